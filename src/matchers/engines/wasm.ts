import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

// The only module that names these files, with plain syntax: if the bundler meets newer syntax (`4_096`, say) beside
// a URL, it copies the file as text and damages it.

/** jq, compiled. */
export function jqWasm(): WebAssembly.Module {
  return compile(readFileSync(new URL("../../../node_modules/jq-wasm/dist/build/jq.wasm", import.meta.url)));
}

/** Rust's regex, compiled. */
export function rustRegexWasm(): WebAssembly.Module {
  return compile(readFileSync(new URL("../../../node_modules/rregex/lib/rregex.wasm", import.meta.url)));
}

/** sqlparser-rs, compiled. */
export function sqlWasm(): WebAssembly.Module {
  return compile(
    readFileSync(
      new URL("../../../node_modules/@guanmingchiu/sqlparser-ts/wasm/sqlparser_rs_wasm_bg.wasm", import.meta.url),
    ),
  );
}

/** Compiles a .wasm file. The build compresses these files, so in the bundle they are unpacked first. */
function compile(file: Buffer): WebAssembly.Module {
  const isCompressed = file[0] === 0x1f && file[1] === 0x8b;
  return new WebAssembly.Module(isCompressed ? gunzipSync(file) : file);
}
