import { isDeepStrictEqual } from "node:util";
import { hide, say } from "../../../../core/redaction/redacted.js";
import type { Answer, AuditContext, AuditTool, Step, Suspicion } from "../../types.js";
import { likewise } from "../../wants.js";
import { acceptedOf, readersOf, seen, sendAll } from "../readers.js";
import { changesBy, differenceIn, distinct, identities, isSeen, MAX_WITNESSES, onFresh, shown } from "./looks.js";

/** So many calls of a read-only tool are looked at. */
const MAX_READS = 12;

/** Readers whose second answer differs from their first, where they list or others show it, and those that change others. */
export async function selfChanging(context: AuditContext, stable: readonly Step[]): Promise<Suspicion[]> {
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

/** Looks at the state after the calls of each read-only tool, in one session; after each call, if they change it. */
export async function readOnly(context: AuditContext, readers: readonly Step[]): Promise<Suspicion[]> {
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
  for await (const { step, before, after } of changesBy(context, readers, steps)) {
    const reader = readers[differenceIn(readers, before, after)];
    if (!reader) continue;
    const name = hide(String(step.params.name));
    return {
      rule_id: "AUDIT-READ-ONLY",
      tier: "broken",
      subject: name,
      message: say`${name} says that it only reads, but changes what ${shown(reader)} shows`,
      steps: [reader, step, reader],
      shows: ([one, , two]) => differenceIn([reader], [one], [two]) === 0,
      wants: (answers) => likewise(2, 0, answers, seen),
    } satisfies Suspicion;
  }
  return undefined;
}
