// Writes the fields of a mock's manifest into docs/mock.md, from the descriptions in schemas/mock.v1.json.
// `node scripts/generate-mock-page.mjs` writes; `--check` fails where the page is not what it would write.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { tablesOf } from "./schema-tables.mjs";

const root = new URL("..", import.meta.url);
const page = new URL("docs/mock.md", root);
const MARK = "<!-- From here on made by `npm run generate`. -->\n";

const now = readFileSync(page, "utf8");
const { top, sections } = tablesOf(JSON.parse(readFileSync(new URL("schemas/mock.v1.json", root), "utf8")));
const fields = `\n## Fields\n\n${top()}\n\n${sections.join("\n\n")}\n`;
const text = `${now.slice(0, now.indexOf(MARK))}${MARK}${fields}`;
if (!process.argv.includes("--check")) writeFileSync(page, text);
else if (now !== text) {
  console.error(`${fileURLToPath(page)} is stale: run npm run generate`);
  process.exitCode = 1;
}
