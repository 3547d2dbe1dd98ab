import { typeName } from "../core/json.js";
import { equal, isContainer } from "./equal.js";
import type { SyncJudge } from "./kind.js";
import { stringDiff } from "./string-diff.js";
import { structuralDiff } from "./structural-diff.js";
import type { Verdict } from "./types.js";

/** `exact`: deep JSON equality with any argument. */
export function compileExact(expected: unknown): SyncJudge {
  return (actual) =>
    equal(expected, actual) ? { pass: true } : { pass: false, expected, actual, ...difference(expected, actual) };
}

/** In which way two values differ that are not equal. */
export function difference(expected: unknown, actual: unknown): Partial<Verdict> {
  if (typeof expected === "string" && typeof actual === "string") return { diff: stringDiff(expected, actual) };
  const [wanted, got] = [typeName(expected), typeName(actual)];
  if (wanted === got && isContainer(expected)) return structuralDiff(expected, actual);
  if (wanted === got || (typeof expected === "number" && typeof actual === "number")) return {};
  return { note: `expected ${wanted}, got ${got}` };
}
