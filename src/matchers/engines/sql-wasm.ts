import { readFileSync } from "node:fs";
import { compileWasm } from "./compile-wasm.js";

/** sqlparser-rs, compiled when this module is loaded; the only module that names the file, with plain syntax for the bundler. */
export const sqlWasm = compileWasm(
  readFileSync(
    new URL("../../../node_modules/@guanmingchiu/sqlparser-ts/wasm/sqlparser_rs_wasm_bg.wasm", import.meta.url),
  ),
);
