import { asList, asObject, canonicalJson, isObject, parseJson } from "../../../../core/json/json.js";
import { literal } from "../../../texts.js";
import { type Expect, shapesOf } from "../../init/draft-suite.js";
import type { RecordedCall } from "../calls.js";
import { leavesOf, targetOf } from "./correlate.js";

const MAX_SHOWN_VALUES = 3;
const MAX_COMMON = 5;
const MAX_VALUE = 80;

/** How all answers of a call begin its name; undefined if they are not alike in that. */
export function outcomeOf({ answers }: RecordedCall): string | undefined {
  const outcomes = answers.map(({ error, result }) =>
    error !== undefined ? "is rejected" : asObject(result).isError === true ? "answers with an error" : "answers",
  );
  return new Set(outcomes).size === 1 ? outcomes[0] : undefined;
}

/** What holds of all answers, from many assertions to few. */
export function expectationsOf({ method, answers }: RecordedCall, tool: Record<string, unknown> | undefined): Expect[] {
  const [first = {}] = answers;
  if (isObject(first.error)) {
    const { code } = first.error;
    const isCommon = answers.every(({ error }) => asObject(error).code === code);
    return [isCommon ? { "error.code": code } : { error: { "not-empty": true } }];
  }
  if (method !== "tools/call") {
    return [{ [method === "resources/read" ? "result.contents" : "result.messages"]: { "not-empty": true } }];
  }
  const results = answers.map(({ result }) => asObject(result));
  if (results[0]?.isError === true) return [{ "result.isError": true }];
  const { outputSchema } = asObject(tool);
  const required = isObject(outputSchema) ? asList(outputSchema.required).map(String) : undefined;
  const [shapes = [], ...others] = results.map((result) => shapesOf(result, required));
  const common = shapes.filter((shape) =>
    others.every((list) => list.some((other) => canonicalJson(other) === canonicalJson(shape))),
  );
  const values = answers.length > 1 ? [...commonValues(results), ...commonForms(results)] : [];
  const [strongest = {}] = common;
  return values.length > 0 ? [{ ...strongest, ...Object.fromEntries(values) }, ...common] : common;
}

/** The stable values that several answers have in common, as assertions by their targets. */
function commonValues(results: readonly Record<string, unknown>[]): [string, object][] {
  const [first = [], ...others] = results.map((result) => new Map(leavesByTarget(result)));
  return [...first]
    .filter(([target, value]) => isStable(value) && others.every((other) => other.get(target) === value))
    .slice(0, MAX_COMMON)
    .map(([target, value]) => [target, { exact: literal(value) }]);
}

/** The texts that differ in several answers by ids, times and numbers only, as regular expressions by their targets. */
function commonForms(results: readonly Record<string, unknown>[]): [string, object][] {
  const [first = [], ...others] = results.map((result) => new Map(leavesByTarget(result)));
  return [...first]
    .flatMap(([target, value]): [string, object][] => {
      const texts = [value, ...others.map((other) => other.get(target))];
      const forms = new Set(texts.map((text) => (typeof text === "string" ? formOf(text) : undefined)));
      const [form] = forms;
      const differs = texts.some((text) => text !== value);
      return differs && forms.size === 1 && form !== undefined ? [[target, { regex: literal(form) }]] : [];
    })
    .slice(0, MAX_COMMON);
}

/** The texts and numbers of a result, by their targets. A text that is JSON is left out: its parts have no targets. */
function leavesByTarget({ structuredContent, content }: Record<string, unknown>): [string, string | number][] {
  const { text } = asObject(asList(content)[0]);
  const isPlain = structuredContent === undefined && typeof text === "string" && parseJson(text) === undefined;
  const leaves = leavesOf(structuredContent).map(({ value, path }) => ({
    value,
    path: ["structuredContent", ...path],
  }));
  if (isPlain) leaves.push({ value: text, path: ["content", 0, "text"] as never });
  return leaves.flatMap(({ value, path }): [string, string | number][] => {
    const target = targetOf(["result", ...path]);
    return target === undefined ? [] : [[target, value]];
  });
}

/** False for ids, times, paths and long texts. */
function isStable(value: string | number): boolean {
  if (typeof value === "number") return Math.abs(value) < 1e9;
  const isVolatile =
    /[0-9a-f]{8}-[0-9a-f]{4}-|[0-9a-f]{16}|\d{9}|\d{4}-\d\d-\d\d|\d:\d\d|\d\s?m?s\b|«secret|^(?:[~/]|[A-Za-z]:\\)|\/(?:home|Users|tmp)\//i;
  return value !== "" && value.length <= MAX_VALUE && !/[\n\r]/.test(value) && !isVolatile.test(value);
}

/** A comment above a test: how often the call was made, and values that it does not assert. */
export function noteOf({ answers, method }: RecordedCall): string | undefined {
  const [only] = answers;
  if (answers.length > 1) return `Called ${answers.length} times.`;
  if (method !== "tools/call" || only === undefined || asObject(only.result).isError === true) return undefined;
  const seen = leavesByTarget(asObject(only.result))
    .filter(([, value]) => isStable(value))
    .slice(0, MAX_SHOWN_VALUES);
  if (seen.length === 0) return undefined;
  return `Seen once, and not asserted: ${seen.map(([target, value]) => `${target}: ${JSON.stringify(value)}`).join(", ")}`;
}

/** What differs from call to call: UUIDs, times, ids in hexadecimal, and numbers such as counts and durations. */
const VARIABLE_PARTS: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i, "[0-9A-Fa-f-]{36}"],
  [/\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?/, "\\d{4}-\\d\\d-\\d\\d[T \\d:.Z+-]*"],
  [/\d{1,2}:\d\d(?::\d\d)?/, "\\d{1,2}:\\d\\d(?::\\d\\d)?"],
  [/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,}\b/i, "[0-9A-Fa-f]+"],
  [/\d+(?:\.\d+)?/, "[\\d.]+"],
];
const VARIABLE_PART = new RegExp(VARIABLE_PARTS.map(([{ source }]) => `(${source})`).join("|"), "gi");

/** A regular expression for a text in which such parts may differ; undefined if it has none, or is too long to be asserted. */
function formOf(text: string): string | undefined {
  if (text.length > 2 * MAX_VALUE || /[\n\r]|«secret/.test(text)) return undefined;
  let form = "";
  let at = 0;
  for (const match of text.matchAll(VARIABLE_PART)) {
    const kind = match.slice(1).findIndex((part) => part !== undefined);
    form += escaped(text.slice(at, match.index)) + (VARIABLE_PARTS[kind]?.[1] ?? "");
    at = match.index + match[0].length;
  }
  return at === 0 ? undefined : `^${form}${escaped(text.slice(at))}$`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|#&~-]/g, "\\$&");
}
