import { isObject, parseJson } from "../../../core/json/json.js";
import type { Outcome } from "../../../mcp/types.js";
import { describe } from "./contract.js";

/** What one call came to: the result, or why there is none. */
export type Answer = { result: Record<string, unknown> } | { rejected: string } | { unanswered: string };

/** What a call came to. Messages of progress do not make an answer that takes longer than the deadline a fast one. */
export function answerOf(outcome: Outcome, timeoutMs: number): Answer {
  if (outcome.kind !== "answer") return { unanswered: describe(outcome) };
  if (outcome.durationMs > timeoutMs) return { unanswered: `no answer within ${timeoutMs} ms` };
  const { result } = outcome.answer;
  if (!isObject(result)) return { rejected: describe(outcome) };
  return result.isError === true ? { rejected: textOf(result.content) } : { result };
}

/** An assertion of a suite. */
export interface Assertion {
  target: string;
  transform?: { jq: string };
  matcher: Record<string, unknown>;
}

const MAX_DEPTH = 3;
const MAX_KEYS = 20;
const NO_ERROR: Assertion = { target: "result.isError", matcher: { exact: false } };

/**
 * Assertions that hold of an answer to a tool call whatever its values are, from many to few.
 *
 * @param answers what the tool's outputSchema requires
 */
export function shapesOf(result: Record<string, unknown>, answers: readonly string[] | undefined): Assertion[][] {
  const { content, structuredContent } = result;
  const kind = kindOf(content);
  const shapes: Assertion[] = [];
  if (structuredContent !== undefined) {
    shapes.push({ target: "result.structuredContent", matcher: { schema: shapeOf(structuredContent, answers) } });
  } else {
    const value = jsonIn(content);
    if (value !== undefined) {
      shapes.push({ target: "result.content[0].text", matcher: { "is-json": { schema: shapeOf(value) } } });
    }
  }
  return [[NO_ERROR, ...kind, ...shapes], ...(shapes.length > 0 ? [[NO_ERROR, ...kind]] : []), [NO_ERROR]];
}

/** Assertions that hold of a call that is not known to be answered. */
export const ANSWERED: readonly Assertion[] = [NO_ERROR];

/** The answer to a resource that is read, or to a prompt, is not empty. */
export const CONTENTS: readonly Assertion[] = [filled("result.contents")];
export const MESSAGES: readonly Assertion[] = [filled("result.messages")];

function filled(target: string): Assertion {
  return { target, matcher: { schema: { type: "array", minItems: 1 } } };
}

function kindOf(content: unknown): Assertion[] {
  const first: unknown = Array.isArray(content) ? content[0] : undefined;
  const type = isObject(first) ? first.type : undefined;
  return typeof type === "string" && /^\w{1,40}$/.test(type)
    ? [{ target: "result.content[0].type", matcher: { exact: type } }]
    : [];
}

/** The value of a text content that is JSON, an object or an array. */
function jsonIn(content: unknown): unknown {
  const first: unknown = Array.isArray(content) ? content[0] : undefined;
  const text = isObject(first) ? first.text : undefined;
  return typeof text === "string" && /^\s*[[{]/.test(text) ? parseJson(text) : undefined;
}

/** A JSON Schema of types and keys, without values. `required`: of the keys there, the ones that every answer has. */
function shapeOf(value: unknown, required?: readonly string[], depth = 0): Record<string, unknown> {
  if (value === null) return {};
  if (Array.isArray(value)) return { type: "array" };
  if (!isObject(value)) return { type: typeof value };
  const keys = Object.keys(value).filter((key) => required?.includes(key) ?? true);
  // Many keys, or odd ones, are data rather than names.
  const isRecord = keys.length <= MAX_KEYS && keys.every((key) => /^[A-Za-z_][\w-]{0,63}$/.test(key));
  if (depth === MAX_DEPTH || keys.length === 0 || !isRecord) return { type: "object" };
  const inner = (key: string) =>
    required ? shapeOf(value[key], [], MAX_DEPTH) : shapeOf(value[key], undefined, depth + 1);
  return { type: "object", required: keys, properties: Object.fromEntries(keys.map((key) => [key, inner(key)])) };
}

function textOf(content: unknown): string {
  const texts = Array.isArray(content) ? content.map((block) => (isObject(block) ? block.text : undefined)) : [];
  return texts.filter((text) => typeof text === "string").join(" ") || "isError is true, and there is no text";
}
