import type { Redacted } from "./redaction/redact.js";
import { ownText } from "./redaction/redacted.js";

/** `1 test`, `3 tests`, `1,200 tests`. The noun is one that the code itself holds. */
export function plural(count: number, noun: string): Redacted {
  return ownText(`${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`);
}
