/** A model as a suite names it: by its id, or by a provider of the suite and its id there. */
export interface ModelName {
  provider?: string;
  id: string;
}

/** A model in messages, names of rows and `budget.prices`: `gpt-5`, or `provider/id` for one of a provider of the suite. */
export function modelName({ provider, id }: ModelName): string {
  return provider === undefined ? id : `${provider}/${id}`;
}

/** An entry of `providers`: an endpoint that speaks OpenAI's Chat Completions. */
export interface ModelProvider {
  baseUrl: string;
  /** The variable that holds the key. Without it, the endpoint needs none. */
  apiKeyEnv?: string;
  organization?: string;
}

/** The limits of an agent's run; absent ones do not apply. */
export interface AgentLimits {
  /** Requests to the model for one message of the user. */
  maxTurns: number;
  /** Tokens of one reply. */
  maxTokens: number;
  tokenBudget?: number;
  maxToolCalls?: number;
  timeBudgetMs?: number;
}

/** An entry of `faults`: it is injected into the calls of an agent. */
export interface AgentFault {
  name: string;
  /** The calls that it affects; what is left out matches any. */
  target: { tool?: string; server?: string };
  kind: "hang" | "wedged" | "slow" | "recover_after";
  /** Of a slow answer. */
  delayMs?: number;
  /** Calls that hang before `recover_after` answers. */
  failures?: number;
}

/** An entry of `scorers`: a program that grades. */
export interface Scorer {
  name: string;
  command: readonly string[];
  /** What it gets in addition to what the platform needs. */
  env: Readonly<Record<string, string>>;
  /** Absolute. */
  cwd: string;
  timeoutMs: number;
}

/** The metrics of `eval` that have no rubric of their own. */
export const JUDGED_METRICS = [
  "mcp_task_completion",
  "mcp_use",
  "argument_correctness",
  "plan_quality",
  "multi_turn_mcp_use",
] as const;

export type JudgedMetric = (typeof JUDGED_METRICS)[number];

/** A rubric of a suite: one text, weighted criteria, or a tree of yes-or-no questions. */
export type Rubric =
  | { kind: "text"; text: string }
  /** `strict`: the lowest score decides, not the mean. */
  | { kind: "criteria"; criteria: readonly Criterion[]; strict: boolean }
  | { kind: "tree"; tree: RubricTree };

export interface Criterion {
  name: string;
  description: string;
  weight: number;
}

export type RubricTree =
  | { ask: string; yes: RubricTree; no: RubricTree }
  /** A score from 0 to 1. */
  | { score: number; reason?: string };
