// Bundles the script and the styles of the HTML report into src/report/html/page.generated.ts.
// `node scripts/generate-report-page.mjs` writes; `--check` fails if the file is stale.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const folder = new URL("../src/report/html/", import.meta.url);
const out = new URL("page.generated.ts", folder);

const bundle = await rolldown({ input: fileURLToPath(new URL("page/main.ts", folder)) });
const { output } = await bundle.generate({ format: "iife", comments: false });
await bundle.close();
const script = output[0].code;
const style = readFileSync(new URL("page/page.css", folder), "utf8");
// Both are written into elements as they are.
if (/<\/|<!--/.test(script + style)) throw new Error("the page's script or styles would end their element");

const text = `// Generated from page/ by scripts/generate-report-page.mjs. Do not edit.
export const SCRIPT = ${JSON.stringify(script)};
export const STYLE = ${JSON.stringify(style)};
`;
if (!process.argv.includes("--check")) writeFileSync(out, text);
else if (readFileSync(out, "utf8") !== text) {
  console.error(`${fileURLToPath(out)} is stale: run npm run generate`);
  process.exitCode = 1;
}
