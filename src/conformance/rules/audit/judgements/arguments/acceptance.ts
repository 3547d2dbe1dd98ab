import { isDeepStrictEqual } from "node:util";
import { addTo } from "../../../../../core/groups.js";
import { defined, isObject } from "../../../../../core/json/json.js";
import { isOutputComplaint } from "../../../../../core/proc/exceptions.js";
import { cut, hide, join, say } from "../../../../../core/redaction/redacted.js";
import type { RuleId } from "../../../../../rules/registry.js";
import { argumentsOf, mentions } from "../../../../calls/learned/candidates.js";
import { isAboutCall, isAboutService } from "../../../../calls/rejection-text.js";
import { assertAccepted, assertRejected } from "../../assertions.js";
import type { AuditAnswer, AuditCall, AuditContext, Suspicion } from "../../types.js";
import { smallestFirst } from "../exception.js";
import { validAcceptedCalls } from "../readers.js";
import { combineIfMany } from "../together.js";

const OF_SERVICE = "service";
const OF_CALLS = "calls";
const MAX_TEXTS = 3;
const MAX_NAMES = 5;
const MAX_TEXT = 160;
/** What a rejection quotes differs from call to call. */
const QUOTED = /(["'`])(?:(?!\1)[^\n]){0,200}\1/g;

/**
 * AUDIT-NEVER-ACCEPTED: no call was accepted. Tools whose last rejections say the same are one finding, tools that miss a
 * service, and tools that say what is wrong with each call. The last two are advice: the audit may lack the service, or the
 * value that a tool wants.
 */
export function judgeNeverAccepted(context: AuditContext): Suspicion[] {
  const groups = new Map<string, (readonly AuditCall[])[]>();
  for (const tool of context.tools) {
    const toolCalls = context.callsOf(tool);
    const last = toolCalls.at(-1)?.answer.text.replaceAll(tool.name, "").replaceAll(QUOTED, "");
    if (last === undefined || toolCalls.some(({ answer }) => answer.kind === "accepted")) continue;
    if (hasOwnCause(toolCalls) || wantsToAsk(toolCalls) || context.asking.has(tool.name)) continue;
    const texts = toolCalls.map(({ answer }) => answer.text);
    const ofNothing = new Set(texts.filter((text) => !isAboutCall(text)).map((text) => text.replaceAll(QUOTED, "")));
    // A tool that has several reasons looks at its arguments, whatever its language is.
    const cause = texts.some(isAboutService) ? OF_SERVICE : ofNothing.size === 1 ? last : OF_CALLS;
    addTo(groups, cause, toolCalls);
  }
  return [...groups].map(([cause, group]): Suspicion => {
    const calls = group.flat();
    const names = [...new Set(calls.map(({ tool }) => hide(tool.name)))];
    const more = names.length > MAX_NAMES ? say` and ${names.length - MAX_NAMES} more` : "";
    const nameText = say`${join(names.slice(0, MAX_NAMES), ", ")}${more}`;
    const texts = [...new Set(calls.map(({ answer }) => answer.text.trim()))].filter((text) => text !== "");
    const none =
      calls.length === 1
        ? say`the only call of ${nameText} was not accepted`
        : say`none of ${calls.length} calls of ${nameText} was accepted`;
    const excerpts = texts.slice(0, MAX_TEXTS).map((text) => cut(hide(text), MAX_TEXT));
    return {
      rule_id: "AUDIT-NEVER-ACCEPTED",
      tier: cause === OF_SERVICE || cause === OF_CALLS ? "advice" : "suspicious",
      subject: join(names, ", "),
      isCertain: true,
      message: say`${none}: ${join(excerpts, "; ")}`,
      steps: calls.slice(0, 1).map(({ step }) => step),
      ...defined({ answer: calls[0]?.answer }),
      shows: () => true,
    };
  });
}

/** The tool would ask for something, which the client of an audit does not offer. */
function wantsToAsk(calls: readonly AuditCall[]): boolean {
  return calls.every(({ answer }) => /\bclient\b[^\n]{0,40}\b(?:support|declare|capabilit)/i.test(answer.text));
}

/** A broken output, a crash, or that it never answers is the cause, and a finding of its own. */
function hasOwnCause(calls: readonly AuditCall[]): boolean {
  const isCause = ({ answer: { outcome, text } }: AuditCall) => outcome.kind === "died" || isOutputComplaint(text);
  return calls.some(isCause) || calls.every(({ answer }) => answer.kind === "none");
}

/** A refusal that names alternatives or a condition is of the domain: "either id or title", "required for diff". */
const DOMAIN =
  /\beither\b|\bor\b|at least one|one of|not found|does not exist|no such|unknown|\b(?:for|when|if|unless|with|without)\b/i;
const CLAIMS = /\bmissing\b|\brequired?\b|\bmust be (?:given|provided|set)/i;

/** AUDIT-TIGHTER: a valid call is rejected because an argument is missing that was there, or that is optional. */
export function judgeTighter(context: AuditContext): Suspicion[] {
  const rejected = context.calls.filter(({ isValid, answer }) => isValid === true && answer.kind === "rejected");
  return smallestFirst(rejected).flatMap(({ tool, args, step, answer }): Suspicion | [] => {
    const wrong = contradictedArgument(answer, tool, args);
    const others = validAcceptedCalls(context, tool);
    if (wrong === undefined || others.length === 0) return [];
    // Where it may be left out in other calls, what requires it is a condition.
    if (!wrong.isGiven && others.some((call) => !Object.hasOwn(call.args, wrong.name))) return [];
    const why = wrong.isGiven ? "although it is there" : "although it is optional";
    return {
      rule_id: "AUDIT-TIGHTER",
      tier: "suspicious",
      subject: hide(tool.name),
      message: say`${hide(tool.name)} says that \`${hide(wrong.name)}\` is missing, ${why}: ${cut(hide(answer.text), MAX_TEXT)}`,
      steps: [step],
      shows: ([bad]) => bad?.kind === "rejected" && contradictedArgument(bad, tool, args) !== undefined,
      assertions: () => [assertAccepted(0)],
    };
  });
}

function contradictedArgument({ text }: AuditAnswer, tool: AuditCall["tool"], args: AuditCall["args"]) {
  // Empty is as good as missing for many tools.
  if (!CLAIMS.test(text) || DOMAIN.test(text) || Object.values(args).some(isEmpty)) return undefined;
  // A member of the same name may be missing in them.
  const objects = Object.values(args).flat().filter(isObject);
  for (const { name, isRequired } of argumentsOf(tool)) {
    if (!mentions(text, name) || objects.some((one) => !Object.hasOwn(one, name))) continue;
    if (Object.hasOwn(args, name)) return { name, isGiven: true };
    if (!isRequired) return { name, isGiven: false };
  }
  return undefined;
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === "string" && value.trim() === "") || isDeepStrictEqual(value, []);
}

/** AUDIT-LOOSER and AUDIT-REQUIRED: what the schema excludes is accepted, with an answer. */
export function judgeLooser(context: AuditContext): Suspicion[] {
  const wrong = context.calls.filter(
    ({ isValid, answer, varied }) => isValid === false && answer.kind === "accepted" && varied.length === 1,
  );
  const suspicions = smallestFirst(wrong).flatMap(({ tool, args, step, varied: [name = ""] }): Suspicion | [] => {
    if (validAcceptedCalls(context, tool).length === 0) return [];
    const isLeftOut = !Object.hasOwn(args, name);
    const what = isLeftOut
      ? "is required, but a call without it is accepted"
      : "takes a value that the schema excludes";
    const rule_id = isLeftOut ? "AUDIT-REQUIRED" : "AUDIT-LOOSER";
    return {
      rule_id,
      tier: "suspicious",
      subject: say`${hide(tool.name)}.${hide(name)}`,
      message: say`\`${hide(name)}\` of ${hide(tool.name)} ${what}`,
      steps: [step],
      shows: ([answer]) => answer?.kind === "accepted",
      assertions: () => [assertRejected(0)],
    };
  });
  const of = (id: RuleId) => suspicions.filter(({ rule_id }) => rule_id === id);
  return [
    ...combineIfMany(of("AUDIT-LOOSER"), (places) => say`${places} arguments take values that the schema excludes`),
    ...combineIfMany(of("AUDIT-REQUIRED"), (places) => say`calls without ${places} required arguments are accepted`),
  ];
}
