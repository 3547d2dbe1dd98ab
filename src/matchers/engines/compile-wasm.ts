import { gunzipSync } from "node:zlib";

/** Compiles the bytes of a .wasm file. The build compresses these files, so in the bundle they are unpacked first. */
export function compileWasm(file: Buffer): WebAssembly.Module {
  const isCompressed = file[0] === 0x1f && file[1] === 0x8b;
  return new WebAssembly.Module(isCompressed ? gunzipSync(file) : file);
}
