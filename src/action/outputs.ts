import type { Summary } from "../core/generated/results.js";
import type { GateResult } from "../results/gate.js";
import { setOutput } from "./toolkit.js";

/** The outputs of the step. */
export interface StepOutputs {
  conclusion: GateResult["conclusion"];
  exitCode: number;
  /** Absent if nothing was run: every count is 0. */
  summary?: Summary;
  /** Absolute; absent if none was written. */
  resultsPath?: string;
  junitPath?: string;
  artifactId?: number;
  artifactUrl?: string;
  checkRunUrl?: string;
}

const counts = ["total", "passed", "failed", "errored", "skipped", "deferred", "unverified", "flaky"] as const;

/** Sets every output that action.yml names. */
export function setOutputs({ conclusion, exitCode, summary, ...rest }: StepOutputs): void {
  setOutput("conclusion", conclusion);
  setOutput("exit-code", exitCode);
  for (const name of counts) setOutput(name, summary?.[name] ?? 0);
  setOutput("results-path", rest.resultsPath ?? "");
  setOutput("junit-path", rest.junitPath ?? "");
  setOutput("artifact-id", rest.artifactId ?? "");
  setOutput("artifact-url", rest.artifactUrl ?? "");
  setOutput("check-run-url", rest.checkRunUrl ?? "");
}
