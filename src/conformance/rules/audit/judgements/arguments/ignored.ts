import { isDeepStrictEqual } from "node:util";
import { uniqueBy } from "../../../../../core/groups.js";
import { asList, asObject, isObject } from "../../../../../core/json/json.js";
import { hide, say } from "../../../../../core/redaction/redacted.js";
import { plural } from "../../../../../core/text.js";
import { argumentsOf, callStep, mentions } from "../../../../calls/learned/candidates.js";
import { normalizedName } from "../../../../calls/learned/value-pool.js";
import { flatten } from "../../../../calls/schema.js";
import { itemsIn, saysTheSame } from "../../answers.js";
import { assertOtherAnswer } from "../../assertions.js";
import type { AuditAnswer, AuditCall, AuditContext, AuditTool, Suspicion } from "../../types.js";

/** Arguments that may well change nothing that is seen. */
const INVISIBLE =
  /timeout|reason|comment|note|verbose|debug|trace|dry|async|wait|force|locale|lang|user_?agent|idempotency|request_?id|session|context|retry|priority|cache|refresh|stream/i;
const CONTEXTS = 3;

/** AUDIT-IGNORED: an argument changes nothing where another one does, and where the data would show it. */
export async function judgeIgnored(context: AuditContext): Promise<Suspicion[]> {
  const suspicions: Suspicion[] = [];
  for (const tool of context.tools) {
    if (!tool.isReader || tool.withheld !== undefined) continue;
    const accepted = context.callsOf(tool).filter((call) => call.isValid === true && call.answer.kind === "accepted");
    const args = argumentsOf(tool);
    if (accepted.length < Math.min(CONTEXTS, args.length)) continue;
    for (const { name, schema } of args) {
      const values = tellingValues(tool, schema, name, accepted);
      if (values.length < 2 || (INVISIBLE.test(name) && !isField(name, accepted))) continue;
      if (isConditional(tool, name, schema)) continue;
      const partner = partnerOf(name, tool);
      if (partner !== undefined && !changesAnswers(partner, accepted)) continue;
      const suspicion = await judgeArgument(context, tool, name, values, accepted);
      if (suspicion) suspicions.push(suspicion);
    }
  }
  return suspicions;
}

const SIZE = /limit|count|size|max_?results|top|per_?page/i;
const PRECISION = /digit|precision|decimals/i;

/** Values of an argument that should make a difference: of an enum, both of a flag, sizes, and what the data has. */
function tellingValues(tool: AuditTool, schema: unknown, name: string, accepted: readonly AuditCall[]): unknown[] {
  const flat = flatten(schema, tool.inputSchema);
  if (Array.isArray(flat.enum)) return flat.enum.filter(isLastSpelling).slice(0, 4);
  if (flat.type === "boolean") return [false, true];
  if (flat.type !== "integer" && flat.type !== "number") return [];
  if (!SIZE.test(name) && !PRECISION.test(name)) return rangeIn(name, accepted);
  const low = typeof flat.minimum === "number" ? flat.minimum : 1;
  const high = typeof flat.maximum === "number" ? flat.maximum : low + 2;
  return high > low ? [low, low + 1, Math.min(high, low + 2)] : [];
}

/** False for "Y", "y" and "Yes" before "yes". */
function isLastSpelling(_value: unknown, at: number, all: readonly unknown[]): boolean {
  const [text, ...later] = all.slice(at).map((one) => (typeof one === "string" ? one.toLowerCase() : undefined));
  return !later.some(
    (other) => text !== undefined && (other === text || (text.length === 1 && other?.startsWith(text))),
  );
}

/** The least and the greatest number of the field that an argument is named after: `year_to` of `year`. */
function rangeIn(name: string, accepted: readonly AuditCall[]): number[] {
  const words = name.toLowerCase().split(/[_-]/);
  const items = accepted.flatMap(({ answer }) => itemsIn(answer.json) ?? []).filter(isObject);
  const field = Object.keys(items[0] ?? {}).find((key) => words.length > 1 && words.includes(key.toLowerCase()));
  const values =
    field === undefined ? [] : items.flatMap((item) => (typeof item[field] === "number" ? [item[field]] : []));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low < high ? [low, high] : [];
}

/** True if items of answers have a member of that name. */
function isField(name: string, accepted: readonly AuditCall[]): boolean {
  return accepted.some(({ answer }) => (itemsIn(answer.json) ?? []).some((item) => isObject(item) && name in item));
}

