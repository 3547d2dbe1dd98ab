import { GRADE_RULE } from "../../../conformance/corpus/score.js";
import type { AuditStep } from "../../../conformance/rules/audit/types.js";
import type { TestRow, Tier } from "../../../core/generated/results.js";
import { defined } from "../../../core/json/json.js";
import type { AuditFindings } from "../../../kinds/compliance/audit/audit-lane.js";
import { countOf } from "../../../report/tiers.js";
import type { ComparedRule, JudgedServer } from "../../rule-rows.js";

/** What an audit says of a server: the machine-readable form of `mcptest audit`. */
export type AuditReport = ReturnType<typeof auditReport>;

export type SentRequest = Pick<AuditStep, "method" | "params">;

/** What the row of an audit has beside its results. */
export function partsOf(findings: AuditFindings, seed: number): Pick<TestRow, "audit" | "judged"> {
  const { score, coverage, tools, calls, notJudged, timing, serverInfo, transport } = findings;
  return {
    audit: { seed, calls, tools: [...tools], left: [...notJudged] },
    judged: { server_info: serverInfo, transport, ...score, coverage, timing },
  };
}

/** The report of an audit. */
export function auditReport({ head, row, judged, rules, fixed, failed_by, grade_failure }: JudgedServer) {
  const { score = null, grade = null, not_graded, limited_by, coverage, timing } = judged;
  const { seed, calls, tools, left } = { seed: 1, ...row.audit! };
  return {
    ...head,
    seed,
    score,
    grade,
    ...defined({ not_graded, limited_by, grade_failure }),
    grade_rule: GRADE_RULE,
    counts: countTiers(rules),
    coverage,
    tools,
    calls,
    left,
    timing,
    rules,
    fixed,
    failed_by,
  };
}

function countTiers(results: readonly ComparedRule[]): Record<Tier, number> {
  const own = results.filter(({ status, sdk }) => status === "failed" && sdk === undefined);
  const ofTier = (name: Tier) => countOf(own.filter(({ tier }) => tier === name));
  return { broken: ofTier("broken"), suspicious: ofTier("suspicious"), advice: ofTier("advice") };
}
