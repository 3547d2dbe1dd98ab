import { hide, say } from "../../../../core/redaction/redacted.js";
import { argumentsOf, callStep, missingNouns, UNKNOWN_ID, UNKNOWN_NUMBER } from "../../../calls/learned/candidates.js";
import { normalizedName, ValuePool } from "../../../calls/learned/value-pool.js";
import { soundsLikeRemoving } from "../../../calls/learned/verbs.js";
import { assertAccepted, assertRejected } from "../assertions.js";
import type { AuditAnswer, AuditContext, AuditTool, Suspicion } from "../types.js";
import { isProgram } from "./exception.js";
import { validAcceptedCalls } from "./readers.js";

/** AUDIT-DISAGREE: tools do not agree on what exists. */
export async function judgeExistence(context: AuditContext): Promise<Suspicion[]> {
  return [...successesForNothing(context), ...(await createdForNothing(context))];
}

/** A tool succeeds for an id of which another tool says that nothing has it. */
function successesForNothing({ calls }: AuditContext): Suspicion[] {
  const forNobody = calls.flatMap((call) => {
    const [name = "", ...more] = call.varied;
    const isNobody = call.args[name] === UNKNOWN_ID || call.args[name] === UNKNOWN_NUMBER;
    // What one tool runs, another one may only look at.
    const isId = isNobody && !isProgram(name);
    return isId && more.length === 0 && isRequired(call.tool, name) ? [{ ...call, name }] : [];
  });
  const refused = forNobody.filter(({ answer, tool }) => saysMissing(answer) && tool.isReader);
  // A deletion may well succeed for what is gone already.
  const served = forNobody.filter(
    ({ answer, tool, args, name }) =>
      answer.kind === "accepted" &&
      !mentionsFailure(answer) &&
      !saysNo(answer.json ?? answer.text, args[name]) &&
      !soundsLikeRemoving(tool.name),
  );
  return served.flatMap(({ tool, name, args, step }): Suspicion | [] => {
    const isAlike = (other: (typeof refused)[number]) =>
      other.tool !== tool &&
      normalizedName(other.name) === normalizedName(name) &&
      other.args[other.name] === args[name];
    const refusal = refused.find(isAlike);
    if (!refusal) return [];
    return {
      rule_id: "AUDIT-DISAGREE",
      tier: "suspicious",
      subject: hide(tool.name),
      message: say`${hide(tool.name)} succeeds for a \`${hide(name)}\` of which ${hide(refusal.tool.name)} says that it does not exist`,
      steps: [refusal.step, step, refusal.step],
      shown: [0, 1],
      // If it exists afterwards, the call created it.
      shows: ([before, success, after]) => success?.kind === "accepted" && saysMissing(before) && saysMissing(after),
      assertions: () => [assertRejected(1)],
    };
  });
}

/** A tool answers with the id of what it made, and another one says that nothing has it. */
async function createdForNothing(context: AuditContext): Promise<Suspicion[]> {
  const suspicions: Suspicion[] = [];
  const acceptedCalls = context.tools.flatMap((tool) => validAcceptedCalls(context, tool)[0] ?? []);
  const readers = acceptedCalls.flatMap((call) => {
    const [one, ...more] = argumentsOf(call.tool).filter(({ isRequired }) => isRequired);
    return call.tool.isReader && one !== undefined && more.length === 0 ? [{ call, name: one.name }] : [];
  });
  for (const change of acceptedCalls) {
    if (change.tool.isReader || !context.hasTime()) continue;
    const pool = new ValuePool();
    pool.collect(change.step, change.answer);
    for (const { call, name } of readers) {
      const [id] = pool.find(call.tool.name, name);
      // An argument that the caller chose proves nothing.
      if (!id?.origin || Object.values(change.args).includes(id.value)) continue;
      const reading = callStep(call.tool.name, { ...call.args, [name]: id.value }, new Map([[name, id.origin]]));
      suspicions.push({
        rule_id: "AUDIT-DISAGREE",
        tier: "suspicious",
        subject: hide(change.tool.name),
        message: say`${hide(change.tool.name)} answers with a \`${hide(name)}\` of which ${hide(call.tool.name)} says that it does not exist`,
        steps: [call.step, change.step, reading],
        shown: [1, 2],
        shows: ([control, success, after]) =>
          control?.kind === "accepted" && success?.kind === "accepted" && saysMissing(after),
        assertions: () => [assertAccepted(2)],
      });
    }
  }
  return suspicions;
}

function isRequired(tool: AuditTool, name: string): boolean {
  return argumentsOf(tool).some((argument) => argument.name === name && argument.isRequired);
}

/** A rejection of the form of an id says nothing of what exists. */
function saysMissing(answer: AuditAnswer | undefined): boolean {
  const { kind, text = "" } = answer ?? {};
  return kind === "rejected" && missingNouns(text).length > 0 && !/\b(?:invalid|must|format|malformed)\b/i.test(text);
}

/** True for an answer such as `{"has": false}` or an empty list: the tool says that there is nothing. It may repeat what was asked. */
function saysNo(answer: unknown, asked: unknown): boolean {
  if (answer === asked || !answer) return true;
  if (typeof answer === "string") return /^\W*(?:no|none|nothing|false|0)\b/i.test(answer);
  return typeof answer === "object" && Object.values(answer).every((value) => saysNo(value, asked));
}

function mentionsFailure({ text }: AuditAnswer): boolean {
  return /\b(?:error|fail(?:ed|ure)?|not found|no such|does not exist|unknown)\b/i.test(text);
}
