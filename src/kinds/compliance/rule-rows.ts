import type { Claim } from "../../conformance/claims/claim.js";
import type { CorpusScore } from "../../conformance/corpus/score.js";
import { evidenceOfSteps } from "../../conformance/rules/audit/answers.js";
import type { AuditStep } from "../../conformance/rules/audit/types.js";
import type { Status } from "../../conformance/server/check-result.js";
import type { Failure, Finding, Location, TestRow } from "../../core/generated/results.js";
import { defined } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import type { TestContext } from "../../engine/calls/test-context.js";
import type { Attempt } from "../../engine/judge/call.js";
import { type FailedTest, failureOf } from "../../engine/judge/failure.js";
import type { Lane } from "../../engine/lanes/lane.js";
import { ofSdk } from "../../engine/lanes/lane-findings.js";
import type { Owner } from "../../mcp/types.js";
import { ruleOf } from "../../rules/registry.js";

export interface RuleCheck {
  check: string;
  subject: FailedTest;
  lane: Lane;
  owner: Owner | undefined;
  location: Location;
  /** True if a failed result fails the test; otherwise, it is a finding that does not gate. */
  fails(result: ShownResult): boolean;
  /** Left out: the check is of one rule or family, which gets no grade. */
  score?: CorpusScore;
  /** Why too little of the server was judged, such as that no tool worked: the test is errored, unless something else fails it. */
  unjudged?: Redacted | undefined;
}

/** The attempt of a test by the results of rules; those of an audit have a tier. */
export function attemptOfRules(claims: readonly Claim[], rules: RuleCheck): Attempt {
  const results = claims.map(shownResult);
  const { check, subject, lane, owner, location, fails, score, unjudged } = rules;
  const idsOf = (...some: Status[]) => results.flatMap(({ id, status }) => (some.includes(status) ? [id] : []));
  const open = new Set(idsOf("failed", "unverified"));
  const holds = [...new Set(idsOf("passed"))].filter((id) => !open.has(id));
  const failures: Failure[] = [];
  for (const result of results.filter(({ status }) => status === "failed")) {
    const { id, evidence, severity, tier, sdk, count, fix } = result;
    const message = namedMessage(result);
    if (fails(result)) {
      const parts = tier === undefined ? { actual: evidence } : { tier, evidence };
      failures.push(failureOf(subject, id, { message, location, severity, ...defined({ ...parts, count, fix }) }));
    } else {
      const finding = { rule_id: id, message, ...defined({ evidence, owner, tier, sdk, count, fix }) };
      lane.findings.report(finding, { gates: false, location });
    }
  }
  const isFailed = failures.length > 0;
  // Beside others too: a baseline that knows these alone must not make the test pass.
  if (unjudged !== undefined)
    failures.push(failureOf(subject, "AUDIT-NEVER-ACCEPTED", { message: unjudged, location }));
  const attempt = { failures, durationMs: 0 };
  const { reason, ...graded } = gradeOf(score);
  const gradedAttempt = { ...attempt, row: { holds, ...graded }, ...defined({ reason }) };
  if (failures.length > 0) return { ...gradedAttempt, status: isFailed ? "failed" : "errored" };
  // What failed and does not fail the test is a finding.
  if (idsOf("passed", "failed").length > 0) return { ...gradedAttempt, status: "passed" };
  const unverified = results.find(({ status }) => status === "unverified");
  if (unverified) return { ...attempt, status: "unverified", reason: unverified.message ?? say`` };
  return { ...attempt, status: "skipped", reason: results[0]?.message ?? say`${hide(check)} does not apply` };
}

/** A result as results hold it: with the requests that show it, and without what a suite is made of. */
type ShownResult = Omit<Claim, "fuzzFinding" | "proof" | "steps"> & {
  steps?: Pick<AuditStep, "method" | "params">[];
};

/** The result of an audit as it is shown: its evidence is the requests with the last answer. */
function shownResult({ fuzzFinding: _, proof: __, steps, evidence, ...result }: Claim): ShownResult {
  return {
    ...result,
    ...(steps && { steps: steps.map(({ method, params }) => ({ method, params })) }),
    ...(evidence !== undefined && { evidence: evidenceOfSteps(steps ?? [], evidence) }),
  };
}

