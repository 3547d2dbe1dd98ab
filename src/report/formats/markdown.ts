import type { TestRow } from "../../core/generated/results.js";
import { groupBy } from "../../core/groups.js";
import { isObject } from "../../core/json/json.js";
import { placeOf } from "../../core/source-frame.js";
import { plural } from "../../core/text.js";
import type { Head } from "../../results/types.js";
import { alikeFailures, groupByTest, versionsOf } from "../alike.js";
import { baselineNote, isKnown } from "../baseline-notes.js";
import { causeId, causeText, type ShownCause, shownCauses } from "../causes.js";
import { bytesOf, codeText, details, fitInto, linkRules, placeText, preText } from "../markup.js";
import { coverageLines, createOverview, findingLines, serverLines } from "../run-text.js";
import { alikeText, failureLine, partLines } from "../test-text.js";
import type { RenderOptions, Reporter } from "../types.js";
import { closingParts, createPaint, failedByItself, firstOf, line, ruleIds, serverName, testName } from "../words.js";

// GitHub accepts a job summary of at most 1,048,576 bytes, and drops a longer one.
const MAX_BYTES = 1_000_000;
// Shares of all bytes: what is left is for headings and words about what was left out.
const TABLE_SHARE = 0.4;
const CAUSES_SHARE = 0.15;
const FAILURES_SHARE = 0.25;
const REST_SHARE = 0.15;
const MAX_VERSIONS = 20;
const MAX_REASONS = 10;
/** In the table. A short text has ten tests all the same; their whole texts come below it. */
const MAX_WHAT = 500;
const MAX_WHAT_SHARE = 0.008;
const paint = createPaint(false);
const marks = {
  passed: "✅ passed",
  failed: "❌ failed",
  errored: "❗ errored",
  skipped: "⏭️ skipped",
  deferred: "⏭️ deferred",
  unverified: "❔ unverified",
} as const;

/** A test that failed at one or more of its revisions. */
interface FailedTest {
  cell: string;
  what: string;
  /** By revision; empty if the suite lists none. */
  states: Map<string, string>;
}

// Every text of servers and suites is inside `code` or `pre` in a block of HTML.
/** GitHub's Markdown for a job summary or a comment, of at most `maxBytes`; what did not fit is counted. */
export const markdown: Reporter = async function* (head, rows, options) {
  const { run, rules } = head;
  const bytes = options.maxBytes ?? MAX_BYTES;
  const overview = createOverview(paint);
  const causes = fitCauses(head, options.link, bytes * CAUSES_SHARE);
  const failed = await collectFailed(rows, options, bytes, rules, overview.add);

  const [counts, ...why] = closingParts(head, options.others);
  yield `## ${counts}\n\n`;
  const texts = why.map((text) => codeText(text, 1000));
  const reasons = firstOf(texts, MAX_REASONS, (left) => `and ${left} more`);
  if (reasons.length > 0) yield `### ${reasons.join(", ")}\n\n`;
  if (run.overrides.length > 0)
    yield `<p>Server overrides: ${run.overrides.map((name) => codeText(name)).join(", ")}</p>\n\n`;
  if (failed.total + causes.tests.length > 0) {
    if (failed.total > 0) yield `### ${plural(failed.total, "failing test")}\n\n`;
    yield table([...causes.tests, ...failed.tests]);
    yield causes.texts.join("");
    if (causes.left > 0) yield `${plural(causes.left, "more cause")} did not fit here: the log has them all.\n\n`;
    const omitted = failed.total - failed.tests.length;
    if (omitted > 0) yield `${plural(omitted, "more failing test")} did not fit here: the log has them all.\n\n`;
    yield failed.texts.join("");
    if (failed.texts.length > 0) yield "\n";
    if (failed.left > 0)
      yield `The whole text of ${plural(failed.left, "failure")} did not fit here: the log has it.\n\n`;
  }
  const [files = [], ...others] = overview.parts();
  const parts = [
    findingLines(head, paint),
    ...others.reverse(),
    serverLines(head, paint),
    coverageLines(head, paint),
    ["files", ...files],
  ];
  yield rest(parts, bytes * REST_SHARE, rules);
  yield versions(head);
};

/** Reads all rows; keeps as many failing ones as fit. */
async function collectFailed(
  rows: AsyncIterable<TestRow>,
  { link }: RenderOptions,
  bytes: number,
  rules: Head["rules"],
  each: (row: TestRow) => void,
): Promise<{ tests: FailedTest[]; total: number; texts: string[]; left: number }> {
  const tests = createShelf<FailedTest>(bytes * TABLE_SHARE);
  const texts = createShelf<string>(bytes * FAILURES_SHARE);
  let total = 0;
  for await (const group of groupByTest(rows)) {
    group.forEach(each);
    const bad = group.filter(failedByItself);
    const first = bad.find((row) => !isKnown(row)) ?? bad[0];
    if (first === undefined) continue;
    total += 1;
    const kind = isKnown(first) ? "known" : "new";
    const test = failedTest(group, first, rules, link, Math.min(MAX_WHAT, bytes * MAX_WHAT_SHARE));
    tests.put(test, bytesOf(tableRow(test, [...test.states.keys()])) + 100, kind);
    for (const [text, alike] of textsOf(bad)) {
      const serverLabel = serverName(first.server, versionsOf(alike));
      const title = `${codeText(testName(first))}${serverLabel ? ` on ${codeText(serverLabel)}` : ""}`;
      const section = details(title, linkRules(preText(text), rules));
      texts.put(section, bytesOf(section), kind);
    }
  }
  const { items, left } = texts.take();
  return { tests: tests.take().items, total, texts: items, left };
}

