import { readFileSync } from "node:fs";
import { initSync, RRegex } from "../../node_modules/rregex/lib/web.js";

// Rust's regex as WASM, loaded when this module is. A module of its own, with plain syntax: where the bundler meets newer
// syntax (`4_096`, say) beside the URL, it copies the file as text and damages it.
initSync({ module: readFileSync(new URL("../../node_modules/rregex/lib/rregex.wasm", import.meta.url)) });

export { RRegex };