async function judgeArgument(
  context: AuditContext,
  tool: AuditTool,
  name: string,
  values: readonly unknown[],
  accepted: readonly AuditCall[],
): Promise<Suspicion | undefined> {
  const contexts = differentWithout(name, accepted).slice(0, CONTEXTS + 2);
  const rows: { base: AuditCall; answers: AuditAnswer[] }[] = [];
  for (const base of contexts) {
    const answers: AuditAnswer[] = [];
    for (const value of values) {
      const call = await context.call(tool, { ...base.args, [name]: value });
      if (call === undefined) return undefined;
      if (call.answer.kind === "accepted") answers.push(call.answer);
    }
    // One difference is enough: the argument does something.
    if (answers.some((answer) => !saysTheSame(answer, answers[0] as AuditAnswer))) return undefined;
    if (answers.length === values.length) rows.push({ base, answers });
  }
  const [first] = rows;
  if (!first) return undefined;
  const args = argumentsOf(tool);
  const isOnly = args.length === 1;
  // Another argument changes the answer; without one, the data alone has to show it.
  const othersMatter = rows.some(
    ({ answers }) => !saysTheSame(answers[0] as AuditAnswer, first.answers[0] as AuditAnswer),
  );
  const showing = rows.find(({ answers: [answer] }) => typeof values[0] === "boolean" && showsPart(name, answer));
  if (!showing && !isOnly && (rows.length < CONTEXTS || !othersMatter)) return undefined;
  const { schema } = args.find((argument) => argument.name === name) ?? {};
  const mayShow = ({ answers: [answer] }: (typeof rows)[number]) =>
    isOnly ? isFilter(name, answer as AuditAnswer) : wouldShow(name, values, answer as AuditAnswer, schema);
  const telling = showing ?? rows.find(mayShow);
  if (!telling) return undefined;
  if (!(await isIgnoredInAllModes(context, tool, name, values, contexts))) return undefined;
  const steps = values.map((value) =>
    callStep(tool.name, { ...telling.base.args, [name]: value }, telling.base.step.origins),
  );
  return {
    rule_id: "AUDIT-IGNORED",
    tier: "suspicious",
    subject: say`${hide(tool.name)}.${hide(name)}`,
    message: say`\`${hide(name)}\` of ${hide(tool.name)} changes nothing: ${values.length} values give the same answer in ${plural(rows.length, "context")}`,
    steps,
    shows: (answers) =>
      answers.every((answer) => answer.kind === "accepted" && saysTheSame(answer, answers[0] as AuditAnswer)),
    assertions: (answers) => [assertOtherAnswer(answers.length - 1)],
  };
}

