import { readFileSync } from "node:fs";
import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";

export type SchemaName = "suite" | "results" | "capture" | "cassette" | "baseline" | "mock";

/** Ajv's validator of one of the project's schemas, `results` for example: what the program writes is judged by another. */
export function validatorFor(name: SchemaName): ValidateFunction {
  const file = name === "suite" ? "v1.json" : `${name}.v1.json`;
  const schema = JSON.parse(readFileSync(new URL(`../../schemas/${file}`, import.meta.url), "utf8"));
  return new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false }).compile(schema);
}
