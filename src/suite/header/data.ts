import { extname } from "node:path";
import { isObject, jsonError } from "../../core/json/json.js";
import { measureJson } from "../../core/json/json-text.js";
import { UserError, userError } from "../../core/problem.js";
import { cut, derive, hide } from "../../core/redaction/redacted.js";
import { grouped, plural } from "../../core/text.js";
import type { SuiteKind } from "../kind.js";
import type { Spot } from "../problems.js";
import type { LoadOptions } from "../types.js";
import { fileAt } from "../yaml/imports.js";
import { PlaceStore } from "../yaml/positions.js";
import { displayPath, readSource, readText } from "../yaml/read-source.js";
import { readYaml } from "../yaml/read-yaml.js";
import { MAX_NESTING, NESTED_TOO_DEEP } from "../yaml/yaml-problems.js";

export type DataRow = Readonly<Record<string, unknown>>;

const MAX_ROWS = 100_000;
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_CSV_RECORD = 1024 * 1024;
/** The most values of a JSON file: 16 MiB of empty objects would fill half a gigabyte of memory. */
const MAX_VALUES = 2_000_000;
const BY_EXTENSION = "The file extension determines how the file is read.";

type Files = Map<string, Promise<unknown>>;

/** The rows of every test that has `data`, by the test's mapping, from files relative to the one that names them. */
export async function loadData(
  root: Spot,
  kinds: readonly SuiteKind[],
  options: LoadOptions,
): Promise<ReadonlyMap<object, readonly DataRow[]>> {
  const rows = new Map<object, readonly DataRow[]>();
  const files: Files = new Map();
  const blocks = new Set(kinds.filter(({ hasRows }) => hasRows).map(({ block }) => block));
  let total = 0;
  for (const test of [...blocks].flatMap((block) => root.at(block).items())) {
    const data = test.at("data");
    if (!isObject(test.value) || data.value === undefined) continue;
    const list = Array.isArray(data.value)
      ? rowsOf(data.value, data, "The list")
      : await fileRows(data, files, options);
    total += list.length;
    if (total > MAX_ROWS) {
      reportTooMany("Together with those of the tests before it, it", data);
      return rows;
    }
    rows.set(test.value, list);
  }
  return rows;
}

async function fileRows(data: Spot, files: Files, options: LoadOptions): Promise<DataRow[]> {
  const spot = data.at("file");
  const path = fileAt(spot, "a data file", options);
  if (path === undefined) return [];
  const name = displayPath(path, options.cwd);
  try {
    const value = files.get(path) ?? parseFile(path, name, options);
    files.set(path, value);
    return rowsOf(await value, spot, `\`${name}\``);
  } catch (error) {
    spot.reportThrown(error instanceof UserError ? error : unreadable(name, error));
    return [];
  }
}

async function parseFile(file: string, path: string, options: LoadOptions): Promise<unknown> {
  const ending = extname(file).toLowerCase();
  if (![".csv", ".json", ".yaml", ".yml"].includes(ending))
    throw userError(`unsupported data file: \`${path}\``, BY_EXTENSION, "Name a .csv, .json or .yaml file.");
  if (ending === ".yaml" || ending === ".yml") {
    const { value, problems } = await readYaml(readSource(file, options.cwd), new PlaceStore());
    const [first] = problems;
    if (first) {
      const { title, description, fix, location } = first;
      throw userError(`cannot read \`${path}\`: ${title}`, `${location?.file}:${location?.line}: ${description}`, fix);
    }
    return value;
  }
  const text = readText(file, path, MAX_BYTES, "A file of data", "Split it, or use a sample of it.");
  if (ending === ".csv") return parseCsv(text, path);
  const { depth, values } = measureJson(text, MAX_VALUES);
  if (depth > MAX_NESTING)
    throw userError(`\`${path}\` is nested too deeply`, NESTED_TOO_DEEP.description, NESTED_TOO_DEEP.fix);
  if (values <= MAX_VALUES) return jsonIn(text, path);
  const why = `It has more than ${grouped(MAX_VALUES)}.`;
  throw userError(`too many values in \`${path}\``, why, "Split it, or use a sample of it.");
}

