import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFINITION_CHECKS, reviewDefinitions } from "../../../src/conformance/corpus/definitions/review.js";
import type { Surface } from "../../../src/conformance/corpus/definitions/types.js";
import { countTokens } from "../../../src/core/tokens-o200k.js";
import { allRules } from "../../../src/rules/registry.js";
import { DEFINITION_CASES, tool } from "./definition-cases.js";

const FAMILIES = ["SCH", "DESC", "SEC", "PORT", "SURF"];

/** The statuses of one rule, by the definitions that it is about. */
function judged(id: string, surface: Surface, revision = "2025-11-25") {
  const checks = DEFINITION_CHECKS.filter((check) => check.id === id);
  return reviewDefinitions(surface, { revision, countTokens }, checks);
}

function failedRules(surface: Surface, revision = "2025-11-25"): string[] {
  const results = reviewDefinitions(surface, { revision, countTokens });
  return results.filter(({ status }) => status === "failed").map(({ id }) => id);
}

describe("each rule about definitions", () => {
  const ids = DEFINITION_CHECKS.map(({ id }) => id);

  it("has a check, texts, and servers that pass and fail", () => {
    const corpus = allRules().filter(({ family, corpus }) => FAMILIES.includes(family) && corpus);
    expect(corpus.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(Object.keys(DEFINITION_CASES).sort()).toEqual([...ids].sort());
    const lacking = Object.entries(DEFINITION_CASES).filter(([, { passes, fails }]) => !passes.length || !fails.length);
    expect(lacking).toEqual([]);
  });

  it.each(Object.entries(DEFINITION_CASES))("%s passes and fails what it should", (id, { passes, fails, revision }) => {
    for (const surface of passes) {
      const results = judged(id, surface, revision);
      expect(results.flatMap(({ breaches }) => breaches.map(({ message }) => message))).toEqual([]);
      expect(results[0]?.status).toBe("passed");
    }
    for (const surface of fails) {
      const failed = judged(id, surface, revision).filter(({ status }) => status === "failed");
      expect(failed, JSON.stringify(surface).slice(0, 500)).not.toEqual([]);
      for (const { breaches } of failed) {
        for (const { path, message } of breaches) {
          expect(path).toMatch(/^(?:\/.+)?$/);
          expect(message).toMatch(/^.{5,400}[^.]$/s);
        }
      }
    }
  });

  it("says nothing of a good tool, and is skipped where there is nothing", () => {
    expect(failedRules({ tools: [tool()] })).toEqual([]);
    expect(failedRules({ tools: [tool()] }, "2026-07-28")).toEqual([]);
    const statuses = new Set(
      reviewDefinitions({}, { revision: "2025-11-25", countTokens }).map(({ status }) => status),
    );
    expect([...statuses]).toEqual(["skipped"]);
  });

  it("applies to the revisions that have the requirement", () => {
    const surface = { tools: [tool({ outputSchema: { type: "array" } })] };
    const status = (revision: string) => judged("SCH-OUTPUT-OBJECT", surface, revision)[0]?.status;
    expect(["2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"].map(status)).toEqual([
      "skipped",
      "failed",
      "failed",
      "skipped",
    ]);
  });
});

describe("SCH-INVALID", () => {
  const ajv = new Ajv2020({ strict: false, logger: false });
  const keyword = fc.constantFrom(
    ...["type", "properties", "required", "items", "enum", "anyOf", "minLength", "maximum", "multipleOf", "pattern"],
    ...[
      "uniqueItems",
      "additionalProperties",
      "default",
      "const",
      "examples",
      "$defs",
      "not",
      "dependentRequired",
      "format",
    ],
  );
  const value = fc.oneof(
    fc.constantFrom("string", "object", "String", ["string", "null"], ["a", "a"], [], {}, true, 0, -1, 1.5, null),
    fc.constantFrom({ a: { type: "string" } }, { a: "x" }, [{ type: "number" }, true], [{}, 5], { a: ["b"] }),
  );
  const schema = fc.dictionary(keyword, value, { maxKeys: 4 });

  it("agrees with the meta-schema", () => {
    fc.assert(
      fc.property(schema, (property) => {
        const inputSchema = { type: "object", properties: { a: property } };
        // Lists as `items` are an older form, which SCH-DIALECT is about.
        fc.pre(!Array.isArray(property["items"]));
        const isValid = ajv.validateSchema(inputSchema);
        expect(judged("SCH-INVALID", { tools: [tool({ inputSchema })] })[0]?.status).toBe(
          isValid ? "passed" : "failed",
        );
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("hostile definitions", () => {
  const members = [
    "name",
    "description",
    "inputSchema",
    "outputSchema",
    "annotations",
    "icons",
    "uri",
    "arguments",
    "title",
  ];
  const schemas = [
    "type",
    "properties",
    "items",
    "$ref",
    "enum",
    "default",
    "required",
    "pattern",
    "anyOf",
    "$defs",
    "examples",
  ];
  const node = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.jsonValue(),
      fc.string({ unit: "binary" }),
      tie("object"),
      fc.array(tie("value"), { maxLength: 4 }),
    ),
    object: fc.dictionary(fc.constantFrom(...members, ...schemas, "__proto__", "a/b~c", ""), tie("value"), {
      maxKeys: 6,
    }),
  }));

  it("are judged without an exception, whatever they are", () => {
    const list = fc.array(node.object as fc.Arbitrary<Record<string, unknown>>, { maxLength: 3 });
    fc.assert(
      fc.property(list, list, fc.string({ unit: "binary" }), (tools, others, instructions) => {
        const surface = { tools, prompts: others, resources: others, resource_templates: others, instructions };
        for (const revision of ["2025-11-25", "2026-07-28"]) reviewDefinitions(surface, { revision, countTokens });
      }),
      { numRuns: 300 },
    );
  });

  it("may be nested deeper than calls", () => {
    const deep = Array.from({ length: 20_000 }).reduce<unknown>(
      (inner) => ({ properties: { a: inner }, anyOf: [inner] }),
      {},
    );
    const list = Array.from({ length: 20_000 }).reduce<unknown>((inner) => [inner], []);
    expect(failedRules({ tools: [tool({ inputSchema: deep, annotations: list, description: list })] })).not.toEqual([]);
  });
});
