import type { Redacted } from "../redaction/redact.js";
import { hide, say } from "../redaction/redacted.js";

/** How a program ended: `exited with code 1`, `was ended by SIGKILL`. */
export function exitText(code: number | null, signal: string | null): Redacted {
  return signal === null ? say`exited with code ${code ?? "unknown"}` : say`was ended by ${hide(signal)}`;
}
