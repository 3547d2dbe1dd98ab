import { roundMs } from "../../core/clock.js";
import type { ProbeCaseResult } from "../../core/generated/results.js";
import { asList, asObject, isNestedOver, isObject, parseJson } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hide } from "../../core/redaction/redacted.js";
import type { CallFault, Outcome } from "../../mcp/types.js";
import type { Answer, Args, Variant } from "./types.js";

const MAX_TEXT = 1_000;
/** HTTP statuses that reject a request, and those by which a server does not let it be known. */
const REJECTING = new Set([400, 404, 413, 422]);
const WITHHOLDING = new Set([401, 403, 429]);

/**
 * An outcome as audits read it. `sent`: the arguments of a tool, which may ask for a failure, or be repeated beside one; the
 * name of the tool may ask for one too, such as `last_error`.
 */
export function answerOf(outcome: Outcome, sent?: Args, tool = ""): Answer {
  if (outcome.kind !== "answer") return { outcome, kind: "none", text: "" };
  const { result, error } = outcome.answer;
  if (isObject(error)) {
    return { outcome, kind: "rejected", text: typeof error.message === "string" ? error.message : "" };
  }
  if (!isObject(result) || isNestedOver(result, LIMITS.levels)) return { outcome, kind: "none", text: "" };
  const texts = textsOf(result);
  const text = texts.join("\n");
  const content = result.structuredContent;
  const json = isObject(content) && !isTextWrapper(content) ? content : (jsonOfTexts(texts) ?? content);
  const isFailed = sent !== undefined && !ASKS_FOR_FAILURE.test(tool) && saysFailed(json, text, sent);
  const kind = result.isError === true ? "rejected" : isFailed ? "failed" : "accepted";
  return { outcome, kind, result, text, ...(json !== undefined && { json }) };
}

/** True for an answer to a call of a tool that is a result, and does not say that it failed. */
export function isSuccess(outcome: Outcome, sent: Args): boolean {
  return answerOf(outcome, sent).kind === "accepted";
}

/** Some SDKs wrap what is not an object: then the text has it as it is. */
function isTextWrapper(content: Record<string, unknown>): boolean {
  return typeof content.result === "string" && Object.keys(content).length === 1;
}

/** The texts of a result. */
function textsOf({ content, contents, messages }: Record<string, unknown>): string[] {
  const blocks = [content, contents, messages].flatMap(asList);
  return blocks.flatMap((block: unknown) => {
    const inner = isObject(block) && isObject(block.content) ? block.content : block;
    return isObject(inner) && typeof inner.text === "string" ? [inner.text] : [];
  });
}

