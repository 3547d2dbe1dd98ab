import { asList, isObject } from "../../../../../core/json/json.js";
import type { Redacted } from "../../../../../core/redaction/redact.js";
import { hide, say } from "../../../../../core/redaction/redacted.js";
import type { AuditAnswer, AuditContext, AuditStep, Suspicion } from "../../types.js";

const MAX_PAGES = 40;
const LISTS = [
  ["tools", "tools/list", "tools", "name"],
  ["prompts", "prompts/list", "prompts", "name"],
  ["resources", "resources/list", "resources", "uri"],
  ["resources", "resources/templates/list", "resourceTemplates", "uriTemplate"],
] as const;

/** The first item that is in a list twice. */
export function firstRepeated<T>(items: readonly T[]): T | undefined {
  const seen = new Set<T>();
  return items.find((item) => seen.size === seen.add(item).size);
}

/** A page of fewer items may be a group by itself; a wider gap may be between groups. */
const LEAST_ROW = 3;
const WIDEST_GAP = 2;

/** What is left out between pages whose items are numbered without a gap elsewhere; undefined if nothing is. */
export function gapBetween(pages: readonly (readonly string[])[]): Redacted | undefined {
  const numbered = pages.map((names) => names.map((name) => Number(/(\d+)\D*$/.exec(name)?.[1] ?? Number.NaN)));
  const filled = numbered.filter((numbers) => numbers.length > 0);
  const isRow = (numbers: readonly number[]) => numbers.every((number, at) => number === Number(numbers[0]) + at);
  const gaps = filled.slice(1).map((numbers, at) => Number(numbers[0]) - Number(filled[at]?.at(-1)) - 1);
  const areRows = filled.every(isRow) && filled.slice(0, -1).every(({ length }) => length >= LEAST_ROW);
  // One gap may be an item that was deleted.
  if (!areRows || gaps.length < 2 || !gaps.every((gap) => gap > 0 && gap <= WIDEST_GAP)) return undefined;
  return say`they leave items out: a page ends with number ${Number(filled[0]?.at(-1))}, and the next begins with ${Number(filled[1]?.[0])}`;
}

/** The items of a protocol list, as far as its first page has them. */
export function itemsOfAnswer(answer: AuditAnswer | undefined, member: string): Record<string, unknown>[] {
  const items = answer?.result?.[member];
  return asList(items).filter(isObject);
}

/** AUDIT-PAGES: the pages of a list of the protocol repeat an item, or never end. */
export async function judgeProtocolLists(context: AuditContext): Promise<Suspicion[]> {
  const suspicions: Suspicion[] = [];
  for (const [capability, method, member, key] of LISTS) {
    if (!isObject(context.capabilities[capability])) continue;
    const steps: AuditStep[] = [];
    const answers: AuditAnswer[] = [];
    let cursor: unknown;
    do {
      const step = { method, params: cursor === undefined ? {} : { cursor } };
      const answer = await context.ask(step.method, step.params);
      if (answer?.kind !== "accepted") break;
      steps.push(step);
      answers.push(answer);
      cursor = answer.result?.nextCursor ?? undefined;
    } while (cursor !== undefined && steps.length < MAX_PAGES);
    const wrongIn = (pages: readonly AuditAnswer[]) => {
      const names = pages
        .flatMap((page) => itemsOfAnswer(page, member))
        .flatMap((item) => (typeof item[key] === "string" ? [item[key]] : []));
      const again = firstRepeated(names);
      const gap = gapBetween(pages.map((page) => itemsOfAnswer(page, member).map((item) => String(item[key]))));
      if (gap !== undefined) return gap;
      if (pages.length === MAX_PAGES && again !== undefined)
        return say`they never end: ${MAX_PAGES} pages for ${new Set(names).size} items`;
      return again === undefined ? undefined : say`${hide(again)} is in it twice`;
    };
    const wrong = wrongIn(answers);
    if (wrong === undefined && cursor !== undefined && answers.length === MAX_PAGES)
      context.notJudged(say`the pages of ${method} after the first ${MAX_PAGES}`);
    // A name that one page has twice is a matter of the list, not of its pages.
    if (wrong === undefined || answers.some((page) => wrongIn([page]) !== undefined)) continue;
    const message = say`the pages of ${method} do not fit together: ${wrong}`;
    suspicions.push({
      rule_id: "AUDIT-PAGES",
      tier: "broken",
      subject: say`${method}`,
      message,
      steps,
      shows: (pages) => wrongIn(pages) !== undefined,
    });
  }
  return suspicions;
}
