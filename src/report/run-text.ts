import type { AgentRow, ServerRow, Summary, TestRow } from "../core/generated/results.js";
import { frameNote, placeOf } from "../core/source-frame.js";
import { firstOf, plural } from "../core/text.js";
import { coverageOfServers } from "../results/coverage.js";
import { countRow, emptySummary, isFlaky } from "../results/tally.js";
import type { Head } from "../results/types.js";
import { createAudits, sdkLines, withoutAdvice } from "./audits.js";
import { shownCauses } from "./causes.js";
import { duration } from "./duration.js";
import { findingLine, findingsByRevision } from "./findings.js";
import { loadText, scoreText, trialsText, usageText } from "./test-text.js";
import {
  closingLine,
  failedByItself,
  fullName,
  line,
  type Paint,
  serverName,
  statusCounts,
  testName,
} from "./words.js";

const MAX_FINDINGS = 50;
const MAX_EVIDENCE_LINES = 8;
const MAX_SERVERS = 10;
const MAX_MISSING = 20;

/** The findings of a run, those that fail it first, each with its evidence and fix. */
export function findingLines({ findings: all, rules }: Head, paint: Paint): string[] {
  const findings = findingsByRevision(withoutAdvice(all));
  const titles = all.map(({ rule_id: id, ...rest }) => ({ ...rest, id, title: rules[id]?.title ?? "" }));
  const ofSdks = sdkLines(titles).map((text) => `  ${paint.dim(text)}`);
  if (findings.length + ofSdks.length === 0) return [];
  const gatingFirst = [...findings].sort((a, b) => Number(b.gates) - Number(a.gates));
  const lines = gatingFirst.slice(0, MAX_FINDINGS).flatMap((finding, index, shown) => {
    const mark = finding.gates ? paint.red("✗") : paint.yellow("!");
    // Findings of one rule follow each other, and have the same fix.
    const isLast = shown[index + 1]?.rule_id !== finding.rule_id;
    const ofRule = Object.hasOwn(rules, finding.rule_id) ? rules[finding.rule_id]?.fix : undefined;
    const fix = isLast ? (finding.fix ?? ofRule) : undefined;
    return [
      `  ${mark} ${findingLine(finding)}`,
      ...(finding.location ? [`    --> ${placeOf(finding.location)}`] : []),
      ...(finding.evidence ? evidenceLines(finding.evidence) : []),
      ...frameNote("   ", "fix: ", line(fix ?? "", 500), { columns: paint.columns }),
    ];
  });
  return [
    paint.yellow(`findings: ${findings.length}`),
    ...lines,
    ...omissionLines(findings.length - MAX_FINDINGS),
    ...ofSdks,
  ];
}

/** Evidence may be a request and its answer, a line each. */
function evidenceLines(evidence: string): string[] {
  const lines = firstOf(evidence.split("\n"), MAX_EVIDENCE_LINES, (count) => `… ${plural(count, "more line")}`);
  return lines.map((text, index) => `    | ${index === 0 ? "seen: " : "      "}${line(text, 300)}`);
}

/** What of the servers no test used, with `--coverage`. */
export function coverageLines({ servers }: Head, paint: Paint): string[] {
  const all = coverageOfServers(servers);
  if (all.length === 0) return [];
  const sum = (key: "exercised" | "total") => all.reduce((total, coverage) => total + coverage[key], 0);
  const share = `${sum("exercised")} of ${sum("total")}`;
  const lines = all.map(({ server, exercised, total, missing }) => {
    const names = missing.map(({ kind, name }) => `${kind} ${line(name, 100)}`);
    const unused = firstOf(names, MAX_MISSING, (count) => `${count} more`).join(", ");
    return `  ${line(server)}: ${exercised} of ${total}${unused === "" ? "" : `; unused: ${unused}`}`;
  });
  const title = paint.dim(`coverage: ${share} tools, resources and prompts are used`);
  return [title, ...firstOf(lines, MAX_SERVERS, (count) => `  … and ${plural(count, "more server")}`)];
}

/** Servers with their times, the slowest first. */
export function serverLines({ servers }: Head, paint: Paint): string[] {
  if (servers.length === 0) return [];
  const slowestFirst = [...servers].sort((a, b) => (b.p95_ms ?? -1) - (a.p95_ms ?? -1));
  const lines = slowestFirst.map((server) => `  ${serverLine(server)}`);
  return [paint.dim("servers, slowest first"), ...firstOf(lines, MAX_SERVERS, (count) => `  … and ${count} faster`)];
}

