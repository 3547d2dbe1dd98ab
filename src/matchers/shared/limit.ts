import { hideValue } from "../../core/redaction/redacted.js";
import { mismatch, type SyncJudge } from "../kind.js";
import { wrongArgument, wrongType } from "./argument.js";

/** A matcher that compares a number with its argument. */
export function compileLimit(
  name: string,
  limit: unknown,
  holds: (value: number, limit: number) => boolean,
): SyncJudge {
  if (!isFiniteNumber(limit)) throw wrongArgument(name, limit, "a finite number", `\`${name}: 10\``);
  const expected = { [name]: limit };
  return (value) => {
    if (typeof value !== "number") return wrongType(name, "a number", expected, value);
    if (holds(value, limit)) return { pass: true };
    return mismatch(() => ({ expected: hideValue(expected), actual: hideValue(value) }));
  };
}

/** True for a number that JSON can hold. */
export function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
