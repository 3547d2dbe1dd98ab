import type { Failure, Finding, Location, TestRow } from "../core/generated/results.js";
import type { Problem } from "../core/problem.js";
import { failureLine, failureText } from "./failure-text.js";
import { createPaint } from "./paint.js";
import type { Head, Reporter } from "./types.js";
import { findingLine, line, serverName, testName } from "./words.js";

// GitHub shows ten of each level for a step, and cuts a message at 4,096 characters.
const MOST = 9;
const LONGEST_MESSAGE = 4000;
const LONGEST_TITLE = 200;
const levels = ["error", "warning", "notice"] as const;
const ranks = { must: 1, should: 2, may: 3 } as const;
const paint = createPaint(false);

type Level = (typeof levels)[number];
interface Annotation {
  level: Level;
  /** 0 is the most severe. */
  rank: number;
  title: string;
  message: string;
  location?: Location;
}

/** What annotations are made of. */
export interface Annotated {
  /** Of the suites and inputs; shown before everything else of their level. */
  problems: readonly Problem[];
  findings: readonly Finding[];
  rules: Head["rules"];
  rows: AsyncIterable<TestRow>;
}

/** GitHub workflow commands, for a step that runs the command line. */
export const github: Reporter = ({ findings, rules }, rows) =>
  workflowCommands({ problems: [], findings, rules, rows });

/**
 * GitHub workflow commands: an annotation on the line of each failing assertion and for each problem and finding, the
 * most severe first, nine of each level and one that counts the rest.
 */
export async function* workflowCommands({ problems, findings, rules, rows }: Annotated): AsyncIterable<string> {
  const chosen: Record<Level, Annotation[]> = { error: [], warning: [], notice: [] };
  const totals: Record<Level, number> = { error: 0, warning: 0, notice: 0 };
  const add = (annotation: Annotation) => {
    const list = chosen[annotation.level];
    totals[annotation.level] += 1;
    const behind = list.findIndex(({ rank }) => rank > annotation.rank);
    list.splice(behind < 0 ? list.length : behind, 0, annotation);
    list.length = Math.min(list.length, MOST);
  };
  for (const problem of problems) add(problemAnnotation(problem));
  for await (const row of rows) for (const annotation of annotationsOf(row)) add(annotation);
  for (const finding of findings) add(findingAnnotation(finding, rules[finding.rule_id]?.fix));

  for (const level of levels) {
    yield chosen[level].map(command).join("");
    const left = totals[level] - chosen[level].length;
    if (left > 0) yield command({ level, rank: 0, title: "mcptest", message: `${left} more in the log` });
  }
}

function* annotationsOf(row: TestRow): Iterable<Annotation> {
  const where = serverName(row.server, row.target_version);
  if (row.status === "failed" || row.status === "errored") {
    for (const failure of row.failures) yield failureAnnotation(failure, row, where);
    if (row.failures.length === 0) yield plain("error", 0, row, where, row.reason ?? row.status);
  }
  if (row.status === "unverified") yield plain("warning", 2, row, where, `could not be verified: ${row.reason ?? ""}`);
  if (row.status === "passed" && row.attempts > 1)
    yield plain("notice", 0, row, where, `flaky: passed at attempt ${row.attempts}`);
}

function failureAnnotation(failure: Failure, row: TestRow, where: string): Annotation {
  const first = [failureLine(failure), ...(where ? [where] : []), `fix: ${line(failure.fix, 300)}`].join("; ");
  return {
    level: "error",
    rank: row.status === "errored" ? 0 : ranks[failure.severity],
    title: `[${line(failure.rule_id)}] ${testName(row)}`,
    message: `${first}\n\n${failureText(failure, row, paint)}`,
    location: failure.location,
  };
}

function plain(level: Level, rank: number, row: TestRow, where: string, text: string): Annotation {
  return {
    level,
    rank,
    title: testName(row),
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
    title,
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
    title: `[${line(finding.rule_id)}]${finding.server === null ? "" : ` ${line(finding.server)}`}`,
    message: `${findingLine(finding)}${fix ? `; fix: ${line(fix, 300)}` : ""}${evidence}`,
    ...(finding.location && { location: finding.location }),
  };
}

/** GitHub drops columns where an annotation has more than one line. */
function command({ level, title, message, location }: Annotation): string {
  const properties: [string, string | number][] = [];
  if (location) {
    properties.push(["file", line(location.file, 1000)], ["line", location.line], ["endLine", location.end_line]);
    if (location.line === location.end_line)
      properties.push(["col", location.column], ["endColumn", location.end_column]);
  }
  properties.push(["title", line(title, LONGEST_TITLE)]);
  const list = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(",");
  return `::${level} ${list}::${escapeData(cut(message))}\n`;
}

function cut(text: string): string {
  if (text.length <= LONGEST_MESSAGE) return text;
  return `${text.slice(0, LONGEST_MESSAGE).replace(/[\ud800-\udbff]$/, "")} …`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
