import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import { valueExcerpt } from "../invariants/evidence.js";
import { type CheckResult, failed, passed, skipped } from "./check-result.js";
import { type Reply, withoutAnswer } from "./live-server.js";

export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

/** The verdict on a request that is to be answered with one of these error codes. `what`: a noun for the request. */
export function expectCode(reply: Reply, what: Redacted, ...codes: readonly number[]): CheckResult {
  const { error, evidence } = reply;
  const [code = INVALID_PARAMS] = codes;
  if (error && codes.includes(Number(error.code))) return passed;
  if (error) return failed(say`${what} is answered with the error ${valueExcerpt(error.code)}, not ${code}`, evidence);
  return withoutAnswer(reply) ?? failed(say`${what} is answered with a result, not with the error ${code}`, evidence);
}

/** The verdict on a request that is to be answered with a result; `wrong` names what is wrong with it. */
export function expectResult(
  reply: Reply,
  what: Redacted,
  wrong: (result: Record<string, unknown>) => Redacted | undefined = () => undefined,
): CheckResult {
  const { error, result, evidence } = reply;
  if (result) {
    const why = wrong(result);
    return why === undefined ? passed : failed(say`${what}: ${why}`, evidence);
  }
  if (error) return failed(say`${what} is answered with the error ${valueExcerpt(error.code)}`, evidence);
  return withoutAnswer(reply) ?? failed(say`${what} is answered with a result that is not an object`, evidence);
}

/** What is wrong with a result that should be empty. */
export function notEmpty(result: Record<string, unknown>): Redacted | undefined {
  const members = Object.keys(result).filter((key) => key !== "_meta" && key !== "resultType");
  return members.length === 0 ? undefined : say`the result is ${valueExcerpt(result)}, not an empty object`;
}

/** The verdict on a message that is to change nothing: the server answers the next request. */
export function stillAnswers(isAnswering: boolean, after: Redacted, evidence?: Redacted): CheckResult {
  return isAnswering ? passed : failed(say`the server no longer answers after ${after}`, evidence);
}

/** True for base64, with or without padding. */
export function isBase64(text: unknown): boolean {
  return typeof text === "string" && /^[A-Za-z0-9+/]*={0,2}$/.test(text.replace(/\r?\n/g, ""));
}

/** What is said of the things that a check leaves out, because there are many; nothing if there are none. */
export function leftOut(count: number, limit: number): readonly CheckResult[] {
  return count > limit ? [skipped(say`only the first ${limit} of ${count} are checked`)] : [];
}
