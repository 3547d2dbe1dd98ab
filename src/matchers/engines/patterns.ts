import { messageOf } from "../../core/errors.js";
import { MatcherError, titleWith } from "../types.js";
import { BudgetExceeded, checkTime, runWatched, TooSlowForThisThread } from "../worker/budget.js";
import { type RustRegex, RustRegexInstance } from "./rust-regex-instance.js";

/** Up to this many characters even the slowest pattern takes some milliseconds, and need not be watched. */
const MAX_UNWATCHED = 256;
/** Memory that an instance with its compiled patterns may have taken before it is replaced. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

let instance: RustRegexInstance | undefined;

/** A pattern in the syntax and the linear time of Rust's regex, compiled again if its instance was discarded. */
export type Pattern = () => RustRegex;

/** Compiles a pattern. Throws MatcherError, whose path is `path`, if it is not one; BudgetExceeded if the time of the job is over. */
export function compilePattern(source: string, path: (string | number)[]): Pattern {
  try {
    use(() => {
      // A large pattern takes a tenth of a second, and a job may have many.
      checkTime();
      regexOf(source);
    });
  } catch (error) {
    if (error instanceof BudgetExceeded) throw error;
    const message = messageOf(error);
    throw new MatcherError(
      titleWith("Bad regular expression", message),
      message,
      "Write it in the syntax of Rust's regex: no look-around, no back-references.",
      path,
    );
  }
  return () => regexOf(source);
}

/** Uses patterns on so many characters. Throws BudgetExceeded and TooSlowForThisThread, as `runWatched` does. */
export function usePatterns<T>(characters: number, work: () => T): T {
  return use(() => (characters <= MAX_UNWATCHED ? work() : runWatched(work)));
}

function use<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    // What was stopped in the middle of its work, or failed in it, is not sound any more.
    if (
      error instanceof BudgetExceeded ||
      error instanceof TooSlowForThisThread ||
      error instanceof WebAssembly.RuntimeError
    ) {
      instance = undefined;
    }
    throw error;
  } finally {
    if (instance !== undefined && instance.bytes > MAX_KEPT_BYTES) instance = undefined;
  }
}

function regexOf(source: string): RustRegex {
  instance ??= new RustRegexInstance();
  return instance.regex(source);
}
