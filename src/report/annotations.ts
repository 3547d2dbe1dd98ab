import type { Failure, Finding, Location, TestRow } from "../core/generated/results.js";
import { groupBy } from "../core/groups.js";
import type { Problem } from "../core/problem.js";
import { COMMAND_LINE } from "../core/source-frame.js";
import { byText, firstOf, plural } from "../core/text.js";
import { isFlaky } from "../results/tally.js";
import type { ResultsSource } from "../results/types.js";
import { type AlikeFailure, alikeFailures, groupByTest, versionsOf } from "./alike.js";
import { withoutAdvice } from "./audits.js";
import { baselineNote, isKnown } from "./baseline-notes.js";
import { causeId, causeLine, causeText, type ShownCause, shownCauses } from "./causes.js";
import { findingLine, findingsByRevision } from "./findings.js";
import { alikeLine, alikeText } from "./test-text.js";
import type { Roots } from "./types.js";
import { createPaint, failedByItself, line, ruleIds, serverName, testName, workspacePath } from "./words.js";

const MAX_TITLE_LENGTH = 200;
const MAX_KNOWN = 10;
const ranks = { must: 1, should: 2, may: 3 } as const;
const paint = createPaint(false);

/** GitHub's levels, most severe first. */
export const levels = ["error", "warning", "notice"] as const;
export type Level = (typeof levels)[number];

/** One annotation, safe for a terminal and a CI log. The message's first line is complete in itself. */
export interface Annotation {
  level: Level;
  /** Inside its level; 0 is the most severe. */
  rank: number;
  title: string;
  message: string;
  location?: Location;
}

/** What annotations are made of. */
export interface AnnotationSource {
  /** Of the suites and inputs, redacted as results are; shown before everything else of their level. */
  problems?: readonly Problem[];
  results?: ResultsSource;
  /** Where GitHub's paths start; left out, paths stay as they are. */
  roots?: Roots | undefined;
  /** Known failures gate, and are errors like new ones. */
  gateKnown?: boolean | undefined;
}

/** The most severe of many annotations, and how many there are of each level. */
export interface AnnotationSelection {
  /** Level by level, inside it the most severe first. */
  annotations: Annotation[];
  totals: Record<Level, number>;
}

/** Takes the most severe of every level, at most `limit` of each; among equals the first. */
export async function selectAnnotations(source: AnnotationSource, limit: number): Promise<AnnotationSelection> {
  const byRank = new Map<string, Annotation[]>();
  const totals: Record<Level, number> = { error: 0, warning: 0, notice: 0 };
  for await (const annotation of annotationsOf(source)) {
    totals[annotation.level] += 1;
    const key = `${levels.indexOf(annotation.level)}${annotation.rank}`;
    const list = byRank.get(key) ?? [];
    byRank.set(key, list);
    if (list.length < limit) list.push(withoutVirtualPlace(annotation));
  }
  const inOrder = [...byRank].sort(([a], [b]) => byText(a, b)).flatMap(([, list]) => list);
  const annotations = levels.flatMap((level) => inOrder.filter((one) => one.level === level).slice(0, limit));
  return { annotations, totals };
}

/** Without its place if that is a flag or an input, which no file has. */
function withoutVirtualPlace({ location, ...annotation }: Annotation): Annotation {
  return location === undefined || location.file === COMMAND_LINE ? annotation : { ...annotation, location };
}

async function* annotationsOf({ problems = [], results, roots, gateKnown = false }: AnnotationSource) {
  const inWorkspace = <T extends { location?: Location }>(item: T): T =>
    roots && item.location && item.location.file !== COMMAND_LINE
      ? { ...item, location: { ...item.location, file: workspacePath(item.location.file, roots) } }
      : item;
  const isQuiet = (row: TestRow) => isKnown(row) && !gateKnown;
  yield* problems.map((problem) => problemAnnotation(inWorkspace(problem)));
  if (results === undefined) return;
  const { head } = results;
  for (const cause of shownCauses(head))
    yield causeAnnotation({ ...cause, failures: cause.failures.map((failure) => inWorkspace(failure)) });
  // Before the tests, which are many: a shard that is missing must not be among those that are cut.
  for (const finding of findingsByRevision(withoutAdvice(head.findings))) {
    const gates = finding.gates || (gateKnown && finding.known !== undefined);
    const fix = finding.fix ?? head.rules[finding.rule_id]?.fix;
    yield findingAnnotation(inWorkspace({ ...finding, gates }), fix);
  }
  const knownRows: TestRow[] = [];
  for await (const group of groupByTest(results.rows())) {
    const rows = group.map((row) => ({
      ...inWorkspace(row),
      failures: row.failures.map((failure) => inWorkspace(failure)),
    }));
    yield* testAnnotations(rows.filter((row) => !isQuiet(row)));
    knownRows.push(...rows.filter((row) => isQuiet(row) && failedByItself(row)));
  }
  if (knownRows.length > 0) yield knownAnnotation(knownRows);
}

