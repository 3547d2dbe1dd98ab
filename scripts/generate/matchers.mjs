// What follows from src/matchers/matchers.json: the matchers of the suite's schema, their loaders and rules, an example with
// each of them, docs/matchers.md, and docs/internals/matchers.md, which has the results of third-party tests.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stringify } from "yaml";

const root = new URL("../..", import.meta.url);
const outcomes = new URL("__tests__/golden/matchers/conformance/", root);
const BANNER = "Generated from src/matchers/matchers.json by scripts/generate.mjs. Do not edit.";

/** Matchers that judge a value by itself, alone or inside another matcher. */
const pure = Object.entries(readJson("src/matchers/matchers.json"));
const suiteSchema = readJson("schemas/v1.json");
const { properties } = suiteSchema.$defs.Matcher;
/** Those that keep state or ask a model: they are written in the schema by hand. */
const others = Object.entries(properties).filter(([name]) => !pure.some(([one]) => one === name));
const runs = readdirSync(outcomes)
  .sort()
  .map((file) => readJson(`__tests__/golden/matchers/conformance/${file}`));

suiteSchema.$defs.Matcher.properties = Object.fromEntries([
  ...pure.map(([name, { description, schema, example }]) => [name, { description, ...schema, ...examplesOf(example) }]),
  ...others,
]);
// Editors offer them where a matcher or a literal may stand: both are right there, so the schema alone offers neither.
suiteSchema.$defs.Expect.additionalProperties.defaultSnippets = pure.map(([name, { example }]) => ({
  label: name,
  body: { [name]: JSON.parse(JSON.stringify(example.argument), escaped) },
}));
export const files = {
  "schemas/v1.json": formatted("schemas/v1.json", suiteSchema),
  "src/matchers/loaders.generated.ts": loaders(),
  "src/rules/matchers.generated.ts": rules(),
  "examples/each-matcher.mock.yaml": exampleServer(),
  "examples/each-matcher.mcptest.yaml": exampleSuite(),
  "docs/matchers.md": page(),
  "docs/internals/matchers.md": conformancePage(),
};
/** A text as the snippets of editors need it: quoted as in YAML, with a backslash before what begins a placeholder. */
function escaped(_, value) {
  return typeof value === "string"
    ? inline([value])
        .slice(2, -2)
        .replace(/[\\$}]/g, "\\$&")
    : value;
}

/** What errors show of an argument. */
function examplesOf({ argument }) {
  return argument === null ? {} : { examples: [argument] };
}

function readJson(file) {
  return JSON.parse(readFileSync(new URL(file, root), "utf8"));
}

/** A value as JSON, as the formatter of this repository writes it. */
function formatted(file, value) {
  const biome = fileURLToPath(new URL("node_modules/@biomejs/biome/bin/biome", root));
  const options = { cwd: root, input: JSON.stringify(value, null, 2), encoding: "utf8" };
  return execFileSync(process.execPath, [biome, "format", `--stdin-file-path=${file}`], options);
}

/** `is-xml` is in `kinds/is-xml.ts`, which exports `compileIsXml`; a matcher with others in its file names it. */
function loaders() {
  const lines = pure.map(([name, { file = name }]) => {
    const compile = `compile-${name}`.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
    return `  ${JSON.stringify(name)}: async () => (await import("./kinds/${file}.js")).${compile},`;
  });
  return `// ${BANNER}
import type { CompileArgument } from "./kind.js";

/** Loads the matchers that may be nested, each when a suite names it. */
export const LOADERS = {
${lines.join("\n")}
} satisfies Record<string, () => Promise<CompileArgument>>;
`;
}

