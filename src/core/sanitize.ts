import type { Redacted } from "./redaction/redact.js";
import { derive } from "./redaction/redacted.js";

const ESCAPE_SEQUENCE = /\x1b\[[0-?]*[ -/]*[@-~]|\x1b[\]P^_X][^\x07\x1b\n]*(?:\x07|\x1b\\)|\x1b[@-Z\\^_c-~]/g;
const UNSAFE_CHARACTER =
  /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ANYTHING_UNSAFE =
  /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ud800-\udfff\ufeff\ufff9-\ufffb]|^[^\S\n]*:|##/m;

/**
 * Text of a server or a suite made harmless for a terminal and a CI log: colours and other escape sequences are
 * dropped; control characters, invisible ones and those that turn the direction of writing are written out
 * (`\u202e`); what a GitHub runner would read as a command is broken by a backslash: `##[`, and a colon at the start of
 * a line, even a single one, because another may follow it in a report. Line feeds and tabs stay.
 */
export function sanitize(text: Redacted): Redacted {
  if (!ANYTHING_UNSAFE.test(text)) return text;
  return derive(text, (raw) =>
    raw
      .replace(/\r\n/g, "\n")
      .replace(ESCAPE_SEQUENCE, "")
      .replace(UNSAFE_CHARACTER, writtenOut)
      .replace(/##(?=\[)/g, "##\\")
      .replace(/^([^\S\n]*):/gm, "$1\\:"),
  );
}

/** As `sanitize`, on one line: line feeds and tabs are written out too. */
export function sanitizeLine(text: Redacted): Redacted {
  return sanitize(derive(text, (raw) => raw.replace(/\r?\n/g, "\\n").replaceAll("\t", "\\t")));
}

/** True if a text has a character that `sanitize` writes out. */
export function isUnsafe(text: string): boolean {
  return text.search(UNSAFE_CHARACTER) >= 0;
}

/** A text that will be redacted, with each such character as an escape that JSON strings and YAML's quoted ones have in common. */
export function escapeUnsafe(text: string): string {
  return text.replace(UNSAFE_CHARACTER, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** JSON that means the same, in which neither a terminal nor a runner finds what it would obey. */
export function sanitizeJson(json: string): string {
  return escapeUnsafe(json).replaceAll("##[", "#\\u0023[");
}

/** A line of a source file with a placeholder for each character that `sanitize` writes out, so that carets below it fit. */
export function withPlaceholders(text: string): string {
  const visible = text.replace(UNSAFE_CHARACTER, "\ufffd").replaceAll("\n", "\ufffd");
  return visible.replaceAll("##[", "#\ufffd[");
}

function writtenOut(char: string): string {
  const code = char.charCodeAt(0).toString(16);
  return code.length <= 2 ? `\\x${code.padStart(2, "0")}` : `\\u${code.padStart(4, "0")}`;
}
