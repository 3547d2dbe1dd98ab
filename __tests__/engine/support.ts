import { root } from "../support/cli.js";
import type { SuiteRun } from "../support/in-process.js";

export const SUITES = `${root}__tests__/golden/engine/`;

/** What a reader compares: a row for each test with its steps and failures, without times. */
export function reported({ code, results }: SuiteRun): string {
  const lines: string[] = [];
  for (const row of results.tests) {
    const name = row.row === undefined ? row.name : `${row.name} [${row.row}]`;
    const place = [row.server, row.target_version].filter((name) => name !== null).join(" ");
    lines.push(
      `${row.status.toUpperCase()} ${name} (${place}, ${row.attempts}×)${row.reason ? `: ${row.reason}` : ""}`,
    );
    for (const step of row.steps ?? []) lines.push(`  step ${step.id ?? "-"} ${step.call}: ${step.status}`);
    for (const { rule_id, taxonomy_ids, message, location, expected, actual, note } of row.failures) {
      lines.push(`  ${location.line}:${location.column} ${[rule_id, ...taxonomy_ids].join(" ")}: ${message}`);
      if (expected !== undefined) lines.push(`    expected ${JSON.stringify(expected)}`);
      if (actual !== undefined) lines.push(`    actual   ${JSON.stringify(actual)}`);
      if (note !== undefined) lines.push(...note.split("\n").map((line) => `    note: ${line}`));
    }
    for (const { rule_id, message, gates } of row.findings)
      lines.push(`  finding ${rule_id}${gates ? " (gates)" : ""}: ${message}`);
  }
  for (const { rule_id, message, gates, location } of results.findings) {
    lines.push(`FINDING ${rule_id}${gates ? " (gates)" : ""} ${location?.line}: ${message}`);
  }
  return `${[...lines, `exit ${code}`].join("\n")}\n`;
}
