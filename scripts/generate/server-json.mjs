// src/conformance/rules/reg/server-json.generated.ts: the schema of `server.json`, without texts for people. It is read from
// the folder that MCPTEST_ORACLES names, else from where `npm run oracles` puts it; without it the file stays as it is.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const TEXTS = new Set(["$comment", "$id", "title", "description", "default", "example", "examples"]);

const oracles = process.env.MCPTEST_ORACLES ?? fileURLToPath(new URL("../../.tmp/oracles", import.meta.url));
const file = `${oracles}/server-json/2025-12-11.json`;

export const files = !existsSync(file)
  ? {}
  : {
      "src/conformance/rules/reg/server-json.generated.ts": `// Generated from the schema of server.json of 2025-12-11 (MIT) by scripts/generate.mjs. Do not edit.
export const SERVER_JSON = '${JSON.stringify(plain(JSON.parse(readFileSync(file, "utf8")))).replace(/[\\']/g, "\\$&")}';
`,
    };

/** `isByName`: the keys are names of members. */
function plain(node, isByName = false) {
  if (Array.isArray(node)) return node.map((item) => plain(item));
  if (node === null || typeof node !== "object") return node;
  const kept = Object.entries(node).filter(([key]) => isByName || !TEXTS.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, plain(value, !isByName && /^(properties|definitions)$/.test(key))]),
  );
}
