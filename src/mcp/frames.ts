import { isObject, parseJson, typeName } from "../core/json/json.js";
import { endOfString, hasMoreValues } from "../core/json/json-text.js";
import { LIMITS } from "../core/limits.js";
import type { Redacted } from "../core/redaction/redact.js";
import { jsonExcerpt, say } from "../core/redaction/redacted.js";

export type Frame = Record<string, unknown>;

/** Methods that may take long. Lists and the handshake get no progress token, as in other clients. */
export const LONG_RUNNING_METHODS: ReadonlySet<string> = new Set(["tools/call", "resources/read", "prompts/get"]);

/** The value of a JSON text; undefined for any other text, and for more values than a message may have. */
export function parseMessage(text: string): unknown {
  return hasMoreValues(text, LIMITS.values) ? undefined : parseJson(text);
}

/** Raw bytes in an exchange: the request if they are one. */
export function requestIn(text: string): Frame {
  const value = parseJson(text);
  return isObject(value) ? value : { raw: text };
}

/** True for an error without the id of a request, which the server could not read. */
export function namesNoRequest({ id, error }: Frame): boolean {
  return (id === undefined || id === null) && isObject(error) && Number.isInteger(error.code);
}

/** The id of an answer, as a number if the server changed it to a string. */
export function numericId(id: unknown): unknown {
  return typeof id === "string" && /^\d{1,15}$/.test(id) ? Number(id) : id;
}

/** An id in a message. */
export function idText(id: unknown): Redacted {
  const isShown = typeof id === "string" || typeof id === "number" || id === null;
  return isShown ? jsonExcerpt(id, 100, "") : say`of type ${typeName(id)}`;
}

/** Params of a call without the progress token of mcptest, which changes when it is sent again. A caller's token stays. */
export function withoutToken(params: unknown, id: unknown): Frame | undefined {
  if (!isObject(params)) return undefined;
  const { _meta, ...rest } = params;
  if (!isObject(_meta) || id === undefined || _meta.progressToken !== id) return params;
  const { progressToken: _, ...meta } = _meta;
  return Object.keys(meta).length > 0 ? { ...rest, _meta: meta } : rest;
}

/** Adds a progress token to params; keeps one from the caller. */
export function withProgressToken(params: Frame | undefined, id: number): Frame {
  const progress = { progressToken: id };
  const meta = params?._meta;
  return isObject(meta) ? { ...params, _meta: { ...progress, ...meta } } : { _meta: progress, ...params };
}

/** The id of an answer, if it is at the beginning of the message. */
export function idAtStart(head: string): unknown {
  const start = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d{1,15}|"[^"\\]{0,100}")\s*,/;
  const [, id] = start.exec(head) ?? [];
  return id === undefined ? undefined : parseMessage(id);
}

/** True if an oversized line starts like an answer. */
export function looksLikeAnswer(head: string): boolean {
  return head.trimStart().startsWith("{") && !/"method"\s*:/.test(head);
}

/** The kind of a server's frame. `flaws` are the faults of a frame that can still be classified. */
export type ClassifiedMessage =
  | { kind: "response"; frame: Frame; id: unknown; flaws: readonly string[] }
  | { kind: "request"; frame: Frame; id: string | number; method: string; flaws: readonly string[] }
  | { kind: "notification"; frame: Frame; method: string; flaws: readonly string[] }
  | { kind: "batch"; members: readonly unknown[] }
  | { kind: "malformed"; flaws: readonly string[] }
  | { kind: "noise" };

const MAX_SALVAGED = 100;

/** Classifies a parsed line. Tolerant: a frame is classified by the members that it has, with its flaws. */
export function classify(value: unknown): ClassifiedMessage {
  if (!isObject(value)) {
    if (!Array.isArray(value)) return { kind: "noise" };
    if (value.length > 0 && value.every(isObject)) return { kind: "batch", members: value };
    return value.length === 0 ? { kind: "malformed", flaws: ["is an empty array"] } : { kind: "noise" };
  }
  if ("method" in value) return classifyCall(value);
  // An error may name no request, if its id could not be read, and an answer to a notification has none. Two of the other
  // members make an answer: a line of a log may have one too.
  const isAnswer = "error" in value || ["id", "result", "jsonrpc"].filter((name) => name in value).length > 1;
  if (isAnswer) return { kind: "response", frame: value, id: value.id, flaws: flawsOfResponse(value) };
  if ("result" in value) return { kind: "malformed", flaws: ["has a result, but no id"] };
  return { kind: "malformed", flaws: ["is an object with neither method, result nor error"] };
}

/** The JSON objects in a line that is not valid JSON, and the text around them. Linear; at most 100 objects. */
export function salvage(line: string): { values: unknown[]; rest: string } {
  const values: unknown[] = [];
  let rest = "";
  let from = 0;
  const opening = /\{\s*"/g;
  for (let match = opening.exec(line); match !== null && values.length < MAX_SALVAGED; match = opening.exec(line)) {
    const end = endOfObject(line, match.index);
    // Parsed with the limit of values, because the line as a whole was not valid JSON and passed without it.
    const value = end === -1 ? undefined : parseMessage(line.slice(match.index, end));
    // Stops at the first failure: trying every brace would be quadratic.
    if (value === undefined) break;
    values.push(value);
    rest += line.slice(from, match.index);
    from = end;
    opening.lastIndex = end;
  }
  return { values, rest: (rest + line.slice(from)).trim() };
}

/** True if a line looks like a broken frame rather than a log line. */
export function looksLikeFrame(line: string): boolean {
  return /^\ufeff?\s*(\{\s*"|\[\s*\{\s*")/.test(line);
}

function classifyCall(frame: Frame): ClassifiedMessage {
  const { method, id, params } = frame;
  if (typeof method !== "string") return { kind: "malformed", flaws: ["has a method that is not a string"] };
  const flaws = lacksVersion(frame) ? ['has no `jsonrpc: "2.0"`'] : [];
  if (params !== undefined && !isObject(params)) flaws.push("has params that are not an object");
  if (!("id" in frame)) return { kind: "notification", frame, method, flaws };
  if (typeof id === "string" || typeof id === "number") return { kind: "request", frame, id, method, flaws };
  return { kind: "malformed", flaws: [...flaws, "is a request whose id is neither a string nor a number"] };
}

function flawsOfResponse(frame: Frame): readonly string[] {
  const { result, error } = frame;
  const hasError = "error" in frame;
  const flaws: string[] = [];
  if (lacksVersion(frame)) flaws.push('has no `jsonrpc: "2.0"`');
  if (hasError && "result" in frame) flaws.push("has a result and an error at once");
  if (!hasError && !("result" in frame)) flaws.push("has neither a result nor an error");
  else if (!hasError && !isObject(result)) flaws.push("has a result that is not an object");
  if (hasError && !isObject(error)) flaws.push("has an error that is not an object");
  if (isObject(error)) {
    if (!("code" in error)) flaws.push("has an error without a code");
    else if (!Number.isInteger(error.code)) flaws.push("has an error whose code is not an integer");
    if (typeof error.message !== "string") flaws.push("has an error without a message");
  }
  return flaws;
}

function lacksVersion({ jsonrpc }: Frame): boolean {
  return jsonrpc !== "2.0";
}

function endOfObject(line: string, start: number): number {
  let depth = 0;
  for (let index = start; index < line.length; index += 1) {
    const char = line[index];
    if (char === '"') index = endOfString(line, index);
    else if (char === "{") depth += 1;
    else if (char === "}") depth -= 1;
    if (depth === 0) return index + 1;
  }
  return -1;
}
