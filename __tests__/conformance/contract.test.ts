import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contractDrift, driftMessage } from "../../src/conformance/contract/contract-drift.js";
import { contractInCapture, contractOf } from "../../src/conformance/contract/contract-of.js";
import type { ContractChange } from "../../src/conformance/contract/schema-drift.js";
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
const takesQ = object({ q: text });
const needsQ = object({ q: text }, { required: ["q"] });
const takesN = object({ n: text });
const needsN = object({ n: text }, { required: ["n"] });
const nullable = { type: ["string", "null"] };
const nothing = { type: "null" };
const prompt = (...args: Schema[]): Contract => ({ prompts: [{ name: "p", arguments: args }] });

describe("arguments", () => {
  it.each<[string, Schema, Schema, string[]]>([
    ["an optional one is added", object({}), takesQ, ["compatible /properties/q"]],
    [
      "one is removed from a closed object",
      object({ q: text }, closed),
      object({}, closed),
      ["breaking /properties/q"],
    ],
    ["one becomes required", takesQ, needsQ, ["breaking /required"]],
    ["one becomes optional", needsQ, takesQ, ["compatible /required"]],
    ["the object is closed", object({}), object({}, closed), ["breaking /additionalProperties"]],
    ["the object is opened", object({}, closed), object({}), ["compatible /additionalProperties"]],
    ["a type is narrowed", object({ q: nullable }), takesQ, ["breaking /properties/q/type"]],
    [
      "a type is widened",
      object({ q: { type: "integer" } }),
      object({ q: { type: "number" } }),
      ["compatible /properties/q/type"],
    ],
    ["a type is named for the first time", object({ q: {} }), takesQ, ["breaking /properties/q/type"]],
    ["a type is another one", takesQ, object({ q: { type: "integer" } }), ["breaking /properties/q/type"]],
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
    ["a branch is removed", { anyOf: [text, nothing] }, { anyOf: [text] }, ["breaking /anyOf"]],
    ["a branch is added", { oneOf: [text] }, { oneOf: [text, nothing] }, ["compatible /oneOf"]],
    ["branches change places", { anyOf: [text, nothing] }, { anyOf: [nothing, text] }, []],
    ["a condition is added", { allOf: [text] }, { allOf: [text, { minLength: 1 }] }, ["breaking /allOf"]],
    ["a name that every object has", object({}), object({ constructor: {} }), ["compatible /properties/constructor"]],
  ])("%s", (_, before, after, expected) => {
    expect(input(before, after)).toEqual(expected);
  });

  it("follows references", () => {
    const using = (definition: Schema) => ({ ...object({ q: { $ref: "#/$defs/q" } }), $defs: { q: definition } });
    expect(input(using(text), takesQ)).toEqual([]);
    expect(input(using(nullable), using(text))).toEqual(["breaking /properties/q/type"]);
    const tree = (leaf: Schema) => ({ ...object({ leaf, child: { $ref: "#" } }) });
    expect(input(tree({}), tree(text))).toContain("breaking /properties/leaf/type");
  });
});

describe("outputs", () => {
  it.each<[string, Schema, Schema, string[]]>([
    ["a field is removed", takesN, object({}), ["breaking /properties/n"]],
    ["a field is added", object({}), takesN, ["compatible /properties/n"]],
    ["a field is no longer required", needsN, takesN, ["breaking /required"]],
    ["a field is always there now", takesN, needsN, ["compatible /required"]],
    ["a type is widened", text, nullable, ["breaking /type"]],
    ["a type is narrowed", nullable, text, ["compatible /type"]],
  ])("%s", (_, before, after, expected) => {
    expect(output(before, after)).toEqual(expected);
  });
});

