import { framesOf } from "../../../conformance/audit/answers.js";
import type { Step, Tier } from "../../../conformance/audit/types.js";
import { GRADE_RULE } from "../../../conformance/corpus/score.js";
import type { TestRow } from "../../../core/generated/results.js";
import type { Clean } from "../../../core/redaction/redact.js";
import { TOOL_NAME } from "../../../core/version.js";
import type { AuditFindings, AuditResult } from "../../../kinds/compliance/audit/audit-lane.js";
import type { Head } from "../../../results/types.js";
import { comparedWith, type RuleRun } from "../../../run/rule-results.js";

/** What an audit says of a server: the machine-readable form of `mcptest audit`. */
export type AuditReport = ReturnType<typeof auditReport>;

export type SentRequest = Pick<Step, "method" | "params">;

/** A result with what a baseline says of it. */
export type ReportedResult = Omit<AuditResult, "fuzzed" | "proof" | "steps"> & {
  steps?: readonly SentRequest[];
  baseline?: TestRow["baseline"];
};

/** The report of an audit, without what a suite is made of. */
export function auditReport(server: string, findings: AuditFindings, version: string, seed: number) {
  const { revision, transport, serverInfo, results, score, coverage, tools, calls, left, timing } = findings;
  return {
    ...{ tool: TOOL_NAME, version, server, server_info: serverInfo, protocol_version: revision, transport, seed },
    ...score,
    grade_rule: GRADE_RULE,
    counts: countTiers(results),
    ...{ coverage, tools, calls, left, timing },
    rules: results.map(reportedResult),
    /** Entries of the baseline that are no longer needed. */
    fixed: [] as readonly string[],
    /** The rules by which the audit fails. */
    failed_by: [] as readonly string[],
  };
}

/** The report with what a baseline says of it, and with the rules by which the audit fails. */
export function comparedReport(report: Clean<AuditReport>, rows: readonly TestRow[], head: Head): AuditReport {
  return { ...report, ...comparedWith<ReportedResult>(report.rules, rows, head) };
}

/** What an audit covered, as a row of a run has it. */
export function coveredBy(report: Clean<AuditReport>): NonNullable<RuleRun["audit"]> {
  const { calls, tools, left, score, grade, not_graded: why = "" } = report;
  const graded = score === null || grade === null ? { reason: `not graded: ${why}` } : { corpus: { score, grade } };
  return { audit: { calls, tools: [...tools], left: [...left] }, ...graded };
}

function reportedResult({ fuzzed: _, proof: _proof, steps, evidence, ...result }: AuditResult): ReportedResult {
  return {
    ...result,
    ...(steps && { steps: steps.map(({ method, params }) => ({ method, params })) }),
    ...(evidence !== undefined && { evidence: framesOf(steps ?? [], evidence) }),
  };
}

function countTiers(results: readonly AuditResult[]): Record<Tier, number> {
  const counts = { broken: 0, suspicious: 0, advice: 0 };
  for (const { status, tier, sdk, count = 1 } of results) {
    if (status === "failed" && tier !== undefined && sdk === undefined) counts[tier] += count;
  }
  return counts;
}
