import type { Summary } from "../core/generated/results.js";
import { statusCounts } from "../report/words.js";
import type { GateResult } from "../results/gate.js";
import { setOutput } from "./toolkit.js";

export interface StepOutputs {
  conclusion: GateResult["conclusion"];
  exitCode: number;
  /** Absent if nothing was run: every count is 0. */
  summary?: Summary;
  /** Absolute paths of reports by the name of the reporter. */
  paths?: { readonly [reporter: string]: string };
  baselinePath?: string;
  artifactId?: number;
  artifactUrl?: string;
  checkRunUrl?: string;
}

const counts = ["total", "passed", "failed", "errored", "skipped", "deferred", "unverified", "flaky"] as const;
const reports = { "results-path": "json", "junit-path": "junit", "sarif-path": "sarif", "html-path": "html" } as const;

/** Sets every output that action.yml names. */
export function setOutputs({ conclusion, exitCode, summary, paths = {}, ...rest }: StepOutputs): void {
  setOutput("conclusion", conclusion);
  setOutput("exit-code", exitCode);
  for (const name of counts) setOutput(name, summary?.[name] ?? 0);
  // Without a baseline, every failure is new and none is known.
  setOutput("new-failures", summary?.new_failures ?? summary?.failed ?? 0);
  setOutput("known-failures", summary?.known_failures ?? 0);
  setOutput("fixed", summary?.fixed ?? 0);
  // Absent unless a test checks the corpus.
  setOutput("score", summary?.score?.score ?? "");
  setOutput("grade", summary?.score?.grade ?? "");
  setOutput("badge", badgeOf({ conclusion }, summary));
  for (const [name, reporter] of Object.entries(reports)) setOutput(name, paths[reporter] ?? "");
  setOutput("baseline-path", rest.baselinePath ?? "");
  setOutput("artifact-id", rest.artifactId ?? "");
  setOutput("artifact-url", rest.artifactUrl ?? "");
  setOutput("check-run-url", rest.checkRunUrl ?? "");
}

const colors = { success: "brightgreen", failure: "red", error: "orange", interrupted: "lightgrey" } as const;

/** A badge in the form that https://shields.io/badges/endpoint-badge reads. */
export function badgeOf({ conclusion }: Pick<GateResult, "conclusion">, summary?: Summary): string {
  const score = summary?.score === undefined ? "" : `grade ${summary.score.grade} (${summary.score.score}), `;
  const message = summary === undefined ? "nothing was run" : `${score}${statusCounts(summary)}`;
  return JSON.stringify({ schemaVersion: 1, label: "mcptest", message, color: colors[conclusion] });
}
