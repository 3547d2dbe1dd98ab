import { duration } from "../../duration.js";
import type { PageFinding, PageHead, PageRule, PageRun, PageServer } from "../data.js";
import { auditSections } from "./audit.js";
import { countBar, histogram, percentile, spreadBar, timeBar, total } from "./charts.js";
import { failureBox } from "./detail.js";
import { h, section, table } from "./dom.js";
import { testList } from "./list.js";
import { note, pre, ruleName } from "./parts.js";
import { type Row, readHead, readTests, type Test } from "./read.js";

const CONCLUSIONS: Readonly<Record<PageHead["conclusion"], string>> = {
  success: "✓ Passed",
  failure: "✗ Failed",
  error: "! Error",
  interrupted: "! Interrupted",
};

/** A server at a revision, with the rows of its tests in one file. */
interface Session {
  name: string;
  server: PageServer | undefined;
  rows: Row[];
}

const head = readHead();
const tests = readTests();
const page = document.getElementById("page");
page?.replaceChildren(
  conclusionHeader(head),
  ...head.causes.map(({ title, effect, failures }) => {
    const boxes = () => failures.map((failure) => failureBox(failure, head.rules));
    return section(title, () => [note(`${effect}.`), ...boxes()], true);
  }),
  ...findings("Findings that fail the run", true),
  ...auditSections(tests, head.rules),
  testList(head, tests),
  ...findings("Findings", false),
  ...contractDrift(head),
  section("Timeline of sessions", () => timeline(sessionsOf(tests, head.servers))),
  section("Latency", () => latency(sessionsOf(tests, head.servers))),
  ...trend(head.runs),
);
document.title = `${CONCLUSIONS[head.conclusion]}: mcptest report`;

function conclusionHeader({ conclusion, counts, reasons, facts }: PageHead): HTMLElement {
  return h(
    "header",
    { class: `verdict ${conclusion}` },
    h("h1", {}, CONCLUSIONS[conclusion]),
    h("p", { class: "counts" }, counts),
    ...(reasons.length > 0 ? [h("ul", {}, ...reasons.map((reason) => h("li", {}, reason)))] : []),
    h("dl", { class: "run" }, ...facts.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value)))),
  );
}

function findings(title: string, gates: boolean): HTMLElement[] {
  const some = head.findings.filter((finding) => finding.gates === gates);
  const list = () => [h("ul", { class: "findings" }, ...some.map((finding) => findingItem(finding, head.rules)))];
  return some.length > 0 ? [section(`${title} (${some.length})`, list, true)] : [];
}

function findingItem({ rule, gates, text, place, evidence }: PageFinding, rules: Readonly<Record<string, PageRule>>) {
  const fix = Object.hasOwn(rules, rule) ? rules[rule]?.fix : undefined;
  const [kind, label] = gates ? ["failed", "✗ fails the run"] : ["unverified", "! note"];
  return h(
    "li",
    {},
    h("p", {}, h("span", { class: `status ${kind}` }, label), ` ${text}`),
    h("p", { class: "facts" }, ruleName(rule, rules), place === "" ? "" : ` · ${place}`),
    ...pre(evidence),
    fix ? h("p", {}, h("strong", {}, "Fix: "), fix) : undefined,
  );
}

function timeline(sessions: readonly Session[]): Node[] {
  const longest = Math.max(...sessions.map(({ server, rows }) => (server?.startup ?? 0) + total(rows)), 0);
  const lines = sessions.map(({ name, server, rows }) => [
    name,
    time(server?.startup),
    `${rows.length}`,
    duration(total(rows)),
    timeBar(server?.startup ?? 0, rows, longest),
  ]);
  return [
    note(
      "Each bar is the start of the server, then the durations of its tests in the order of the report. Results do not have the times at which tests started, so pauses between them are not shown. A part may stand for several tests: it has the color of one that failed.",
    ),
    table("Timeline of sessions", ["Session", "Start", "Tests", "Time of tests", "Start, then tests"], lines),
  ];
}

