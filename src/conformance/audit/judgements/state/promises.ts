import type { Redacted } from "../../../../core/redaction/redact.js";
import { hide, say } from "../../../../core/redaction/redacted.js";
import { missingNouns } from "../../../calls/learned/candidates.js";
import { itemIdentity } from "../../answers.js";
import { assertAccepted, assertSameAnswer, itemNamePath, listsIn, targetOf } from "../../assertions.js";
import {
  AnswerPart,
  type AuditAnswer,
  type AuditCall,
  type AuditContext,
  type AuditStep,
  type StepAssertion,
  type Suspicion,
} from "../../types.js";
import { visibleState } from "../readers.js";
import { argsOf, firstChangedReader, itemIdentities, statesAround, stepName } from "./looks.js";

/** What a second equal call of a tool changes that says it is idempotent. */
export async function judgeIdempotence(
  context: AuditContext,
  readers: readonly AuditStep[],
  calls: readonly AuditCall[],
) {
  const suspicions: Suspicion[] = [];
  const steps = calls.flatMap(({ step }) => [step, step]);
  let first: AuditAnswer | undefined;
  for await (const { step, answer, before, after } of statesAround(context, readers, steps)) {
    if (first === undefined) {
      first = answer;
      continue;
    }
    const pair = [first, answer];
    first = undefined;
    const reader = readers[firstChangedReader(readers, before, after)];
    const name = hide(String(step.params.name));
    if (!reader) {
      if (failsAgain(pair)) suspicions.push(failingRepetition(name, step));
      continue;
    }
    suspicions.push({
      rule_id: "AUDIT-IDEMPOTENT",
      tier: "broken",
      subject: name,
      message: say`${name} says that it is idempotent, but a second equal call changes what ${stepName(reader)} shows`,
      steps: [step, reader, step, reader],
      shows: ([, one, , two]) => firstChangedReader([reader], [one], [two]) === 0,
      assertions: (answers) => assertSameAnswer(3, 1, answers, visibleState),
    });
  }
  return suspicions;
}

/** True if a second equal call fails, but not for want of what the first one took away. */
function failsAgain([first, second]: readonly (AuditAnswer | undefined)[]): boolean {
  return first?.kind === "accepted" && second?.kind === "rejected" && missingNouns(second.text).length === 0;
}

function failingRepetition(name: Redacted, step: AuditStep): Suspicion {
  return {
    rule_id: "AUDIT-IDEMPOTENT",
    tier: "suspicious",
    subject: name,
    message: say`${name} says that it is idempotent, but a second equal call fails`,
    steps: [step, step],
    shows: failsAgain,
    assertions: () => [assertAccepted(1)],
  };
}

/** What calls of a tool remove that says it destroys nothing. */
export async function judgeDestruction(
  context: AuditContext,
  readers: readonly AuditStep[],
  calls: readonly AuditCall[],
) {
  const suspicions: Suspicion[] = [];
  const steps = calls.map(({ step }) => step);
  for await (const { step, before, after } of statesAround(context, readers, steps)) {
    const still = new Set(after.flatMap(itemIdentities));
    const argumentTexts = new Set(Object.values(argsOf(step)).map((value) => JSON.stringify(value)));
    /** A thing that is left out of one list may only have changed: it is gone if it cannot be read any more. */
    const isUnreadable = (identity: string) =>
      readers.some(
        (reader, at) =>
          Object.values(argsOf(reader)).some((value) => JSON.stringify(value) === identity) &&
          before[at]?.kind === "accepted" &&
          after[at]?.kind === "rejected",
      );
    const missingItem = before
      .flatMap(itemIdentities)
      .find((identity) => !still.has(identity) && (!argumentTexts.has(identity) || isUnreadable(identity)));
    const at = before.findIndex((answer) => missingItem !== undefined && itemIdentities(answer).includes(missingItem));
    const reader = readers[at];
    if (!reader || missingItem === undefined) continue;
    const name = hide(String(step.params.name));
    suspicions.push({
      rule_id: "AUDIT-DESTRUCTIVE",
      tier: "suspicious",
      subject: name,
      message: say`${name} says that it destroys nothing, but ${hide(missingItem)} is gone from ${stepName(reader)}`,
      steps: [reader, step, reader],
      shows: ([one, , two]) =>
        one !== undefined &&
        two !== undefined &&
        itemIdentities(one).includes(missingItem) &&
        !itemIdentities(two).includes(missingItem),
      assertions: ([one]) => assertStillListed(missingItem, one),
    });
  }
  return suspicions;
}

/** That the list that has a thing has all its things after the call, too. */
function assertStillListed(lost: string, before: AuditAnswer | undefined): StepAssertion[] {
  const list = listsIn(before?.json).find(({ items }) => items.some((item) => itemIdentity(item) === lost));
  if (!list) return [];
  const target = targetOf([...list.path, ...itemNamePath(list.items)]);
  return [{ at: 2, target, matcher: { contains: new AnswerPart(0, target) } }];
}