function serverLine(server: ServerRow): string {
  const negotiated = server.negotiated_version;
  const other = negotiated !== null && negotiated !== server.target_version ? ` (speaks ${line(negotiated)})` : "";
  const start = server.startup_ms === null ? "no session" : `start ${duration(server.startup_ms)}`;
  const times = (["p50_ms", "p95_ms", "p99_ms"] as const).flatMap((name) => {
    const ms = server[name];
    return ms === null ? [] : [`${name.slice(0, 3)} ${duration(ms)}`];
  });
  return `${serverName(server.name, server.target_version)}${other}: ${[start, plural(server.calls, "call"), ...times].join(", ")}`;
}

/** How many causes the verdict names. */
const MAX_NAMED = 3;

/** The verdict of a run in one line, with the counts. `otherReasons`: why it is not a success besides counts and findings. */
export function verdictLine(head: Head, otherReasons: readonly string[] = []): { isSuccess: boolean; text: string } {
  const causes = shownCauses(head).map(({ title }) => title);
  const titles = firstOf(causes, MAX_NAMED, (count) => `${count} more causes`);
  const word = wordOf(head, otherReasons);
  return { isSuccess: word === "Passed", text: `${word}. ${closingLine(head, [...titles, ...otherReasons])}` };
}

function wordOf({ summary, findings, run }: Head, otherReasons: readonly string[]): string {
  const gating = findings.filter(({ gates }) => gates);
  if (run.interrupted) return "Interrupted";
  if (summary.errored > 0 || gating.some(({ unjudged }) => unjudged)) return "Error";
  if (summary.failed > (summary.known_failures ?? 0) || gating.length > 0) return "Failed";
  return otherReasons.length > 0 ? "Not passed" : "Passed";
}

const MAX_LINES = 200;
const MAX_REASONS = 20;
const MAX_DISTINCT_REASONS = 1000;
const MAX_NAMES = 3;
const MAX_FLAKY = 20;
const MAX_TRIALS = 50;
const MAX_SCORES = 50;
const MAX_LOADS = 50;
const MAX_AUDIT_LINES = 50;

type Place = { file: string; serverLabel: string; summary: Summary; ms: number };
type Reason = { status: string; reason: string; names: string[]; count: number };
/** What all agents used, in US dollars if a model has a price. Those played from a cassette cost nothing. */
type Agents = { rows: number; played: number; tokens: number; cost?: number };

/** The first lines of a part, and how many it would have. */
class FirstLines {
  readonly lines: string[] = [];
  count = 0;

  constructor(readonly limit: number) {}

  add(text: string): void {
    this.count += 1;
    if (this.lines.length < this.limit) this.lines.push(`  ${text}`);
  }

  all(): string[] {
    return [...this.lines, ...omissionLines(this.count - this.lines.length)];
  }
}

