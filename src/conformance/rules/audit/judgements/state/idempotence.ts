import type { Redacted } from "../../../../../core/redaction/redact.js";
import { hide, say } from "../../../../../core/redaction/redacted.js";
import { missingNouns } from "../../../../calls/learned/candidates.js";
import { assertAccepted, assertSameAnswer } from "../../assertions.js";
import type { AuditAnswer, AuditCall, AuditContext, AuditStep, Suspicion } from "../../types.js";
import { visibleState } from "../readers.js";
import { firstChangedReader, statesAround, stepName } from "./looks.js";

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
