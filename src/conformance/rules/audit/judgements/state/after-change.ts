import { isDeepStrictEqual } from "node:util";
import { uniqueBy } from "../../../../../core/groups.js";
import { isObject } from "../../../../../core/json/json.js";
import { hide, say } from "../../../../../core/redaction/redacted.js";
import { assertSameAnswer } from "../../assertions.js";
import {
  AnswerPart,
  type AuditAnswer,
  type AuditCall,
  type AuditContext,
  type AuditStep,
  type Suspicion,
} from "../../types.js";
import { unansweredCall } from "../conduct.js";
import { assertAgreement, disagreementIn } from "../disagree.js";
import { readsOfSameThings, visibleState } from "../readers.js";
import { itemIdentities, sendToFreshServer, showSameState, stepName } from "./looks.js";

/** What reads show after a change: what they show only once, what is as old as a read before it, a text that disagrees. */
export async function judgeReadsAfterChange(
  context: AuditContext,
  readers: readonly AuditStep[],
  call: AuditCall,
): Promise<Suspicion[]> {
  const { tool, step } = call;
  const all = uniqueBy([...readsOfSameThings(context, call), ...readers], ({ params }) => JSON.stringify(params));
  const alone = await sendToFreshServer(context, [step, ...all.flatMap((reader) => [reader, reader])]);
  const looks = await sendToFreshServer(context, [...all, ...all, step, ...all]);
  if (!alone || !looks) return [];
  const silent = all.findIndex((_, at) => looks[at]?.kind === "accepted" && alone[2 * at + 1]?.kind === "none");
  const [reader, answer] = [all[silent], alone[2 * silent + 1]];
  if (reader && answer) {
    const suspicion = unansweredCall({
      name: String(reader.params.name ?? reader.method),
      steps: [step, reader],
      answer,
    });
    return [{ ...suspicion, message: say`after ${hide(tool.name)}, ${suspicion.message}` }];
  }
  const change = looks[2 * all.length];
  if (alone[0]?.kind !== "accepted" || change?.kind !== "accepted") return [];
  let controls: AuditAnswer[] | undefined;
  const suspicions: Suspicion[] = [];
  for (const [at, reader] of all.entries()) {
    const name = stepName(reader);
    const [first, second] = [alone[2 * at + 1], alone[2 * at + 2]];
    const [before, again, after] = [looks[at], looks[all.length + at], looks[2 * all.length + 1 + at]];
    const about = { subject: name, steps: [reader, step, reader] } as const;
    if (hasLostItems(first, second)) {
      suspicions.push({
        rule_id: "AUDIT-READ-ONLY",
        tier: "broken",
        subject: name,
        message: say`${name} says that it only reads, but its second answer has not all that its first had`,
        steps: [step, reader, reader],
        shows: ([, one, two]) => hasLostItems(one, two),
        assertions: (answers) => assertSameAnswer(2, 1, answers, visibleState),
      });
    } else if (
      first?.kind === "accepted" &&
      before &&
      isUnchanged([before, again, after]) &&
      !showSameState(first, before)
    ) {
      controls ??= await sendToFreshServer(context, all);
      const control = controls?.[at];
      // A server that keeps its state may have been another one before the first read, or be changed by other calls meanwhile.
      const [, repeated] = (await sendToFreshServer(context, [step, reader])) ?? [];
      const [lastControl] = (await sendToFreshServer(context, [reader])) ?? [];
      const isChange = (now: AuditAnswer | undefined, other: AuditAnswer | undefined) =>
        now && other && showsChange(visibleState(now), visibleState(before), visibleState(other));
      if (!isChange(first, control) || !isChange(repeated, control) || !isChange(repeated, lastControl)) continue;
      suspicions.push({
        ...about,
        rule_id: "AUDIT-READ-ONLY",
        tier: "suspicious",
        message: say`${name} still shows after ${hide(tool.name)} what it showed before; without the first read it shows the change`,
        shows: ([one, two, three]) => two?.kind === "accepted" && showSameState(three, one),
        assertions: () => [{ at: 2, target: "result", matcher: { not: { exact: new AnswerPart(0, "result") } } }],
      });
    }
    const differing = after && before && !disagreementIn(before) ? disagreementIn(after) : undefined;
    if (differing === undefined) continue;
    suspicions.push({
      ...about,
      rule_id: "AUDIT-DISAGREE",
      shown: [1, 2],
      tier: "suspicious",
      message: say`after ${hide(tool.name)}, the text and the structured content of ${name} differ at ${hide(differing)}`,
      shows: ([, , three]) => three !== undefined && disagreementIn(three) === differing,
      assertions: () => [assertAgreement(2)],
    });
  }
  return suspicions;
}

/** True if an answer after a change is that before it. */
function isUnchanged([before, again, after]: readonly (AuditAnswer | undefined)[]): boolean {
  return before?.kind === "accepted" && showSameState(again, before) && showSameState(after, before);
}

/** True if `now` differs from `before` where `control`, of another fresh server, does not: elsewhere it varies by itself. */
function showsChange(now: unknown, before: unknown, control: unknown): boolean {
  if (isDeepStrictEqual(before, control)) return !isDeepStrictEqual(now, before);
  if (Array.isArray(now) && Array.isArray(before) && Array.isArray(control) && before.length === control.length)
    return now.length !== before.length || now.some((item, at) => showsChange(item, before[at], control[at]));
  if (!isObject(now) || !isObject(before) || !isObject(control)) return false;
  return Object.keys(before).some((key) => showsChange(now[key], before[key], control[key]));
}

function hasLostItems(one: AuditAnswer | undefined, two: AuditAnswer | undefined): boolean {
  if (one?.kind !== "accepted" || two?.kind !== "accepted") return false;
  const still = new Set(itemIdentities(two));
  return itemIdentities(one).some((identity) => !still.has(identity));
}
