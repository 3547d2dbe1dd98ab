import type { Redacted } from "../../core/redact.js";
import { cut, hideValue, jsonOf, jsonText, say } from "../../core/redacted.js";

const LONGEST = 100;
const LONGEST_FRAME = 1_024;

/** A value of a server in a message: JSON, at most 100 characters. */
export function shown(value: unknown): Redacted {
  return short(value, LONGEST);
}

/** A frame as evidence: JSON, at most 1 KiB. */
export function evidence(value: unknown): Redacted {
  return short(value, LONGEST_FRAME);
}

function short(value: unknown, longest: number): Redacted {
  if (value !== undefined && jsonOf(value) === undefined) return say`a value that is nested too deeply to be shown`;
  return cut(jsonText(hideValue(value)), longest);
}
