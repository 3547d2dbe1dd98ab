import { isDeepStrictEqual } from "node:util";
import { asObject, isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { cursorIn, identityOf, itemsIn, keyOf, totalIn } from "../answers.js";
import {
  type Answer,
  AnswerPart,
  type AuditContext,
  type MadeCall,
  type Step,
  type Suspicion,
  type Want,
} from "../types.js";
import { missingIn } from "../values.js";
import { accepted, likewise, listsIn, namesIn, pathOf } from "../wants.js";
import { acceptedOf, readersOf, seen, sendAll, steadyReaders } from "./readers.js";

/** So many readers show what a call changes: each is asked after each call. */
const MAX_WITNESSES = 100;

/** AUDIT-READ-ONLY, AUDIT-IDEMPOTENT, AUDIT-DESTRUCTIVE: what a tool does is not what its annotations say. */
export async function state(context: AuditContext): Promise<Suspicion[]> {
  const steady = await steadyReaders(context);
  const found = await selfChanging(context, steady);
  const first = steady.slice(0, MAX_WITNESSES);
  const changers = context.tools.filter(({ isReadOnly, withheld }) => !isReadOnly && withheld === undefined);
  for (const tool of changers) found.push(...(await takenAway(context, first, acceptedOf(context, tool).slice(0, 1))));
  // A tool that changes the state cannot show what others do to it.
  const witnesses = async () => {
    const others = await steadyReaders(context, new Set(found.map(({ subject }) => subject)));
    return others.slice(0, MAX_WITNESSES);
  };
  let readers = found.length > 0 ? await witnesses() : first;
  const writing = await readOnly(context, readers);
  found.push(...writing);
  if (writing.length > 0) readers = await witnesses();
  for (const tool of changers) {
    if (!context.hasTime()) break;
    for (const call of distinct(acceptedOf(context, tool)).slice(0, 4)) {
      const repeated = tool.isIdempotent ? await idempotent(context, readers, call) : undefined;
      const destroyed = tool.saysHarmless ? await destructive(context, readers, call) : undefined;
      found.push(...[repeated, destroyed].filter((suspicion) => suspicion !== undefined));
    }
  }
  return found;
}

/** Those with the first values, and then others. */
function distinct(calls: readonly MadeCall[]): MadeCall[] {
  const [first, ...rest] = calls;
  return first ? [first, ...rest.toSorted((a, b) => a.varied.length - b.varied.length)] : [];
}

/** Sends steps to a fresh server; undefined if the time is over. */
async function onFresh(context: AuditContext, steps: readonly Step[]): Promise<Answer[] | undefined> {
  if (!context.hasTime()) return undefined;
  await context.server.restart();
  return sendAll(context.server, steps);
}

/** The place of the first reader that shows a difference between two looks; -1 if none does. */
function differenceIn(
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

/** A reader whose second answer differs from its first, the same on each fresh server, where it lists or others show it. */
async function selfChanging(context: AuditContext, stable: readonly Step[]): Promise<Suspicion[]> {
  const found: Suspicion[] = [];
  const names = new Set(stable.map(({ params }) => params.name));
  const saysReadOnly = new Set<unknown>(context.tools.flatMap(({ name, isReadOnly }) => (isReadOnly ? [name] : [])));
  const readers = readersOf(context);
  for (const step of readers) {
    if (step.method !== "tools/call" || names.has(step.params.name) || !saysReadOnly.has(step.params.name)) continue;
    const [a, b] = (await onFresh(context, [step, step])) ?? [];
    if (!a || !b || isDeepStrictEqual(seen(a), seen(b))) continue;
    const name = hide(String(step.params.name));
    const about = { rule_id: "AUDIT-READ-ONLY", tier: "broken", subject: name } as const;
    if (!isDeepStrictEqual(identities(a), identities(b))) {
      found.push({
        ...about,
        message: say`${name} says that it only reads, but its second answer differs from its first`,
        steps: [step, step],
        shows: ([one, two]) => isSeen(one, a) && isSeen(two, b),
        wants: (answers) => likewise(1, 0, answers, seen),
      });
      continue;
    }
    // A counter of calls, or that an answer comes from a cache, changes nothing unless others show it.
    const others = readers.filter(({ params }) => params.name !== step.params.name).slice(0, MAX_WITNESSES);
    const answers = await onFresh(context, [...others.flatMap((other) => [other, other]), step, ...others]);
    const looks = others.map((reader, at) => ({
      reader,
      before: answers?.[2 * at],
      control: answers?.[2 * at + 1],
      after: answers?.[2 * others.length + 1 + at],
    }));
    const changed = looks.find(
      ({ reader, before, control, after }) =>
        differenceIn([reader], [before], [control]) === -1 && differenceIn([reader], [before], [after]) === 0,
    );
    if (!changed) continue;
    const { reader, before, after } = changed;
    found.push({
      ...about,
      message: say`${name} says that it only reads, but changes what ${shown(reader)} shows`,
      steps: [reader, reader, step, reader],
      shows: ([one, two, , three]) => isSeen(one, before) && isSeen(two, before) && isSeen(three, after),
      wants: (answers) => likewise(3, 1, answers, seen),
    });
  }
  return found;
}

function isSeen(answer: Answer | undefined, expected: Answer | undefined): boolean {
  return answer !== undefined && expected !== undefined && isDeepStrictEqual(seen(answer), seen(expected));
}

/** Looks at the state after each call of a read-only tool, in one session. */
async function readOnly(context: AuditContext, readers: readonly Step[]): Promise<Suspicion[]> {
  const found: Suspicion[] = [];
  const calls = context.tools
    .filter(({ isReadOnly, withheld }) => isReadOnly && withheld === undefined)
    .flatMap((tool) => distinct(acceptedOf(context, tool)).slice(0, 4));
  let before = await onFresh(context, readers);
  for (const { tool, step } of calls) {
    if (!before || !context.hasTime()) break;
    const after = await sendAll(context.server, [step, ...readers]);
    const looks = [before, after.slice(1)] as const;
    before = looks[1];
    const reader = readers.find(
      (one, at) => one.params.name !== tool.name && differenceIn([one], [looks[0][at]], [looks[1][at]]) === 0,
    );
    if (!reader) continue;
    const name = hide(tool.name);
    found.push({
      ...{ rule_id: "AUDIT-READ-ONLY", tier: "broken", subject: name },
      message: say`${name} says that it only reads, but changes what ${shown(reader)} shows`,
      steps: [reader, step, reader],
      shows: ([one, , two]) => differenceIn([reader], [one], [two]) === 0,
      wants: (answers) => likewise(2, 0, answers, seen),
    });
  }
  return found;
}

/** Readers that show what a call has made only once. */
async function takenAway(context: AuditContext, readers: readonly Step[], calls: readonly MadeCall[]) {
  const found: Suspicion[] = [];
  for (const { step } of calls) {
    const looks = await onFresh(context, [step, ...readers.flatMap((reader) => [reader, reader])]);
    const reader = readers.find((_, at) => isTaken(looks?.[2 * at + 1], looks?.[2 * at + 2]));
    if (!reader) continue;
    found.push({
      ...{ rule_id: "AUDIT-READ-ONLY", tier: "broken", subject: shown(reader) },
      message: say`${shown(reader)} says that it only reads, but its second answer has not all that its first had`,
      steps: [step, reader, reader],
      shows: ([, one, two]) => isTaken(one, two),
      wants: (answers) => likewise(2, 1, answers, seen),
    });
  }
  return found;
}

function isTaken(one: Answer | undefined, two: Answer | undefined): boolean {
  if (one?.kind !== "accepted" || two?.kind !== "accepted") return false;
  const still = new Set(identities(two));
  return identities(one).some((identity) => !still.has(identity));
}

async function idempotent(context: AuditContext, readers: readonly Step[], { tool, step }: MadeCall) {
  const answers = await onFresh(context, [step, ...readers, step, ...readers]);
  if (!answers) return undefined;
  const changed = differenceIn(readers, answers.slice(1), answers.slice(readers.length + 2));
  const reader = readers[changed];
  const name = hide(tool.name);
  if (!reader) return failsAgain([answers[0], answers[readers.length + 1]]) ? secondFails(name, step) : undefined;
  return {
    ...{ rule_id: "AUDIT-IDEMPOTENT", tier: "broken", subject: name },
    message: say`${name} says that it is idempotent, but a second equal call changes what ${shown(reader)} shows`,
    steps: [step, reader, step, reader],
    shows: ([, before, , after]) => differenceIn([reader], [before], [after]) === 0,
    wants: (answers) => likewise(3, 1, answers, seen),
  } satisfies Suspicion;
}

/** True if a second equal call fails, but not for want of what the first one took away. */
function failsAgain([first, second]: readonly (Answer | undefined)[]): boolean {
  return first?.kind === "accepted" && second?.kind === "rejected" && missingIn(second.text).length === 0;
}

function secondFails(name: Redacted, step: Step): Suspicion {
  return {
    ...{ rule_id: "AUDIT-IDEMPOTENT", tier: "suspicious", subject: name },
    message: say`${name} says that it is idempotent, but a second equal call fails`,
    steps: [step, step],
    shows: failsAgain,
    wants: () => [accepted(1)],
  };
}

async function destructive(context: AuditContext, readers: readonly Step[], { tool, step }: MadeCall) {
  const answers = await onFresh(context, [...readers, step, ...readers]);
  if (!answers) return undefined;
  const before = answers.slice(0, readers.length);
  const after = answers.slice(readers.length + 1);
  const still = new Set(after.flatMap(identities));
  const named = new Set(Object.values(argsOf(step)).map((value) => JSON.stringify(value)));
  /** A thing that is left out of one list may only have changed: it is gone if it cannot be read any more. */
  const isUnreadable = (identity: string) =>
    readers.some(
      (reader, at) =>
        Object.values(argsOf(reader)).some((value) => JSON.stringify(value) === identity) &&
        before[at]?.kind === "accepted" &&
        after[at]?.kind === "rejected",
    );
  const gone = before
    .flatMap(identities)
    .find((identity) => !still.has(identity) && (!named.has(identity) || isUnreadable(identity)));
  const at = before.findIndex((answer) => gone !== undefined && identities(answer).includes(gone));
  const reader = readers[at];
  if (!reader || gone === undefined) return undefined;
  const name = hide(tool.name);
  return {
    ...{ rule_id: "AUDIT-DESTRUCTIVE", tier: "suspicious", subject: name },
    message: say`${name} says that it destroys nothing, but ${hide(gone)} is gone from ${shown(reader)}`,
    steps: [reader, step, reader],
    shows: ([one, , two]) =>
      one !== undefined && two !== undefined && identities(one).includes(gone) && !identities(two).includes(gone),
    wants: ([one]) => stillThere(gone, one),
  } satisfies Suspicion;
}

/** That the list that has a thing has all its things after the call, too. */
function stillThere(gone: string, before: Answer | undefined): Want[] {
  const list = listsIn(before?.json).find(({ items }) => items.some((item) => identityOf(item) === gone));
  if (!list) return [];
  const target = pathOf([...list.path, ...namesIn(list.items)]);
  return [{ at: 2, target, matcher: { contains: new AnswerPart(0, target) } }];
}

function argsOf({ params }: Step): Record<string, unknown> {
  return asObject(params.arguments);
}

/** What names the items of the lists of an answer; none of one page of several, from which an item may only have moved. */
function identities({ json, result }: Answer): string[] {
  const isPart =
    (cursorIn(json) ?? result?.nextCursor) !== undefined || (totalIn(json) ?? 0) > (itemsIn(json)?.length ?? 0);
  if (isPart) return [];
  const lists = [json, ...Object.values(asObject(json)), result?.resources].filter((value) => Array.isArray(value));
  return lists
    .flat()
    .filter((item) => isObject(item) && keyOf(item) !== undefined)
    .map(identityOf);
}

function shown({ method, params }: Step) {
  return hide(method === "tools/call" ? String(params.name) : method);
}
