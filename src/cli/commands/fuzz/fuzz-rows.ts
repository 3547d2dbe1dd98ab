import type { Fuzz, TestRow } from "../../../core/generated/results.js";
import { defined } from "../../../core/json/json.js";
import type { ResultsSource } from "../../../results/types.js";
import type { FuzzRunReport, ToolReport } from "./fuzz-text.js";

/** The rows of a command as its report; undefined if no tool was looked at. */
export async function readFuzzRows({ rows }: ResultsSource) {
  const tools: ToolReport[] = [];
  let own: TestRow | undefined;
  let isFaulty = false;
  for await (const row of rows()) {
    isFaulty ||= row.status === "failed";
    if (row.row === undefined || row.fuzz === undefined) own = row;
    else tools.push(toolReport(row.row, row.fuzz));
  }
  if (own?.fuzz === undefined) return { isJudged: false };
  mergeShared(tools);
  const { fuzz, server, target_version, findings } = own;
  const of = { version: 1, seed: fuzz.seed, server: server ?? "", protocol_version: target_version };
  const report: FuzzRunReport = { ...of, findings, tools };
  return { report, isJudged: isFaulty || own.status === "passed" };
}

function toolReport(name: string | number, fuzz: Fuzz): ToolReport {
  const { runs, classes, findings, not_judged, rejections = [], session = [], stopped } = fuzz;
  return { name: String(name), runs, classes, findings, not_judged, rejections, session, ...defined({ stopped }) };
}

/** Makes one finding, with all its tools, of what several tools show alike. */
export function mergeShared(reports: readonly { name: string; findings: Merged[] }[]): void {
  const first = new Map<string, { tool: string; finding: { tools?: string[] } }>();
  for (const report of reports) {
    report.findings = report.findings.filter((finding) => {
      const { class: kind, rule_id, message } = finding;
      const key = JSON.stringify([kind, rule_id, message]);
      const known = first.get(key);
      if (known) known.finding.tools = [...(known.finding.tools ?? [known.tool]), report.name];
      else first.set(key, { tool: report.name, finding });
      return known === undefined;
    });
  }
}

interface Merged {
  class: string;
  rule_id: string;
  message: string;
  tools?: string[];
}
