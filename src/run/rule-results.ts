import { randomUUID } from "node:crypto";
import { OTHERS } from "../conformance/checks/check-result.js";
import type { RuleResult } from "../conformance/corpus/run-corpus.js";
import type { Failure, Finding, Location, TestRow } from "../core/generated/results.js";
import { defined } from "../core/json/json.js";
import { writeFileAtomic } from "../core/out.js";
import type { Clean } from "../core/redaction/redact.js";
import { hide, processSecrets, say } from "../core/redaction/redacted.js";
import { createKnownFailures } from "../results/baseline/known.js";
import { baselineText, type NamedContract, newBaseline } from "../results/baseline/write.js";
import { gate } from "../results/gate.js";
import { createTally } from "../results/tally.js";
import type { ResultsSource } from "../results/types.js";
import { findRule } from "../rules/registry.js";
import type { RunBaseline } from "./baseline.js";
import { reportLines } from "./output.js";

/** A result; one of an audit that failed has a tier, and the SDK whose fault it is, if it is one's. */
type RunResult = RuleResult & { tier?: keyof typeof SEVERITIES; sdk?: string };

const SEVERITIES = { broken: "must", suspicious: "should", advice: "may" } as const;

/** What rules say of a server: a corpus run, or an audit. */
export interface RuleReport {
  tool: string;
  version: string;
  server: string;
  protocol_version: string;
  score: number | null;
  rules: readonly RunResult[];
  timing: { duration_ms: number };
}

/** How the results of a report become those of a run. */
export interface RuleRun {
  /** The start of the id of each row. */
  prefix: "corpus" | "audit" | "registry";
  /** Where the server is named. */
  location: Location;
  startedAt: Date;
  /** None of a server that let nobody in. */
  contracts(): readonly NamedContract[];
  /** True if this result, when it is new, fails the run. */
  gates(result: Clean<RunResult>): boolean;
  /** What an audit covered: it gets a row of its own. */
  audit?: Pick<TestRow, "audit" | "corpus" | "reason">;
  /** It judged a part only: no entry of the baseline is stale because of it. */
  interrupted: boolean;
}

/**
 * A report as results, a row for each rule and thing judged, and the report with what the baseline says of it. Writes the
 * baseline if it is to be updated.
 */
export async function ruleResults<R extends Clean<RuleReport>>(
  report: R,
  run: RuleRun,
  baseline: RunBaseline | undefined,
): Promise<{ source: ResultsSource; report: R; exitCode: number }> {
  const known = baseline && createKnownFailures(baseline);
  const prefix = `${run.prefix}::${report.server}::`;
  // Made again when they are read: all of them together would take much memory.
  const rows = function* (): Iterable<TestRow> {
    for (const result of report.rules) {
      const row = rowOf(result, report, run);
      yield known?.compareRow(row, `${prefix}${result.id}::${OTHERS}`) ?? row;
    }
    if (run.audit) yield auditRow(report, run);
  };
  const judged = new Set<string>();
  for (const { id, status } of report.rules) if (status === "passed" || status === "failed") judged.add(id);
  const judgeable = {
    ofTest: (id: string) =>
      !run.interrupted && id.startsWith(prefix) && judged.has(id.slice(prefix.length).split("::", 1)[0] ?? ""),
    ofRule: (id: string, name: string | null | undefined) =>
      !run.interrupted && judged.has(id) && (!name || name === report.server),
  };
  const tally = createTally();
  const tool = { name: report.tool, version: report.version };
  const started = {
    ...{ id: randomUUID(), started_at: run.startedAt.toISOString(), suite_files: [], overrides: [] },
    target_versions: [report.protocol_version],
    ...(baseline !== undefined && { baseline: baseline.name }),
  };
  tally.add({ event: "run_started", tool, run: started });
  const baselines: { baseline: TestRow["baseline"] | undefined }[] = [];
  const failedBy = new Set<string>();
  for (const row of rows()) {
    tally.add({ event: "test", order: 0, row });
    if (known) baselines.push({ baseline: row.baseline });
    if (row.baseline !== "known") for (const { rule_id } of row.failures) failedBy.add(rule_id);
  }
  for (const finding of known?.staleEntries(judgeable) ?? []) {
    tally.add({ event: "finding", finding });
    if (finding.gates) failedBy.add(finding.rule_id);
  }
  tally.add({ event: "run_finished", duration_ms: report.timing.duration_ms, interrupted: run.interrupted });
  const head = tally.head();
  if (head === undefined) throw new Error("a run of rules has no head");
  const source: ResultsSource = {
    head,
    async *rows() {
      yield* rows();
    },
  };
  if (known && baseline?.update && !run.interrupted) {
    const { findings } = head;
    const made = await newBaseline({
      tool,
      generatedAt: started.started_at,
      rows: source.rows(),
      findings,
      contracts: run.contracts(),
      acceptsNew: true,
      ...(baseline.file && { previous: baseline.file }),
      known,
      judgeable,
    });
    const score = report.score === null ? {} : { score: report.score };
    if (made) await writeFileAtomic(baseline.path, hide(baselineText({ ...made, ...score })));
  }
  const fixed = head.findings.map(({ message }) => message);
  const said = processSecrets.document({ baselines, fixed, failed_by: [...failedBy] });
  const rules = known ? report.rules.map((rule, at) => ({ ...rule, ...said.baselines[at] })) : report.rules;
  const compared = { ...report, rules, fixed: said.fixed, failed_by: said.failed_by };
  const { exitCode } = gate(head.summary, head.findings, { allowEmpty: true });
  // What does not apply is no reason to fail, what could not be judged is.
  const isOpen = judged.size === 0 && report.rules.some(({ status }) => status === "unverified");
  if (exitCode !== 0 || !isOpen) return { source, report: compared, exitCode };
  await reportLines("Nothing was judged: no rule could be verified.");
  return { source, report: compared, exitCode: 2 };
}

