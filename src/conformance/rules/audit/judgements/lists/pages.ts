import { isDeepStrictEqual } from "node:util";
import { uniqueBy } from "../../../../../core/groups.js";
import { isObject } from "../../../../../core/json/json.js";
import type { Redacted } from "../../../../../core/redaction/redact.js";
import { hide, say } from "../../../../../core/redaction/redacted.js";
import { argumentsOf, callStep, SIZE_ARGUMENT } from "../../../../calls/learned/candidates.js";
import { flatten } from "../../../../calls/schema.js";
import type { Args } from "../../../../calls/types.js";
import { valueExcerpt } from "../../../../invariants/evidence.js";
import { declaredTotal, itemIdentity, itemsIn, nextCursorIn } from "../../answers.js";
import { assertRejected, itemNamePath, listsIn, targetOf } from "../../assertions.js";
import type {
  AuditAnswer,
  AuditContext,
  AuditStep,
  AuditTool,
  FindingProof,
  Origin,
  StepAssertion,
  Suspicion,
} from "../../types.js";
import { largestPage } from "../readers.js";
import { firstRepeated, gapBetween } from "./lists.js";

const MAX_PAGES = 40;
const MAX_FILTERS = 3;
/** Greater than any size is taken as the greatest that is allowed. */
const MAX_SIZE = 1_000;

interface Paging {
  kind: "cursor" | "page" | "offset";
  argument: string;
  size: string | undefined;
  /** The arguments of an accepted call, without the place. */
  base: Args;
}

/** A list in one answer, then page by page. `isCut`: there are more pages than a walk has. */
interface Walk {
  kind: Paging["kind"];
  steps: AuditStep[];
  answers: AuditAnswer[];
  isCut: boolean;
}

/** AUDIT-PAGES: walking a list in pages repeats or drops items, never ends, or differs from its total. */
export async function judgePages(context: AuditContext): Promise<Suspicion[]> {
  const suspicions: Suspicion[] = [];
  for (const tool of context.tools) {
    const paging = pagingOf(context, tool);
    if (!paging) continue;
    const before = suspicions.length;
    for (const size of paging.size === undefined ? [undefined] : [2, 3, MAX_SIZE]) {
      const walk = await walkPages(context, tool, paging, size);
      suspicions.push(...(walk ? judgeWalk(context, tool, walk) : []));
    }
    for (const base of paging.size === undefined ? [] : filteredArguments(context, tool, paging)) {
      for (const size of [2, MAX_SIZE]) {
        const walk = await walkPages(context, tool, { ...paging, base }, size);
        suspicions.push(...(walk ? judgeWalk(context, tool, walk) : []));
      }
    }
    // Pages that do not fit together may be those of a server that reads no cursor.
    if (paging.kind === "cursor" && suspicions.length === before)
      suspicions.push(...(await judgeInvalidCursor(context, tool, paging)));
  }
  return suspicions;
}

/** The arguments of calls that get another list by one more argument. */
function filteredArguments(context: AuditContext, tool: AuditTool, { argument, size, base }: Paging): Args[] {
  const all = context.callsOf(tool).filter(({ varied: [name, ...others], isValid, answer }) => {
    const isOther = name !== undefined && ![argument, size, ...Object.keys(base)].includes(name);
    return isOther && others.length === 0 && isValid === true && (itemsIn(answer.json)?.length ?? 0) > 1;
  });
  return uniqueBy(all, ({ varied: [name] }) => String(name))
    .slice(0, MAX_FILTERS)
    .map(({ args: { [argument]: _, ...args } }) => args);
}

/** Calls for the first two pages of a list whose pages fit together, and that no item is on both; undefined if there are none. */
export async function firstPages(context: AuditContext, tool: AuditTool): Promise<FindingProof | undefined> {
  const paging = pagingOf(context, tool);
  const walk = paging && (await walkPages(context, tool, paging, 2));
  if (!walk || walk.isCut || faultOfWalk(walk) !== undefined) return undefined;
  const answers = walk.answers.slice(1, 3);
  const pages = answers.map(({ json }) => (itemsIn(json) ?? []).map(itemIdentity));
  const path = itemsPath(answers[0]);
  if (path === undefined || !pages[1]?.length || firstRepeated(pages.flat()) !== undefined) return undefined;
  const jq = `[.[]${path}] | length == (unique | length)`;
  const assertions = [{ at: 1, target: "nodes", jq, matcher: { exact: true } }];
  return { steps: walk.steps.slice(1, 3), answers, setupSteps: 0, assertions };
}

