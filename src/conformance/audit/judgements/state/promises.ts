import type { Redacted } from "../../../../core/redaction/redact.js";
import { hide, say } from "../../../../core/redaction/redacted.js";
import { identityOf } from "../../answers.js";
import {
  type Answer,
  AnswerPart,
  type AuditContext,
  type MadeCall,
  type Step,
  type Suspicion,
  type Want,
} from "../../types.js";
import { missingIn } from "../../values.js";
import { accepted, likewise, listsIn, namesIn, pathOf } from "../../wants.js";
import { seen } from "../readers.js";
import { argsOf, changesBy, differenceIn, identities, shown } from "./looks.js";

/** What a second equal call of a tool changes that says it is idempotent. */
export async function idempotent(context: AuditContext, readers: readonly Step[], calls: readonly MadeCall[]) {
  const found: Suspicion[] = [];
  const steps = calls.flatMap(({ step }) => [step, step]);
  let first: Answer | undefined;
  for await (const { step, answer, before, after } of changesBy(context, readers, steps)) {
    if (first === undefined) {
      first = answer;
      continue;
    }
    const pair = [first, answer];
    first = undefined;
    const reader = readers[differenceIn(readers, before, after)];
    const name = hide(String(step.params.name));
    if (!reader) {
      if (failsAgain(pair)) found.push(secondFails(name, step));
      continue;
    }
    found.push({
      rule_id: "AUDIT-IDEMPOTENT",
      tier: "broken",
      subject: name,
      message: say`${name} says that it is idempotent, but a second equal call changes what ${shown(reader)} shows`,
      steps: [step, reader, step, reader],
      shows: ([, one, , two]) => differenceIn([reader], [one], [two]) === 0,
      wants: (answers) => likewise(3, 1, answers, seen),
    });
  }
  return found;
}

/** True if a second equal call fails, but not for want of what the first one took away. */
function failsAgain([first, second]: readonly (Answer | undefined)[]): boolean {
  return first?.kind === "accepted" && second?.kind === "rejected" && missingIn(second.text).length === 0;
}

function secondFails(name: Redacted, step: Step): Suspicion {
  return {
    rule_id: "AUDIT-IDEMPOTENT",
    tier: "suspicious",
    subject: name,
    message: say`${name} says that it is idempotent, but a second equal call fails`,
    steps: [step, step],
    shows: failsAgain,
    wants: () => [accepted(1)],
  };
}

/** What calls of a tool remove that says it destroys nothing. */
export async function destructive(context: AuditContext, readers: readonly Step[], calls: readonly MadeCall[]) {
  const found: Suspicion[] = [];
  const steps = calls.map(({ step }) => step);
  for await (const { step, before, after } of changesBy(context, readers, steps)) {
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
    if (!reader || gone === undefined) continue;
    const name = hide(String(step.params.name));
    found.push({
      rule_id: "AUDIT-DESTRUCTIVE",
      tier: "suspicious",
      subject: name,
      message: say`${name} says that it destroys nothing, but ${hide(gone)} is gone from ${shown(reader)}`,
      steps: [reader, step, reader],
      shows: ([one, , two]) =>
        one !== undefined && two !== undefined && identities(one).includes(gone) && !identities(two).includes(gone),
      wants: ([one]) => stillThere(gone, one),
    });
  }
  return found;
}

/** That the list that has a thing has all its things after the call, too. */
function stillThere(gone: string, before: Answer | undefined): Want[] {
  const list = listsIn(before?.json).find(({ items }) => items.some((item) => identityOf(item) === gone));
  if (!list) return [];
  const target = pathOf([...list.path, ...namesIn(list.items)]);
  return [{ at: 2, target, matcher: { contains: new AnswerPart(0, target) } }];
}
