// Makes docs/matchers.md from the suite's schema and the outcomes of others' tests, which the tests keep up to date.
// `node scripts/generate-matchers.mjs` writes; `--check` fails where the page is not what it would write.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("..", import.meta.url);
const page = new URL("docs/matchers.md", root);
const outcomes = new URL("__tests__/golden/matchers/conformance/", root);

const GRADED = ["similar", "llm-judge", "llm-jury", "factuality", "answer-relevance", "context-faithfulness"];

const schema = JSON.parse(readFileSync(new URL("schemas/v1.json", root), "utf8"));
const runs = readdirSync(outcomes)
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, outcomes), "utf8")));

const text = matchers(Object.entries(schema.$defs.Matcher.properties));
if (!process.argv.includes("--check")) writeFileSync(page, text);
else if (readFileSync(page, "utf8") !== text) {
  console.error(`${fileURLToPath(page)} is stale: run npm run generate`);
  process.exitCode = 1;
}

function matchers(all) {
  const known = all.filter(([name]) => !GRADED.includes(name));
  const graded = all.filter(([name]) => GRADED.includes(name));
  return `# Matchers

A matcher object has exactly one key. [examples/matchers.mcptest.yaml](../examples/matchers.mcptest.yaml) uses every one
that asks no model. This page is made by \`npm run generate\`.

${table(known)}

\`not\`, \`oneOf\`, \`anyOf\` and \`allOf\` take any of these but \`snapshot\`, and one another. The next ones ask a model. This
version checks what is written under them and has no way to ask: what else a test asserts is judged, and where all of it
holds the test is *deferred*, which is no pass (\`--require-models\` makes the exit code 2).

${table(graded)}

## Limits

A matcher, with all the matchers in it, has 2 seconds; what takes longer is stopped, and its test is errored, not failed.
So it is with what cannot be judged at all: a CEL expression that meets an error or gives no boolean, a schema for which
no validator is known to be right. \`levenshtein\` compares up to 100,000 characters, \`is-sql\` parses up to 262,144. jq
may take 256 MiB, prints up to 16 MiB, and reads values nested up to 256 levels deep. What takes long is judged in a thread
of its own, which holds up no other test.

## Snapshots

\`snapshot: tools/list\` keeps a value in \`snapshots/tools/list.json\` beside the suite. The first run records, later ones
compare. What the server declares as \`volatile\` is left out first; secrets are blanked, then what \`ignore\` names is left
out, then \`normalise\` is applied: in its \`to\`, \`$1\` is what the first group matched.

- \`--update-snapshots\` (\`-u\`) records anew what the run comes to; \`update: true\` does so for one assertion, and
  \`update: false\` keeps one from it.
- With \`CI=true\` nothing is recorded: a snapshot that is missing fails, and \`-u\` is refused. \`--allow-update-in-ci\`
  allows both.
- A file is written once in a run. A second value that differs fails: put what tells them apart, such as
  \`\${target_version}\`, into the key.
- At the end the snapshots are listed that no test of the run names, in folders of which the run has all suites.

## How right the engines are

Others' tests, each asked through the matcher as a suite would ask it. \`npm run oracles\` fetches the data that no package
has; \`npm test\` then compares these figures. What is judged otherwise is listed, test by test, in
\`__tests__/golden/matchers/conformance/\`.

| matcher | tests | right |
| ------- | ----- | ----- |
${runs.map(({ matcher, source, right, total }) => `| \`${matcher}\` | ${source} | ${right} of ${total} (${((100 * right) / total).toFixed(1)} %) |`).join("\n")}

Left out:

${runs.flatMap(({ matcher, source, excluded }) => excluded.map((group) => `- \`${matcher}\` (${source}): ${group}`)).join("\n")}

What the JSON Schema tests see otherwise is wanted: \`format\` is asserted, and a dialect other than 2020-12 and draft-07 is
told when the suite is loaded.
`;
}

function table(entries) {
  const rows = entries.map(([name, { description }]) => `| \`${name}\` | ${description} |`);
  return `| matcher | passes when |\n| ------- | ----------- |\n${rows.join("\n")}`;
}
