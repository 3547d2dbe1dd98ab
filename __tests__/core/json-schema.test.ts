import { readFileSync } from "node:fs";
import type { ErrorObject } from "ajv";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SchemaError, schemaValidator } from "../../src/core/json/json-schema.js";
import { type SchemaName, validatorFor } from "../support/schema.js";

type Node = Record<string, unknown>;

const NAMES: SchemaName[] = ["suite", "results", "capture", "cassette", "baseline", "mock"];

/** Anything that a value of a schema is not. */
const OTHER: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  Number.POSITIVE_INFINITY,
  "",
  "x",
  "😀",
  "${env.X}",
  "1s",
  [],
  [1, 1],
  {},
  { a: 1 },
];

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

/** Errors, sorted. The part of a schema path before a reference is ajv's own affair; what is left is the way to the keyword. */
function sorted(errors: readonly (SchemaError | ErrorObject)[]): string[] {
  return errors
    .map(({ keyword, instancePath, schemaPath, params, message, propertyName }) =>
      JSON.stringify({
        keyword,
        instancePath,
        path: decodeURIComponent(schemaPath).replace(/^#(\/\$defs\/\w+)?/, ""),
        params,
        message,
        propertyName,
      }),
    )
    .sort();
}

describe("the validator of the program's own schemas", () => {
  for (const name of NAMES) {
    const file = name === "suite" ? "v1.json" : `${name}.v1.json`;
    const schema = JSON.parse(readFileSync(new URL(`../../schemas/${file}`, import.meta.url), "utf8"));
    const errorsOf = schemaValidator(schema);
    const validate = validatorFor(name);

    test(`says of ${name} what ajv says`, () => {
      fc.assert(
        fc.property(fc.infiniteStream(fc.nat({ max: 2 ** 30 })), (stream) => {
          const document = writer(schema, (count) => stream.next().value % count)();
          validate(document);
          expect(sorted(errorsOf(document)), JSON.stringify(document)).toEqual(sorted(validate.errors ?? []));
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
  type Expected = [keyword: string, instancePath: string, schemaPath: string, params: object, message: string];
  const list = (schema: Node, value: unknown): Expected[] =>
    schemaValidator(schema)(value).map(({ keyword, instancePath, schemaPath, params, message }) => [
      keyword,
      instancePath,
      schemaPath,
      params,
      message,
    ]);
  const one = (keyword: string, params: object, message: string): Expected[] => [
    [keyword, "", `#/${keyword}`, params, message],
  ];

  test.each<[Node, unknown, unknown[], Expected[]]>([
    [{ type: "object" }, [], [{}, { a: 1 }], one("type", { type: "object" }, "must be object")],
    [{ type: "array" }, {}, [[], [1]], one("type", { type: "array" }, "must be array")],
    [{ type: "null" }, 0, [null], one("type", { type: "null" }, "must be null")],
    [{ type: "integer" }, 1.5, [1, -3, 1e20], one("type", { type: "integer" }, "must be integer")],
    [{ type: "number" }, "1", [1, 1.5], one("type", { type: "number" }, "must be number")],
    [{ type: "string" }, null, ["", "a"], one("type", { type: "string" }, "must be string")],
    [{ type: "boolean" }, 0, [true, false], one("type", { type: "boolean" }, "must be boolean")],
    [{ type: ["string", "null"] }, 1, ["a", null], one("type", { type: ["string", "null"] }, "must be string,null")],
    [{ maximum: 2 }, 3, [2, "3"], one("maximum", { comparison: "<=", limit: 2 }, "must be <= 2")],
    [{ minimum: 2 }, 1, [2, "1"], one("minimum", { comparison: ">=", limit: 2 }, "must be >= 2")],
    [{ minLength: 2 }, "😀", ["ab", "😀a", 1], one("minLength", { limit: 2 }, "must NOT have fewer than 2 characters")],
    [{ pattern: "^a.$" }, "ab\n", ["a😀", 1], one("pattern", { pattern: "^a.$" }, 'must match pattern "^a.$"')],
    [
      { const: { a: [1] } },
      { a: [2] },
      [{ a: [1] }],
      one("const", { allowedValue: { a: [1] } }, "must be equal to constant"),
    ],
    [{ const: null }, 0, [null], one("const", { allowedValue: null }, "must be equal to constant")],
    [
      { enum: [1, { a: 1, b: 2 }] },
      "1",
      [1, { b: 2, a: 1 }],
      one("enum", { allowedValues: [1, { a: 1, b: 2 }] }, "must be equal to one of the allowed values"),
    ],
    [{ maxItems: 1 }, [1, 2], [[], [1], "ab"], one("maxItems", { limit: 1 }, "must NOT have more than 1 items")],
    [{ minItems: 1 }, [], [[1], ""], one("minItems", { limit: 1 }, "must NOT have fewer than 1 items")],
    [
      { uniqueItems: true },
      [1, { a: 1, b: 2 }, "1", { b: 2, a: 1 }],
      [[1, "1", [1]], [], "aa"],
      one("uniqueItems", { i: 3, j: 1 }, "must NOT have duplicate items (items ## 1 and 3 are identical)"),
    ],
    [
      { maxProperties: 1 },
      { a: 1, b: 2 },
      [{}, { a: 1 }, [1, 2]],
      one("maxProperties", { limit: 1 }, "must NOT have more than 1 properties"),
    ],
    [
      { minProperties: 1 },
      {},
      [{ a: 1 }, []],
      one("minProperties", { limit: 1 }, "must NOT have fewer than 1 properties"),
    ],
    [
      { required: ["a", "b"] },
      { c: 1 },
      [{ a: 1, b: null }, []],
      [
        ...one("required", { missingProperty: "a" }, "must have required property 'a'"),
        ...one("required", { missingProperty: "b" }, "must have required property 'b'"),
      ],
    ],
    [
      { additionalProperties: false, properties: { a: {} } },
      { a: 1, b: 1, c: 1 },
      [{ a: 1 }, {}, [1]],
      [
        ...one("additionalProperties", { additionalProperty: "b" }, "must NOT have additional properties"),
        ...one("additionalProperties", { additionalProperty: "c" }, "must NOT have additional properties"),
      ],
    ],
    [
      { additionalProperties: { type: "string" }, properties: { a: {} } },
      { a: 1, "b/c": 1 },
      [{ a: 1, b: "x" }, "x"],
      [["type", "/b~1c", "#/additionalProperties/type", { type: "string" }, "must be string"]],
    ],
    [{ additionalProperties: true }, null, [{ a: 1 }, null], []],
    [
      { properties: { "a/b": { type: "string" }, c: { minimum: 1 } } },
      { "a/b": 1, c: 0 },
      [{}, { c: 1 }, { d: 1 }, [], { toString: 1 }],
      [
        ["type", "/a~1b", "#/properties/a~1b/type", { type: "string" }, "must be string"],
        ["minimum", "/c", "#/properties/c/minimum", { comparison: ">=", limit: 1 }, "must be >= 1"],
      ],
    ],
    [
      { items: { type: "string" } },
      ["a", 1, 2],
      [[], ["a"], { 0: 1 }],
      [
        ["type", "/1", "#/items/type", { type: "string" }, "must be string"],
        ["type", "/2", "#/items/type", { type: "string" }, "must be string"],
      ],
    ],
    [
      { dependentRequired: { a: ["b"], c: ["d", "e"] } },
      { a: 1, c: 1, d: 1 },
      [{}, { b: 1 }, { a: 1, b: 1 }, { c: 1, d: 1, e: 1 }, [1]],
      [
        ...one(
          "dependentRequired",
          { property: "a", missingProperty: "b", depsCount: 1, deps: "b" },
          "must have property b when property a is present",
        ),
        ...one(
          "dependentRequired",
          { property: "c", missingProperty: "e", depsCount: 2, deps: "d, e" },
          "must have properties d, e when property c is present",
        ),
      ],
    ],
    [
      { anyOf: [{ type: "string" }, { type: "null" }] },
      1,
      ["a", null],
      [
        ["type", "", "#/anyOf/0/type", { type: "string" }, "must be string"],
        ["type", "", "#/anyOf/1/type", { type: "null" }, "must be null"],
        ...one("anyOf", {}, "must match a schema in anyOf"),
      ],
    ],
    [
      { oneOf: [{ type: "string" }, { const: 1 }] },
      2,
      ["a", 1],
      [
        ["type", "", "#/oneOf/0/type", { type: "string" }, "must be string"],
        ["const", "", "#/oneOf/1/const", { allowedValue: 1 }, "must be equal to constant"],
        ...one("oneOf", { passingSchemas: null }, "must match exactly one schema in oneOf"),
      ],
    ],
    [
      { oneOf: [{ type: "string" }, { minimum: 1 }, { maximum: 9 }, { type: "null" }] },
      5,
      [0, 10],
      [
        ["type", "", "#/oneOf/0/type", { type: "string" }, "must be string"],
        ...one("oneOf", { passingSchemas: [1, 2] }, "must match exactly one schema in oneOf"),
      ],
    ],
    [
      JSON.parse('{"if": {"type": "string"}, "then": {"const": "a"}, "else": {"const": 1}}'),
      "b",
      ["a", 1],
      [
        ["const", "", "#/then/const", { allowedValue: "a" }, "must be equal to constant"],
        ...one("if", { failingKeyword: "then" }, 'must match "then" schema'),
      ],
    ],
    [
      { if: { type: "string" }, else: { const: 1 } },
      2,
      ["a", 1],
      [
        ["const", "", "#/else/const", { allowedValue: 1 }, "must be equal to constant"],
        ...one("if", { failingKeyword: "else" }, 'must match "else" schema'),
      ],
    ],
    [
      { $ref: "#/$defs/list", $defs: { list: { items: { $ref: "#/$defs/list" }, type: "array" } } },
      [[], [1]],
      [[], [[[]]]],
      [["type", "/1/0", "#/$defs/list/type", { type: "array" }, "must be array"]],
    ],
    [
      { properties: { a: false, b: true } },
      { a: 1, b: 1 },
      [{ b: 1 }],
      [["false schema", "/a", "#/properties/a/false schema", {}, "boolean schema is false"]],
    ],
    [{ title: "none", description: "", examples: [], default: 1, $id: "a", $schema: "b" }, 1, [null, {}], []],
  ])("%j of %j", (schema, bad, good, errors) => {
    expect(list(schema, bad)).toEqual(errors);
    for (const value of good) expect(list(schema, value)).toEqual([]);
  });

  test("are of the name, if it is the name of a member that is wrong", () => {
    const errors = schemaValidator({ propertyNames: { pattern: "^a", minLength: 2 } });
    expect(errors({ ab: 1, b: 1 })).toEqual([
      {
        keyword: "minLength",
        instancePath: "",
        schemaPath: "#/propertyNames/minLength",
        params: { limit: 2 },
        message: "must NOT have fewer than 2 characters",
        propertyName: "b",
      },
      {
        keyword: "pattern",
        instancePath: "",
        schemaPath: "#/propertyNames/pattern",
        params: { pattern: "^a" },
        message: 'must match pattern "^a"',
        propertyName: "b",
      },
      {
        keyword: "propertyNames",
        instancePath: "",
        schemaPath: "#/propertyNames",
        params: { propertyName: "b" },
        message: "property name must be valid",
      },
    ]);
    expect(errors({ ab: 1 })).toEqual([]);
    expect(errors(["b"])).toEqual([]);
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
