import { evidenceOfSteps } from "../../../conformance/audit/answers.js";
import type { AuditStep } from "../../../conformance/audit/types.js";
import { GRADE_RULE } from "../../../conformance/corpus/score.js";
import type { TestRow, Tier } from "../../../core/generated/results.js";
import type { Clean } from "../../../core/redaction/redact.js";
import type { AuditFindings, AuditResult } from "../../../kinds/compliance/audit/audit-lane.js";
import { countOf } from "../../../report/tiers.js";
import type { RuleRun } from "../../../run/rule-results.js";
import { NOT_COMPARED, reportHead } from "../../rule-report.js";

/** What an audit says of a server: the machine-readable form of `mcptest audit`. */
export type AuditReport = ReturnType<typeof auditReport>;

export type SentRequest = Pick<AuditStep, "method" | "params">;

/** A result with what a baseline says of it. */
export type ReportedResult = Omit<AuditResult, "fuzzed" | "proof" | "steps"> & {
  steps?: readonly SentRequest[];
  baseline?: TestRow["baseline"];
};

/** The report of an audit, without what a suite is made of. */
export function auditReport(server: string, findings: AuditFindings, seed: number) {
  const { results, score, coverage, tools, calls, left, timing } = findings;
  return {
    ...reportHead(server, findings),
    seed,
    ...score,
    grade_rule: GRADE_RULE,
    counts: countTiers(results),
    ...{ coverage, tools, calls, left, timing },
    rules: results.map(reportedResult),
    ...NOT_COMPARED,
  };
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
    ...(evidence !== undefined && { evidence: evidenceOfSteps(steps ?? [], evidence) }),
  };
}

function countTiers(results: readonly AuditResult[]): Record<Tier, number> {
  const own = results.filter(({ status, sdk }) => status === "failed" && sdk === undefined);
  const ofTier = (name: Tier) => countOf(own.filter(({ tier }) => tier === name));
  return { broken: ofTier("broken"), suspicious: ofTier("suspicious"), advice: ofTier("advice") };
}
