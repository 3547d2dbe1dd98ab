import { isDeepStrictEqual } from "node:util";
import { uniqueBy } from "../../../../core/groups.js";
import { isObject } from "../../../../core/json/json.js";
import { hide, say } from "../../../../core/redaction/redacted.js";
import { type Answer, AnswerPart, type AuditContext, type MadeCall, type Step, type Suspicion } from "../../types.js";
import { argumentsOf, callStep } from "../../values.js";
import { likewise } from "../../wants.js";
import { silenceOf } from "../conduct.js";
import { agreement, disagreementIn } from "../disagree.js";
import { seen } from "../readers.js";
import { identities, isSeen, onFresh, shown } from "./looks.js";

/** What reads show after a change: what they show only once, what is as old as a read before it, a text that disagrees. */
export async function afterChange(
  context: AuditContext,
  readers: readonly Step[],
  call: MadeCall,
): Promise<Suspicion[]> {
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
        rule_id: "AUDIT-READ-ONLY",
        tier: "broken",
        subject: name,
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
        ...about,
        rule_id: "AUDIT-READ-ONLY",
        tier: "suspicious",
        message: say`${name} still shows after ${hide(tool.name)} what it showed before; without the first read it shows the change`,
        shows: ([one, two, three]) => two?.kind === "accepted" && isSeen(three, one),
        wants: () => [{ at: 2, target: "result", matcher: { not: { exact: new AnswerPart(0, "result") } } }],
      });
    }
    const differing = after && before && !disagreementIn(before) ? disagreementIn(after) : undefined;
    if (differing === undefined) continue;
    found.push({
      ...about,
      rule_id: "AUDIT-DISAGREE",
      tier: "suspicious",
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
