// Makes docs/suite-reference.md from the descriptions in schemas/v1.json.
// `node scripts/generate-suite-reference.mjs` writes; `--check` fails where the page is not what it would write.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("..", import.meta.url);
const page = new URL("docs/suite-reference.md", root);
const schema = JSON.parse(readFileSync(new URL("schemas/v1.json", root), "utf8"));

/** Definitions that are plain values: told by their description where they are used, not in a section. */
const VALUES = Object.keys(schema.$defs).filter((name) => !fieldsOf(schema.$defs[name]));

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
  const sections = Object.entries(schema.$defs)
    .filter(([name]) => !VALUES.includes(name))
    .map(([name, node]) => section(name, node));
  return `# Suite format

Every field of a suite file. This page is made from [schemas/v1.json](../schemas/v1.json) by \`npm run generate\`; the
first line \`# yaml-language-server: $schema=…\` gives an editor the same texts. Unknown keys are errors at every level;
what this version does not run yet it refuses by name.
A field that is no text takes one whole reference (\`\${name}\`) instead of its value.

## Top level

${table(schema, (key) => example(key))}

${sections.join("\n\n")}
`;
}

function section(name, node) {
  const groups = [node.oneOf, node.anyOf].flat().filter((one) => one?.required);
  const choice = groups.map(({ required }) => required.map(code).join(" and ")).join(", ");
  return [
    `## ${name}`,
    `${node.description}${choice === "" ? "" : ` Exactly one of ${choice}.`}`,
    table(node, () => ""),
  ].join("\n\n");
}

/** A row for each field, and one for each field of what stands inside it and has no section of its own. */
function table(node, more) {
  const rows = rowsOf(node, "").map(
    ({ key, type, base, meaning, top }) => `| ${code(key)} | ${type} | ${base} | ${meaning}${top ? more(key) : ""} |`,
  );
  return ["| field | type | default | meaning |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

function rowsOf(node, prefix) {
  const { properties, required = [] } = fieldsOf(node);
  return Object.entries(properties).flatMap(([key, field]) => {
    const { $ref, ...own } = field;
    const whole = { ...(definitionOf($ref) ?? {}), ...own };
    const path = `${prefix}${key}`;
    const base = required.includes(key)
      ? "required"
      : whole.default === undefined
        ? ""
        : code(JSON.stringify(whole.default));
    const row = { key: path, type: typeOf(field), base, meaning: cell(whole.description ?? ""), top: prefix === "" };
    const inner =
      $ref === undefined ? (fieldsOf(field) ? field : fieldsOf(field.items ?? {}) && field.items) : undefined;
    return inner ? [row, ...rowsOf(inner, `${path}${inner === field ? "." : "[]."}`)] : [row];
  });
}

/** What has fields: a mapping that names them. */
function fieldsOf(node) {
  return node.properties && Object.keys(node.properties).length > 0 ? node : undefined;
}

function definitionOf(ref) {
  return ref === undefined ? undefined : schema.$defs[nameOf(ref)];
}

function nameOf(ref) {
  return ref.replace("#/$defs/", "");
}

/** A type in a few words; what has a section is a link to it. */
function typeOf(node) {
  if (node.$ref !== undefined) {
    const name = nameOf(node.$ref);
    return VALUES.includes(name) ? typeOf(schema.$defs[name]) : `[${name}](#${name.toLowerCase()})`;
  }
  if (node.enum) return node.enum.map((value) => code(String(value))).join(", ");
  const choices = (node.anyOf ?? []).filter((one) => one.$ref !== "#/$defs/Reference");
  if (choices.length > 0) return [...new Set(choices.map(typeOf))].join(", ");
  const types = [node.type ?? "any"].flat().map((type) => {
    if (type === "array" && node.items) return `list of ${typeOf(node.items)}`;
    if (type === "object" && node.additionalProperties?.$ref) return `map of ${typeOf(node.additionalProperties)}`;
    return type === "object" ? "mapping" : type === "array" ? "list" : type;
  });
  // A pattern beside a type takes a reference: the page says so once.
  const told = node.pattern?.includes("\\$") && types.length > 1 ? types.filter((type) => type !== "string") : types;
  return told.length === 6 ? "any" : told.join(", ");
}

function example(key) {
  return EXAMPLES[key] ? ` [Example](../examples/${EXAMPLES[key]})` : "";
}

function code(value) {
  return `\`${value.replaceAll("|", "\\|")}\``;
}

function cell(value) {
  return value.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("\n", " ");
}
