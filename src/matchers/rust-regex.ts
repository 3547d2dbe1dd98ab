import { readFileSync } from "node:fs";
import { initSync, RRegex } from "../../node_modules/rregex/lib/web.js";

// Rust's regex as WASM, loaded when this module is. A module of its own: the bundler finds the file only where nothing
// else in the module hinders it.
initSync({ module: readFileSync(new URL("../../node_modules/rregex/lib/rregex.wasm", import.meta.url)) });

export { RRegex };