/** Of one test at all its revisions: one annotation for each assertion that fails. */
function* testAnnotations(group: readonly TestRow[]): Iterable<Annotation> {
  const failing = group.filter(failedByItself);
  for (const alike of groupBy(alikeFailures(failing), assertionOf)) yield failureAnnotation(alike);
  const withoutFailures = failing.filter(({ failures }) => failures.length === 0);
  yield* rowAnnotations("error", 0, withoutFailures, ({ reason, status }) => reason ?? status);
  const unverified = group.filter(({ status }) => status === "unverified");
  yield* rowAnnotations("warning", 2, unverified, ({ reason }) => `could not be verified: ${reason ?? ""}`);
  yield* rowAnnotations("notice", 0, group.filter(isFlaky), ({ attempts }) => `flaky: passed at attempt ${attempts}`);
}

/** Equal for failures of one assertion, whatever they say. */
function assertionOf({ failure }: AlikeFailure): string {
  const { rule_id, location } = failure;
  return JSON.stringify([rule_id, ...assertionParts(failure), location.file, location.line]);
}

/** What identifies the assertion of a failure; what an audit found has none, but its message. */
export function assertionParts({ tier, target, matcher, message }: Failure): string[] {
  return tier === undefined ? [target, matcher] : [message];
}

/** Of one assertion, which may fail in different ways at other revisions. */
function failureAnnotation(all: readonly AlikeFailure[]): Annotation {
  const { failure, row } = all[0]!;
  const serverLabel = serverName(row.server, versionsOf(all.flatMap(({ rows }) => rows)));
  const parts = [baselineNote(row), alikeLine(all[0]!), serverLabel, `fix: ${line(failure.fix, 300)}`];
  const first = parts.filter((part) => part !== "").join("; ");
  return {
    level: "error",
    rank: row.status === "errored" ? 0 : ranks[failure.severity],
    title: titleOf(`[${ruleIds(failure)}] ${testName(row)}`),
    message: [first, ...all.map((alike) => alikeText(alike, paint))].join("\n\n"),
    location: failure.location,
  };
}

/** All known failures in one, because nobody needs to act on them. */
function knownAnnotation(knownRows: readonly TestRow[]): Annotation {
  const names = firstOf([...new Set(knownRows.map(testName))], MAX_KNOWN, (count) => `and ${count} more`);
  const message = `${plural(knownRows.length, "test")} failed as the baseline knows: ${names.join(", ")}`;
  return { level: "notice", rank: 1, title: "known failures", message, location: knownRows[0]!.location };
}

function* rowAnnotations(
  level: Level,
  rank: number,
  rows: readonly TestRow[],
  describe: (row: TestRow) => string,
): Iterable<Annotation> {
  for (const alike of groupBy(rows, describe)) {
    const row = alike[0]!;
    const serverLabel = serverName(row.server, versionsOf(alike));
    const message = `${line(describe(row), 500)}${serverLabel ? `; ${serverLabel}` : ""}`;
    yield { level, rank, title: titleOf(testName(row)), message, location: row.location };
  }
}

function causeAnnotation(cause: ShownCause): Annotation {
  const [failure] = cause.failures;
  return {
    level: "error",
    rank: 0,
    title: titleOf(`${causeId(cause)} ${cause.title}`),
    message: `${causeLine(cause)}; fix: ${line(failure?.fix ?? "", 300)}\n\n${causeText(cause, paint)}`,
    ...(failure && { location: failure.location }),
  };
}

function problemAnnotation({ title, description, fix, location, warning }: Problem): Annotation {
  const oneLine = description.split("\n").map((text) => text.trim());
  const reason = line(oneLine.join(" "), 1000).replace(/[^.!?]$/, "$&.");
  return {
    level: warning ? "warning" : "error",
    rank: 0,
    title: titleOf(title),
    message: `${reason} Fix: ${line(fix, 500)}`,
    ...(location && { location }),
  };
}

function findingAnnotation(finding: Finding, fix: string | undefined): Annotation {
  const quiet = finding.severity === "may" && finding.tier === undefined ? "notice" : "warning";
  const evidence = finding.evidence ? `\n\nseen: ${line(finding.evidence, 1000)}` : "";
  return {
    level: finding.gates ? "error" : quiet,
    rank: finding.gates ? 0 : ranks[finding.severity],
    title: titleOf(`[${line(finding.rule_id)}]${finding.server === null ? "" : ` ${line(finding.server)}`}`),
    message: `${findingLine(finding)}${fix ? `; fix: ${line(fix, 300)}` : ""}${evidence}`,
    ...(finding.location && { location: finding.location }),
  };
}

function titleOf(text: string): string {
  return line(text, MAX_TITLE_LENGTH);
}
