import { readFileSync } from "node:fs";
import type { ErrorObject } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SchemaError, schemaValidator } from "../../src/core/json/json-schema.js";
import { type SchemaName, schemaErrors } from "../support/schema.js";

type Node = Record<string, unknown>;

const NAMES: SchemaName[] = ["suite", "results", "capture", "cassette", "baseline", "mock"];

/** Anything that a value of a schema is not. */
const NUMBERS = [0, -1, 1.5, Number.POSITIVE_INFINITY];
const OTHER: unknown[] = [null, true, ...NUMBERS, "", "x", "😀", "${env.X}", "1s", [], [1, 1], {}, { a: 1 }];

/** Writes documents for a schema, in which every seventh part is something else. Choices come from `choose(n)`. */
function writer(root: Node, choose: (count: number) => number): () => unknown {
  const write = (schema: Node | boolean, depth: number): unknown => {
    if (typeof schema === "boolean" || choose(7) === 0 || depth > 9) return OTHER[choose(OTHER.length)];
    if (typeof schema.$ref === "string") {
      const name = schema.$ref.split("/").at(-1)!;
      return write((root.$defs as Record<string, Node>)[name]!, depth);
    }
    const branches = (schema.anyOf ?? (schema.type ? undefined : schema.oneOf)) as Node[] | undefined;
    if (branches !== undefined) return write(branches[choose(branches.length)]!, depth);
    if ("const" in schema) return schema.const;
    if (Array.isArray(schema.enum)) return schema.enum[choose(schema.enum.length)];
    const types = [schema.type ?? "object"].flat() as string[];
    switch (types[choose(types.length)]) {
      case "object":
        return writeObject(schema, depth);
      case "array": {
        const items = Array.from({ length: choose(3) }, () => write((schema.items as Node) ?? true, depth + 1));
        return choose(5) === 0 ? [...items, ...items] : items;
      }
      case "integer":
        return choose(5) - 1;
      case "number":
        return choose(5) / 2;
      case "boolean":
        return choose(2) === 0;
      case "null":
        return null;
      default: {
        const examples = (schema.examples as unknown[] | undefined) ?? ["text"];
        return examples[choose(examples.length)];
      }
    }
  };
  const writeObject = (schema: Node, depth: number): Node => {
    const properties = (schema.properties ?? {}) as Record<string, Node>;
    const required = new Set((schema.required ?? []) as string[]);
    const object: Node = {};
    for (const [name, property] of Object.entries(properties)) {
      if (required.has(name) ? choose(8) > 0 : choose(4) === 0) object[name] = write(property, depth + 1);
    }
    const others = schema.additionalProperties ?? true;
    const name = ["extra", "a/b~c", "Content-Type", "constructor"][choose(4)]!;
    if (choose(others === false ? 9 : 2) === 0) object[name] = write(others as Node, depth + 1);
    return object;
  };
  return () => write(root, 0);
}

