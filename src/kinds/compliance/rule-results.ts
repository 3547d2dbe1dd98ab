import type { Status } from "../../conformance/checks/check-result.js";
import type { CorpusScore } from "../../conformance/corpus/score.js";
import type { Failure, Location } from "../../core/generated/results.js";
import { defined } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import type { Attempt } from "../../engine/judge/call.js";
import { failureOf, type Subject } from "../../engine/judge/failure.js";
import type { Lane } from "../../engine/lanes/lane.js";
import type { Owner } from "../../mcp/types.js";
import type { AuditResult } from "./audit/audit-lane.js";

export interface RuleCheck {
  check: string;
  subject: Subject;
  lane: Lane;
  owner: Owner | undefined;
  location: Location;
  /** What else failed is a finding that does not gate. */
  fails(result: AuditResult): boolean;
  /** Left out: the check is of one rule or family, which gets no grade. */
  score?: CorpusScore;
}

/** The attempt of a test by the results of rules; those of an audit have a tier. */
export function attemptOfRules(results: readonly AuditResult[], rules: RuleCheck): Attempt {
  const { check, subject, lane, owner, location, fails, score } = rules;
  const idsOf = (...some: Status[]) => results.flatMap(({ id, status }) => (some.includes(status) ? [id] : []));
  const open = new Set(idsOf("failed", "unverified"));
  const holds = [...new Set(idsOf("passed"))].filter((id) => !open.has(id));
  const failures: Failure[] = [];
  for (const result of results.filter(({ status }) => status === "failed")) {
    const { id, evidence, severity, sdk, count } = result;
    // The author cannot correct a fault of the SDK.
    const tier = sdk === undefined ? result.tier : "advice";
    const message = messageOf(result);
    if (fails(result)) {
      const shown = tier === undefined ? { actual: evidence } : { tier, evidence };
      failures.push(failureOf(subject, id, { message, location, severity, ...defined({ ...shown, count }) }));
    } else {
      const finding = { rule_id: id, message, ...defined({ evidence, owner, tier, sdk, count }) };
      lane.findings.report(finding, { gates: false, location });
    }
  }
  const attempt = { failures, durationMs: 0 };
  if (failures.length > 0) return { ...attempt, status: "failed", holds, ...gradeOf(score) };
  if (idsOf("passed").length > 0) return { ...attempt, status: "passed", holds, ...gradeOf(score) };
  const unverified = results.find(({ status }) => status === "unverified");
  if (unverified) return { ...attempt, status: "unverified", reason: unverified.message ?? say`` };
  return { ...attempt, status: "skipped", reason: results[0]?.message ?? say`${hide(check)} does not apply` };
}

function messageOf({ message, title, subject, sdk }: AuditResult) {
  const said = message ?? say`${hide(title)}: it does not hold`;
  const isNamed = subject === undefined || said.includes(subject);
  const whole = isNamed ? said : say`${subject}: ${said}`;
  return sdk === undefined ? whole : say`from the SDK (${hide(sdk)}): ${whole}`;
}

/** The score and grade, or why there are none. */
function gradeOf({ score, grade, not_graded: why }: Partial<CorpusScore> = {}) {
  if (typeof score === "number" && grade) return { corpus: { score, grade } };
  return why === undefined ? {} : { reason: say`not graded: ${hide(why)}` };
}
