import schema from "../../schemas/results.v1.json";
import type { RunEvent } from "../core/event.js";
import type { Results, TestRow } from "../core/generated/results.js";
import { isObject, parseJson } from "../core/json/json.js";
import { schemaError, schemaValidator } from "../core/json/json-schema.js";
import { measureJson } from "../core/json/json-text.js";
import { inMiB, LIMITS } from "../core/limits.js";
import { readerOf } from "../core/out.js";
import { UserError, userError } from "../core/problem.js";
import { openRegularFile, readRegularFile, whyUnreadable } from "../core/read-file.js";
import { createRowIndex } from "./row-index.js";
import { createTally, emptySummary } from "./tally.js";
import type { Head, ResultsSource } from "./types.js";

const LINE_FEED = 0x0a;

const FIX =
  "Pass results as a run wrote them: JSON or NDJSON with each row on a line, or the spool of a run that was stopped.";

const errorsOf = schemaValidator(schema, 3);

/** Reads results: a document, NDJSON or the spool of a killed run. Throws a UserError, for a later row from `rows`. */
export async function readResults(path: string): Promise<ResultsSource> {
  try {
    const [first, second] = await firstLines(path);
    const start = first?.complete ? parse(path, 1, first.text) : undefined;
    if (isObject(start) && "event" in start) return await readSpool(path);
    if (isObject(start) && "version" in start && !("tests" in start)) {
      return { head: headOf(path, 1, { ...start, tests: [] }), rows: () => readRows(path, 2) };
    }
    // As the reporter `json` writes it: the head on the first line, then a line for each row.
    if (first !== undefined && second?.text === TESTS_LINE) {
      const whole = parse(path, 1, `${first.text}${TESTS_LINE}${END_LINE}`);
      return { head: headOf(path, 1, whole), rows: () => readRows(path, 3, END_LINE) };
    }
    const whole = parse(path, undefined, readRegularFile(path, LIMITS.resultsPart).toString("utf8"));
    const head = headOf(path, undefined, whole);
    return {
      head,
      async *rows() {
        yield* (whole as Results).tests;
      },
    };
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw userError(`cannot read ${path}`, whyUnreadable(error), FIX);
  }
}

const TESTS_LINE = '"tests":[';
const END_LINE = "]}";

/** What a whole document says besides its rows. */
function headOf(path: string, line: number | undefined, document: unknown): Head {
  const { tests: _, version: __, ...head } = checkDocument(path, line, document) as Results;
  return head;
}

/** The rows from a line on, one on each; with `end`, a comma follows each, and that line comes after the last. */
async function* readRows(path: string, from: number, end?: string): AsyncIterable<TestRow> {
  let hasEnded = end === undefined;
  for await (const { number, text } of readLines(path)) {
    if (number < from || (hasEnded && text === "")) continue;
    if (text === end) hasEnded = true;
    else yield checkRow(path, number, parse(path, number, end === undefined ? text : text.replace(/,$/, "")));
  }
  if (!hasEnded) throw unreadableResults(path, undefined, "It is not valid JSON: it was cut.");
}

async function readSpool(path: string): Promise<ResultsSource> {
  const tally = createTally();
  const index = createRowIndex();
  /** Of tests that have not ended. */
  const checkpoints = new Map<number, { line: Line; row: TestRow }>();
  for await (const line of readLines(path)) {
    const value = parse(path, line.number, line.text);
    if (value === undefined && !line.complete) break;
    const event = checkEvent(path, line, value);
    if (event.event === "checkpoint") checkpoints.set(event.order, { line, row: event.row });
    if (event.event === "test") {
      checkpoints.delete(event.order);
      index.set(event.order, line.offset, line.length);
    }
    tally.add(event);
  }
  for (const [order, { line, row }] of checkpoints) {
    index.set(order, line.offset, line.length);
    tally.add({ event: "test", order, row });
  }
  const head = tally.head();
  if (head === undefined) throw unreadableResults(path, undefined, "Its first line does not identify the run.");
  return { head, rows: () => index.rows(() => readerOf(path)) };
}

