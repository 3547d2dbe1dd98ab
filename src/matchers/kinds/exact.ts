import { typeName } from "../../core/json/json.js";
import { hideValue, type RedactedJson, say } from "../../core/redaction/redacted.js";
import { equal, isContainer } from "../diff/equal.js";
import { stringDiff } from "../diff/string-diff.js";
import { structuralDiff } from "../diff/structural-diff.js";
import { HIDDEN, type SyncJudge, verdict } from "../kind.js";
import type { Explanation } from "../types.js";

/** `exact`: deep JSON equality with any argument. */
export function compileExact(expected: unknown): SyncJudge {
  return (actual) => verdict(equal(expected, actual), () => difference(hideValue(expected), hideValue(actual)));
}

/** Two values that are not equal, and in which way they differ. */
export function difference(expected: RedactedJson, actual: RedactedJson): Explanation {
  return { expected, actual, ...(equal(expected, actual) ? { note: HIDDEN } : explainDifference(expected, actual)) };
}

function explainDifference(expected: RedactedJson, actual: RedactedJson): Explanation {
  if (typeof expected === "string" && typeof actual === "string") return { diff: stringDiff(expected, actual) };
  const [expectedType, actualType] = [typeName(expected), typeName(actual)];
  if (expectedType === actualType && isContainer(expected)) return structuralDiff(expected, actual);
  if (expectedType === actualType || (typeof expected === "number" && typeof actual === "number")) return {};
  return { note: say`expected ${expectedType}, got ${actualType}` };
}
