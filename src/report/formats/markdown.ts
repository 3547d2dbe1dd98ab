import type { TestRow } from "../../core/generated/results.js";
import { groupBy } from "../../core/groups.js";
import { isObject } from "../../core/json/json.js";
import { placeOf } from "../../core/source-frame.js";
import { firstOf, plural } from "../../core/text.js";
import type { Head } from "../../results/types.js";
import { alikeFailures, groupByTest, versionsOf } from "../alike.js";
import { baselineNote, isKnown } from "../baseline-notes.js";
import { causeId, causeText, type ShownCause, shownCauses } from "../causes.js";
import { bytesOf, codeText, details, fitInto, linkRules, placeText, preText } from "../markup.js";
import { coverageLines, createOverview, findingLines, serverLines } from "../run-text.js";
import { alikeText, failureLine, partLines } from "../test-text.js";
import type { RenderOptions, Reporter } from "../types.js";
import { closingParts, createPaint, failedByItself, line, ruleIds, serverName, testName } from "../words.js";

// GitHub accepts a job summary of at most 1,048,576 bytes, and drops a longer one.
const MAX_BYTES = 1_000_000;
// Shares of all bytes: what is left is for headings and words about what was left out.
const TABLE_SHARE = 0.4;
const CAUSES_SHARE = 0.15;
const FAILURES_SHARE = 0.25;
const REST_SHARE = 0.15;
const MAX_VERSIONS = 20;
const MAX_REASONS = 10;
/** The longest text of a failure in the table, absolute and as a share of all bytes: its whole text comes below. */
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

/**
 * GitHub's Markdown for a job summary or a comment, of at most `maxBytes`; what did not fit is counted. Every text of
 * servers and suites is inside `code` or `pre` in a block of HTML.
 */
export const markdown: Reporter = async function* (head, rows, options) {
  const { run, rules } = head;
  const bytes = options.maxBytes ?? MAX_BYTES;
  const overview = createOverview(paint);
  const causes = fitCauses(head, options.link, bytes * CAUSES_SHARE);
  const failed = await collectFailed(rows, options, bytes, rules, overview.add);

  const [counts, ...allReasons] = closingParts(head, options.otherReasons);
  yield `## ${counts}\n\n`;
  const texts = allReasons.map((text) => codeText(text, 1000));
  const reasons = firstOf(texts, MAX_REASONS, (count) => `and ${count} more`);
  if (reasons.length > 0) yield `### ${reasons.join(", ")}\n\n`;
  if (run.overrides.length > 0)
    yield `<p>Server overrides: ${run.overrides.map((name) => codeText(name)).join(", ")}</p>\n\n`;
  if (failed.total + causes.tests.length > 0) {
    if (failed.total > 0) yield `### ${plural(failed.total, "failing test")}\n\n`;
    yield table([...causes.tests, ...failed.tests]);
    yield causes.texts.join("");
    if (causes.omitted > 0) yield `${plural(causes.omitted, "more cause")} did not fit here: the log has them all.\n\n`;
    const omittedTests = failed.total - failed.tests.length;
    if (omittedTests > 0)
      yield `${plural(omittedTests, "more failing test")} did not fit here: the log has them all.\n\n`;
    yield failed.texts.join("");
    if (failed.texts.length > 0) yield "\n";
    if (failed.omitted > 0)
      yield `The whole text of ${plural(failed.omitted, "failure")} did not fit here: the log has it.\n\n`;
  }
  const [files = [], ...overviewParts] = overview.parts();
  const parts = [
    findingLines(head, paint),
    ...overviewParts.reverse(),
    serverLines(head, paint),
    coverageLines(head, paint),
    ["files", ...files],
  ];
  yield partsText(parts, bytes * REST_SHARE, rules);
  yield versions(head);
};

