import { stringArgument } from "./argument.js";
import { leaveToThread, OutOfTime, TooSlowHere, watched } from "./budget.js";
import type { SyncJudge } from "./kind.js";
import { RRegex } from "./rust-regex.js";
import { asText } from "./text.js";
import { MatcherError, SuiteFault } from "./types.js";

const MAX_CACHED = 256;
/** Up to this length even the slowest pattern takes some milliseconds, and need not be watched. */
const SHORT = 256;

/** Whether a match was stopped in the middle: nothing that this thread's instance says can be trusted any more. */
let shaken = false;

/** Compiled patterns, the one used last at the end. Rust's memory is not collected: who falls out is freed. */
const cache = new Map<string, RRegex>();

/** `regex`: a match anywhere in the stringified value, in the syntax and the linear time of Rust's regex. */
export function compileRegex(argument: unknown): SyncJudge {
  const pattern = stringArgument("regex", argument);
  try {
    compiled(pattern);
  } catch (error) {
    throw new MatcherError(
      "Bad regular expression",
      error instanceof Error ? error.message : String(error),
      "Write it in the syntax of Rust's regex: no look-around, no back-references.",
      ["regex"],
    );
  }
  return (actual) =>
    matches(pattern, asText(actual)) ? { pass: true } : { pass: false, expected: pattern, actual, match: null };
}

function matches(pattern: string, text: string): boolean {
  if (shaken) leaveToThread();
  const regex = compiled(pattern);
  if (text.length <= SHORT) return regex.isMatch(text);
  try {
    return watched(() => regex.isMatch(text));
  } catch (error) {
    if (!(error instanceof OutOfTime || error instanceof TooSlowHere)) throw error;
    shaken = true;
    // It may not even be freed any more.
    cache.delete(pattern);
    if (error instanceof TooSlowHere) throw error;
    throw new SuiteFault(
      "The regular expression was stopped after 2 s",
      "Make the pattern smaller (a counted repeat of a wide class such as \\w is slow), or name a shorter string.",
    );
  }
}

function compiled(pattern: string): RRegex {
  const known = cache.get(pattern);
  if (known !== undefined) cache.delete(pattern);
  const regex = known ?? new RRegex(pattern);
  cache.set(pattern, regex);
  if (cache.size > MAX_CACHED) {
    const [oldest, unused] = cache.entries().next().value!;
    cache.delete(oldest);
    unused.free();
  }
  return regex;
}
