import { dirname, extname, resolve } from "node:path";
import { isObject, jsonError } from "../../core/json/json.js";
import { type Problem, UserError, userError } from "../../core/problem.js";
import { cut, derive, hide } from "../../core/redaction/redacted.js";
import { grouped, plural } from "../../core/text.js";
import type { SuiteKind } from "../kind.js";
import type { ProblemLog, ProblemTexts } from "../problems.js";
import type { LoadOptions } from "../types.js";
import { leavesRepository } from "../yaml/imports.js";
import { child } from "../yaml/nodes.js";
import { type Path, PlaceStore } from "../yaml/positions.js";
import { displayPath, readSource, readText } from "../yaml/read-source.js";
import { readYaml } from "../yaml/read-yaml.js";
import { MAX_NESTING, NESTED_TOO_DEEP } from "../yaml/yaml-problems.js";

export type DataRow = Readonly<Record<string, unknown>>;

const MAX_ROWS = 100_000;
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_CSV_RECORD = 1024 * 1024;
/** What a JSON file may be made of: 16 MiB of empty objects would fill half a gigabyte. */
const MAX_MARKS = 2_000_000;

/** Files that were read, by their paths: many tests may go through one. */
type Files = Map<string, Promise<unknown>>;

/**
 * The rows of every test that has `data`, by the test's mapping. Files are CSV, JSON or YAML, relative to the file
 * that names them, each read once. The tests of a suite have at most 100,000 rows in all.
 */
export async function loadData(
  root: Record<string, unknown>,
  kinds: readonly SuiteKind[],
  options: LoadOptions,
  log: ProblemLog,
): Promise<ReadonlyMap<object, readonly DataRow[]>> {
  const rows = new Map<object, readonly DataRow[]>();
  const files: Files = new Map();
  const blocks = new Set(kinds.filter(({ hasRows }) => hasRows).map(({ block }) => block));
  let total = 0;
  for (const block of blocks) {
    const tests = child(root, block);
    for (const [index, test] of (Array.isArray(tests) ? tests : []).entries()) {
      const data = child(test, "data");
      if (!isObject(test) || data === undefined) continue;
      const path = [block, index, "data"];
      const file = child(data, "file");
      const list = Array.isArray(data)
        ? rowsOf(data, root, path, "The list", log)
        : typeof file === "string" && isObject(data)
          ? await fileRows(file, data, root, [...path, "file"], files, options, log)
          : [];
      total += list.length;
      if (total > MAX_ROWS) {
        reportTooMany("Together with those of the tests before it, it", root, path, log);
        return rows;
      }
      rows.set(test, list);
    }
  }
  return rows;
}

async function fileRows(
  file: string,
  data: object,
  root: object,
  path: Path,
  files: Files,
  options: LoadOptions,
  log: ProblemLog,
): Promise<DataRow[]> {
  const importer = log.places.sourceOf(data, "file")?.file ?? "";
  const absolute = resolve(dirname(importer), file);
  const name = displayPath(absolute, options.cwd);
  if (leavesRepository(file, absolute, importer, options.repositoryRoot)) {
    log.at(root, path, "value", {
      title: "a data file outside the repository",
      description: `\`${file}\` leads through \`..\` or a link to a file outside the repository.`,
      fix: "Copy the file into the repository, or write its absolute path.",
    });
    return [];
  }
  options.onFile?.(absolute);
  try {
    const value = files.get(absolute) ?? parse(absolute, name, options);
    files.set(absolute, value);
    return rowsOf(await value, root, path, `\`${name}\``, log);
  } catch (error) {
    const problems: readonly Problem[] = error instanceof UserError ? error.problems : [unreadableProblem(name, error)];
    for (const { title, description, fix } of problems.slice(0, 3))
      log.at(root, path, "value", { title, description, fix });
    return [];
  }
}

async function parse(file: string, path: string, options: LoadOptions): Promise<unknown> {
  const ending = extname(file).toLowerCase();
  if (![".csv", ".json", ".yaml", ".yml"].includes(ending)) {
    throw new UserError([
      {
        title: `unsupported data file: \`${path}\``,
        description: "The file extension determines how the file is read.",
        fix: "Name a .csv, .json or .yaml file.",
      },
    ]);
  }
  if (ending === ".yaml" || ending === ".yml") {
    const { value, problems } = await readYaml(readSource(file, options.cwd), new PlaceStore());
    const [first] = problems;
    if (first) {
      const { title, description, fix, location } = first;
      throw new UserError([
        {
          title: `cannot read \`${path}\`: ${title}`,
          description: `${location?.file}:${location?.line}: ${description}`,
          fix,
        },
      ]);
    }
    return value;
  }
  const text = readText(file, path, MAX_BYTES, "A file of data", "Split it, or use a sample of it.");
  if (ending === ".csv") return parseCsv(text);
  if (marksIn(text) <= MAX_MARKS) return checkedJson(jsonIn(text), 0, path);
  throw new UserError([
    {
      title: `too many values in \`${path}\``,
      description: `Its commas and brackets are more than ${grouped(MAX_MARKS)}.`,
      fix: "Split it, or use a sample of it.",
    },
  ]);
}

