import { isFiniteNumber, isObject, typeName } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import type { CompileArgument, SyncJudge } from "../kind.js";
import { HIDDEN, redactBoth, stringArgument, verdict, wrongArgument, wrongType } from "../kind.js";
import { MatcherError } from "../types.js";
import { hasSubstring } from "../values.js";

/** `icontains`: substring, upper and lower case alike. */
export const compileIcontains = textMatcher("icontains", (text, part) =>
  hasSubstring(lowerCase(text), lowerCase(part)),
);

/** `starts-with`: the string begins with the argument. */
export const compileStartsWith = textMatcher("starts-with", (text, part) => text.startsWith(part));

/** `ends-with`: the string ends with the argument. */
export const compileEndsWith = textMatcher("ends-with", (text, part) => text.endsWith(part));

function textMatcher(name: string, holds: (text: string, part: string) => boolean): CompileArgument {
  return (argument) => {
    const part = stringArgument(name, argument);
    return (value) => {
      if (typeof value !== "string") return wrongType(name, "a string", part, value);
      return verdict(holds(value, part), () => {
        const redacted = { expected: hide(part), actual: hide(value) };
        return holds(redacted.actual, redacted.expected) ? { ...redacted, note: HIDDEN } : redacted;
      });
    };
  };
}

/** The lower case with one form of sigma: the other one stands at the end of a word, which a substring does not know. */
function lowerCase(text: string): string {
  return text.toLowerCase().replaceAll("ς", "σ");
}

/** `greater-than`: the number is greater than the argument. */
export const compileGreaterThan = limitMatcher("greater-than", (value, limit) => value > limit);

/** `less-than`: the number is less than the argument. */
export const compileLessThan = limitMatcher("less-than", (value, limit) => value < limit);

function limitMatcher(name: string, holds: (value: number, limit: number) => boolean): CompileArgument {
  return (limit) => {
    if (!isFiniteNumber(limit)) throw wrongArgument(name, limit, "a finite number", `\`${name}: 10\``);
    return numberJudge(name, limit, (value) => holds(value, limit));
  };
}

/** `between`: the number is at least the first limit and at most the second. */
export function compileBetween(argument: unknown): SyncJudge {
  const [min, max, ...others]: unknown[] = isObject(argument)
    ? [argument.min, argument.max, ...Object.keys(argument).slice(2)]
    : [argument].flat();
  if (others.length > 0 || !isFiniteNumber(min) || !isFiniteNumber(max)) {
    const example = "`between: {min: 1, max: 10}` or `between: [1, 10]`";
    throw wrongArgument("between", argument, "two finite numbers", example);
  }
  if (min > max) {
    const description = `No number is at least ${min} and at most ${max}.`;
    const fix = "Write the smaller limit first, as `min`.";
    throw new MatcherError("`between` has limits in the wrong order", description, fix, ["between"]);
  }
  return numberJudge("between", { min, max }, (value) => value >= min && value <= max);
}

function numberJudge(name: string, limits: unknown, holds: (value: number) => boolean): SyncJudge {
  const expected = { [name]: limits };
  return (value) => {
    if (typeof value !== "number") return wrongType(name, "a number", expected, value);
    return verdict(holds(value), () => redactBoth(expected, value));
  };
}

const TYPES: readonly unknown[] = ["string", "number", "integer", "boolean", "array", "object", "null"];

/** `type`: the JSON type is the argument or one of it; every integer is a number too. */
export function compileType(argument: unknown): SyncJudge {
  // YAML reads `type: null` as null, not as the word.
  const types = [argument].flat().map((type: unknown) => (type === null ? "null" : type));
  if (types.length === 0 || !types.every((type) => TYPES.includes(type))) {
    const title = "`type` takes a JSON type, or a list of them";
    const fix =
      "Write `type: string` or `type: [string, null]`. If the mapping is the value itself, write it under `exact:`.";
    throw new MatcherError(title, `The types are ${TYPES.join(", ")}.`, fix, ["type"]);
  }
  return (value) => {
    const type = typeName(value);
    const matches = types.includes(type) || (type === "integer" && types.includes("number"));
    return verdict(matches, () => ({
      ...redactBoth({ type: argument }, value),
      note: say`expected ${hide(types.join(" or "))}, got ${type}`,
    }));
  };
}

/** `not-empty`: the string, array or object has something in it. */
export function compileNotEmpty(argument: unknown): SyncJudge {
  if (argument !== null && argument !== true)
    throw wrongArgument("not-empty", argument, "nothing or true", "`not-empty: ~` or `not-empty: true`");
  const expected = { "not-empty": argument };
  return (value) => {
    if (typeof value !== "string" && !Array.isArray(value) && !isObject(value))
      return wrongType("not-empty", "a string, an array or an object", expected, value);
    const { length } = isObject(value) ? Object.keys(value) : value;
    return verdict(length > 0, () => redactBoth(expected, value));
  };
}
