import { messageOf } from "../../core/errors.js";
import { MatcherError, titleWith } from "../types.js";
import { checkTime, LimitExceeded, runWatched, TooSlowForThisThread } from "../worker/limit.js";
import { bind } from "./bindgen.js";
import { rustRegexWasm } from "./wasm.js";

/** Up to this many characters even the slowest pattern takes some milliseconds, and need not be watched. */
const MAX_UNWATCHED = 256;
/** Memory that an instance with its compiled patterns may have taken before it is replaced. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

const wasm = rustRegexWasm();
let instance: RustRegexInstance | undefined;

/** A pattern in the syntax and the linear time of Rust's regex, compiled again if its instance was discarded. */
export type Pattern = () => RustRegex;

/** Compiles a pattern. Throws MatcherError, whose path is `path`, if it is not one; LimitExceeded if the time of the job is over. */
export function compilePattern(source: string, path: (string | number)[]): Pattern {
  try {
    use(() => {
      // A large pattern takes a tenth of a second, and a job may have many.
      checkTime();
      regexOf(source);
    });
  } catch (error) {
    if (error instanceof LimitExceeded) throw error;
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

/** Uses patterns on so many characters. Throws LimitExceeded and TooSlowForThisThread, as `runWatched` does. */
export function usePatterns<T>(characters: number, work: () => T): T {
  return use(() => (characters <= MAX_UNWATCHED ? work() : runWatched(work)));
}

function use<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    // What was stopped in the middle of its work, or failed in it, is not sound any more.
    if (
      error instanceof LimitExceeded ||
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

/** What of rregex is called here. */
interface Exports {
  __wbindgen_free(at: number, bytes: number, align: number): void;
  rregex_new(at: number, bytes: number): [regex: number, error: number, failed: number];
  rregex_isMatch(regex: number, at: number, bytes: number): number;
  rregex_replaceAll(regex: number, at: number, bytes: number, to: number, toBytes: number): [at: number, bytes: number];
}

/** One compiled pattern. */
interface RustRegex {
  isMatch(text: string): boolean;
  /** `to` may name groups: `$1`, `${name}`. */
  replaceAll(text: string, to: string): string;
}

/** Rust's regex in a separate instance, which takes about a millisecond and 1.5 MB. Freed patterns take memory too. */
class RustRegexInstance {
  readonly #bound = bind<Exports>(wasm, "__wbindgen_export_2", (name, textAt) => {
    if (name === "__wbindgen_error_new") return (at, bytes) => new Error(textAt(Number(at), Number(bytes)));
    return undefined;
  });
  readonly #regexes = new Map<string, RustRegex>();

  /** Memory that it has taken, in bytes. */
  get bytes(): number {
    return this.#bound.bytes();
  }

  /** A pattern, compiled once. Throws Rust's error. */
  regex(pattern: string): RustRegex {
    const cached = this.#regexes.get(pattern);
    if (cached !== undefined) return cached;
    const { exports, put, textAt, kept } = this.#bound;
    const [address, error, failed] = exports.rregex_new(...put(pattern));
    if (failed !== 0) throw kept(error);
    const regex: RustRegex = {
      isMatch: (text) => exports.rregex_isMatch(address, ...put(text)) !== 0,
      replaceAll: (text, to) => {
        const [at, bytes] = exports.rregex_replaceAll(address, ...put(text), ...put(to));
        const replaced = textAt(at, bytes);
        exports.__wbindgen_free(at, bytes, 1);
        return replaced;
      },
    };
    this.#regexes.set(pattern, regex);
    return regex;
  }
}
