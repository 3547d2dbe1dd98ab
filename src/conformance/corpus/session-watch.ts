import { nowMs } from "../../core/clock.js";
import type { Exchange } from "../../core/generated/capture.js";
import { asObject, isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hide, join, say } from "../../core/redaction/redacted.js";
import type { Frame } from "../../mcp/frames.js";
import type { Owner, ServerTarget, SessionFault } from "../../mcp/types.js";
import { isRuleId, type RuleId, ruleOf } from "../../rules/registry.js";
import { evidenceOf, valueExcerpt } from "../invariants/evidence.js";
import type { SchemaPort } from "../invariants/types.js";
import { LOG_LEVELS } from "../rules/proto/checks.js";
import { type CheckResult, failed, failedIf, passed, passedIf, unverified } from "../server/check-result.js";
import type { ServerFacts } from "../server/types.js";
import { type InvariantResult, reviewSession } from "../sessions/review.js";

const MAX_KEPT = 1_000;

export interface SessionObservations {
  invariants: InvariantResult[];
  faults: readonly (SessionFault & Pick<CheckResult, "severity">)[];
  notifications: readonly [RuleId, CheckResult][];
  /** What was written to stdout after the server was asked to end. */
  noiseAtEnd: readonly Redacted[];
}

const MAX_LINES = 20;
const MAX_NOISE = 1_024;
const MAX_LAST = 6;

/** Watches one session: its exchanges are judged by the invariants, until it is asked to end. */
export class SessionWatch {
  readonly faults: (SessionFault & Pick<CheckResult, "severity">)[] = [];
  isEnding = false;
  hasAnswered = false;
  /** When a call of a tool was last answered. */
  lastCallAt?: number;
  isUnreachable = false;
  lostSessions = 0;
  readonly #review;
  readonly #notifications = new NotificationWatch();
  readonly #noiseAtEnd: Redacted[] = [];
  #lastAnswered: unknown;
  /** What was answered last, without pings and lists. */
  #lastRequests: Redacted[] = [];

  constructor(transport: ServerTarget["kind"]) {
    this.#review = reviewSession({ transport });
  }

  addExchange(exchange: Exchange, owner: Owner | undefined): void {
    this.hasAnswered ||= exchange.direction !== "server" && exchange.response !== undefined;
    if (this.hasAnswered && !this.isEnding) this.#noteEnd(exchange);
    this.#notifications.add(exchange);
    if (!this.isEnding) this.#review.addExchange(exchange, owner);
    else if (exchange.raw !== undefined && this.#noiseAtEnd.length < MAX_LINES)
      this.#noiseAtEnd.push(cut(hide(exchange.raw), MAX_NOISE));
  }

  /** Over HTTP, a server that ended takes no connections, and one that started again knows no session. */
  #noteEnd({ request, response, fault }: Exchange): void {
    const { method, params } = asObject(request);
    if (response !== undefined) {
      this.#lastAnswered = method;
      this.#noteRequest(method, asObject(params));
      if (method === "tools/call" && "result" in asObject(response)) this.lastCallAt = nowMs();
    }
    const after = say`after it answered ${hide(String(this.#lastAnswered))}`;
    const evidence = say`→ ${hide(String(method))}\n← ${hide(fault?.message ?? "")}`;
    const end = { rule_id: "FAULT-LIFECYCLE-CRASH", evidence } as const;
    if (fault?.rule_id === "FAULT-HTTP-CONNECT") {
      this.isUnreachable = true;
      this.addFault({ ...end, message: say`The server takes no connections any more, ${after}.` });
    }
    if (fault?.rule_id === "FAULT-HTTP-SESSION-LOST") {
      this.lostSessions += 1;
      this.addFault({ ...end, severity: "should", message: say`The server no longer knows the session, ${after}.` });
    }
  }

  #noteRequest(method: unknown, { name, uri = name }: Frame): void {
    if (typeof method !== "string" || /^ping$|\/list$/.test(method)) return;
    const request = uri === undefined ? hide(method) : say`${hide(method)} of ${valueExcerpt(uri)}`;
    this.#lastRequests = [...this.#lastRequests.filter((one) => one !== request), request].slice(-MAX_LAST);
  }

  /** Keeps the first fault of each rule: a server may show one without end. */
  addFault(fault: SessionFault & Pick<CheckResult, "severity">): void {
    if (this.faults.some(({ rule_id }) => rule_id === fault.rule_id)) return;
    const isEnd = fault.rule_id === "FAULT-LIFECYCLE-CRASH" && this.#lastRequests.length > 0;
    const message = isEnd ? say`${fault.message} Answered last: ${join(this.#lastRequests, ", ")}.` : fault.message;
    this.faults.push({ ...fault, message });
  }

  async observations(schemas: () => Promise<SchemaPort>): Promise<SessionObservations> {
    return {
      invariants: await this.#review.results(schemas),
      faults: this.faults,
      notifications: this.#notifications.results(),
      noiseAtEnd: this.#noiseAtEnd,
    };
  }
}

