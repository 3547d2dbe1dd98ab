import type { Exchange, Purpose } from "../../core/generated/capture.js";
import type { Severity } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { Frame } from "../../mcp/frames.js";
import type { Owner } from "../../mcp/types.js";
import type { RuleId } from "../../rules/registry.js";

/** An exchange, taken apart once for every invariant. */
export interface ParsedExchange {
  exchange: Exchange;
  /** For whom its call was made. */
  owner: Owner | undefined;
  purpose: Purpose;
  fromServer: boolean;
  /** Of the request or notification; undefined if there is none, or if it is not a string. */
  method: string | undefined;
  /** The request's id; undefined for a notification. */
  id: unknown;
  params: Frame | undefined;
  meta: Frame;
  /** The frame that answered, if it is an object. */
  response: Frame | undefined;
  error: Frame | undefined;
  /** The answer's result, if it is an object and there is not an error. */
  result: Frame | undefined;
}

/** What is known of a session so far. */
export interface SessionState {
  /** The revision that was negotiated, or that requests name; null if nothing says it. */
  revision: string | null;
  modern: boolean;
  /** True if an invariant does not hold for the exchange that is seen, and what is wrong is its form. */
  isBroken: boolean;
  /** What the server advertised; undefined if no handshake named it. */
  capabilities: Frame | undefined;
  /** What we offered in initialize; undefined if that was not seen. */
  clientCapabilities: Frame | undefined;
  transport: string | undefined;
}

export interface ReportDetails {
  /** Stands before that of its rule. */
  severity?: Severity;
  owner?: Owner | undefined;
}

/** Takes what an invariant reports about a session. */
interface InvariantReporter {
  /** It has read what it is about: without that it says nothing of the session. */
  read(): void;
  /** It does not hold; `frame` shows it. */
  breach(message: Redacted, frame?: unknown, more?: ReportDetails): void;
  unjudged(message: Redacted, frame?: unknown, more?: ReportDetails): void;
}

/** One invariant over one session: is shown each exchange in order, then the end. It keeps what it needs, and no more. */
export interface InvariantWatcher {
  onExchange?(exchange: ParsedExchange): void;
  hasPending?(): boolean;
  /** Judges what takes its time. Called after each test, and before the end. */
  judgePending?(schemas: SchemaPort): Promise<void>;
  /** May be called in the middle of a session: reports what is wrong so far, and changes nothing. */
  onEnd?(): void;
}

/** What a schema says of a value: what is wrong with it, if anything, or why it could not be judged. */
export type SchemaResult = { wrong?: Redacted } | { unjudged: Redacted };

/** Judges values by a JSON Schema of a server. */
export type SchemaPort = (schema: unknown) => (value: unknown) => Promise<SchemaResult>;

/** What an invariant is about, and what it looks at. */
interface Scope {
  category: "lifecycle" | "capability" | "result-shape" | "error-envelope" | "listing";
  reads: readonly Purpose[];
  /** The revisions that it is about; left out: all. */
  era?: "legacy" | "modern";
}

export interface Invariant extends Scope {
  id: RuleId;
  /** Watches a session; a function is one that only looks at each exchange. */
  watch(
    session: Readonly<SessionState>,
    report: InvariantReporter,
  ): InvariantWatcher | ((exchange: ParsedExchange) => void);
}

/** Invariants that remember what came before, by rule. */
export function watchInvariants(scope: Scope, watches: { readonly [Id in RuleId]?: Invariant["watch"] }): Invariant[] {
  return Object.entries(watches).map(([id, watch]) => ({ ...scope, id: id as RuleId, watch }));
}

type JudgeExchange = (exchange: ParsedExchange, report: InvariantReporter, session: Readonly<SessionState>) => void;

/** Invariants that judge each exchange by itself, by rule. */
export function judgeInvariants(scope: Scope, judges: { readonly [Id in RuleId]?: JudgeExchange }): Invariant[] {
  return Object.entries(judges).map(([id, judge]) => ({
    ...scope,
    id: id as RuleId,
    watch: (session, report) => (exchange) => judge(exchange, report, session),
  }));
}

/** What a server sent by itself in an exchange: a request or notification, and notifications during a call. */
export function sentByServer({ fromServer, exchange }: ParsedExchange): unknown[] {
  return [...(fromServer ? [exchange.request] : []), ...(exchange.notifications ?? [])];
}

const OURS: readonly Purpose[] = ["handshake", "test", "probe", "fuzz"];
/** What a well-behaved client sends. */
export const WELL_BEHAVED: readonly Purpose[] = ["handshake", "test"];
/** Everything within the session's rules: neither detection, nor bytes that a suite made up. */
export const IN_SESSION: readonly Purpose[] = [...OURS, "fault"];
/** Whatever was sent, even malformed bytes: answers have rules all the same. */
export const ALWAYS: readonly Purpose[] = [...IN_SESSION, "raw", "detect"];
/** What makes up the order of a session. */
export const IN_ORDER = OURS;
