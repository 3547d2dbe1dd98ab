import { isDeepStrictEqual } from "node:util";
import { uniqueBy } from "../../../core/groups.js";
import { asObject, isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { cursorIn, identityOf, itemsIn, keyOf, totalIn } from "../answers.js";
import {
  type Answer,
  AnswerPart,
  type AuditContext,
  type AuditTool,
  type MadeCall,
  type Step,
  type Suspicion,
  type Want,
} from "../types.js";
import { argumentsOf, callStep, missingIn } from "../values.js";
import { accepted, likewise, listsIn, namesIn, pathOf } from "../wants.js";
import { silenceOf } from "./conduct.js";
import { agreement, disagreementIn } from "./disagree.js";
import { acceptedOf, readersOf, seen, sendAll, steadyReaders } from "./readers.js";

/** So many calls of a read-only tool are looked at. */
const MAX_READS = 12;
/** So many readers show what a call changes: each is asked after each call. */
const MAX_WITNESSES = 100;

/** AUDIT-READ-ONLY, AUDIT-IDEMPOTENT, AUDIT-DESTRUCTIVE: what a tool does is not what its annotations say. */
export async function state(context: AuditContext): Promise<Suspicion[]> {
  const steady = await steadyReaders(context);
  const found = await selfChanging(context, steady);
  const first = steady.slice(0, MAX_WITNESSES);
  const changers = context.tools.filter(({ isReadOnly, withheld }) => !isReadOnly && withheld === undefined);
  for (const tool of changers) {
    const [call] = tool.reads ? [] : acceptedOf(context, tool);
    if (call) found.push(...(await afterChange(context, first, call)));
  }
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

/** Sends steps to a fresh server, on which `later` will be sent too; undefined if the time is over. */
async function onFresh(
  context: AuditContext,
  steps: readonly Step[],
  later: readonly Step[] = [],
): Promise<Answer[] | undefined> {
  if (!context.hasTime()) return undefined;
  await context.server.restart();
  await context.server.prepare([...steps, ...later]);
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

/** Readers whose second answer differs from their first, where they list or others show it, and those that change others. */
async function selfChanging(context: AuditContext, stable: readonly Step[]): Promise<Suspicion[]> {
  const found: Suspicion[] = [];
  const names = new Set(stable.map(({ params }) => params.name));
  const saysReadOnly = new Set<unknown>(context.tools.flatMap(({ name, isReadOnly }) => (isReadOnly ? [name] : [])));
  const readers = readersOf(context);
  for (const step of readers) {
    if (step.method !== "tools/call" || names.has(step.params.name) || !saysReadOnly.has(step.params.name)) continue;
    const [a, b] = (await onFresh(context, [step, step])) ?? [];
    if (!a || !b) continue;
    if (isSeen(a, b)) {
      const others = readers.filter(({ params }) => saysReadOnly.has(params.name) && params.name !== step.params.name);
      for (const other of others.slice(0, MAX_WITNESSES)) {
        const finding = await firstWriting(context, [other], [step]);
        if (finding) found.push(finding);
      }
      continue;
    }
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

/** Looks at the state after the calls of each read-only tool, in one session; after each call, if they change it. */
async function readOnly(context: AuditContext, readers: readonly Step[]): Promise<Suspicion[]> {
  const found: Suspicion[] = [];
  const stepsOf = (tool: AuditTool) =>
    distinct(acceptedOf(context, tool))
      .slice(0, MAX_READS)
      .map(({ step }) => step);
  const tools = context.tools.filter(({ isReadOnly, withheld }) => isReadOnly && withheld === undefined);
  let before = await onFresh(context, readers, tools.flatMap(stepsOf));
  for (const tool of tools) {
    const steps = stepsOf(tool);
    const others = readers.filter(({ params }) => params.name !== tool.name);
    if (!before || !context.hasTime()) break;
    const after = (await sendAll(context.server, [...steps, ...readers])).slice(steps.length);
    const changed = differs(readers, before, after, tool);
    before = after;
    if (!changed) continue;
    const finding = await firstWriting(context, steps, others);
    if (finding) found.push(finding);
  }
  return found;
}

/** True if readers other than a tool itself show another state. */
function differs(readers: readonly Step[], before: readonly Answer[], after: readonly Answer[], { name }: AuditTool) {
  return readers.some((one, at) => one.params.name !== name && differenceIn([one], [before[at]], [after[at]]) === 0);
}

async function firstWriting(context: AuditContext, steps: readonly Step[], readers: readonly Step[]) {
  let before = await onFresh(context, readers, steps);
  for (const step of steps) {
    if (!before || !context.hasTime()) return undefined;
    const after = (await sendAll(context.server, [step, ...readers])).slice(1);
    const reader = readers[differenceIn(readers, before, after)];
    before = after;
    if (!reader) continue;
    const name = hide(String(step.params.name));
    return {
      ...{ rule_id: "AUDIT-READ-ONLY", tier: "broken", subject: name },
      message: say`${name} says that it only reads, but changes what ${shown(reader)} shows`,
      steps: [reader, step, reader],
      shows: ([one, , two]) => differenceIn([reader], [one], [two]) === 0,
      wants: (answers) => likewise(2, 0, answers, seen),
    } satisfies Suspicion;
  }
  return undefined;
}

/** What reads show after a change: what they show only once, what is as old as a read before it, a text that disagrees. */
async function afterChange(context: AuditContext, readers: readonly Step[], call: MadeCall): Promise<Suspicion[]> {
  const { tool, step } = call;
  const all = uniqueBy([...sameThings(context, call), ...readers], ({ params }) => JSON.stringify(params));
  const alone = await onFresh(context, [step, ...all.flatMap((reader) => [reader, reader])]);
  const looks = await onFresh(context, [...all, ...all, step, ...all]);
  if (!alone || !looks) return [];
  const silent = all.findIndex((_, at) => looks[at]?.kind === "accepted" && alone[2 * at + 1]?.kind === "none");
  const [reader, answer] = [all[silent], alone[2 * silent + 1]];
  if (reader && answer) {
    const found = silenceOf({ name: String(reader.params.name ?? reader.method), steps: [step, reader], answer });
    return [{ ...found, message: say`after ${hide(tool.name)}, ${found.message}` }];
  }
  const change = looks[2 * all.length];
  if (alone[0]?.kind !== "accepted" || change?.kind !== "accepted") return [];
  let controls: Answer[] | undefined;
  const found: Suspicion[] = [];
  for (const [at, reader] of all.entries()) {
    const name = shown(reader);
    const [first, second] = [alone[2 * at + 1], alone[2 * at + 2]];
    const [before, again, after] = [looks[at], looks[all.length + at], looks[2 * all.length + 1 + at]];
    const about = { subject: name, steps: [reader, step, reader] } as const;
    if (isTaken(first, second)) {
      found.push({
        ...{ rule_id: "AUDIT-READ-ONLY", tier: "broken", subject: name },
        message: say`${name} says that it only reads, but its second answer has not all that its first had`,
        steps: [step, reader, reader],
        shows: ([, one, two]) => isTaken(one, two),
        wants: (answers) => likewise(2, 1, answers, seen),
      });
    } else if (first?.kind === "accepted" && before && isOld([before, again, after]) && !isSeen(first, before)) {
      controls ??= await onFresh(context, all);
      const control = controls?.[at];
      if (!control || !showsChange(seen(first), seen(before), seen(control))) continue;
      found.push({
        ...{ ...about, rule_id: "AUDIT-READ-ONLY", tier: "suspicious" },
        message: say`${name} still shows after ${hide(tool.name)} what it showed before; without the first read it shows the change`,
        shows: ([one, two, three]) => two?.kind === "accepted" && isSeen(three, one),
        wants: () => [{ at: 2, target: "result", matcher: { not: { exact: new AnswerPart(0, "result") } } }],
      });
    }
    const differing = after && before && !disagreementIn(before) ? disagreementIn(after) : undefined;
    if (differing === undefined) continue;
    found.push({
      ...{ ...about, rule_id: "AUDIT-DISAGREE", tier: "suspicious" },
      message: say`after ${hide(tool.name)}, the text and the structured content of ${name} differ at ${hide(differing)}`,
      shows: ([, , three]) => three !== undefined && disagreementIn(three) === differing,
      wants: () => [agreement(2)],
    });
  }
  return found;
}

/** True if an answer after a change is that before it. */
function isOld([before, again, after]: readonly (Answer | undefined)[]): boolean {
  return before?.kind === "accepted" && isSeen(again, before) && isSeen(after, before);
}

/** True if `now` differs from `before` where `control`, of another fresh server, does not: elsewhere it varies by itself. */
function showsChange(now: unknown, before: unknown, control: unknown): boolean {
  if (isDeepStrictEqual(before, control)) return !isDeepStrictEqual(now, before);
  if (Array.isArray(now) && Array.isArray(before) && Array.isArray(control) && before.length === control.length)
    return now.length !== before.length || now.some((item, at) => showsChange(item, before[at], control[at]));
  if (!isObject(now) || !isObject(before) || !isObject(control)) return false;
  return Object.keys(before).some((key) => showsChange(now[key], before[key], control[key]));
}

/** Reads of the things that a call names, by tools that take an argument of the same name. */
function sameThings(context: AuditContext, { args, step, tool: changer }: MadeCall): Step[] {
  return context.tools.flatMap((tool) => {
    const base = tool === changer || !tool.reads || tool.withheld !== undefined ? undefined : context.accepted(tool);
    const required = base ? argumentsOf(tool).filter(({ isRequired }) => isRequired) : [];
    const shared = required.filter(({ name }) => typeof args[name] === "string" || typeof args[name] === "number");
    if (!base || shared.length === 0) return [];
    const same = Object.fromEntries(shared.map(({ name }) => [name, args[name]]));
    return [
      callStep(tool.name, { ...base.args, ...same }, new Map([...(base.step.origins ?? []), ...(step.origins ?? [])])),
    ];
  });
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
