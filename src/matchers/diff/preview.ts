import type { Redacted } from "../../core/redaction/redact.js";
import { derive, type RedactedJson } from "../../core/redaction/redacted.js";
import { isContainer } from "./equal.js";

const MAX_CHARACTERS = 120;
const MAX_DEPTH = 4;

/**
 * A value as short JSON text for one line of a message: whatever its size, the work is small. What is left out is an
 * ellipsis.
 */
export function preview(value: RedactedJson): Redacted {
  return derive(value, (shown) => {
    const text = write(shown, MAX_CHARACTERS, MAX_DEPTH);
    return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}…`;
  });
}

function write(value: unknown, limit: number, depth: number): string {
  if (typeof value === "string") return quote(value, limit);
  if (!isContainer(value)) return String(value);
  const list = Array.isArray(value);
  const keys = list ? value.slice(0, limit).keys() : Object.keys(value);
  let text = "";
  for (const key of keys) {
    if (text !== "") text += ",";
    if (depth === 0 || text.length >= limit) {
      text += "…";
      break;
    }
    if (!list) text += `${quote(String(key), limit - text.length)}:`;
    text += write((value as Record<string, unknown>)[key], limit - text.length, depth - 1);
  }
  return list ? `[${text}]` : `{${text}}`;
}

function quote(text: string, limit: number): string {
  return JSON.stringify(text.length <= limit ? text : `${text.slice(0, Math.max(0, limit))}…`);
}
