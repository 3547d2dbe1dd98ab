import { isDeepStrictEqual } from "node:util";
import { uniqueBy } from "../../../../../core/groups.js";
import { asList, asObject, isObject } from "../../../../../core/json/json.js";
import { hide, say } from "../../../../../core/redaction/redacted.js";
import { type Argument, argumentsOf, callStep, SEARCH_ARGUMENT } from "../../../../calls/learned/candidates.js";
import { flatten } from "../../../../calls/schema.js";
import type { Args } from "../../../../calls/types.js";
import { declaredTotal, itemIdentity, itemsIn, nextCursorIn } from "../../answers.js";
import {
  AnswerPart,
  type AuditAnswer,
  type AuditCall,
  type AuditContext,
  type AuditTool,
  type Suspicion,
} from "../../types.js";
import { largestPage } from "../readers.js";

/** Arguments that cut or order a list, or ask for the whole of it, and leave nothing out for what it is. */
export const NO_FILTER =
  /limit|count|size|max_?results|top|page|offset|cursor|skip|start|sort|order|^(?:(?:show|include|list)_?)?all$/i;
/** A description that says that one argument goes before another. */
export const SAYS_PRECEDENCE = /ignor|overrid|instead|unless|precedence|only (?:for|with|without|if|when)|combined/i;
const MAX_VALUES = 4;

/** AUDIT-IGNORED: an argument leaves items of a list out, but not beside another argument, although they are there. */
export async function judgeFilters(context: AuditContext): Promise<Suspicion[]> {
  const suspicions: Suspicion[] = [];
  for (const tool of context.tools) {
    const base = context.accepted(tool);
    if (!tool.isReader || tool.withheld !== undefined || !itemsIn(base?.answer.json)) continue;
    const args = argumentsOf(tool).filter(({ name, isRequired }) => !isRequired && !NO_FILTER.test(name));
    if (args.length < 2 || SAYS_PRECEDENCE.test(tool.description)) continue;
    for (const { name, schema } of args) {
      const ofArgument = [
        await judgeBesideAnother(context, tool, name),
        await judgeZeroMaximum(context, tool, name, schema),
      ];
      suspicions.push(...ofArgument.filter((suspicion) => suspicion !== undefined));
    }
  }
  return suspicions;
}

async function judgeBesideAnother(
  context: AuditContext,
  tool: AuditTool,
  name: string,
): Promise<Suspicion | undefined> {
  const all = argumentsOf(tool);
  const required = new Set(all.flatMap((one) => (one.isRequired ? [one.name] : [])));
  const requiredArgs = Object.entries(context.accepted(tool)?.args ?? {}).filter(([key]) => required.has(key));
  const args = { ...Object.fromEntries(requiredArgs), ...largestPage(tool, context.callsOf(tool)) };
  const base = await listOf(context, tool, args);
  if (!base) return undefined;
  for (const value of valuesOf(context, tool, name, base)) {
    const filtered = await listOf(context, tool, { ...args, [name]: value });
    const missing = filtered ? itemsLeftOut(base.answer, filtered.answer) : [];
    if (!filtered || missing.length === 0) continue;
    for (const other of all) {
      if (other.name === name || other.isRequired || NO_FILTER.test(other.name) || saysPrecedence(other.schema))
        continue;
      for (const second of [...valuesOf(context, tool, other.name, base), ...wordsFor(other, missing, base)]) {
        const beside = await listOf(context, tool, { ...args, [other.name]: second });
        const item = beside && missing.find((one) => hasItem(beside.answer, one));
        if (item === undefined || beside === undefined) continue;
        const both = await listOf(context, tool, { ...args, [other.name]: second, [name]: value });
        const calls = [base, filtered, beside, both];
        if (both === undefined || !isIgnored(calls.flatMap((call) => call?.answer ?? []))) continue;
        return {
          rule_id: "AUDIT-IGNORED",
          tier: "suspicious",
          subject: say`${hide(tool.name)}.${hide(name)}`,
          message: say`\`${hide(name)}\` of ${hide(tool.name)} leaves ${hide(item)} out, but changes nothing beside \`${hide(other.name)}\``,
          steps: [base, filtered, beside, both].map((call) => callStep(tool.name, call.args, call.step.origins)),
          shows: isIgnored,
          assertions: () => [{ at: 3, target: "result", matcher: { not: { exact: new AnswerPart(2, "result") } } }],
        };
      }
    }
  }
  return undefined;
}

