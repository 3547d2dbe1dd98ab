import { LIMITS } from "../limits.js";
import type { Clean } from "./redact.js";
import { processSecrets } from "./redacted.js";

/** A value from outside without its secrets. A mark in it gets one more colon (`«secret::NAME»`): it is not ours. */
export function redactForeign<T>(value: T): Clean<T> {
  return processSecrets.document(withoutMarks(value));
}

/** A value from outside in which nothing can be taken for one of mcptest's marks. */
export function withoutMarks<T>(value: T): T {
  const visit = (node: unknown, depth: number): unknown => {
    if (typeof node === "string") return escapeMarks(node);
    if (typeof node !== "object" || node === null || depth > LIMITS.shownLevels) return node;
    if (Array.isArray(node)) return node.map((item) => visit(item, depth + 1));
    return Object.fromEntries(Object.entries(node).map(([key, item]) => [escapeMarks(key), visit(item, depth + 1)]));
  };
  return visit(value, 0) as T;
}

/** A text as it was before `withoutMarks`. */
export function originalText(text: string): string {
  return text.replace(/«secret:(?=:)/g, "«secret");
}

/** True if the JSON of a value has something that looks like a mark. */
export function mayHaveMarks(json: string): boolean {
  return json.includes("«secret:");
}

function escapeMarks(text: string): string {
  return text.replace(/«secret(?=:)/g, "«secret:");
}
