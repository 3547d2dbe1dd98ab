import { isDeepStrictEqual } from "node:util";
import { hide, say } from "../../../../../core/redaction/redacted.js";
import { assertSameAnswer } from "../../assertions.js";
import type { AuditAnswer, AuditContext, AuditStep, AuditTool, Suspicion } from "../../types.js";
import { readersOf, sendAll, validAcceptedCalls, visibleState } from "../readers.js";
import {
  firstChangedReader,
  itemIdentities,
  leastVariedFirst,
  MAX_WITNESSES,
  sendToFreshServer,
  showSameState,
  statesAround,
  stepName,
} from "./looks.js";

/** So many calls of a read-only tool are looked at. */
const MAX_READS = 12;

/** Readers whose second answer differs from their first, where they list or others show it, and those that change others. */
export async function judgeSelfChange(context: AuditContext, stable: readonly AuditStep[]): Promise<Suspicion[]> {
  const suspicions: Suspicion[] = [];
  const names = new Set(stable.map(({ params }) => params.name));
  const saysReadOnly = new Set<unknown>(context.tools.flatMap(({ name, isReadOnly }) => (isReadOnly ? [name] : [])));
  const readers = readersOf(context);
  for (const step of readers) {
    if (step.method !== "tools/call" || names.has(step.params.name) || !saysReadOnly.has(step.params.name)) continue;
    const [a, b] = (await sendToFreshServer(context, [step, step])) ?? [];
    if (!a || !b) continue;
    if (showSameState(a, b)) {
      const others = readers.filter(({ params }) => saysReadOnly.has(params.name) && params.name !== step.params.name);
      for (const other of others.slice(0, MAX_WITNESSES)) {
        const finding = await firstChange(context, [other], [step]);
        if (finding) suspicions.push(finding);
      }
      continue;
    }
    const name = hide(String(step.params.name));
    const about = { rule_id: "AUDIT-READ-ONLY", tier: "broken", subject: name } as const;
    if (!isDeepStrictEqual(itemIdentities(a), itemIdentities(b))) {
      suspicions.push({
        ...about,
        message: say`${name} says that it only reads, but its second answer differs from its first`,
        steps: [step, step],
        shows: ([one, two]) => showSameState(one, a) && showSameState(two, b),
        assertions: (answers) => assertSameAnswer(1, 0, answers, visibleState),
      });
      continue;
    }
    // A counter of calls, or that an answer comes from a cache, changes nothing unless others show it.
    const others = readers.filter(({ params }) => params.name !== step.params.name).slice(0, MAX_WITNESSES);
    const answers = await sendToFreshServer(context, [...others.flatMap((other) => [other, other]), step, ...others]);
    const looks = others.map((reader, at) => ({
      reader,
      before: answers?.[2 * at],
      control: answers?.[2 * at + 1],
      after: answers?.[2 * others.length + 1 + at],
    }));
    const changed = looks.find(
      ({ reader, before, control, after }) =>
        firstChangedReader([reader], [before], [control]) === -1 &&
        firstChangedReader([reader], [before], [after]) === 0,
    );
    if (!changed) continue;
    const { reader, before, after } = changed;
    suspicions.push({
      ...about,
      message: say`${name} says that it only reads, but changes what ${stepName(reader)} shows`,
      steps: [reader, reader, step, reader],
      shown: [1, 2, 3],
      shows: ([one, two, , three]) =>
        showSameState(one, before) && showSameState(two, before) && showSameState(three, after),
      assertions: (answers) => assertSameAnswer(3, 1, answers, visibleState),
    });
  }
  return suspicions;
}

/** Looks at the state after the calls of each read-only tool, in one session; after each call, if they change it. */
export async function judgeReadOnly(context: AuditContext, readers: readonly AuditStep[]): Promise<Suspicion[]> {
  const suspicions: Suspicion[] = [];
  const stepsOf = (tool: AuditTool) =>
    leastVariedFirst(validAcceptedCalls(context, tool))
      .slice(0, MAX_READS)
      .map(({ step }) => step);
  const tools = context.tools.filter(({ isReadOnly, withheld }) => isReadOnly && withheld === undefined);
  let before = await sendToFreshServer(context, readers, tools.flatMap(stepsOf));
  for (const tool of tools) {
    const steps = stepsOf(tool);
    const others = readers.filter(({ params }) => params.name !== tool.name);
    if (!before || !context.hasTime()) break;
    const after = (await sendAll(context.server, [...steps, ...readers])).slice(steps.length);
    const changed = hasChanged(readers, before, after, tool);
    before = after;
    if (!changed) continue;
    const finding = await firstChange(context, steps, others);
    if (finding) suspicions.push(finding);
  }
  return suspicions;
}

/** True if readers other than a tool itself show another state. */
function hasChanged(
  readers: readonly AuditStep[],
  before: readonly AuditAnswer[],
  after: readonly AuditAnswer[],
  { name }: AuditTool,
) {
  return readers.some(
    (one, at) => one.params.name !== name && firstChangedReader([one], [before[at]], [after[at]]) === 0,
  );
}

async function firstChange(context: AuditContext, steps: readonly AuditStep[], readers: readonly AuditStep[]) {
  for await (const { step, before, after } of statesAround(context, readers, steps)) {
    const reader = readers[firstChangedReader(readers, before, after)];
    if (!reader) continue;
    const name = hide(String(step.params.name));
    return {
      rule_id: "AUDIT-READ-ONLY",
      tier: "broken",
      subject: name,
      message: say`${name} says that it only reads, but changes what ${stepName(reader)} shows`,
      steps: [reader, step, reader],
      shows: ([one, , two]) => firstChangedReader([reader], [one], [two]) === 0,
      assertions: (answers) => assertSameAnswer(2, 0, answers, visibleState),
    } satisfies Suspicion;
  }
  return undefined;
}
