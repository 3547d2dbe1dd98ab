import { say } from "../core/redacted.js";
import { SuiteFault } from "./types.js";

/**
 * A value as the text that regex and levenshtein read: strings as they are, everything else as JSON.stringify writes
 * it. Throws SuiteFault for what JSON.stringify cannot write (nested some thousand levels deep).
 */
export function asText(value: unknown): string {
  if (typeof value === "string") return value;
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new SuiteFault(
      say`The value is nested too deeply or too large to be read as text`,
      "Let the target name the string inside the value that this matcher should read.",
    );
  }
}
