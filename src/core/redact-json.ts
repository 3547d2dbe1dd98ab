import { madeOfRedacted, type Redacted, type Redactor } from "./redact.js";

/** The JSON of a value; undefined where something in it is nested too deep to be written. */
export function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The JSON of a value on one line, without secrets; what is nested too deep to be written is cut. */
export function redactedJson(value: unknown, redactor: Redactor): Redacted {
  const json = jsonOf(value);
  if (json !== undefined && redactor.isClean(json)) return madeOfRedacted(json);
  return madeOfRedacted(JSON.stringify(redactor.value(value)));
}
