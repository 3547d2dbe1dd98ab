import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contractDrift, driftMessage } from "../../src/conformance/contract/contract-drift.js";
import { contractInCapture, contractOf } from "../../src/conformance/contract/contract-of.js";
import type { Contract } from "../../src/core/generated/baseline.js";

type Schema = Record<string, unknown>;

function tool(inputSchema: Schema, rest: Schema = {}): Contract {
  return { tools: [{ name: "search", inputSchema, ...rest }] };
}

/** `CLASS PATH` of each difference of two input schemas. */
function input(before: Schema, after: Schema): string[] {
  return contractDrift(tool(before), tool(after)).map(
    ({ class: kind, path }) => `${kind} ${path.replace("/inputSchema", "")}`,
  );
}

function output(before: Schema, after: Schema): string[] {
  const drift = contractDrift(tool({}, { outputSchema: before }), tool({}, { outputSchema: after }));
  return drift.map(({ class: kind, path }) => `${kind} ${path.replace("/outputSchema", "")}`);
}

const object = (properties: Schema, rest: Schema = {}): Schema => ({ type: "object", properties, ...rest });
const text = { type: "string" };
const closed = { additionalProperties: false };

describe("arguments", () => {
  it.each<[string, Schema, Schema, string[]]>([
    ["a required one is added", object({}), object({ q: text }, { required: ["q"] }), ["breaking /properties/q"]],
    ["an optional one is added", object({}), object({ q: text }), ["compatible /properties/q"]],
    ["one is removed from an open object", object({ q: text }), object({}), ["compatible /properties/q"]],
    [
      "one is removed from a closed object",
      object({ q: text }, closed),
      object({}, closed),
      ["breaking /properties/q"],
    ],
    ["one becomes required", object({ q: text }), object({ q: text }, { required: ["q"] }), ["breaking /required"]],
    ["one becomes optional", object({ q: text }, { required: ["q"] }), object({ q: text }), ["compatible /required"]],
    ["the object is closed", object({}), object({}, closed), ["breaking /additionalProperties"]],
    ["the object is opened", object({}, closed), object({}), ["compatible /additionalProperties"]],
    [
      "a type is narrowed",
      object({ q: { type: ["string", "null"] } }),
      object({ q: text }),
      ["breaking /properties/q/type"],
    ],
    [
      "a type is widened",
      object({ q: { type: "integer" } }),
      object({ q: { type: "number" } }),
      ["compatible /properties/q/type"],
    ],
    ["a type is named for the first time", object({ q: {} }), object({ q: text }), ["breaking /properties/q/type"]],
    ["a type is another one", object({ q: text }), object({ q: { type: "integer" } }), ["breaking /properties/q/type"]],
    ["a value is removed", { enum: ["a", "b"] }, { enum: ["a"] }, ["breaking /enum"]],
    ["a value is added", { enum: ["a"] }, { enum: ["a", "b"] }, ["compatible /enum"]],
    ["the values are listed for the first time", {}, { enum: ["a"] }, ["breaking /enum"]],
    ["the values are listed no longer", { enum: ["a"] }, {}, ["compatible /enum"]],
    ["values change places", { enum: ["a", "b"] }, { enum: ["b", "a"] }, []],
    ["a list of one value becomes a constant", { enum: ["a"] }, { const: "a" }, []],
    ["a bound is tightened", { maxLength: 9 }, { maxLength: 8 }, ["breaking /maxLength"]],
    ["a bound is relaxed", { minLength: 9 }, { minLength: 8 }, ["compatible /minLength"]],
    ["a bound is added", {}, { minimum: 0 }, ["breaking /minimum"]],
    ["a pattern is added", {}, { pattern: "^a" }, ["breaking /pattern"]],
    ["a pattern changes", { pattern: "^a" }, { pattern: "^b" }, ["breaking /pattern"]],
    ["a pattern is removed", { pattern: "^a" }, {}, ["compatible /pattern"]],
    ["a default changes", { default: 1 }, { default: 2 }, ["compatible /default"]],
    ["a title changes", { title: "a" }, { title: "b" }, ["description /title"]],
    [
      "a description changes",
      object({ q: {} }),
      object({ q: { description: "x" } }),
      ["description /properties/q/description"],
    ],
    ["items are narrowed", { items: {} }, { items: text }, ["breaking /items/type"]],
    ["a branch is removed", { anyOf: [text, { type: "null" }] }, { anyOf: [text] }, ["breaking /anyOf"]],
    ["a branch is added", { oneOf: [text] }, { oneOf: [text, { type: "null" }] }, ["compatible /oneOf"]],
    ["branches change places", { anyOf: [text, { type: "null" }] }, { anyOf: [{ type: "null" }, text] }, []],
    ["a condition is added", { allOf: [text] }, { allOf: [text, { minLength: 1 }] }, ["breaking /allOf"]],
    ["a name that every object has", object({}), object({ constructor: {} }), ["compatible /properties/constructor"]],
  ])("%s", (_, before, after, expected) => {
    expect(input(before, after)).toEqual(expected);
  });

  it("follows references", () => {
    const using = (definition: Schema) => ({ ...object({ q: { $ref: "#/$defs/q" } }), $defs: { q: definition } });
    expect(input(using(text), object({ q: text }))).toEqual([]);
    expect(input(using({ type: ["string", "null"] }), using(text))).toEqual(["breaking /properties/q/type"]);
    const tree = (leaf: Schema) => ({ ...object({ leaf, child: { $ref: "#" } }) });
    expect(input(tree({}), tree(text))).toContain("breaking /properties/leaf/type");
  });
});

