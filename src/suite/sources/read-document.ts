import { extname } from "node:path";
import { isObject } from "../../core/json/json.js";
import { measureJson } from "../../core/json/json-text.js";
import { type ProblemLog, Spot } from "../problems.js";
import { type EntrySpan, locationOf, type PlaceStore, type Source } from "../yaml/positions.js";
import { readSource } from "../yaml/read-source.js";
import { readYaml } from "../yaml/read-yaml.js";

/** Deeper nesting is reported as it is in YAML. */
const MAX_DEPTH = 90;
/** The levels of tables that have places of their own; deeper ones have that of their parent. */
const MAX_LEVELS = 3;

/** The document of a JSON, TOML or YAML file; undefined if it cannot be read: reported. Throws a UserError. */
export async function readDocument(file: string, log: ProblemLog, cwd: string): Promise<Spot | undefined> {
  const extension = extname(file).toLowerCase();
  if (extension === ".toml") return readToml(file, log, cwd);
  return /^\.ya?ml$/.test(extension)
    ? rootOf(await readYaml(readServerSource(file, cwd), log.places), log)
    : readJson(file, log, cwd);
}

/** Reads JSON with comments and commas behind the last item, as editors do. */
export async function readJson(file: string, log: ProblemLog, cwd: string): Promise<Spot | undefined> {
  const source = readServerSource(file, cwd);
  const text = plainJson(source.text);
  log.places.addSource(source);
  try {
    if (measureJson(text).depth <= MAX_DEPTH) JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.trimEnd().length - 1);
    return reportSyntax(log, { source, start: Math.max(at, 0), end: at + 1 }, "not valid JSON", message);
  }
  // JSON is YAML, whose reader keeps the places.
  return rootOf(await readYaml({ ...source, text }, log.places), log);
}

async function readToml(file: string, log: ProblemLog, cwd: string): Promise<Spot | undefined> {
  const source = readServerSource(file, cwd);
  log.places.addSource(source);
  const { parse, TomlError } = await import("smol-toml");
  try {
    const value = parse(source.text);
    recordTables(value, source, log.places);
    return new Spot(log, value);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const before = source.text.split("\n", error.line - 1).join("\n").length;
    const start = before + (error.line > 1 ? 1 : 0) + error.column - 1;
    const [what = ""] = error.message.replace("Invalid TOML document: ", "").split("\n");
    return reportSyntax(log, { source, start, end: start + 1 }, "not valid TOML", what);
  }
}

/** Keeps the place of the header of each table, or of the first below it: TOML has no syntax tree. */
function recordTables(root: object, source: Source, places: PlaceStore): void {
  const headers = new Map<string, EntrySpan>();
  for (const { index, 0: line, 1: name = "" } of source.text.matchAll(/^[ \t]*\[([^[\]\n]+)\].*$/gm)) {
    const span = { source, start: index, end: index + line.length, keyStart: index, keyEnd: index + line.length };
    const parts = name.split(".", MAX_LEVELS);
    const names = parts.map((_, at) => parts.slice(0, at + 1).join("."));
    for (const one of names) if (!headers.has(one)) headers.set(one, span);
  }
  const top = { source, start: 0, end: 0, keyStart: 0, keyEnd: 0 };
  const record = (node: object, before: readonly string[]) => {
    const tables = Object.entries(node).filter(([, value]) => isObject(value));
    const entries = tables.map(([key]) => [key, headers.get([...before, key].join(".")) ?? top] as const);
    places.record(node, top, Object.fromEntries(entries));
    if (before.length + 1 < MAX_LEVELS) for (const [key, table] of tables) record(table, [...before, key]);
  };
  record(root, []);
}

function readServerSource(file: string, cwd: string): Source {
  return readSource(file, cwd, "A file with servers", "Copy the servers into a file of their own.");
}

function rootOf({ value, problems }: Awaited<ReturnType<typeof readYaml>>, log: ProblemLog): Spot | undefined {
  for (const problem of problems) log.add(problem);
  return isObject(value) ? new Spot(log, value) : undefined;
}

function reportSyntax(
  log: ProblemLog,
  span: { source: Source; start: number; end: number },
  title: string,
  message: string,
) {
  const description = `The parser says: ${message.replace(/ in JSON at position.*$|\.$/s, "")}.`;
  const fix = "Check quotes, brackets and commas here.";
  log.add({ ...log.places.at(locationOf(span)), title, description, fix });
  return undefined;
}

/** The text with spaces in place of comments, and of commas behind the last item: every offset stays the same. */
function plainJson(text: string): string {
  const blank = (part: string) => part.replace(/[^\n\r]/g, " ");
  // A string or comment without an end extends to the end of its line or the text: otherwise matching takes quadratic time.
  const STRING = String.raw`"[^"\\\n]*(?:\\.[^"\\\n]*)*"?`;
  const pass = (input: string, what: string) =>
    input.replace(new RegExp(`${STRING}|${what}`, "g"), (part) => (part.startsWith('"') ? part : blank(part)));
  return pass(pass(text, String.raw`//[^\n]*|/\*[\s\S]*?(?:\*/|$)`), String.raw`,(?=\s*[}\]])`);
}
