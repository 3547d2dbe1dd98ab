import { isObject, typeName } from "../../../core/json/json.js";
import { type UserError, userError } from "../../../core/problem.js";
import { hide, say } from "../../../core/redaction/redacted.js";

const EXAMPLE = `Write a JSON object, in single quotes for the shell: '{"query": "x"}'.`;

/** The arguments of a call from the command line; none for no text. Throws a UserError with the place in the text. */
export function parseArguments(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidJson(text);
  }
  if (isObject(value)) return value;
  throw userError("the arguments are not a JSON object", `They are of the type ${typeName(value)}.`, EXAMPLE);
}

function invalidJson(text: string): UserError {
  const at = placeOfError(text);
  const before = text.slice(0, at).split("\n");
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const found = text.slice(at, at + 1);
  const reason =
    found === ""
      ? "The text ends too early."
      : say`${hide(JSON.stringify(found))} cannot stand here.${found === "'" ? " JSON has double quotes." : ""}`;
  return userError("the arguments are not valid JSON", reason, EXAMPLE, {
    location: { file: "the arguments", line, column, end_line: line, end_column: column + 1 },
    snippet: { line: 1, text },
  });
}

/** The offset of the first character with which a text can no longer become JSON; its length if it only ends too early. */
function placeOfError(text: string): number {
  let fine = 0;
  let broken = text.length + 1;
  // What a text breaks off with is in all longer ones too.
  while (broken - fine > 1) {
    const middle = Math.floor((fine + broken) / 2);
    if (canBecomeJson(text.slice(0, middle))) fine = middle;
    else broken = middle;
  }
  return fine;
}

function canBecomeJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as Error;
    const at = /at position (\d+)/.exec(message)?.[1];
    return /Unexpected end|Unterminated/.test(message) || Number(at) >= text.length;
  }
}
