import { isDeepStrictEqual } from "node:util";
import { asList, asObject, isObject } from "../../../../../core/json/json.js";
import { hide, say } from "../../../../../core/redaction/redacted.js";
import { type Argument, argumentsOf, callStep, SEARCH_ARGUMENT } from "../../../../calls/learned/candidates.js";
import { wordsOf } from "../../../../calls/learned/verbs.js";
import { flatten } from "../../../../calls/schema.js";
import type { Args } from "../../../../calls/types.js";
import { itemIdentity, itemsIn, saysTheSame } from "../../answers.js";
import { AnswerPart, type AuditAnswer, type AuditContext, type AuditTool, type Suspicion } from "../../types.js";
import { largestPage, validAcceptedCalls } from "../readers.js";
import { NO_FILTER, SAYS_PRECEDENCE, saysPrecedence } from "./filters.js";

/** Arguments that decide which members an answer has. */
const OF_FORM = /format|view|fields|mode|output|style|detail|level|summary|compact|brief|type|kind/i;
const MAX_VALUES = 2;
const MAX_OTHERS = 3;

/** The answers without and with a flag, alone and beside another argument. */
type Grid = readonly [off: AuditAnswer, on: AuditAnswer, besideOff: AuditAnswer, besideOn: AuditAnswer];

/** AUDIT-IGNORED: a flag that has an effect has none beside another argument, or without it, although the data would show it. */
export async function judgeFlags(context: AuditContext): Promise<Suspicion[]> {
  const suspicions: Suspicion[] = [];
  for (const tool of context.tools) {
    const base = tool.isReader && tool.withheld === undefined ? context.accepted(tool) : undefined;
    if (!base || SAYS_PRECEDENCE.test(tool.description)) continue;
    for (const { name, schema, isRequired } of argumentsOf(tool)) {
      const flat = flatten(schema, tool.inputSchema);
      if (isRequired || flat.type !== "boolean" || saysPrecedence(schema)) continue;
      const on = { [name]: flat.default !== true };
      const found = (await judgeCase(context, tool, name)) ?? (await judgeBesideOthers(context, tool, name, on));
      if (found) suspicions.push(found);
    }
  }
  return suspicions;
}

async function judgeBesideOthers(context: AuditContext, tool: AuditTool, flag: string, on: Args) {
  const all = argumentsOf(tool);
  const required = all.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const base = Object.fromEntries(
    Object.entries(context.accepted(tool)?.args ?? {}).filter(([name]) => required.includes(name)),
  );
  const alone = { ...base, ...largestPage(tool, context.callsOf(tool)) };
  const off = await context.call(tool, alone);
  const withFlag = await context.call(tool, { ...alone, ...on });
  if (!off || !withFlag) return undefined;
  const others = all.filter(
    ({ name, schema, isRequired }) => name !== flag && !isRequired && !NO_FILTER.test(name) && !saysPrecedence(schema),
  );
  for (const other of others.slice(0, MAX_OTHERS)) {
    for (const value of valuesOf(context, tool, other, off.answer)) {
      const beside = { ...alone, [other.name]: value };
      const besideOff = await context.call(tool, beside);
      const besideOn = await context.call(tool, { ...beside, ...on });
      if (!besideOff || !besideOn) return undefined;
      const calls = [off, withFlag, besideOff, besideOn];
      const shows = (answers: readonly AuditAnswer[]) => ignoredWhere(answers, flag, other.name, value) !== undefined;
      const where = ignoredWhere(
        calls.map(({ answer }) => answer),
        flag,
        other.name,
        value,
      );
      if (where === undefined) continue;
      const [idle, same] = where === "beside" ? [3, 2] : [1, 0];
      return {
        rule_id: "AUDIT-IGNORED",
        tier: "suspicious",
        subject: say`${hide(tool.name)}.${hide(flag)}`,
        message: say`\`${hide(flag)}\` of ${hide(tool.name)} changes nothing ${where} \`${hide(other.name)}\`, although the data would show it`,
        steps: calls.map(({ args, step }) => callStep(tool.name, args, step.origins)),
        shows,
        assertions: () => [{ at: idle, target: "result", matcher: { not: { exact: new AnswerPart(same, "result") } } }],
      } satisfies Suspicion;
    }
  }
  return undefined;
}

/** Values that the items have, of an enum, or of accepted calls. */
function valuesOf(context: AuditContext, tool: AuditTool, { name, schema }: Argument, answer: AuditAnswer): unknown[] {
  const flat = flatten(schema, tool.inputSchema);
  if (flat.type === "boolean") return [];
  const inItems = objectsIn(answer).flatMap((item) => (typeof item[name] === flat.type ? [item[name]] : []));
  const accepted = validAcceptedCalls(context, tool).flatMap(({ args }) =>
    Object.hasOwn(args, name) ? [args[name]] : [],
  );
  return [...new Set([...inItems, ...asList(flat.enum), ...accepted])].slice(0, MAX_VALUES);
}

