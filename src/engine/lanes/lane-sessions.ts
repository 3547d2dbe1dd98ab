import { setImmediate } from "node:timers/promises";
import { nowMs } from "../../core/clock.js";
import type { Exchange } from "../../core/generated/capture.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import type { CassettePlayer } from "../../mcp/cassette/player.js";
import { listsOf, noteListChange } from "../../mcp/list-all.js";
import { livenessOf } from "../../mcp/revisions/known.js";
import { openSession } from "../../mcp/session/open.js";
import type { SharedServer } from "../../mcp/shared-server.js";
import type {
  DetectionCache,
  Outcome,
  Owner,
  ServerTarget,
  Session,
  SessionFault,
  SessionOptions,
  StartFailure,
} from "../../mcp/types.js";
import { startProblem } from "../../rules/registry.js";
import type { SuiteServer } from "../../suite/types.js";
import { UNPUBLISHED } from "../../suite/versions.js";
import { type StartedAs, startedAs } from "../judge/causes.js";
import { playerOf } from "./cassettes.js";
import type { ReadContract } from "./contract.js";
import { openValues } from "./labs.js";
import type { LaneContext, LaneInfo } from "./lane-context.js";
import type { LaneFindings } from "./lane-findings.js";
import type { JudgeExchange } from "./lane-review.js";
import { type SessionTarget, sessionTarget } from "./server-target.js";
import type { SessionValues } from "./session-values.js";

/** How often in a row a server may crash, leave a ping unanswered, or fail to start, before it is given up. */
const STRIKES = 3;
const PING_MS = 2_000;

/** A session for a test, or why there is none. */
export type SessionResult =
  | { kind: "session"; session: Session }
  | { kind: "unstarted"; failure: StartFailure; started: StartedAs }
  /** `unstarted`: how its last start failed, if that is why. */
  | { kind: "unusable"; reason: Redacted; unstarted?: FailedStart };

/** A session beside that of a lane; `end` closes it. */
export type BesideSession =
  | { ok: true; session: Session; end: () => Promise<void> }
  | { ok: false; failure: StartFailure };

type ReadyTarget = Extract<SessionTarget, { ok: true }>;

export type FailedStart = Extract<SessionResult, { kind: "unstarted" }>;

/** The sessions of one lane, one after the other: opened on demand, opened again after a crash, given up after three. */
export class LaneSessions {
  isTried = false;
  /** How many sessions were opened one after the other, and the milliseconds until they were open. */
  starts = 0;
  startsMs = 0;
  /** The facts from the handshake of the last session; undefined if none was answered. */
  facts: Session["facts"] | undefined;
  /** The contract of the server, as it was at the start of its first session; undefined if the run does not need it. */
  contract: ReadContract | undefined;
  /** The tokens of its tools, if the suite has a budget for them and they could be listed. */
  surfaceTokens: number | undefined;
  /** The folder and port of the session that is open. */
  values: SessionValues | undefined;
  #opening: Promise<SessionResult> | undefined;
  /** The start that `prestart` began, until the first test takes it. */
  #first: Promise<SessionResult> | undefined;
  #session: Session | undefined;
  /** Shared by all sessions, like the recording. */
  #player: Promise<CassettePlayer> | undefined;
  /** True once a ping was answered. */
  #answersPings = false;
  /** Crashes and unanswered pings in a row. */
  #strikes: ("crashed" | "stopped answering")[] = [];
  #failedStarts = 0;
  #unusable: Extract<SessionResult, { kind: "unusable" }> | undefined;
  /** What the first session detected about the server. */
  readonly detected: DetectionCache = {};
  /** Replaced sessions, and when they have ended; `close` ends the last one. */
  readonly #ending = new Map<Session, Promise<void>>();
  /** Faults from the ends of sessions: they belong to none of the tests that ran meanwhile. */
  readonly #endFaults = new Map<string, SessionFault & { count: number }>();
  /** The process of a server with a lab, which other clients use too. */
  readonly #shared: SharedServer | undefined;

  constructor(
    private readonly lane: LaneInfo,
    private readonly context: LaneContext,
    private readonly findings: LaneFindings,
  ) {
    this.#shared = context.labs.sharedServer(lane);
    this.#shared?.clients.add(() => this.#session && this.#end(this.#session));
  }

