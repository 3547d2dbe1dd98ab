import { readFileSync } from "node:fs";

/** sqlparser-rs, compiled when this module is loaded; the only module that names the file, with plain syntax for the bundler. */
export const sqlWasm = new WebAssembly.Module(
  readFileSync(
    new URL("../../../node_modules/@guanmingchiu/sqlparser-ts/wasm/sqlparser_rs_wasm_bg.wasm", import.meta.url),
  ),
);