describe("outputs", () => {
  it.each<[string, Schema, Schema, string[]]>([
    ["a field is removed", object({ n: text }), object({}), ["breaking /properties/n"]],
    ["a field is added", object({}), object({ n: text }), ["compatible /properties/n"]],
    [
      "a field is no longer required",
      object({ n: text }, { required: ["n"] }),
      object({ n: text }),
      ["breaking /required"],
    ],
    [
      "a field is always there now",
      object({ n: text }),
      object({ n: text }, { required: ["n"] }),
      ["compatible /required"],
    ],
    ["a type is widened", text, { type: ["string", "null"] }, ["breaking /type"]],
    ["a type is narrowed", { type: ["string", "null"] }, text, ["compatible /type"]],
  ])("%s", (_, before, after, expected) => {
    expect(output(before, after)).toEqual(expected);
  });
});

describe("contracts", () => {
  it.each<[string, Contract, Contract, string[]]>([
    ["a tool is removed", tool({}), { tools: [] }, ["breaking tool `search` was removed"]],
    ["a tool is added", { tools: [] }, tool({}), ["compatible tool `search` was added"]],
    ["tools were not read", tool({}), {}, []],
    [
      "annotations change",
      tool({}),
      tool({}, { annotations: { readOnlyHint: true } }),
      ["compatible tool `search`: the annotations changed"],
    ],
    [
      "an output schema is removed",
      tool({}, { outputSchema: {} }),
      tool({}),
      ["breaking tool `search`: the output schema was removed"],
    ],
    [
      "a resource has another type",
      { resources: [{ uri: "a:b", mimeType: "text/plain" }] },
      { resources: [{ uri: "a:b", mimeType: "text/html" }] },
      ["compatible resource `a:b`: the mimeType changed"],
    ],
    [
      "a template is removed",
      { resource_templates: [{ uriTemplate: "a:{x}" }] },
      { resource_templates: [] },
      ["breaking resource template `a:{x}` was removed"],
    ],
    [
      "an argument of a prompt becomes required",
      { prompts: [{ name: "p", arguments: [{ name: "a" }] }] },
      { prompts: [{ name: "p", arguments: [{ name: "a", required: true }] }] },
      ["breaking prompt `p`: the argument `a` became required"],
    ],
    [
      "an argument of a prompt is removed",
      { prompts: [{ name: "p", arguments: [{ name: "a", required: true }] }] },
      { prompts: [{ name: "p" }] },
      ["compatible prompt `p`: the argument `a` was removed"],
    ],
    [
      "a capability is withdrawn",
      { capabilities: { resources: { subscribe: true } } },
      { capabilities: { resources: { subscribe: false } } },
      ["breaking capability `resources.subscribe` was removed"],
    ],
    [
      "a capability is added",
      { capabilities: {} },
      { capabilities: { logging: {} } },
      ["compatible capability `logging` was added"],
    ],
    [
      "instructions change",
      { instructions: "a" },
      { instructions: "b" },
      ["description the server: the instructions changed"],
    ],
  ])("%s", (_, before, after, expected) => {
    expect(contractDrift(before, after).map((change) => `${change.class} ${driftMessage(change)}`)).toEqual(expected);
  });

  it("reads a capture page by page", () => {
    const list = (id: number, params: object, result: object) => ({
      request: { jsonrpc: "2.0", id, method: "tools/list", params },
      response: { result },
    });
    const exchanges = [
      list(1, {}, { tools: [{ name: "b", _meta: { x: 1 } }], nextCursor: "2" }),
      list(2, { cursor: "2" }, { tools: [{ name: "a" }] }),
    ];
    expect(contractInCapture({ server_label: "s", server_capabilities: { tools: {} }, exchanges })?.tools).toEqual([
      { name: "a" },
      { name: "b" },
    ]);
    expect(contractInCapture({ server_label: "s", server_capabilities: {}, exchanges: [] })).toBeUndefined();
  });
});

