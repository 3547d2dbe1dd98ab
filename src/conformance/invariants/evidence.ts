import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hideValue, jsonOf, jsonText, say } from "../../core/redaction/redacted.js";

const MAX_VALUE = 100;
const MAX_FRAME = 1_024;

/** A value of a server in a message: JSON, at most 100 characters. */
export function valueExcerpt(value: unknown): Redacted {
  return shortened(value, MAX_VALUE);
}

/** A frame as evidence: JSON, at most 1 KiB. */
export function evidenceOf(value: unknown): Redacted {
  return shortened(value, MAX_FRAME);
}

function shortened(value: unknown, longest: number): Redacted {
  if (value !== undefined && jsonOf(value) === undefined) return say`a value that is nested too deeply to be shown`;
  return cut(jsonText(hideValue(value)), longest);
}
