import type { FuzzClass } from "../../../core/generated/results.js";
import { isObject } from "../../../core/json/json.js";
import { LIMITS } from "../../../core/limits.js";
import { oncePer } from "../../../core/once.js";
import { stackTraceIn } from "../../../core/proc/exceptions.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { excerpt, hide, processSecrets, say } from "../../../core/redaction/redacted.js";
import { INTERNAL_ERROR } from "../../../mcp/error-codes.js";
import type { Outcome, ServerEnd } from "../../../mcp/types.js";
import type { RuleId } from "../../../rules/registry.js";
import { judgeCase } from "../../calls/answer.js";
import { CANARY, PRODUCT } from "../../calls/hostile-values.js";
import type { ProbeCaseResult } from "../../calls/probes/types.js";
import { isAboutRequest } from "../../calls/rejection-text.js";
import { TOO_LARGE } from "../../server/answers.js";
import type { Fault, FuzzAnswer, FuzzInput, SessionFinding } from "./types.js";

export type Classification =
  | { class: FuzzClass; found?: Fault; rejection?: ProbeCaseResult }
  /** It proves nothing about the server: this program could not send the call, or could not judge its answer. */
  | { class: "not_judged"; reason: Redacted };

const OUTPUT_SCHEMA: RuleId = "INV-013";
const OF_PROTOCOL = /^(?:INV|FAULT-PROTO|FAULT-TRANSPORT)-/;

/** The class of one call: the worst that is wrong with its answer, which may quote what is `known`. */
export function classify(
  input: FuzzInput,
  { outcome, isAlive, findings }: Extract<FuzzAnswer, { kind: "sent" }>,
  known: readonly string[],
): Classification {
  const judged = judgeCase(input, outcome);
  const unknown = whyNotJudged(outcome, judged);
  if (unknown !== undefined) return { class: "not_judged", reason: unknown };
  if (judged.outcome === "crash") return { class: "crash", found: crashOf(outcome) };
  if (judged.outcome === "hang") {
    const more = isAlive ? say`but the server answers a ping` : say`and the server does not answer a ping`;
    const timeoutMs = outcome.kind === "timeout" ? Math.round(outcome.timeoutMs) : 0;
    return { class: "hang", found: faultOf("FAULT-TIMEOUT-CALL", say`no answer within ${timeoutMs} ms, ${more}`) };
  }
  const rejection = judged.outcome === "rejected" && judged.channel === "protocol" ? { rejection: judged } : {};
  const violation = findings.find(isViolation);
  if (violation) return { class: "protocol_violation", found: faultOfFinding(violation), ...rejection };
  const answer = outcome.kind === "answer" ? outcome.answer : {};
  const leak = leakIn(answer, judged.outcome === "rejected", input.args, known);
  if (leak) return { class: "leak", found: { ...leak, kind: "" }, ...rejection };
  if (isEvaluated(answer, input.args)) {
    const message = say`the server evaluates ${hide(input.label)}: the answer contains a value that was not sent`;
    return { class: "injection", found: faultOf("FUZZ-INJECTION", message), ...rejection };
  }
  const output = findings.filter(({ rule_id }) => rule_id === OUTPUT_SCHEMA);
  const badOutput = output.find(({ unjudged }) => !unjudged);
  if (badOutput) return { class: "output_schema", found: faultOfFinding(badOutput) };
  if (judged.outcome === "rejected") return classifyRejection(input, judged);
  const [unknownOutput] = output;
  if (unknownOutput) return { class: "not_judged", reason: hide(unknownOutput.message) };
  if (typeof input.valid === "object") {
    return { class: "not_judged", reason: say`the input schema cannot be judged (${input.valid.unjudged})` };
  }
  if (input.valid || input.mayBeAbsent) return { class: "clean" };
  const message = say`the input schema forbids the call, but the server accepts it: ${hide(input.label)}`;
  return { class: "accepted_invalid", found: faultOf("FUZZ-ACCEPTED-INVALID", message, input.label) };
}