function checkEvent(path: string, { number }: Line, value: unknown): RunEvent {
  if (!isObject(value)) throw unreadableResults(path, number, "It is not a JSON object.");
  const hasOrder = Number.isSafeInteger(value.order) && Number(value.order) >= 0;
  const checkPart = (part: object) => void checkDocument(path, number, { ...emptyDocument, ...part });
  if ((value.event === "test" || value.event === "checkpoint") && hasOrder) checkPart({ tests: [value.row] });
  else if (value.event === "server" && hasOrder) checkPart({ servers: [value.row] });
  else if (value.event === "finding") checkPart({ findings: [value.finding] });
  else if (value.event === "cause") checkPart({ causes: [value.cause] });
  else if (value.event === "drift") checkPart({ drift: [value.drift] });
  else if (value.event === "run_started" && isObject(value.run)) {
    checkPart({ tool: value.tool, run: { ...value.run, duration_ms: 0 } });
  } else if (value.event !== "run_finished" || typeof value.duration_ms !== "number") {
    throw unreadableResults(path, number, "It is not an event of a run.");
  }
  return value as RunEvent;
}

function checkRow(path: string, line: number, row: unknown): TestRow {
  checkDocument(path, line, { ...emptyDocument, tests: [row] });
  return row as TestRow;
}

function checkDocument(path: string, line: number | undefined, value: unknown): unknown {
  if (value === undefined) throw unreadableResults(path, line, "It is not valid JSON.");
  const version = isObject(value) ? value.version : undefined;
  if (typeof version === "number" && version !== 1)
    throw unreadableResults(path, line, `Version ${version} of the format is not supported.`);
  const errors = errorsOf(value);
  if (errors.length === 0) return value;
  throw unreadableResults(path, line, `It is JSON, but not valid results: ${schemaError(errors)}.`);
}

function unreadableResults(path: string, line: number | undefined, reason: string): UserError {
  const location =
    line === undefined ? {} : { location: { file: path, line, column: 1, end_line: line, end_column: 1 } };
  return userError(`${path} holds no results`, reason, FIX, location);
}

async function firstLines(path: string): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of readLines(path)) if (lines.push(line) === 2) break;
  return lines;
}

function parse(path: string, line: number | undefined, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  if (text.length > LIMITS.levels) {
    const { depth, values } = measureJson(text, LIMITS.resultsValues);
    if (values > LIMITS.resultsValues)
      throw unreadableResults(path, line, `It holds more than ${LIMITS.resultsValues} values.`);
    if (depth > LIMITS.levels)
      throw unreadableResults(path, line, `It is nested more than ${LIMITS.levels} levels deep.`);
  }
  return parseJson(text);
}

const emptyHead: Head = {
  tool: { name: "", version: "" },
  run: { id: "", started_at: "", duration_ms: 0, suite_files: [], overrides: [], target_versions: [] },
  summary: emptySummary(),
  servers: [],
  findings: [],
  rules: {},
};
/** A valid document around the part that is checked. */
const emptyDocument = { version: 1, ...emptyHead, tests: [] };

/** One line of a file, without its end. */
interface Line {
  text: string;
  /** Counted from 1. */
  number: number;
  /** Where it starts, in bytes. */
  offset: number;
  length: number;
  /** False for a last line without a line feed: it may have been cut. */
  complete: boolean;
}

const CHUNK = 256 * 1024;

/** Reads the lines of a file with one chunk and one line in memory. Throws a UserError for too many, or too long ones. */
async function* readLines(path: string): AsyncIterable<Line> {
  const file = await openRegularFile(path);
  try {
    let parts: Buffer[] = [];
    let length = 0;
    let offset = 0;
    let number = 1;
    for (;;) {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK);
      const chunk = buffer.subarray(0, bytesRead);
      let from = 0;
      for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
        const bytes = Buffer.concat([...parts, chunk.subarray(from, end)]);
        yield { text: bytes.toString("utf8").replace(/\r$/, ""), number, offset, length: bytes.length, complete: true };
        number += 1;
        if (number > LIMITS.resultsLines)
          throw unreadableResults(path, undefined, `It has more than ${LIMITS.resultsLines} lines.`);
        offset += bytes.length + 1;
        parts = [];
        length = 0;
        from = end + 1;
      }
      parts.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > LIMITS.resultsPart) {
        const { size } = await file.stat();
        const most = inMiB(LIMITS.resultsPart);
        throw unreadableResults(path, number, `It has ${size} bytes, and a line of more than ${most}.`);
      }
      if (bytesRead === 0) break;
    }
    if (length > 0) yield { text: Buffer.concat(parts).toString("utf8"), number, offset, length, complete: false };
  } finally {
    await file.close();
  }
}
