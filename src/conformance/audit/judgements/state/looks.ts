import { isDeepStrictEqual } from "node:util";
import { asObject, isObject } from "../../../../core/json/json.js";
import { hide } from "../../../../core/redaction/redacted.js";
import { cursorIn, identityOf, itemsIn, keyOf, totalIn } from "../../answers.js";
import type { Answer, AuditContext, MadeCall, Step } from "../../types.js";
import { seen, sendAll } from "../readers.js";

/** So many readers show what a call changes: each is asked after each call. */
export const MAX_WITNESSES = 100;

/** Sends steps to a fresh server, on which `later` will be sent too; undefined if the time is over. */
export async function onFresh(
  context: AuditContext,
  steps: readonly Step[],
  later: readonly Step[] = [],
): Promise<Answer[] | undefined> {
  if (!context.hasTime()) return undefined;
  await context.server.restart();
  await context.server.prepare([...steps, ...later]);
  return sendAll(context.server, steps);
}

/** Sends steps to a fresh server, and asks all readers before the first and after each, until the time is over. */
export async function* changesBy(context: AuditContext, readers: readonly Step[], steps: readonly Step[]) {
  let before = await onFresh(context, readers, steps);
  for (const step of steps) {
    if (!before || !context.hasTime()) return;
    const [answer, ...after] = await sendAll(context.server, [step, ...readers]);
    yield { step, answer, before, after };
    before = after;
  }
}

/** The place of the first reader that shows a difference between two looks; -1 if none does. */
export function differenceIn(
  readers: readonly Step[],
  before: readonly (Answer | undefined)[],
  after: readonly (Answer | undefined)[],
): number {
  return readers.findIndex((_, at) => {
    const [a, b] = [before[at], after[at]];
    return (
      a?.kind === "accepted" &&
      b !== undefined &&
      b.kind !== "none" &&
      !(b.kind === "accepted" && isDeepStrictEqual(seen(a), seen(b)))
    );
  });
}

export function isSeen(answer: Answer | undefined, expected: Answer | undefined): boolean {
  return answer !== undefined && expected !== undefined && isDeepStrictEqual(seen(answer), seen(expected));
}

export function argsOf({ params }: Step): Record<string, unknown> {
  return asObject(params.arguments);
}

/** What names the items of the lists of an answer; none of one page of several, from which an item may only have moved. */
export function identities({ json, result }: Answer): string[] {
  const isPart =
    (cursorIn(json) ?? result?.nextCursor) !== undefined || (totalIn(json) ?? 0) > (itemsIn(json)?.length ?? 0);
  if (isPart) return [];
  const lists = [json, ...Object.values(asObject(json)), result?.resources].filter((value) => Array.isArray(value));
  return lists
    .flat()
    .filter((item) => isObject(item) && keyOf(item) !== undefined)
    .map(identityOf);
}

export function shown({ method, params }: Step) {
  return hide(method === "tools/call" ? String(params.name) : method);
}

/** Those with the first values, and then others. */
export function distinct(calls: readonly MadeCall[]): MadeCall[] {
  const [first, ...rest] = calls;
  return first ? [first, ...rest.toSorted((a, b) => a.varied.length - b.varied.length)] : [];
}