function whyNotJudged(outcome: Outcome, { outcome: judged, reason }: ProbeCaseResult): Redacted | undefined {
  if (outcome.kind === "fault" && TOO_LARGE.includes(outcome.fault.rule_id)) {
    return say`the answer is larger than --max-frame or the memory limits allow`;
  }
  // The recording does not have the call.
  if (outcome.kind === "fault" && outcome.fault.miss) return outcome.fault.message;
  if (outcome.kind === "unsendable") return outcome.message;
  if (judged !== "unverified") return undefined;
  return hide(reason ?? "the server did not reveal whether it accepts the call");
}

/** True for a breach of the protocol beyond doubt. */
export function isViolation({ rule_id, severity, unjudged }: SessionFinding): boolean {
  if (severity !== "must" || unjudged || rule_id === OUTPUT_SCHEMA) return false;
  return OF_PROTOCOL.test(rule_id) && !TOO_LARGE.includes(rule_id);
}

function classifyRejection(input: FuzzInput, judged: ProbeCaseResult): Classification {
  if (judged.channel === "tool") return { class: "rejected_tool" };
  const isOfArguments = isAboutRequest("wrong_type", {}, judged);
  if (input.valid === true && judged.code === INTERNAL_ERROR && !isOfArguments) {
    const message = say`a valid call is answered with the error -32603: ${hide(judged.message ?? "")}`;
    return { class: "protocol_violation", found: faultOf("FUZZ-INTERNAL-ERROR", message) };
  }
  // Arguments that are not an object make the request itself malformed: that is a protocol error.
  const isValidation = isObject(input.args) && (typeof input.valid === "boolean" || isOfArguments);
  return { class: "rejected_protocol", ...(isValidation && { rejection: judged }) };
}

function faultOf(rule_id: RuleId, message: Redacted, kind = ""): Fault {
  return { rule_id, message, kind };
}

function faultOfFinding({ rule_id, message }: SessionFinding): Fault {
  // Ids and sizes differ from call to call.
  return faultOf(rule_id, hide(message), message.replace(/\d+/g, "#"));
}

function crashOf(outcome: Outcome): Fault {
  if (outcome.kind === "fault") return faultOf(outcome.fault.rule_id, outcome.fault.message, outcome.fault.message);
  const end = outcome.kind === "died" ? endText(outcome.process) : say`the server ended`;
  return faultOf("FAULT-LIFECYCLE-CRASH", end, end);
}

function endText({ exit_code, signal }: ServerEnd): Redacted {
  if (signal !== null) return say`the server was ended by ${hide(signal)}`;
  return say`the server ended with exit code ${exit_code ?? "unknown"}`;
}

/** A line of a stack trace, and a path of a server, as a suite writes them: also in texts with escapes. */
export const STACK =
  /at [^()]*[(]?(file:\/\/|node:|\/|[A-Z]:)[^ )]+:[0-9]+:[0-9]+|Traceback|, line [0-9]+|goroutine [0-9]+|panicked at/;
export const PATH =
  /\/home\/|\/Users\/|node_modules|site-packages|\/[^ ]+[.](js|mjs|cjs|ts|py|rb|go|rs|java|kt|cs|php)/;

/** In a stack trace: a program that came as a text, such as an argument. */
const OF_SENT_PROGRAM = /\bFile "<(?!frozen )[^">\n]{1,100}>"|\bevalmachine\.<anonymous>|\bat eval \(/;

const MAX_SHOWN = 200;