function rules() {
  const entries = pure.map(([name, { title, text, fix, example }]) => {
    const shown = (value) =>
      `${example.argument === null ? "" : `\`${inline(example.argument)}\` and `}${JSON.stringify(value)}`;
    const rule = { title, severity: "must", text, fix, good: shown(example.passes), bad: shown(example.fails) };
    return `  "ASSERT-${name.toUpperCase()}": ${JSON.stringify(rule)},`;
  });
  return `// ${BANNER}
import type { RuleFamily } from "./types.js";

/** The rule of each matcher that may be nested. */
export const MATCHER_RULES = {
${entries.join("\n")}
} satisfies RuleFamily;
`;
}

function exampleServer() {
  const values = pure.map(
    ([
      name,
      {
        example: { passes, fails },
      },
    ]) => {
      return `          ${name}: ${inline({ passes, fails })}`;
    },
  );
  return `# yaml-language-server: $schema=../schemas/mock.v1.json
# The server for each-matcher.mcptest.yaml: a value that passes each matcher and one that fails it.
# ${BANNER}
name: values-mock
tools:
  - name: values
    annotations: { readOnlyHint: true }
    inputSchema: { type: object, properties: {} }
    response:
      result:
        content: []
        structuredContent:
${values.join("\n")}
`;
}

function exampleSuite() {
  const tests = pure.map(([name, { example }]) => {
    const matcher = inline({ [name]: example.argument });
    return `  - name: ${name}
    tool: values
    expect:
      result.structuredContent.${name}.passes: ${matcher}
      result.structuredContent.${name}.fails: { not: ${matcher} }
`;
  });
  return `# yaml-language-server: $schema=../schemas/v1.json
# Each matcher that may be nested, on a value that passes and, inside \`not\`, on one that fails:
#   node dist/cli/index.js run examples/each-matcher.mcptest.yaml
# ${BANNER}
servers:
  values:
    command: [node, dist/cli/index.js, mock, examples/each-matcher.mock.yaml]
    cwd: ..

tools:
${tests.join("\n")}`;
}

/** A value as YAML in one line. */
function inline(value) {
  return stringify(value, { collectionStyle: "flow", lineWidth: 0 }).trim();
}

function page() {
  const stateful = others.filter(([name]) => name === "snapshot");
  const graded = others.filter(([name]) => name !== "snapshot");
  return `# Matchers

Choose how an assertion judges a value. A matcher object has exactly one key:

\`\`\`yaml
tools:
  - name: forecast knows Oslo
    tool: forecast
    args: { city: Oslo }
    expect:
      - target: result.content[0].text
        matcher: { contains: Oslo }
      - target: result.structuredContent.celsius
        matcher: { between: [-30, 40] }
      - target: result.content[0].text
        matcher: { not: { contains: Bergen } }
\`\`\`

[examples/matchers.mcptest.yaml](../examples/matchers.mcptest.yaml) shows them in use.

${table([...pure, ...stateful])}

\`not\`, \`oneOf\`, \`anyOf\` and \`allOf\` take any of these except \`snapshot\`, and each other.

## Matchers that ask a model

${table(graded)}

\`\`\`yaml
tools:
  - name: reports the weather
    tool: weather
    args: { city: Paris }
    expect:
      - target: result.content[0].text
        matcher:
          llm-judge: { rubric: "Names the city and a temperature.", threshold: 0.8 }
      - target: result.content[0].text
        matcher:
          llm-jury:
            rubric: "Names the city and a temperature."
            jurors: [{ model: claude-sonnet-4-5 }, { model: gpt-5 }, { model: small, provider: local }]
            quorum: 0.66
      - target: result.content[0].text
        matcher:
          factuality: { reference: "Paris is the capital of France." }
      - target: result.content[0].text
        matcher:
          similar: { value: "the order is on its way", threshold: 0.85, model: text-embedding-3-small }
\`\`\`

They work wherever \`expect\` does, but not inside another matcher. A judge gives a score from 0 to 1. The value passes if the
score is at least \`threshold\` (0.7), or if the judge says that it passes. \`model\` is a model's name or \`{provider, id}\`; without
it, the [default judge](agents.md#judges) is asked. The failure shows the score and the judge's reason.

In a jury, the share \`quorum\` (0.5) of the jurors that give a verdict must accept the value. A juror that cannot be asked or
read abstains; if all do, the test is errored. The failure shows each juror's verdict, the share (\`pass_fraction\`) and
Krippendorff's alpha: 1 if the jurors are unanimous, 0 if they are not.

\`similar\` compares embeddings. Anthropic has none, so its models cannot be named there.

If a model's key is not set, the other assertions of the test are judged. If all of them pass, the test is *deferred*
([agents](agents.md#a-first-agent-test)).

## Limits

A matcher, with the matchers inside it, has 2 seconds. One that takes longer is stopped, and its test is errored, not failed.
If other programs kept the processor busy, it is first tried again with 8 seconds. A test is also errored if a value cannot be
judged, for example by a CEL expression that raises an error or does not return a boolean.

- \`schema\` asserts \`format\`. A dialect other than 2020-12 and draft-07 is an error when the suite is loaded, and so is a
  \`$ref\` that leads out of the schema. A schema that ajv would judge wrongly is refused (\`SchemaUnsupported\`): one with
  \`$dynamicRef\`, with a property named \`__proto__\`, or with \`unevaluatedProperties\` or \`unevaluatedItems\` beside
  \`anyOf\`, \`oneOf\`, \`if\`, \`not\`, \`dependentSchemas\` or \`contains\`.
- \`is-xml\` refuses a DOCTYPE.
- \`levenshtein\` compares up to 100,000 characters, \`is-sql\` parses up to 262,144.
- jq may use 256 MiB, print up to 16 MiB, and read values nested up to 256 levels deep.

[How the engines do](internals/matchers.md) in third-party test suites is measured.

## Snapshots

\`snapshot: tools/list\` stores a value in \`snapshots/tools/list.json\` beside the suite. Commit the file. The first run records it,
later runs compare. First the server's \`volatile\` values are removed, secrets are redacted, values that \`ignore\` names are
removed, and \`normalise\` is applied (\`$1\` in its \`to\` is the first group).

- \`--update-snapshots\` (\`-u\`) records every snapshot that the run reaches again. \`update: true\` does so for one assertion,
  \`update: false\` excludes one.
- With \`CI=true\` nothing is recorded: a missing snapshot fails, and \`-u\` is an error. \`--allow-update-in-ci\` records missing
  snapshots, and with \`-u\` all of them.
- A second, different value for one key in a run fails. Put what distinguishes them into the key, such as \`\${target_version}\`.
  Keys that differ only in capitals are an error.
- At the end, the run lists snapshots that no test uses, in folders whose suites were all part of the run.
`;
}

function conformancePage() {
  return `# The engines of matchers

Results of third-party test suites, each test run through the matcher as in a suite. \`npm run oracles\` fetches the data
that no package contains; \`npm test\` then compares these figures. Every test with a different result is listed in
\`__tests__/golden/matchers/conformance/\`.

| matcher | tests | right |
| ------- | ----- | ----- |
${runs.map(({ matcher, source, right, total }) => `| \`${matcher}\` | ${source} | ${right} of ${total} (${((100 * right) / total).toFixed(1)} %) |`).join("\n")}

Excluded:

${runs.flatMap(({ matcher, source, excluded }) => excluded.map((group) => `- \`${matcher}\` (${source}): ${group}`)).join("\n")}

The differences in the JSON Schema tests are intended: \`format\` is asserted, and a dialect other than 2020-12 and
draft-07 is reported when the suite is loaded.
`;
}

function table(entries) {
  const rows = entries.map(([name, { description }]) => `| \`${name}\` | ${description} |`);
  return `| matcher | passes when |\n| ------- | ----------- |\n${rows.join("\n")}`;
}
