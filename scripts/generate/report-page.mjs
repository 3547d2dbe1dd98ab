// src/report/html/page.generated.ts: the script and the styles of the HTML report, bundled.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const folder = new URL("../../src/report/html/", import.meta.url);

const bundle = await rolldown({ input: fileURLToPath(new URL("page/main.ts", folder)) });
const { output } = await bundle.generate({ format: "iife", comments: false });
await bundle.close();
const script = output[0].code;
const style = readFileSync(new URL("page/page.css", folder), "utf8");
// Both are written into elements as they are.
if (/<\/|<!--/.test(script + style)) throw new Error("the page's script or styles would end their element");

const text = `// Generated from page/ by scripts/generate.mjs. Do not edit.
export const SCRIPT = ${JSON.stringify(script)};
export const STYLE = ${JSON.stringify(style)};
`;
export const files = { "src/report/html/page.generated.ts": text };
