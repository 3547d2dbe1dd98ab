import type { Location } from "../../core/generated/results.js";
import type { Rubric } from "../../rules/models.js";

/** A model as a suite names it: by its id, or by a provider of the suite and its id there. */
export interface SuiteModel {
  provider?: string;
  id: string;
}

export interface SuiteScorer {
  name: string;
  command: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Absolute. */
  cwd: string;
  timeoutMs: number;
}

export const JUDGED_METRICS = [
  ...(["mcp_task_completion", "mcp_use", "argument_correctness", "plan_quality", "multi_turn_mcp_use"] as const),
] as const;

/** One entry of `eval` of an agent test. */
export type SuiteMetric = { name: string; location: Location } & (
  | {
      kind: "judged";
      name: (typeof JUDGED_METRICS)[number];
      threshold: number;
      /** Left out: the agent's own. */
      model?: SuiteModel;
    }
  | { kind: "rubric"; rubric: Rubric; threshold: number }
  | { kind: "scorer"; scorer: SuiteScorer }
);

/** An entry of `providers`: an endpoint that speaks OpenAI's Chat Completions. */
export interface SuiteProvider {
  baseUrl: string;
  apiKeyEnv?: string;
  organization?: string;
}

/** `budget`, in US cents; what is absent does not apply. */
export interface SuiteBudget {
  perTestCents?: number;
  perSuiteCents?: number;
  /** By the names of models, in US dollars for a million tokens. */
  prices: ReadonlyMap<string, { input: number; output: number }>;
}

/** What an agent test has: a model over servers, and a user who talks to it. What is unknown is text, or a DeferredText. */
export interface SuiteAgent {
  model: SuiteModel;
  /** Each once; every name is in `Suite.servers`. */
  servers: readonly string[];
  system?: unknown;
  user: {
    /** `prompt` and the scripted `turns`. */
    said: readonly unknown[];
    hasTurns: boolean;
    /** A model goes on as the user. */
    simulate?: { goal: unknown; persona?: unknown; maxTurns: number };
  };
  /** `max_turns`, `max_tokens` and the budgets; absent ones do not apply. */
  caps: { maxTurns: number; maxTokens: number; tokenBudget?: number; maxToolCalls?: number; timeBudgetMs?: number };
  runs: number;
  passRate: number;
  /** Those that `inject` names. */
  faults: readonly SuiteAgentFault[];
  recovery?: { maxDetectionMs: number; maxRecoveryMs?: number; requireCleanTimeout: boolean };
}

/** An entry of `faults`. */
export interface SuiteAgentFault {
  name: string;
  /** What is left out matches any. */
  target: { tool?: string; server?: string };
  kind: "hang" | "wedged" | "slow" | "recover_after";
  delayMs?: number;
  failures?: number;
}