/** Counts rows by file, server and revision, and groups what was not judged by its reason. */
export function createOverview(paint: Paint) {
  const places = new Map<string, Place>();
  const reasons = new Map<string, Reason>();
  const flaky = new FirstLines(MAX_FLAKY);
  const scores = new FirstLines(MAX_SCORES);
  const trialLines = new FirstLines(MAX_TRIALS);
  const loads = new FirstLines(MAX_LOADS);
  const audits = createAudits();
  const agents: Agents = { rows: 0, played: 0, tokens: 0 };

  const addReason = (row: TestRow) => {
    const text = row.reason ?? "no reason given";
    const ownKey = JSON.stringify([row.status, text]);
    const isListed = reasons.has(ownKey) || reasons.size < MAX_DISTINCT_REASONS;
    const key = isListed ? ownKey : row.status;
    const empty = { status: row.status, reason: isListed ? text : "other reasons", names: [], count: 0 };
    const reason: Reason = reasons.get(key) ?? empty;
    reason.count += 1;
    if (reason.names.length < MAX_NAMES && !reason.names.includes(testName(row))) reason.names.push(testName(row));
    reasons.set(key, reason);
  };

  const addAgent = (row: TestRow, { tokens, cost_usd, trials, cassette }: AgentRow) => {
    agents.rows += 1;
    if (cassette === undefined) agents.tokens += tokens.total;
    else agents.played += 1;
    if (cassette === undefined && cost_usd !== undefined) agents.cost = (agents.cost ?? 0) + cost_usd;
    if (trials !== undefined) trialLines.add(`${testName(row)}: ${trialsText(trials)}`);
  };

  return {
    add(row: TestRow): void {
      const serverLabel = serverName(row.server, row.target_version);
      const key = JSON.stringify([row.location.file, serverLabel]);
      const place = places.get(key) ?? { file: row.location.file, serverLabel, summary: emptySummary(), ms: 0 };
      places.set(key, place);
      countRow(place.summary, row);
      place.ms += row.duration_ms;
      if (row.agent) addAgent(row, row.agent);
      audits.add(row);
      // A test that failed shows its measurements with its failures.
      if (row.load && !failedByItself(row)) loads.add(`${testName(row)}: ${loadText(row.load)}`);
      // A test that failed shows its scores with its failures.
      if (row.scores && row.status === "passed")
        scores.add(`${testName(row)}: ${row.scores.map(scoreText).join(", ")}`);
      if (row.cause !== undefined) return;
      if (row.status === "skipped" || row.status === "deferred" || row.status === "unverified") addReason(row);
      if (isFlaky(row)) flaky.add(`${fullName(row)}: passed at attempt ${row.attempts}`);
    },
    /** Parts of lines: files, then skipped, deferred, unverified, flaky, agents, scores, loads, audits; some are empty. */
    parts: (): string[][] => [
      placeLines([...places.values()], paint),
      reasonLines("skipped", [...reasons.values()], paint),
      reasonLines("deferred", [...reasons.values()], paint),
      reasonLines("unverified", [...reasons.values()], paint),
      flaky.count === 0 ? [] : [paint.yellow(`flaky: ${plural(flaky.count, "test")}`), ...flaky.all()],
      agents.rows === 0 ? [] : [agentsLine(agents), ...trialLines.all()],
      scores.count === 0 ? [] : [`scores of ${plural(scores.count, "passed test")}:`, ...scores.all()],
      loads.count === 0 ? [] : ["load:", ...loads.all()],
      auditLines(audits.lines()),
    ],
  };
}

function placeLines(places: readonly Place[], paint: Paint): string[] {
  const visible = places.slice(0, MAX_LINES).map(({ file, serverLabel, summary, ms }) => {
    const hasFailed = summary.failed + summary.errored > (summary.known_failures ?? 0);
    const mark = hasFailed ? paint.red("✗") : summary.passed > 0 ? paint.green("✓") : paint.dim("-");
    return { mark, file: line(file), serverLabel, text: `${statusCounts(summary)} ${paint.dim(`in ${duration(ms)}`)}` };
  });
  const files = Math.max(0, ...visible.map(({ file }) => file.length));
  const serverWidth = Math.max(0, ...visible.map(({ serverLabel }) => serverLabel.length));
  const lines = visible.map(
    ({ mark, file, serverLabel, text }) => `${mark} ${file.padEnd(files)}  ${serverLabel.padEnd(serverWidth)}  ${text}`,
  );
  return [...lines, ...omissionLines(places.length - visible.length)];
}

function auditLines(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ["audits", ...firstOf(lines, MAX_AUDIT_LINES)];
}

function reasonLines(status: string, all: readonly Reason[], paint: Paint): string[] {
  const reasons = all.filter((reason) => reason.status === status).sort((a, b) => b.count - a.count);
  if (reasons.length === 0) return [];
  const total = reasons.reduce((sum, reason) => sum + reason.count, 0);
  const lines = reasons.map(({ count, reason, names }) => {
    return `  ${count} × ${line(reason, 300)}: ${[...names, ...(count > names.length ? ["…"] : [])].join(", ")}`;
  });
  const title = paint.yellow(`${status}: ${plural(total, "test")}`);
  return [title, ...firstOf(lines, MAX_REASONS, (count) => `  … and ${count} more`)];
}

function omissionLines(count: number): string[] {
  return count > 0 ? [`  … and ${count} more`] : [];
}

function agentsLine({ rows, played, tokens, cost }: Agents): string {
  const parts: string[] = [plural(rows, "test")];
  if (played > 0) parts.push(`${played} played from cassettes`);
  if (rows > played) parts.push(usageText(tokens, cost));
  return `agents: ${parts.join(", ")}`;
}