/** An error as text. The part of a schema path before a reference is ajv's own affair. */
function comparable({ keyword, instancePath, schemaPath, params, message, propertyName }: SchemaError | ErrorObject) {
  const path = decodeURIComponent(schemaPath).replace(/^#(\/\$defs\/\w+)?/, "");
  return JSON.stringify({ keyword, instancePath, path, params, message, propertyName });
}

describe("the validator of the program's own schemas", () => {
  for (const name of NAMES) {
    const file = name === "suite" ? "v1.json" : `${name}.v1.json`;
    const schema = JSON.parse(readFileSync(new URL(`../../schemas/${file}`, import.meta.url), "utf8"));
    const errorsOf = schemaValidator(schema);

    test(`says of ${name} what ajv says`, () => {
      fc.assert(
        fc.property(fc.infiniteStream(fc.nat({ max: 2 ** 30 })), (stream) => {
          const document = writer(schema, (count) => stream.next().value % count)();
          const expected = schemaErrors(name, document).map(comparable).sort();
          expect(errorsOf(document).map(comparable).sort(), JSON.stringify(document)).toEqual(expected);
        }),
        { numRuns: 2_000 },
      );
    });
  }

  test("returns at most as many errors as it may", () => {
    const errorsOf = schemaValidator({ type: "array", items: { type: "string" } }, 3);
    expect(errorsOf(Array.from({ length: 1_000 }, () => 1)).map((error) => error.instancePath)).toEqual([
      "/0",
      "/1",
      "/2",
    ]);
  });

  test("throws for a keyword that it does not know", () => {
    expect(() => schemaValidator({ contains: {} })([])).toThrow("unknown keyword contains");
  });
});

describe("the errors of a keyword", () => {
  test.each<[Node, wrong: unknown, right: unknown[]]>([
    [{ type: "object" }, [], [{}, { a: 1 }]],
    [{ type: "array" }, {}, [[], [1]]],
    [{ type: "null" }, 0, [null]],
    [{ type: "integer" }, 1.5, [1, -3, 1e20]],
    [{ type: "number" }, "1", [1, 1.5]],
    [{ type: "string" }, null, ["", "a"]],
    [{ type: "boolean" }, 0, [true, false]],
    [{ type: ["string", "null"] }, 1, ["a", null]],
    [{ maximum: 2 }, 3, [2, "3"]],
    [{ minimum: 2 }, 1, [2, "1"]],
    [{ minLength: 2 }, "😀", ["ab", "😀a", 1]],
    [{ pattern: "^a.$" }, "ab\n", ["a😀", 1]],
    [{ const: { a: [1] } }, { a: [2] }, [{ a: [1] }]],
    [{ const: null }, 0, [null]],
    [{ enum: [1, { a: 1, b: 2 }] }, "1", [1, { b: 2, a: 1 }]],
    [{ maxItems: 1 }, [1, 2], [[], [1], "ab"]],
    [{ minItems: 1 }, [], [[1], ""]],
    [{ uniqueItems: true }, [1, { a: 1, b: 2 }, "1", { b: 2, a: 1 }], [[1, "1", [1]], [], "aa"]],
    [{ maxProperties: 1 }, { a: 1, b: 2 }, [{}, { a: 1 }, [1, 2]]],
    [{ minProperties: 1 }, {}, [{ a: 1 }, []]],
    [{ required: ["a", "b"] }, { c: 1 }, [{ a: 1, b: null }, []]],
    [{ additionalProperties: false, properties: { a: {} } }, { a: 1, b: 1, c: 1 }, [{ a: 1 }, {}, [1]]],
    [{ additionalProperties: { type: "string" }, properties: { a: {} } }, { a: 1, "b/c": 1 }, [{ a: 1, b: "x" }, "x"]],
    [
      { properties: { "a/b": { type: "string" }, c: { minimum: 1 } } },
      { "a/b": 1, c: 0 },
      [{}, { c: 1 }, { d: 1 }, [], { toString: 1 }],
    ],
    [{ items: { type: "string" } }, ["a", 1, 2], [[], ["a"], { 0: 1 }]],
    [
      { dependentRequired: { a: ["b"], c: ["d", "e"] } },
      { a: 1, c: 1, d: 1 },
      [{}, { b: 1 }, { a: 1, b: 1 }, { c: 1, d: 1, e: 1 }, [1]],
    ],
    [{ propertyNames: { pattern: "^a", minLength: 2 } }, { ab: 1, b: 1 }, [{ ab: 1 }, ["b"]]],
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, 1, ["a", null]],
    [{ oneOf: [{ type: "string" }, { const: 1 }] }, 2, ["a", 1]],
    [{ oneOf: [{ type: "string" }, { minimum: 1 }, { maximum: 9 }, { type: "null" }] }, 5, [0, 10]],
    [JSON.parse('{"if": {"type": "string"}, "then": {"const": "a"}, "else": {"const": 1}}'), "b", ["a", 1]],
    [{ if: { type: "string" }, else: { const: 1 } }, 2, ["a", 1]],
    [{ $ref: "#/$defs/list", $defs: { list: { items: { $ref: "#/$defs/list" }, type: "array" } } }, [[], [1]], [[[]]]],
    [{ properties: { a: false, b: true } }, { a: 1, b: 1 }, [{ b: 1 }]],
  ])("of %j for %j are those of ajv", (schema, wrong, right) => {
    const errorsOf = schemaValidator(schema);
    const validate = new Ajv2020({ allErrors: true, strict: false }).compile(schema);
    for (const value of right) expect(errorsOf(value)).toEqual([]);
    expect(validate(wrong)).toBe(false);
    expect(errorsOf(wrong).map(comparable)).toEqual(validate.errors?.map(comparable));
  });

  test.each([
    { additionalProperties: true },
    { title: "none", description: "", examples: [], default: 1, $id: "a", $schema: "b" },
  ])("are none of %j", (schema) => {
    for (const value of [null, 1, {}, { a: 1 }]) expect(schemaValidator(schema)(value)).toEqual([]);
  });

  test("are in the order of the keywords, and as many as may be", () => {
    const schema = { minLength: 3, type: "string", pattern: "^b", enum: ["x"] };
    const keywords = (limit?: number) => schemaValidator(schema, limit)("a").map(({ keyword }) => keyword);
    expect(keywords()).toEqual(["minLength", "pattern", "enum"]);
    expect(keywords(2)).toEqual(["minLength", "pattern"]);
    expect(keywords(1)).toEqual(["minLength"]);
    const members = { properties: { a: { type: "null" }, b: { type: "null" } }, additionalProperties: false };
    expect(schemaValidator(members, 2)({ a: 1, b: 1, c: 1, d: 1 }).map(({ params }) => params)).toEqual([
      { additionalProperty: "c" },
      { additionalProperty: "d" },
    ]);
    expect(schemaValidator(members, 1)({ a: 1, b: 1 }).map(({ instancePath }) => instancePath)).toEqual(["/a"]);
  });

  test("are none of a reference that leads nowhere: that is thrown", () => {
    expect(() => schemaValidator({ $ref: "#/$defs/nothing" })(1)).toThrow("#/$defs/nothing does not exist");
    expect(() => schemaValidator({ properties: { a: { toString: 1 } } })({ a: 1 })).toThrow("unknown keyword toString");
  });
});
