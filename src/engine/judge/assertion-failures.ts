import type { Failure } from "../../core/generated/results.js";
import { asList, asObject, isObject } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, excerpt, hide, hideValue, jsonExcerpt, jsonOf, say } from "../../core/redaction/redacted.js";
import { sanitizeLine } from "../../core/sanitize.js";
import { preview } from "../../matchers/diff/structural-diff.js";
import { describeKeys, parseSteps, parseTarget, printSteps, type TargetStep } from "../../matchers/target.js";
import type { TargetValue, Verdict } from "../../matchers/types.js";
import { laterRevisionOf } from "../../mcp/revisions/known.js";
import { isRuleId, type RuleId, ruleOf } from "../../rules/registry.js";
import { suggest } from "../../suite/suggest.js";
import type { SuiteLimits } from "../../suite/types.js";
import { readScalar } from "../../suite/variables/variables.js";
import type { CheckedAssertion, Envelope } from "./call.js";
import { type FailedTest, failureOf } from "./failure.js";

function ruleOfMatcher(name: string): RuleId {
  const id = `ASSERT-${name.toUpperCase()}`;
  if (isRuleId(id)) return id;
  throw new Error(`the matcher ${name} has no rule`);
}

/** The failure of an assertion whose matcher does not match. */
export function mismatchFailure(
  subject: FailedTest,
  { source }: CheckedAssertion,
  name: string,
  verdict: Verdict,
  envelope: Envelope,
): Failure {
  const { pass: _, ...members } = verdict;
  const ofError =
    source.target === "result.isError"
      ? (errorOf(envelope) ?? withText(say`the result is not an error`, envelope.result))
      : undefined;
  const [, counted] = /^(notifications|requests)\.length$/.exec(source.target) ?? [];
  const note = counted === undefined ? source.message && ofError : sentOf(asList(envelope[counted as "requests"]));
  const argument = isObject(source.matcher) ? source.matcher[name] : undefined;
  const message = hide(
    source.message ?? verdict.message ?? mismatchText(source.target || "the envelope", name, argument, verdict),
  );
  return failureOf(subject, ruleOfMatcher(name), {
    ...members,
    target: source.target,
    matcher: name,
    message: source.message === undefined && ofError !== undefined ? ofError : message,
    ...(note && { note }),
    ...csvCellParts(subject, verdict),
    location: source.location,
    taxonomy_ids: faultsOf(envelope),
  });
}

/** What some matchers ask for, as the words between a target and the argument. */
const MUST: Readonly<Record<string, string>> = {
  contains: "contain",
  "contains-all": "contain all of",
  "contains-any": "contain one of",
  icontains: "contain, in any case,",
  "starts-with": "start with",
  "ends-with": "end with",
  regex: "match",
  "greater-than": "be greater than",
  "less-than": "be less than",
  between: "be between",
  type: "be of type",
  oneOf: "match exactly one of",
  anyOf: "match one of",
  allOf: "match all of",
};
const MAX_VALUE = 60;

/** Says in one line what a value must be, and is not. */
function mismatchText(target: string, name: string, argument: unknown, { expected, actual }: Verdict): Redacted {
  if (name === "exact") {
    const [wanted, found] = [preview(expected ?? null), preview(actual ?? null)];
    const isLong = wanted === found || wanted.length > MAX_VALUE || found.length > MAX_VALUE;
    return isLong
      ? say`${hide(target)} is not what is expected`
      : say`${hide(target)}: expected ${wanted}, got ${found}`;
  }
  const [inner = name, innerArgument] = name === "not" && isObject(argument) ? (Object.entries(argument)[0] ?? []) : [];
  const words = name === "not" && inner === "exact" ? "be" : MUST[inner];
  if (words === undefined) return hide(`${target} ${name === "not" ? "must" : "does"} not match ${inner}`);
  const value = preview(hideValue(name === "not" ? innerArgument : argument));
  return say`${hide(target)} must ${name === "not" ? "not " : ""}${hide(words)} ${cut(value, 2 * MAX_VALUE)}`;
}

/** The text of a CSV cell was compared with the number or boolean that it reads as. */
function csvCellParts(
  subject: FailedTest,
  { expected, actual }: Verdict,
): { message: Redacted; fix: string } | undefined {
  const place = csvPlace(subject);
  if (place === undefined || typeof expected !== "string" || typeof actual === "string") return undefined;
  if (readScalar(expected) !== actual || actual === undefined || actual === null) return undefined;
  return { message: say`${expected} is text: it is a cell of ${place}`, fix: CSV_FIX };
}

export const CSV_FIX = "Write the rows as a YAML or JSON file, or under `data:`, where numbers are numbers.";

/** The CSV file and the row of a test's data, if it has some. */
export function csvPlace({ test: { node, row } }: FailedTest): Redacted | undefined {
  const data = isObject(node) ? node.data : undefined;
  const file = isObject(data) ? data.file : undefined;
  if (typeof file !== "string" || !/\.csv$/i.test(file)) return undefined;
  return say`${hide(file)}, row ${hide(String(row))}`;
}