function rowOf(result: Clean<RunResult>, report: Clean<RuleReport>, run: RuleRun): TestRow {
  const { id, title, status, subject, message = title, sdk, evidence, count } = result;
  const { duration_ms: duration = 0 } = result;
  // The author cannot correct a fault of the SDK.
  const tier = sdk === undefined ? result.tier : ("advice" as const);
  const { location } = run;
  const severity = tier === undefined ? result.severity : severityOf(tier);
  const gates = run.gates(result);
  const name = `${id} ${title}`;
  const said = sdk === undefined ? message : say`from the SDK (${sdk}): ${message}`;
  const about = { rule_id: id, severity, message: said, location, ...(tier !== undefined && { tier }) };
  const on = { server: report.server, target_version: report.protocol_version };
  const finding: Finding = { ...about, ...on, count: count ?? 1, gates: false, ...defined({ evidence, sdk }) };
  const failure: Failure = {
    ...{ ...about, test_name: name, target: "", matcher: "", taxonomy_ids: [], fix: findRule(id)?.fix ?? "" },
    ...defined({ ...(tier === undefined ? { actual: evidence } : { evidence }), count }),
  };
  return {
    id: [run.prefix, report.server, id, ...(subject === undefined ? [] : [subject])].join("::"),
    block: "compliance",
    name,
    ...(subject !== undefined && { row: subject }),
    ...on,
    status: status === "failed" && !gates ? "passed" : status,
    ...(status !== "failed" && message !== undefined && { reason: message }),
    duration_ms: duration,
    attempts: 1,
    location,
    failures: status === "failed" && gates ? [failure] : [],
    findings: status === "failed" && !gates ? [finding] : [],
  };
}

/** The severity of a finding with a tier. */
function severityOf(tier: keyof typeof SEVERITIES) {
  return SEVERITIES[tier];
}

function auditRow({ server, protocol_version, timing }: Clean<RuleReport>, run: RuleRun): TestRow {
  return {
    ...{ id: `${run.prefix}::${server}`, block: "compliance", name: `audit of ${server}`, server, status: "passed" },
    ...{ target_version: protocol_version, duration_ms: timing.duration_ms, attempts: 1, location: run.location },
    ...{ failures: [], findings: [], ...run.audit },
  };
}
