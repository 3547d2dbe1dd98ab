// src/matchers/engines/meta-schemas: the schemas of JSON Schema itself, compiled, because doing so in a run takes 20 ms each.
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";

const FOLDER = "src/matchers/engines/meta-schemas";
const drafts = [
  { file: "draft-07.generated.ts", Validator: Ajv, id: "http://json-schema.org/draft-07/schema" },
  { file: "draft-2020-12.generated.ts", Validator: Ajv2020, id: "https://json-schema.org/draft/2020-12/schema" },
];

export const files = {};
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
  files[`${FOLDER}/${file}`] = `// Generated from Ajv by scripts/generate.mjs. Do not edit.
// @ts-nocheck
import type { ValidateFunction } from "ajv";
import { isDeepStrictEqual as ${equal} } from "node:util";
${body}
`;
}
