import { isObject } from "../../core/json/json.js";
import { hideValue } from "../../core/redaction/redacted.js";
import { mismatch, type SyncJudge } from "../kind.js";
import { wrongArgument, wrongType } from "../shared/argument.js";
import { isFiniteNumber } from "../shared/limit.js";
import { MatcherError } from "../types.js";

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
