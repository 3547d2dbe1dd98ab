import type { Tier } from "../../core/generated/results.js";
import type { ProcessUsage } from "../../core/proc/usage.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { Frame } from "../../mcp/frames.js";
import type { Outcome } from "../../mcp/types.js";
import type { RuleId } from "../../rules/registry.js";
import type { SchemaPort } from "../invariants/types.js";
import type { Args } from "../probes/sites.js";
import type { SchemaCheck } from "../probes/types.js";

/** A tool as tools/list has it. */
export interface AuditTool {
  name: string;
  description: string;
  inputSchema: unknown;
  outputSchema: unknown;
  isReadOnly: boolean;
  /** It says so, or has no annotation and a name that does not say otherwise: its answers show the state of the server. */
  reads: boolean;
  isIdempotent: boolean;
  /** It says `destructiveHint: false`. */
  saysHarmless: boolean;
  /** Why it is not called. */
  withheld?: Redacted;
  accepts: SchemaCheck;
}

/** Where a value was seen: in the JSON of the answer to a request, or, without a path, in its arguments. */
export interface Origin {
  step: Step;
  path?: readonly (string | number)[];
  value: unknown;
}

export interface Candidate {
  value: unknown;
  origin?: Origin;
}

/** Values that answers offered. */
interface KnownValues {
  /** Values for an argument of a tool or prompt, the most fitting first. */
  find(subject: string, argument: string): readonly Candidate[];
}

/** One request of an audit. */
export interface Step {
  method: string;
  params: Frame;
  /** Arguments that came out of other answers. */
  origins?: ReadonlyMap<string, Origin>;
}

/** How a request ended, as judgements read it. */
export interface Answer {
  outcome: Outcome;
  /** `none`: the server ended, did not answer in time, or the answer could not be read. */
  kind: "accepted" | "rejected" | "none";
  result?: Frame;
  /** The texts of the result, or the message of the error. */
  text: string;
  /** The structured content, else the JSON of the only text; undefined if there is none. */
  json?: unknown;
}

/** A call that was made, with what is known of it. */
export interface MadeCall {
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
  /** Milliseconds that its starts took so far. */
  readonly startupMs: number;
  /** True if the next request meets a server that got none before. */
  readonly isFresh: boolean;
  /** Sends a request, in a session that is alive. */
  send(step: Step, patience?: Patience): Promise<Answer>;
  /** Ends the session, so that the next request meets a fresh server. */
  restart(): Promise<void>;
  /** True if the server is alive and answers; waits until `ms` for an end. */
  survives(ms: number): Promise<boolean>;
  /** What the server uses now; undefined if it has no process, or the system does not say. */
  usage(): ProcessUsage | undefined;
  /** What the session did outside of answers, such as a line on stdout, since it was last asked. */
  noise(): Promise<readonly { rule_id: RuleId; message: Redacted; evidence?: Redacted }[]>;
}

/** What judgements may use. */
export interface AuditContext {
  /** `prepare` sends what the arguments of steps come from, where a server that was just started has others. */
  server: AuditServer & { prepare(steps: readonly Step[]): Promise<void> };
  tools: readonly AuditTool[];
  calls: readonly MadeCall[];
  callsOf(tool: AuditTool): readonly MadeCall[];
  /** The accepted call of a tool whose answer shows most, among those that differ in what is required. */
  accepted(tool: AuditTool): MadeCall | undefined;
  /** What answers offered to other calls so far. */
  pool: KnownValues;
  capabilities: Frame;
  schemas: SchemaPort;
  /** Before which of the calls the server had ended by itself, and no call was under way. */
  ends: readonly number[];
  /** Values of the environment of the server, and paths of this run and of the server's open files, which no answer may show. */
  secrets: readonly string[];
  /** Makes a call and records it; undefined if the limits of the audit are used up. */
  call(tool: AuditTool, args: Args, varied?: readonly string[]): Promise<MadeCall | undefined>;
  /** Sends any other request, within the limits. */
  ask(method: string, params: Frame): Promise<Answer | undefined>;
  /** Says what could not be judged, and why. */
  notJudged(what: Redacted): void;
  /** False when the time of the audit is over. */
  hasTime(): boolean;
}

/** What may be wrong. It becomes a finding if a fresh server shows it, three times of three. */
export interface Suspicion {
  rule_id: RuleId;
  /** Beyond doubt, for a person to look at, or about quality; only "broken" fails an audit. */
  tier: Tier;
  /** The tool, resource or prompt. */
  subject: Redacted;
  message: Redacted;
  steps: readonly Step[];
  /** The steps from the second on are sent at the same time. */
  together?: true;
  /** Each step is sent to a server of its own. */
  apart?: true;
  /** True if the answers to the steps show it. `survives`: whether the server still answers some time later. */
  shows(answers: readonly Answer[], survives: () => Promise<boolean>): boolean | Promise<boolean>;
  /** What a suite would state of these answers, which show it; left out where a suite cannot say it. */
  wants?(answers: readonly Answer[]): readonly Want[];
  /** What is suspected instead if it does not show. */
  otherwise?: readonly Suspicion[];
  /** The first repetition waits longer for answers. */
  isPatient?: true;
  /** It is about what the server did, or lists, or its judgement has repeated it: it needs no repetition. */
  isCertain?: true;
}

export interface AuditFinding extends Pick<Suspicion, "rule_id" | "tier" | "subject" | "message" | "steps"> {
  /** The last request with its answer. */
  evidence: Redacted;
  proof?: Proof;
}

/** What a suite states of the answer to one of the steps of a finding; it is not so as long as the fault is there. */
export interface Want {
  /** The place of the step; what comes after the last one that is wanted is needless. */
  at: number;
  /** As in a suite, or from `json` on, which is the answer as JSON; `nodes` are all answers, of the ids `call_1` and on. */
  target: string;
  /** A program of jq that makes the value of what the target reads. */
  jq?: string;
  /** May hold parts of other answers. */
  matcher: Readonly<Record<string, unknown>>;
}

/** A part of another answer, in a matcher. */
export class AnswerPart {
  constructor(
    readonly at: number,
    /** As that of a Want. */
    readonly target: string,
  ) {}
}

/** The answers that a fresh server gave to the steps of a finding, and what a suite would state of them. */
export interface Proof {
  answers: readonly Answer[];
  /** So many steps only make what the others need. */
  givers: number;
  wants: readonly Want[];
  /** The steps from the second on are sent at the same time. */
  together?: true;
}

/** Finds what may be wrong, from the calls that were made or from its own. */
export type Judgement = (context: AuditContext) => Promise<Suspicion[]> | Suspicion[];
