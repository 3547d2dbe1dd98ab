import { readFileSync } from "node:fs";
import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import Ajv4 from "ajv-draft-04";
import { validateXML } from "xmllint-wasm";
import type { Baseline } from "../../src/core/generated/baseline.js";
import type { Capture } from "../../src/core/generated/capture.js";
import type { Cassette } from "../../src/core/generated/cassette.js";
import type { MockManifest } from "../../src/core/generated/mock.js";
import type { Results } from "../../src/core/generated/results.js";
import { oracle } from "./oracles.js";

/** The documents for which the project has schemas. */
interface Documents {
  suite: unknown;
  results: Results;
  capture: Capture[];
  cassette: Cassette;
  baseline: Baseline;
  mock: MockManifest;
}

export type SchemaName = keyof Documents;

const validators = new Map<SchemaName, ValidateFunction>();

/** What Ajv finds wrong in a document by a schema of the project: what the program writes is judged by another. */
export function schemaErrors(name: SchemaName, document: unknown): ErrorObject[] {
  const validate = validators.get(name) ?? validatorFor(name);
  validators.set(name, validate);
  return validate(document) ? [] : (validate.errors ?? []);
}

function validatorFor(name: SchemaName): ValidateFunction {
  const file = name === "suite" ? "v1.json" : `${name}.v1.json`;
  const schema = JSON.parse(readFileSync(new URL(`../../schemas/${file}`, import.meta.url), "utf8"));
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false });
  return ajv.addKeyword("defaultSnippets").compile(schema);
}

/** The document, which must be valid. */
export function valid<N extends SchemaName>(name: N, document: unknown): Documents[N] {
  const errors = schemaErrors(name, document);
  if (errors.length > 0) throw new Error(`no valid ${name}: ${JSON.stringify(errors)}`);
  return document as Documents[N];
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
