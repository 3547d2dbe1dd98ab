// Makes the tables of docs/corpus.md about SDKs from __tests__/sdk/corpus-findings.json, with which `npm run test:sdks`
// compares the servers. `node scripts/generate-corpus-findings.mjs` writes; `--check` fails if they are stale.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const PAGE = new URL("../docs/corpus.md", import.meta.url);
const LABELS = { stdio: "stdio", http: "HTTP" };
const TABLES = /(?<=<!-- begin: SDKs -->\n).*(?=<!-- end: SDKs -->)/s;

const source = new URL("../__tests__/sdk/corpus-findings.json", import.meta.url);
const { names, findings } = JSON.parse(readFileSync(source, "utf8"));
const httpAlone = findings.filter(({ over }) => over.join() === "http");
const others = findings.filter((finding) => !httpAlone.includes(finding));
const tables = `
${table(["SDK", "rules that fail", "over", "what it does"], others, ({ over }) => [over.map((transport) => LABELS[transport]).join(", ")])}

And over HTTP alone:

${table(["SDK", "rules that fail", "what it does"], httpAlone, () => [])}

`;
const before = readFileSync(PAGE, "utf8");
const after = before.replace(TABLES, () => tables);
if (!process.argv.includes("--check")) writeFileSync(PAGE, after);
else if (after !== before) {
  console.error(`${fileURLToPath(PAGE)} is stale: run npm run generate`);
  process.exitCode = 1;
}

function table(head, rows, more) {
  const cells = rows.map((row) => [
    row.sdks.map((id) => names[id]).join(", "),
    row.rules.join(", "),
    ...more(row),
    row.what,
  ]);
  return [head, head.map(() => "---"), ...cells].map((line) => `| ${line.join(" | ")} |`).join("\n");
}
