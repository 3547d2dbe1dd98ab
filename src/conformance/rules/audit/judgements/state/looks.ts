import { isDeepStrictEqual } from "node:util";
import { asObject, isObject } from "../../../../../core/json/json.js";
import { hide } from "../../../../../core/redaction/redacted.js";
import { declaredTotal, idMemberOf, itemIdentity, itemsIn, nextCursorIn } from "../../answers.js";
import type { AuditAnswer, AuditCall, AuditContext, AuditStep } from "../../types.js";
import { sendAll, visibleState } from "../readers.js";

/** Readers are all called again after each call, so their number is limited. */
export const MAX_WITNESSES = 100;

/** Sends steps to a fresh server; `later`: what will be sent to it next. Undefined if the time is over. */
export async function sendToFreshServer(
  context: AuditContext,
  steps: readonly AuditStep[],
  later: readonly AuditStep[] = [],
): Promise<AuditAnswer[] | undefined> {
  if (!context.hasTime()) return undefined;
  await context.server.restart();
  await context.server.prepare([...steps, ...later]);
  return sendAll(context.server, steps);
}

/** Sends steps to a fresh server, with the answers of all readers before and after each, until the time is over. */
export async function* statesAround(context: AuditContext, readers: readonly AuditStep[], steps: readonly AuditStep[]) {
  let before = await sendToFreshServer(context, readers, steps);
  for (const step of steps) {
    if (!before || !context.hasTime()) return;
    const [answer, ...after] = await sendAll(context.server, [step, ...readers]);
    yield { step, answer, before, after };
    before = after;
  }
}

/** The index of the first reader whose answer has changed, a tool if there is one, as a suite can call it; -1 if there is none. */
export function firstChangedReader(
  readers: readonly AuditStep[],
  before: readonly (AuditAnswer | undefined)[],
  after: readonly (AuditAnswer | undefined)[],
): number {
  const hasChanged = (at: number) => {
    const [a, b] = [before[at], after[at]];
    return (
      a?.kind === "accepted" &&
      b !== undefined &&
      b.kind !== "none" &&
      !(b.kind === "accepted" && isDeepStrictEqual(visibleState(a), visibleState(b)))
    );
  };
  const tool = readers.findIndex(({ method }, at) => method === "tools/call" && hasChanged(at));
  return tool === -1 ? readers.findIndex((_, at) => hasChanged(at)) : tool;
}

export function showSameState(answer: AuditAnswer | undefined, expected: AuditAnswer | undefined): boolean {
  return (
    answer !== undefined && expected !== undefined && isDeepStrictEqual(visibleState(answer), visibleState(expected))
  );
}

export function argsOf({ params }: AuditStep): Record<string, unknown> {
  return asObject(params.arguments);
}

/** The identities of all listed items; none for one page of several, because an item may only have moved to another. */
export function itemIdentities({ json, result }: AuditAnswer): string[] {
  const isPart =
    (nextCursorIn(json) ?? result?.nextCursor) !== undefined ||
    (declaredTotal(json) ?? 0) > (itemsIn(json)?.length ?? 0);
  if (isPart) return [];
  const lists = [json, ...Object.values(asObject(json)), result?.resources].filter((value) => Array.isArray(value));
  return lists
    .flat()
    .filter((item) => isObject(item) && idMemberOf(item) !== undefined)
    .map(itemIdentity);
}

export function stepName({ method, params }: AuditStep) {
  const uri = method === "resources/read" ? ` of ${params.uri}` : "";
  return hide(method === "tools/call" ? String(params.name) : `${method}${uri}`);
}

/** The first call, then the others, from the one with the fewest varied arguments on. */
export function leastVariedFirst(calls: readonly AuditCall[]): AuditCall[] {
  const [first, ...rest] = calls;
  return first ? [first, ...rest.toSorted((a, b) => a.varied.length - b.varied.length)] : [];
}
