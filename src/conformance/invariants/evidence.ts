import type { Redacted } from "../../core/redaction/redact.js";
import { jsonExcerpt } from "../../core/redaction/redacted.js";

/** A value of a server in a message: JSON, at most 100 characters. */
export function valueExcerpt(value: unknown): Redacted {
  return jsonExcerpt(value, 100);
}

/** A frame as evidence: JSON, at most 1 KiB. */
export function evidenceOf(value: unknown): Redacted {
  return jsonExcerpt(value, 1_024);
}
