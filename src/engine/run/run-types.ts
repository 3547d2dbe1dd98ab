import type { AgentCassette } from "../../agents/cassette/recorder.js";
import type { RecordedTest } from "../../agents/cassette/recordings.js";
import type { OpenedModel } from "../../agents/types.js";
import type { RunEvent } from "../../core/event.js";
import type { Ports } from "../../matchers/types.js";
import type { ModelName } from "../../rules/models.js";
import type { Suite } from "../../suite/types.js";
import type { LaneContract } from "../lanes/contract.js";
import type { LaneContext } from "../lanes/lane-context.js";

/** What a run needs, apart from its plan. */
export interface PlanSettings
  extends Omit<LaneContext, "nextId" | "memory" | "tokens" | "finding" | "onStart" | "isUnderWay" | "firstStart"> {
  /** Files at the same time. */
  jobs: number;
  runTimeoutMs: number;
  /** No test of any file starts after one that did not pass; `run_options.bail` is about its own file. */
  bail: boolean;
  /** Gets each new secret of the run before it is used. */
  onSecret: (name: string, value: string) => void;
  /** Aborted if the run cannot continue; its reason is the error. */
  broken?: AbortSignal;
  emit: (event: RunEvent) => void;
  portsOf: (suite: Suite, openModel: (model: ModelName) => Promise<OpenedModel>, cassette?: AgentCassette) => Ports;
  /** Opens the cassette of an agent test or an eval: to play it, or to record it. */
  openCassette: (file: string, test: RecordedTest) => Promise<AgentCassette>;
  /** Opens a model for a test; what is asked of it ends with `signal`. Throws a UserError if it can never be asked. */
  openModel: (suite: Suite, model: ModelName, test: object, signal: AbortSignal) => Promise<OpenedModel>;
  /** Runs a scorer and adds its cost to the budgets of a test. Throws a BudgetFault if one is passed. */
  payScorer: <T extends { costUsd: number | null }>(suite: Suite, test: object, run: () => Promise<T>) => Promise<T>;
}

export interface RunEnd {
  stopped?: "interrupted" | "timeout" | "broken";
  error?: unknown;
  contracts: readonly LaneContract[];
  /** Settles when every server has ended; after a run that was stopped that may take longer than the run waits. */
  serversEnded: Promise<void>;
}
