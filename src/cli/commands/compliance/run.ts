import { randomUUID } from "node:crypto";
import type { Status } from "../../../conformance/checks/check-result.js";
import { contractOf } from "../../../conformance/contract/contract-of.js";
import { CORPUS_RULES } from "../../../conformance/corpus/registry.js";
import { type CorpusFindings, type RuleResult, runCorpus } from "../../../conformance/corpus/run-corpus.js";
import { GRADE_RULE, readinessOf, scoreOf } from "../../../conformance/corpus/score.js";
import { EVERY_TOOL, mayCallTool } from "../../../conformance/probes/may-call.js";
import type { Failure, Finding, Location, TestRow } from "../../../core/generated/results.js";
import { isObject } from "../../../core/json/json.js";
import { writeFileAtomic, writeOut } from "../../../core/out.js";
import { userError } from "../../../core/problem.js";
import type { Clean, Redactor } from "../../../core/redaction/redact.js";
import { cut, derive, hide, jsonText, say } from "../../../core/redaction/redacted.js";
import { sanitizeLine } from "../../../core/sanitize.js";
import { plural } from "../../../core/text.js";
import { TOOL_NAME } from "../../../core/version.js";
import { groupBy } from "../../../report/alike.js";
import { createPaint, type Paint } from "../../../report/words.js";
import { baselineText, type NamedContract, newBaseline } from "../../../results/baseline/write.js";
import { gate } from "../../../results/gate.js";
import { createTally } from "../../../results/tally.js";
import type { Head, ResultsSource } from "../../../results/types.js";
import { findRule } from "../../../rules/registry.js";
import { knownFailures, openBaseline, type RunBaseline } from "../../../run/baseline.js";
import { corpusError } from "../../../run/connect.js";
import { writeReports } from "../../../run/reports.js";
import type { RunRequest } from "../../../run/request.js";
import type { RunFlags } from "../../../run/settings/options.js";
import type { SuiteServer } from "../../../suite/types.js";
import { onlyServer, withServers } from "../../servers.js";
import { type CommandContext, renderOptions } from "../../terminal.js";

export interface CorpusFlags extends Partial<RunFlags> {
  color: boolean;
  format: string;
  rules: string[];
  allowDestructive?: boolean;
  maxCall: number;
}

/** `mcptest compliance run [PATHS]`: 1 if a rule fails that gates and is not known, else 0. Throws a UserError. */
export async function complianceRunCommand(
  paths: string[],
  flags: CorpusFlags,
  context: CommandContext,
): Promise<number> {
  const { version, redactor } = context;
  const startedAt = new Date();
  const isWanted = await wantedRules(flags.rules);
  return withServers(paths, flags, context, async (connections, request) => {
    const baseline = await openBaseline(request);
    const { suite, server } = onlyServer(connections, flags, true);
    const targetVersion = flags.targetVersion ?? null;
    const { lane } = connections.visit(suite, server, targetVersion);
    const outcome = await runCorpus({
      ...lane.corpusPort(),
      targetVersion,
      mayCall: (tool) => mayCallTool(tool, flags.allowDestructive ? EVERY_TOOL : server.safeCalls),
      isWanted,
      answerMs: flags.maxCall,
    });
    if (!outcome.ok) throw await corpusError(lane, outcome.failure);
    const report = redactor.document(corpusReport(server.name, outcome.findings, version));
    const contract = contractOf(outcome.findings.listed);
    const { source, rows, exitCode } = await corpusResults(report, server, request, baseline, startedAt, redactor, {
      ...{ server: server.name, suite: "", targetVersion, contract },
    });
    const options = renderOptions(flags);
    const compared = redactor.document(comparedReport(report, rows, source.head));
    if (flags.format === "json") await writeOut(say`${jsonText(compared, 2)}\n`);
    else if (flags.format === "pretty") await writeOut(derive(compared, (shown) => corpusText(shown, options)));
    else await writeReports(source, [{ name: flags.format }], options, request.cwd);
    return exitCode;
  });
}

/** Whether a rule is one that globs name; without any, each is. Throws a UserError for a glob that names none. */
async function wantedRules(globs: readonly string[]): Promise<(id: string) => boolean> {
  if (globs.length === 0) return () => true;
  const { default: picomatch } = await import("picomatch");
  const unused = globs.find((glob) => !CORPUS_RULES.some((id) => picomatch.isMatch(id, glob, { nocase: true })));
  if (unused !== undefined) {
    const fix = "`mcptest compliance rules` lists every rule with its id.";
    throw userError("`--rules` names no rule", `None of the corpus matches ${unused}.`, fix);
  }
  const isMatch = picomatch([...globs], { nocase: true });
  return (id) => isMatch(id);
}

