import { readFileSync } from "node:fs";
import { writeOut } from "../../core/out.js";
import { userError } from "../../core/problem.js";
import { trustedText } from "../../core/redaction/redacted.js";

// Literal URLs, so that the bundler copies the files.
const schemas: Readonly<Record<string, URL>> = {
  suite: new URL("../../../schemas/v1.json", import.meta.url),
  results: new URL("../../../schemas/results.v1.json", import.meta.url),
  capture: new URL("../../../schemas/capture.v1.json", import.meta.url),
  cassette: new URL("../../../schemas/cassette.v1.json", import.meta.url),
  baseline: new URL("../../../schemas/baseline.v1.json", import.meta.url),
  mock: new URL("../../../schemas/mock.v1.json", import.meta.url),
};

/** `mcptest schema NAME`: prints a schema. Throws a UserError for an unknown name. */
export async function schemaCommand(name: string): Promise<number> {
  const url = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  if (!url) {
    const fix = `name one of ${Object.keys(schemas).join(", ")}`;
    throw userError("unknown schema", `there is no schema \`${name}\``, fix);
  }
  await writeOut(trustedText(readFileSync(url, "utf8")));
  return 0;
}
