import type { TestRow } from "../../core/generated/results.js";
import { groupBy } from "../../core/groups.js";
import { alikeFailures, groupByTest, versionsOf } from "../alike.js";
import { baselineNote, isKnown } from "../baseline-notes.js";
import { causeBlock, shownCauses } from "../causes.js";
import { duration } from "../duration.js";
import { coverageLines, createOverview, findingLines, serverLines, verdictLine } from "../run-text.js";
import { alikeText, failureLine, loadLines, partLines, probeLines, scoreLines, taskLines } from "../test-text.js";
import type { Reporter } from "../types.js";
import {
  createPaint,
  failedByItself,
  INDENT,
  indent,
  isFailing,
  line,
  onServer,
  type Paint,
  ruleIds,
  testName,
} from "../words.js";

const MAX_IN_FULL = 100;

/** For people: what stopped tests, failures in full (`verbose`: all tests), files and servers, findings, the counts. */
export const pretty: Reporter = async function* (head, rows, { color, columns, verbose, otherReasons }) {
  // Every text that is wrapped is indented afterwards.
  const paint = createPaint(color, columns === undefined ? undefined : columns - INDENT.length);
  const overview = createOverview(paint);
  const limit = verbose ? Number.POSITIVE_INFINITY : MAX_IN_FULL;
  let failing = 0;
  let inList = false;
  const causes = shownCauses(head);
  for (const cause of causes) yield `${causeBlock(cause, paint)}\n\n`;
  for await (const group of groupByTest(rows)) {
    for (const row of group) overview.add(row);
    if (!group.some(failedByItself)) {
      if (verbose) yield quietTest(group, paint);
      inList ||= verbose;
      continue;
    }
    if (!verbose && !group.some((row) => failedByItself(row) && !isKnown(row))) {
      yield knownTest(group, paint);
      inList = true;
      continue;
    }
    failing += 1;
    if (inList) yield "\n";
    inList = false;
    if (failing <= limit) yield failingTest(group, verbose, paint);
  }
  if (inList) yield "\n";
  if (failing > limit) yield `… and ${failing - limit} more failing tests: --verbose shows all of them.\n\n`;

  const closing = verdictLine(head, otherReasons);
  const parts = [...overview.parts(), findingLines(head, paint), serverLines(head, paint), coverageLines(head, paint)];
  for (const part of parts) if (part.length > 0) yield `${part.join("\n")}\n\n`;
  yield `${paint.bold(closing.isSuccess ? paint.green(closing.text) : paint.red(closing.text))}\n`;
};

/** One test that failed somewhere: what is alike at several revisions is shown once. */
function failingTest(group: readonly TestRow[], verbose: boolean, paint: Paint): string {
  const failing = group.filter(failedByItself);
  const first = group[0]!;
  const statuses =
    group.length === 1 ? paint.red(first.status) : group.map((row) => revisionStatus(row, paint)).join(", ");
  const title = `${withServer(paint.bold(`✗ ${testName(first)}`), group)} ${statuses}`;
  const at = (rows: readonly TestRow[], text: string) =>
    rows.length === failing.length ? text : `  at ${line(versionsOf(rows) ?? "default", 500)}:\n${text}`;
  const withoutFailures = failing.filter(({ failures }) => failures.length === 0);
  const blocks = [
    ...alikeFailures(failing).map((alike) =>
      at(alike.rows, indent(withNote(alike.row, alikeText(alike, paint, "short"), paint))),
    ),
    ...groupBy(withoutFailures, reasonOf).map((rows) => at(rows, `  ${line(reasonOf(rows[0]!), 500)}`)),
    ...failing
      .filter(({ agent, load, tasks }) => agent ?? load ?? tasks)
      .map((row) => at([row], indent(partLines(row).join("\n")))),
    ...(verbose ? failing : []).flatMap((row) => {
      const probes = probeLines(row);
      return probes.length > 0 ? [at([row], indent(probes.join("\n")))] : [];
    }),
  ];
  return `${title}\n${blocks.join("\n\n")}\n\n`;
}

/** One test whose failures are all known, in one line. */
function knownTest(group: readonly TestRow[], paint: Paint): string {
  const failing = group.filter(isFailing);
  const first = failing[0]!;
  const name = onServer(testName(first), first.server, versionsOf(failing));
  const [failure] = first.failures;
  const what = failure ? `${failureLine(failure)} [${ruleIds(failure)}]` : reasonOf(first);
  const note = paint.yellow(baselineNote(first));
  return `${paint.yellow("~")} ${name} ${note}\n  ${line(what, 500)}\n`;
}

/** One test that failed nowhere: a line for it, and those of its scores, load and probes. */
function quietTest(group: readonly TestRow[], paint: Paint): string {
  const first = group[0]!;
  const mark = group.some(({ status }) => status === "passed") ? paint.green("✓") : paint.dim("-");
  const totalMs = group.reduce((sum, row) => sum + row.duration_ms, 0);
  const statuses = group.length === 1 ? first.status : group.map((row) => revisionStatus(row, paint)).join(", ");
  const title = `${mark} ${withServer(testName(first), group)} ${statuses} ${paint.dim(`in ${duration(totalMs)}`)}`;
  const lines = group.flatMap((row) => {
    const at = group.length === 1 ? "" : `${line(row.target_version ?? "default")}: `;
    const lines = [...scoreLines(row), ...loadLines(row), ...taskLines(row), ...probeLines(row)];
    return lines.map((text) => indent(`${at}${text}`));
  });
  return `${[title, ...lines].join("\n")}\n`;
}

/** The name of a test with its server, and with its revision if there is just one. */
function withServer(name: string, group: readonly TestRow[]): string {
  const [first] = group;
  return onServer(name, first!.server, group.length === 1 ? first!.target_version : null);
}

function revisionStatus(row: TestRow, paint: Paint): string {
  const color = row.status === "passed" ? paint.green : isFailing(row) ? paint.red : paint.yellow;
  return `${line(row.target_version ?? "default")} ${isKnown(row) ? paint.yellow("known") : color(row.status)}`;
}

function reasonOf({ reason, status }: TestRow): string {
  return reason ?? status;
}

function withNote(row: TestRow, text: string, paint: Paint): string {
  const note = baselineNote(row);
  return note ? `${text}\n${paint.yellow(note)}` : text;
}
