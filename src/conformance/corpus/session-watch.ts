import type { Exchange } from "../../core/generated/capture.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hide, join, say } from "../../core/redaction/redacted.js";
import type { Owner, ServerTarget, SessionFault } from "../../mcp/types.js";
import { isRuleId, type RuleId, ruleOf } from "../../rules/registry.js";
import { type CheckResult, failed, passed } from "../checks/check-result.js";
import type { ServerFacts } from "../checks/live-server.js";
import { LOG_LEVELS } from "../checks/utilities.js";
import { evidenceOf, valueExcerpt } from "../invariants/evidence.js";
import { type InvariantResult, reviewSession } from "../invariants/review.js";
import type { SchemaPort } from "../invariants/types.js";

const MAX_KEPT = 1_000;

/** What was seen of one session. */
export interface SessionObservations {
  invariants: InvariantResult[];
  faults: readonly SessionFault[];
  notifications: readonly [RuleId, CheckResult][];
  /** What was written to stdout after the server was asked to end. */
  noiseAtEnd: readonly Redacted[];
}

/** Watches one session: its exchanges are judged by the invariants, until it is asked to end. */
export class SessionWatch {
  readonly faults: SessionFault[] = [];
  isEnding = false;
  /** True once the server has answered a request. */
  hasAnswered = false;
  readonly #review;
  readonly #notifications = new NotificationWatch();
  readonly #noiseAtEnd: Redacted[] = [];

  constructor(transport: ServerTarget["kind"]) {
    this.#review = reviewSession({ transport });
  }

  addExchange(exchange: Exchange, owner: Owner | undefined): void {
    this.hasAnswered ||= exchange.direction !== "server" && exchange.response !== undefined;
    this.#notifications.add(exchange);
    if (!this.isEnding) this.#review.addExchange(exchange, owner);
    else if (exchange.raw !== undefined) this.#noiseAtEnd.push(hide(exchange.raw));
  }

  /** All that was seen, after the session has ended. */
  async observations(schemas: () => Promise<SchemaPort>): Promise<SessionObservations> {
    return {
      invariants: await this.#review.results(schemas),
      faults: this.faults,
      notifications: this.#notifications.verdicts(),
      noiseAtEnd: this.#noiseAtEnd,
    };
  }
}

/** Judges the progress and the log messages of a session. */
export class NotificationWatch {
  /** The tokens that requests gave. */
  readonly #tokens = new Set<unknown>();
  /** One notification for each token that a server named. */
  readonly #progress = new Map<unknown, unknown>();
  #logs = 0;
  #wrongLog: CheckResult | undefined;

  add({ request, notifications = [], direction }: Exchange): void {
    if (direction === "server") this.#note(request);
    else if (isObject(request) && isObject(request.params) && isObject(request.params._meta)) {
      const { progressToken } = request.params._meta;
      if (progressToken !== undefined) this.#tokens.add(progressToken);
    }
    for (const frame of notifications) this.#note(frame);
  }

  /** Empty for what the server did not send. */
  verdicts(): [RuleId, CheckResult][] {
    const wrong = [...this.#progress].find(([token]) => !this.#tokens.has(token));
    const progress = wrong
      ? failed(say`progress names the token ${valueExcerpt(wrong[0])}, which no request gave`, evidenceOf(wrong[1]))
      : passed;
    return [
      ...(this.#progress.size > 0 ? [["PROTO-PROGRESS-TOKEN", progress] satisfies [RuleId, CheckResult]] : []),
      ...(this.#logs > 0 ? [["PROTO-LOG-MESSAGE", this.#wrongLog ?? passed] satisfies [RuleId, CheckResult]] : []),
    ];
  }

  #note(frame: unknown): void {
    if (!isObject(frame) || !isObject(frame.params)) return;
    const { method, params } = frame;
    if (method === "notifications/progress" && this.#progress.size < MAX_KEPT) {
      this.#progress.set(params.progressToken, frame);
    }
    if (method !== "notifications/message") return;
    this.#logs += 1;
    const { level } = params;
    if (!LOG_LEVELS.includes(level))
      this.#wrongLog ??= failed(say`a log message has the level ${valueExcerpt(level)}`, evidenceOf(frame));
    else if (!("data" in params)) this.#wrongLog ??= failed(say`a log message has no data`, evidenceOf(frame));
  }
}

const MAX_NOISE = 1_024;
/** Faults that only a server with a process has. */
const OF_PROCESS: readonly RuleId[] = ["FAULT-LIFECYCLE-LEFT-CHILD"];

/** The verdicts on what was seen in the sessions, whatever was sent: invariants and faults that are corpus rules. */
export function observedVerdicts(
  sessions: readonly SessionObservations[],
  transport: ServerFacts["transport"],
): Map<RuleId, readonly CheckResult[]> {
  const verdicts = new Map<RuleId, readonly CheckResult[]>();
  const invariants = sessions.flatMap((session) => session.invariants);
  for (const id of new Set(invariants.map((result) => result.id))) {
    if (ruleOf(id).corpus) verdicts.set(id, ofInvariant(invariants.filter((result) => result.id === id)));
  }
  for (const [id, verdict] of sessions.flatMap(({ notifications }) => notifications)) {
    if (verdicts.get(id)?.[0]?.status !== "failed") verdicts.set(id, [verdict]);
  }
  const faults = sessions.flatMap((session) => session.faults);
  for (const { rule_id, message, evidence } of faults) {
    if (isRuleId(rule_id) && ruleOf(rule_id).corpus) verdicts.set(rule_id, [failed(message, evidence)]);
  }
  if (transport !== "stdio") return verdicts;
  for (const id of OF_PROCESS) if (!verdicts.has(id)) verdicts.set(id, [passed]);
  const noise = sessions.flatMap((session) => session.noiseAtEnd);
  verdicts.set("TRANSPORT-STDOUT-AT-END", [
    noise.length === 0
      ? passed
      : failed(
          say`the server wrote something to stdout that is not a protocol message while it ended`,
          cut(join(noise, "\n"), MAX_NOISE),
        ),
  ]);
  return verdicts;
}

/** One failure for each way in which an invariant is broken, over all sessions. */
function ofInvariant(results: readonly InvariantResult[]): CheckResult[] {
  const broken = new Map<string, CheckResult>();
  for (const { breaches } of results) {
    for (const { message, evidence, severity } of breaches) {
      broken.set(message, { ...failed(message, evidence), ...(severity && { severity }) });
    }
  }
  if (broken.size > 0) return [...broken.values()];
  const unjudged = results.flatMap((result) => result.unjudged).map(({ message }) => message);
  if (unjudged.length > 0) return unjudged.map((message) => ({ status: "unverified", message }));
  return results.some(({ status }) => status === "pass") ? [passed] : [];
}
