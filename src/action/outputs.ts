import type { Summary } from "../core/generated/results.js";
import type { Verdict } from "../results/gate.js";
import { setOutput } from "./toolkit.js";

/** What the step tells the steps after it. */
export interface Outcome {
  conclusion: Verdict["conclusion"];
  exitCode: number;
  /** Absent where nothing was run: every count is 0. */
  summary?: Summary;
  /** Absolute; absent where none was written. */
  resultsPath?: string;
  junitPath?: string;
}

const counts = ["total", "passed", "failed", "errored", "skipped", "deferred"] as const;

/** Sets every output that action.yml names. */
export function setOutputs({ conclusion, exitCode, summary, resultsPath = "", junitPath = "" }: Outcome): void {
  setOutput("conclusion", conclusion);
  setOutput("exit-code", exitCode);
  for (const name of counts) setOutput(name, summary?.[name] ?? 0);
  setOutput("results-path", resultsPath);
  setOutput("junit-path", junitPath);
}
