import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** Says what is wrong with a value that should be of a definition of the protocol's own schema; empty where nothing is. */
export type WireSchema = (definition: string, value: unknown) => string[];

/** The protocol's own schema of a revision, which lies beside the repository or further up; undefined without it. */
export function wireSchema(revision: string): WireSchema | undefined {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, "shared/oracles/mcp-schema", `${revision}.json`);
    if (existsSync(file)) return compiled(JSON.parse(readFileSync(file, "utf8")));
  }
  return undefined;
}

function compiled(schema: { $schema: string; $defs?: object; definitions?: object }): WireSchema {
  const options = { strict: false, allErrors: true };
  const ajv = schema.$schema.includes("2020-12") ? new Ajv2020(options) : new Ajv(options);
  addFormats.default(ajv);
  // A format of its own that only describes.
  ajv.addFormat("byte", true);
  ajv.addSchema(schema, "wire");
  const folder = schema.$defs ? "$defs" : "definitions";
  return (definition, value) => {
    const validate = ajv.getSchema(`wire#/${folder}/${definition}`);
    if (validate === undefined) throw new Error(`the schema has no ${definition}`);
    return validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
