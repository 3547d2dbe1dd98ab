import type { Exchange } from "../core/generated/capture.js";
import type { Finding, ServerRow } from "../core/generated/results.js";
import { isObject } from "../core/json.js";
import { UserError } from "../core/problem.js";
import { SuiteFault } from "../matchers/types.js";
import type { CassettePlayer } from "../mcp/cassette/player.js";
import type { Tape } from "../mcp/recording.js";
import { livenessOf } from "../mcp/revisions/known.js";
import type {
  ClientDeclaration,
  Detected,
  OpenSession,
  Outcome,
  Session,
  SessionFault,
  StartFailure,
} from "../mcp/types.js";
import { ruleOf } from "../rules/registry.js";
import type { Suite, SuiteServer } from "../suite/types.js";
import { playerOf } from "./cassettes.js";
import { EvidenceLog } from "./evidence.js";
import { LaneReview } from "./review.js";
import type { RunTokens } from "./run-tokens.js";
import { clientOf, filledIn, type SessionValues, sessionValues } from "./session-values.js";
import { type TargetResult, targetOf } from "./target.js";

/** How often in a row a server may die, leave a ping unanswered, or not start, before it is given up. */
const STRIKES = 3;
const PING_MS = 2_000;

/** What a lane needs of the run. */
export interface LaneContext {
  open: OpenSession;
  nextId: () => number;
  maxFrameBytes: number;
  env: Readonly<Record<string, string | undefined>>;
  passEnv: readonly string[];
  cwd: string;
  runId: string;
  tokens: RunTokens;
  signal: AbortSignal;
  /** A value without secrets. */
  redact: <T>(value: T) => T;
  finding: (finding: Finding) => void;
  onExchange?: (lane: Lane, exchange: Exchange) => void;
  /** Begins to record a session of the lane. */
  record?: (lane: Lane) => Tape;
  /** The first start of equal commands is done once before the others: npx fills a cold cache. */
  firstStart: <T>(command: string, start: () => Promise<T>) => Promise<T>;
}

/** What a test is given to run on. */
export type Ground =
  | { kind: "session"; session: Session }
  | { kind: "unstarted"; failure: StartFailure }
  | { kind: "unusable"; reason: string };

/**
 * The sessions of one server at one revision for one file (or the run): opens, opens again after a death, gives up
 * after three in a row (run.md, Sessions). Calls of one lane may overlap.
 */
export class Lane {
  /** Findings since the last `takeFindings`. */
  #seen: Finding[] = [];
  #opening: Promise<Ground> | undefined;
  /** The start that `prestart` began, until the first test takes it. */
  #first: Promise<Ground> | undefined;
  #session: Session | undefined;
  #values: SessionValues | undefined;
  /** Goes on from session to session, as the recording does. */
  #player: CassettePlayer | undefined;
  /** Deaths and unanswered pings in a row. */
  #strikes = 0;
  #failedStarts = 0;
  #isTried = false;
  #unusable: string | undefined;
  #facts: Session["facts"] | undefined;
  #durations: number[] = [];
  #findings = 0;
  /** The invariants over its sessions; undefined where the suite turns them off. */
  readonly review: LaneReview | undefined;
  /** What its tests may have to show. */
  readonly evidence = new EvidenceLog();
  readonly #told = new Set<string>();
  /** What its first session found out of the server. */
  readonly #detected: Detected = {};
  /** Ends of sessions that were replaced; the last one is ended by `close`. */
  readonly #ending = new Set<Promise<void>>();
  /** What was amiss in ending those that have ended. */
  readonly #endFaults: SessionFault[] = [];

  constructor(
    readonly suite: Suite,
    readonly server: SuiteServer,
    readonly version: string | null,
    readonly order: number,
    private readonly context: LaneContext,
  ) {
    const isAsked = suite.tests.some(({ block }) => block === "compliance");
    const isOff = suite.runOptions.invariants === "off" && !isAsked;
    this.review = isOff ? undefined : new LaneReview(this.transport);
  }

  get transport(): ServerRow["kind"] {
    return transportOf(this.server);
  }

  /** Starts the server before its first test asks: the servers of a file start together. */
  prestart(): void {
    this.#first = this.#open();
  }

