import type { Redacted } from "./redaction/redact.js";
import { trustedText } from "./redaction/redacted.js";

/** `1 test`, `3 tests`, `1,200 tests`. The noun must come from the source code. */
export function plural(count: number, noun: string): Redacted {
  return trustedText(`${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`);
}
