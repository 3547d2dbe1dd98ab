import { typeName } from "../core/json/json.js";
import { hide, hideValue, say } from "../core/redaction/redacted.js";
import { type LazyVerdict, mismatch } from "./kind.js";
import { MatcherError } from "./types.js";

/** A matcher's argument that has to be a string. */
export function stringArgument(name: string, argument: unknown): string {
  if (typeof argument === "string") return argument;
  throw wrongArgument(name, argument, "a string", `\`${name}: "some text"\``);
}

/** A matcher's argument that has to be a list. */
export function listArgument(name: string, argument: unknown, example = '["one", "two"]'): readonly unknown[] {
  if (Array.isArray(argument)) return argument;
  throw wrongArgument(name, argument, "a list", `\`${name}: ${example}\``);
}

/** The error of an argument of another type; `shape` and `example` say what to write. */
export function wrongArgument(name: string, argument: unknown, shape: string, example: string): MatcherError {
  return new MatcherError(
    `\`${name}\` takes ${shape}`,
    `This argument is of type ${typeName(argument)}.`,
    `Write ${example}.`,
    [name],
  );
}

/** The verdict of a matcher that cannot read a value of this type. */
export function wrongType(name: string, reads: string, expected: unknown, actual: unknown): LazyVerdict {
  return mismatch(() => ({
    expected: hideValue(expected),
    actual: hideValue(actual),
    note: say`\`${hide(name)}\` reads ${hide(reads)}; the value is of type ${typeName(actual)}`,
  }));
}
