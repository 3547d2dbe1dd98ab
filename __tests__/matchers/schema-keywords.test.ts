import { expect, it } from "vitest";
import { judge } from "./judge.js";

const DRAFT_07 = "http://json-schema.org/draft-07/schema#";
const tree = { $defs: { node: { type: "array", items: { $ref: "#/$defs/node" } } }, $ref: "#/$defs/node" };

/** For each keyword a schema, a value that it takes and one that it refuses. */
const keywords: [schema: object, good: unknown, bad: unknown][] = [
  [{ type: "integer" }, 1, 1.5],
  [{ type: ["string", "null"] }, null, 0],
  [{ enum: [1, { a: [] }] }, { a: [] }, { a: [0] }],
  [{ const: { a: 1, b: 2 } }, { b: 2, a: 1 }, { a: 1 }],
  [{ multipleOf: 0.1 }, 0.3, 0.35],
  [{ minimum: 2 }, 2, 1],
  [{ maximum: 2 }, 2, 3],
  [{ exclusiveMinimum: 2 }, 3, 2],
  [{ exclusiveMaximum: 2 }, 1, 2],
  [{ minLength: 2 }, "\u{1f98a}\u{1f43b}", "\u{1f98a}"],
  [{ maxLength: 1 }, "\u{1f98a}", "ab"],
  [{ pattern: "b+" }, "abc", "ac"],
  [{ format: "date" }, "2024-02-29", "2023-02-29"],
  [{ minItems: 1 }, [1], []],
  [{ maxItems: 1 }, [1], [1, 2]],
  [{ uniqueItems: true }, [1, "1"], [{ a: 1 }, { a: 1 }]],
  [{ items: { type: "string" } }, ["a"], ["a", 1]],
  [{ prefixItems: [{ type: "string" }], items: false }, ["a"], ["a", 1]],
  [{ contains: { const: 1 } }, [0, 1], [0]],
  [{ contains: { const: 1 }, minContains: 2 }, [1, 1], [1, 0]],
  [{ contains: { const: 1 }, maxContains: 1 }, [1, 0], [1, 1]],
  [{ unevaluatedItems: false, allOf: [{ prefixItems: [true] }] }, [1], [1, 2]],
  [{ required: ["a"] }, { a: 1 }, { b: 1 }],
  [{ properties: { a: { type: "string" } } }, { b: 1 }, { a: 1 }],
  [{ patternProperties: { "^a": { type: "string" } } }, { b: 1 }, { ab: 1 }],
  [{ properties: { a: true }, additionalProperties: false }, { a: 1 }, { b: 1 }],
  [{ unevaluatedProperties: false, allOf: [{ properties: { a: true } }] }, { a: 1 }, { b: 1 }],
  [{ propertyNames: { maxLength: 1 } }, { a: 1 }, { ab: 1 }],
  [{ minProperties: 1 }, { a: 1 }, {}],
  [{ maxProperties: 1 }, { a: 1 }, { a: 1, b: 2 }],
  [{ dependentRequired: { a: ["b"] } }, { a: 1, b: 2 }, { a: 1 }],
  [{ dependentSchemas: { a: { minProperties: 2 } } }, { a: 1, b: 2 }, { a: 1 }],
  [{ allOf: [{ minimum: 1 }, { maximum: 2 }] }, 1, 3],
  [{ anyOf: [{ const: 1 }, { minimum: 5 }] }, 6, 2],
  [{ oneOf: [{ minimum: 1 }, { maximum: 5 }] }, 6, 3],
  [{ not: { type: "string" } }, 1, "a"],
  [JSON.parse('{"if": {"const": 1}, "then": false}'), 2, 1],
  [{ if: { const: 1 }, else: { minimum: 5 } }, 1, 2],
  [tree, [[], [[]]], [[], [1]]],
  [{ type: "object", properties: { a: { $ref: "#" } } }, { a: { a: {} } }, { a: { a: 1 } }],
  [{ $schema: DRAFT_07, type: "array", items: { $ref: "#" } }, [[[]]], [[1]]],
  [{ $defs: { a: { $anchor: "x", type: "string" } }, $ref: "#x" }, "a", 1],
  [{ $schema: DRAFT_07, items: [{ type: "string" }], additionalItems: false }, ["a"], ["a", 1]],
  [{ $schema: DRAFT_07, dependencies: { a: ["b"] } }, { a: 1, b: 2 }, { a: 1 }],
  [{ $schema: DRAFT_07, definitions: { a: { const: 1 } }, $ref: "#/definitions/a", maximum: 0 }, 1, 2],
];

it.each(keywords.map(([schema, good, bad]) => [JSON.stringify(schema), schema, good, bad] as const))(
  "%s",
  async (_, schema, good, bad) => {
    expect(await judge({ schema }, good)).toEqual({ pass: true });
    const { pass, errors } = await judge({ schema }, bad);
    expect(pass).toBe(false);
    expect(errors?.length).toBeGreaterThan(0);
  },
);
