import { readFileSync } from "node:fs";
import { compileWasm } from "./compile-wasm.js";

// A module of its own, with plain syntax: if the bundler meets newer syntax (`4_096`, say) beside the URL, it copies
// the file as text and damages it.
/** Rust's regex, compiled when this module is loaded. */
export const rustRegexWasm = compileWasm(
  readFileSync(new URL("../../../node_modules/rregex/lib/rregex.wasm", import.meta.url)),
);
