import type { Location } from "../../core/generated/results.js";
import type { AgentFault, AgentLimits, JudgedMetric, ModelName, Rubric, Scorer } from "../../rules/models.js";

/** One entry of `eval` of an agent test. */
export type SuiteMetric = { name: string; location: Location } & (
  | {
      kind: "judged";
      name: JudgedMetric;
      threshold: number;
      /** Left out: the agent's own. */
      model?: ModelName;
    }
  | { kind: "rubric"; rubric: Rubric; threshold: number }
  | { kind: "scorer"; scorer: Scorer }
);

/** `budget`, in US cents; what is absent does not apply. */
export interface SuiteBudget {
  perTestCents?: number;
  perSuiteCents?: number;
  /** By the names of models, in US dollars for a million tokens. */
  prices: ReadonlyMap<string, { input: number; output: number }>;
}

/** An agent test: a model that uses servers, and a user who talks to it. Members of type unknown are text or a DeferredText. */
export interface SuiteAgent {
  model: ModelName;
  /** Each once; every name is in `Suite.servers`. */
  servers: readonly string[];
  system?: unknown;
  user: {
    /** `prompt` and the scripted `turns`. */
    messages: readonly unknown[];
    hasTurns: boolean;
    /** A model goes on as the user. */
    simulate?: { goal: unknown; persona?: unknown; maxTurns: number };
  };
  agentLimits: AgentLimits;
  runs: number;
  passRate: number;
  /** Those that `inject` names. */
  faults: readonly AgentFault[];
  recovery?: { maxDetectionMs: number; maxRecoveryMs?: number; requireCleanTimeout: boolean };
}
