import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "vitest";
import { compileSchema } from "../../../src/matchers/json-schema.js";
import { MatcherError } from "../../../src/matchers/types.js";
import { checkOutcome, oracle } from "./outcome.js";

interface Group {
  description: string;
  schema: unknown;
  tests: { description: string; data: unknown; valid: boolean }[];
}

const folder = oracle("json-schema");

/** Verdicts of one dialect's required tests: right, wrong, and refused because a `$ref` leaves the schema. */
function runSuite(name: string, dialect: string | undefined): { right: number; wrong: string[]; refused: number } {
  const count = { right: 0, wrong: [] as string[], refused: 0 };
  const path = join(folder!, name);
  for (const file of readdirSync(path).filter((entry) => entry.endsWith(".json"))) {
    const groups = JSON.parse(readFileSync(join(path, file), "utf8")) as Group[];
    for (const group of groups) {
      const outcome = runGroup(group, dialect);
      if (outcome === "refused") count.refused += group.tests.length;
      else if (typeof outcome === "string")
        count.wrong.push(...group.tests.map(() => `${file}: ${group.description}: ${outcome}`));
      else {
        count.right += group.tests.length - outcome.length;
        count.wrong.push(...outcome.map((test) => `${file}: ${group.description}: ${test}`));
      }
    }
  }
  return count;
}

function runGroup({ schema, tests }: Group, dialect: string | undefined): string[] | string {
  const declared = dialect !== undefined && typeof schema === "object" ? { $schema: dialect, ...schema } : schema;
  try {
    const validate = compileSchema(declared, []);
    return tests
      .filter(({ data, valid }) => (validate(data).length === 0) !== valid)
      .map(({ description }) => description);
  } catch (error) {
    if (!(error instanceof MatcherError)) throw error;
    return error.title === "SchemaExternalRef" ? "refused" : error.message;
  }
}

describe.skipIf(folder === undefined)(
  "the official JSON Schema tests (only where their data is beside the clone)",
  () => {
    // What is judged otherwise is told in the golden file: `format` is asserted on purpose, other dialects are told when
    // the suite is loaded.
    it.each([
      ["draft2020-12", "2020-12", undefined],
      ["draft7", "draft-07", "http://json-schema.org/draft-07/schema#"],
    ])("%s: at least 95 % of the required ones", async (name, shown, dialect) => {
      const { right, wrong, refused } = runSuite(name, dialect);
      await checkOutcome(`json-schema-${name}`, 0.95, {
        matcher: "schema",
        source: `JSON-Schema-Test-Suite, required tests of ${shown}`,
        right,
        total: right + wrong.length,
        excluded: [`${refused} tests whose \`$ref\` leads out of the schema: refused when the suite is loaded`],
        wrong,
      });
    });
  },
);
