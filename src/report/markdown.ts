import type { TestRow } from "../core/generated/results.js";
import { plural } from "../core/plural.js";
import { placeOf } from "../core/source-frame.js";
import { groupByTest } from "../results/by-test.js";
import { failureLine, failureText } from "./failure-text.js";
import { bytesOf, codeText, details, placeText, preText } from "./markup.js";
import { createPaint } from "./paint.js";
import { createOverview } from "./pretty-overview.js";
import { findingLines, serverLines } from "./pretty-tail.js";
import type { RenderOptions, Reporter } from "./types.js";
import { baselineNote, closingParts, isKnown, line, ruleIds, serverName, testName } from "./words.js";

// GitHub accepts a job summary of at most 1,048,576 bytes, and drops a longer one.
const MAX_BYTES = 1_000_000;
// Shares of all bytes: what is left is for headings and words about what was left out.
const TABLE_SHARE = 0.3;
const FAILURES_SHARE = 0.45;
const REST_SHARE = 0.2;
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
 * GitHub's Markdown, for a job summary or a comment: failures first, in a table with a column for each revision, then
 * each failure in full, then findings, flaky and slow. Never longer than `maxBytes`; what did not fit is counted.
 * Every text of servers and suites is inside `code` or `pre` in a block of HTML.
 */
export const markdown: Reporter = async function* (head, rows, options) {
  const { run } = head;
  const bytes = options.maxBytes ?? MAX_BYTES;
  const overview = createOverview(paint);
  const failed = await collectFailed(rows, options, bytes, overview.add);

  const [counts, ...why] = closingParts(head, options.others);
  yield `## ${counts}\n\n`;
  if (why.length > 0) yield `### ${why.map((text) => codeText(text, 1000)).join(", ")}\n\n`;
  if (run.overrides.length > 0)
    yield `<p>Server overrides: ${run.overrides.map((name) => codeText(name)).join(", ")}</p>\n\n`;
  if (failed.total > 0) {
    yield `### ${plural(failed.total, "failing test")}\n\n`;
    yield table(failed.tests);
    const omitted = failed.total - failed.tests.length;
    if (omitted > 0) yield `${plural(omitted, "more failing test")} did not fit here: the log has them all.\n\n`;
    yield failed.texts.join("");
    if (failed.texts.length > 0) yield "\n";
    if (failed.left > 0)
      yield `The whole text of ${plural(failed.left, "failure")} did not fit here: the log has it.\n\n`;
  }
  const [files = [], ...others] = overview.parts();
  const parts = [findingLines(head, paint), ...others.reverse(), serverLines(head, paint), ["files", ...files]];
  yield rest(parts, bytes * REST_SHARE);
};

/** Reads all rows; keeps as many failing ones as fit. */
async function collectFailed(
  rows: AsyncIterable<TestRow>,
  { link }: RenderOptions,
  bytes: number,
  each: (row: TestRow) => void,
): Promise<{ tests: FailedTest[]; total: number; texts: string[]; left: number }> {
  const tests: FailedTest[] = [];
  const texts: string[] = [];
  let [total, left, tableBytes, textBytes] = [0, 0, 0, 0];
  for await (const group of groupByTest(rows)) {
    group.forEach(each);
    const bad = group.filter(isBad);
    if (bad.length === 0) continue;
    total += 1;
    if (tableBytes < bytes * TABLE_SHARE) {
      const test = failedTest(group, bad[0]!, link);
      tableBytes += bytesOf(tableRow(test, [...test.states.keys()])) + 100;
      if (tableBytes < bytes * TABLE_SHARE) tests.push(test);
    }
    for (const [text, versions] of textsOf(bad)) {
      const { server } = bad[0]!;
      const where = serverName(server, versions.join(", ") || null);
      const section = details(`${codeText(testName(bad[0]!))}${where ? ` on ${codeText(where)}` : ""}`, preText(text));
      textBytes += bytesOf(section);
      if (textBytes < bytes * FAILURES_SHARE) texts.push(section);
      else left += 1;
    }
  }
  return { tests, total, texts, left };
}

function isBad({ status }: TestRow): boolean {
  return status === "failed" || status === "errored";
}

function failedTest(group: readonly TestRow[], bad: TestRow, link: RenderOptions["link"]): FailedTest {
  const [failure] = bad.failures;
  const place = placeText(failure?.location ?? bad.location, link);
  const server = bad.server === null ? "" : ` on ${codeText(bad.server)}`;
  const note = baselineNote(bad);
  const text = failure ? `[${ruleIds(failure)}] ${failureLine(failure)}` : (bad.reason ?? bad.status);
  const what = note ? `${note}; ${text}` : text;
  return {
    cell: `${codeText(testName(bad))}${server}<br>${place}`,
    what: codeText(what, 500),
    states: new Map(group.map((row) => [row.target_version ?? "", isKnown(row) ? "🟡 known" : marks[row.status]])),
  };
}

/** What each failing row says, and the revisions at which it says so. */
function textsOf(bad: readonly TestRow[]): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const row of bad) {
    const text = row.failures.map((failure) => failureText(failure, row, paint)).join("\n\n");
    const description = text || `${line(row.reason ?? row.status, 500)}\n  --> ${placeOf(row.location)}`;
    texts.set(description, [...(texts.get(description) ?? []), row.target_version ?? ""]);
  }
  return texts;
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
function rest(parts: readonly (readonly string[])[], bytes: number): string {
  let left = bytes;
  return parts
    .filter((lines) => lines.length > 1)
    .map(([title = "", ...lines]) => {
      const visible = lines.filter((text) => {
        left -= bytesOf(preText(text));
        return left > 0;
      });
      const cut = visible.length < lines.length ? ["… (cut)"] : [];
      return details(title, preText([...visible, ...cut].join("\n")), title.startsWith("findings"));
    })
    .join("");
}