/** What the rows of results are about. */
export interface RuleRows {
  /** The id of the test, with which the ids of its rows begin. */
  id: string;
  server: string;
  /** The revision at which the server was judged. */
  revision: string;
  location: Location;
  /** True if this result, when it is new, fails the run. */
  gates(result: ShownResult): boolean;
  /** Why the server could not be judged: then the test is errored, unless a result gates that no baseline knows. */
  unjudged?: Redacted | undefined;
}

const SEVERITIES = { broken: "must", suspicious: "should", advice: "may" } as const;

/** A result of a rule as a row of its own. What failed and does not gate is a finding of a row that passed. */
function rowOfRule(result: ShownResult, { id: test, server, revision, location, gates }: RuleRows): TestRow {
  const { id, title, status, subject, message, tier, sdk, evidence, count, fix } = result;
  const common = {
    rule_id: id,
    severity: sdk !== undefined ? "may" : tier === undefined ? result.severity : SEVERITIES[tier],
    message: messageOf(result, message ?? hide(title)),
    location,
    ...defined({ tier }),
  };
  const place = { server, target_version: revision };
  const name = `${id} ${title}`;
  const isGating = status === "failed" && gates(result);
  const failure = (): Failure => ({
    ...common,
    test_name: name,
    target: "",
    matcher: "",
    taxonomy_ids: [],
    fix: fix ?? ruleOf(id).fix,
    ...defined({ ...(tier === undefined ? { actual: evidence } : { evidence }), count }),
  });
  const finding = (): Finding => ({
    ...common,
    ...place,
    count: count ?? 1,
    gates: false,
    ...defined({ evidence, sdk, fix }),
  });
  return {
    id: [test, id, ...(subject === undefined ? [] : [subject])].join("::"),
    block: "compliance",
    name,
    ...(subject !== undefined && { row: subject }),
    ...place,
    status: status === "failed" && !isGating ? "passed" : status,
    ...(status !== "failed" && { reason: message ?? hide(title) }),
    duration_ms: result.duration_ms ?? 0,
    attempts: 1,
    location,
    failures: isGating ? [failure()] : [],
    findings: status === "failed" && !isGating ? [finding()] : [],
    rule: result,
  };
}

/**
 * Adds a row for each result, and gives the attempt of their test: unverified if no result could be judged, errored if no rule
 * applies.
 */
export function attemptOfRows(
  claims: readonly Claim[],
  rows: RuleRows,
  part: NonNullable<Attempt["row"]>,
  context: Pick<TestContext, "addRow" | "isKnown">,
): Attempt {
  const ruleRows = claims.map((claim) => rowOfRule(shownResult(claim), rows));
  for (const ruleRow of ruleRows) context.addRow(ruleRow);
  const row = { ...part, target_version: rows.revision };
  const hasStatus = (...some: Status[]) => claims.some(({ status }) => some.includes(status));
  const isOpen = hasStatus("unverified") && !hasStatus("passed", "failed");
  const { reason, ...graded } = gradeOf(row.judged);
  const open = isOpen ? { reason: say`no rule could be verified` } : defined({ reason });
  const isErrored =
    rows.unjudged !== undefined && ruleRows.every((row) => row.failures.length === 0 || context.isKnown(row));
  const isIdle = claims.every(({ status }) => status === "skipped");
  return {
    status: isErrored || isIdle ? "errored" : isOpen ? "unverified" : "passed",
    failures: [],
    durationMs: row.judged?.timing.duration_ms ?? 0,
    attempts: 1,
    ...open,
    row: { ...row, ...graded },
  };
}

function namedMessage({ message, title, subject }: ShownResult) {
  const text = message ?? say`${hide(title)}: it does not hold`;
  const isNamed = subject === undefined || text.includes(subject);
  return isNamed ? text : say`${subject}: ${text}`;
}

function messageOf({ sdk }: ShownResult, text: ReturnType<typeof namedMessage>) {
  return sdk === undefined ? text : ofSdk(sdk, text);
}

/** The score and grade, or why there are none. */
function gradeOf({
  score,
  grade,
  not_graded: why,
}: Partial<Pick<NonNullable<TestRow["judged"]>, "score" | "grade" | "not_graded">> = {}): Graded {
  if (typeof score === "number" && grade) return { corpus: { score, grade } };
  return why === undefined ? {} : { not_graded: hide(why), reason: say`not graded: ${hide(why)}` };
}

type Graded = Pick<TestRow, "corpus" | "not_graded"> & Pick<Attempt, "reason">;
