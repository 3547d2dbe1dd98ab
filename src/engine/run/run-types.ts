import type { AgentCassette } from "../../agents/cassette/recorder.js";
import type { RecordedTest } from "../../agents/cassette/recordings.js";
import type { OpenedModel } from "../../agents/types.js";
import type { RunEvent } from "../../core/event.js";
import type { Exchange } from "../../core/generated/capture.js";
import type { Clean } from "../../core/redaction/redact.js";
import type { Ports } from "../../matchers/types.js";
import type { Recording } from "../../mcp/cassette/recording.js";
import type { OpenSession } from "../../mcp/types.js";
import type { SuiteModel } from "../../suite/models/types.js";
import type { Suite } from "../../suite/types.js";
import type { ContractPort, LaneContract } from "../lanes/contract.js";

/** What a run needs, apart from its plan. */
export interface PlanSettings {
  open: OpenSession;
  /** Files at the same time. */
  jobs: number;
  runTimeoutMs: number;
  /** No test of any file starts after one that did not pass; `run_options.bail` is about its own file. */
  bail: boolean;
  maxFrameBytes: number;
  env: Readonly<Record<string, string | undefined>>;
  passEnv: readonly string[];
  cwd: string;
  runId: string;
  /** Gets each new secret of the run before it is used. */
  onSecret: (name: string, value: string) => void;
  /** Aborted on interrupt. */
  signal: AbortSignal;
  /** Aborted if the run cannot continue; its reason is the error. */
  broken?: AbortSignal;
  /** A value without secrets. */
  redact: <T>(value: T) => Clean<T>;
  emit: (event: RunEvent) => void;
  /** Gets every exchange with a server, unredacted. */
  onExchange?: (server: string, exchange: Exchange) => void;
  /** Takes every session. */
  recording?: Recording;
  /** What is done with the contracts of servers; undefined if neither a baseline nor coverage needs them. */
  contracts?: ContractPort;
  /** The ports that the matchers of a suite may use. */
  portsOf: (suite: Suite, openModel: (model: SuiteModel) => Promise<OpenedModel>, cassette?: AgentCassette) => Ports;
  /** Opens the cassette of an agent test or an eval: to play it, or to record it. */
  openCassette: (file: string, test: RecordedTest) => Promise<AgentCassette>;
  /**
   * Opens a model of a suite for a test; what is asked of it ends with `signal`. Throws a UserError if it can never be
   * asked.
   */
  openModel: (suite: Suite, model: SuiteModel, test: object, signal: AbortSignal) => Promise<OpenedModel>;
  /** Runs a scorer and adds its cost to the budgets of a test. Throws a BudgetFault if one is passed. */
  payScorer: <T extends { costUsd: number | null }>(suite: Suite, test: object, run: () => Promise<T>) => Promise<T>;
}

/** How a run ended. */
export interface RunEnd {
  /** Why the run was stopped before its end. */
  stopped?: "interrupted" | "timeout" | "broken";
  /** The error that stopped it. */
  error?: unknown;
  /** The contracts that were read, in report order. */
  contracts: readonly LaneContract[];
  /** Settles when every server has ended; after a run that was stopped that may take longer than the run waits. */
  serversEnded: Promise<void>;
}
