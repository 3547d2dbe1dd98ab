import { exceptionIn, regexErrorIn } from "../../../../core/proc/exceptions.js";
import { hide, hideValue, jsonText, say } from "../../../../core/redaction/redacted.js";
import { mentions } from "../../../calls/learned/candidates.js";
import type { Args } from "../../../calls/types.js";
import { assertLacksText } from "../assertions.js";
import type { AuditCall, AuditContext, AuditTool, Suspicion } from "../types.js";
import { validAcceptedCalls } from "./readers.js";

const PROGRAM = /^(?:script|command|program|snippet|source_?code|(?:python|java_?script|shell)_?(?:code|script)?)$/i;
const RUNS = /run|exec|eval|interpret/i;

/**
 * AUDIT-EXCEPTION: a call that the schema allows is answered with an unhandled exception, although other calls of the tool
 * work. A tool of which none works may miss what it needs on this machine.
 */
export function judgeExceptions(context: AuditContext): Suspicion[] {
  const ofWorking = context.calls.filter(({ tool }) => validAcceptedCalls(context, tool).length > 0);
  return smallestFirst(ofWorking).flatMap((call): Suspicion | [] => {
    const { tool, step } = call;
    const words = exceptionOf(call);
    if (words === undefined) return [];
    return {
      rule_id: "AUDIT-EXCEPTION",
      tier: "broken",
      subject: hide(tool.name),
      message: say`${hide(tool.name)} fails with an unhandled exception for arguments that its schema allows: ${hide(words)}`,
      steps: [step],
      shows: ([again]) => again?.kind === "rejected" && exceptionWords(call, again.text) !== undefined,
      assertions: ([again]) => [assertLacksText(0, exceptionWords(call, again?.text ?? "") ?? words)],
    };
  });
}

/** The words of an unhandled exception in the answer to a call that the schema allows; undefined if there are none. */
export function exceptionOf(call: AuditCall): string | undefined {
  const { tool, args, isValid, answer } = call;
  if (isValid !== true || answer.kind !== "rejected" || runsProgram(tool, args)) return undefined;
  const words = exceptionWords(call, answer.text);
  return words === undefined || saysWhatIsWanted(answer.text, words, args) ? undefined : words;
}

function exceptionWords({ tool, args }: AuditCall, text: string): string | undefined {
  // What the tool describes, it may name in a rejection.
  const known = `${argumentsText(args)} ${tool.description} ${JSON.stringify(tool.inputSchema)}`;
  return exceptionIn(text, known) ?? (/regex|regular|pattern/i.test(known) ? undefined : regexErrorIn(text));
}

/** What a rejection says an argument should be. */
const WANTED =
  /\b(?:must|should|has to|have to|needs? to|expect(?:s|ed)|(?:is )?(?:not (?:an? )?valid|invalid)|requires?)\b/i;

/** True if, beside the words of an exception, a rejection names an argument of the call and says what it must be. */
function saysWhatIsWanted(text: string, words: string, args: Args): boolean {
  const own = text.replaceAll(words, " ");
  return WANTED.test(own) && Object.keys(args).some((name) => mentions(own, name));
}

/** True for the name of an argument that is a program. */
export function isProgram(name: string): boolean {
  return PROGRAM.test(name);
}

/** True for a call with a program, whose own exceptions are the answer. */
function runsProgram({ name: tool }: AuditTool, args: Args): boolean {
  return Object.keys(args).some((name) => isProgram(name) || (/^code$/i.test(name) && RUNS.test(tool)));
}

/** Calls with the smallest arguments first: only the first that is confirmed is reported. */
export function smallestFirst(calls: readonly AuditCall[]): AuditCall[] {
  return calls.toSorted((a, b) => argumentsText(a.args).length - argumentsText(b.args).length);
}

export function argumentsText(args: unknown): string {
  return jsonText(hideValue(args));
}