/** The rows of a CSV text by its header, up to one over the limit; cells are text. Throws for invalid CSV. */
async function parseCsv(text: string, path: string): Promise<Record<string, unknown>[]> {
  const { parse: parseRows } = await import("csv-parse/sync");
  try {
    return parseRows(text, {
      columns: columnNames,
      skip_empty_lines: true,
      to: MAX_ROWS + 1,
      max_record_size: MAX_CSV_RECORD,
    });
  } catch (error) {
    const { message } = error as Error;
    if (message.startsWith("Quote Not Closed")) {
      // Two quotes in a row stand for a quote inside a cell.
      const lastQuote = [...text.matchAll(/""|"/g)].findLast(([quote]) => quote === '"');
      const line = text.slice(0, lastQuote?.index ?? 0).split("\n").length;
      throw userError(
        `a quote is not closed at \`${path}:${line}\``,
        "The rest of the file belongs to it.",
        "Close it.",
      );
    }
    const [, first, cells, line] = /columns length is (\d+), got (\d+) on line (\d+)/.exec(message) ?? [];
    if (line === undefined) throw error;
    throw new Error(`line ${line} has ${plural(Number(cells), "cell")}, and its first line ${first}`);
  }
}

function columnNames(header: readonly string[]): (string | false)[] {
  const duplicate = header.find((name, index) => name !== "" && header.indexOf(name) < index);
  if (duplicate !== undefined)
    throw userError(`two columns have the name \`${duplicate}\``, "One of them would be lost.", "Rename one of them.");
  return header.map((name) => name !== "" && name);
}

function reportTooMany(what: string, spot: Spot): void {
  spot.report("value", {
    title: `more than ${grouped(MAX_ROWS)} rows of data`,
    description: `${what} has more rows than a suite may have.`,
    fix: "Split it, or use a sample of it.",
  });
}

function rowsOf(value: unknown, spot: Spot, what: string): DataRow[] {
  const reportWrong = (title: string, description: string, fix: string): [] => {
    spot.report("value", { title, description, fix });
    return [];
  };
  if (!Array.isArray(value))
    return reportWrong("data must be a list of rows", `${what} is something else.`, "Write a list of mappings.");
  if (value.length === 0) {
    const why = `${what} is empty, so nothing would be tested.`;
    return reportWrong("no rows of data", why, "Add a row, or remove the test.");
  }
  if (value.length > MAX_ROWS) {
    reportTooMany(what, spot);
    return [];
  }
  const index = value.findIndex((row) => !isObject(row));
  if (index === -1) return value;
  const why = `Every row of ${what.replace(/^The/, "the")} maps field names to values.`;
  return reportWrong(`row ${index} of the data is not a mapping`, why, "Write `field: value`.");
}

function jsonIn(text: string, path: string): unknown {
  try {
    return JSON.parse(text, (_, value) => {
      if (typeof value !== "number" || Number.isFinite(value)) return value;
      const why = "Numbers above 1.8e308 cannot be represented.";
      throw userError(`a number in \`${path}\` is too large`, why, "Write it as text.");
    });
  } catch (error) {
    if (error instanceof UserError) throw error;
    // The parser's message quotes a part of the text, which may be secret.
    throw new SyntaxError(derive(hide(text), jsonError));
  }
}

function unreadable(path: string, error: unknown): UserError {
  // Newer Nodes add line and column to what a JSON parser says.
  const why = cut(hide((error as Error).message.replace(/ \(line \d+ column \d+\)$/, "")), 300, "");
  const fix = "Fix the file, or give it the extension that matches its content.";
  return userError(`cannot read \`${path}\`: ${why}`, BY_EXTENSION, fix);
}
