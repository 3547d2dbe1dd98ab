import { randomUUID } from "node:crypto";
import type { Status } from "../../../conformance/checks/check-result.js";
import { CORPUS_RULES } from "../../../conformance/corpus/registry.js";
import { type CorpusFindings, type RuleResult, runCorpus } from "../../../conformance/corpus/run-corpus.js";
import { GRADE_RULE, readinessOf, scoreOf } from "../../../conformance/corpus/score.js";
import type { Failure, Finding, Location, TestRow } from "../../../core/generated/results.js";
import { isObject } from "../../../core/json/json.js";
import { writeFileAtomic, writeOut } from "../../../core/out.js";
import { userError } from "../../../core/problem.js";
import type { Clean, Redactor } from "../../../core/redaction/redact.js";
import { cut, derive, hide, jsonText, say } from "../../../core/redaction/redacted.js";
import { sanitizeLine } from "../../../core/sanitize.js";
import { plural } from "../../../core/text.js";
import { TOOL_NAME } from "../../../core/version.js";
import { mayCallTool } from "../../../engine/lanes/corpus-port.js";
import { transportOf } from "../../../engine/lanes/lane.js";
import { groupBy } from "../../../report/alike.js";
import { createPaint, type Paint } from "../../../report/words.js";
import { baselineText, newBaseline } from "../../../results/baseline/write.js";
import { gate } from "../../../results/gate.js";
import { createTally } from "../../../results/tally.js";
import type { ResultsSource } from "../../../results/types.js";
import { findRule } from "../../../rules/registry.js";
import { knownFailures, openBaseline, type RunBaseline } from "../../../run/baseline.js";
import { type Connections, connect, corpusError } from "../../../run/connect.js";
import { createRequest, terminalEnvironment } from "../../../run/create-request.js";
import { writeReports } from "../../../run/reports.js";
import type { RunRequest } from "../../../run/request.js";
import type { RunFlags } from "../../../run/settings/options.js";
import type { SuiteServer } from "../../../suite/types.js";
import { type CommandContext, renderOptions, untilInterrupted } from "../../terminal.js";

export interface CorpusFlags extends Partial<RunFlags> {
  color: boolean;
  format: string;
  rules: string[];
  allowDestructive?: boolean;
}

/** `mcptest compliance run [PATHS]`: 1 if a rule fails that gates and is not known, else 0. Throws a UserError. */
export async function complianceRunCommand(
  paths: string[],
  flags: CorpusFlags,
  { version, redactor }: CommandContext,
): Promise<number> {
  const startedAt = new Date();
  return untilInterrupted(async (signal) => {
    const isWanted = await wantedRules(flags.rules);
    const request = createRequest(paths, flags, terminalEnvironment(version, signal));
    const baseline = await openBaseline(request);
    const connections = await connect(request, redactor);
    const { suite, server } = onlyServer(connections);
    const targetVersion = flags.targetVersion ?? null;
    const port = connections.corpusPort(suite, server, targetVersion);
    const outcome = await runCorpus({
      ...port,
      targetVersion,
      mayCall: (tool) => flags.allowDestructive === true || mayCallTool(tool, server.safeCalls),
      isWanted,
    });
    if (!outcome.ok) throw await corpusError({ suite, server, targetVersion }, outcome.failure, port);
    const report = redactor.document(corpusReport(server.name, outcome.findings, version));
    const results = await corpusResults(report, server, request, baseline, startedAt, redactor);
    const options = renderOptions(flags);
    if (flags.format === "json") await writeOut(say`${jsonText(report, 2)}\n`);
    else if (flags.format === "pretty") await writeOut(derive(report, (shown) => corpusText(shown, options)));
    else await writeReports(results.source, [{ name: flags.format }], options, request.cwd);
    return results.exitCode;
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

function onlyServer({ servers }: Connections): Connections["servers"][number] {
  const [first, ...others] = servers;
  if (!first)
    throw userError("there is no server", "No suite names one.", "Name it with --server-command or --server-url.");
  if (others.length > 0) {
    const names = servers.map(({ server }) => server.name).join(", ");
    const fix = "Choose one with --server-target.";
    throw userError("several servers", `A corpus run checks one server, and there are ${names}.`, fix);
  }
  if (transportOf(first.server) === "cassette") {
    const fix = "Remove `cassette` from the server.";
    throw userError("a cassette cannot be checked", "It answers only what was recorded.", fix);
  }
  return first;
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
  const name = isObject(info) ? [info.name, info.version].filter((part) => typeof part === "string").join(" ") : "";
  const verdict = grade === null ? "no grade: no rule was judged" : `grade ${grade}, ${score} of 100`;
  const failures = byRule(report.rules, "failed");
  const shown = verbose ? failures : failures.slice(0, MAX_RULES);
  const lines = [paint.bold(`${text(name || server)} (${transport}, ${text(protocol_version)}): ${verdict}`), ""];
  for (const results of shown) lines.push(...ruleLines(results, paint, verbose), "");
  if (failures.length > shown.length) {
    lines.push(`… and ${plural(failures.length - shown.length, "more rule")} that fail; --verbose shows them`, "");
  }
  const unverified = byRule(report.rules, "unverified");
  for (const [first] of unverified)
    lines.push(`${paint.yellow("?")} ${first.id} is unverified: ${text(first.message ?? "")}`);
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
  return `${lines.join("\n")}\n`;
}

function ruleLines(results: RuleGroup, paint: Paint, verbose: boolean): string[] {
  const [{ id, severity, title, evidence }] = results;
  const whole = (all: readonly string[], most: number) => all.slice(0, verbose ? undefined : most);
  const subjects = results.map(({ subject, message }) => {
    return `    ${subject === undefined ? "" : `${text(subject)}: `}${text(message ?? "it does not hold")}`;
  });
  const shown = whole(subjects, MAX_SUBJECTS);
  const more = subjects.length - shown.length;
  const rule = findRule(id);
  return [
    `${paint.red("✗")} ${severity} ${paint.bold(id)} ${text(title)}`,
    ...shown,
    ...(more > 0 ? [`    … and ${more} more`] : []),
    ...whole(evidence?.split("\n") ?? [], 2).map((line) => paint.dim(`    ${text(line)}`)),
    ...(rule ? [`    fix: ${rule.fix}`] : []),
  ];
}

type RuleGroup = [Clean<RuleResult>, ...Clean<RuleResult>[]];

/** The results of one status by rule, the most severe first. */
function byRule(results: readonly Clean<RuleResult>[], status: string): RuleGroup[] {
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
