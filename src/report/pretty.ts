import type { TestRow } from "../core/generated/results.js";
import { groupByTest } from "../results/by-test.js";
import { failureLine, failureText } from "./failure-text.js";
import { createPaint, type Paint } from "./paint.js";
import { createOverview } from "./pretty-overview.js";
import { findingLines, serverLines } from "./pretty-tail.js";
import type { Reporter } from "./types.js";
import { baselineNote, closingLine, duration, isKnown, line, ruleIds, serverName, testName } from "./words.js";

const MAX_IN_FULL = 100;

/** For people: failures in full (with `verbose` a line for every other test too), then a line for each file and server, what was not judged, findings, and the counts. */
export const pretty: Reporter = async function* (head, rows, { color, verbose, others }) {
  const paint = createPaint(color);
  const overview = createOverview(paint);
  const most = verbose ? Number.POSITIVE_INFINITY : MAX_IN_FULL;
  let failing = 0;
  let inList = false;
  for await (const group of groupByTest(rows)) {
    for (const row of group) overview.add(row);
    if (!group.some(isFailing)) {
      if (verbose) yield quietTest(group, paint);
      inList ||= verbose;
      continue;
    }
    if (!verbose && !group.some(isNew)) {
      yield knownTest(group, paint);
      inList = true;
      continue;
    }
    failing += 1;
    if (inList) yield "\n";
    inList = false;
    if (failing <= most) yield failingTest(group, paint);
  }
  if (inList) yield "\n";
  if (failing > most) yield `… and ${failing - most} more failing tests: --verbose shows all of them.\n\n`;

  const { failed, errored, known_failures: known = 0 } = head.summary;
  const closing = closingLine(head, others);
  const isStopped = head.run.interrupted || (others ?? []).length > 0;
  const good = failed + errored === known && !isStopped && !head.findings.some(({ gates }) => gates);
  const parts = [...overview.parts(), findingLines(head, paint), serverLines(head, paint)].filter(
    (part) => part.length > 0,
  );
  for (const part of parts) yield `${part.join("\n")}\n\n`;
  yield `${paint.bold(good ? paint.green(closing) : paint.red(closing))}\n`;
};

/** One test that failed somewhere: what is the same at several revisions is shown once. */
function failingTest(group: readonly TestRow[], paint: Paint): string {
  const same = new Map<string, TestRow[]>();
  for (const row of group.filter(isFailing)) {
    const key = JSON.stringify([row.status, row.failures, row.reason]);
    same.set(key, [...(same.get(key) ?? []), row]);
  }
  const first = group[0]!;
  const where = serverName(first.server, group.length === 1 ? first.target_version : null);
  const statuses =
    group.length === 1 ? paint.red(first.status) : group.map((row) => revisionStatus(row, paint)).join(", ");
  const title = `${paint.bold(`✗ ${testName(first)}`)}${where ? ` (${where})` : ""} ${statuses}`;
  const blocks = [...same.values()].flatMap(([row]) => {
    const texts = row!.failures.map((failure) => indent(failureText(failure, row!, paint)));
    const note = baselineNote(row!);
    if (note) texts.push(`  ${paint.yellow(note)}`);
    if (texts.length === 0) texts.push(`  ${line(row!.reason ?? row!.status, 500)}`);
    return same.size > 1 ? [`  ${revisionStatus(row!, paint)}:\n${texts[0]}`, ...texts.slice(1)] : texts;
  });
  return `${title}\n${blocks.join("\n\n")}\n\n`;
}

/** One test whose failures are all known, in one line. */
function knownTest(group: readonly TestRow[], paint: Paint): string {
  const failing = group.filter(isFailing);
  const [first] = failing;
  const where = serverName(first!.server, failing.map((row) => row.target_version).join(", ") || null);
  const [failure] = first!.failures;
  const what = failure ? `${failureLine(failure)} [${ruleIds(failure)}]` : (first!.reason ?? first!.status);
  const note = paint.yellow(baselineNote(first!));
  return `${paint.yellow("~")} ${testName(first!)}${where ? ` (${where})` : ""} ${note}\n  ${line(what, 500)}\n`;
}

/** One test that failed nowhere, in one line. */
function quietTest(group: readonly TestRow[], paint: Paint): string {
  const first = group[0]!;
  const where = serverName(first.server, group.length === 1 ? first.target_version : null);
  const mark = group.some(({ status }) => status === "passed") ? paint.green("✓") : paint.dim("-");
  const took = group.reduce((sum, row) => sum + row.duration_ms, 0);
  const statuses = group.length === 1 ? first.status : group.map((row) => revisionStatus(row, paint)).join(", ");
  return `${mark} ${testName(first)}${where ? ` (${where})` : ""} ${statuses} ${paint.dim(`in ${duration(took)}`)}\n`;
}

function revisionStatus(row: TestRow, paint: Paint): string {
  const color = row.status === "passed" ? paint.green : isFailing(row) ? paint.red : paint.yellow;
  return `${line(row.target_version ?? "default")} ${isKnown(row) ? paint.yellow("known") : color(row.status)}`;
}

function indent(text: string): string {
  return text.replace(/^/gm, "  ");
}

function isNew(row: TestRow): boolean {
  return isFailing(row) && !isKnown(row);
}

function isFailing(row: TestRow): boolean {
  return row.status === "failed" || row.status === "errored";
}