function pagingOf(context: AuditContext, tool: AuditTool): Paging | undefined {
  const accepted = context.accepted(tool);
  if (!tool.isReader || !accepted?.isValid) return undefined;
  const names = argumentsOf(tool).map(({ name }) => name);
  const find = (pattern: RegExp) => names.find((name) => pattern.test(name));
  const size = find(SIZE_ARGUMENT);
  for (const [kind, pattern] of [
    ["cursor", /^(?:next_?|start_?)?(?:cursor|page_?token)$|^(?:next|continuation)_?token$|^after$/i],
    ["page", /^page(?:_?(?:number|no|index))?$/i],
    ["offset", /^(?:offset|skip|start)$/i],
  ] as const) {
    const argument = find(pattern);
    if (argument !== undefined && (kind !== "offset" || size !== undefined)) {
      const { [argument]: _, ...base } = accepted.args;
      return { kind, argument, size, base };
    }
  }
  return undefined;
}

function sizeArgs(tool: AuditTool, { size }: Paging, wanted: number | undefined): Args {
  if (size === undefined || wanted === undefined) return {};
  const flat = flatten(argumentsOf(tool).find(({ name }) => name === size)?.schema, tool.inputSchema);
  const low = typeof flat.minimum === "number" ? flat.minimum : 1;
  const high = typeof flat.maximum === "number" ? flat.maximum : 1_000;
  return { [size]: Math.min(Math.max(wanted, low), high) };
}

/** Walks with pages of one size, beside one page of the greatest. */
async function walkPages(
  context: AuditContext,
  tool: AuditTool,
  paging: Paging,
  size: number | undefined,
): Promise<Walk | undefined> {
  const { base } = paging;
  const steps: AuditStep[] = [];
  const answers: AuditAnswer[] = [];
  const send = async (args: Args, origins: ReadonlyMap<string, Origin> = new Map()) => {
    const call = await context.call(tool, args);
    if (call?.answer.kind !== "accepted") return undefined;
    steps.push({ ...call.step, origins });
    answers.push(call.answer);
    return call.answer;
  };
  const all = await send({ ...base, ...largestPage(tool, context.callsOf(tool)) });
  const whole = itemsIn(all?.json);
  if (!whole || whole.length < 2) return undefined;
  const small = sizeArgs(tool, paging, size);
  let at: unknown = paging.kind === "cursor" ? undefined : firstPage(tool, paging);
  let unseen = whole.length;
  let isCut = true;
  for (let page = 0; page < MAX_PAGES && isCut; page += 1) {
    const from = page > 0 && paging.kind === "cursor" ? originOf(at, steps.at(-1), answers.at(-1)) : undefined;
    const args = { ...base, ...small, ...(at !== undefined && { [paging.argument]: at }) };
    const answer = await send(args, new Map(from && [[paging.argument, from]]));
    const items = itemsIn(answer?.json);
    // A page after the last one may be refused.
    if (!answer && paging.kind !== "cursor" && page > 0 && unseen <= 1) break;
    if (!answer || !items) return undefined;
    // It may be a filter: events after a day.
    const isFilter = /^after$/i.test(paging.argument) && nextCursorIn(answer.json) === undefined;
    if (isFilter && items.length < whole.length) return undefined;
    unseen -= items.length;
    if (paging.kind === "cursor") at = nextCursorIn(answer.json);
    else if (items.length === 0) at = undefined;
    // A server may give less than the greatest size.
    else
      at =
        Number(at) +
        (paging.kind === "page"
          ? 1
          : Math.min(small[paging.size ?? ""] as number, size === MAX_SIZE ? items.length : MAX_SIZE));
    const isLast = at === undefined || at === null || at === "";
    if (isLast || repeatedCursor(paging.kind, answers.slice(1)) !== undefined) isCut = false;
    // A short page is the last one, unless it is short of an item.
    const isShort = items.length < Number(small[paging.size ?? ""] ?? 1) && unseen <= 0;
    const isAll =
      (declaredTotal(answer.json) ?? 0) <=
      answers.slice(1).reduce((sum, { json }) => sum + (itemsIn(json)?.length ?? 0), 0);
    if (paging.kind !== "cursor" && isShort && isAll) isCut = false;
  }
  return { kind: paging.kind, steps, answers, isCut };
}

