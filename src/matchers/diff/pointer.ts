import type { Redacted } from "../../core/redact.js";
import { derive, say } from "../../core/redacted.js";

/** One step of a JSON pointer (RFC 6901) with its slash. */
export function pointerStep(key: Redacted | number): Redacted {
  if (typeof key === "number") return say`/${key}`;
  return derive(key, (name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
}
