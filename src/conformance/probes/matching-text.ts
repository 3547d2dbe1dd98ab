import { runInNewContext } from "node:vm";
import { sample, stringMatching } from "fast-check";
import { isObject } from "../../core/json/json.js";

/** Patterns come from servers. */
const MAX_PATTERN = 500;
/** How many characters the counts of a pattern may require: `(a{100}){100}` makes ten thousand. */
const MAX_COUNT = 1_000;
const TRIES = 200;
const FILTER = "texts.filter((text) => new RegExp(pattern, 'u').test(text))";
const LIMIT_MS = 1_000;
/** After so many patterns that backtrack without end, no other one is tried. */
const MAX_ENDLESS = 3;
let endless = 0;

/** A text that a `pattern` matches, the same for one seed; without a seed the plainest. Undefined if none is found. */
export function matchingText(pattern: string, minLength = 0, maxLength = MAX_COUNT, seed?: number): string | undefined {
  const counts = [...pattern.matchAll(/\{(\d+)/g)].map(([, count]) => Math.max(1, Number(count)));
  if (pattern.length > MAX_PATTERN || counts.reduce((product, count) => product * count, 1) > MAX_COUNT)
    return undefined;
  const texts = textsFor(pattern, seed).filter(({ length }) => length >= minLength && length <= maxLength);
  if (seed !== undefined) return texts[0];
  const cost = (text: string) => text.replace(/[A-Za-z0-9]/g, "").length * 100 + Math.abs(text.length - TYPICAL_LENGTH);
  return texts.sort((a, b) => cost(a) - cost(b))[0];
}

const TYPICAL_LENGTH = 4;

function textsFor(pattern: string, seed = 1): string[] {
  // The library makes no text for them: without them, some of its texts match by chance.
  const plain = pattern.replace(/\(\?<?[=!][^()]*\)/g, "");
  try {
    // A pattern may match anywhere: without the anchors, anything would be around it.
    const whole = new RegExp(`^(?:${plain})$`, "u");
    const texts = sample(stringMatching(whole, { size: "small" }), { seed, numRuns: TRIES });
    return plain === pattern ? texts : thoseMatching(pattern, texts);
  } catch {
    // Not a pattern of JavaScript.
    return [];
  }
}

/** Those of some texts that a `pattern` of a server matches; none if it is not one of JavaScript, or backtracks without end. */
export function thoseMatching(pattern: string, texts: readonly string[]): string[] {
  if (endless === MAX_ENDLESS) return [];
  try {
    const found = runInNewContext(FILTER, { pattern, texts }, { timeout: LIMIT_MS });
    return [...(found as Iterable<string>)];
  } catch (error) {
    if (isObject(error) && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT") endless += 1;
    return [];
  }
}