function judgeWalk(context: AuditContext, tool: AuditTool, walk: Walk): Suspicion[] {
  const wrong = faultOfWalk(walk);
  const { steps, isCut } = walk;
  if (wrong === undefined) {
    if (isCut) context.notJudged(say`the pages of ${hide(tool.name)} after the first ${MAX_PAGES}`);
    return [];
  }
  return [
    {
      rule_id: "AUDIT-PAGES",
      tier: "broken",
      subject: hide(tool.name),
      message: say`the pages of ${hide(tool.name)} do not fit together: ${wrong}`,
      steps,
      shows: (again) => faultOfWalk({ ...walk, answers: [...again] }) !== undefined,
      assertions: (again) => pageAssertions(again, walk.kind),
    },
  ];
}

function originOf(cursor: unknown, step: AuditStep | undefined, answer: AuditAnswer | undefined): Origin | undefined {
  const key = memberWith(cursor, answer?.json);
  return step && key !== undefined ? { step, path: [key], value: cursor } : undefined;
}

function memberWith(value: unknown, json: unknown): string | undefined {
  return isObject(json) ? Object.keys(json).find((key) => json[key] === value) : undefined;
}

function firstPage(tool: AuditTool, { kind, argument }: Paging): number {
  if (kind === "offset") return 0;
  const flat = flatten(argumentsOf(tool).find(({ name }) => name === argument)?.schema, tool.inputSchema);
  return flat.minimum === 0 || flat.default === 0 ? 0 : 1;
}

/** A cursor that a page gives for the next one, and an earlier page gave too. */
function repeatedCursor(kind: Paging["kind"], pages: readonly AuditAnswer[]): unknown {
  const cursors = pages.map(({ json }) => nextCursorIn(json));
  return kind === "cursor"
    ? firstRepeated(cursors.filter((cursor) => cursor !== undefined && cursor !== ""))
    : undefined;
}

/** What is wrong with a list and its pages. Of a list that was not walked to its end, only what comes twice. */
function faultOfWalk({ kind, answers: [all, ...walked], isCut }: Walk): Redacted | undefined {
  const whole = (itemsIn(all?.json) ?? []).map(itemIdentity);
  const names = walked.flatMap(({ json }) => itemsIn(json) ?? []).map(itemIdentity);
  const distinctNames = new Set(names);
  const repeated = firstRepeated(names);
  const cursor = repeatedCursor(kind, walked);
  if (cursor !== undefined) return say`they never end: the cursor ${valueExcerpt(cursor)} comes again`;
  if (repeated !== undefined && new Set(whole).size === whole.length) return say`${hide(repeated)} is on two pages`;
  const gap = gapBetween(walked.map(({ json }) => (itemsIn(json) ?? []).map(itemIdentity)));
  if (gap !== undefined) return gap;
  if (isCut) return undefined;
  const isWhole = nextCursorIn(all?.json) === undefined;
  const missing = whole.find((item) => !distinctNames.has(item));
  if (missing !== undefined) return say`${hide(missing)} is on no page`;
  const total = declaredTotal(all?.json);
  const totals = walked.map(({ json }) => declaredTotal(json));
  if (total !== undefined && totals.some((other) => other !== total)) return say`\`total\` differs from page to page`;
  if (isWhole && total !== undefined && names.length < total && names.length > 0 && !hasCount(all?.json, names.length))
    return say`\`total\` is ${total}, but there are ${names.length} items`;
  return undefined;
}

