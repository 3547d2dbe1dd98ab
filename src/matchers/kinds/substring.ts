import { hide } from "../../core/redaction/redacted.js";
import { stringArgument, wrongType } from "../argument.js";
import { HIDDEN, mismatch, type SyncJudge } from "../kind.js";
import { hasSubstring } from "../text.js";

/** `icontains`: substring, upper and lower case alike. */
export function compileIcontains(argument: unknown): SyncJudge {
  return compilePart("icontains", argument, (text, part) => hasSubstring(lowerCase(text), lowerCase(part)));
}

/** `starts-with`: the string begins with the argument. */
export function compileStartsWith(argument: unknown): SyncJudge {
  return compilePart("starts-with", argument, (text, part) => text.startsWith(part));
}

/** `ends-with`: the string ends with the argument. */
export function compileEndsWith(argument: unknown): SyncJudge {
  return compilePart("ends-with", argument, (text, part) => text.endsWith(part));
}

function compilePart(name: string, argument: unknown, holds: (text: string, part: string) => boolean): SyncJudge {
  const part = stringArgument(name, argument);
  return (value) => {
    if (typeof value !== "string") return wrongType(name, "a string", part, value);
    if (holds(value, part)) return { pass: true };
    return mismatch(() => {
      const shown = { expected: hide(part), actual: hide(value) };
      return holds(shown.actual, shown.expected) ? { ...shown, note: HIDDEN } : shown;
    });
  };
}

/** Of a sigma the lower case depends on whether the word ends there, which a substring does not know. */
function lowerCase(text: string): string {
  return text.toLowerCase().replaceAll("ς", "σ");
}