const schemas = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.record({ type: fc.constantFrom("string", "integer", "null") }),
    fc.record({ enum: fc.uniqueArray(fc.constantFrom("a", "b", "c"), { minLength: 1 }) }),
    fc.record({ anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ type: fc.constant("array"), items: tie("schema") }),
    fc
      .record({
        properties: fc.dictionary(fc.constantFrom("p", "q", "r"), tie("schema"), { maxKeys: 3 }),
        open: fc.boolean(),
        description: fc.string(),
      })
      .chain(({ properties, open, description }) =>
        fc
          .subarray(Object.keys(properties))
          .map((required) => ({ ...object(properties, { required, description }), ...(open ? {} : closed) })),
      ),
  ),
})).schema;

const contracts: fc.Arbitrary<Contract> = fc.record({
  tools: fc.uniqueArray(fc.record({ name: fc.constantFrom("a", "b", "c", "d"), inputSchema: schemas }), {
    selector: ({ name }) => name,
  }),
  resources: fc.uniqueArray(fc.record({ uri: fc.webUrl() }), { selector: ({ uri }) => uri, maxLength: 3 }),
});

/** The same value with the members of objects, and the items of lists whose order has no effect, in reverse. */
function reversed(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => reversed(item));
    return ["tools", "resources", "enum", "required", "anyOf"].includes(key) ? items.reverse() : items;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, item]) => [name, reversed(item, name)]),
  );
}

describe("every comparison", () => {
  it("finds nothing between a contract and itself, in whatever order", () => {
    fc.assert(
      fc.property(contracts, (contract) => {
        expect(contractDrift(contract, contract)).toEqual([]);
        expect(contractDrift(contract, reversed(contract) as Contract)).toEqual([]);
      }),
    );
  });

  it("does not depend on the order of lists", () => {
    fc.assert(
      fc.property(contracts, contracts, (before, after) => {
        expect(
          contractDrift(reversed(before) as Contract, reversed(after) as Contract).map(({ path, class: kind }) => [
            path,
            kind,
          ]),
        ).toEqual(contractDrift(before, after).map(({ path, class: kind }) => [path, kind]));
      }),
    );
  });

  it("says that a new required argument breaks, whatever the schema", () => {
    fc.assert(
      fc.property(schemas, (schema) => {
        const properties = (schema["properties"] ?? {}) as Schema;
        const required = [...((schema["required"] ?? []) as string[]), "added"];
        expect(input(schema, { ...schema, properties: { ...properties, added: text }, required })).toEqual([
          "breaking /properties/added",
        ]);
      }),
    );
  });

  it("says that a removed tool breaks, and an added one does not", () => {
    fc.assert(
      fc.property(contracts, ({ tools = [], ...rest }) => {
        const all = [...tools, { name: "e", inputSchema: {} }];
        expect(contractDrift({ ...rest, tools: all }, { ...rest, tools }).map((change) => change.class)).toEqual([
          "breaking",
        ]);
        expect(contractDrift({ ...rest, tools }, { ...rest, tools: all }).map((change) => change.class)).toEqual([
          "compatible",
        ]);
      }),
    );
  });

  it("says that a removed value of an argument breaks", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2 }), ([first, ...others]) => {
        expect(input({ enum: [first, ...others] }, { enum: others })).toEqual(["breaking /enum"]);
        expect(input({ enum: others }, { enum: [...others, first] })).toEqual(["compatible /enum"]);
      }),
    );
  });

  it("finds nothing between a contract and what is written of it", () => {
    fc.assert(
      fc.property(contracts, ({ tools = [], resources = [] }) => {
        const source = {
          capabilities: { tools: {}, resources: {} },
          lists: new Map([
            ["tools/list", tools],
            ["resources/list", resources],
          ]),
        };
        expect(JSON.stringify(contractOf(source))).toBe(
          JSON.stringify(
            contractOf({
              ...source,
              lists: new Map([
                ["tools/list", [...tools].reverse()],
                ["resources/list", resources],
              ]),
            }),
          ),
        );
      }),
    );
  });
});

describe("what a change is called", () => {
  const messages = (before: Contract, after: Contract) => contractDrift(before, after).map(driftMessage);
  const [none, some] = [object({}), object({ q: text }, { required: ["q"] })];

  it("names arguments of a tool, and fields of its answers", () => {
    expect(messages(tool(none), tool(some)).join()).toContain("the required argument `q` was added");
    const answers = [none, some].map((outputSchema) => tool({}, { outputSchema }));
    expect(messages(answers[0]!, answers[1]!).join()).toContain("the required field `q` was added");
  });
});
