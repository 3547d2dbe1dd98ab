import { isDeepStrictEqual } from "node:util";
import { isObject } from "../../../../../core/json/json.js";
import { hide, say } from "../../../../../core/redaction/redacted.js";
import { isAboutService } from "../../../../calls/rejection-text.js";
import { amountShown } from "../../answers.js";
import { assertAccepted, assertSameAnswer } from "../../assertions.js";
import type { AuditAnswer, AuditContext, AuditTool, Suspicion } from "../../types.js";
import { validAcceptedCalls, visibleState } from "../readers.js";
import { leastVariedFirst, sendToFreshServer, showSameState } from "./looks.js";

/** So many calls of each read-only tool are made twice. */
const MAX_CALLS = 4;

/** AUDIT-READ-ONLY: an equal second call of a read-only tool, with nothing between, fails or gets another answer. */
export async function judgeRepeats(context: AuditContext): Promise<Suspicion[]> {
  const reads = context.tools.flatMap((tool) =>
    tool.isReadOnly && tool.withheld === undefined
      ? leastVariedFirst(validAcceptedCalls(context, tool)).slice(0, MAX_CALLS)
      : [],
  );
  const answers = await sendToFreshServer(
    context,
    reads.flatMap(({ step }) => [step, step]),
  );
  const looked = new Set<AuditTool>();
  const suspicions: Suspicion[] = [];
  for (const [at, { tool, step }] of reads.entries()) {
    const looksWrong = howItFails(answers?.slice(2 * at), tool) !== undefined;
    // One call of a tool is enough: a fresh server takes time to start.
    const alone = looksWrong && !looked.has(tool) ? await sendToFreshServer(context, [step, step]) : undefined;
    if (looksWrong) looked.add(tool);
    const how = howItFails(alone, tool);
    const [first, second] = alone ?? [];
    if (how === undefined) continue;
    suspicions.push({
      rule_id: "AUDIT-READ-ONLY",
      tier: how === "fails" ? "broken" : "suspicious",
      subject: hide(tool.name),
      message: say`${hide(tool.name)} says that it only reads, but a second equal call ${how}`,
      steps: [step, step],
      shows: ([one, two]) => showSameState(one, first) && showSameState(two, second),
      assertions: (answers) => (how === "fails" ? [assertAccepted(1)] : assertSameAnswer(1, 0, answers, visibleState)),
    });
  }
  return suspicions;
}

/** A server may well refuse to answer again at once, or to show a secret twice. */
const REFUSES_REPETITION =
  /\b(?:already|again|once|retry|wait|later|limit|too (?:many|fast|soon)|busy|expired|cooldown)\b/i;
/** Tools whose answers go on by themselves. */
const GOES_ON =
  /(?<![a-z])(?:random\w*|next|quotes?|jokes?|fortune|facts?|tips?|roll|draw|pick|shuffle|samples?|simulat\w+|generat\w+|poll|dequeue|unread|stream|tick|history|logs?|recent|session|visits?|current|live|sensors?|metrics?|monitor|prices?|rates?|load|temperature|progress|uptime)(?![a-z])/i;
/** Members that tell what is known of the call, or count calls. */
const OF_CALLS =
  /cache|hit|fresh|stale|new|first|seen|known|loaded|ready|initiali[sz]ed|connected|warm|exists|running|busy|calls|views|visits|reads|version|seq|serial|history|log|recent/i;

/** What is wrong with a second answer that differs from the first; undefined if that may well be right. */
function howItFails(
  [first, second]: readonly AuditAnswer[] = [],
  { name, description }: AuditTool,
): "fails" | "is answered otherwise" | undefined {
  if (first?.kind !== "accepted" || !second || second.kind === "none" || showSameState(first, second)) return undefined;
  if (second.kind !== "accepted")
    return isAboutService(second.text) || REFUSES_REPETITION.test(second.text) ? undefined : "fails";
  if (GOES_ON.test(`${name} ${description}`)) return undefined;
  const [a, b] = [visibleState(first), visibleState(second)];
  const differs = typeof a === "string" && typeof b === "string" ? textDiffers(first, second) : isOtherData(a, b, true);
  return differs ? "is answered otherwise" : undefined;
}

/** True if data differs by more than a count of calls, or by what is known of them. */
function isOtherData(a: unknown, b: unknown, isOutside: boolean): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length !== b.length || a.some((item, at) => isOtherData(item, b[at], false));
  if (isObject(a) && isObject(b)) {
    const names = Object.keys(a).filter((name) => !OF_CALLS.test(name));
    return names.some((name) => Object.hasOwn(b, name) && isOtherData(a[name], b[name], isOutside));
  }
  if (typeof a === "number" && typeof b === "number") return a !== b && !(isOutside && b === a + 1);
  if (typeof a === "boolean" && typeof b === "boolean") return a !== b;
  const isEmpty = (value: unknown) => value === null || value === "" || isDeepStrictEqual(value, []);
  return isEmpty(a) !== isEmpty(b);
}

/** True if lines came or went, or other numbers stand in the same words: no next number, and no time. */
function textDiffers(first: AuditAnswer, second: AuditAnswer): boolean {
  if (amountShown(first) !== amountShown(second)) return true;
  const [a, b] = [first.text, second.text].map((text) => text.split("\n").filter((line) => line.trim() !== ""));
  if (!a || !b) return false;
  if (a.length !== b.length) {
    const [few, many] = a.length < b.length ? [a, b] : [b, a];
    return few.every((line) => many.includes(line));
  }
  const wordsOf = (text: string) => text.replaceAll(/\d+(?:\.\d+)?/g, "#");
  const numbersOf = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [before, after] = [numbersOf(first.text), numbersOf(second.text)];
  return (
    wordsOf(first.text) === wordsOf(second.text) &&
    !/\d\s*(?:m?s|ms|sec|min|h|hours?|days?|seconds?|minutes?)\b|\d:\d|\d-\d/.test(first.text) &&
    before.some((number, at) => after[at] !== number && after[at] !== number + 1)
  );
}