/** Where a flag changes nothing, although it does elsewhere and the data would show it. */
function ignoredWhere(answers: readonly AuditAnswer[], flag: string, other: string, value: unknown) {
  if (answers.length < 4 || answers.some(({ kind }) => kind !== "accepted")) return undefined;
  const grid = answers as unknown as Grid;
  const [off, on, besideOff, besideOn] = grid;
  if (saysTheSame(besideOff, besideOn) && !saysTheSame(off, on))
    return leavesAddedOut(grid, value) || leavesMembersOut(grid, other) ? "beside" : undefined;
  if (saysTheSame(off, on) && !saysTheSame(besideOff, besideOn))
    return keepsLeftOut(grid, flag) ? "without" : undefined;
  return undefined;
}

/** The flag adds an item that has the value of the other argument, by which that one filters; but not beside it. */
function leavesAddedOut([off, on, besideOff]: Grid, value: unknown): boolean {
  const known = new Set(objectsIn(off).map(itemIdentity));
  const filtered = new Set(objectsIn(besideOff).map(itemIdentity));
  const has = (item: object) => Object.values(item).some((one) => isDeepStrictEqual(one, value));
  const isFilter = filtered.size > 0 && objectsIn(off).every((item) => has(item) === filtered.has(itemIdentity(item)));
  return isFilter && objectsIn(on).some((item) => has(item) && !known.has(itemIdentity(item)));
}

/** The flag adds members, to the answer or to its items, but none beside the other argument, which changes no members. */
function leavesMembersOut([off, on, besideOff]: Grid, other: string): boolean {
  if (OF_FORM.test(other)) return false;
  const gains = (before: object | undefined, after: object | undefined, beside: object) =>
    before !== undefined &&
    after !== undefined &&
    Object.keys(after).length > Object.keys(before).length &&
    isDeepStrictEqual(Object.keys(beside), Object.keys(before));
  const find = (answer: AuditAnswer, item: unknown) =>
    objectsIn(answer).find((one) => itemIdentity(one) === itemIdentity(item));
  // An item that is not in all of them proves nothing: others may have other members.
  const items = objectsIn(besideOff);
  if (items.length > 0) return items.some((item) => gains(find(off, item), find(on, item), item));
  return (
    [off, on, besideOff].every(({ json }) => isObject(json)) &&
    gains(asObject(off.json), asObject(on.json), asObject(besideOff.json))
  );
}

/** Beside the other argument, the flag leaves out items by a member that is named like it; without, they are still there. */
function keepsLeftOut([, on, besideOff, besideOn]: Grid, flag: string): boolean {
  const kept = new Set(objectsIn(besideOn).map(itemIdentity));
  const all = objectsIn(besideOff);
  const isKept = (item: object) => kept.has(itemIdentity(item));
  const words = wordsOf(flag).filter((word) => word.length > 2);
  const member = Object.keys(all[0] ?? {}).find((name) => words.some((word) => name.toLowerCase().includes(word)));
  const [first] = all.filter(isKept);
  if (member === undefined || !first) return false;
  const tells = all.every((item) => (Boolean(item[member]) === Boolean(first[member])) === isKept(item));
  const still = new Set(objectsIn(on).map(itemIdentity));
  return tells && all.some((item) => !isKept(item) && still.has(itemIdentity(item)));
}

function objectsIn({ json }: AuditAnswer): Record<string, unknown>[] {
  return asList(itemsIn(json)).filter(isObject);
}

/** Flags that say whether upper and lower case are the same. */
const CASE = /(?:^|_)case(?:_?(?:in)?sensitive)?$|case(?:In)?[sS]ensitive|(?:ignore|match)_?case/i;

/** A flag for upper and lower case with which a word in the other case is found, or not, as without it. */
async function judgeCase(context: AuditContext, tool: AuditTool, flag: string): Promise<Suspicion | undefined> {
  const search = CASE.test(flag) ? argumentsOf(tool).find(({ name }) => SEARCH_ARGUMENT.test(name))?.name : undefined;
  if (search === undefined) return undefined;
  const hit = validAcceptedCalls(context, tool).find(({ args, answer: { text } }) => {
    const query = String(args[search] ?? "");
    return /^\p{L}{3,}$/u.test(query) && text.includes(query) && !text.includes(inOtherCase(query));
  });
  if (!hit) return undefined;
  const word = inOtherCase(String(hit.args[search]));
  const argsWith = (value: boolean) => ({ ...hit.args, [search]: word, [flag]: value });
  const answers = [await context.call(tool, argsWith(true)), await context.call(tool, argsWith(false))];
  const isSame = ([a, b]: readonly (AuditAnswer | undefined)[]) =>
    a?.kind === "accepted" && b?.kind === "accepted" && saysTheSame(a, b);
  if (!isSame(answers.map((call) => call?.answer))) return undefined;
  return {
    rule_id: "AUDIT-IGNORED",
    tier: "suspicious",
    subject: say`${hide(tool.name)}.${hide(flag)}`,
    message: say`\`${hide(flag)}\` of ${hide(tool.name)} changes nothing for \`${hide(word)}\`, although the data has it in another case`,
    steps: answers.flatMap((call) => (call ? [call.step] : [])),
    shows: isSame,
    assertions: () => [{ at: 1, target: "result", matcher: { not: { exact: new AnswerPart(0, "result") } } }],
  };
}

function inOtherCase(text: string): string {
  return [...text].map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase())).join("");
}