describe("contracts", () => {
  it.each<[string, Contract, Contract, string[]]>([
    ["tools were not read", tool({}), {}, []],
    [
      "annotations change",
      tool({}),
      tool({}, { annotations: { readOnlyHint: true } }),
      ["compatible tool `search`: the annotations changed"],
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
      "an argument of a prompt is removed",
      prompt({ name: "a", required: true }),
      { prompts: [{ name: "p" }] },
      ["compatible prompt `p`: the argument `a` was removed"],
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
        const classes = (old: unknown, now: unknown) =>
          contractDrift(old as Contract, now as Contract).map(({ path, class: kind }) => [path, kind]);
        expect(classes(reversed(before), reversed(after))).toEqual(classes(before, after));
      }),
    );
  });

  it("says that a new required argument breaks, whatever the schema", () => {
    fc.assert(
      fc.property(schemas, (schema) => {
        const properties = (schema.properties ?? {}) as Schema;
        const required = [...((schema.required ?? []) as string[]), "added"];
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
        expect(contractDrift({ ...rest, tools: all }, { ...rest, tools })).toMatchObject([{ class: "breaking" }]);
        expect(contractDrift({ ...rest, tools }, { ...rest, tools: all })).toMatchObject([{ class: "compatible" }]);
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
        const lists = new Map(source.lists).set("tools/list", tools.toReversed() as never);
        expect(JSON.stringify(contractOf(source))).toBe(JSON.stringify(contractOf({ ...source, lists })));
      }),
    );
  });
});

/** All members of a change in a line. */
function line({ kind, name, path, class: severity, what, ...values }: ContractChange): string {
  const shown = Object.entries(values).map(([key, value]) => `; ${key} ${JSON.stringify(value)}`);
  return `${severity}, ${kind} ${name}${path}: ${what}${shown.sort().reverse().join("")}`;
}

function whats(before: Schema, after: Schema): string[][] {
  return contractDrift(tool(before), tool(after)).map(({ what, path }) => [what, path.replace("/inputSchema", "")]);
}

