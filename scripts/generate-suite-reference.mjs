// Makes docs/suite-reference.md from the descriptions in schemas/v1.json.
// `node scripts/generate-suite-reference.mjs` writes; `--check` fails where the page is not what it would write.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { tablesOf } from "./schema-tables.mjs";

const root = new URL("..", import.meta.url);
const page = new URL("docs/suite-reference.md", root);
const schema = JSON.parse(readFileSync(new URL("schemas/v1.json", root), "utf8"));

/** Examples that show a block, by its key. */
const EXAMPLES = {
  servers: "quickstart.mcptest.yaml",
  setup: "steps.mcptest.yaml",
  teardown: "steps.mcptest.yaml",
  defaultTest: "data.mcptest.yaml",
  tools: "quickstart.mcptest.yaml",
  resources: "quickstart.mcptest.yaml",
  prompts: "quickstart.mcptest.yaml",
  variables: "memory.mcptest.yaml",
  fixtures: "named-errors-stdio.yml",
  compositions: "compositions.mcptest.yaml",
  performance: "limits.mcptest.yaml",
};

const text = reference();
if (!process.argv.includes("--check")) writeFileSync(page, text);
else if (!existsSync(page) || readFileSync(page, "utf8") !== text) {
  console.error(`${fileURLToPath(page)} is stale: run npm run generate`);
  process.exitCode = 1;
}

function reference() {
  const { top, sections } = tablesOf(schema);
  return `# Suite format

Every field of a suite file. This page is made from [schemas/v1.json](../schemas/v1.json) by \`npm run generate\`; the
first line \`# yaml-language-server: $schema=…\` gives an editor the same texts. Unknown keys are errors at every level;
what this version does not run yet it refuses by name.
A field that is no text takes one whole reference (\`\${name}\`) instead of its value.

## Top level

${top(example)}

${sections.join("\n\n")}
`;
}

function example(key) {
  return EXAMPLES[key] ? ` [Example](../examples/${EXAMPLES[key]})` : "";
}
