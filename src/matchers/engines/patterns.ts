import { messageOf } from "../../core/errors.js";
import { MatcherError, titleWith } from "../types.js";
import { checkTime, LimitExceeded, runWatched, TooSlowForThisThread } from "../worker/limit.js";
import { type BoundPackage, bind, type WasmImport } from "./bindgen.js";
import { rustRegexWasm } from "./wasm.js";

/** Up to this many characters even the slowest pattern takes some milliseconds, and need not be watched. */
const MAX_UNWATCHED = 256;
/** Memory that an instance with its compiled patterns may have taken before it is replaced. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

/** The functions of rregex that are called here. */
interface RegexExports {
  __wbindgen_free(at: number, bytes: number, align: number): void;
  rregex_new(at: number, bytes: number): [regex: number, error: number, failed: number];
  rregex_isMatch(regex: number, at: number, bytes: number): number;
  rregex_replaceAll(regex: number, at: number, bytes: number, to: number, toBytes: number): [at: number, bytes: number];
}

const wasm = rustRegexWasm();
/** Rust's regex, with the addresses of what it has compiled; freed ones take memory too. */
let instance: { rust: BoundPackage<RegexExports>; compiled: Map<string, number> } | undefined;

/** A pattern in the syntax and the linear time of Rust's regex, compiled again if its instance was discarded. */
export interface Pattern {
  isMatch(text: string): boolean;
  /** `to` may name groups: `$1`, `${name}`. */
  replaceAll(text: string, to: string): string;
}

/** Compiles a pattern. Throws MatcherError, whose path is `path`, if it is not one; LimitExceeded if the time of the job is over. */
export function compilePattern(source: string, path: (string | number)[]): Pattern {
  try {
    useInstance(() => {
      // A large pattern takes a tenth of a second, and a job may have many.
      checkTime();
      loadPattern(source);
    });
  } catch (error) {
    if (error instanceof LimitExceeded) throw error;
    const message = messageOf(error);
    const fix = "Write it in the syntax of Rust's regex: no look-around, no back-references.";
    throw new MatcherError(titleWith("Bad regular expression", message), message, fix, path);
  }
  return {
    isMatch: (text) => {
      const { exports, put, address } = loadPattern(source);
      return exports.rregex_isMatch(address, ...put(text)) !== 0;
    },
    replaceAll: (text, to) => {
      const { exports, put, textAt, address } = loadPattern(source);
      const [at, bytes] = exports.rregex_replaceAll(address, ...put(text), ...put(to));
      const replaced = textAt(at, bytes);
      exports.__wbindgen_free(at, bytes, 1);
      return replaced;
    },
  };
}

/** Uses patterns on so many characters. Throws LimitExceeded and TooSlowForThisThread, as `runWatched` does. */
export function usePatterns<T>(characters: number, work: () => T): T {
  return useInstance(() => (characters <= MAX_UNWATCHED ? work() : runWatched(work)));
}

function useInstance<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    // The state of an instance that was stopped or failed in the middle of its work is unknown.
    const broken = [LimitExceeded, TooSlowForThisThread, WebAssembly.RuntimeError];
    if (broken.some((kind) => error instanceof kind)) instance = undefined;
    throw error;
  } finally {
    if (instance !== undefined && instance.rust.bytes() > MAX_KEPT_BYTES) instance = undefined;
  }
}

/** The instance with a compiled pattern. Throws Rust's error. */
function loadPattern(source: string): BoundPackage<RegexExports> & { address: number } {
  instance ??= { rust: bind<RegexExports>(wasm, "__wbindgen_export_2", importNamed), compiled: new Map() };
  const { rust, compiled } = instance;
  let address = compiled.get(source);
  if (address === undefined) {
    const [newAddress, error, failed] = rust.exports.rregex_new(...rust.put(source));
    if (failed !== 0) throw rust.objectAt(error);
    address = newAddress;
    compiled.set(source, address);
  }
  return { ...rust, address };
}

function importNamed(name: string, textAt: BoundPackage<RegexExports>["textAt"]): WasmImport | undefined {
  return name === "__wbindgen_error_new" ? (at, bytes) => new Error(textAt(Number(at), Number(bytes))) : undefined;
}