/** Reads all rows; keeps as many failing ones as fit. */
async function collectFailed(
  rows: AsyncIterable<TestRow>,
  { link }: RenderOptions,
  bytes: number,
  rules: Head["rules"],
  each: (row: TestRow) => void,
): Promise<{ tests: FailedTest[]; total: number; texts: string[]; omitted: number }> {
  const tests = createShelf<FailedTest>(bytes * TABLE_SHARE);
  const texts = createShelf<string>(bytes * FAILURES_SHARE);
  let total = 0;
  for await (const group of groupByTest(rows)) {
    group.forEach(each);
    const failing = group.filter(failedByItself);
    const first = failing.find((row) => !isKnown(row)) ?? failing[0];
    if (first === undefined) continue;
    total += 1;
    const kind = isKnown(first) ? "known" : "new";
    const test = failedTest(group, first, rules, link, Math.min(MAX_WHAT, bytes * MAX_WHAT_SHARE));
    tests.put(test, bytesOf(tableRow(test, [...test.states.keys()])) + 100, kind);
    for (const [text, alike] of failureTexts(failing)) {
      const serverLabel = serverName(first.server, versionsOf(alike));
      const title = `${codeText(testName(first))}${serverLabel ? ` on ${codeText(serverLabel)}` : ""}`;
      const section = details(title, linkRules(preText(text), rules));
      texts.put(section, bytesOf(section), kind);
    }
  }
  const { items, omitted } = texts.take();
  return { tests: tests.take().items, total, texts: items, omitted };
}

/** Keeps as many items as fit: known failures only where new ones leave room for them. */
function createShelf<T>(limit: number) {
  const shelf = { new: [] as { item: T; end: number }[], known: [] as { item: T; end: number }[] };
  const sizes = { new: 0, known: 0 };
  let count = 0;
  return {
    put(item: T, size: number, kind: "new" | "known"): void {
      count += 1;
      sizes[kind] += size;
      if (sizes[kind] < limit) shelf[kind].push({ item, end: sizes[kind] });
    },
    take(): { items: T[]; omitted: number } {
      const fitting = [...shelf.new, ...shelf.known.filter(({ end }) => sizes.new + end < limit)];
      return { items: fitting.map(({ item }) => item), omitted: count - fitting.length };
    },
  };
}

function failedTest(
  group: readonly TestRow[],
  row: TestRow,
  rules: Head["rules"],
  link: RenderOptions["link"],
  maxWhat: number,
): FailedTest {
  const [failure] = row.failures;
  const place = placeText(failure?.location ?? row.location, link);
  const server = row.server === null ? "" : ` on ${codeText(row.server)}`;
  const note = baselineNote(row);
  const text = failure ? `[${ruleIds(failure)}] ${failureLine(failure)}` : (row.reason ?? row.status);
  const what = note ? `${note}; ${text}` : text;
  return {
    cell: `${codeText(testName(row))}${server}<br>${place}`,
    what: linkRules(codeText(what, maxWhat), rules),
    states: new Map(group.map((one) => [one.target_version ?? "", isKnown(one) ? "🟡 known" : marks[one.status]])),
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
    omitted: all.length - fitting.length,
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
function failureTexts(failing: readonly TestRow[]): [text: string, rows: TestRow[]][] {
  const withoutFailures = failing.filter(({ failures }) => failures.length === 0);
  const reasonText = (row: TestRow) => `${line(row.reason ?? row.status, 500)}\n  --> ${placeOf(row.location)}`;
  // Failures at the same revisions are one text.
  const together = groupBy(alikeFailures(failing), ({ rows }) => versionsOf(rows) ?? "");
  return [
    ...together.map((alike): [string, TestRow[]] => [
      alike.map((failure) => alikeText(failure, paint)).join("\n\n"),
      alike[0]!.rows,
    ]),
    ...groupBy(withoutFailures, reasonText).map((rows): [string, TestRow[]] => [reasonText(rows[0]!), rows]),
    ...failing
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
function partsText(parts: readonly (readonly string[])[], bytes: number, rules: Head["rules"]): string {
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
  const texts = servers.flatMap(({ name, server_info: info }) => {
    if (!isObject(info) || typeof info.version !== "string") return [];
    const own = typeof info.name === "string" ? info.name : name;
    return [`${codeText(name, 100)}: ${codeText(`${own} ${info.version}`, 200)}`];
  });
  const unique = firstOf([...new Set(texts)], MAX_VERSIONS, (count) => `and ${plural(count, "more server")}`);
  return `<p>${[codeText(`${tool.name} ${tool.version}`), ...unique].join(", ")}</p>\n`;
}
