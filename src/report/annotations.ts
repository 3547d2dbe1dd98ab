import type { Failure, Finding, Location, TestRow } from "../core/generated/results.js";
import type { Problem } from "../core/problem.js";
import { failureLine, failureText } from "./failure-text.js";
import { createPaint } from "./paint.js";
import type { Head } from "./types.js";
import {
  baselineNote,
  findingLine,
  findingsOutsideTests,
  isKnown,
  line,
  ruleIds,
  serverName,
  testName,
} from "./words.js";

const MAX_TITLE_LENGTH = 200;
const ranks = { must: 1, should: 2, may: 3 } as const;
const paint = createPaint(false);

/** GitHub's levels, most severe first. */
export const levels = ["error", "warning", "notice"] as const;
export type Level = (typeof levels)[number];

/** One annotation of a line of a suite, safe for a terminal and a CI log. The message's first line is complete in itself. */
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
  /** Of the suites and inputs; shown before everything else of their level. */
  problems: readonly Problem[];
  findings: readonly Finding[];
  rules: Head["rules"];
  rows: AsyncIterable<TestRow>;
}

/** The most severe of many annotations, and how many there are of each level. */
export interface AnnotationSelection {
  /** Level by level, inside it the most severe first. */
  annotations: Annotation[];
  totals: Record<Level, number>;
}

/** Takes the most severe of every level, at most `most` of each; among equals the first. */
export async function selectAnnotations(annotated: AnnotationSource, most: number): Promise<AnnotationSelection> {
  const kept = new Map<string, Annotation[]>();
  const totals: Record<Level, number> = { error: 0, warning: 0, notice: 0 };
  const add = (annotation: Annotation) => {
    totals[annotation.level] += 1;
    const key = `${levels.indexOf(annotation.level)}${annotation.rank}`;
    const list = kept.get(key) ?? [];
    kept.set(key, list);
    if (list.length < most) list.push(annotation);
  };
  const { problems, rows, findings, rules } = annotated;
  for (const problem of problems) add(problemAnnotation(problem));
  for await (const row of rows) for (const annotation of rowAnnotations(row)) add(annotation);
  for (const finding of findingsOutsideTests(findings)) add(findingAnnotation(finding, rules[finding.rule_id]?.fix));

  const inOrder = [...kept].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, list]) => list);
  const annotations = levels.flatMap((level) =>
    inOrder.filter((annotation) => annotation.level === level).slice(0, most),
  );
  return { annotations, totals };
}

function* rowAnnotations(row: TestRow): Iterable<Annotation> {
  const where = serverName(row.server, row.target_version);
  if (row.status === "failed" || row.status === "errored") {
    for (const failure of row.failures) yield failureAnnotation(failure, row, where);
    if (row.failures.length === 0) yield rowAnnotation("error", 0, row, where, row.reason ?? row.status);
  }
  if (row.status === "unverified")
    yield rowAnnotation("warning", 2, row, where, `could not be verified: ${row.reason ?? ""}`);
  if (row.status === "passed" && row.attempts > 1)
    yield rowAnnotation("notice", 0, row, where, `flaky: passed at attempt ${row.attempts}`);
}

function failureAnnotation(failure: Failure, row: TestRow, where: string): Annotation {
  const note = baselineNote(row);
  const first = [
    ...(note ? [note] : []),
    failureLine(failure),
    ...(where ? [where] : []),
    `fix: ${line(failure.fix, 300)}`,
  ].join("; ");
  return {
    level: isKnown(row) ? "notice" : "error",
    rank: row.status === "errored" ? 0 : ranks[failure.severity],
    title: titled(`[${ruleIds(failure)}] ${testName(row)}`),
    message: `${first}\n\n${failureText(failure, row, paint)}`,
    location: failure.location,
  };
}

function rowAnnotation(level: Level, rank: number, row: TestRow, where: string, text: string): Annotation {
  return {
    level,
    rank,
    title: titled(testName(row)),
    message: `${line(text, 500)}${where ? `; ${where}` : ""}`,
    location: row.location,
  };
}

function problemAnnotation({ title, description, fix, location, warning }: Problem): Annotation {
  const oneLine = description.split("\n").map((text) => text.trim());
  const why = line(oneLine.join(" "), 1000).replace(/[^.!?]$/, "$&.");
  return {
    level: warning ? "warning" : "error",
    rank: 0,
    title: titled(title),
    message: `${why} Fix: ${line(fix, 500)}`,
    ...(location && { location }),
  };
}

function findingAnnotation(finding: Finding, fix: string | undefined): Annotation {
  const quiet = finding.severity === "may" ? "notice" : "warning";
  const evidence = finding.evidence ? `\n\nseen: ${line(finding.evidence, 1000)}` : "";
  return {
    level: finding.gates ? "error" : quiet,
    rank: ranks[finding.severity],
    title: titled(`[${line(finding.rule_id)}]${finding.server === null ? "" : ` ${line(finding.server)}`}`),
    message: `${findingLine(finding)}${fix ? `; fix: ${line(fix, 300)}` : ""}${evidence}`,
    ...(finding.location && { location: finding.location }),
  };
}

function titled(text: string): string {
  return line(text, MAX_TITLE_LENGTH);
}