describe("all that is said of a change", () => {
  it.each<[string, Contract, Contract, string[]]>([
    [
      "a tool that is removed",
      tool({ a: 1 }),
      { tools: [] },
      ['breaking, tool search: was removed; before {"name":"search","inputSchema":{"a":1}}'],
    ],
    [
      "a prompt that is added",
      { prompts: [] },
      { prompts: [{ name: "p" }] },
      ['compatible, prompt p: was added; after {"name":"p"}'],
    ],
    [
      "an output schema that is added",
      tool({}),
      tool({}, { outputSchema: { a: 1 } }),
      ['compatible, tool search/outputSchema: an output schema was added; after {"a":1}'],
    ],
    [
      "an output schema that is removed",
      tool({}, { outputSchema: { a: 1 } }),
      tool({}),
      ['breaking, tool search/outputSchema: the output schema was removed; before {"a":1}'],
    ],
    [
      "a description that is added",
      tool({}),
      tool({}, { description: "d" }),
      ['description, tool search/description: the description changed; after "d"'],
    ],
    [
      "a title that is removed",
      tool({}, { title: "d" }),
      tool({}),
      ['description, tool search/title: the title changed; before "d"'],
    ],
    [
      "an argument of a prompt that is added",
      prompt(),
      prompt({ name: "a/b", required: true }, { name: "c" }),
      [
        'breaking, prompt p/arguments/a~1b: the required argument `a/b` was added; after {"name":"a/b","required":true}',
        'compatible, prompt p/arguments/c: the argument `c` was added; after {"name":"c"}',
      ],
    ],
    [
      "an argument of a prompt that changes",
      prompt({ name: "a", required: true, description: "x" }),
      prompt({ name: "a", description: "y" }),
      [
        'description, prompt p/arguments/a/description: the description changed (argument `a`); before "x"; after "y"',
        "compatible, prompt p/arguments/a/required: the argument `a` is no longer required; before true; after false",
      ],
    ],
    [
      "an argument of a prompt that becomes required",
      prompt({ name: "a" }),
      prompt({ name: "a", required: true }),
      ["breaking, prompt p/arguments/a/required: the argument `a` became required; before false; after true"],
    ],
    [
      "capabilities",
      { capabilities: { a: { b: 1, c: true, d: null }, e: true } },
      { capabilities: { a: { b: 2, d: true }, e: {}, f: false } },
      [
        "breaking, capability a.c/a/c: was removed; before true",
        "compatible, capability a.b/a/b: the value changed; before 1; after 2",
        "compatible, capability a.d/a/d: was added; after true",
        "compatible, capability e/e: the value changed; before true; after {}",
      ],
    ],
    [
      "instructions that are added",
      {},
      { instructions: "a" },
      ['description, instructions instructions: the instructions changed; after "a"'],
    ],
    [
      "instructions that are removed",
      { instructions: "a" },
      {},
      ['description, instructions instructions: the instructions changed; before "a"'],
    ],
    ["capabilities that were not read", { capabilities: { a: true } }, {}, []],
    [
      "two items of one name",
      { tools: [{ name: "a", x: 2 }, { name: "a", x: 1 }, { x: 3 }] },
      { tools: [{ name: "a", x: 1 }] },
      [],
    ],
  ])("%s", (_, before, after, wanted) => {
    expect(contractDrift(before, after).map(line)).toEqual(wanted);
  });

  it.each<[of: string, before: unknown, after: unknown, what: string, at: string]>([
    ["a type", nullable, text, "the type of `q` accepts less", "/type"],
    ["an enum", { enum: [1, 2] }, { enum: [1] }, "the enum of `q` accepts less", "/enum"],
    ["other values", { enum: [1] }, { enum: [2] }, "the enum of `q` changed", "/enum"],
    ["a bound", { maximum: 5 }, {}, "maximum of `q` accepts more", "/maximum"],
    ["a pattern", { pattern: "a" }, { pattern: "b" }, "pattern of `q` changed", "/pattern"],
    ["true", true, false, "the schema accepts less", ""],
    ["false", false, text, "the schema accepts more", ""],
    ["a branch", { anyOf: [text] }, { anyOf: [text, nothing] }, "anyOf of `q` accepts more", "/anyOf"],
    ["no branches", {}, { oneOf: [text] }, "oneOf of `q` accepts less", "/oneOf"],
    ["branches", { oneOf: [text] }, {}, "oneOf of `q` accepts more", "/oneOf"],
    ["a default", { default: 1 }, {}, "`default` of `q` changed", "/default"],
    ["a keyword", { "x-a/b": 1 }, {}, "`x-a/b` of `q` changed", "/x-a~1b"],
  ])("names what changed: %s", (_, before, after, what, at) => {
    expect(whats(object({ q: before }), object({ q: after }))).toEqual([[what, `/properties/q${at}`]]);
  });

  it("names what changed of the whole", () => {
    expect(whats({ type: "array" }, { type: "object" })).toEqual([["the type of /inputSchema changed", "/type"]]);
    expect(whats(object({}), object({ "a/b": text }))).toEqual([["the argument `a/b` was added", "/properties/a~1b"]]);
    expect(whats({ ...needsQ, ...closed }, object({}, closed))).toEqual([
      ["the required argument `q` was removed", "/properties/q"],
    ]);
    expect(whats(takesQ, needsQ)).toEqual([["the argument `q` became required", "/required"]]);
    expect(whats(needsQ, takesQ)).toEqual([["the argument `q` is no longer required", "/required"]]);
  });

  it("has the values before and after, absent ones not", () => {
    const changes = (before: Schema, after: Schema) =>
      contractDrift(tool(before), tool(after)).map((change) => [change.before, change.after]);
    expect(changes({ maxLength: 9 }, { maxLength: 8 })).toEqual([[9, 8]]);
    expect(contractDrift(tool({}), tool({ maxLength: 8 }))[0]).not.toHaveProperty("before");
    expect(contractDrift(tool({ maxLength: 8 }), tool({}))[0]).not.toHaveProperty("after");
    expect(changes({ const: 1 }, { enum: [2, 3] })).toEqual([[1, [2, 3]]]);
    expect(changes(takesQ, needsQ)).toEqual([[false, true]]);
  });

  it("has what breaks first, then texts, then the rest", () => {
    const before = tool({ maxLength: 9, default: 1, title: "a" });
    const after = tool({ maxLength: 8, default: 2, title: "b" });
    expect(contractDrift(before, after).map((change) => change.class)).toEqual([
      "breaking",
      "description",
      "compatible",
    ]);
  });
});

