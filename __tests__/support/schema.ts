import { readFileSync } from "node:fs";
import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import Ajv4 from "ajv-draft-04";
import { validateXML } from "xmllint-wasm";
import { oracle } from "./oracles.js";

export type SchemaName = "suite" | "results" | "capture" | "cassette" | "baseline" | "mock";

/** Ajv's validator of one of the project's schemas, `results` for example: what the program writes is judged by another. */
export function validatorFor(name: SchemaName): ValidateFunction {
  const file = name === "suite" ? "v1.json" : `${name}.v1.json`;
  const schema = JSON.parse(readFileSync(new URL(`../../schemas/${file}`, import.meta.url), "utf8"));
  return new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false }).compile(schema);
}

const sarifSchema = oracle("sarif/sarif-schema-2.1.0.json");
const junitSchema = oracle("junit/junit-10.xsd");
/** False without the schemas of others: `npm run oracles`. */
export const hasReportSchemas = sarifSchema !== undefined && junitSchema !== undefined;

/** What the schema of OASIS finds wrong in SARIF reports. */
export function sarifErrors(reports: readonly string[]): unknown[] {
  const formats = { uri: true, "uri-reference": true, "date-time": true } as const;
  const validate = new Ajv4({ strict: false, formats }).compile(JSON.parse(readFileSync(sarifSchema!, "utf8")));
  return reports.flatMap((report) => (validate(JSON.parse(report)) ? [] : (validate.errors ?? [])));
}

/** What Jenkins' schema finds wrong in JUnit reports; it does not know `file` and `line`, which `junit` adds. */
export async function junitErrors(reports: readonly string[]): Promise<readonly unknown[]> {
  const known = reports.map((report) => report.replace(/(<testcase [^>]*?) file="[^"]*"(?: line="\d+")?/g, "$1"));
  const xml = known.map((contents, i) => ({ fileName: `${i}.xml`, contents }));
  return (await validateXML({ xml, schema: readFileSync(junitSchema!, "utf8") })).errors;
}