const SEVERITIES = ["must", "should", "may"] as const;
/** So many rules fit on one screen. */
const MAX_RULES = 8;
const MAX_SUBJECTS = 3;
const MAX_LINE = 200;

/** The report of a corpus run as text: what is wrong, worst first, each with its fix. */
export function corpusText(
  report: Clean<CorpusReport>,
  { color, verbose }: { color: boolean; verbose: boolean },
): string {
  const paint = createPaint(color);
  const { server, server_info: info, transport, protocol_version, grade, score, counts, readiness, timing } = report;
  const { not_graded: why = "", fixed, failed_by: failedBy } = report;
  const name = isObject(info) ? [info.name, info.version].filter((part) => typeof part === "string").join(" ") : "";
  const verdict = grade === null ? `not graded: ${text(why)}` : `grade ${grade}, ${score} of 100`;
  const failures = byRule(report.rules, "failed");
  const shown = verbose ? failures : failures.slice(0, MAX_RULES);
  const lines = [paint.bold(`${text(name || server)} (${transport}, ${text(protocol_version)}): ${verdict}`), ""];
  for (const results of shown) lines.push(...ruleLines(results, paint, verbose), "");
  if (failures.length > shown.length) {
    lines.push(`… and ${plural(failures.length - shown.length, "more failing rule")}; --verbose shows them`, "");
  }
  lines.push(...fixed.map((entry) => `${paint.green("✓")} fixed: ${text(entry)}`), ...(fixed.length > 0 ? [""] : []));
  // What keeps many from being judged is said once.
  const unverified = groupBy(byRule(report.rules, "unverified"), ([{ message }]) => message ?? "");
  for (const rules of unverified) {
    const ids = rules.map(([{ id }]) => id);
    const more = ids.length > MAX_SUBJECTS ? ` and ${plural(ids.length - MAX_SUBJECTS, "more rule")}` : "";
    const shown = `${ids.slice(0, MAX_SUBJECTS).join(", ")}${more}`;
    lines.push(`${paint.yellow("?")} ${shown}, unverified: ${text(rules[0]?.[0].message ?? "")}`);
  }
  if (unverified.length > 0) lines.push("");
  lines.push(
    `${plural(counts.passed, "rule")} passed, ${counts.failed} failed, ${counts.unverified} unverified, ${counts.skipped} do not apply`,
    readiness.ready
      ? `Ready for ${readiness.revision}.`
      : `Not ready for ${readiness.revision} (no part of the score): ${readiness.missing.map(text).join("; ")}.`,
    paint.dim(GRADE_RULE),
    paint.dim(
      `${plural(timing.sessions, "session")}, start-up ${timing.startup_ms} ms: ${timing.duration_ms} ms, of which ${timing.waits_ms} ms were timeouts and ${timing.tools_ms} ms tool calls.`,
    ),
  );
  if (failedBy.length > 0) lines.push(paint.red(`Failed by ${failedBy.map(text).join(", ")}.`));
  return `${lines.join("\n")}\n`;
}

function ruleLines(results: RuleGroup, paint: Paint, verbose: boolean): string[] {
  const [{ id, severity, title, evidence }] = results;
  const known = results.every(({ baseline }) => baseline === "known") ? paint.yellow(" (known)") : "";
  const whole = (all: readonly string[], most: number) => all.slice(0, verbose ? undefined : most);
  const subjects = results.map(({ subject, message }) => {
    return `    ${subject === undefined ? "" : `${text(subject)}: `}${text(message ?? "it does not hold")}`;
  });
  const shown = whole(subjects, MAX_SUBJECTS);
  const more = subjects.length - shown.length;
  const rule = findRule(id);
  return [
    `${paint.red("✗")} ${severity} ${paint.bold(id)} ${text(title)}${known}`,
    ...shown,
    ...(more > 0 ? [`    … and ${more} more`] : []),
    ...whole(evidence?.split("\n") ?? [], 2).map((line) => paint.dim(`    ${text(line)}`)),
    ...(rule ? [`    fix: ${rule.fix}`] : []),
  ];
}

