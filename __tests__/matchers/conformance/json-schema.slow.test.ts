import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "vitest";
import { loadMatchers } from "../../../src/matchers/compile.js";
import { MatcherError } from "../../../src/matchers/types.js";
import { oracle } from "../../support/oracles.js";
import { checkOutcome } from "./outcome.js";

interface Group {
  description: string;
  schema: unknown;
  tests: { description: string; data: unknown; valid: boolean }[];
}

const folder = oracle("json-schema");
const compile = await loadMatchers(["schema"]);

/** Why a schema is refused when the suite is loaded. */
const REFUSALS = {
  SchemaExternalRef: "whose `$ref` leads out of the schema",
  SchemaUnsupported: "of what ajv judges wrongly: `$dynamicRef`, `__proto__`, `unevaluated…` beside conditions",
};

/** Verdicts of one dialect's required tests: right, wrong, and how many are refused for each reason. */
async function runSuite(name: string, dialect: string | undefined) {
  const refused = new Map<string, number>();
  const count = { right: 0, wrong: [] as string[], refused };
  const path = join(folder!, name);
  for (const file of readdirSync(path).filter((entry) => entry.endsWith(".json"))) {
    const groups = JSON.parse(readFileSync(join(path, file), "utf8")) as Group[];
    for (const group of groups) {
      const outcome = await runGroup(group, dialect);
      if (typeof outcome === "string" && Object.hasOwn(REFUSALS, outcome))
        refused.set(outcome, (refused.get(outcome) ?? 0) + group.tests.length);
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

/** The tests of a group that the matcher judges otherwise, or why it refuses the schema. */
async function runGroup({ schema, tests }: Group, dialect: string | undefined): Promise<string[] | string> {
  const declared = dialect !== undefined && typeof schema === "object" ? { $schema: dialect, ...schema } : schema;
  try {
    const { judge } = compile({ schema: declared });
    const wrong: string[] = [];
    for (const { data, valid, description } of tests) {
      if ((await judge(data)).pass !== valid) wrong.push(description);
    }
    return wrong;
  } catch (error) {
    if (!(error instanceof MatcherError)) throw error;
    return Object.hasOwn(REFUSALS, error.title) ? error.title : error.message;
  }
}

describe.skipIf(folder === undefined)(
  "the official JSON Schema tests (skipped without their data: npm run oracles)",
  () => {
    // The golden file shows what is judged differently: `format` is asserted on purpose, and other dialects are reported
    // when the suite is loaded.
    it.each([
      ["draft2020-12", "2020-12", undefined],
      ["draft7", "draft-07", "http://json-schema.org/draft-07/schema#"],
    ])("%s: at least 95 % of the required ones", async (name, shown, dialect) => {
      const { right, wrong, refused } = await runSuite(name, dialect);
      await checkOutcome(`json-schema-${name}`, 0.95, {
        matcher: "schema",
        source: `JSON-Schema-Test-Suite, required tests of ${shown}`,
        right,
        total: right + wrong.length,
        excluded: Object.entries(REFUSALS).flatMap(([title, why]) =>
          refused.has(title) ? [`${refused.get(title)} tests ${why}: refused when the suite is loaded`] : [],
        ),
        wrong,
      });
    });
  },
);
