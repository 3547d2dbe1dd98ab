// Makes src/core/generated from schemas/: a .d.ts of types and a precompiled validator for each schema.
// `node scripts/generate.mjs` writes; `--check` fails if a file is stale.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Ajv2020 from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { compile } from "json-schema-to-typescript";

const root = new URL("..", import.meta.url);
const outDir = new URL("src/core/generated/", root);
const check = process.argv.includes("--check");
// Written by programs: the first error is enough, and a hostile file must not cause millions of them.
const FIRST_ERROR = new Set(["capture", "cassette"]);
const banner = "// Generated from schemas/ by scripts/generate.mjs. Do not edit.\n";
// Ajv copies all errors for each reference that it follows: the time would be quadratic in the number of errors.
const JOINED = `function joined(all, more) {
  if (all === null) return more;
  for (const error of more) all.push(error);
  return all;
}
`;

const files = {};
for (const file of readdirSync(new URL("schemas/", root))
  .filter((name) => name.endsWith(".json"))
  .sort()) {
  const schema = JSON.parse(readFileSync(new URL(`schemas/${file}`, root), "utf8"));
  const name = file.replace(/(\.v1)?\.json$/, "");
  const stem = name === "v1" ? "suite" : name;
  const types = await compile(bareRefs(schema), schema.title, {
    additionalProperties: false,
    bannerComment: banner.trim(),
    format: false,
    unreachableDefinitions: true,
    unknownAny: true,
    cwd: fileURLToPath(new URL("schemas/", root)),
  });
  files[`${stem}.ts`] = types;
  files[`${stem}.validate.js`] = validator(withoutDescriptions(schema), !FIRST_ERROR.has(stem));
  files[`${stem}.validate.d.ts`] =
    `${banner}import type { ValidateFunction } from "ajv";\nexport declare const validate: ValidateFunction;\n`;
}

let stale = 0;
mkdirSync(outDir, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const url = new URL(name, outDir);
  if (!check) writeFileSync(url, text);
  else if (read(url) !== text) {
    stale += 1;
    console.error(`${fileURLToPath(url)} is stale: run npm run generate`);
  }
}
process.exitCode = stale > 0 ? 1 : 0;

function read(url) {
  try {
    return readFileSync(url, "utf8");
  } catch {
    return undefined;
  }
}

/** Standalone validator as ESM. Ajv still writes require() for its runtime helpers: turned into imports. */
function validator(schema, allErrors) {
  const ajv = new Ajv2020.default({
    allErrors,
    inlineRefs: false,
    verbose: false,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  const code = standalone.default(ajv, { validate: addSchema(ajv, schema) });
  const helpers = new Map();
  const body = code.replace(/require\("(ajv\/dist\/runtime\/[a-z0-9_]+)"\)\.default/gi, (_, path) => {
    if (!helpers.has(path)) helpers.set(path, `helper${helpers.size}`);
    return helpers.get(path);
  });
  const imports = [...helpers].map(
    ([path, id]) => `import ${id}_ from "${path}.js";\nconst ${id} = ${id}_.default ?? ${id}_;\n`,
  );
  const joining = body.replace(
    /vErrors === null \? ([\w.]+)\.errors : vErrors\.concat\(\1\.errors\)/g,
    "joined(vErrors, $1.errors)",
  );
  if (/require\(|\.concat\(/.test(joining))
    throw new Error(`a require() or concat() is left in the validator of ${schema.$id}`);
  return `${banner}// @ts-nocheck\n${imports.join("")}${JOINED}${joining}\n`;
}

/** The schema without keywords beside a $ref: otherwise the type generator makes a second type of each. */
function bareRefs(node) {
  if (Array.isArray(node)) return node.map(bareRefs);
  if (typeof node !== "object" || node === null) return node;
  if (typeof node.$ref === "string") return { $ref: node.$ref };
  // A schema with only a description allows any value.
  if (Object.keys(node).join() === "description") return { description: node.description, tsType: "unknown" };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, bareRefs(value)]));
}

/** The schema without its descriptions: a validator holds a copy of it, which every run loads. */
function withoutDescriptions(node) {
  if (Array.isArray(node)) return node.map(withoutDescriptions);
  if (typeof node !== "object" || node === null) return node;
  // A property may be named so too; it has a schema, not a text.
  const kept = Object.entries(node).filter(([key, value]) => key !== "description" || typeof value !== "string");
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutDescriptions(value)]));
}

function addSchema(ajv, schema) {
  ajv.addSchema(schema);
  return schema.$id;
}
