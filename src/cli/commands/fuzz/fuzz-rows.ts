import type { Fuzz, TestRow } from "../../../core/generated/results.js";
import { defined } from "../../../core/json/json.js";
import type { ResultsSource } from "../../../results/types.js";
import type { FuzzRunReport, ToolReport } from "./fuzz-text.js";

/** The report of the rows of `fuzz`; without one if no tool was looked at. */
export async function readFuzzRows({ rows }: ResultsSource) {
  const tools: ToolReport[] = [];
  let testRow: TestRow | undefined;
  let isFaulty = false;
  for await (const row of rows()) {
    isFaulty ||= row.status === "failed";
    if (row.row === undefined || row.fuzz === undefined) testRow = row;
    else tools.push(toolReport(row.row, row.fuzz));
  }
  if (testRow?.fuzz === undefined) return { isJudged: false };
  mergeShared(tools);
  const { fuzz, server, target_version, findings } = testRow;
  const reportHead = { version: 1, seed: fuzz.seed, server: server ?? "", protocol_version: target_version };
  const report: FuzzRunReport = { ...reportHead, findings, tools };
  return { report, isJudged: isFaulty || testRow.status === "passed" };
}

function toolReport(name: string | number, fuzz: Fuzz): ToolReport {
  const { runs, classes, findings, not_judged, rejections = [], session = [], stopped } = fuzz;
  return { name: String(name), runs, classes, findings, not_judged, rejections, session, ...defined({ stopped }) };
}

/** Merges equal findings of several tools into one that names them all. */
export function mergeShared(reports: readonly { name: string; findings: MergeableFinding[] }[]): void {
  const first = new Map<string, { tool: string; finding: { tools?: string[] } }>();
  for (const report of reports) {
    report.findings = report.findings.filter((finding) => {
      const { class: kind, rule_id, message } = finding;
      const key = JSON.stringify([kind, rule_id, message]);
      const earlier = first.get(key);
      if (earlier) earlier.finding.tools = [...(earlier.finding.tools ?? [earlier.tool]), report.name];
      else first.set(key, { tool: report.name, finding });
      return earlier === undefined;
    });
  }
}

interface MergeableFinding {
  class: string;
  rule_id: string;
  message: string;
  tools?: string[];
}
