import { cut, hide, join, say } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import { isAboutRequest } from "../../probes/rejections.js";
import { exceptionIn, isOutputComplaint } from "../exceptions.js";
import { mentions } from "../learn.js";
import type { Answer, AuditContext, MadeCall, Suspicion } from "../types.js";
import { argumentsOf } from "../values.js";
import { sentText, smallestFirst } from "./exception.js";

const MAX_TEXTS = 3;
const MAX_TEXT = 160;

/** AUDIT-NEVER-ACCEPTED: no call of a tool was accepted. */
export function neverAccepted({ tools, calls }: AuditContext): Suspicion[] {
  return tools.flatMap((tool) => {
    const made = calls.filter((call) => call.tool === tool);
    if (made.length === 0 || made.some(({ answer }) => answer.kind === "accepted")) return [];
    // An exception or a broken output is the cause, and a finding of its own.
    if (
      made.some(
        ({ answer, args }) => isOutputComplaint(answer.text) || exceptionIn(answer.text, sentText(args)) !== undefined,
      )
    )
      return [];
    const texts = [...new Set(made.map(({ answer }) => answer.text.trim()).filter((text) => text !== ""))];
    const shown = join(
      texts.slice(0, MAX_TEXTS).map((text) => cut(hide(text), MAX_TEXT)),
      "; ",
    );
    return [
      {
        ...{ rule_id: "AUDIT-NEVER-ACCEPTED", tier: "suspicious", subject: hide(tool.name), isCertain: true },
        message: say`none of ${plural(made.length, "call")} of ${hide(tool.name)} was accepted: ${shown}`,
        steps: made.slice(0, 1).map(({ step }) => step),
        shows: () => true,
      } satisfies Suspicion,
    ];
  });
}

/** A refusal that names alternatives is of the domain. */
const DOMAIN = /\beither\b|\bor\b|at least one|one of|not found|does not exist|no such|unknown/i;
const CLAIMS = /\bmissing\b|\brequired?\b|\bmust be (?:given|provided|set)/i;

/** AUDIT-TIGHTER: a valid call is rejected because an argument is missing that was there, or that is optional. */
export function tighter({ calls }: AuditContext): Suspicion[] {
  const rejected = calls.filter(({ isValid, answer }) => isValid === true && answer.kind === "rejected");
  return smallestFirst(rejected).flatMap(({ tool, args, step, answer }) => {
    const wrong = contradicted(answer, tool, args);
    const accepted = calls.find(
      (call) => call.tool === tool && call.answer.kind === "accepted" && call.isValid === true,
    );
    if (wrong === undefined || !accepted) return [];
    const why = wrong.isGiven ? "although it is there" : "although it is optional";
    return [
      {
        ...{ rule_id: "AUDIT-TIGHTER", tier: "suspicious", subject: hide(tool.name) },
        message: say`${hide(tool.name)} says that \`${hide(wrong.name)}\` is missing, ${why}: ${cut(hide(answer.text), MAX_TEXT)}`,
        steps: [accepted.step, step],
        shows: ([good, bad]) =>
          good?.kind === "accepted" && bad?.kind === "rejected" && contradicted(bad, tool, args) !== undefined,
      } satisfies Suspicion,
    ];
  });
}

function contradicted({ text }: Answer, tool: MadeCall["tool"], args: MadeCall["args"]) {
  if (!CLAIMS.test(text) || DOMAIN.test(text)) return undefined;
  for (const { name, isRequired } of argumentsOf(tool)) {
    if (!mentions(text, name)) continue;
    if (Object.hasOwn(args, name)) return { name, isGiven: true };
    if (!isRequired) return { name, isGiven: false };
  }
  return undefined;
}

/** AUDIT-LOOSER and AUDIT-REQUIRED: what the schema excludes is accepted, with an answer. */
export function looser({ calls }: AuditContext): Suspicion[] {
  const wrong = calls.filter(
    ({ isValid, answer, varied }) => isValid === false && answer.kind === "accepted" && varied.length === 1,
  );
  return smallestFirst(wrong).flatMap(({ tool, args, step, varied: [name = ""] }) => {
    const good = calls.find((call) => call.tool === tool && call.answer.kind === "accepted" && call.isValid === true);
    if (!good) return [];
    const isLeftOut = !Object.hasOwn(args, name);
    const what = isLeftOut
      ? "is required, but a call without it is accepted"
      : "takes a value that the schema excludes";
    return [
      {
        ...{
          rule_id: isLeftOut ? "AUDIT-REQUIRED" : "AUDIT-LOOSER",
          tier: "suspicious",
          subject: say`${hide(tool.name)}.${hide(name)}`,
        },
        message: say`\`${hide(name)}\` of ${hide(tool.name)} ${what}`,
        steps: [good.step, step],
        shows: ([legal, illegal]) => legal?.kind === "accepted" && illegal?.kind === "accepted",
      } satisfies Suspicion,
    ];
  });
}

/** True for a rejection that is about the arguments. */
export function isRejectedForArguments({ kind, text, outcome }: Answer): boolean {
  const code =
    outcome.kind === "answer" && outcome.answer.error
      ? Number((outcome.answer.error as { code?: unknown }).code)
      : undefined;
  return (
    kind === "rejected" &&
    isAboutRequest("wrong_type", {}, { channel: "tool", message: text, ...(code !== undefined && { code }) })
  );
}
