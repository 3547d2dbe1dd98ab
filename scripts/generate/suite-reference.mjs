// docs/suite-reference.md, from the descriptions in schemas/v1.json and the clashes of the kinds in src/kinds/.
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { tablesOf } from "./schema-tables.mjs";

const root = new URL("../..", import.meta.url);
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

const { CLASHES, clashOf, TOOL_KEYS } = await loadCombinations();
export const files = { "docs/suite-reference.md": reference() };

function reference() {
  const { top, sections } = tablesOf(schema);
  return `# Suite format

Every field of a suite file. This page is generated from [schemas/v1.json](../schemas/v1.json) by \`npm run generate\`; the
first line \`# yaml-language-server: $schema=…\` gives an editor the same texts. Unknown keys are errors at every level;
fields that this version does not support yet are errors too.
A field that is not a text takes a single reference (\`\${name}\`) instead of its value. A duration or a rate may hold references
(\`\${minutes}m\`).

## Top level

${top(example)}

${sections.join("\n\n")}

## Combinations of keys

The keys that a tool test may combine. Any other combination is a load error; it is never ignored.
\`server\` means a list of servers, and \`finally\` requires \`steps\`.

${matrix()}

${CLASHES.map(reasons).join("\n")}
`;
}

/** The keys of a tool test, two by two. */
function matrix() {
  const cell = (one, other) => (one === other ? "" : clashOf(one, other) === undefined ? "yes" : "no");
  // Each pair once: above the diagonal it would only be repeated.
  const rows = TOOL_KEYS.slice(1).map((one, at) => [
    `\`${one}\``,
    ...TOOL_KEYS.slice(0, -1).map((other, index) => (index > at ? "" : cell(one, other))),
  ]);
  const head = ["", ...TOOL_KEYS.slice(0, -1).map((key) => `\`${key}\``)];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function reasons({ key, excludes, why }) {
  return `- \`${key}\` cannot be combined with ${excludes.map((other) => `\`${other}\``).join(", ")}: ${why}`;
}

/** Node 20 cannot run TypeScript: the table and the kinds of tests that it is made from are bundled into an ignored folder. */
async function loadCombinations() {
  const file = fileURLToPath(new URL(".tmp/combinations/combinations.js", root));
  const bundle = await rolldown({
    input: fileURLToPath(new URL("src/kinds/combinations.ts", root)),
    platform: "node",
    external: /^[^./]/,
    logLevel: "silent",
  });
  await bundle.write({ dir: dirname(file), format: "esm" });
  return import(pathToFileURL(file).href);
}

function example(key) {
  return EXAMPLES[key] ? ` [Example](../examples/${EXAMPLES[key]})` : "";
}
