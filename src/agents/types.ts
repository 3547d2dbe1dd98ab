import type { Redacted } from "../core/redaction/redact.js";
import type { RuleId } from "../rules/registry.js";

/** A tool as a model sees it. The name is legal for every provider. */
export interface ModelTool {
  name: string;
  description: string;
  /** The JSON Schema of its arguments. */
  inputSchema: Record<string, unknown>;
}

/** A tool call that a model asks for. `args` is the parsed JSON, or the text if it cannot be parsed. */
export interface ModelCall {
  id: string;
  name: string;
  args: unknown;
}

export type Message =
  | { role: "user"; text: string }
  /** `raw` is what the provider sent, given back to it as it is (signatures of thoughts, for example). */
  | { role: "assistant"; text: string; calls: ModelCall[]; raw?: unknown }
  | { role: "tool"; results: { callId: string; name: string; text: string; isError: boolean }[] };

export interface ModelRequest {
  system?: string;
  messages: readonly Message[];
  tools?: readonly ModelTool[];
  /** The most tokens of the reply. */
  maxTokens: number;
  /** The JSON Schema of a structured reply, whose text is then JSON: closed objects, of which all members are required. */
  schema?: Record<string, unknown>;
  signal?: AbortSignal;
}

export interface Usage {
  prompt: number;
  completion: number;
}

/** Why a model stopped: its reply is whole, asks for tools, was cut by `maxTokens`, or is a refusal. */
export type ReplyEnd = "end" | "tools" | "max_tokens" | "refusal";

export interface ModelReply {
  text: string;
  calls: ModelCall[];
  end: ReplyEnd;
  usage: Usage;
  /** What it cost, in US dollars; absent if the model has no price. */
  costUsd?: number;
  raw?: unknown;
}

export interface Model {
  /** As the suite names it. */
  name: string;
  /** The vendor or the provider of the suite. */
  provider: string;
  /** Throws ModelFault: after retries, at the deadline, or for a reply that cannot be read. */
  ask(request: ModelRequest): Promise<ModelReply>;
  /** True if its answers are kept in a cassette: no verdict of it is cached. */
  isFixed?: true;
  /** How long its requests have waited for their turn, in milliseconds; absent if they do not wait. */
  waitedMs?: () => number;
  /** One vector per text. Absent if the provider has no embeddings. */
  embed?: (texts: readonly string[], signal?: AbortSignal) => Promise<{ vectors: number[][]; usage: Usage }>;
}

/** A failed request to a model; the caller adds the place. */
export class ModelFault extends Error {
  readonly rule: RuleId = "AGENT-MODEL";

  constructor(
    override readonly message: Redacted,
    readonly fix: string,
    /** The HTTP status of the last answer, if there was one. */
    readonly status?: number,
  ) {
    super(message);
    this.name = "ModelFault";
  }
}

/** What is not asked, because it may cost more than a budget has left. */
export class BudgetFault extends ModelFault {
  override readonly rule = "AGENT-BUDGET";
}

/** A test that differs from its cassette: nothing is known about it. */
export class CassetteFault extends ModelFault {
  override readonly rule = "AGENT-CASSETTE";
}

/** The result of opening a model: without its key, no test of it can be judged. */
export type OpenedModel =
  | { kind: "model"; model: Model }
  /** The variables of the environment, of which one must be set. */
  | { kind: "no-key"; variables: string[] };

/** A tool call that an agent made, as targets read it. */
export interface TracedCall {
  /** The bare name of the tool. */
  name: string;
  server: string;
  args: unknown;
  /** Position of the call in the run, from 0. */
  hop_index: number;
  /** SHA-256 of what the model had seen when it asked for the call. */
  inputs_digest: string;
}

export interface TracedResult {
  isError: boolean;
  server: string;
  /** What the server answered; `{error}` if the call failed. */
  result: unknown;
}

/** Why an agent's run ended. The limits, and the ends of a reply. */
export type StopReason = "completed" | "max_tokens" | "refusal" | `${"turn" | "token" | "tool_call" | "time"}_budget`;

/** One turn of a conversation: what the user said, and what followed. */
export interface TracedTurn {
  user: string;
  final_response: string;
  /** `call_index`: position in the turn, from 0. */
  tool_calls: (TracedCall & { call_index: number })[];
  tool_results: (TracedResult & { call_index: number })[];
}

/** What an agent did: the envelope of its assertions and the subject of its metrics. */
export interface Trace {
  tool_calls: TracedCall[];
  tool_names: string[];
  redundant_tool_calls: number;
  tool_results: TracedResult[];
  final_response: string;
  conversation: {
    tokens: { total: number; prompt: number; completion: number };
    duration_ms: number;
    message_count: number;
    stop_reason: StopReason;
    /** Absent if the model has no price. */
    cost_usd?: number;
    /** Empty if the test has no `turns`. */
    per_turn: TracedTurn[];
  };
}
