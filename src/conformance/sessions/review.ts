import type { Exchange } from "../../core/generated/capture.js";
import type { Severity } from "../../core/generated/results.js";
import { getOrMake } from "../../core/groups.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import { FIRST_MODERN, isSince, VERSION_META } from "../../mcp/revisions/known.js";
import type { Owner, Purpose } from "../../mcp/types.js";
import type { RuleId } from "../../rules/registry.js";
import { evidenceOf } from "../invariants/evidence.js";
import type {
  Invariant,
  InvariantWatcher,
  ParsedExchange,
  ReportDetails,
  SchemaPort,
  SessionState,
} from "../invariants/types.js";
import { ELICITATION } from "../rules/elicit/checks.js";
import { CAPABILITY } from "../rules/inv/capability.js";
import { ENVELOPE } from "../rules/inv/envelope.js";
import { LIFECYCLE } from "../rules/inv/lifecycle.js";
import { LISTS } from "../rules/inv/lists.js";
import { MODERN } from "../rules/inv/modern.js";
import { RESULTS } from "../rules/inv/results.js";
import { WIRE } from "../rules/inv/wire.js";

export const INVARIANTS: readonly Invariant[] = [
  LIFECYCLE,
  CAPABILITY,
  ELICITATION,
  ENVELOPE,
  RESULTS,
  LISTS,
  MODERN,
  WIRE,
]
  .flat()
  .sort((a, b) => (a.id < b.id ? -1 : 1));

/** What these say of an exchange, its schema may say too. */
const COVERING = new Set<Invariant["category"]>(["result-shape", "error-envelope"]);
const MAX_MESSAGES = 20;
const FURTHER = say`it is broken in other ways, which are not listed`;

export interface Breach {
  message: Redacted;
  count: number;
  evidence?: Redacted;
  severity?: Severity;
}

export interface InvariantResult {
  id: RuleId;
  category: Invariant["category"];
  /** errored: it could not be judged. not_applicable: `reason` says why. */
  status: "pass" | "fail" | "errored" | "not_applicable";
  reason?: `it applies ${string}` | "the session has nothing to judge";
  count: number;
  /** The ways in which it does not, at most 20 and one for all others. */
  breaches: readonly Breach[];
  unjudged: readonly Breach[];
}

export type PartialResult = Pick<InvariantResult, "id" | "breaches" | "unjudged">;

export interface SessionInfo {
  revision?: string | null;
  capabilities?: unknown;
  transport?: string;
}

/** Called for each breach of an invariant, as often as it occurs; `owner`: of the exchange that it is about. */
export type OnBreach = (
  id: RuleId,
  kind: "breaches" | "unjudged",
  message: Redacted,
  owner: Owner | undefined,
  breachOf: () => Breach,
) => void;

/** Judges one session in one pass: show it each exchange in order, and ask for the results, at the end or on the way. */
export type SessionReview = ReturnType<typeof reviewSession>;

interface InvariantFindings {
  breaches: Map<Redacted, Breach>;
  unjudged: Map<Redacted, Breach>;
  isRead: boolean;
  /** Absent if it is only asked what there would be at the end. */
  onFound?: OnBreach | undefined;
}

interface ActiveInvariant {
  invariant: Invariant;
  watch: InvariantWatcher;
  found: InvariantFindings;
}

