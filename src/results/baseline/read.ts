import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import schema from "../../../schemas/baseline.v1.json";
import type { Baseline, RuleEntry, TestEntry } from "../../core/generated/baseline.js";
import type { Location } from "../../core/generated/results.js";
import { asObject, isObject, jsonError, parseJson } from "../../core/json/json.js";
import { schemaError, schemaValidator } from "../../core/json/json-schema.js";
import { elementsOf, measureJson } from "../../core/json/json-text.js";
import { LIMITS } from "../../core/limits.js";
import { startOfFile, type UserError, userError } from "../../core/problem.js";
import { readRegularText, whyUnreadable } from "../../core/read-file.js";
import { cut, derive, hide, jsonExcerpt } from "../../core/redaction/redacted.js";
import { isRuleId } from "../../rules/registry.js";

const MAX_BYTES = 64 * 1024 * 1024;
const FIX =
  "Write it again with `mcptest run --update-baseline`, or fix it: `mcptest schema baseline` describes its form.";
const YAML_FIX =
  "Write a list of rule ids under `server:`, each an id, or a mapping with rule_id, reason and tracking.";

/** A test that is known to fail; without `failures`, in any way. */
export type KnownTest = TestEntry & { location: Location };

/** A rule that a server is known to break; without `server`, any server. */
export type KnownRule = RuleEntry & { location: Location };

/** A baseline that was read, in either form. */
export interface BaselineFile {
  /** As it is shown. */
  name: string;
  tests: KnownTest[];
  rules: KnownRule[];
  /** The whole document; undefined for the YAML form, which has rules alone. */
  document?: Baseline;
}

/** Reads a baseline, ours or rule ids under `server:` in YAML. Throws a UserError, in which it is called `name`. */
export function readBaseline(path: string, name = path): BaselineFile {
  const text = readText(path, name);
  return isYaml(path) ? readYaml(text, name) : readJson(text, name);
}

const errorsOf = schemaValidator(schema, 100);

/** True if a file has the YAML form. */
export function isYaml(path: string): boolean {
  return /\.ya?ml$/i.test(path);
}

function readJson(text: string, name: string): BaselineFile {
  const levels = LIMITS.fileLevels;
  if (measureJson(text).depth > levels) throw unusable(name, `It is nested more than ${levels} levels deep`);
  const document = parseJson(text);
  if (document === undefined) throw unusable(name, `It is not valid JSON: ${cut(derive(hide(text), jsonError), 300)}`);
  const version = isObject(document) ? document.version : undefined;
  if (version !== undefined && version !== 1)
    throw unusable(name, `Version ${jsonExcerpt(version, 60)} of the format is not supported`);
  const errors = errorsOf(document);
  if (errors.length > 0) throw unusable(name, `It is JSON, but not a valid baseline: ${schemaError(errors)}`);
  const baseline = document as Baseline;
  const places = elementsOf(text, "entries");
  const file: BaselineFile = { name, tests: [], rules: [], document: baseline };
  for (const [index, entry] of baseline.entries.entries()) {
    const location = { ...startOfFile(name), ...places[index] };
    for (const { rule_id } of "test_id" in entry ? (entry.failures ?? []) : [entry]) checkRule(rule_id, location, FIX);
    if ("test_id" in entry) file.tests.push({ ...entry, location });
    else file.rules.push({ ...entry, location });
  }
  return file;
}

function readYaml(text: string, name: string): BaselineFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const place = (node: Pick<Node, "range"> | null | undefined): Location => {
    const [from, to] = node?.range ?? [0, 0];
    const [start, end] = [lines.linePos(from), lines.linePos(to)];
    return { file: name, line: start.line, column: start.col, end_line: end.line, end_column: end.col };
  };
  const [error] = document.errors;
  if (error) {
    const plain = derive(hide(error.message.split("\n")[0] ?? ""), (first) => first.replace(/ at line .*$/, ""));
    const reason = `It is not valid YAML: ${cut(plain, 300)}`;
    throw unusable(name, reason, YAML_FIX, place({ range: [error.pos[0], error.pos[1], error.pos[1]] }));
  }
  const root = document.contents;
  const wrong = (reason: string, node: unknown) =>
    unusable(name, reason, YAML_FIX, place(isScalar(node) || isMap(node) || isSeq(node) ? node : root));
  if (!isMap(root) || root.items.length !== 1 || !root.has("server"))
    throw wrong("It has another form than a mapping with `server` alone", root);
  const list = root.get("server", true);
  if (!isSeq(list)) throw wrong("`server` is not a list", list);
  const rules = list.items.map((node): KnownRule => {
    const location = place(isScalar(node) || isMap(node) ? node : list);
    const entry: unknown = isScalar(node) ? { rule_id: node.value } : isMap(node) ? node.toJS(document) : undefined;
    const { rule_id, reason, tracking, ...others } = asObject(entry);
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) throw wrong(`An entry has no member ${jsonExcerpt(unknown, 100, "")}`, node);
    if (typeof rule_id !== "string") throw wrong("An entry names no rule", node);
    for (const [key, value] of Object.entries({ reason, tracking })) {
      if (value !== undefined && typeof value !== "string") throw wrong(`\`${key}\` is not text`, node);
    }
    checkRule(rule_id, location, YAML_FIX);
    return { ...(entry as RuleEntry), location };
  });
  return { name, tests: [], rules };
}

function checkRule(id: string, location: Location, form: string): void {
  if (isRuleId(id)) return;
  const fix = `Name a rule that \`mcptest compliance rules\` lists. ${form}`;
  throw unusable(location.file, `It names the rule ${jsonExcerpt(id, 100, "")}, which does not exist`, fix, location);
}

function readText(path: string, name: string): string {
  let text: string;
  try {
    text = readRegularText(path, MAX_BYTES);
  } catch (error) {
    const fix = "Write it with `mcptest run --update-baseline`, or fix the path.";
    throw userError(`the baseline ${name} cannot be used`, whyUnreadable(error), fix);
  }
  if (measureJson(text, LIMITS.cassetteValues).values > LIMITS.cassetteValues)
    throw unusable(name, `It holds more than ${LIMITS.cassetteValues} values`, "Run fewer tests with one baseline.");
  return text;
}

function unusable(name: string, reason: string, fix = FIX, location?: Location): UserError {
  return userError(`the baseline ${name} cannot be used`, `${reason}.`, fix, location && { location });
}