const CONDITION = /^\s*[[(]|\b(?:only|when|if|unless)\b/i;

/** True if a description says that an argument matters only beside another one: "[us] Filing status", "only if `sort` is set". */
function isConditional(tool: AuditTool, name: string, schema: unknown): boolean {
  const { description } = asObject(schema);
  if (typeof description !== "string" || !CONDITION.test(description)) return false;
  return argumentsOf(tool).some(
    (other) =>
      other.name !== name &&
      [other.name, ...enumOf(tool, other.schema)].some((word) => mentions(description, String(word))),
  );
}

/** What an argument is about, if its name begins with that of another one: `stdin` for `stdin_kind`. */
function partnerOf(name: string, tool: AuditTool): string | undefined {
  const isPartner = (other: string) => name.startsWith(other) && /^(?:[_-]|[A-Z])/.test(name.slice(other.length));
  return argumentsOf(tool).find((other) => isPartner(other.name))?.name;
}

/** True if two calls that differ in one argument alone have different answers. */
function changesAnswers(name: string, calls: readonly AuditCall[]): boolean {
  const others = ({ args: { [name]: _, ...rest } }: AuditCall) => rest;
  return calls.some((one, at) =>
    calls
      .slice(at + 1)
      .some((two) => isDeepStrictEqual(others(one), others(two)) && !saysTheSame(one.answer, two.answer)),
  );
}

const MAX_MODES = 8;

function enumOf(tool: AuditTool, schema: unknown): unknown[] {
  return asList(flatten(schema, tool.inputSchema).enum);
}

/**
 * True if an argument changes nothing for each value of the other arguments with an enum, one of which may decide which
 * arguments matter; false if a value is not accepted, because nobody knows then.
 */
async function isIgnoredInAllModes(
  context: AuditContext,
  tool: AuditTool,
  name: string,
  values: readonly unknown[],
  contexts: readonly AuditCall[],
): Promise<boolean> {
  const [base] = contexts;
  const isTried = (mode: string, value: unknown) => contexts.some(({ args }) => isDeepStrictEqual(args[mode], value));
  const modes = argumentsOf(tool)
    .filter((other) => other.name !== name)
    .flatMap((other) =>
      enumOf(tool, other.schema)
        .slice(0, MAX_MODES)
        .map((value) => [other.name, value] as const),
    )
    .filter(([mode, value]) => !isTried(mode, value));
  for (const [mode, modeValue] of modes) {
    const answers: AuditAnswer[] = [];
    for (const value of values) {
      const call = await context.call(tool, { ...base?.args, [mode]: modeValue, [name]: value });
      if (call?.answer.kind !== "accepted" || !saysTheSame(call.answer, answers[0] ?? call.answer)) return false;
      answers.push(call.answer);
    }
  }
  return true;
}

/** Accepted calls that differ in other arguments: one for each answer first, the longest answers first. */
function differentWithout(name: string, accepted: readonly AuditCall[]): AuditCall[] {
  const otherArguments: object[] = [];
  const distinct = accepted.filter(({ args }) => {
    const { [name]: _, ...others } = args;
    if (otherArguments.some((other) => isDeepStrictEqual(other, others))) return false;
    otherArguments.push(others);
    return true;
  });
  const longest = distinct.toSorted((a, b) => b.answer.text.length - a.answer.text.length);
  const isFirst = ({ answer }: AuditCall, at: number) =>
    longest.findIndex((other) => saysTheSame(other.answer, answer)) === at;
  return [...longest.filter(isFirst), ...longest.filter((call, at) => !isFirst(call, at))];
}

/** True if the data would show the argument: a list longer than a limit, items that a filter or an order would change. */
function wouldShow(name: string, values: readonly unknown[], answer: AuditAnswer, schema: unknown): boolean {
  const items = itemsIn(answer.json);
  if (typeof values[0] === "number") {
    if (SIZE.test(name)) return items !== undefined && items.length > Math.min(...values.map(Number));
    return answer.text !== "";
  }
  // Whether a flag should change a single answer depends on values that nobody knows.
  if (items === undefined && typeof values[0] === "boolean") return false;
  if (items === undefined) return answer.text !== "" && !hasOnlyEmptyLists(answer.json);
  if (items.length < 2) return false;
  if (typeof values[0] === "boolean")
    return ORDER.test(name)
      ? uniqueBy(items, (item) => JSON.stringify(item)).length > 1
      : bothIn(items.filter(isObject), name);
  const fields = fieldsOf(name, answer);
  return fields.some((value) => typeof value === "string") ? new Set(fields).size > 1 : isObject(schema);
}

/** Flags that add a part: "include_tags", "withTags". */
const ADDS_PART = /^(?:include|with|show|return|expand)(?:_|(?=[A-Z]))/;

/** True if things have the part that a flag adds, whether it is set or not; true and false may be what another flag filters by. */
function showsPart(name: string, answer: AuditAnswer | undefined): boolean {
  if (!ADDS_PART.test(name) || !answer) return false;
  const things = [answer.json, ...(itemsIn(answer.json) ?? [])];
  const part = normalizedName(name.replace(ADDS_PART, ""));
  const isThere = (value: unknown) => (typeof value === "string" ? value !== "" : asList(value).length > 0);
  return things.filter(isObject).some((thing) => {
    const member = Object.keys(thing).find((key) => normalizedName(key) === part);
    return member !== undefined && isThere(thing[member]);
  });
}

/** True for an empty object or list, and if all lists in it, of which there are some, are empty. */
function hasOnlyEmptyLists(json: unknown): boolean {
  const parts = Array.isArray(json) || isObject(json) ? Object.values(json) : undefined;
  if (parts?.length === 0) return true;
  const lists = Object.values(asObject(json)).flatMap((value) => (isObject(value) ? Object.values(value) : [value]));
  const isList = (value: unknown) => Array.isArray(value);
  return lists.some(isList) && lists.filter(isList).every((list) => asList(list).length === 0);
}

/** True if items have values of a member of that name that differ: a filter would leave some out. */
function isFilter(name: string, answer: AuditAnswer): boolean {
  const fields = fieldsOf(name, answer);
  return fields.every((value) => typeof value === "string" || typeof value === "boolean") && new Set(fields).size > 1;
}

function fieldsOf(name: string, { json }: AuditAnswer): unknown[] {
  return (itemsIn(json) ?? []).filter(isObject).map((item) => item[name]);
}

/** Flags that turn a list around. */
const ORDER = /(?:^|_)(?:desc|asc|descending|ascending|reversed?|(?:newest|oldest|latest)(?:_first)?)$/i;

/** True if the items differ in what a flag names: `in_stock` in whether `stock` is 0. */
function bothIn(items: readonly Record<string, unknown>[], name: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[_-]/)
    .filter((word) => word.length > 2);
  const fields = Object.keys(items[0] ?? {}).filter((key) => words.some((word) => key.toLowerCase().includes(word)));
  return fields.some((field) => new Set(items.map((item) => Boolean(item[field]))).size > 1);
}
