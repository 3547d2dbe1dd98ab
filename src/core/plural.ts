import type { Redacted } from "./redaction/redact.js";
import { trustedText } from "./redaction/redacted.js";

/** `1,200`. Without `toLocaleString`, whose first use loads the locales: 10 ms of a start. */
export function grouped(count: number): string {
  return `${count}`.replace(/\B(?=(\d{3})+$)/g, ",");
}

/** `1 test`, `3 tests`, `1,200 tests`. The noun must come from the source code. */
export function plural(count: number, noun: string): Redacted {
  return trustedText(`${grouped(count)} ${noun}${count === 1 ? "" : "s"}`);
}
