import type { Failure, Location, ProcessEnd, Snippet, TestRow } from "../core/generated/results.js";
import { typeName } from "../core/json.js";
import type { Paint } from "./paint.js";
import { block, cutText, line } from "./words.js";

const LONGEST_VALUE = 4 * 1024;
const LONGEST_MESSAGE = 500;
const LONGEST_LINE = 160;
const MOST_LINES = 40;
const MOST_ERRORS = 10;
const CONTEXT_LINES = 2;

/**
 * The whole text of one failure, for every report: place, the author's lines with a caret, target, typed expected and
 * actual, difference, request, how the server ended, and the mend. Many lines, none of which begins with text of the
 * server or the suite. No line feed at the end.
 */
export function failureText(failure: Failure, row: TestRow, paint: Paint): string {
  const snippet = failure.snippet ?? row.snippet;
  const width = String(failure.location.line + CONTEXT_LINES).length;
  const gutter = " ".repeat(width + 1);
  const fields = fieldsOf(failure, row, paint);
  const label = Math.max(...fields.map(([name]) => name.length)) + 2;
  return [
    `${paint.red(line(failure.message, LONGEST_MESSAGE))} ${paint.dim(`[${line(failure.rule_id)}]`)}`,
    `${gutter}--> ${placeOf(failure.location)}`,
    ...(snippet ? [`${gutter}|`, ...snippetLines(snippet, failure.location, width, paint)] : []),
    `${gutter}|`,
    ...fields.flatMap(([name, value]) => fieldLines(name, value, label, gutter, paint)),
  ].join("\n");
}

/** One failure in one line: what did not hold, expected and actual. */
export function failureLine(failure: Failure): string {
  const parts = [line(failure.message, LONGEST_MESSAGE)];
  if ("expected" in failure) parts.push(`expected ${line(typed(failure.expected, "line"), LONGEST_MESSAGE)}`);
  if (saysActual(failure)) parts.push(`actual ${line(typed(failure.actual, "line"), LONGEST_MESSAGE)}`);
  if (failure.process) parts.push(`the server ${processEnd(failure.process)}`);
  return parts.join("; ");
}

/** `file:line:column`. */
export function placeOf({ file, line: lineNumber, column }: Location): string {
  return `${line(file, LONGEST_MESSAGE)}:${lineNumber}:${column}`;
}

/** A value with its type: `none`, `null`, `integer 5`, `string "5"`, `array [1,2]`; at most some 4 KiB. */
export function typed(value: unknown, shape: "line" | "block" = "block"): string {
  if (value === undefined || value === null) return typeName(value);
  const compact = JSON.stringify(value);
  const tree = shape === "block" && compact.length > 100 && compact.length < LONGEST_VALUE / 2;
  const text = tree ? JSON.stringify(value, null, 2) : compact;
  return `${typeName(value)} ${cutText(text, LONGEST_VALUE)}`;
}

/** `exited with code 1`, `was ended by SIGKILL`, `was still running`: before we ended it, that is. */
export function processEnd({ exit_code, signal }: ProcessEnd): string {
  if (signal !== null) return `was ended by ${line(signal)}`;
  return exit_code === null ? "was still running" : `exited with code ${exit_code}`;
}

function fieldsOf(failure: Failure, row: TestRow, paint: Paint): [string, string][] {
  const { process: end, errors } = failure;
  const fields: [string, string | undefined][] = [
    ["target", failure.target === "" ? undefined : failure.target],
    ["expected", "expected" in failure ? typed(failure.expected) : undefined],
    ["actual", saysActual(failure) ? typed(failure.actual) : undefined],
    ["match", failure.match === undefined ? undefined : (failure.match ?? "none")],
    ["path", failure.path],
    ["diff", failure.diff && paintDiff(failure.diff, paint)],
    ["errors", errors?.length ? schemaErrors(errors) : undefined],
    ["score", failure.score?.toString()],
    ["reason", failure.reason],
    ["note", failure.note],
    ["request", failure.request ?? row.request],
    ["server", end && processText(end)],
    ["fix", failure.fix],
  ];
  return fields.filter((field): field is [string, string] => field[1] !== undefined && field[1] !== "");
}

/** Where an assertion was judged, no `actual` means that there was no value; elsewhere it means nothing. */
function saysActual(failure: Failure): boolean {
  return failure.matcher !== "" || "actual" in failure;
}

function schemaErrors(errors: NonNullable<Failure["errors"]>): string {
  const shown = errors
    .slice(0, MOST_ERRORS)
    .map((error) => `${error.instance_path || "the value"} ${error.message} (${error.schema_path})`);
  const more = errors.length > shown.length ? [`and ${errors.length - shown.length} more`] : [];
  return [...shown, ...more].join("\n");
}

function processText(end: ProcessEnd): string {
  const stderr = end.stderr.map((text) => `  ${cutText(text, 500)}`);
  return [`${processEnd(end)}${stderr.length > 0 ? "; its last lines of output:" : ""}`, ...stderr].join("\n");
}

function paintDiff(diff: string, paint: Paint): string {
  return block(diff, LONGEST_VALUE)
    .split("\n")
    .map((text) => (text.startsWith("+") ? paint.green(text) : text.startsWith("-") ? paint.red(text) : text))
    .join("\n");
}

function fieldLines(name: string, value: string, label: number, gutter: string, paint: Paint): string[] {
  const safe = name === "diff" ? value : block(value, LONGEST_VALUE + 100);
  const all = safe.split("\n");
  const shown = all.slice(0, MOST_LINES);
  if (all.length > shown.length) shown.push(`… ${all.length - shown.length} more lines`);
  return shown.map((text, i) => {
    const head = i === 0 ? paint.bold(`${name}:`.padEnd(label)) : " ".repeat(label);
    return `${gutter}| ${head}${text}`.trimEnd();
  });
}

function snippetLines(snippet: Snippet, location: Location, width: number, paint: Paint): string[] {
  const gutter = `${" ".repeat(width + 1)}|`;
  // A column far to the right is shown without what stands before it.
  const from = location.column > LONGEST_LINE - 40 ? location.column - 40 : 0;
  return snippet.text.split("\n").flatMap((text, i) => {
    const number = snippet.line + i;
    if (Math.abs(number - location.line) > CONTEXT_LINES) return [];
    const shown = text.slice(from, from + LONGEST_LINE);
    const source = `${String(number).padStart(width)} | ${line(shown.replaceAll("\t", " "), LONGEST_LINE)}`.trimEnd();
    if (number !== location.line) return [source];
    const end = location.end_line === location.line ? location.end_column : text.length + 1;
    const before = Math.max(0, location.column - 1 - from);
    const carets = Math.max(1, Math.min(end - location.column, shown.length - before));
    return [source, `${gutter} ${" ".repeat(before)}${paint.red("^".repeat(carets))}`];
  });
}