/** A review by all invariants. Its memory does not grow with the session. `onFound`: not for what shows only at the end. */
export function reviewSession(start: SessionInfo, onFound?: OnBreach) {
  const state: SessionState = {
    revision: null,
    modern: false,
    isBroken: false,
    capabilities: isObject(start.capabilities) ? start.capabilities : undefined,
    clientCapabilities: undefined,
    transport: start.transport,
  };
  if (start.revision !== undefined) setRevision(state, start.revision);
  // Of the exchange that is seen; what is judged later names its own.
  let seenFor: Owner | undefined;
  const report: OnBreach = (id, kind, message, owner, breachOf) =>
    onFound?.(id, kind, message, owner ?? seenFor, breachOf);
  const all = INVARIANTS.map((invariant) => startInvariant(invariant, state, report));
  const readersOf = new Map<Purpose, ActiveInvariant[]>();
  const mayWait = all.filter(({ watch }) => watch.hasPending);
  let settling: Promise<void> | undefined;
  const judgePending = (schemas: () => Promise<SchemaPort>) => {
    const waiting = mayWait.filter(({ watch }) => watch.hasPending?.());
    if (waiting.length === 0) return settling;
    const settled = Promise.all([schemas(), settling]).then(async ([port]) => {
      for (const { watch } of waiting) await watch.judgePending?.(port);
      if (settling === settled) settling = undefined;
    });
    settling = settled;
    return settled;
  };
  return {
    state: state as Readonly<SessionState>,
    addExchange(exchange: Exchange, owner?: Owner): ParsedExchange {
      const parsed = parseExchange(withoutRepeated(exchange), owner);
      updateState(state, parsed);
      state.isBroken = false;
      seenFor = owner;
      const { purpose } = parsed;
      const reads = ({ invariant, watch }: ActiveInvariant) => watch.onExchange && invariant.reads.includes(purpose);
      for (const { invariant, watch } of getOrMake(readersOf, purpose, () => all.filter(reads))) {
        if (state.revision === null || appliesTo(invariant.era, state)) watch.onExchange?.(parsed);
      }
      seenFor = undefined;
      return parsed;
    },
    /** Judges what takes its time; undefined if nothing waits. `schemas` compiles output schemas of tools. */
    judgePending,
    /** What was found so far, of each invariant; what shows at the end alone is not among it. */
    partialResults(): PartialResult[] {
      return all.map(({ invariant: { id }, found: { breaches, unjudged } }) => ({
        id,
        breaches: [...breaches.values()],
        unjudged: [...unjudged.values()],
      }));
    },
    /** One for each invariant, in their order, as if the session ended here. */
    async results(schemas: () => Promise<SchemaPort>): Promise<InvariantResult[]> {
      await judgePending(schemas);
      return all.map((running) => resultAtEnd(running, state));
    },
  };
}

function resultAtEnd(running: ActiveInvariant, state: SessionState): InvariantResult {
  const { id, category, era } = running.invariant;
  const nothing = { id, category, count: 0, breaches: [], unjudged: [], status: "not_applicable" } as const;
  if (!appliesTo(era, state))
    return { ...nothing, reason: `it applies ${era === "modern" ? "since" : "before"} ${FIRST_MODERN}` };
  const found = findingsAtEnd(running);
  if (!found.isRead) return { ...nothing, reason: "the session has nothing to judge" };
  const [breaches, unjudged] = [[...found.breaches.values()], [...found.unjudged.values()]];
  const count = breaches.reduce((sum, breach) => sum + breach.count, 0);
  const status = count > 0 ? "fail" : unjudged.length > 0 ? "errored" : "pass";
  return { id, category, status, count, breaches, unjudged };
}

function withoutRepeated(exchange: Exchange): Exchange {
  const { notifications, repeated = [] } = exchange;
  if (notifications === undefined || repeated.length === 0) return exchange;
  const places = new Set(repeated);
  return { ...exchange, notifications: notifications.filter((_, index) => !places.has(index)) };
}