/** The error that an answer is, as the server words it; undefined for an answer that is none. */
export function errorOf(envelope: Envelope): Redacted | undefined {
  const { result, error } = envelope;
  if ("error" in envelope) {
    const { code, message } = asObject(error);
    const errorText =
      typeof message === "string"
        ? say`${jsonExcerpt(code ?? null, 40)}: ${excerpt(message, 300)}`
        : jsonExcerpt(error, 400, "");
    return say`the server answered with the error ${errorText}`;
  }
  if (!("result" in envelope) && envelope.http) return say`the server answered with HTTP ${envelope.http.status}`;
  return isObject(result) && result.isError === true ? withText(say`the result is an error`, result) : undefined;
}

function withText(what: Redacted, result: unknown): Redacted {
  const text = excerpt(modelText(result), 300);
  return text === "" ? what : say`${what}: ${text}`;
}

/** The failure of an assertion whose target is absent; the first of a test says if the server answered with an error. */
export function absentFailure(
  subject: FailedTest,
  { source }: CheckedAssertion,
  name: string,
  value: Extract<TargetValue, { found: false }>,
  envelope: Envelope,
  isFirst: boolean,
): Failure {
  const { target, message } = source;
  const { note, suggestion } = absenceOf(envelope, target);
  const error = errorOf(envelope);
  const absence = say`there is nothing at ${hide(target)}`;
  const fullMessage = error !== undefined && isFirst ? say`${error}; ${absence}` : absence;
  const path = say`no such path: ${note}${hide(revisionNote(target, value.existing, envelope))}`;
  const fix = suggestion !== undefined ? suggestionFix(suggestion) : error && ruleOf("ASSERT-RESULT").fix;
  return failureOf(subject, "ASSERT-TARGET", {
    target,
    matcher: name,
    message: message === undefined ? fullMessage : hide(message),
    ...(isObject(source.matcher) ? { expected: hideValue(source.matcher[name]) } : {}),
    ...(error === undefined ? { note: path } : message !== undefined && { note: fullMessage }),
    ...(fix !== undefined && { fix }),
    location: source.location,
    taxonomy_ids: faultsOf(envelope),
  });
}

/** If the revision does not have the absent field, the server is not at fault. */
function revisionNote(target: string, existing: string, { protocol_version: version }: Envelope): string {
  const step = parseSteps(target)[parseSteps(existing).length];
  const field = step?.kind === "name" || step?.kind === "key" ? step.name : "";
  const first = laterRevisionOf(field, version);
  return first === undefined ? "" : `; \`${field}\` came with revision ${first}, and this session speaks ${version}`;
}

/** The faults beside an assertion's own id, if the envelope shows one. */
export function faultsOf(envelope: Envelope): string[] {
  return "error" in envelope ? ["FAULT-PROTO-ERROR-ANSWER"] : [];
}

/** What a server sent while it was called, of which an assertion shows the number alone. */
function sentOf(sent: readonly unknown[]): Redacted {
  return sent.length === 0 ? say`the server sent none` : say`the server sent ${jsonExcerpt(sent, 500)}`;
}

const MAX_PATH = 200;
/** Longer names are not compared: a server may answer with anything. */
const MAX_NAME = 128;

/**
 * Why a path leads to nothing in a value, such as an envelope: `note` says what is at the longest part that exists,
 * `suggestion` is the path that was probably meant; it exists, or more of it does.
 */
export function absenceOf(value: unknown, path: string): { note: Redacted; suggestion: Redacted | undefined } {
  const steps = parseSteps(path);
  const depth = depthOf(value, steps);
  return { note: noteOf(value, steps.slice(0, depth)), suggestion: suggestPath(value, steps, depth) };
}

/** The fix of a path that leads to nothing. */
export function suggestionFix(suggestion: Redacted): Redacted {
  return say`Did you mean \`${suggestion}\`?`;
}

function depthOf(value: unknown, steps: readonly TargetStep[]): number {
  let depth = 0;
  while (depth < steps.length && valueOfTarget(value, steps.slice(0, depth + 1)) !== undefined) depth += 1;
  return depth;
}

function valueOfTarget(value: unknown, steps: readonly TargetStep[]): unknown {
  const result = parseTarget(printSteps(steps)).read(value);
  return result.found ? result.value : undefined;
}

function noteOf(value: unknown, existing: readonly TargetStep[]): Redacted {
  const existingValue = valueOfTarget(value, existing);
  const keys = describeKeys(existingValue);
  if (existing.length === 0) return say`there are ${keys}`;
  const place = say`\`${shownPath(existing)}\` exists`;
  if (isObject(existingValue)) return say`${place}; it has ${keys}`;
  return say`${place}; it is ${Array.isArray(existingValue) ? keys : jsonExcerpt(existingValue, 60)}`;
}

