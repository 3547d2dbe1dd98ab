import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { connect } from "../../mcp/connection.js";
import { openSession } from "../../mcp/open.js";
import type {
  ClientDeclaration,
  DetectionCache,
  ServerTarget,
  Session,
  SessionFault,
  SessionOptions,
  StartFailure,
} from "../../mcp/types.js";
import type { RuleId } from "../../rules/registry.js";
import { type InvariantResult, reviewSession } from "../invariants/review.js";
import type { SchemaPort } from "../invariants/types.js";
import { NotificationWatch } from "./notifications.js";
import type { Verdict } from "./types.js";

/** The target of one session; `dispose` frees what was made for it. */
export type CorpusTarget =
  | { ok: true; target: ServerTarget; client?: ClientDeclaration | undefined; dispose: () => void }
  | { ok: false; failure: StartFailure };

/** How the sessions of a corpus run are opened. */
export interface SessionPort {
  /** The target of the next session. */
  target: () => Promise<CorpusTarget>;
  options: Omit<SessionOptions, "targetVersion" | "client" | "detected" | "onFault">;
  schemas: () => Promise<SchemaPort>;
}

/** What was seen of one session. */
export interface SessionObservations {
  invariants: InvariantResult[];
  faults: readonly SessionFault[];
  notifications: readonly [RuleId, Verdict][];
  /** What was written to stdout after the server was asked to end. */
  noiseAtEnd: readonly Redacted[];
}

export type OpenedSession = { ok: true; watched: WatchedSession } | { ok: false; failure: StartFailure };

/** The sessions of one corpus run with one server. */
export class CorpusSessions {
  readonly detected: DetectionCache = {};
  readonly observed: SessionObservations[] = [];
  /** The start-up times of all sessions, in milliseconds. */
  readonly startups: number[] = [];
  transport: "stdio" | "http" | "sse" = "stdio";
  /** A server over HTTP that the run started: all other sessions share it. */
  #shared: ServerTarget | undefined;

  constructor(readonly port: SessionPort) {}

  /** Opens a session at a revision; null for the newest. With `bare`, without a handshake. */
  async open(targetVersion: string | null, bare = false): Promise<OpenedSession> {
    const made = await this.#target();
    if (!made.ok) return made;
    const review = reviewSession({ transport: made.target.kind });
    const notifications = new NotificationWatch();
    const faults: SessionFault[] = [];
    const noiseAtEnd: Redacted[] = [];
    let watched: WatchedSession | undefined;
    const options: SessionOptions = {
      ...this.port.options,
      targetVersion,
      detected: this.detected,
      ...(made.client && { client: made.client }),
      onExchange: (exchange, owner) => {
        this.port.options.onExchange?.(exchange, owner);
        notifications.add(exchange);
        if (!watched?.isEnding) review.addExchange(exchange, owner);
        else if (exchange.raw !== undefined) noiseAtEnd.push(hide(exchange.raw));
      },
      onFault: (fault) => faults.push(fault),
    };
    const startedAt = performance.now();
    const opened = bare ? await openBare(made.target, options) : await openSession(made.target, options);
    this.startups.push(performance.now() - startedAt);
    if (!opened.ok) {
      made.dispose();
      return opened;
    }
    const { target } = made;
    if (target.kind === "http") this.transport = this.detected.transport ?? target.transport ?? "http";
    if (target.kind === "http" && target.start) {
      const { start: _, ready: __, ...reached } = target;
      this.#shared = reached;
    }
    watched = new WatchedSession(opened.session, target, async () => {
      if (watched) watched.isEnding = true;
      faults.push(...(await opened.session.close()));
      made.dispose();
      this.observed.push({
        invariants: await review.results(this.port.schemas),
        faults,
        notifications: notifications.verdicts(),
        noiseAtEnd,
      });
    });
    return { ok: true, watched };
  }

  async #target(): Promise<CorpusTarget> {
    return this.#shared ? { ok: true, target: this.#shared, dispose: () => {} } : this.port.target();
  }
}

/** A session whose exchanges are judged by the invariants, until it is asked to end. */
export class WatchedSession {
  isEnding = false;

  constructor(
    readonly session: Session,
    readonly target: ServerTarget,
    /** Ends it, and keeps what was seen of it. */
    readonly close: () => Promise<void>,
  ) {}
}

/** The reason why a session could not be opened. */
export function unopened({ rule_id, message }: StartFailure): Redacted {
  return say`another session could not be opened: ${message} [${rule_id}]`;
}

async function openBare(target: ServerTarget, options: SessionOptions) {
  const opened = await connect(target, options, performance.now());
  return opened.ok ? { ok: true as const, session: opened.connection.session } : opened;
}
