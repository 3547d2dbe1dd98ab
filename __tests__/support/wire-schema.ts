import { readFileSync } from "node:fs";
import * as schemas from "@modelcontextprotocol/core";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { ZodType } from "zod";
import { oracle } from "./oracles.js";

/** Says what is wrong with a value that should be of a definition of the protocol; empty if nothing is. */
export type WireSchema = (definition: string, value: unknown) => string[];

/** The official SDK's schema, which all revisions share, and the protocol's own of a revision where it is there. */
export function wireSchema(revision: string): WireSchema {
  const ownSchema = protocolSchema(revision);
  return (definition, value) => [...ofSdk(definition, value), ...(ownSchema?.(definition, value) ?? [])];
}

/** The protocol's own schema of a revision; undefined where it is not there. Without `formats`, any text is of each. */
export function protocolSchema(revision: string, formats = true): WireSchema | undefined {
  const file = oracle(`mcp-schema/${revision}.json`);
  return file === undefined ? undefined : compiled(JSON.parse(readFileSync(file, "utf8")), formats);
}

function ofSdk(definition: string, value: unknown): string[] {
  const schema = (schemas as Record<string, unknown>)[`${definition}Schema`];
  if (!(schema instanceof ZodType)) throw new Error(`the SDK has no schema of ${definition}`);
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `/${path.join("/")} ${message}`);
}

function compiled(
  schema: { $schema: string; $defs?: object; definitions?: object },
  validateFormats: boolean,
): WireSchema {
  const options = { strict: false, allErrors: true, validateFormats };
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