describe("what a schema accepts", () => {
  it.each<[string, Schema, Schema, string[]]>([
    ["a lower bound is raised", { minItems: 1 }, { minItems: 2 }, ["breaking /minItems"]],
    ["a lower bound is removed", { minProperties: 1 }, {}, ["compatible /minProperties"]],
    ["an upper bound is removed", { maxContains: 1 }, {}, ["compatible /maxContains"]],
    ["a bound of another type", { maximum: "x" }, {}, []],
    ["unique items are asked for", {}, { uniqueItems: true }, ["breaking /uniqueItems"]],
    ["unique items are not asked for", {}, { uniqueItems: false }, []],
    ["a list becomes a tuple", { items: text }, { prefixItems: [text], items: text }, []],
    [
      "a tuple gets another type",
      { prefixItems: [text] },
      { prefixItems: [nothing] },
      ["breaking /prefixItems/0/type"],
    ],
    ["a tuple gets longer", { prefixItems: [] }, { prefixItems: [text] }, ["breaking /prefixItems/0/type"]],
    [
      "more may be added",
      { additionalProperties: text },
      { additionalProperties: {} },
      ["compatible /additionalProperties/type"],
    ],
    ["a condition is removed", { allOf: [text] }, { allOf: [] }, ["compatible /allOf"]],
    ["conditions go", { allOf: [text] }, {}, ["compatible /allOf"]],
    [
      "branches are other ones",
      { anyOf: [text, nothing] },
      { anyOf: [text, { type: "array" }] },
      ["breaking /anyOf/0/type"],
    ],
    [
      "branches are more, and other ones",
      { anyOf: [text] },
      { anyOf: [nothing, { type: "array" }] },
      ["breaking /anyOf"],
    ],
    ["types change places", nullable, { type: ["null", "string"] }, []],
    ["numbers become integers", { type: "number" }, { type: "integer" }, ["breaking /type"]],
    ["a comment changes", { $comment: "a" }, { $comment: "b" }, ["description /$comment"]],
    ["examples change", { examples: [1] }, { examples: [2] }, ["description /examples"]],
    [
      "an argument that is demanded is not described",
      takesQ,
      object({}, { required: ["q"] }),
      ["breaking /properties/q"],
    ],
    [
      "an argument is demanded that was never described",
      object({}),
      object({}, { required: ["q"] }),
      ["breaking /required"],
    ],
    [
      "an argument of an object that evaluates all",
      object({ q: text }, { unevaluatedProperties: false }),
      object({}, { unevaluatedProperties: false }),
      ["breaking /properties/q"],
    ],
  ])("%s", (_, before, after, expected) => {
    expect(input(before, after)).toEqual(expected);
  });

  it.each<[string, Schema, Schema, string[]]>([
    ["a bound is tightened", { maxLength: 9 }, { maxLength: 8 }, ["compatible /maxLength"]],
    ["a value is added", { enum: [1] }, { enum: [1, 2] }, ["breaking /enum"]],
    ["a pattern changes", { pattern: "a" }, { pattern: "b" }, ["breaking /pattern"]],
    ["a required field is added", object({}), needsN, ["compatible /properties/n"]],
  ])("of answers: %s", (_, before, after, expected) => {
    expect(output(before, after)).toEqual(expected);
  });

  it("follows references that stand beside other keywords, or lead nowhere", () => {
    const defs = { $defs: { a: nullable, list: [text] } };
    expect(input({ ...defs, properties: { q: { $ref: "#/$defs/a", type: "string" } } }, takesQ)).toEqual([
      "breaking /type",
    ]);
    expect(input({ ...defs, $ref: "#/$defs/none" }, { ...defs, $ref: "#/$defs/none" })).toEqual([]);
    expect(input({ ...defs, ...object({ q: { $ref: "#/$defs/list/0" } }) }, takesQ)).toEqual([]);
    expect(input({ $ref: "other.json" }, { $ref: "another.json" })).toEqual(["breaking /$ref"]);
    expect(input({ ...object({ q: { $ref: "#/$defs/b" } }), $defs: { b: false } }, object({ q: {} }))).toEqual([
      "compatible /properties/q",
    ]);
  });
});