export class NotificationWatch {
  readonly #tokens = new Set<unknown>();
  readonly #progress = new Map<unknown, unknown>();
  /** The result about log messages; the first failure is kept. */
  #log: CheckResult | undefined;

  add({ request, notifications = [], direction }: Exchange): void {
    if (direction === "server") this.#note(request);
    else if (isObject(request) && isObject(request.params) && isObject(request.params._meta)) {
      const { progressToken } = request.params._meta;
      if (progressToken !== undefined) this.#tokens.add(progressToken);
    }
    for (const frame of notifications) this.#note(frame);
  }

  /** Empty for what the server did not send. */
  results(): [RuleId, CheckResult][] {
    const results: [RuleId, CheckResult][] = [];
    const wrong = [...this.#progress].find(([token]) => !this.#tokens.has(token));
    const message = wrong && say`progress names the token ${valueExcerpt(wrong[0])}, which no request gave`;
    const progress = failedIf(message, wrong && evidenceOf(wrong[1]));
    if (this.#progress.size > 0) results.push(["PROTO-PROGRESS-TOKEN", progress]);
    if (this.#log) results.push(["PROTO-LOG-MESSAGE", this.#log]);
    return results;
  }

  #note(frame: unknown): void {
    if (!isObject(frame) || !isObject(frame.params)) return;
    const { method, params } = frame;
    if (method === "notifications/progress" && this.#progress.size < MAX_KEPT) {
      this.#progress.set(params.progressToken, frame);
    }
    if (method !== "notifications/message" || this.#log?.status === "failed") return;
    this.#log = failedIf(faultOfLog(params), evidenceOf(frame));
  }
}

function faultOfLog(params: Frame): Redacted | undefined {
  const { level } = params;
  if (!LOG_LEVELS.includes(level)) return say`a log message has the level ${valueExcerpt(level)}`;
  return "data" in params ? undefined : say`a log message has no data`;
}

/** The results of what was seen in the sessions, whatever was sent: invariants and faults that are corpus rules. */
export function observedResults(
  sessions: readonly SessionObservations[],
  transport: ServerFacts["transport"],
): Map<RuleId, readonly CheckResult[]> {
  const results = new Map<RuleId, readonly CheckResult[]>();
  const invariants = sessions.flatMap((session) => session.invariants);
  for (const id of new Set(invariants.map((result) => result.id))) {
    if (ruleOf(id).corpus) results.set(id, resultsOfInvariant(invariants.filter((result) => result.id === id)));
  }
  for (const [id, result] of sessions.flatMap(({ notifications }) => notifications)) {
    if (results.get(id)?.[0]?.status !== "failed") results.set(id, [result]);
  }
  for (const { rule_id, message, evidence, severity } of sessions.flatMap(({ faults }) => faults)) {
    if (!isRuleId(rule_id) || !ruleOf(rule_id).corpus) continue;
    results.set(rule_id, [{ ...failed(message, evidence), ...(severity && { severity }) }]);
  }
  for (const id of ["FAULT-LIFECYCLE-CRASH", "FAULT-START-REVISION"] as const)
    if (!results.has(id)) results.set(id, [passed]);
  if (transport !== "stdio") return results;
  // Only servers over stdio have a process that this rule can judge.
  if (!results.has("FAULT-LIFECYCLE-LEFT-CHILD")) results.set("FAULT-LIFECYCLE-LEFT-CHILD", [passed]);
  const noise = sessions.flatMap((session) => session.noiseAtEnd);
  const message = say`the server wrote something to stdout that is not a protocol message while it ended`;
  const atEnd = passedIf(noise.length === 0, message, cut(join(noise, "\n"), MAX_NOISE));
  return results.set("TRANSPORT-STDOUT-AT-END", [atEnd]);
}

/** One failure for each way in which an invariant is broken, over all sessions. */
function resultsOfInvariant(results: readonly InvariantResult[]): CheckResult[] {
  const broken = new Map<string, CheckResult>();
  for (const { message, evidence, severity } of results.flatMap(({ breaches }) => breaches)) {
    broken.set(message, { ...failed(message, evidence), ...(severity && { severity }) });
  }
  if (broken.size > 0) return [...broken.values()];
  const unjudged = results.flatMap((result) => result.unjudged);
  if (unjudged.length > 0) return unjudged.map(({ message }) => unverified(message));
  return results.some(({ status }) => status === "pass") ? [passed] : [];
}
