import { readFileSync } from "node:fs";

// The only module that names these files, with plain syntax: if the bundler meets newer syntax (`4_096`, say) beside
// a URL, it copies the file as text and damages it.

/** jq, compiled. */
export function jqWasm(): WebAssembly.Module {
  return new WebAssembly.Module(
    readFileSync(new URL("../../../node_modules/jq-wasm/dist/build/jq.wasm", import.meta.url)),
  );
}

/** Rust's regex, compiled. */
export function rustRegexWasm(): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(new URL("../../../node_modules/rregex/lib/rregex.wasm", import.meta.url)));
}

/** sqlparser-rs, compiled. */
export function sqlWasm(): WebAssembly.Module {
  return new WebAssembly.Module(
    readFileSync(
      new URL("../../../node_modules/@guanmingchiu/sqlparser-ts/wasm/sqlparser_rs_wasm_bg.wasm", import.meta.url),
    ),
  );
}
