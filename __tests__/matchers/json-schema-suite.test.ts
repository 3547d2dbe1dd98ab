import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { compileSchema } from "../../src/matchers/json-schema.js";
import { MatcherError } from "../../src/matchers/types.js";

interface Group {
  description: string;
  schema: unknown;
  tests: { description: string; data: unknown; valid: boolean }[];
}

/** The folder with others' test data, beside the repository or further up; undefined in a clone without it. */
function oracles(): string | undefined {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, "shared", "oracles", "json-schema");
    if (existsSync(candidate)) return candidate;
    if (dirname(folder) === folder) return undefined;
  }
}

/** Verdicts of one dialect's required tests: right, wrong, and refused because a `$ref` leaves the schema. */
function runSuite(folder: string, dialect: string | undefined): { right: number; wrong: string[]; refused: number } {
  const count = { right: 0, wrong: [] as string[], refused: 0 };
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    const groups = JSON.parse(readFileSync(join(folder, file), "utf8")) as Group[];
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

const folder = oracles();

describe.skipIf(folder === undefined)(
  "the official JSON Schema tests (only where their data is beside the clone)",
  () => {
    // The golden files list what is judged otherwise than the tests say: `format` is asserted here on purpose, other
    // dialects and the empty enum are told when the suite is loaded, and the rest are known faults of the validator.
    it.each([
      ["draft2020-12", undefined],
      ["draft7", "http://json-schema.org/draft-07/schema#"],
    ])("%s: at least 95 % of the required ones", async (name, dialect) => {
      const { right, wrong, refused } = runSuite(join(folder!, name), dialect);
      const total = right + wrong.length;
      const rate = `${((100 * right) / total).toFixed(1)} %`;
      console.log(`${name}: ${right} of ${total} right (${rate}), ${refused} refused for an external $ref`);
      expect(right / total).toBeGreaterThanOrEqual(0.95);
      await expect(`${wrong.join("\n")}\n`).toMatchFileSnapshot(`../golden/matchers/json-schema-${name}.txt`);
    });
  },
);
