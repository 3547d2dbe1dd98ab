import { asObject, isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hide, join, jsonExcerpt, say } from "../../core/redaction/redacted.js";
import { INVALID_PARAMS, MISSING_CAPABILITY } from "../../mcp/error-codes.js";
import type { Frame } from "../../mcp/frames.js";
import type { Outcome } from "../../mcp/types.js";
import type { RuleId } from "../../rules/registry.js";
import { valueExcerpt } from "../invariants/evidence.js";
import { about, type CheckResult, failed, failedIf, type Item, passed, unverified } from "./check-result.js";

export const UNKNOWN_REVISION = "1999-01-01";
const BAD_REQUEST = 400;
const MAX_EVIDENCE = 1_024;
const MIN_IDS = 5;
const MIN_BITS = 64;
const SHOWN = 3;
/** The bits of a character, by the smallest alphabet that has all. */
const ALPHABETS: readonly [RegExp, number][] = [
  [/^\d*$/, Math.log2(10)],
  [/^([\da-f]*|[\dA-F]*)$/, 4],
  [/^([\da-z]*|[\dA-Z]*)$/, Math.log2(36)],
  [/^[\w+/=-]*$/, 6],
  [/^/, Math.log2(94)],
];

export interface Reply {
  /** `silent`: no answer came, although the server answered later requests. */
  outcome: Outcome | { kind: "silent" };
  /** The result, if it is an object and there is no error. */
  result: Frame | undefined;
  error: Frame | undefined;
  evidence: Redacted;
}

export function replyOf(sent: unknown, outcome: Reply["outcome"]): Reply {
  const frame = outcome.kind === "answer" ? outcome.answer : undefined;
  const error = isObject(frame?.error) ? frame.error : undefined;
  const result = !error && isObject(frame?.result) ? frame.result : undefined;
  const lines = [say`→ ${shortFrame(sent)}`, say`← ${frame ? shortFrame(withoutOurId(frame)) : endOf(outcome)}`];
  return { outcome, result, error, evidence: join(lines, "\n") };
}

/** The id of a request is left out of evidence, because it differs from run to run. */
function withoutOurId({ id, ...rest }: Frame): Frame {
  return typeof id === "number" ? rest : { ...rest, id };
}

/** A frame or headers, as evidence. */
export function shortFrame(value: unknown): Redacted {
  return isObject(value) && typeof value.raw === "string"
    ? shortText(hide(value.raw))
    : jsonExcerpt(value, MAX_EVIDENCE);
}

export function shortText(text: Redacted): Redacted {
  return cut(text, MAX_EVIDENCE);
}

/** Faults of answers that were not read because of their size: nobody knows what they say. */
export const TOO_LARGE: readonly RuleId[] = ["FAULT-TRANSPORT-FRAME-TOO-LARGE", "FAULT-TRANSPORT-FLOOD"];

/** The check result for a reply without an answer; undefined if there is an answer. */
export function resultWithoutAnswer({ outcome, evidence }: Reply): CheckResult | undefined {
  if (outcome.kind === "answer") return undefined;
  const isUnsure =
    outcome.kind === "unsendable" ||
    outcome.kind === "timeout" ||
    (outcome.kind === "fault" && (outcome.fault.unverified || TOO_LARGE.includes(outcome.fault.rule_id)));
  return isUnsure ? unverified(endOf(outcome)) : failed(endOf(outcome), evidence);
}

export function notInTime(ms: number): Redacted {
  return say`no answer in ${Math.round(ms) / 1_000} s; see --max-call`;
}

/** How a request ended. */
export function endOf(outcome: Reply["outcome"]): Redacted {
  switch (outcome.kind) {
    case "timeout":
      return notInTime(outcome.timeoutMs);
    case "died": {
      const { exit_code, signal } = outcome.process;
      return say`the server ended: ${signal === null ? say`exit code ${exit_code ?? "unknown"}` : say`signal ${hide(signal)}`}`;
    }
    case "fault":
      return outcome.fault.message;
    case "unsendable":
      return outcome.message;
    case "silent":
      return say`no answer, although later requests were answered`;
    case "answer":
      return say`an answer`;
  }
}

/** A request is to be answered with one of these error codes. `what`: a noun for the request. */
export function expectCode(reply: Reply, what: Redacted, ...codes: readonly number[]): CheckResult {
  const { error, evidence } = reply;
  const [code = INVALID_PARAMS] = codes;
  if (error && codes.includes(Number(error.code))) return passed;
  if (error) return failed(say`${what} is answered with the error ${valueExcerpt(error.code)}, not ${code}`, evidence);
  return (
    resultWithoutAnswer(reply) ?? failed(say`${what} is answered with a result, not with the error ${code}`, evidence)
  );
}

