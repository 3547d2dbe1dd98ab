import { isDeepStrictEqual } from "node:util";
import { isObject, parseJson } from "../../../../core/json/json.js";
import { hide, say } from "../../../../core/redaction/redacted.js";
import { assertRejected } from "../assertions.js";
import type { AuditAnswer, AuditCall, AuditContext, AuditTool, StepAssertion, Suspicion } from "../types.js";
import { smallestFirst } from "./exception.js";
import { combineIfMany } from "./together.js";

/** The lines of a log or a trace are often errors. */
const LOG = /(?:^|[\W_])(?:logs?|traces?)(?:[\W_]|$)/i;

/** AUDIT-DISAGREE: the text and the structured content of one answer say different things, or a success says that it failed. */
export function judgeDisagreement({ calls }: AuditContext): Suspicion[] {
  const canFail = calls.some(({ answer }) => answer.result?.isError === true);
  const succeeds = (tool: AuditTool) => calls.some((call) => call.tool === tool && call.answer.kind === "accepted");
  const about = ({ tool, step }: AuditCall) =>
    ({ rule_id: "AUDIT-DISAGREE", tier: "suspicious", subject: hide(tool.name), steps: [step] }) as const;
  const accepted = smallestFirst(calls.filter(({ answer }) => answer.kind === "accepted" || answer.kind === "failed"));
  const differing = accepted.flatMap((call): Suspicion[] => {
    const path = call.isValid === false ? undefined : disagreementIn(call.answer);
    if (path === undefined) return [];
    const message = say`the text and the structured content of ${hide(call.tool.name)} differ at ${hide(path)}`;
    const shows: Suspicion["shows"] = ([again]) => again !== undefined && disagreementIn(again) === path;
    return [{ ...about(call), message, shows, assertions: () => [assertAgreement(0)] }];
  });
  // A text that reads like a failure may be what was asked for, unless the schema excludes the call, or the server can fail
  // otherwise and the tool shows no log.
  const failed = accepted.filter(({ tool, isValid, answer }) => {
    const saysSo = canFail && !LOG.test(`${tool.name} ${tool.description}`);
    return answer.kind === "failed" && succeeds(tool) && (answer.json !== undefined || saysSo || isValid === false);
  });
  const failing = failed.map((call): Suspicion => {
    const message = say`${hide(call.tool.name)} reports a failure as a success, without isError`;
    const shows: Suspicion["shows"] = ([again]) => again?.kind === "failed";
    return { ...about(call), message, shows, assertions: () => [assertRejected(0)] };
  });
  const many = (tools: number) => say`${tools} tools report failures as successes, without isError`;
  return [...differing, ...combineIfMany(failing, many, 2)];
}

/** That the text of an answer is its structured content. */
export function assertAgreement(at: number): StepAssertion {
  const jq = "(.content[0].text | fromjson) == .structuredContent";
  return { at, target: "result", jq, matcher: { exact: true } };
}

/** Where a JSON text and the structured content with the same keys have other values. */
export function disagreementIn({ result }: AuditAnswer): string | undefined {
  const content = result?.structuredContent;
  const blocks = Array.isArray(result?.content) ? result.content.filter(isObject) : [];
  const [only] = blocks;
  const parsed = blocks.length === 1 && typeof only?.text === "string" ? parseJson(only.text) : undefined;
  if (!isObject(content) || !isObject(parsed)) return undefined;
  const keys = Object.keys(content);
  if (keys.length !== Object.keys(parsed).length || !keys.every((key) => Object.hasOwn(parsed, key))) return undefined;
  return keys.find((key) => !isDeepStrictEqual(content[key], parsed[key]));
}
