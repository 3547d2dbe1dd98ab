import { bind } from "./bindgen.js";
import { rustRegexWasm } from "./rust-regex-wasm.js";

/** What of rregex is called here. */
interface Exports {
  __wbindgen_free(at: number, bytes: number, align: number): void;
  rregex_new(at: number, bytes: number): [regex: number, error: number, failed: number];
  rregex_isMatch(regex: number, at: number, bytes: number): number;
  rregex_replaceAll(regex: number, at: number, bytes: number, to: number, toBytes: number): [at: number, bytes: number];
}

/** One compiled pattern. */
export interface RustRegex {
  isMatch(text: string): boolean;
  /** `to` may name groups: `$1`, `${name}`. */
  replaceAll(text: string, to: string): string;
}

/** Rust's regex in a separate instance, which takes about a millisecond and 1.5 MB. Freed patterns take memory too. */
export class RustRegexInstance {
  readonly #bound = bind<Exports>(rustRegexWasm, "__wbindgen_export_2", (name, textAt) => {
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
