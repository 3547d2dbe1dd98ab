import { isObject, typeName } from "../../core/json/json.js";
import { hide, hideValue, say } from "../../core/redaction/redacted.js";
import { wrongArgument, wrongType } from "../argument.js";
import { mismatch, type SyncJudge } from "../kind.js";
import { MatcherError } from "../types.js";

const TYPES: readonly unknown[] = ["string", "number", "integer", "boolean", "array", "object", "null"];

/** `type`: the JSON type is the argument or one of it; every integer is a number too. */
export function compileType(argument: unknown): SyncJudge {
  // YAML reads `type: null` as null, not as the word.
  const wanted = [argument].flat().map((type: unknown) => (type === null ? "null" : type));
  if (wanted.length === 0 || !wanted.every((type) => TYPES.includes(type))) {
    throw new MatcherError(
      "`type` takes a JSON type, or a list of them",
      `The types are ${TYPES.join(", ")}.`,
      "Write `type: string` or `type: [string, null]`. If the mapping is the value itself, write it under `exact:`.",
      ["type"],
    );
  }
  return (value) => {
    const type = typeName(value);
    if (wanted.includes(type) || (type === "integer" && wanted.includes("number"))) return { pass: true };
    return mismatch(() => ({
      expected: { type: hideValue(argument) },
      actual: hideValue(value),
      note: say`expected ${hide(wanted.join(" or "))}, got ${type}`,
    }));
  };
}

/** `not-empty`: the string, array or object has something in it. */
export function compileNotEmpty(argument: unknown): SyncJudge {
  if (argument !== null && argument !== true)
    throw wrongArgument("not-empty", argument, "nothing or true", "`not-empty: ~` or `not-empty: true`");
  const expected = { "not-empty": argument };
  return (value) => {
    if (typeof value !== "string" && !Array.isArray(value) && !isObject(value)) {
      return wrongType("not-empty", "a string, an array or an object", expected, value);
    }
    const { length } = isObject(value) ? Object.keys(value) : value;
    return length > 0 ? { pass: true } : mismatch(() => ({ expected, actual: hideValue(value) }));
  };
}