/** A maximum of 0 that leaves nothing out, although a greater one does. */
async function judgeZeroMaximum(context: AuditContext, tool: AuditTool, name: string, schema: unknown) {
  const { type, minimum } = flatten(schema, tool.inputSchema);
  const [, field = ""] = /^max(?:imum)?_?(\w+)$/i.exec(name) ?? [];
  if (field === "" || (type !== "integer" && type !== "number") || (typeof minimum === "number" && minimum > 0))
    return undefined;
  const args = largestPage(tool, context.callsOf(tool));
  const base = await listOf(context, tool, args);
  const items = asList(itemsIn(base?.answer.json)).filter(isObject);
  const key = Object.keys(items[0] ?? {}).find((one) => one.toLowerCase().includes(field.toLowerCase()));
  const least = Math.min(
    ...items.flatMap((item) => (typeof item[key ?? ""] === "number" ? [Number(item[key ?? ""])] : [])),
  );
  if (!base || !Number.isFinite(least) || least <= 0) return undefined;
  const filtered = await listOf(context, tool, { ...args, [name]: least });
  const none = await listOf(context, tool, { ...args, [name]: 0 });
  const shows = ([all, some, zero]: readonly AuditAnswer[]) =>
    !!all && !!some && !!zero && itemsLeftOut(all, some).length > 0 && isDeepStrictEqual(itemsOf(all), itemsOf(zero));
  if (!filtered || !none || !shows([base.answer, filtered.answer, none.answer])) return undefined;
  return {
    rule_id: "AUDIT-IGNORED",
    tier: "suspicious",
    subject: say`${hide(tool.name)}.${hide(name)}`,
    message: say`\`${hide(name)}\` of ${hide(tool.name)} is taken for none when it is 0`,
    steps: [base, filtered, none].map((call) => call.step),
    shows,
    assertions: () => [{ at: 2, target: "result", matcher: { not: { exact: new AnswerPart(0, "result") } } }],
  } satisfies Suspicion;
}

export function saysPrecedence(schema: unknown): boolean {
  return isObject(schema) && typeof schema.description === "string" && SAYS_PRECEDENCE.test(schema.description);
}

/** A call that is answered with a list. */
async function listOf(context: AuditContext, tool: AuditTool, args: Args): Promise<AuditCall | undefined> {
  const call = await context.call(tool, args);
  return call?.answer.kind === "accepted" && itemsIn(call.answer.json) ? call : undefined;
}

/** What an argument is tried with: values of its schema, of accepted calls, and of the items. */
function valuesOf(context: AuditContext, tool: AuditTool, name: string, { answer }: AuditCall): unknown[] {
  const { schema } = argumentsOf(tool).find((one) => one.name === name) ?? {};
  const flat = flatten(schema, tool.inputSchema);
  if (flat.type === "boolean") return [true];
  if (Array.isArray(flat.enum)) return flat.enum.slice(0, MAX_VALUES);
  const served = context
    .callsOf(tool)
    .filter((call) => call.answer.kind === "accepted" && call.args[name] !== undefined);
  const values = served.map(({ args }) => args[name]);
  const inItems = asList(itemsIn(answer.json)).map((item) => (isObject(item) ? item[name] : undefined));
  const fits = (value: unknown) => value !== "" && typeof value === typeof values[0];
  return uniqueBy([...inItems, ...values].filter(fits), (value) => JSON.stringify(value)).slice(0, MAX_VALUES);
}

/** For an argument that is searched for in texts: the longest words of what was left out. */
function wordsFor({ name, schema }: Argument, left: readonly string[], { tool, answer }: AuditCall): string[] {
  const flat = flatten(schema, tool.inputSchema);
  if (flat.type !== "string" || Array.isArray(flat.enum) || !SEARCH_ARGUMENT.test(name)) return [];
  const items = asList(itemsIn(answer.json)).filter((item) => left.includes(itemIdentity(item)));
  return items.slice(0, 2).flatMap((item) => {
    const texts = Object.values(asObject(item)).filter((value) => typeof value === "string");
    const words = texts.join(" ").match(/\p{L}{4,}/gu) ?? [];
    return words.toSorted((a, b) => b.length - a.length).slice(0, 2);
  });
}

function itemsOf({ json }: AuditAnswer): string[] {
  return asList(itemsIn(json)).map(itemIdentity);
}

function hasItem(answer: AuditAnswer, item: string): boolean {
  return itemsOf(answer).includes(item);
}

/** The items that a filter leaves out of a list; none if its answer is one page of several, or has others too. */
function itemsLeftOut(base: AuditAnswer, filtered: AuditAnswer): string[] {
  const all = itemsOf(base);
  const remaining = itemsOf(filtered);
  const isPart = nextCursorIn(filtered.json) !== undefined || (declaredTotal(filtered.json) ?? 0) > remaining.length;
  return isPart || remaining.some((item) => !all.includes(item)) ? [] : all.filter((item) => !remaining.includes(item));
}

/** True if what the filter leaves out of the whole list is in the list beside the other argument, with it and without. */
function isIgnored(answers: readonly AuditAnswer[]): boolean {
  const [base, filtered, beside, both] = answers;
  if (!base || !filtered || !beside || !both || answers.some(({ kind }) => kind !== "accepted")) return false;
  const names = itemsOf(both);
  return isDeepStrictEqual(names, itemsOf(beside)) && itemsLeftOut(base, filtered).some((item) => names.includes(item));
}