/** A request is to be answered with a result; `wrong` names what is wrong with it. */
export function expectResult(
  reply: Reply,
  what: Redacted,
  wrong: (result: Frame) => Redacted | undefined = () => undefined,
): CheckResult {
  const { error, result, evidence } = reply;
  if (result) {
    const why = wrong(result);
    return failedIf(why === undefined ? undefined : say`${what}: ${why}`, evidence);
  }
  if (error) return failed(say`${what} is answered with the error ${valueExcerpt(error.code)}`, evidence);
  return resultWithoutAnswer(reply) ?? failed(say`${what} is answered with a result that is not an object`, evidence);
}

/** A request is to be answered, and not with an error. `what`: the request with its verb. */
export function expectNoError(reply: Reply, what: Redacted): CheckResult {
  const { error, evidence } = reply;
  if (error) return failed(say`${what} answered with the error ${valueExcerpt(error.code)}`, evidence);
  return resultWithoutAnswer(reply) ?? passed;
}

/** What is wrong with a result that should be empty. */
export function notEmpty(result: Frame): Redacted | undefined {
  const { _meta, resultType, ...members } = result;
  const isEmpty = Object.keys(members).length === 0;
  return isEmpty ? undefined : say`the result is ${valueExcerpt(result)}, not an empty object`;
}

/** Passed if the server still answers after a message. `isAnswering`: undefined if that is not known. */
export function stillAnswers(isAnswering: boolean | undefined, after: Redacted, evidence?: Redacted): CheckResult {
  if (isAnswering === undefined) return unverified(say`no answer in time after ${after}, nor from another server`);
  return isAnswering ? passed : failed(say`the server no longer answers after ${after}`, evidence);
}

/** A result about a listed item, which is the evidence; `wrong`: what is wrong with it. */
export function aboutItem(item: Item, key: string, wrong: Redacted | undefined): CheckResult {
  return about(valueExcerpt(item[key]), failedIf(wrong, shortFrame(item)));
}

/** True for base64, with or without padding. */
export function isBase64(text: unknown): boolean {
  return typeof text === "string" && /^[A-Za-z0-9+/]*={0,2}$/.test(text.replace(/\r?\n/g, ""));
}

/** A request is refused because of a capability that the client does not declare. `wrong`: with what the error requires. */
export function expectMissing(reply: Reply, what: Redacted, wrong: (required: unknown) => Redacted | undefined) {
  const { error, outcome, evidence } = reply;
  const judged = expectCode(reply, what, MISSING_CAPABILITY);
  if (judged.status !== "passed") return judged;
  const status = outcome.kind === "answer" ? (outcome.http?.status ?? BAD_REQUEST) : BAD_REQUEST;
  const wrongStatus = status === BAD_REQUEST ? undefined : say`HTTP ${status}, not ${BAD_REQUEST}`;
  return failedIf(wrong(asObject(error?.data).requiredCapabilities) ?? wrongStatus, evidence);
}

/** Ids do not repeat, and cannot be guessed from one another. `things`: what they are ids of. */
export function judgeIds(ids: readonly string[], things: Redacted): CheckResult {
  const examples = join(ids.slice(0, SHOWN).map(valueExcerpt), ", ");
  const repeated = ids.find((one, index) => ids.indexOf(one) < index);
  if (repeated !== undefined) return failed(say`two ${things} have the id ${valueExcerpt(repeated)}`, examples);
  if (ids.length < MIN_IDS) return unverified(say`the server made only ${ids.length} ${things}`);
  const bits = Math.floor(bitsThatVary(ids));
  if (bits >= MIN_BITS) return passed;
  const message = say`the ids of ${ids.length} ${things} differ in ${bits} bits, not in ${MIN_BITS}: ${examples}`;
  return failed(message, examples);
}

/** The bits of the places that differ from id to id, at most. */
function bitsThatVary(ids: readonly string[]): number {
  const shortest = Math.min(...ids.map(({ length }) => length));
  const places = Array.from({ length: shortest }, (_, at) => ids.map((id) => id[at]));
  const varied = places.filter((characters) => new Set(characters).size > 1);
  const [, bits] = ALPHABETS.find(([pattern]) => pattern.test(varied.flat().join(""))) ?? [/^/, 0];
  return varied.length * bits;
}