function startInvariant(invariant: Invariant, state: SessionState, onFound: OnBreach): ActiveInvariant {
  const found = { breaches: new Map(), unjudged: new Map(), isRead: false, onFound };
  const running: ActiveInvariant = { invariant, watch: {}, found };
  const reporterOf = (kind: "breaches" | "unjudged") => (message: Redacted, frame?: unknown, more?: ReportDetails) => {
    running.found.isRead = true;
    // A session may name its revision late; what other revisions ask for is not held against it.
    if (!appliesTo(invariant.era, state)) return;
    if (COVERING.has(invariant.category)) state.isBroken = true;
    const breaches = running.found[kind];
    const key = breaches.has(message) || breaches.size < MAX_MESSAGES ? message : FURTHER;
    const breachOf = (): Breach => ({
      message: key,
      count: 1,
      ...(frame !== undefined && { evidence: evidenceOf(frame) }),
      ...(more?.severity !== undefined && { severity: more.severity }),
    });
    const first = breaches.get(key);
    breaches.set(key, first ? { ...first, count: first.count + 1 } : breachOf());
    running.found.onFound?.(invariant.id, kind, key, more?.owner, breachOf);
  };
  const read = () => {
    running.found.isRead = true;
  };
  const watch = invariant.watch(state, { read, breach: reporterOf("breaches"), unjudged: reporterOf("unjudged") });
  running.watch = typeof watch === "function" ? { onExchange: watch } : watch;
  return running;
}

/** What there would be to report if the session ended here; the session may go on. */
function findingsAtEnd(running: ActiveInvariant): InvariantFindings {
  const before = running.found;
  const { breaches, unjudged, isRead } = before;
  running.found = { breaches: new Map(breaches), unjudged: new Map(unjudged), isRead };
  running.watch.onEnd?.();
  const { found } = running;
  running.found = before;
  return found;
}

function appliesTo(era: Invariant["era"], { modern }: SessionState): boolean {
  return era === undefined || (era === "modern") === modern;
}

/** Takes an exchange apart; `owner`: the owner of its call. The default purpose is that of a test. */
export function parseExchange(exchange: Exchange, owner?: Owner): ParsedExchange {
  const request = isObject(exchange.request) ? exchange.request : undefined;
  const response = isObject(exchange.response) ? exchange.response : undefined;
  const method = request?.method;
  const params = isObject(request?.params) ? request.params : undefined;
  return {
    exchange,
    owner,
    purpose: exchange.purpose ?? "test",
    fromServer: exchange.direction === "server",
    method: typeof method === "string" ? method : undefined,
    id: request?.id,
    params,
    meta: isObject(params?._meta) ? params._meta : {},
    response,
    error: isObject(response?.error) ? response.error : undefined,
    result: response && !("error" in response) && isObject(response.result) ? response.result : undefined,
  };
}

/** Learns what an exchange says of its session; what a capture says of itself stands. */
function updateState(state: SessionState, exchange: ParsedExchange): void {
  const { method, params, result } = exchange;
  if (exchange.fromServer || exchange.purpose === "raw") return;
  if (exchange.purpose === "detect") {
    // What a probe asks for says nothing of what is spoken then; its answer says what the server can do.
    if (isModernAnswer(result)) state.capabilities ??= result.capabilities;
    return;
  }
  if (method === "initialize") {
    if (isObject(params?.capabilities)) state.clientCapabilities ??= params.capabilities;
    if (result && isObject(result.capabilities)) state.capabilities ??= result.capabilities;
    if (typeof result?.protocolVersion === "string") setRevision(state, result.protocolVersion);
  } else if (method === "server/discover" && isModernAnswer(result)) {
    state.capabilities ??= result.capabilities;
  }
  // A server that does not speak the revision is asked by it all the same.
  if (state.revision !== null || (method === "server/discover" && !isModernAnswer(result))) return;
  const named = exchange.meta[VERSION_META];
  if (typeof named === "string") setRevision(state, named);
}

function isModernAnswer(
  result: ParsedExchange["result"],
): result is Record<string, unknown> & { capabilities: Record<string, unknown> } {
  return result !== undefined && "supportedVersions" in result && isObject(result.capabilities);
}

function setRevision(state: SessionState, revision: string | null): void {
  state.revision ??= revision;
  state.modern = isSince(state.revision, FIRST_MODERN);
}
