import { randomUUID } from "node:crypto";
import type { Status } from "../../../conformance/checks/check-result.js";
import type { CorpusFindings, RuleResult } from "../../../conformance/corpus/run-corpus.js";
import { GRADE_RULE, readinessOf, scoreOf } from "../../../conformance/corpus/score.js";
import type { Failure, Finding, Location, TestRow } from "../../../core/generated/results.js";
import { writeFileAtomic } from "../../../core/out.js";
import type { Clean, Redactor } from "../../../core/redaction/redact.js";
import { TOOL_NAME } from "../../../core/version.js";
import { baselineText, newBaseline } from "../../../results/baseline/write.js";
import { gate } from "../../../results/gate.js";
import { createTally } from "../../../results/tally.js";
import type { ResultsSource } from "../../../results/types.js";
import { findRule } from "../../../rules/registry.js";
import { knownFailures, type RunBaseline } from "../../../run/baseline.js";
import type { RunRequest } from "../../../run/request.js";
import type { SuiteServer } from "../../../suite/types.js";

/** A corpus run as results, a row for each rule and thing judged. Writes the baseline if it is to be updated. */
export async function corpusResults(
  report: Clean<CorpusReport>,
  server: SuiteServer,
  { policy }: RunRequest,
  baseline: RunBaseline | undefined,
  startedAt: Date,
  redactor: Redactor,
) {
  const known = baseline && knownFailures(baseline, redactor);
  // What else fails is a finding that does not gate.
  const gates = (result: Clean<RuleResult>) =>
    result.severity === "must" || (policy.strict === true && result.severity === "should");
  const rows = report.rules.map((result): TestRow => {
    const row = rowOf(result, report, server.location, gates(result));
    return known?.compareRow(row) ?? row;
  });
  const judgeable = {
    ofTest: (id: string) => id.startsWith(`${prefixOf(report)}::`),
    ofRule: (_: string, name: string | null | undefined) => !name || name === report.server,
  };
  const tally = createTally();
  const tool = { name: report.tool, version: report.version };
  const run = {
    ...{ id: randomUUID(), started_at: startedAt.toISOString(), suite_files: [], overrides: [] },
    target_versions: [report.protocol_version],
    ...(baseline !== undefined && { baseline: baseline.name }),
  };
  tally.add({ event: "run_started", tool, run });
  for (const [order, row] of rows.entries()) tally.add({ event: "test", order, row });
  for (const finding of known?.staleEntries(judgeable) ?? []) tally.add({ event: "finding", finding });
  tally.add({ event: "run_finished", duration_ms: report.timing.duration_ms, interrupted: false });
  const head = tally.head();
  if (head === undefined) throw new Error("a corpus run has no head");
  const source: ResultsSource = {
    head,
    async *rows() {
      yield* rows;
    },
  };
  if (known && baseline?.update) {
    const { findings } = head;
    const made = await newBaseline({
      tool,
      generatedAt: run.started_at,
      rows: source.rows(),
      findings,
      contracts: [],
      acceptsNew: true,
      ...(baseline.file && { previous: baseline.file }),
      known,
      judgeable,
    });
    const score = report.score === null ? {} : { score: report.score };
    if (made) await writeFileAtomic(baseline.path, redactor.text(baselineText({ ...made, ...score })));
  }
  return { source, exitCode: gate(head.summary, head.findings, { allowEmpty: true }).exitCode };
}

function rowOf(
  { id, title, severity, status, subject, message, evidence }: Clean<RuleResult>,
  report: Clean<CorpusReport>,
  location: Location,
  gates: boolean,
): TestRow {
  const name = `${id} ${title}`;
  const about = { rule_id: id, severity, message: message ?? title, location };
  const on = { server: report.server, target_version: report.protocol_version };
  const finding: Finding = { ...about, ...on, count: 1, gates: false, ...(evidence !== undefined && { evidence }) };
  const failure: Failure = {
    ...{ ...about, test_name: name, target: "", matcher: "", taxonomy_ids: [], fix: findRule(id)?.fix ?? "" },
    ...(evidence !== undefined && { actual: evidence }),
  };
  return {
    id: [prefixOf(report), id, ...(subject === undefined ? [] : [subject])].join("::"),
    block: "compliance",
    name,
    ...(subject !== undefined && { row: subject }),
    ...on,
    status: status === "failed" && !gates ? "passed" : status,
    ...(status !== "failed" && message !== undefined && { reason: message }),
    duration_ms: 0,
    attempts: 1,
    location,
    failures: status === "failed" && gates ? [failure] : [],
    findings: status === "failed" && !gates ? [finding] : [],
  };
}

function prefixOf({ server }: Clean<CorpusReport>): string {
  return `corpus::${server}`;
}

/** What a corpus run says of a server: the machine-readable form of `mcptest compliance run`. */
export type CorpusReport = ReturnType<typeof corpusReport>;

/** The verdicts of a rule, the one that counts for the whole rule first. */
const WORST: readonly Status[] = ["failed", "unverified", "passed", "skipped"];

/** The report of a corpus run; in `counts`, a rule counts by the worst of its verdicts. */
export function corpusReport(server: string, findings: CorpusFindings, version: string) {
  const { revision, transport, serverInfo, results, timing } = findings;
  return {
    tool: TOOL_NAME,
    version,
    server,
    server_info: serverInfo,
    protocol_version: revision,
    transport,
    ...scoreOf(results),
    grade_rule: GRADE_RULE,
    counts: countRules(results),
    readiness: readinessOf(findings),
    timing,
    rules: results,
  };
}

function countRules(results: readonly RuleResult[]): Record<Status, number> {
  const counts = { passed: 0, failed: 0, skipped: 0, unverified: 0 };
  const worst = new Map<string, Status>();
  for (const { id, status } of results) {
    const before = worst.get(id);
    if (before === undefined || WORST.indexOf(status) < WORST.indexOf(before)) worst.set(id, status);
  }
  for (const status of worst.values()) counts[status] += 1;
  return counts;
}