type RuleGroup = [Clean<ComparedRule>, ...Clean<ComparedRule>[]];

/** The results of one status by rule, the most severe first. */
function byRule(results: readonly Clean<ComparedRule>[], status: string): RuleGroup[] {
  const some = results.filter((result) => result.status === status);
  const groups = groupBy(some, ({ id }) => id) as RuleGroup[];
  return groups.sort(([a], [b]) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

function text(value: string): string {
  return sanitizeLine(cut(hide(value), MAX_LINE));
}

/** A corpus run as results, a row for each rule and thing judged. Writes the baseline if it is to be updated. */
async function corpusResults(
  report: Clean<CorpusReport>,
  server: SuiteServer,
  { policy }: RunRequest,
  baseline: RunBaseline | undefined,
  startedAt: Date,
  redactor: Redactor,
  contract: NamedContract,
) {
  const known = baseline && knownFailures(baseline, redactor);
  // What else fails is a finding that does not gate.
  const gates = (result: Clean<RuleResult>) =>
    result.severity === "must" || (policy.strict === true && result.severity === "should");
  const rows = report.rules.map((result): TestRow => {
    const row = rowOf(result, report, server.location, gates(result));
    return known?.compareRow(row) ?? row;
  });
  const judged = new Set<string>();
  for (const { id, status } of report.rules) if (status === "passed" || status === "failed") judged.add(id);
  const prefix = `${prefixOf(report)}::`;
  const judgeable = {
    ofTest: (id: string) => id.startsWith(prefix) && judged.has(id.slice(prefix.length).split("::", 1)[0] ?? ""),
    ofRule: (id: string, name: string | null | undefined) => judged.has(id) && (!name || name === report.server),
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
      contracts: [contract],
      acceptsNew: true,
      ...(baseline.file && { previous: baseline.file }),
      known,
      judgeable,
    });
    const score = report.score === null ? {} : { score: report.score };
    if (made) await writeFileAtomic(baseline.path, redactor.text(baselineText({ ...made, ...score })));
  }
  return { source, rows, exitCode: gate(head.summary, head.findings, { allowEmpty: true }).exitCode };
}

/** The report with what a baseline says of it, and with the rules by which the run fails. */
function comparedReport(report: Clean<CorpusReport>, rows: readonly TestRow[], { findings }: Head): CorpusReport {
  const gating = rows.flatMap(({ status, baseline, failures }) =>
    status === "failed" && baseline !== "known" ? failures : [],
  );
  return {
    ...report,
    rules: report.rules.map((rule, at) => ({ ...rule, baseline: rows[at]?.baseline })),
    fixed: findings.map(({ message }) => message),
    failed_by: [...new Set([...gating, ...findings.filter(({ gates }) => gates)].map(({ rule_id }) => rule_id))],
  };
}

function rowOf(
  { id, title, severity, status, subject, message, evidence, duration_ms: duration = 0 }: Clean<RuleResult>,
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
    duration_ms: duration,
    attempts: 1,
    location,
    failures: status === "failed" && gates ? [failure] : [],
    findings: status === "failed" && !gates ? [finding] : [],
  };
}

function prefixOf({ server }: Clean<CorpusReport>): string {
  return `corpus::${server}`;
}

type ComparedRule = RuleResult & { baseline?: TestRow["baseline"] };

/** What a corpus run says of a server: the machine-readable form of `mcptest compliance run`. */
export type CorpusReport = ReturnType<typeof corpusReport>;

/** The verdicts of a rule, the one that counts for the whole rule first. */
const WORST: readonly Status[] = ["failed", "unverified", "passed", "skipped"];

/** The report of a corpus run; in `counts`, a rule counts by the worst of its verdicts. */
export function corpusReport(server: string, findings: CorpusFindings, version: string) {
  const { revision, transport, serverInfo, results, coverage, timing } = findings;
  return {
    tool: TOOL_NAME,
    version,
    server,
    server_info: serverInfo,
    protocol_version: revision,
    transport,
    ...scoreOf(results, coverage),
    grade_rule: GRADE_RULE,
    counts: countRules(results),
    readiness: readinessOf(findings),
    timing,
    rules: results as readonly ComparedRule[],
    /** Entries of the baseline that are no longer needed. */
    fixed: [] as readonly string[],
    /** The rules by which the run fails. */
    failed_by: [] as readonly string[],
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