/**
 * The rows of a CSV text, by the names in its first line; every cell is text. Columns without a name are left out. Reads
 * one row more than a suite may have. Throws an Error if the text is not valid CSV, a UserError if two columns have one name.
 */
async function parseCsv(text: string): Promise<Record<string, unknown>[]> {
  const { parse: parseRows } = await import("csv-parse/sync");
  try {
    return parseRows(text, {
      columns: columnNames,
      skip_empty_lines: true,
      to: MAX_ROWS + 1,
      max_record_size: MAX_CSV_RECORD,
    });
  } catch (error) {
    const [, first, cells, line] =
      /columns length is (\d+), got (\d+) on line (\d+)/.exec((error as Error).message) ?? [];
    if (line === undefined) throw error;
    throw new Error(`line ${line} has ${plural(Number(cells), "cell")}, and its first line ${first}`);
  }
}

function columnNames(header: readonly string[]): (string | false)[] {
  const duplicate = header.find((name, index) => name !== "" && header.indexOf(name) < index);
  if (duplicate !== undefined) {
    throw userError(`two columns have the name \`${duplicate}\``, "One of them would be lost.", "Rename one of them.");
  }
  return header.map((name) => name !== "" && name);
}

/** Returns a value that YAML can also express; throws a UserError if it is nested too deeply, or a number is too large. */
function checkedJson(value: unknown, depth: number, path: string): unknown {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw userError(
      `a number in \`${path}\` is too large`,
      "Numbers above 1.8e308 cannot be represented.",
      "Write it as text.",
    );
  }
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_NESTING) {
    throw userError(`\`${path}\` is nested too deeply`, NESTED_TOO_DEEP.description, NESTED_TOO_DEEP.fix);
  }
  for (const item of Object.values(value)) checkedJson(item, depth + 1, path);
  return value;
}

/** Commas and opening brackets, those in strings too: what the values of a JSON text are at the most. */
function marksIn(text: string): number {
  let marks = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x2c || code === 0x5b || code === 0x7b) marks += 1;
  }
  return marks;
}

function reportTooMany(what: string, root: object, path: Path, log: ProblemLog): void {
  log.at(root, path, "value", {
    title: `more than ${grouped(MAX_ROWS)} rows of data`,
    description: `${what} has more rows than a suite may have.`,
    fix: "Split it, or use a sample of it.",
  });
}

/** Rows are mappings, at least one, at most 100,000. */
function rowsOf(value: unknown, root: object, path: Path, what: string, log: ProblemLog): DataRow[] {
  const report = (texts: ProblemTexts) => log.at(root, path, "value", texts);
  if (!Array.isArray(value)) {
    report({
      title: "data must be a list of rows",
      description: `${what} is something else.`,
      fix: "Write a list of mappings.",
    });
    return [];
  }
  if (value.length === 0) {
    report({
      title: "no rows of data",
      description: `${what} is empty, so nothing would be tested.`,
      fix: "Add a row, or remove the test.",
    });
  }
  if (value.length > MAX_ROWS) {
    reportTooMany(what, root, path, log);
    return [];
  }
  const wrong = value.findIndex((row) => !isObject(row));
  if (wrong === -1) return value;
  report({
    title: `row ${wrong} of the data is not a mapping`,
    description: `Every row of ${what.toLowerCase()} maps field names to values.`,
    fix: "Write `field: value`.",
  });
  return [];
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What the parser says quotes the text in part.
    throw new SyntaxError(derive(hide(text), jsonError));
  }
}

function unreadableProblem(path: string, error: unknown): Problem {
  // Newer Nodes add line and column to what a JSON parser says.
  const why = cut(hide((error as Error).message.replace(/ \(line \d+ column \d+\)$/, "")), 300, "");
  return {
    title: `cannot read \`${path}\`: ${why}`,
    description: "The file extension determines how the file is read.",
    fix: "Fix the file, or give it the extension that matches its content.",
  };
}