/** True if a member of an answer is a number of items: its total may then be of something else. */
function hasCount(json: unknown, items: number): boolean {
  return isObject(json) && Object.values(json).includes(items);
}

/** The same for a suite: that the pages begin the list, that they end where it does, or that the total is right. */
function pageAssertions([all, ...walked]: readonly AuditAnswer[], kind: Paging["kind"]): StepAssertion[] {
  const items = itemsPath(all);
  if (items === undefined) return [];
  const whole = (itemsIn(all?.json) ?? []).map(itemIdentity);
  const namesOfPages = walked.map(({ json }) => (itemsIn(json) ?? []).map(itemIdentity));
  const pagesTo = (last: number) => namesOfPages.slice(0, last + 1).flatMap((_, page) => `.call_${page + 2}`);
  const atEach = (last: number, jq: string, value: unknown): StepAssertion[] => [
    { at: last + 1, target: "nodes", jq, matcher: { exact: value } },
  ];
  const cursor = (page: number, matcher: StepAssertion["matcher"]): StepAssertion[] => {
    const key = walked.flatMap(({ json }) => memberWith(nextCursorIn(json), json) ?? [])[0];
    return key === undefined ? [] : [{ at: page + 1, target: targetOf([key]), matcher }];
  };
  if (repeatedCursor(kind, walked) !== undefined) {
    const until = (page: number) => new Set(namesOfPages.slice(0, page + 1).flat());
    const last = namesOfPages.findIndex((_, page) => whole.every((name) => until(page).has(name)));
    return cursor(last, { exact: null });
  }
  const odd = namesOfPages.flat().findIndex((name, at) => name !== whole[at]);
  if (odd >= 0) {
    const last = namesOfPages.findIndex((_, page) => namesOfPages.slice(0, page + 1).flat().length > odd);
    const jq = `[.call_1${items}] as $all | [${pagesTo(last)} | ${items}] | . == $all[:length]`;
    return atEach(last, jq, true);
  }
  const last = namesOfPages.length - 1;
  if (namesOfPages.flat().length < whole.length) return cursor(last, { not: { exact: null } });
  const total = memberWith(declaredTotal(all?.json), all?.json);
  const totals = walked.map(({ json }) => declaredTotal(json));
  if (totals.some((other) => other !== declaredTotal(all?.json)))
    return atEach(last, `[.[].output.${total}] | unique | length`, 1);
  return atEach(last, `.call_1.output.${total} - ([${pagesTo(last)} | ${items}] | length)`, 0);
}

/** What names the items of a list, in jq, of a node that has answered so; undefined if it has no list. */
function itemsPath(answer: AuditAnswer | undefined): string | undefined {
  const [list] = listsIn(answer?.json);
  if (!list) return undefined;
  const names = targetOf([...list.path, ...itemNamePath(list.items)])
    .replace("json", ".output")
    .replace("[*]", "[]");
  return names.includes("[]") ? names : `${names}[]`;
}

/** A cursor that no server gave is to be rejected, not taken for none. */
async function judgeInvalidCursor(
  context: AuditContext,
  tool: AuditTool,
  { argument, base }: Paging,
): Promise<Suspicion[]> {
  const steps = [callStep(tool.name, base), callStep(tool.name, { ...base, [argument]: "mcptest-no-cursor" })];
  const first = await context.call(tool, base);
  const other = await context.call(tool, { ...base, [argument]: "mcptest-no-cursor" });
  const isFirst = (a?: AuditAnswer, b?: AuditAnswer) => {
    if (a?.kind !== "accepted" || b?.kind !== "accepted") return false;
    const items = itemsIn(b.json) ?? [];
    return items.length > 0 && isDeepStrictEqual(itemsIn(a.json), items);
  };
  if (!isFirst(first?.answer, other?.answer)) return [];
  return [
    {
      rule_id: "AUDIT-PAGES",
      tier: "suspicious",
      subject: say`${hide(tool.name)}.${hide(argument)}`,
      message: say`${hide(tool.name)} takes an invalid \`${hide(argument)}\` for none, and starts again`,
      steps,
      shows: ([a, b]) => isFirst(a, b),
      assertions: () => [assertRejected(1)],
    },
  ];
}
