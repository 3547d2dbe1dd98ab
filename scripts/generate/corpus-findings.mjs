// The tables of docs/internals/corpus.md about SDKs, from __tests__/sdk/corpus-findings.json, with which `npm run test:sdks` compares
// the servers.
import { readFileSync } from "node:fs";

const PAGE = new URL("../../docs/internals/corpus.md", import.meta.url);
const LABELS = { stdio: "stdio", http: "HTTP", tokens: "HTTP, with tokens" };
const TABLES = /(?<=<!-- begin: SDKs -->\n).*(?=<!-- end: SDKs -->)/s;

const source = new URL("../../__tests__/sdk/corpus-findings.json", import.meta.url);
const { names, findings } = JSON.parse(readFileSync(source, "utf8"));
const httpAlone = findings.filter(({ over }) => over.join() === "http");
const others = findings.filter((finding) => !httpAlone.includes(finding));
const tables = `
${table(["SDK", "rules that fail", "over", "what it does"], others, ({ over }) => [over.map((transport) => LABELS[transport]).join(", ")])}

And over HTTP alone:

${table(["SDK", "rules that fail", "what it does"], httpAlone, () => [])}

`;
export const files = { "docs/internals/corpus.md": readFileSync(PAGE, "utf8").replace(TABLES, () => tables) };

function table(head, rows, more) {
  const cells = rows.map((row) => [
    row.sdks.map((id) => names[id]).join(", "),
    row.rules.join(", "),
    ...more(row),
    row.what,
  ]);
  return [head, head.map(() => "---"), ...cells].map((line) => `| ${line.join(" | ")} |`).join("\n");
}
