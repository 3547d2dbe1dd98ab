import type { Redacted } from "../../core/redaction/redact.js";
import { jsonExcerpt, say, trustedText } from "../../core/redaction/redacted.js";

/** A value of a server in a message: JSON, at most 100 characters. */
export function valueExcerpt(value: unknown): Redacted {
  return jsonExcerpt(value, 100);
}

/** `the code 5`, with what is `wrong` with it; `no code` if there is none. */
export function valued(name: string, value: unknown, wrong = ""): Redacted {
  if (value === undefined) return say`no ${trustedText(name)}`;
  return say`the ${trustedText(name)} ${valueExcerpt(value)}${trustedText(wrong)}`;
}

/** A frame as evidence: JSON, at most 1 KiB. */
export function evidenceOf(value: unknown): Redacted {
  return jsonExcerpt(value, 1_024);
}
