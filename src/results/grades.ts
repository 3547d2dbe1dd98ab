import type { CorpusScore, Finding, TestRow } from "../core/generated/results.js";
import type { RuleId } from "../rules/registry.js";

export type Grade = CorpusScore["grade"];

/** The grades that can be asked for; every graded server has at least an F. */
export const GRADES = ["A", "B", "C", "D"] as const satisfies Grade[];

/** A finding for each server whose grade is below `min`, or that was to be graded and has no grade; one if none was. */
export async function gradeFindings(rows: AsyncIterable<TestRow>, min: Grade): Promise<Finding[]> {
  const findings: Finding[] = [];
  let isGraded = false;
  const report = ({ server, target_version }: Pick<TestRow, "server" | "target_version">, message: string) =>
    findings.push({
      rule_id: "RUNNER-GRADE" satisfies RuleId,
      server,
      target_version,
      severity: "must",
      message,
      count: 1,
      gates: true,
    });
  for await (const row of rows) {
    const { corpus, not_graded: why } = row;
    if (corpus === undefined && why === undefined) continue;
    isGraded = true;
    if (corpus === undefined) report(row, `The server has no grade; the lowest allowed is ${min}: ${why}.`);
    else if (corpus.grade > min) report(row, `The grade is ${corpus.grade}; the lowest allowed is ${min}.`);
  }
  if (!isGraded) {
    const what = "no audit and no test with `check: corpus` came to an end";
    report(
      { server: null, target_version: null },
      `No server was graded; the lowest allowed grade is ${min}: ${what}.`,
    );
  }
  return findings;
}