function latency(sessions: readonly Session[]): Node[] {
  const lines = sessions.map(({ name, server, rows }) => {
    const times = rows.map((row) => row.duration);
    const ofTests = [0.5, 0.95, 0.99].map((share) => time(percentile(times, share))).join(" / ");
    const ofCalls = [server?.p50, server?.p95, server?.p99].map(time).join(" / ");
    return [name, server?.about, `${server?.calls ?? 0}`, ofCalls, ofTests, histogram(rows)];
  });
  const heads = [
    "Server",
    "About",
    "Calls",
    "Calls: p50 / p95 / p99",
    "Tests: p50 / p95 / p99",
    "Tests by duration (ms)",
  ];
  const tools = sessions.flatMap(({ name, server }) => (server?.tools ?? []).map((tool) => ({ name, tool })));
  const slowest = Math.max(0, ...tools.map(({ tool: [, , , , , max] }) => max ?? 0));
  const toolLines = tools.map(({ name, tool: [tool, calls, p50, p95, p99, max] }) => [
    tool,
    name,
    `${calls}`,
    [p50, p95, p99].map(time).join(" / "),
    time(max),
    spreadBar([p50, p95, p99, max], slowest),
  ]);
  const toolHeads = ["Tool", "Server", "Calls", "p50 / p95 / p99", "Slowest", "Up to p50, p95, p99 and the slowest"];
  return [
    table("Latency", heads, lines),
    ...(tools.length > 0 ? [h("h3", {}, "By tool"), table("Latency by tool", toolHeads, toolLines)] : []),
  ];
}

function contractDrift({ drift, moreDrift }: PageHead): HTMLElement[] {
  if (drift.length === 0) return [];
  const value = (json: string) => (json === "" ? "nothing" : h("pre", {}, json));
  const lines = drift.map(({ server, text, class: kind, gates, before, after }) => [
    text,
    server,
    h("span", { class: `drift-${kind}` }, kind, kind === "description" ? " only" : "", gates ? ", fails the run" : ""),
    value(before),
    value(after),
  ]);
  const content = () => [
    note("What the servers offer now, compared with their contracts in the baseline."),
    table("Contract drift", ["Change", "Server", "Class", "Before", "After"], lines),
    ...(moreDrift > 0 ? [note(`${moreDrift} more are in the results file.`)] : []),
  ];
  const title = `Contract drift (${drift.length + moreDrift})`;
  const isOpen = drift.some(({ gates }) => gates);
  return [section(title, content, isOpen)];
}

function trend(runs: readonly PageRun[]): HTMLElement[] {
  if (runs.length < 2) return [];
  const largest = Math.max(...runs.map(({ summary }) => summary.total));
  const lines = runs.map(({ startedAt, shard, versions, summary, duration: ms, p95 }) => [
    startedAt,
    [versions, shard === "" ? "" : `shard ${shard}`].filter((part) => part !== "").join(", "),
    `${summary.total}`,
    `${summary.failed + summary.errored}`,
    duration(ms),
    time(p95),
    countBar(summary, largest),
  ]);
  const heads = [
    "Started",
    "Revisions",
    "Tests",
    "Failed or errored",
    "Duration",
    "Slowest server's p95",
    "Tests by status",
  ];
  const content = () => [
    note(
      "One line for each results file. The tests above are those of all files: of a test that is in several, the latest result.",
    ),
    table("Trend", heads, lines),
  ];
  return [section(`Trend of ${runs.length} results files`, content)];
}

/** Servers by file and revision, in report order, with the tests of each. */
function sessionsOf(all: readonly Test[], servers: readonly PageServer[]): Session[] {
  const sessions = new Map<string, Session>();
  const nameOf = (...parts: string[]) => parts.filter((part) => part !== "").join(" @ ");
  for (const server of servers) {
    const key = JSON.stringify([server.file, server.name, server.version]);
    sessions.set(key, { name: nameOf(server.name, server.version), server, rows: [] });
  }
  for (const { suite, server, rows } of all) {
    for (const row of rows) {
      if (server === "" || row.status === "skipped" || row.status === "deferred") continue;
      const key = JSON.stringify([suite, server, row.version]);
      const session = sessions.get(key) ?? { name: nameOf(server, row.version), server: undefined, rows: [] };
      session.rows.push(row);
      sessions.set(key, session);
    }
  }
  return [...sessions.values()];
}

function time(ms: number | null | undefined): string {
  return ms === null || ms === undefined ? "none" : duration(ms);
}
