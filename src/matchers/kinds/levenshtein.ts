import { distance } from "fastest-levenshtein";
import { isObject, typeName } from "../../core/json/json.js";
import { hide, hideValue, say } from "../../core/redaction/redacted.js";
import { stringDiff } from "../diff/string-diff.js";
import { HIDDEN, redactBoth, runOrFault, type SyncJudge, verdict, WAS_STOPPED, wrongArgument } from "../kind.js";
import { MatcherError, SuiteFault } from "../types.js";
import { codePoints, textToJudge } from "../values.js";
import { handOverToThread } from "../worker/limit.js";

/** The longest text that is compared, in code points: the work grows with the product of both lengths. */
const MAX_LENGTH = 100_000;
/** Up to this product of lengths the work takes about a millisecond, and need not be watched. */
const MAX_UNWATCHED = 4_000_000;
/** As many UTF-16 units as there are. */
const MAX_CHARACTERS = 65_536;
const FIX = "Compare shorter texts, or compare by `contains`.";

/** `levenshtein: {value, max}`: at most `max` insertions, deletions and substitutions of Unicode code points. */
export function compileLevenshtein(argument: unknown): SyncJudge {
  const { value: expected, max } = readArgument(argument);
  if (lengthOf(expected) > MAX_LENGTH) {
    const what = `The value has ${lengthOf(expected)} characters; at most ${MAX_LENGTH} are compared.`;
    const fix = "Compare by `exact` or `contains`.";
    throw new MatcherError("`levenshtein` compares shorter texts", what, fix, ["levenshtein", "value"]);
  }
  return (actual) => {
    const text = textToJudge(actual);
    const length = lengthOf(text);
    if (length > MAX_LENGTH) {
      const note = say`the value has ${length} characters; at most ${MAX_LENGTH} are compared`;
      // The distance is at least the difference of the lengths.
      if (length - lengthOf(expected) > max) return verdict(false, () => ({ ...redactBoth(expected, actual), note }));
      throw new SuiteFault(say`\`levenshtein\` cannot judge: ${note}`, FIX);
    }
    const edits = editDistance(expected, text);
    return verdict(edits <= max, () => {
      const [redactedExpected, redactedActual] = [hide(expected), hideValue(actual)];
      const diff = stringDiff(redactedExpected, hide(textToJudge(redactedActual)));
      const note = say`the distance is ${edits}, and at most ${max} is allowed`;
      const values = { expected: redactedExpected, actual: redactedActual };
      return { ...values, ...(diff === "" ? { note: say`${note}; ${HIDDEN}` } : { diff, note }) };
    });
  };
}

function readArgument(argument: unknown): { value: string; max: number } {
  const example = '`levenshtein: {value: "some text", max: 3}`';
  if (!isObject(argument) || Object.keys(argument).sort().join() !== "max,value")
    throw wrongArgument("levenshtein", argument, "`{value, max}`", example);
  const { value, max } = argument;
  if (typeof value === "string" && typeof max === "number" && Number.isSafeInteger(max) && max >= 0)
    return { value, max };
  const key = typeof value === "string" ? "max" : "value";
  const requirement = { value: "a string; this is of type", max: "a whole number from 0; this is" }[key];
  const description = `It is ${requirement} ${key === "value" ? typeName(value) : JSON.stringify(max)}.`;
  throw new MatcherError(`Bad \`${key}\` of \`levenshtein\``, description, `Write ${example}.`, ["levenshtein", key]);
}

/** In code points if it is long, else in UTF-16 units, which are no fewer. */
function lengthOf(text: string): number {
  return text.length <= MAX_LENGTH ? text.length : codePoints(text);
}

function editDistance(a: string, b: string): number {
  const [left, right] = toUnits(a, b);
  if (left.length * right.length <= MAX_UNWATCHED) return distance(left, right);
  // The library keeps a table between its calls, which stays dirty if it is stopped.
  handOverToThread();
  return runOrFault(say`\`levenshtein\` ${WAS_STOPPED}`, FIX, () => distance(left, right));
}

/** Two texts with a UTF-16 unit for each code point, because the library compares units. Throws if there are too few units. */
function toUnits(a: string, b: string): [string, string] {
  if (!/[\ud800-\udfff]/.test(a + b)) return [a, b];
  const units = new Map<string, string>();
  const unitOf = (point: string) => {
    if (!units.has(point)) {
      if (units.size === MAX_CHARACTERS)
        throw new SuiteFault(
          say`\`levenshtein\` cannot judge: the texts have more than ${MAX_CHARACTERS} different characters`,
          FIX,
        );
      units.set(point, String.fromCharCode(units.size));
    }
    return units.get(point)!;
  };
  return [a.replace(/./gsu, unitOf), b.replace(/./gsu, unitOf)];
}
