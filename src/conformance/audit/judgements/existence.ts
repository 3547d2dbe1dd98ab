import { hide, say } from "../../../core/redaction/redacted.js";
import type { Answer, AuditContext, AuditTool, Suspicion } from "../types.js";
import { plain, ValuePool } from "../value-pool.js";
import { argumentsOf, callStep, missingIn, NO_NUMBER, NOBODY } from "../values.js";
import { soundsLikeRemoving } from "../verbs.js";
import { accepted, rejected } from "../wants.js";
import { acceptedOf } from "./readers.js";

/** AUDIT-DISAGREE: tools do not agree on what exists. */
export async function existence(context: AuditContext): Promise<Suspicion[]> {
  return [...successesForNothing(context), ...(await createdForNothing(context))];
}

/** A tool succeeds for an id of which another tool says that nothing has it. */
function successesForNothing({ calls }: AuditContext): Suspicion[] {
  const forNobody = calls.flatMap((call) => {
    const [name = "", ...more] = call.varied;
    const isNobody = call.args[name] === NOBODY || call.args[name] === NO_NUMBER;
    return isNobody && more.length === 0 && isRequired(call.tool, name) ? [{ ...call, name }] : [];
  });
  const refused = forNobody.filter(({ answer, tool }) => saysMissing(answer) && tool.reads);
  // A deletion may well succeed for what is gone already.
  const served = forNobody.filter(
    ({ answer, tool }) => answer.kind === "accepted" && !looksFailed(answer) && !soundsLikeRemoving(tool.name),
  );
  return served.flatMap(({ tool, name, args, step }): Suspicion | [] => {
    const isAlike = (other: (typeof refused)[number]) =>
      other.tool !== tool && plain(other.name) === plain(name) && other.args[other.name] === args[name];
    const refusal = refused.find(isAlike);
    if (!refusal) return [];
    return {
      rule_id: "AUDIT-DISAGREE",
      tier: "suspicious",
      subject: hide(tool.name),
      message: say`${hide(tool.name)} succeeds for a \`${hide(name)}\` of which ${hide(refusal.tool.name)} says that it does not exist`,
      steps: [refusal.step, step, refusal.step],
      // If it exists afterwards, the call created it.
      shows: ([before, success, after]) => success?.kind === "accepted" && saysMissing(before) && saysMissing(after),
      wants: () => [rejected(1)],
    };
  });
}

/** A tool answers with the id of what it made, and another one says that nothing has it. */
async function createdForNothing(context: AuditContext): Promise<Suspicion[]> {
  const found: Suspicion[] = [];
  const known = context.tools.flatMap((tool) => acceptedOf(context, tool)[0] ?? []);
  const readers = known.flatMap((call) => {
    const [one, ...more] = argumentsOf(call.tool).filter(({ isRequired }) => isRequired);
    return call.tool.reads && one !== undefined && more.length === 0 ? [{ call, name: one.name }] : [];
  });
  for (const made of known) {
    if (made.tool.reads || !context.hasTime()) continue;
    const given = new ValuePool();
    given.collect(made.step, made.answer);
    for (const { call, name } of readers) {
      const [id] = given.find(call.tool.name, name);
      // An argument that the caller chose proves nothing.
      if (!id?.origin || Object.values(made.args).includes(id.value)) continue;
      const read = callStep(call.tool.name, { ...call.args, [name]: id.value }, new Map([[name, id.origin]]));
      found.push({
        rule_id: "AUDIT-DISAGREE",
        tier: "suspicious",
        subject: hide(made.tool.name),
        message: say`${hide(made.tool.name)} answers with a \`${hide(name)}\` of which ${hide(call.tool.name)} says that it does not exist`,
        steps: [call.step, made.step, read],
        shows: ([control, success, after]) =>
          control?.kind === "accepted" && success?.kind === "accepted" && saysMissing(after),
        wants: () => [accepted(2)],
      });
    }
  }
  return found;
}

function isRequired(tool: AuditTool, name: string): boolean {
  return argumentsOf(tool).some((argument) => argument.name === name && argument.isRequired);
}

/** A rejection of the form of an id says nothing of what exists. */
function saysMissing(answer: Answer | undefined): boolean {
  const { kind, text = "" } = answer ?? {};
  return kind === "rejected" && missingIn(text).length > 0 && !/\b(?:invalid|must|format|malformed)\b/i.test(text);
}

function looksFailed({ text }: Answer): boolean {
  return /\b(?:error|fail(?:ed|ure)?|not found|no such|does not exist|unknown)\b/i.test(text);
}
