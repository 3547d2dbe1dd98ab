import { whyNotCalled } from "../../../conformance/calls/may-call.js";
import { asList, asObject, canonicalJson, isObject, parseJson } from "../../../core/json/json.js";
import { makeNamesUnique } from "../../suite-text.js";
import { literal } from "../../texts.js";
import { isSmall } from "../init/contract.js";
import { type Draft, type DraftTest, type Expect, nameText, shapesOf, skippedTest } from "../init/draft-suite.js";
import { CALLS, type RecordedCall, type RecordedSessions } from "./calls.js";
import { leavesOf, type Origin, originsOf, targetOf } from "./correlate.js";

/** What is drafted of a call, with the key by which a suite may have it already. */
export interface CallDraft extends Draft {
  key: string;
}

const MAX_STEPS = 10;
const MAX_SHOWN_VALUES = 3;
const MAX_COMMON = 5;
const MAX_VALUE = 80;
const MAX_ARGUMENTS = 50;

/**
 * A test for each call of a recording. `written`: a value as a suite holds it; `omissions` names what no test is made of.
 * Pure: the same recording gives the same tests in the same order.
 */
export function draftTests(
  { calls, tools }: Pick<RecordedSessions, "calls" | "tools">,
  safeCalls: readonly string[],
  written: <T>(value: T) => T,
): { drafts: CallDraft[]; omissions: string[] } {
  const origins = originsOf(calls);
  const omissions: string[] = [];
  const drafts = calls.flatMap((call): CallDraft[] => {
    if (!isSmall([call.name, call.args])) {
      omissions.push(`a call of ${call.name.slice(0, MAX_VALUE)}: its arguments are too large`);
      return [];
    }
    const producers = producersOf(call, origins);
    const ids = stepIds(producers);
    const bodyOf = (one: RecordedCall) => entryOf(one, origins.get(one), ids, written);
    const body = bodyOf(call);
    const outcome = outcomeOf(call);
    if (outcome === undefined) {
      omissions.push(`${call.name}: equal calls were answered with errors and without`);
      return [];
    }
    const [first = {}, ...others] = expectationsOf(call, tools.get(call.name)).map((expect) =>
      testOf(
        call,
        outcome,
        body,
        expect,
        producers.map((one) => ({ id: ids.get(one), ...bodyOf(one) })),
      ),
    );
    const withheld = [...producers, call].flatMap((one) => withheldReason(one, tools, safeCalls) ?? []);
    const test = first as DraftTest;
    const block = producers.length > 0 ? "tools" : CALLS[call.method].block;
    const note = noteOf(call);
    const reason = withheld[0];
    const isTried = reason === undefined && producers.length < MAX_STEPS;
    const why = reason ?? `It needs ${producers.length} calls before it.`;
    return [
      {
        block,
        test: isTried ? test : skippedTest(test, why),
        others: isTried ? (others as DraftTest[]) : [],
        ...(note !== undefined && { note }),
        key: keyOf(call.method, call.name, body),
      },
    ];
  });
  makeNamesUnique(drafts);
  return { drafts, omissions };
}

/** By what a call of a draft is compared with those of a suite. */
export function keyOf(method: RecordedCall["method"], name: string, { args = {} }: { args?: unknown }): string {
  return canonicalJson([method, name, args]);
}

type Body = Record<string, unknown>;

function testOf(call: RecordedCall, outcome: string, body: Body, expect: Expect, before: readonly Body[]): DraftTest {
  const { step } = CALLS[call.method];
  // What comes from a step is another value in each session.
  const args = argumentsText(asObject(body.args));
  const name = `${nameText(call.name)}${args === "" ? "" : ` (${args})`} ${outcome}`;
  if (before.length > 0) return { name, steps: [...before, { ...body, expect }] };
  const { resource: uri, ...plain } = body;
  return { name, ...(step === "resource" ? { uri } : plain), expect };
}

function entryOf(
  { method, name, args }: RecordedCall,
  origins: ReadonlyMap<string, Origin> = new Map(),
  ids: ReadonlyMap<RecordedCall, string>,
  written: <T>(value: T) => T,
): Body {
  const fill = (value: unknown, path: readonly (string | number)[]): unknown => {
    const origin = origins.get(JSON.stringify(path));
    if (origin) return `\${steps.${ids.get(origin.producer)}.${origin.target}}`;
    if (Array.isArray(value)) return value.map((item, at) => fill(item, [...path, at]));
    if (!isObject(value)) return written(value);
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fill(member, [...path, key])]));
  };
  const { step } = CALLS[method];
  if (step === "resource") return { resource: fill(name, ["uri"]) };
  return { [step]: literal(name), ...(Object.keys(args).length > 0 && { args: fill(args, []) }) };
}