/** A path that a message gives as an example. */
const EXAMPLE_PATH = /^(?:[A-Za-z]:)?[\\/](?:path|some|your)[\\/]/i;
/** What a message gives as examples, to the end of its line. */
const EXAMPLES = /(?<!\w)(?:e\.g\.|for example|for instance|such as|examples?:).*/gi;
/** Paths of programs and of home directories: where the server is installed, not what it was asked for. */
const PATHS =
  /(?:[A-Za-z]:\\|\/)[^\s"'`<>|:*?()[\]{},;]{0,300}(?:[\\/]node_modules[\\/]|[\\/]site-packages[\\/]|\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|cs|php)(?=:\d|\b))[^\s"'`<>|*?()[\]{},;]{0,200}|(?:\/home\/|\/Users\/|[A-Za-z]:\\Users\\)[^\s"'`<>|:*?()[\]{},;]{1,300}/g;

/** The absolute paths in texts, and the folders that they are in. */
const rootsIn = oncePer((texts: readonly string[]): string[] => {
  const paths = texts.join("\n").match(/(?<![\w.:/\\-])(?:[A-Za-z]:)?(?:[\\/][\w.~-]{0,100}[\w~-]){2,20}/g) ?? [];
  return paths.flatMap((path) => [path, path.replace(/[\\/][^\\/]*$/, "")]).filter((path) => /[\\/].*[\\/]/.test(path));
});

/** A secret or stack trace anywhere, or a path in a rejection; what was sent, or may be quoted, is not a leak. */
export function leakIn(
  answer: Readonly<Record<string, unknown>>,
  isRejection: boolean,
  sent: unknown,
  known: readonly string[],
): Omit<Fault, "kind"> | undefined {
  const texts = textsIn([answer.result, answer.error]);
  const ours = textsIn(sent).filter(({ length }) => length > 2);
  const secrets = processSecrets.secrets().filter(([, value]) => value.length > 7);
  const secret = texts.find((text) => secrets.some(([, value]) => text.includes(value)));
  if (secret !== undefined) {
    return { rule_id: "FUZZ-LEAK-SECRET", message: say`the answer contains a secret: ${excerpt(secret, MAX_SHOWN)}` };
  }
  // What an interpreter says of the caller's own program is the answer.
  const own = textsIn(sent).length === 0 ? texts : texts.filter((text) => !OF_SENT_PROGRAM.test(text));
  const stack = own
    .flatMap((text) => stackTraceIn(text) ?? [])
    .find((found) => !ours.some((text) => text.includes(found)));
  if (stack !== undefined) {
    const message = say`the answer contains a stack trace: ${excerpt(stack, MAX_SHOWN)}`;
    return { rule_id: "FUZZ-LEAK-STACK", message };
  }
  const paths = isRejection ? own.flatMap((text) => text.replaceAll(EXAMPLES, "").match(PATHS) ?? []) : [];
  // What is known may be long, and most answers have no path.
  const quotable =
    paths.length === 0 ? [] : [...ours, ...known.filter((text) => text.length > 1 && /[\\/]/.test(text))];
  // The name of a page in the path of its file is ours, but the path is not, unless a path was asked for.
  const takesPath = /"[^"]*(?:path|file|dir|folder|uri|url|root|cwd)[^"]*":/i.test(JSON.stringify(sent) ?? "");
  const isWhole = (text: string) => takesPath || /[\\/]/.test(text);
  // Some libraries leave out the middle of what they quote.
  const isQuoted = (found: string, text: string) => found.split("...").every((part) => text.includes(part));
  const roots = paths.length === 0 ? [] : rootsIn(known);
  const isOurs = (found: string) =>
    quotable.some((text) => isQuoted(found, text) || (isWhole(text) && found.includes(text))) ||
    roots.some((root) => found === root || (/^[\\/]/.test(found.slice(root.length)) && found.startsWith(root)));
  const path = paths.find((found) => !isOurs(found) && !EXAMPLE_PATH.test(found));
  if (path === undefined) return undefined;
  const message = say`the answer contains a path of the server: ${excerpt(path, MAX_SHOWN)}`;
  return { rule_id: "FUZZ-LEAK-PATH", message };
}

/** Every text in a value; limited, because an answer may be huge. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const pending: unknown[] = [value];
  while (pending.length > 0 && texts.length <= LIMITS.answerTexts) {
    const next = pending.pop();
    if (typeof next === "string") texts.push(next.slice(0, LIMITS.answerText));
    else if (Array.isArray(next)) pending.push(...next.slice(0, LIMITS.answerTexts));
    else if (isObject(next)) pending.push(...Object.values(next).slice(0, LIMITS.answerTexts));
  }
  return texts;
}

/** True if the answer has the value of a canary that was sent. An echo has the text alone, and shows nothing. */
export function isEvaluated(answer: Readonly<Record<string, unknown>>, sent: unknown): boolean {
  const ours = textsIn(sent);
  if (!ours.some((text) => text.includes(PRODUCT)) || ours.some((text) => text.includes(CANARY))) return false;
  return textsIn([answer.result, answer.error]).some((text) => text.includes(CANARY));
}
