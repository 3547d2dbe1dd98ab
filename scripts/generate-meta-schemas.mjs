// Compiles the schemas of JSON Schema itself into src/matchers/engines/meta-schemas: doing so in a run takes 20 ms each.
// `node scripts/generate-meta-schemas.mjs` writes; `--check` fails if a file is stale.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";

const folder = new URL("../src/matchers/engines/meta-schemas/", import.meta.url);
const drafts = [
  { file: "draft-07.generated.ts", Validator: Ajv, id: "http://json-schema.org/draft-07/schema" },
  { file: "draft-2020-12.generated.ts", Validator: Ajv2020, id: "https://json-schema.org/draft/2020-12/schema" },
];

for (const { file, Validator, id } of drafts) {
  const ajv = new Validator({ strict: false, ownProperties: true, code: { source: true, esm: true } });
  const code = standaloneCode.default(ajv, ajv.getSchema(id));
  const [, equal] = /const (\w+) = require\("ajv\/dist\/runtime\/equal"\)\.default;/.exec(code) ?? [];
  const body = code
    .replace(/const \w+ = require\("ajv\/dist\/runtime\/equal"\)\.default;/, "")
    .replace("export const validate", "export const validate: ValidateFunction")
    .replace(/export default \w+;/, "")
    .replace('"use strict";', "");
  if (equal === undefined || body.includes("require(")) throw new Error(`${id} needs something else at run time`);
  const text = `// Generated from Ajv by scripts/generate-meta-schemas.mjs. Do not edit.
// @ts-nocheck
import type { ValidateFunction } from "ajv";
import { isDeepStrictEqual as ${equal} } from "node:util";
${body}
`;
  const out = new URL(file, folder);
  if (!process.argv.includes("--check")) writeFileSync(out, text);
  else if (readFileSync(out, "utf8") !== text) {
    console.error(`${fileURLToPath(out)} is stale: run npm run generate`);
    process.exitCode = 1;
  }
}
