import { expect, it } from "vitest";
import { schemaError, schemaValidator } from "../../src/core/json/json-schema.js";

const errorsOf = schemaValidator({
  type: "object",
  additionalProperties: false,
  required: ["kind"],
  properties: {
    kind: { const: "a" },
    color: { enum: ["red", "blue"] },
    list: {
      type: "array",
      items: { type: "object", additionalProperties: false, properties: { n: { type: "number" } } },
    },
  },
});

it.each<[unknown, string]>([
  [5, "it must be object"],
  [{}, "it must have required property 'kind'"],
  [{ kind: "b" }, '/kind must be "a"'],
  [{ kind: "a", color: "green" }, "/color must be one of red, blue"],
  [{ kind: "a", more: 1 }, 'it must not have "more"'],
  [{ kind: "b", list: [{ n: "x" }] }, "/list/0/n must be number"],
  [{ list: [{ m: 1 }], kind: "b" }, '/list/0 must not have "m"'],
])("%j: %s", (value, text) => expect(schemaError(errorsOf(value))).toBe(text));

it("the first of those that lie equally deep is named", () => {
  expect(schemaError(errorsOf({ kind: "b", color: "green" }))).toBe('/kind must be "a"');
});

it("a document without a named error has another form", () => {
  expect(schemaError([])).toBe("it has another form");
});

it("a long place or name is cut", () => {
  const name = "x".repeat(500);
  const validate = schemaValidator({ additionalProperties: { type: "number" } });
  expect(schemaError(validate({ [name]: "" }))).toBe(`/${name.slice(0, 199)} must be number`);
  expect(schemaError(errorsOf({ kind: "a", [name]: "" }))).toBe(`it must not have "${name.slice(0, 199)}`);
});