/** The calls whose answers a call needs, those that they need themselves first. */
function producersOf(
  call: RecordedCall,
  origins: ReadonlyMap<RecordedCall, ReadonlyMap<string, Origin>>,
  seen = new Set<RecordedCall>(),
): RecordedCall[] {
  for (const { producer } of origins.get(call)?.values() ?? []) {
    if (seen.has(producer)) continue;
    producersOf(producer, origins, seen);
    seen.add(producer);
  }
  return [...seen];
}

function stepIds(producers: readonly RecordedCall[]): Map<RecordedCall, string> {
  const used = new Set<string>();
  return new Map(
    producers.map((producer) => {
      const base =
        producer.name
          .replace(/\W+/g, "_")
          .replace(/^_+|_+$/g, "")
          .slice(-40) || "step";
      let id = base;
      for (let count = 2; used.has(id); count += 1) id = `${base}_${count}`;
      used.add(id);
      return [producer, id];
    }),
  );
}

function withheldReason(
  { method, name }: RecordedCall,
  tools: RecordedSessions["tools"],
  safeCalls: readonly string[],
): string | undefined {
  const entry = tools.get(name);
  // A tool that the server does not list is not there to write anything.
  if (method !== "tools/call" || (entry === undefined && tools.size > 0)) return undefined;
  const why = whyNotCalled(name, entry ? [entry] : [], safeCalls, { isUnfinished: true });
  return (
    why &&
    `${nameText(name)} was not called again: ${literal(why)}. If it may be called, add it to safe_calls and remove this line.`
  );
}

/** How all answers of a call begin its name; undefined if they are not alike in that. */
function outcomeOf({ answers }: RecordedCall): string | undefined {
  const outcomes = answers.map(({ error, result }) =>
    error !== undefined ? "is rejected" : asObject(result).isError === true ? "answers with an error" : "answers",
  );
  return new Set(outcomes).size === 1 ? outcomes[0] : undefined;
}

/** What holds of all answers, from many assertions to few. */
function expectationsOf({ method, answers }: RecordedCall, tool: Record<string, unknown> | undefined): Expect[] {
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
  const values = answers.length > 1 ? commonValues(results).slice(0, MAX_COMMON) : [];
  const [strongest = {}] = common;
  const exact = Object.fromEntries(values.map(([target, value]) => [target, { exact: literal(value) }]));
  return values.length > 0 ? [{ ...strongest, ...exact }, ...common] : common;
}

/** The stable values that several answers have in common, by their targets. */
function commonValues(results: readonly Record<string, unknown>[]): [string, string | number][] {
  const [first = [], ...others] = results.map((result) => new Map(stableValues(result)));
  return [...first].filter(([target, value]) => others.every((other) => other.get(target) === value));
}

/** The values of a result that may be the same the next time. */
function stableValues({ structuredContent, content }: Record<string, unknown>): [string, string | number][] {
  const { text } = asObject(asList(content)[0]);
  const isPlain = structuredContent === undefined && typeof text === "string" && parseJson(text) === undefined;
  const leaves = leavesOf(structuredContent).map(({ value, path }) => ({
    value,
    path: ["structuredContent", ...path],
  }));
  if (isPlain) leaves.push({ value: text, path: ["content", 0, "text"] as never });
  return leaves.flatMap(({ value, path }): [string, string | number][] => {
    const target = targetOf(["result", ...path]);
    return target === undefined || !isStable(value) ? [] : [[target, value]];
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
function noteOf({ answers, method }: RecordedCall): string | undefined {
  const [only] = answers;
  if (answers.length > 1) return `Called ${answers.length} times.`;
  if (method !== "tools/call" || only === undefined || asObject(only.result).isError === true) return undefined;
  const seen = stableValues(asObject(only.result)).slice(0, MAX_SHOWN_VALUES);
  if (seen.length === 0) return undefined;
  return `Seen once, and not asserted: ${seen.map(([target, value]) => `${target}: ${JSON.stringify(value)}`).join(", ")}`;
}

/** Arguments as part of the name of a test. */
function argumentsText(args: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(args).flatMap(([name, value]) =>
    ["string", "number", "boolean"].includes(typeof value) && !/\p{C}|(?<!\$)\$\{/u.test(`${name}${value}`)
      ? [`${name}: ${String(value).replace(/\s+/g, " ")}`]
      : [],
  );
  const text = parts.join(", ");
  if (text.length <= MAX_ARGUMENTS) return text;
  // Half of a doubled dollar would be a reference.
  return `${[...text].slice(0, MAX_ARGUMENTS).join("").replace(/\$+$/, "")}…`;
}
