import type { Summary } from "../core/generated/results.js";
import { statusCounts } from "../report/words.js";
import type { GateResult } from "../results/gate.js";

const colors = { success: "brightgreen", failure: "red", error: "orange", interrupted: "lightgrey" } as const;

/** A badge in the form that https://shields.io/badges/endpoint-badge reads. */
export function badgeOf({ conclusion }: Pick<GateResult, "conclusion">, summary?: Summary): string {
  const score = summary?.score === undefined ? "" : `grade ${summary.score.grade} (${summary.score.score}), `;
  const message = summary === undefined ? "nothing was run" : `${score}${statusCounts(summary)}`;
  return JSON.stringify({ schemaVersion: 1, label: "mcptest", message, color: colors[conclusion] });
}