/** Several texts are often one JSON each. */
function jsonOfTexts(texts: readonly string[]): unknown {
  const values = texts.map((text) => {
    const value = /^\s*[[{]/.test(text) ? parseJson(text) : undefined;
    return isNestedOver(value, LIMITS.levels) ? undefined : value;
  });
  if (values.length === 0 || values.includes(undefined)) return undefined;
  return values.length === 1 ? values[0] : values;
}

/** What may stand before a failure: signs, and what it is about, such as "[AAPL]". */
const BEFORE = String.raw`^\W{0,20}(?:\[[^\]\n]{1,40}\]\W{0,20})?`;
/** What follows "Error", but not "Error rate: 1 %" or "Error handling: …". */
const OF_ERROR = String.raw`(?: (?:\(|occurred|\d|code |status |an? |in |on |at |of |for |with |from |while |when |during |(?!handling|reporting|logging|tracking)\w+ing )[^\n:]{0,60})?`;
const FAILURES = [
  // "Error: …", "Database error: …", "ValueError: …", "Error executing x: …", "Sorry, an error occurred".
  String.raw`(?:(?!no |last )\w+ )?(?:[\w.]*error|[\w.]*exception|failure|fatal)${OF_ERROR}\)?\*{0,2}\s?(?:[:!]|- )`,
  String.raw`(?:\w+\W{1,2})?an? (?:\w+ )?error (?:has )?occurred\b`,
  String.raw`traceback \(most recent call last\)`,
  // "Failed to add …", "Import failed: …", "Request failed: 401", but not "Failed logins: 3" or "Tests failed: 3 of 12".
  String.raw`failed(?: (?:to|with|while|when|during|\w+ing) |\s?[:!-](?! ?\d))`,
  String.raw`(?:\w+ ){1,3}failed(?: with (?:status|code|error)|:(?! ?\d)|: [45]\d\d )`,
  String.raw`(?:unable to|could ?n[o']t|can ?n[o']t) (?:connect|reach|fetch|retrieve|load|read|open|access|execute|process|complete)\b`,
  "missing required |fetch failed$|(?:connect|getaddrinfo) E[A-Z]{5,}",
  String.raw`(?:fehler|erreur|erro|errore|fout|błąd|hata|ошибка|错误|錯誤|エラー|오류)\s?[:：]`,
];
/** How texts begin that say that a call failed. */
const FAILURE = new RegExp(`${BEFORE}(?:${FAILURES.join("|")})`, "iu");
const MARK = /^\W{0,20}(?:[❌✗✖]|traceback )/iu;
/** An emoji for a failure, with an error further on in its line. */
const MARKED_FAILURE = /^\W{0,20}[❌✗✖][^\n]{0,80}\berror:/iu;
/** What V8 says of a text that should have been JSON, whatever language is around it. */
const NOT_JSON = /\bis not valid JSON\b|\bUnexpected end of JSON input\b/;
const ASKS_FOR_FAILURE = /error|fail|exception/i;
/** Members that may stand beside an error, and say more of it. */
const OF_FAILURE =
  /^(?:error|status(?:_?code)?|ok|success|message|msg|code|detail|details|reason|hint|suggestion|type|kind|time|timestamp|object|traceback|stack|.*error.*|errno|request_?id|.*url|help|tool(?:_?name)?|operation|action|steps)$/i;
/** What a check says of what it checked: "valid": false, or "reachable": false, with the error that it found there. */
const SAYS_STATE = /^(?:is_?)?(?:valid|passed|alive|up|online|reachable|healthy|available|connected|running)$/i;
/** The error of the call, and not of a job or a build that it asked about. */
const OF_CALL =
  /\b(?:not found|unknown|no such|does ?n[o']t exist|invalid|missing|required|denied|unauthori[sz]ed|forbidden)\b/i;

/** True if a result says that the call failed, although it is not marked as an error, and nothing asked for a failure. */
function saysFailed(json: unknown, text: string, sent: Args): boolean {
  const sentText = JSON.stringify(sent);
  if (ASKS_FOR_FAILURE.test(sentText)) return false;
  const inner = innerOf(json ?? text);
  const value = typeof inner === "string" ? (jsonOfTexts([inner]) ?? inner) : inner;
  if (isObject(value)) return isFailure(value, sentText);
  const [only, ...more] = [value].flat();
  return more.length === 0 && typeof only === "string" && isFailureText(only);
}

/** What a wrapper has, such as those of SDKs: its only member. */
function innerOf(json: unknown): unknown {
  const [entry, ...more] = Object.entries(asObject(json));
  return entry && more.length === 0 && /^(?:result|data|response|output)$/.test(entry[0]) ? entry[1] : json;
}

/** Several lines that begin so are a log, unless the first has an emoji or is that of a trace: then the others are details. */
function isFailureText(text: string): boolean {
  const lines = text.split("\n").filter((line) => FAILURE.test(line) || MARKED_FAILURE.test(line));
  const first = lines[0] ?? "";
  const isOne = lines.length === 1 || (lines.length > 1 && MARK.test(first));
  return NOT_JSON.test(text) || (isOne && text.trimStart().startsWith(first.trimStart()));
}

function isFailure(json: Record<string, unknown>, sentText: string): boolean {
  const members = Object.entries(json).map(([name, value]) => [name.toLowerCase(), value] as const);
  const { error, errors, success, ok, status, object, data, ...others } = Object.fromEntries(members);
  const isStatus = typeof status === "string" && /^(?:error|fail(?:ed|ure)?)$/i.test(status);
  const has = (value: unknown) =>
    isObject(value) ? Object.keys(value).length > 0 : typeof value === "string" && value.trim() !== "";
  const reason = [error, others.message, others.msg, others.reason, others.detail].find(has);
  const isMarked = error === true || others.iserror === true || others.is_error === true;
  const isEcho = (value: unknown) =>
    value === null || value === false || value === 0 || value === "" || sentText.includes(JSON.stringify(value) ?? "");
  const isNothing = (value: unknown) => Array.isArray(value) && value.length === 0;
  const beside = members.filter(([name, value]) => !OF_FAILURE.test(name) && !isNothing(value));
  // With its id or its name, the failed thing may be a job that was asked about.
  if (isStatus && has(error)) return beside.length === 0 || /^error$/i.test(status) || OF_CALL.test(String(error));
  const hasList = members.some(([, value]) => Array.isArray(value) && value.length > 0);
  if (data === null && hasList && Array.isArray(errors)) return true;
  if (hasList || members.some(([name, value]) => value === false && SAYS_STATE.test(name))) return false;
  if (success === false || success === "false" || ok === false) return true;
  if (object === "error" && typeof status === "number" && status >= 400) return true;
  if (isStatus && members.length === 1) return true;
  if (!beside.every(([, value]) => isEcho(value))) return false;
  if (has(error)) return true;
  const isOfJob = beside.length > 0 && !/^error$/i.test(String(status)) && !OF_CALL.test(String(reason));
  return reason !== undefined && (isMarked || (isStatus && !isOfJob) || (typeof error === "number" && error >= 400));
}

/** What became of one call, which may be a bad one. */
export function judgeCase(
  { label, argument }: Pick<Variant<unknown>, "label" | "argument">,
  outcome: Outcome,
): ProbeCaseResult {
  const durationMs =
    outcome.kind === "timeout" ? outcome.afterMs : outcome.kind === "unsendable" ? 0 : outcome.durationMs;
  return { label, ...(argument !== undefined && { argument }), ...resultOf(outcome), duration_ms: roundMs(durationMs) };
}

type CallResult = Omit<ProbeCaseResult, "label" | "argument" | "duration_ms">;

function resultOf(outcome: Outcome): CallResult {
  switch (outcome.kind) {
    case "timeout":
      return outcome.hasUnnamedError
        ? { outcome: "unverified", channel: "none", reason: "no answer came, but an error that names no request" }
        : { outcome: "hang", channel: "none" };
    case "died":
      return { outcome: "crash", channel: "none" };
    case "fault":
      return resultOfFault(outcome.fault);
    case "unsendable":
      return { outcome: "unverified", channel: "none", reason: outcome.message };
    case "answer":
      return resultOfAnswer(outcome);
  }
}

function resultOfAnswer({ answer, http }: Extract<Outcome, { kind: "answer" }>): CallResult {
  const status = http?.status ?? 0;
  if (WITHHOLDING.has(status)) {
    return { outcome: "unverified", channel: "none", reason: `the server answered with HTTP ${status}` };
  }
  const { error, result } = answer;
  if ("error" in answer) {
    const { code, message } = isObject(error) ? error : { code: undefined, message: error };
    const codeMember = typeof code === "number" ? { code } : {};
    return { outcome: "rejected", channel: "protocol", ...codeMember, message: messageExcerpt(message) };
  }
  if (REJECTING.has(status)) return { outcome: "rejected", channel: "http", message: `HTTP ${status}` };
  if (asObject(result).isError === true) {
    const { content } = asObject(result);
    return { outcome: "rejected", channel: "tool", message: messageExcerpt(textsOf({ content }).join("\n")) };
  }
  const accepted = { outcome: "accepted", channel: "none" } as const;
  return "result" in answer ? accepted : { ...accepted, message: "the answer has neither a result nor an error" };
}

/** What HTTP alone says: a rejection, a refusal to say, or no answer at all. */
function resultOfFault({ message, unverified, http }: CallFault): CallResult {
  if (unverified) return { outcome: "unverified", channel: "none", reason: message };
  const isRejection = http !== undefined && REJECTING.has(http.status);
  return isRejection
    ? { outcome: "rejected", channel: "http", message }
    : { outcome: "crash", channel: "none", message };
}

function messageExcerpt(value: unknown): Redacted {
  return cut(hide(typeof value === "string" ? value : (JSON.stringify(value) ?? "")), MAX_TEXT);
}