describe("the contract that is kept", () => {
  const lists = (tools: unknown[]) => new Map<string, unknown[]>([["tools/list", tools]]);

  it("has what was read, in order, without what belongs to one answer", () => {
    expect(
      contractOf({
        capabilities: { tools: {}, prompts: {} },
        instructions: "do",
        lists: lists([
          { name: "b", _meta: {}, size: 5, annotations: { lastModified: "x" } },
          { name: "a", annotations: { lastModified: "x", audience: ["user"] } },
          { name: "c", annotations: null },
          "no item",
        ]),
      }),
    ).toEqual({
      capabilities: { tools: {}, prompts: {} },
      instructions: "do",
      // Prompts are offered and were not read; there are no resources.
      tools: [{ annotations: null, name: "c" }, { annotations: { audience: ["user"] }, name: "a" }, { name: "b" }],
      resources: [],
      resource_templates: [],
    });
  });

  it("has nothing that is not known", () => {
    expect(contractOf({ capabilities: undefined, instructions: null, lists: new Map() })).toEqual({});
    expect(contractOf({ capabilities: [], lists: lists([]) })).toEqual({ tools: [] });
  });

  const exchange = (method: string, result: unknown, more: object = {}) => ({
    request: { jsonrpc: "2.0", id: 1, method, params: {} },
    response: { result },
    ...more,
  });
  const capture = (...exchanges: object[]) =>
    contractInCapture({ server_label: "s", server_capabilities: { tools: {} }, exchanges: exchanges as never });

  it("is read from a capture", () => {
    expect(
      capture(
        exchange("initialize", { instructions: "do" }),
        exchange("tools/list", { tools: [{ name: "server" }] }, { direction: "server" }),
        exchange("tools/list", { tools: "none" }),
        exchange("tools/list", { tools: [{ name: "a" }] }),
        exchange("tools/list", { tools: [{ name: "later" }] }),
        { request: null, response: null },
        { request: { method: 5 }, response: { result: { tools: [] } } },
        exchange("tools/call", { tools: [] }),
      ),
    ).toMatchObject({ instructions: "do", tools: [{ name: "a" }] });
    expect(capture(exchange("tools/list", "text"))).toBeUndefined();
  });

  it("of a list that was not read to its end has none", () => {
    const page = exchange("tools/list", { tools: [{ name: "a" }], nextCursor: "2" });
    expect(capture(page)).toBeUndefined();
    expect(capture(page, exchange("tools/list", { tools: [{ name: "b" }] }))).toMatchObject({ tools: [{ name: "b" }] });
  });
});

describe("what a change is called", () => {
  const messages = (before: Contract, after: Contract) => contractDrift(before, after).map(driftMessage);
  const [none, some] = [object({}), needsQ];

  it("names arguments of a tool, and fields of its answers", () => {
    expect(messages(tool(none), tool(some)).join()).toContain("the required argument `q` was added");
    const answers = [none, some].map((outputSchema) => tool({}, { outputSchema }));
    expect(messages(answers[0]!, answers[1]!).join()).toContain("the required field `q` was added");
  });
});