function suggestPath(value: unknown, steps: readonly TargetStep[], depth: number): Redacted | undefined {
  const [existing, wrong, rest] = [steps.slice(0, depth), steps[depth], steps.slice(depth + 1)];
  if (wrong === undefined || wrong.kind === "each") return undefined;
  const actual = valueOfTarget(value, existing);
  const candidates: TargetStep[][] = [];
  if (Array.isArray(actual) && wrong.kind !== "index" && /^[0-9]+$/.test(wrong.name))
    candidates.push([...existing, { kind: "index", index: Number(wrong.name) }, ...rest]);
  if (wrong.kind === "index") {
    if (Array.isArray(actual) && actual.length > 0)
      candidates.push([...existing, { kind: "index", index: -1 }, ...rest]);
  } else {
    const keys = isObject(actual) ? Object.keys(actual).filter((key) => key.length <= MAX_NAME) : [];
    const name = suggest(wrong.name, keys);
    if (name !== undefined) candidates.push([...existing, nameStep(name), ...rest], [...existing, nameStep(name)]);
    // The path may leave out an index of a list, or a member that wraps the value.
    candidates.push([...existing, { kind: "index", index: 0 }, wrong, ...rest]);
    for (const wrapper of [["structuredContent"], ["result"], ["result", "structuredContent"]])
      candidates.push([...existing, ...wrapper.map(nameStep), wrong, ...rest]);
  }
  const suggestion = candidates.find((candidate) => valueOfTarget(value, candidate) !== undefined);
  return suggestion && shownPath(suggestion);
}

function nameStep(name: string): TargetStep {
  return /^[^.[\]"\s]+$/.test(name) ? { kind: "name", name } : { kind: "key", name };
}

function shownPath(steps: readonly TargetStep[]): Redacted {
  return sanitizeLine(cut(hide(printSteps(steps)), MAX_PATH));
}

/** A value without what the targets lead to; the value itself is left as it is. A target that matches nothing removes nothing. */
export function withoutTargets(value: unknown, targets: readonly string[]): unknown {
  return targets.reduce((rest, target) => withoutTarget(rest, parseSteps(target)), value);
}

/** Copies only the path to the target: the value may be large, and nested too deeply to clone. */
function withoutTarget(value: unknown, [step, ...rest]: readonly TargetStep[]): unknown {
  if (step === undefined) return value;
  const keys = keysOf(value, step);
  if (keys.length === 0) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  for (const key of keys) {
    if (rest.length > 0) copy[key] = withoutTarget(copy[key], rest);
    else if (Array.isArray(value)) copy[key] = null;
    else delete copy[key];
  }
  return copy;
}

function keysOf(value: unknown, step: TargetStep): (string | number)[] {
  if (step.kind === "each") return Array.isArray(value) ? [...value.keys()] : [];
  if (step.kind !== "index") return isObject(value) && Object.hasOwn(value, step.name) ? [step.name] : [];
  const index = Array.isArray(value) && step.index < 0 ? value.length + step.index : step.index;
  return Array.isArray(value) && index >= 0 && index < value.length ? [index] : [];
}

/** Judges the limits of the long form of `expect`; `warn` gets limits that only warn. */
export async function judgeLimits(
  envelope: Envelope,
  subject: FailedTest,
  { maxDurationMs, maxResponseTokens }: SuiteLimits,
  warn: (message: Redacted, location: Failure["location"]) => void,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  const { duration_ms, result } = envelope;
  if (maxDurationMs && duration_ms > maxDurationMs.limit) {
    const { limit: expected, location } = maxDurationMs;
    const actual = Math.ceil(duration_ms);
    const message = say`the answer took ${actual} ms; ${expected} ms are allowed`;
    const parts = { target: "duration_ms", message, expected, actual, location };
    failures.push(failureOf(subject, "ASSERT-MAX-DURATION", parts));
  }
  if (!maxResponseTokens) return failures;
  const { limit: expected, tokenizer, warns, location } = maxResponseTokens;
  if (result === undefined) {
    const message = say`the call got no answer to count tokens in`;
    return [...failures, failureOf(subject, "ASSERT-MAX-TOKENS", { message, expected, location })];
  }
  const { countTokens } = await (tokenizer === "cl100k_base"
    ? import("../../conformance/tokens/cl100k.js")
    : import("../../conformance/tokens/o200k.js"));
  const actual = countTokens(modelText(result));
  if (actual <= expected) return failures;
  const message = say`the answer has ${actual} tokens (${tokenizer}); ${expected} are allowed`;
  if (!warns) return [...failures, failureOf(subject, "ASSERT-MAX-TOKENS", { message, expected, actual, location })];
  warn(message, location);
  return failures;
}

/** The text of an answer that a model would see: of a tool's content, of a resource's contents, of a prompt's messages. */
export function modelText(result: unknown): string {
  if (!isObject(result)) return "";
  const { content, contents, messages, structuredContent, error } = result;
  const parts = [content, contents, messages].flatMap(asList);
  const texts = parts.map((part) => partText(part)).filter((text) => text !== "");
  if (texts.length > 0) return texts.join("\n");
  return jsonOf(structuredContent ?? error) ?? "";
}

function partText(part: unknown, levels: number = LIMITS.levels): string {
  if (!isObject(part) || levels === 0) return "";
  const { text, content, resource } = part;
  if (typeof text === "string") return text;
  if (Array.isArray(content)) return content.map((inner) => partText(inner, levels - 1)).join("\n");
  return partText(content ?? resource, levels - 1);
}