/** Keeps as many items as fit: what is known only where it leaves room for what is new. */
function createShelf<T>(limit: number) {
  const kept = { new: [] as { item: T; end: number }[], known: [] as { item: T; end: number }[] };
  const used = { new: 0, known: 0 };
  let count = 0;
  return {
    put(item: T, size: number, kind: "new" | "known"): void {
      count += 1;
      used[kind] += size;
      if (used[kind] < limit) kept[kind].push({ item, end: used[kind] });
    },
    take(): { items: T[]; left: number } {
      const fitting = [...kept.new, ...kept.known.filter(({ end }) => used.new + end < limit)];
      return { items: fitting.map(({ item }) => item), left: count - fitting.length };
    },
  };
}

function failedTest(
  group: readonly TestRow[],
  bad: TestRow,
  rules: Head["rules"],
  link: RenderOptions["link"],
  maxWhat: number,
): FailedTest {
  const [failure] = bad.failures;
  const place = placeText(failure?.location ?? bad.location, link);
  const server = bad.server === null ? "" : ` on ${codeText(bad.server)}`;
  const note = baselineNote(bad);
  const text = failure ? `[${ruleIds(failure)}] ${failureLine(failure)}` : (bad.reason ?? bad.status);
  const what = note ? `${note}; ${text}` : text;
  return {
    cell: `${codeText(testName(bad))}${server}<br>${place}`,
    what: linkRules(codeText(what, maxWhat), rules),
    states: new Map(group.map((row) => [row.target_version ?? "", isKnown(row) ? "🟡 known" : marks[row.status]])),
  };
}

function fitCauses(head: Head, link: RenderOptions["link"], limit: number) {
  const all = shownCauses(head).map((cause) => {
    const pre = linkRules(preText(causeText(cause, paint)), head.rules);
    return { test: stoppedTests(cause, head.rules, link), text: details(codeText(cause.title, 300), pre, true) };
  });
  const fits = fitInto(limit);
  const fitting = all.filter(({ test, text }) => fits(tableRow(test, [...test.states.keys()]) + text));
  return {
    tests: fitting.map(({ test }) => test),
    texts: fitting.map(({ text }) => text),
    left: all.length - fitting.length,
  };
}

/** The tests that a cause stopped, as a row of the table. */
function stoppedTests(cause: ShownCause, rules: Head["rules"], link: RenderOptions["link"]): FailedTest {
  const place = placeText(cause.failures[0]!.location, link);
  const states = [...cause.counts].map(([version, count]) => [version, `❗ ${count} not run`] as const);
  return {
    cell: `${codeText(cause.title, 300)}<br>${place}`,
    what: linkRules(codeText(`${causeId(cause)} ${cause.failures.map(failureLine).join("; ")}`, 500), rules),
    states: new Map(states),
  };
}

/** What each failing row says, and the rows that say so: one per revision. */
function textsOf(bad: readonly TestRow[]): [text: string, rows: TestRow[]][] {
  const bare = bad.filter(({ failures }) => failures.length === 0);
  const textOf = (row: TestRow) => `${line(row.reason ?? row.status, 500)}\n  --> ${placeOf(row.location)}`;
  // Failures at the same revisions are one text.
  const together = groupBy(alikeFailures(bad), ({ rows }) => versionsOf(rows) ?? "");
  return [
    ...together.map((alike): [string, TestRow[]] => [
      alike.map((failure) => alikeText(failure, paint)).join("\n\n"),
      alike[0]!.rows,
    ]),
    ...groupBy(bare, textOf).map((rows): [string, TestRow[]] => [textOf(rows[0]!), rows]),
    ...bad
      .filter(({ agent, load, tasks }) => agent ?? load ?? tasks)
      .map((row): [string, TestRow[]] => [partLines(row).join("\n"), [row]]),
  ];
}

function table(tests: readonly FailedTest[]): string {
  const versions = [...new Set(tests.flatMap(({ states }) => [...states.keys()]))].sort();
  const heads = versions.map((version) => `<th>${version === "" ? "result" : codeText(version)}</th>`);
  const rows = tests.map((test) => tableRow(test, versions));
  return `<table>\n<tr><th>test</th>${heads.join("")}<th>what</th></tr>\n${rows.join("")}</table>\n\n`;
}

function tableRow({ cell, what, states }: FailedTest, versions: readonly string[]): string {
  const cells = versions.map((version) => `<td>${states.get(version) ?? ""}</td>`);
  return `<tr><td>${cell}</td>${cells.join("")}<td>${what}</td></tr>\n`;
}

/** Parts whose first line is their title, as many lines of each as fit. */
function rest(parts: readonly (readonly string[])[], bytes: number, rules: Head["rules"]): string {
  const fits = fitInto(bytes);
  return parts
    .filter((lines) => lines.length > 1)
    .map(([title = "", ...lines]) => {
      const visible = lines.filter((text) => fits(linkRules(preText(text), rules)));
      const omitted = lines.length - visible.length;
      const cut = omitted > 0 ? [`… ${plural(omitted, "more line")} did not fit here`] : [];
      const text = preText([...visible, ...cut].join("\n"));
      return details(title, linkRules(text, rules), /^(?:findings|audits)/.test(title));
    })
    .join("");
}

/** The versions of mcptest and of the servers, as they say it themselves. */
function versions({ tool, servers }: Head): string {
  const seen = servers.flatMap(({ name, server_info: info }) => {
    if (!isObject(info) || typeof info.version !== "string") return [];
    const own = typeof info.name === "string" ? info.name : name;
    return [`${codeText(name, 100)}: ${codeText(`${own} ${info.version}`, 200)}`];
  });
  const shown = firstOf([...new Set(seen)], MAX_VERSIONS, (left) => `and ${plural(left, "more server")}`);
  return `<p>${[codeText(`${tool.name} ${tool.version}`), ...shown].join(", ")}</p>\n`;
}
