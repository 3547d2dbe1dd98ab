import { whyNotCalled } from "../../../../conformance/calls/may-call.js";
import { asObject, canonicalJson, isObject } from "../../../../core/json/json.js";
import { makeNamesUnique } from "../../../suite-text.js";
import { literal } from "../../../texts.js";
import { isSmall } from "../../init/contract.js";
import { type Draft, type DraftTest, type Expect, nameText, skippedTest } from "../../init/draft-suite.js";
import { CALLS, type RecordedCall, type RecordedSessions } from "../calls.js";
import { type Origin, originsOf } from "./correlate.js";
import { expectationsOf, noteOf, outcomeOf } from "./expectations.js";
import { type ReadAfter, readsAfter } from "./reads-after.js";

/** What is drafted of a call, with the key by which a suite may have it already. */
export interface CallDraft extends Draft {
  key: string;
}

const MAX_STEPS = 10;
const MAX_NAME = 80;
const MAX_ARGUMENTS = 50;

/** What a draft may call. */
export interface DraftSettings {
  safeCalls: readonly string[];
  /** Nothing that the server does lasts: what writes is tried too, and the read after it. */
  isSandboxed: boolean;
}

/**
 * A test for each call of a recording. `written`: a value as a suite holds it; `omissions` names what no test is made of.
 * Pure: the same recording gives the same tests in the same order.
 */
export function draftTests(
  { calls, tools }: Pick<RecordedSessions, "calls" | "tools">,
  { safeCalls, isSandboxed }: DraftSettings,
  written: <T>(value: T) => T,
): { drafts: CallDraft[]; omissions: string[] } {
  const origins = originsOf(calls);
  const withheld = (call: RecordedCall) => withheldReason(call, tools, safeCalls);
  const reads = isSandboxed ? readsAfter(calls, (call) => withheld(call) !== undefined) : new Map();
  const whyNot = isSandboxed ? () => undefined : withheld;
  const omissions: string[] = [];
  const drafts = calls.flatMap((call): CallDraft[] => {
    if (!isSmall([call.name, call.args])) {
      omissions.push(`a call of ${call.name.slice(0, MAX_NAME)}: its arguments are too large`);
      return [];
    }
    const outcome = outcomeOf(call);
    if (outcome === undefined) {
      omissions.push(`${call.name}: equal calls were answered with errors and without`);
      return [];
    }
    const expects = expectationsOf(call, tools.get(call.name));
    return [draftOf(call, outcome, expects, { origins, written, whyNot, after: reads.get(call) })];
  });
  makeNamesUnique(drafts);
  return { drafts, omissions };
}

/** What is known of a call beside itself. */
interface CallContext {
  origins: ReadonlyMap<RecordedCall, ReadonlyMap<string, Origin>>;
  written: <T>(value: T) => T;
  whyNot: (call: RecordedCall) => string | undefined;
  /** The read to be made after it. */
  after: ReadAfter | undefined;
}

function draftOf(call: RecordedCall, outcome: string, expects: readonly Expect[], context: CallContext): CallDraft {
  const { origins, written, whyNot, after } = context;
  const producers = producersOf(call, origins);
  const ids = stepIds([...producers, call]);
  const bodyOf = (one: RecordedCall) => entryOf(one, origins.get(one), ids, written);
  const stepOf = (one: RecordedCall) => ({ id: ids.get(one), ...bodyOf(one) });
  const body = bodyOf(call);
  const before = producers.map(stepOf);
  const tests = expects.map((expect) => testOf(call, outcome, body, expect, before));
  const isReadable = after && producersOf(after.read, origins).every((one) => one === call || producers.includes(one));
  if (isReadable) {
    const steps = [...before, { ...stepOf(call), expect: expects[0] }, { ...bodyOf(after.read), expect: after.expect }];
    tests.unshift({ name: tests[0]?.name ?? "", steps });
  }
  const [test = { name: "" }, ...others] = tests;
  const tooLong = producers.length < MAX_STEPS ? undefined : `It needs ${producers.length} calls before it.`;
  const reason = [...producers, call].map(whyNot).find((why) => why !== undefined) ?? tooLong;
  const note = noteOf(call);
  return {
    block: producers.length > 0 ? "tools" : CALLS[call.method].block,
    test: reason === undefined ? test : skippedTest(test, reason),
    others: reason === undefined ? others : [],
    ...(note !== undefined && { note }),
    key: keyOf(call.method, call.name, body),
  };
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

/** A call as a suite has it; `reference`: how an argument names what it takes from an earlier answer. */
export function entryOf(
  { method, name, args }: RecordedCall,
  origins: ReadonlyMap<string, Origin> = new Map(),
  ids: ReadonlyMap<RecordedCall, string>,
  written: <T>(value: T) => T,
  reference = (id: string, target: string) => `\${steps.${id}.${target}}`,
): Body {
  const fill = (value: unknown, path: readonly (string | number)[]): unknown => {
    const origin = origins.get(JSON.stringify(path));
    if (origin) return reference(ids.get(origin.producer) ?? "", origin.target);
    if (Array.isArray(value)) return value.map((item, at) => fill(item, [...path, at]));
    if (!isObject(value)) return written(value);
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fill(member, [...path, key])]));
  };
  const { step } = CALLS[method];
  if (step === "resource") return { resource: fill(name, ["uri"]) };
  return { [step]: literal(name), ...(Object.keys(args).length > 0 && { args: fill(args, []) }) };
}

/** The calls whose answers a call needs, those that they need themselves first. */
export function producersOf(
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

export function stepIds(producers: readonly RecordedCall[]): Map<RecordedCall, string> {
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

export function withheldReason(
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
    `${nameText(name)} was not called again: ${literal(why)}. If it may be called, add it to safe_calls and remove this line. --sandbox tries it.`
  );
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