  /** Starts the server before its first test needs it: the servers of a file start together. */
  prestart(): void {
    this.#first = this.#open();
  }

  /** A session to call, opened if there is none. Never throws for what a server does. */
  async acquire(): Promise<SessionResult> {
    if (this.#first === undefined) {
      if (this.#opening) return this.#opening;
      if (this.#unusable !== undefined) return this.#unusable;
      if (this.#session?.alive) return { kind: "session", session: this.#session };
      // If it ended by itself between two tests, this reports that, and ends the processes that it left.
      if (this.#session) this.drop(this.#session);
    }
    this.#opening = (this.#first ?? this.#open()).finally(() => {
      this.#opening = undefined;
    });
    this.#first = undefined;
    return this.#opening;
  }

  /** What the server answers while it is alive. */
  get signOfLife(): string {
    return this.detected.signOfLife ?? livenessOf(this.facts?.negotiatedVersion ?? null);
  }

  recordAnswer(): void {
    this.#strikes = [];
  }

  /** Records that a call got no answer. After a timeout or a crash, checks the session. */
  async recordFailure(session: Session, outcome: Exclude<Outcome, { kind: "answer" }>): Promise<void> {
    if (outcome.kind === "unsendable" || session !== this.#session) return;
    // A server that denies a call, or answers with too much, is alive; a recording has no server that could end.
    if (outcome.kind === "fault" && (outcome.fault.unverified || outcome.fault.miss || isFlood(outcome))) return;
    if (outcome.kind !== "died" && ((await this.isAnswering(session)) || session !== this.#session)) return;
    this.drop(session);
    this.#strikes.push(outcome.kind === "died" ? "crashed" : "stopped answering");
    if (this.#strikes.length >= STRIKES) {
      const what = [...new Set(this.#strikes)].join(" or ");
      const message = say`server ${hide(this.lane.server.name)} was given up: it ${hide(what)} ${STRIKES} times in a row`;
      this.#unusable = { kind: "unusable", reason: message };
      this.findings.report({ rule_id: "FAULT-LIFECYCLE-GIVEN-UP", message });
    }
  }

  /** True if the session answers a ping within 2 s, or the limit that is given; or a list, if it never answered a ping. */
  async isAnswering(session: Session, timeoutMs = PING_MS): Promise<boolean> {
    const { negotiatedVersion, capabilities } = session.facts;
    const usual = livenessOf(negotiatedVersion);
    const { signOfLife } = this.detected;
    const others = this.#answersPings ? [] : listsOf(capabilities).slice(0, 1);
    for (const method of signOfLife === undefined ? [usual, ...others] : [signOfLife]) {
      if (!session.alive) return false;
      // What the list says is judged where it is asked for.
      const options = { timeoutMs, purpose: "fault", ...(method !== usual && { quiet: true as const }) } as const;
      const answer = await session.request(method, undefined, options);
      if (answer.kind !== "answer" && !isFlood(answer)) continue;
      if (method === usual) this.#answersPings = true;
      else this.detected.signOfLife = method;
      return true;
    }
    return false;
  }

  /** Reports it if the server has ended by itself; with `ask`, the server is asked for a sign of life. */
  async confirmAlive(ask: boolean): Promise<void> {
    if (ask || this.#session?.alive === false) await this.#session?.confirmAlive();
  }

  /** Ends a session for good when its calls have ended. That does not count towards giving the server up. */
  drop(session: Session): void {
    const ending = this.#end(session);
    this.#shared?.restart(ending);
  }

  #end(session: Session): Promise<void> {
    const closing = session.closeAfterCalls();
    if (session === this.#session) this.#session = undefined;
    const { values } = this;
    this.values = undefined;
    const ending = closing.then((faults) => {
      for (const fault of faults) this.#addEndFault(fault);
      this.#ending.delete(session);
      values?.dispose();
    });
    this.#ending.set(session, ending);
    return ending;
  }

  /** Ends the session, so that the next test gets a new one (`restart_policy: per_test`). */
  renew(): void {
    if (this.#session) this.drop(this.#session);
    else this.#shared?.restart();
  }

  /** Breaks the connection. Waits for the end of the server, so that the next session meets the state that it left. */
  async disconnect(): Promise<void> {
    this.renew();
    await [...this.#ending.values()].at(-1);
  }

  /** Ends the server, and reports what was seen while its sessions ended. */
  async close(): Promise<void> {
    await (this.#first ?? this.#opening);
    if (this.#session) void this.#end(this.#session);
    // Only a run that was interrupted has calls that still wait.
    for (const session of this.#ending.keys()) void session.close();
    await Promise.all(this.#ending.values());
    for (const fault of this.#endFaults.values()) this.findings.report(fault);
    this.#endFaults.clear();
  }

  #addEndFault(fault: SessionFault): void {
    const kind = `${fault.rule_id} ${fault.message.replace(/\bpid \d+/g, "pid")}`;
    const { count, ...first } = this.#endFaults.get(kind) ?? { ...fault, count: 0 };
    this.#endFaults.set(kind, { ...first, count: count + 1 });
  }

  async #open(): Promise<SessionResult> {
    const { context, lane } = this;
    const { server } = lane;
    this.isTried = true;
    // A server with a fixed port can start again only after the last one has released the port.
    if (server.http?.start) await Promise.all(this.#ending.values());
    const values = await openValues(lane, context);
    const targetResult = await this.#target(values);
    if (!targetResult.ok) {
      values.dispose();
      // Nothing was started, so this is not a failed start: each test reports what is missing.
      const { url } = server;
      return { kind: "unstarted", failure: targetResult.failure, started: url === undefined ? {} : { url: hide(url) } };
    }
    const { target } = targetResult;
    // The invariants load while the server starts: at the end of this turn it has been spawned.
    const early: Parameters<JudgeExchange>[] = [];
    let judge: JudgeExchange | undefined = (...exchange) => void early.push(exchange);
    const reviewing = setImmediate().then(async () => {
      const review = await lane.loadReview();
      judge = review?.begin();
      for (const exchange of early.splice(0)) judge?.(...exchange);
    });
    const { targetVersion, transport, order } = lane;
    const tape = context.recording?.startSession({
      server: server.name,
      transport,
      suite: lane.suite.name,
      targetVersion,
      order,
    });
    const onExchange = (exchange: Exchange, owner: Owner | undefined) => {
      judge?.(exchange, owner);
      if (own) noteListChange(own, exchange);
      lane.evidence.note(exchange);
      lane.note(exchange);
      const full = tape?.exchange(exchange);
      if (full) this.findings.report(full);
      context.onExchange?.(server.name, exchange);
    };
    let own: Session | undefined;
    const onFault = (fault: SessionFault) => {
      if (own === undefined || own === this.#session) this.findings.report(fault);
      else this.#addEndFault(fault);
    };
    const start = () => openSession(target, { ...this.#optionsOf(targetResult), onFault, onExchange });
    context.onStart?.(server.name, targetVersion, true);
    const { command, http, cassette } = server;
    const key = JSON.stringify(command ?? http?.start?.command ?? http?.url ?? cassette);
    const startedAt = nowMs();
    const startResult = await context.firstStart(key, start);
    this.starts += 1;
    this.startsMs += nowMs() - startedAt;
    await reviewing;
    context.onStart?.(server.name, targetVersion, false);
    if (!startResult.ok) {
      values.dispose();
      return this.#unstarted({ kind: "unstarted", failure: startResult.failure, started: startedAs(target) });
    }
    own = startResult.session;
    this.#session = own;
    this.values = values;
    this.facts = startResult.session.facts;
    tape?.opened(startResult.session.facts);
    const mismatch = this.#mismatch(startResult.session.facts);
    if (mismatch === undefined) return this.#withContract(startResult.session);
    this.#unusable = { kind: "unusable", reason: mismatch };
    this.findings.report({ rule_id: "VERSION-001", message: mismatch }, { gates: true });
    return this.#unusable;
  }

  /** The session, once its contract is read if the run needs it. A server that dies of that starts again. */
  async #withContract(session: Session): Promise<SessionResult> {
    const { contracts } = this.context;
    const { server, suite, targetVersion } = this.lane;
    const { drift, surfaceBudget } = suite.runOptions;
    const before = drift === "off" ? undefined : contracts?.before(server.name, suite.name, targetVersion);
    const isNeeded = before !== undefined || contracts?.all || contracts?.coverage || surfaceBudget !== undefined;
    if (!isNeeded || this.contract !== undefined) return { kind: "session", session };
    const { readContract, tokensOfTools } = await import("./contract.js");
    this.contract = await readContract(session, server.volatile);
    if (surfaceBudget !== undefined) this.surfaceTokens = await tokensOfTools(this.contract.contract);
    if (session.alive) return { kind: "session", session };
    this.drop(session);
    return this.#open();
  }

  #optionsOf({ target, client }: ReadyTarget): SessionOptions {
    const { maxFrameBytes, memory, nextId, signal, clientVersion } = this.context;
    const { server, targetVersion } = this.lane;
    return {
      server: server.name,
      startupTimeoutMs: server.startupTimeoutMs,
      detected: this.detected,
      targetVersion: targetVersion ?? (target.kind === "cassette" ? target.player.revision : null),
      ...(client && { client }),
      maxFrameBytes,
      memory,
      nextId,
      signal,
      clientVersion,
    };
  }

  /**
   * One more session at the same time as the lane's own, which is open: over HTTP with the same server, else with a process
   * of its own. Its exchanges are neither recorded nor reviewed. The caller ends it.
   */
  async openBeside(): Promise<BesideSession> {
    const sharedValues = this.lane.server.http && this.values;
    const values = sharedValues ?? (await openValues(this.lane, this.context));
    const dispose = () => {
      if (values !== sharedValues) values.dispose();
    };
    const targetResult = await this.#target(values);
    const startResult = targetResult.ok
      ? await openSession(withoutStart(targetResult.target), {
          ...this.#optionsOf(targetResult),
          onFault: (fault) => this.findings.report(fault),
        })
      : targetResult;
    if (!startResult.ok) {
      dispose();
      return startResult;
    }
    const { session } = startResult;
    const end = async () => {
      for (const fault of await session.close()) this.#addEndFault(fault);
      dispose();
    };
    return { ok: true, session, end };
  }

  #target(values: SessionValues): Promise<SessionTarget> {
    const { server } = this.lane;
    const { cassette } = server;
    if (cassette === undefined) return sessionTarget(server, values, this.context);
    return sessionTarget(server, values, this.context, () => {
      this.#player ??= playerOf(cassette, server, this.context.redact, this.context.cwd);
      return this.#player;
    });
  }

  #unstarted(unstarted: FailedStart): SessionResult {
    if (isRejection(unstarted, this.lane.server)) return unstarted;
    this.#failedStarts += 1;
    if (this.#failedStarts >= STRIKES) {
      const reason = say`server ${hide(this.lane.server.name)} ${startProblem(unstarted.failure.rule_id)}, ${STRIKES} times in all`;
      this.#unusable = { kind: "unusable", reason, unstarted };
    }
    return unstarted;
  }

  /** 2026-03-26 is not a published revision: the server's choice is reported, but does not fail it. */
  #mismatch({ negotiatedVersion: negotiated, supportedVersions }: Session["facts"]): Redacted | undefined {
    const { server, targetVersion } = this.lane;
    if (targetVersion === null || targetVersion === UNPUBLISHED || negotiated === targetVersion) return undefined;
    const names = supportedVersions?.join(", ") || negotiated;
    const speaks = names === null ? say`names none` : say`speaks ${hide(names)}`;
    return say`server ${hide(server.name)} was asked for revision ${hide(targetVersion)} and ${speaks}`;
  }
}

/** The same server, which runs already. */
function withoutStart(target: ServerTarget): ServerTarget {
  if (target.kind !== "http") return target;
  const { start: _, ready: __, replicas: ___, ...running } = target;
  return running;
}

/** True if the server rejected the token that a test describes: that is the answer which it is about. */
export function isRejection({ failure }: FailedStart, { identity }: SuiteServer): boolean {
  return identity?.token !== undefined && failure.http !== undefined;
}

/** True if more came than may be held: of this call, or of others at the same time. */
function isFlood(outcome: Outcome): boolean {
  return outcome.kind === "fault" && outcome.fault.rule_id === "FAULT-TRANSPORT-FLOOD";
}
