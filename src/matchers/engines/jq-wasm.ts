import { readFileSync } from "node:fs";
import { compileWasm } from "./compile-wasm.js";

/** jq, compiled when this module is loaded; the only module that names the file, with plain syntax for the bundler. */
export const jqWasm = compileWasm(
  readFileSync(new URL("../../../node_modules/jq-wasm/dist/build/jq.wasm", import.meta.url)),
);
