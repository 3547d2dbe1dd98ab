import { hide, say } from "../../../../core/redaction/redacted.js";
import { assertLacksText } from "../assertions.js";
import type { AuditAnswer, AuditCall, AuditContext, Suspicion } from "../types.js";
import { argumentsText, smallestFirst } from "./exception.js";

/** What runtimes write for an object that has no text. */
const OBJECT = /\[object (?:Object|Promise|Undefined)\]|<(?:object|coroutine object) [\w. ]{1,80}at 0x[0-9a-f]+>/;
/** The same for a value that is not there; a rejection may speak of one. */
const NOTHING = /(?<![\w.'"`-]|\b(?:is|are|be|as|of|or) )(?:undefined|NaN)(?![\w'"`-])/;

/** AUDIT-UNFILLED: an answer has `undefined`, `NaN` or `[object Object]` where a value should be. */
export function judgeUnfilled({ calls }: AuditContext): Suspicion[] {
  const answeredCalls = calls.filter(({ isValid, answer }) => isValid !== false && answer.kind !== "none");
  return smallestFirst(answeredCalls).flatMap(({ tool, args, step, answer }): Suspicion | [] => {
    const words = unfilledIn(answer, args);
    // A text that other answers hold as well is stored, or an explanation.
    if (words === undefined || isElsewhereToo(words, tool, answeredCalls)) return [];
    return {
      rule_id: "AUDIT-UNFILLED",
      tier: "suspicious",
      subject: hide(tool.name),
      message: say`an answer of ${hide(tool.name)} has \`${hide(words)}\` where a value should be`,
      steps: [step],
      shows: ([again]) => again !== undefined && unfilledIn(again, args) !== undefined,
      assertions: () => [assertLacksText(0, words)],
    };
  });
}

/** The words for a value that is not there; undefined if there are none, if the request had them, or in long texts. */
export function unfilledIn({ kind, text }: Pick<AuditAnswer, "kind" | "text">, args: unknown): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const words = (OBJECT.exec(text) ?? (kind === "accepted" ? NOTHING.exec(text) : undefined))?.[0];
  return words === undefined || argumentsText(args).includes(words) ? undefined : words;
}

/** Long texts are documents, which may be about such values. */
const MAX_LENGTH = 2_000;

function isElsewhereToo(words: string, tool: AuditCall["tool"], calls: readonly AuditCall[]): boolean {
  return calls.some((call) => call.tool !== tool && call.answer.text.includes(words));
}
