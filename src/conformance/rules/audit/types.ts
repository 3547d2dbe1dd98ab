import type { Tier } from "../../../core/generated/results.js";
import type { ProcessUsage } from "../../../core/proc/usage.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import type { Frame } from "../../../mcp/frames.js";
import type { RuleId } from "../../../rules/registry.js";
import type { Answer, Args, Candidate, SchemaCheck, Step, Tool } from "../../calls/types.js";
import type { SchemaPort } from "../../invariants/types.js";

export type { Answer as AuditAnswer, Candidate, Origin, Step as AuditStep } from "../../calls/types.js";

/** A tool as tools/list has it. */
export interface AuditTool extends Tool {
  outputSchema: unknown;
  /** Its annotation, or else its name, says that it only reads: its answers show the state of the server. */
  isReader: boolean;
  isIdempotent: boolean;
  /** It says `destructiveHint: false`. */
  isDeclaredHarmless: boolean;
  /** Why it is not called. */
  withheld?: Redacted;
  accepts: SchemaCheck;
}

/** Values that answers offered. */
interface KnownValues {
  /** Values for an argument of a tool or prompt, the most fitting first. */
  find(subject: string, argument: string): readonly Candidate[];
}

/** A call that was made, with what is known of it. */
export interface AuditCall {
  tool: AuditTool;
  args: Args;
  step: Step;
  /** True if the tool's input schema accepts the arguments; undefined if that cannot be judged. */
  isValid: boolean | undefined;
  answer: Answer;
  /** The arguments in which it differs from the first accepted call of its tool. */
  varied: readonly string[];
}

/** How long an answer is awaited, compared with other requests. */
export type Patience = "short" | "usual" | "long";

/** The server under audit: one session at a time, which starts when it is needed. */
export interface AuditServer {
  /** True if the server has not been sent a request since its start. */
  readonly isFresh: boolean;
  /** A request of no tool, which the server answers while it is alive. */
  readonly signOfLife: Step;
  /** Sends a request, in a session that is alive. */
  send(step: Step, patience?: Patience): Promise<Answer>;
  /** Ends the session, so that the next request meets a fresh server. */
  restart(): Promise<void>;
  /** True if the server is alive and answers; waits until `ms` for an end. */
  survives(ms: number): Promise<boolean>;
  /** What the server uses now; undefined if it has no process, or the system does not say. */
  usage(): ProcessUsage | undefined;
  /** What the session did outside of answers since the last call of this function, such as a line on stdout. */
  noise(): Promise<readonly { rule_id: RuleId; message: Redacted; evidence?: Redacted }[]>;
}

/** What judgements may use. */
export interface AuditContext {
  /** `prepare` sends the requests that the arguments of the steps come from, if their answers differ after each start. */
  server: AuditServer & { prepare(steps: readonly Step[]): Promise<void> };
  tools: readonly AuditTool[];
  calls: readonly AuditCall[];
  callsOf(tool: AuditTool): readonly AuditCall[];
  /** The names of tools that ask for something, and answer with success when they get it, which calls of an audit do not give. */
  asking: ReadonlySet<string>;
  /** The accepted call of a tool with the most items in its answer, among those that vary required arguments only. */
  accepted(tool: AuditTool): AuditCall | undefined;
  /** Values from the answers so far, as arguments for other calls. */
  pool: KnownValues;
  capabilities: Frame;
  /** With which the server is made, as far as its answers show it. */
  readonly sdk: string | undefined;
  schemas: SchemaPort;
  /** Indexes of the calls before which the server had ended by itself, while no call was under way. */
  unpromptedEnds: readonly number[];
  /** Values of the environment of the server, and paths of this run and of the server's open files, which no answer may show. */
  secrets: readonly string[];
  /** Makes a call and records it; undefined if the limits of the audit are used up. */
  call(tool: AuditTool, args: Args, varied?: readonly string[]): Promise<AuditCall | undefined>;
  /** Sends any other request, within the limits. */
  ask(method: string, params: Frame): Promise<Answer | undefined>;
  /** Says what could not be judged, and why. */
  notJudged(what: Redacted): void;
  /** False when the time of the audit is over. */
  hasTime(): boolean;
}

/** What may be wrong. It becomes a finding if fresh servers show it three times out of three. */
export interface Suspicion {
  rule_id: RuleId;
  /** Beyond doubt, for a person to look at, or about quality; only "broken" fails an audit. */
  tier: Tier;
  /** The tool, resource or prompt. */
  subject: Redacted;
  message: Redacted;
  steps: readonly Step[];
  /** Indexes of the steps that a reader needs to see the fault; left out: all. The others make sure of it. */
  shown?: readonly number[];
  /** The steps from the second on are sent at the same time. */
  inParallel?: true;
  /** Each step is sent to a server of its own, which no other step can have changed. */
  onFreshServers?: true;
  /** Whether the answers to the steps show the fault. `survives`: whether the server still answers some time later. */
  shows(answers: readonly Answer[], survives: () => Promise<boolean>): boolean | Promise<boolean>;
  /** Assertions that fail for these answers, which show the fault; absent if a suite cannot express it. */
  assertions?(answers: readonly Answer[]): readonly StepAssertion[];
  /** What is suspected instead if fresh servers do not show it. */
  otherwise?: readonly Suspicion[];
  /** The first repetition waits longer for answers. */
  isPatient?: true;
  /** Its last step ends the server, which must have outlived the steps before it. */
  endsServer?: true;
  /** It needs no repetition: it is about what was listed or has happened, or its judgement repeated it already. */
  isCertain?: true;
  /** The answer to the last step of what is certain, if there is one to show. */
  answer?: Answer;
}

/** An assertion about the answer to one step of a finding. It fails as long as the fault is there. */
export interface StepAssertion {
  /** The index of the step. Steps after the last one with an assertion are not needed in a suite. */
  at: number;
  /** A target as in a suite; `json` is the answer as JSON, and `nodes` are all answers, by the ids `call_1`, `call_2` … */
  target: string;
  /** A jq program that is applied to the value at the target. */
  jq?: string;
  /** May contain an AnswerPart, in place of a value. */
  matcher: Readonly<Record<string, unknown>>;
}

/** A part of another answer, as the expected value of a matcher. */
export class AnswerPart {
  constructor(
    readonly at: number,
    /** As the target of a StepAssertion. */
    readonly target: string,
  ) {}
}

/** The answers of a fresh server to the steps of a finding, with assertions that they break. */
export interface FindingProof {
  steps: readonly Step[];
  answers: readonly Answer[];
  /** How many of the first steps only provide values for the others. */
  setupSteps: number;
  assertions: readonly StepAssertion[];
  /** The steps from the second on are sent at the same time. */
  inParallel?: true;
}

/** Finds suspicions in the calls of an audit, or by calls of its own. */
export type JudgeCalls = (context: AuditContext) => Promise<Suspicion[]> | Suspicion[];
