import { isObject } from "../../core/json/json.js";
import { hideValue } from "../../core/redaction/redacted.js";
import { wrongArgument, wrongType } from "../argument.js";
import { mismatch, type SyncJudge } from "../kind.js";
import { MatcherError } from "../types.js";

/** `greater-than`: the number is greater than the argument. */
export function compileGreaterThan(argument: unknown): SyncJudge {
  return compileLimit("greater-than", argument, (value, limit) => value > limit);
}

/** `less-than`: the number is less than the argument. */
export function compileLessThan(argument: unknown): SyncJudge {
  return compileLimit("less-than", argument, (value, limit) => value < limit);
}

/** A matcher that compares a number with its argument. */
function compileLimit(name: string, limit: unknown, holds: (value: number, limit: number) => boolean): SyncJudge {
  if (!isFiniteNumber(limit)) throw wrongArgument(name, limit, "a finite number", `\`${name}: 10\``);
  const expected = { [name]: limit };
  return (value) => {
    if (typeof value !== "number") return wrongType(name, "a number", expected, value);
    if (holds(value, limit)) return { pass: true };
    return mismatch(() => ({ expected: hideValue(expected), actual: hideValue(value) }));
  };
}

/** `between`: the number is at least the first limit and at most the second. */
export function compileBetween(argument: unknown): SyncJudge {
  const [min, max] = readLimits(argument);
  const expected = { between: { min, max } };
  return (value) => {
    if (typeof value !== "number") return wrongType("between", "a number", expected, value);
    if (value >= min && value <= max) return { pass: true };
    return mismatch(() => ({ expected: hideValue(expected), actual: hideValue(value) }));
  };
}

function readLimits(argument: unknown): [number, number] {
  const limits: unknown[] = isObject(argument) ? [argument.min, argument.max] : [argument].flat();
  const [min, max] = limits;
  const hasOthers = isObject(argument) && Object.keys(argument).length > 2;
  if (limits.length !== 2 || hasOthers || !isFiniteNumber(min) || !isFiniteNumber(max)) {
    throw wrongArgument(
      "between",
      argument,
      "two finite numbers",
      "`between: {min: 1, max: 10}` or `between: [1, 10]`",
    );
  }
  if (min > max) {
    throw new MatcherError(
      "`between` has limits in the wrong order",
      `No number is at least ${min} and at most ${max}.`,
      "Write the smaller limit first, as `min`.",
      ["between"],
    );
  }
  return [min, max];
}

/** True for a number that JSON can hold. */
function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
