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
    if (typeof schema["$ref"] === "string") {
      const name = schema["$ref"].split("/").at(-1)!;
      return write((root["$defs"] as Record<string, Node>)[name]!, depth);
    }
    const branches = (schema["anyOf"] ?? (schema["type"] ? undefined : schema["oneOf"])) as Node[] | undefined;
    if (branches !== undefined) return write(branches[choose(branches.length)]!, depth);
    if ("const" in schema) return schema["const"];
    if (Array.isArray(schema["enum"])) return schema["enum"][choose(schema["enum"].length)];
    const types = [schema["type"] ?? "object"].flat() as string[];
    switch (types[choose(types.length)]) {
      case "object":
        return writeObject(schema, depth);
      case "array": {
        const items = Array.from({ length: choose(3) }, () => write((schema["items"] as Node) ?? true, depth + 1));
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
        const examples = (schema["examples"] as unknown[] | undefined) ?? ["text"];
        return examples[choose(examples.length)];
      }
    }
  };
  const writeObject = (schema: Node, depth: number): Node => {
    const properties = (schema["properties"] ?? {}) as Record<string, Node>;
    const required = new Set((schema["required"] ?? []) as string[]);
    const object: Node = {};
    for (const [name, property] of Object.entries(properties)) {
      if (required.has(name) ? choose(8) > 0 : choose(4) === 0) object[name] = write(property, depth + 1);
    }
    const others = schema["additionalProperties"] ?? true;
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
