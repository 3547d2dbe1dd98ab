import { answerOf } from "../../../conformance/calls/answer.js";
import { soundsLikeReading } from "../../../conformance/calls/learned/verbs.js";
import { TOO_LARGE } from "../../../conformance/calls/may-call.js";
import { sampleOf } from "../../../conformance/calls/valid.js";
import { evidenceOfStep } from "../../../conformance/rules/audit/answers.js";
import type {
  AuditAnswer,
  AuditServer,
  AuditStep,
  AuditTool,
  Patience,
} from "../../../conformance/rules/audit/types.js";
import { asObject, isNestedOver } from "../../../core/json/json.js";
import { StepLimit } from "../../../core/json/step-limit.js";
import { LIMITS } from "../../../core/limits.js";
import { once } from "../../../core/once.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import type { ListedTool } from "../../../engine/calls/fuzz-target.js";
import { LaneServer } from "../../../engine/calls/lane-server.js";
import type { RuleFinding } from "../../../engine/judge/failure.js";
import { loadAccepts } from "../../../engine/judge/schema-port.js";
import type { Lane } from "../../../engine/lanes/lane.js";

/** How the server ended although nobody asked it to, and what was sent before, if that is known. */
export interface UnaskedEnd {
  message: Redacted;
  evidence?: Redacted;
}

const PATIENCE = { short: 0.2, usual: 1, long: 6 };
/** The part of the time that is left which one answer is awaited for at most. */
const LONG_SHARE = 4;

/** The sessions of a lane as an audit uses them, one after the other. */
export class LaneAuditServer extends LaneServer implements AuditServer {
  /** Milliseconds until the audit is over: no answer is awaited longer. */
  msLeft = () => Number.POSITIVE_INFINITY;
  readonly #ends: UnaskedEnd[] = [];

  constructor(
    lane: Lane,
    private readonly timeoutMs: number,
  ) {
    super(lane);
  }

  get isFresh() {
    return !this.session?.alive;
  }

  get signOfLife() {
    return { method: this.lane.sessions.signOfLife, params: {} };
  }

  async send({ method, params }: AuditStep, patience: Patience = "usual"): Promise<AuditAnswer> {
    if (this.msLeft() <= 0) return unsentAnswer(say`the time of the audit is over`);
    const wait = this.timeoutMs * PATIENCE[patience];
    // A long wait must leave the time to see the same again.
    const longest = Math.max(this.timeoutMs, this.msLeft() / LONG_SHARE);
    const timeoutMs = Math.max(1, Math.min(wait, longest, this.msLeft()));
    const result = await this.request(method, params, { timeoutMs, purpose: "fuzz" });
    if (result.kind !== "sent") return unsentAnswer(result.reason);
    const { outcome } = result;
    const answer = answerOf(
      outcome,
      method === "tools/call" ? asObject(params.arguments) : undefined,
      String(params.name),
    );
    const isEnd =
      outcome.kind === "died" || (outcome.kind === "fault" && outcome.fault.rule_id === "FAULT-HTTP-CONNECT");
    if (isEnd && !this.lane.signal.aborted)
      this.#ends.push({
        message: say`the server ended before it answered ${hide(method)}`,
        evidence: evidenceOfStep({ method, params }, answer),
      });
    return answer;
  }

  /** The ends of the server that nobody asked for, the first one first. */
  async ends(): Promise<readonly UnaskedEnd[]> {
    await this.#takeFindings();
    return this.#ends;
  }

  /** Only a process shows that it ends after its answer. */
  override survives(ms: number): Promise<boolean> {
    return super.survives(this.lane.transport === "stdio" ? ms : 0, this.timeoutMs * PATIENCE.long);
  }

  usage() {
    return this.session?.usage();
  }

  async #takeFindings() {
    const findings = await this.lane.takeFindings();
    this.#ends.push(...endsIn(findings));
    return findings;
  }

  async noise() {
    return (await this.#takeFindings())
      .filter(({ rule_id }) => rule_id.startsWith("FAULT-TRANSPORT"))
      .map(({ rule_id, message, evidence }) => ({
        rule_id,
        message: hide(message),
        ...(evidence !== undefined && { evidence: hide(evidence) }),
      }));
  }
}

/** The ends of a server among its findings. */
export function endsIn(findings: readonly Pick<RuleFinding, "rule_id" | "message" | "evidence">[]): UnaskedEnd[] {
  return findings
    .filter(({ rule_id }) => rule_id === "FAULT-LIFECYCLE-CRASH")
    .map(({ message, evidence }) => ({
      message: hide(message),
      ...(evidence !== undefined && { evidence: hide(evidence) }),
    }));
}

/** The answer to a request that was not sent. */
export function unsentAnswer(message: Redacted): AuditAnswer {
  const fault = { rule_id: "FAULT-LIFECYCLE-GIVEN-UP", message } as const;
  return answerOf({ kind: "fault", fault, durationMs: 0, notifications: [] });
}

/**
 * The tools of a list as an audit reads them. A schema is compiled when its tool is called; one that is nested too deeply
 * counts as empty.
 */
export function auditTools(tools: readonly ListedTool[]): AuditTool[] {
  return tools.map(({ name, description, inputSchema, outputSchema, annotations, withheld }): AuditTool => {
    const readable = isNestedOver(inputSchema, LIMITS.schemaLevels) ? {} : inputSchema;
    const hints = asObject(annotations);
    const isReadOnly = hints.readOnlyHint === true;
    const isSilent = hints.readOnlyHint === undefined && hints.destructiveHint === undefined;
    const accepts = once(() => loadAccepts(inputSchema));
    const why = withheld ?? tooLarge(readable);
    return {
      name,
      inputSchema: readable,
      outputSchema,
      isReadOnly,
      description: typeof description === "string" ? description : "",
      isReader: isReadOnly || (isSilent && soundsLikeReading(name)),
      isIdempotent: hints.idempotentHint === true,
      isDeclaredHarmless: hints.destructiveHint === false,
      ...(why !== undefined && { withheld: why }),
      accepts: async (args) => (await accepts())(args),
    };
  });
}

/** Why no arguments can be made up by a schema; undefined if they can. */
function tooLarge(inputSchema: unknown): Redacted | undefined {
  const steps = new StepLimit();
  sampleOf(inputSchema, inputSchema, steps);
  return steps.isUsedUp ? hide(TOO_LARGE) : undefined;
}
