import { nowMs } from "../../core/clock.js";
import { defined } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import { SHOWS_APPS } from "../../mcp/revisions/extensions.js";
import { type Connection, connect } from "../../mcp/session/connection.js";
import { ABORTED_START, explainRefusal, openConnected } from "../../mcp/session/open.js";
import type { ServerTarget, Session, SessionOptions, StartFailure } from "../../mcp/types.js";
import type { MadeUpUser } from "../server/made-up-input.js";
import type { FailedStart, OpenedSession, SessionPort, SessionTarget } from "../server/types.js";
import { type SessionObservations, SessionWatch } from "./session-watch.js";

interface StartedServer {
  ok: true;
  connection: Connection;
  watch: SessionWatch;
  dispose: () => void;
}

interface SessionForm {
  /** Without a handshake. */
  isBare?: boolean;
  /** Answers what the server asks, instead of the suite. */
  user?: MadeUpUser | undefined;
}

export class CorpusSessions {
  readonly observed: SessionObservations[] = [];
  starts = 0;
  transport: "stdio" | "http" | "sse" = "stdio";
  /** A server over HTTP that the run started: all other sessions share it. */
  #shared: ServerTarget | undefined;
  /** Servers of later sessions, which get ready while the first one does. */
  #ahead: Promise<StartedServer | FailedStart>[] = [];
  readonly #opened = new Set<Session>();

  /** What the server answers while it is alive, instead of a ping. */
  set signOfLife(method: string) {
    this.port.options.detected.signOfLife = method;
  }

  get isStopped(): boolean {
    return this.port.options.signal?.aborted === true;
  }

  constructor(readonly port: SessionPort) {
    // Closing the sessions ends the requests that wait in them.
    port.options.signal?.addEventListener("abort", () => {
      for (const session of this.#opened) void session.close();
    });
  }

  /** Opens the first session at a revision; null for the newest. Over stdio, so many `others` start with it. */
  async openFirst(targetVersion: string | null, others: number): Promise<OpenedSession> {
    const first = await this.#start();
    if (!first.ok) return first;
    if (first.connection.target.kind === "stdio") this.#ahead = Array.from({ length: others }, () => this.#start());
    const opened = await this.#open(first, targetVersion, {});
    // A server that cannot be started twice at a time is started alone.
    return opened.ok || !(await this.endUnused()) ? opened : this.open(targetVersion);
  }

  /** Opens a session at a revision; null for the newest. */
  async open(targetVersion: string | null, form: SessionForm = {}): Promise<OpenedSession> {
    if (this.isStopped) return ABORTED_START;
    const started = await (this.#ahead.shift() ?? this.#start());
    return started.ok ? this.#open(started, targetVersion, form) : started;
  }

  /** Ends the servers that no session uses; true if one of them was running. */
  async endUnused(): Promise<boolean> {
    const ends = this.#ahead.splice(0).map(async (starting) => {
      const started = await starting;
      if (!started.ok) return false;
      const { session } = started.connection;
      const wasRunning = session.alive;
      await session.close();
      started.dispose();
      return wasRunning;
    });
    return (await Promise.all(ends)).includes(true);
  }

  async #start(): Promise<StartedServer | FailedStart> {
    const corpusTarget: SessionTarget = this.#shared
      ? { ok: true, target: this.#shared, dispose: () => {} }
      : await this.port.target();
    if (!corpusTarget.ok) return corpusTarget;
    this.starts += 1;
    const { target, client, dispose } = corpusTarget;
    const { transport } = this.port.options.detected;
    const detectedTarget = transport !== undefined && target.kind === "http" ? { ...target, transport } : target;
    const watch = new SessionWatch(target.kind);
    const options: SessionOptions = {
      ...this.port.options,
      targetVersion: null,
      client: { ...client, extensions: { ...SHOWS_APPS, ...client?.extensions } },
      onExchange: (exchange, owner) => {
        this.port.options.onExchange?.(exchange, owner);
        watch.addExchange(exchange, owner);
      },
      onFault: (fault) => watch.addFault(fault),
    };
    const connected = await connect(detectedTarget, options, nowMs());
    if (connected.ok) return { ok: true, connection: connected.connection, watch, dispose };
    dispose();
    return explainRefusal(connected, target, options);
  }

  async #open(
    { connection, watch, dispose }: StartedServer,
    targetVersion: string | null,
    { isBare, user }: SessionForm,
  ): Promise<OpenedSession> {
    const { target } = connection;
    const client = user ? user.declarationOver(connection.options.client) : connection.options.client;
    const options = { ...connection.options, ...defined({ client }) };
    if (client) connection.session.client.declare(client);
    // A server that was started ahead may have waited for its turn.
    const deadline = target.kind === "stdio" ? nowMs() + options.startupTimeoutMs : connection.deadline;
    const opened = isBare
      ? { ok: true as const, session: connection.session }
      : await openConnected({ ...connection, deadline, options: { ...options, targetVersion } });
    if (!opened.ok) {
      dispose();
      return explainRefusal(opened, target, options);
    }
    if (target.kind === "http") this.transport = this.port.options.detected.transport ?? target.transport ?? "http";
    if (target.kind === "http" && target.start) {
      const { start: _, ready: __, ...reached } = target;
      this.#shared = reached;
    }
    const { session } = opened;
    this.#opened.add(session);
    const end = async () => {
      this.#opened.delete(session);
      watch.isEnding = true;
      watch.faults.push(...(await session.close()));
      dispose();
    };
    const close = async () => {
      await end();
      this.observed.push(await watch.observations(this.port.schemas));
    };
    return { ok: true, watched: { session, target, ...defined({ user }), watch, close, discard: end } };
  }
}

/** The reason why a session could not be opened. */
export function notOpened({ rule_id, message }: StartFailure): Redacted {
  return say`another session could not be opened: ${message} [${rule_id}]`;
}