  /** A session to call, opened where there is none; never throws for what a server does. */
  ground(): Promise<Ground> | Ground {
    if (this.#first) {
      this.#opening = this.#first.finally(() => {
        this.#opening = undefined;
      });
      this.#first = undefined;
    }
    if (this.#opening) return this.#opening;
    if (this.#unusable !== undefined) return { kind: "unusable", reason: this.#unusable };
    if (this.#session?.alive) return { kind: "session", session: this.#session };
    // It ended by itself between two tests: the session has told it, and what it left behind is ended too.
    if (this.#session) this.#drop(this.#session);
    this.#opening = this.#open().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  /** To be told of every call's outcome: counts it, and sees to the session after a timeout or a death. */
  async after(session: Session, outcome: Outcome): Promise<void> {
    if (outcome.kind === "answer") {
      this.#strikes = 0;
      this.#durations.push(outcome.durationMs);
      return;
    }
    if (outcome.kind === "unsendable" || session !== this.#session) return;
    // A server that denies a call is there; a recording without it has nothing that could end.
    if (outcome.kind === "fault" && (outcome.fault.unverified || outcome.fault.miss)) return;
    if (outcome.kind !== "died" && ((await this.answers(session)) || session !== this.#session)) return;
    this.#drop(session);
    this.#strikes += 1;
    if (this.#strikes >= STRIKES) {
      this.#unusable = `server ${this.server.name} was given up: it died or stopped answering ${STRIKES} times in a row`;
      this.#fault({ rule_id: "FAULT-LIFECYCLE-GIVEN-UP", message: this.#unusable });
    }
  }

  /** True where the session still answers (2 s). */
  async answers(session: Session): Promise<boolean> {
    if (!session.alive) return false;
    const method = livenessOf(session.facts.negotiatedVersion);
    const ping = await session.request(method, undefined, { timeoutMs: PING_MS, purpose: "fault" });
    return ping.kind === "answer";
  }

  /** Ends a session that a bad request has ended or silenced; that does not count towards giving the server up. */
  dropAfterProbe(session: Session): void {
    this.#drop(session);
  }

  /** Tells a finding that is not the session's own, at its own place and with its own gate. */
  tell(found: SessionFault & { count: number }, { gates, location }: Pick<Finding, "gates" | "location">): void {
    const { count, ...fault } = found;
    this.#fault(fault, { gates, location }, count);
  }

  /** The folder or port of the session that is open; throws a SuiteFault where it has none. */
  value(name: "tmp_dir" | "port"): string | number {
    if (this.#values) return this.#values.get(name);
    throw new SuiteFault(`\${${name}} has no value here`, "Use it where a server is called.");
  }

  /** Tells what an assertion only warns of. */
  warn(ruleId: string, message: string, location: Finding["location"]): void {
    this.#fault({ rule_id: ruleId, message }, { gates: false, location });
  }

  /** Judges the 95th percentile of all calls, where the suite limits it. */
  judgeLatency(): void {
    const { p95LatencyMs: most, p95Gates: gates } = this.suite;
    const p95 = this.row()?.p95_ms ?? null;
    if (most === undefined || p95 === null || p95 <= most) return;
    const message = `95 of 100 calls took up to ${Math.round(p95 * 100) / 100} ms; ${most} ms are allowed`;
    this.#fault({ rule_id: "ASSERT-P95-LATENCY", message }, { gates });
  }

  /** The findings since the last call, for the row of the test that ran meanwhile. */
  takeFindings(): Finding[] {
    const seen = this.#seen;
    if (seen.length > 0) this.#seen = [];
    return seen;
  }

  /** The server's row; undefined where it was never tried. */
  row(): ServerRow | undefined {
    if (!this.#isTried) return undefined;
    const sorted = Float64Array.from(this.#durations).sort();
    return {
      name: this.server.name,
      file: this.suite.name,
      kind: this.transport,
      target_version: this.version,
      negotiated_version: this.#facts?.negotiatedVersion ?? null,
      server_info: this.#facts?.serverInfo ?? null,
      capabilities: this.#facts?.capabilities ?? null,
      startup_ms: this.#facts?.startupMs ?? null,
      calls: sorted.length,
      p50_ms: percentile(sorted, 0.5),
      p95_ms: percentile(sorted, 0.95),
      p99_ms: percentile(sorted, 0.99),
      findings: this.#findings,
    };
  }

  /** Judges its sessions by the invariants: each that does not hold is told, once. To be called when its tests are done. */
  async judge(): Promise<void> {
    for (const { count, ...fault } of (await this.review?.finish(this.#told)) ?? []) {
      this.#fault(fault, undefined, count);
    }
  }

  /** What the handshake of its last session told; undefined where none was answered. */
  get facts(): Session["facts"] | undefined {
    return this.#facts;
  }

  /** What initialize answered in the session that is under way. */
  get handshake(): Outcome | undefined {
    const exchange = this.review?.handshake;
    if (!isObject(exchange?.response)) return undefined;
    return { kind: "answer", answer: exchange.response, durationMs: exchange.duration_ms ?? 0, notifications: [] };
  }

  /** A session of its own for the next test (`restart_policy: per_test`). */
  renew(): void {
    if (this.#session) this.#drop(this.#session);
  }

  /** Breaks the connection; settles when the server has ended, so that the next session meets what it left. */
  async disconnect(): Promise<void> {
    this.renew();
    await [...this.#ending].at(-1);
  }

  /** Ends the server; what was amiss in ending it is told. */
  async close(): Promise<SessionFault[]> {
    await (this.#first ?? this.#opening);
    if (this.#session) this.#drop(this.#session);
    await Promise.all(this.#ending);
    return this.#endFaults;
  }

  #drop(session: Session): void {
    if (session === this.#session) this.#session = undefined;
    const values = this.#values;
    this.#values = undefined;
    const ending = session.close().then((faults) => {
      this.#endFaults.push(...faults);
      this.#ending.delete(ending);
      values?.dispose();
    });
    this.#ending.add(ending);
  }

  async #open(): Promise<Ground> {
    const { context, server } = this;
    this.#isTried = true;
    // A server with a port of its own can be started again only when the last one has left it.
    if (server.http?.start) await Promise.all(this.#ending);
    const values = await sessionValues(server);
    const made = await this.#target(values);
    if (!made.ok) {
      values.dispose();
      // Nothing was started, so this is no failed start: each of its tests tells what is missing.
      return { kind: "unstarted", failure: made.failure };
    }
    const { target, client } = made;
    const judge = this.review?.begin();
    const tell = context.onExchange;
    const tape = context.record?.(this);
    const onExchange = (exchange: Exchange) => {
      judge?.(exchange);
      this.evidence.note(exchange);
      tape?.exchange(exchange);
      tell?.(this, exchange);
    };
    const start = () =>
      context.open(target, {
        server: server.name,
        targetVersion: this.version ?? (target.kind === "cassette" ? target.player.revision : null),
        ...(client && { client }),
        detected: this.#detected,
        startupTimeoutMs: server.startupTimeoutMs,
        maxFrameBytes: context.maxFrameBytes,
        nextId: context.nextId,
        signal: context.signal,
        onFault: (fault) => this.#fault(fault),
        onExchange,
      });
    const opened = await context.firstStart(startKey(server), start);
    if (!opened.ok) {
      values.dispose();
      return this.#unstarted(opened.failure);
    }
    this.#session = opened.session;
    this.#values = values;
    this.#facts = opened.session.facts;
    tape?.opened(opened.session.facts);
    const mismatch = this.#mismatch(opened.session.facts);
    if (mismatch === undefined) return { kind: "session", session: opened.session };
    this.#unusable = mismatch;
    this.#fault({ rule_id: "VERSION-001", message: mismatch }, { gates: true });
    return { kind: "unusable", reason: mismatch };
  }

  async #target(values: SessionValues): Promise<TargetResult & { client?: ClientDeclaration | undefined }> {
    const { context, server, suite, version } = this;
    try {
      const client = clientOf(server, values, version);
      if (server.cassette !== undefined) {
        this.#player ??= playerOf(server.cassette, server, context.redact, context.cwd);
        return { ok: true, target: { kind: "cassette", player: this.#player }, client };
      }
      const filled = server.command ? filledIn(server, values, context, version) : server;
      return { ...(await targetOf(suite, filled, context, version, values)), client };
    } catch (error) {
      if (!(error instanceof SuiteFault || error instanceof UserError)) throw error;
      return { ok: false, failure: { rule_id: "SUITE-FAULT", message: error.message } };
    }
  }

  #unstarted(failure: StartFailure): Ground {
    this.#failedStarts += 1;
    if (this.#failedStarts >= STRIKES)
      this.#unusable = `server ${this.server.name} did not start, ${STRIKES} times in all`;
    return { kind: "unstarted", failure };
  }

  /** 2026-03-26 is no published revision: what a server makes of it is reported, never held against it. */
  #mismatch({ negotiatedVersion: negotiated, supportedVersions }: Session["facts"]): string | undefined {
    if (this.version === null || this.version === "2026-03-26" || negotiated === this.version) return undefined;
    const named = supportedVersions?.join(", ") || negotiated;
    const speaks = named === null ? "names none" : `speaks ${named}`;
    return `server ${this.server.name} was asked for revision ${this.version} and ${speaks}`;
  }

  /** A finding; without `own` one of the session, which `invariants` gates or leaves out. */
  #fault(fault: SessionFault, own?: { gates: boolean; location?: Finding["location"] }, count = 1): void {
    const { invariants } = this.suite.runOptions;
    if (invariants === "off" && own === undefined) return;
    const gates = own?.gates ?? invariants === "fail";
    this.#told.add(fault.rule_id);
    const finding: Finding = {
      rule_id: fault.rule_id,
      severity: ruleOf(fault.rule_id)?.severity ?? "must",
      message: fault.message,
      server: this.server.name,
      target_version: this.version,
      count,
      gates,
      location: own?.location ?? this.server.location,
      ...(fault.evidence !== undefined && { evidence: fault.evidence }),
    };
    this.#findings += 1;
    const same = this.#seen.find((seen) => seen.rule_id === finding.rule_id);
    if (same) same.count += count;
    else this.#seen.push({ ...finding });
    this.context.finding(finding);
  }
}

/** How a server is reached. */
export function transportOf(server: SuiteServer): ServerRow["kind"] {
  if (server.cassette !== undefined) return "cassette";
  return server.http ? "http" : "stdio";
}

/** The same for servers that are started, or reached, in the same way. */
function startKey({ command, http, cassette }: SuiteServer): string {
  return JSON.stringify(command ?? http?.start?.command ?? http?.url ?? cassette);
}

/** The value below which `share` of the sorted values lie (nearest rank); null where there are none. */
function percentile(sorted: Float64Array, share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
