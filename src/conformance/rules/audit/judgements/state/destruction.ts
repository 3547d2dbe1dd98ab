import { asList } from "../../../../../core/json/json.js";
import { hide, say } from "../../../../../core/redaction/redacted.js";
import { missingNouns } from "../../../../calls/learned/candidates.js";
import { soundsLikeRemoving, wordsOf } from "../../../../calls/learned/verbs.js";
import { itemIdentity, itemsIn } from "../../answers.js";
import { assertAccepted, itemNamePath, listsIn, targetOf } from "../../assertions.js";
import {
  AnswerPart,
  type AuditAnswer,
  type AuditCall,
  type AuditContext,
  type AuditStep,
  type StepAssertion,
  type Suspicion,
} from "../../types.js";
import { argsOf, itemIdentities, statesAround, stepName } from "./looks.js";

/** AUDIT-DESTRUCTIVE: what calls of a tool remove that says it destroys nothing. */
export async function judgeDestruction(
  context: AuditContext,
  witnesses: readonly AuditStep[],
  calls: readonly AuditCall[],
): Promise<Suspicion[]> {
  const suspicions: Suspicion[] = [];
  // A suite can call a tool, but not read a resource in the same test.
  const isTool = ({ method }: AuditStep) => method === "tools/call";
  const readers = [...witnesses.filter(isTool), ...witnesses.filter((one) => !isTool(one))];
  const steps = calls.map(({ step }) => step);
  for await (const { step, before, after } of statesAround(context, readers, steps)) {
    const tool = String(step.params.name);
    const argumentTexts = new Set(Object.values(argsOf(step)).map((value) => JSON.stringify(value)));
    /** A thing that is left out of one list may only have changed: it is gone if it cannot be read any more. */
    const isUnreadable = (identity: string) =>
      readers.some(
        (reader, at) =>
          Object.values(argsOf(reader)).some((value) => JSON.stringify(value) === identity) &&
          before[at]?.kind === "accepted" &&
          after[at]?.kind === "rejected",
      );
    const mayBeGone = (identity: string) =>
      !argumentTexts.has(identity) || soundsLikeRemoving(tool) || isUnreadable(identity);
    const about = { rule_id: "AUDIT-DESTRUCTIVE", tier: "suspicious", subject: hide(tool) } as const;
    const missingItem = goneFrom(readers, before, after, mayBeGone);
    const list = readers.find(
      (one, at) => missingItem !== undefined && thingsIn(one, before[at]).includes(missingItem),
    );
    if (list && missingItem !== undefined) {
      suspicions.push({
        ...about,
        message: say`${hide(tool)} says that it destroys nothing, but ${hide(missingItem)} is gone from ${stepName(list)}`,
        steps: [list, step, list],
        shows: ([one, , two]) =>
          !!one && !!two && goneFrom([list], [one], [two], (name) => name === missingItem) !== undefined,
        assertions: ([one]) => assertStillListed(missingItem, one),
      });
      continue;
    }
    const lost = readers.findIndex((_, at) => !saysMissing(before[at]) && saysMissing(after[at]));
    const reader = readers[lost];
    if (!reader || ENDS.test(wordsOf(tool)[0] ?? "")) continue;
    suspicions.push({
      ...about,
      message: say`${hide(tool)} says that it destroys nothing, but ${stepName(reader)} then does not find what it found before`,
      steps: [reader, step, reader],
      shows: ([one, , two]) => one?.kind === "accepted" && saysMissing(two),
      assertions: () => [assertAccepted(2)],
    });
  }
  return suspicions;
}

/** Verbs of tools that end something without destroying it. */
const ENDS = /^(?:close|stop|end|finish|release|disconnect|logout|unlock|leave)$/;

function saysMissing(answer: AuditAnswer | undefined): boolean {
  return answer?.kind === "rejected" && missingNouns(answer.text).length > 0;
}

/** Lists of names that stay until somebody removes them. */
const LISTS = /(?:^|[^a-z])(?:list|ls|all)(?:[^a-z]|$)/i;
const NOT_KEPT = /warn|error|problem|issue|pending|queue|open|available|free|missing|todo|suggest/i;

/** The first thing with an id that no list shows any more; or a name, of a list that has got shorter. */
function goneFrom(
  readers: readonly AuditStep[],
  before: readonly AuditAnswer[],
  after: readonly AuditAnswer[],
  mayBeGone: (identity: string) => boolean,
): string | undefined {
  const still = new Set(readers.flatMap((reader, at) => thingsIn(reader, after[at])));
  const isGone = (identity: string) => !still.has(identity) && mayBeGone(identity);
  const withId = before.flatMap(itemIdentities).find(isGone);
  if (withId !== undefined) return withId;
  const names = readers.map((reader, at) => [namesIn(reader, before[at]), namesIn(reader, after[at])] as const);
  return names.flatMap(([all, rest]) => (rest.length < all.length ? all : [])).find(isGone);
}

function thingsIn(reader: AuditStep, answer: AuditAnswer | undefined): string[] {
  return answer ? [...itemIdentities(answer), ...namesIn(reader, answer)] : [];
}

/** The names in a list of names, in JSON or one in each line. A name may change, so that it only counts in a shorter list. */
function namesIn({ params }: AuditStep, answer: AuditAnswer | undefined): string[] {
  const tool = String(params.name);
  if (answer?.kind !== "accepted" || !LISTS.test(tool) || NOT_KEPT.test(tool)) return [];
  const names = answer.json === undefined ? linesOf(answer.text) : asList(itemsIn(answer.json));
  return names.flatMap((name) => (typeof name === "string" ? [JSON.stringify(name)] : []));
}

/** The items of a list in a text, without marks: what comes before a colon or a dash in each line. */
function linesOf(text: string): string[] {
  const lines = text.split("\n").map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])?\s*/, "").trim());
  return lines
    .filter((line) => line !== "" && !line.endsWith(":"))
    .map((line) => line.split(/:\s| [-–—([]/)[0] ?? line);
}

/** That the list that has a thing has all its things after the call, too. */
function assertStillListed(lost: string, before: AuditAnswer | undefined): StepAssertion[] {
  const list = listsIn(before?.json).find(({ items }) => items.some((item) => itemIdentity(item) === lost));
  if (!list) return [];
  const target = targetOf([...list.path, ...itemNamePath(list.items)]);
  return [{ at: 2, target, matcher: { contains: new AnswerPart(0, target) } }];
}
