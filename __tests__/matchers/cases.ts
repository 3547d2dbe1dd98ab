import type { LOADERS } from "../../src/matchers/loaders.generated.js";

/** The tests of one matcher: matcher and value that pass, those that fail, and matchers that are not valid. */
interface Cases {
  passes?: [object, unknown][];
  /** The verdicts are in `golden/matchers/NAME.json`. */
  fails: [object, unknown][];
  /** The errors are in `golden/matchers/errors.json`. */
  wrong?: Record<string, unknown>;
}

/** The same matcher with several values. */
const each = (matcher: object, ...values: unknown[]) => values.map((value): [object, unknown] => [matcher, value]);

const order = { id: 7, items: [{ sku: "a/1", tags: ["new", "sale"] }, { sku: "b~2" }], note: "shipped" };

let tooDeep: unknown = {};
for (let level = 1; level < 65; level++) tooDeep = { not: tooDeep };

/** One entry per matcher. */
export const CASES: Record<keyof typeof LOADERS, Cases> = {
  exact: {
    passes: [[{ exact: order }, structuredClone(order)]],
    fails: [
      [{ exact: "hello, world" }, "hello, world!"],
      [{ exact: "ping from acct_demo" }, "pong from svc_demo"],
      [{ exact: "yes" }, "nothing in common"],
      [{ exact: "a😀b" }, "a😁b"],
      [{ exact: "5" }, 5],
      [{ exact: 1 }, 1.5],
      [{ exact: null }, {}],
      [{ exact: { a: 1 } }, [1]],
      [{ exact: order }, { ...order, items: [{ sku: "a/1", tags: ["new", "old"] }], note: "lost", extra: true }],
      [{ exact: { "a/b": { "c~d": 1 } } }, { "a/b": { "c~d": 2 } }],
      [{ exact: [1, 2, 3] }, [3, 2, 1]],
      [{ exact: Array.from({ length: 40 }, (_, i) => i) }, Array.from({ length: 40 }, (_, i) => i + 1)],
      [{ exact: "anything" }, undefined],
    ],
  },
  contains: {
    passes: [
      [{ contains: { items: [{ tags: ["sale"] }] } }, order],
      [{ contains: "bar" }, ["foo", "bar"]],
      [{ contains: { name: "echo" } }, [{ name: "echo", title: "Echo" }]],
      [{ contains: [["a"], "b"] }, ["b", ["c", "a"]]],
    ],
    fails: [
      [{ contains: { isError: false } }, { content: [] }],
      [{ contains: { a: { b: 1 } } }, { a: { b: 2, c: 3 } }],
      [{ contains: "lo, w" }, "Hello World"],
      ...each({ contains: ["urgent", "billing"] }, ["urgent"], ["urgent", "sales"]),
      [{ contains: ["a", "a"] }, ["a", "b"]],
      [{ contains: { items: [{ sku: "x" }] } }, order],
      [{ contains: 5 }, "5"],
      [{ contains: ["a"] }, "a"],
      [{ contains: true }, undefined],
      [{ contains: ["urgent"] }, ["not-urgent"]],
      [{ contains: "urgent" }, ["not-urgent"]],
      [{ contains: { text: "lo" } }, { text: "hello" }],
      [{ contains: { tags: ["lo"] } }, { tags: ["hello"] }],
      [{ contains: { tags: "lo" } }, { tags: ["lo"] }],
      [{ contains: "a" }, [["a"]]],
    ],
  },
  "contains-all": {
    passes: [
      [{ "contains-all": ["b", "ar"] }, "bar"],
      [{ "contains-all": ["a", "a", ["b"], { c: 1 }] }, [{ c: 1, d: 2 }, ["x", "b"], "a"]],
    ],
    fails: [
      [{ "contains-all": ["order", "shipped", "tracking"] }, "order 5 shipped"],
      [{ "contains-all": ["a", { b: 1 }] }, ["a", { b: 2 }]],
      [{ "contains-all": ["search"] }, ["search_files"]],
      [{ "contains-all": [1, 2, 3, 4, 5, 6, 7] }, [7]],
      [{ "contains-all": ["a"] }, 5],
    ],
    wrong: { "an empty contains-all": { "contains-all": [] } },
  },
  "contains-any": {
    passes: [[{ "contains-any": ["x", 7] }, [7]]],
    fails: [
      [{ "contains-any": ["approved", "accepted"] }, "rejected"],
      [{ "contains-any": ["search", "find"] }, ["search_files"]],
      [{ "contains-any": [] }, "rejected"],
      [{ "contains-any": ["a"] }, { a: 1 }],
    ],
    wrong: { "a contains-any without a list": { "contains-any": "a" } },
  },
  icontains: {
    passes: [
      [{ icontains: "SUCCESS" }, "a success"],
      [{ icontains: "ΟΔΟΣ" }, "οδοσα"],
      [{ icontains: "οδοσα" }, "ΟΔΟΣΑ"],
    ],
    fails: [...each({ icontains: "SUCCESS" }, "failed", null)],
    wrong: { "an icontains without text": { icontains: 5 } },
  },
  "starts-with": {
    passes: [[{ "starts-with": "" }, "x"]],
    fails: [...each({ "starts-with": "data:" }, "image data:", ["data:"])],
    wrong: { "a starts-with without text": { "starts-with": null } },
  },
  "ends-with": {
    passes: [
      [{ "ends-with": "" }, "x"],
      [{ "ends-with": ".png" }, "image.png"],
    ],
    fails: [...each({ "ends-with": ".png" }, "image.png.txt", [".png"])],
    wrong: { "an ends-with without text": { "ends-with": null } },
  },
  regex: {
    passes: [[{ regex: "^accepted-\\d+$" }, "accepted-12"]],
    fails: [
      [{ regex: "^ping from acct_" }, "pong from svc_demo"],
      [{ regex: "^\\[1,3" }, [1, 2]],
    ],
    wrong: {
      "a bad pattern": { regex: "a(b" },
      "a pattern that needs backtracking": { regex: "(?=a)" },
      "a pattern that grows too large": { regex: "\\w{3000}" },
      "a pattern that is not a string": { regex: 5 },
    },
  },
  schema: {
    passes: [
      [{ schema: true }, null],
      [{ schema: { items: false } }, []],
      [{ schema: { multipleOf: 0.01 } }, 4.35],
      [{ schema: { multipleOf: 2 } }, 1e21],
      [{ schema: { format: "iri" } }, "https://例え.jp/ü?∂#é"],
      [{ schema: { format: "iri-reference" } }, "../ü"],
      [{ schema: { format: "idn-email" } }, "실례@실례.테스트"],
      [{ schema: { format: "idn-hostname" } }, "実例.テスト"],
      [{ schema: { format: "nobody knows" } }, "any"],
      [{ schema: { properties: { const: { enum: [] } } } }, {}],
      [{ schema: { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false } }, { a: 1 }],
    ],
    fails: [
      [
        { schema: { type: "object", required: ["content", "isError"], properties: { isError: { type: "boolean" } } } },
        { isError: "no" },
      ],
      [{ schema: { $schema: "http://json-schema.org/draft-07/schema#", type: ["string", "null"] } }, 4],
      [
        {
          schema: {
            $schema: "http://json-schema.org/draft-07/schema#",
            definitions: { a: { type: "string" } },
            properties: { type: { $ref: "#/definitions/a", type: "integer" } },
          },
        },
        { type: 4 },
      ],
      [
        { schema: { type: "array", minItems: 2, items: { $ref: "#/$defs/name" }, $defs: { name: { pattern: "^a" } } } },
        ["b"],
      ],
      [{ schema: { type: "string", format: "date-time" } }, "yesterday"],
      [{ schema: false }, 1],
      [{ schema: { multipleOf: 1 } }, 4.0000000001],
      [{ schema: { format: "iri" } }, "例え \ud800"],
      [{ schema: { format: "iri-reference" } }, "\\\\ü"],
      [{ schema: { format: "idn-email", unevaluatedItems: false } }, "실례"],
      [{ schema: { format: "idn-hostname" } }, "xn--X"],
      [{ schema: { type: "object", properties: { a: {} }, unevaluatedProperties: false } }, { a: 1, b: 2 }],
      [{ schema: { multipleOf: 0.01, type: "number" } }, 4.355],
      [{ schema: { multipleOf: 0.5, type: "number" } }, "4"],
      [{ schema: { enum: [] } }, 1],
      [{ schema: { unevaluatedItems: false, format: "date" } }, "yesterday"],
    ],
    wrong: {
      "a schema that no validator judges rightly": {
        schema: { $dynamicRef: "#x", unevaluatedProperties: false, $defs: { x: { $dynamicAnchor: "x" } } },
      },
      "a schema that is a list": { schema: [] },
      "a schema with a wrong keyword": { schema: { type: "objekt" } },
      "a schema with a bad pattern": { schema: { pattern: "(" } },
      "an external $ref": { schema: { properties: { $ref: { $ref: "https://example.com/schema.json" } } } },
      "a relative $ref": { schema: { allOf: [{ $ref: "other.json#/a" }] } },
      "an external $ref under a key named const": { schema: { properties: { const: { $ref: "other.json" } } } },
      "a $ref to nothing": { schema: { $ref: "#/$defs/nowhere" } },
      "a schema that is too deep": { schema: tooDeep },
      "an unknown dialect": { schema: { $schema: "http://json-schema.org/draft-04/schema#" } },
    },
  },
  "is-json": {
    passes: [
      [{ "is-json": null }, " [1] "],
      [{ "is-json": { schema: { type: "array" } } }, "[]"],
    ],
    fails: [
      ...each({ "is-json": null }, "{broken", { already: "parsed" }),
      [{ "is-json": { schema: { required: ["id"] } } }, "{}"],
    ],
    wrong: {
      "an is-json with another argument": { "is-json": { type: "object" } },
      "an is-json with a bad schema": { "is-json": { schema: { $ref: "x" } } },
    },
  },
  "is-xml": {
    passes: [
      [{ "is-xml": null }, "<?xml version='1.0'?><!-- c --><a b='&lt;'><![CDATA[<]]></a>"],
      [{ "is-xml": { root: "n:a" } }, "<n:a/>"],
    ],
    fails: [
      ...each({ "is-xml": null }, "<note><to></note>", '<!DOCTYPE note [<!ENTITY a "b">]><note/>', "plain text", {
        note: "Ada",
      }),
      [{ "is-xml": { root: "note" } }, "<letter/>"],
      [{ "is-xml": null }, '<?xml version="1.1"?><a>&#1;</a>'],
    ],
    wrong: { "an is-xml with another member": { "is-xml": { roots: "a" } } },
  },
  "is-sql": {
    passes: [[{ "is-sql": null }, "SELECT 1; INSERT INTO t (a) VALUES ('--') ON CONFLICT DO NOTHING -- done"]],
    fails: [
      ...each(
        { "is-sql": null },
        "SELEC * FROM users",
        "SELECT * FROM users WHERE",
        " -- nothing but a comment\n;",
        "",
        null,
      ),
    ],
    wrong: { "an is-sql with a dialect": { "is-sql": "mysql" } },
  },
  "is-valid-tools-call": {
    passes: [
      [{ "is-valid-tools-call": null }, { name: "get_weather", arguments: {} }],
      [{ "is-valid-tools-call": { schema: { required: ["city"] } } }, { name: "get_weather", args: { city: "Oslo" } }],
    ],
    fails: [
      ...each(
        { "is-valid-tools-call": null },
        "get_weather",
        { arguments: {} },
        { name: "get_weather" },
        { name: "get_weather", arguments: ["Oslo"], args: {} },
      ),
      [{ "is-valid-tools-call": { schema: { required: ["city"] } } }, { name: "get_weather", args: { town: "Oslo" } }],
    ],
  },
  levenshtein: {
    passes: [
      [{ levenshtein: { value: "kitten", max: 3 } }, "sitting"],
      [{ levenshtein: { value: "🦊", max: 1 } }, "x"],
      [{ levenshtein: { value: "12", max: 0 } }, 12],
    ],
    fails: [
      [{ levenshtein: { value: "the quick brown fox", max: 3 } }, "the slow brown fox"],
      [{ levenshtein: { value: "🦊🐻", max: 1 } }, "🐻🦊"],
      [{ levenshtein: { value: "[1,2]", max: 0 } }, [1, 3]],
    ],
    wrong: {
      "a levenshtein without max": { levenshtein: { value: "a" } },
      "a negative max": { levenshtein: { value: "a", max: -1 } },
      "a fractional max": { levenshtein: { value: "a", max: 1.5 } },
      "a levenshtein of a number": { levenshtein: { value: 5, max: 1 } },
    },
  },
  cel: {
    passes: [
      [{ cel: "value.a == 1 && value.b == 1.5 && value.c == null" }, { a: 1, b: 1.5, c: null }],
      [{ cel: "value.matches('^ok')" }, "ok, go"],
      [{ cel: "value / 2 == 3" }, 7],
    ],
    fails: [
      [{ cel: "value.content.size() > 0 && !value.isError" }, { content: [], isError: false }],
      [{ cel: "value == 2" }, 1],
    ],
    wrong: {
      "a cel that cannot be parsed": { cel: "value ==" },
      "a cel with an unknown name": { cel: "vlaue == 1" },
      "a cel with an unknown function": { cel: "[1].all(x, nothing(x))" },
      "a cel that is not a string": { cel: true },
    },
  },
  "greater-than": {
    passes: [
      [{ "greater-than": -1 }, 0],
      [{ allOf: [{ "greater-than": 0 }, { not: { "greater-than": 5 } }] }, 5],
    ],
    fails: [...each({ "greater-than": 5 }, 5, "6")],
    wrong: {
      "a greater-than without a number": { "greater-than": "5" },
      "a greater-than without a finite number": { "greater-than": Number.NaN },
    },
  },
  "less-than": {
    passes: [
      [{ "less-than": 0.5 }, 0.4],
      [{ anyOf: [{ "less-than": 0 }, { not: { "less-than": 5 } }] }, 5],
    ],
    fails: [...each({ "less-than": 5 }, 5, null)],
    wrong: { "a less-than without a number": { "less-than": null } },
  },
  between: {
    passes: [
      [{ between: { min: -1, max: 1 } }, -1],
      [{ between: [-1, 1] }, 1],
      [{ between: [2, 2] }, 2],
      [{ allOf: [{ between: [1, 3] }, { not: { between: [2, 3] } }] }, 1.5],
    ],
    fails: [[{ between: { min: 1, max: 3 } }, 3.5], ...each({ between: [1, 3] }, 0, "2")],
    wrong: {
      "a between of one number": { between: 5 },
      "a between of three numbers": { between: [1, 2, 3] },
      "a between without max": { between: { min: 1 } },
      "a between with another member": { between: { min: 1, max: 2, step: 1 } },
      "a between of texts": { between: ["a", "b"] },
      "a between the wrong way round": { between: { min: 3, max: 1 } },
    },
  },
  type: {
    passes: [
      [{ type: "string" }, ""],
      ...each({ type: "number" }, 1.5, 2),
      [{ type: "integer" }, 2],
      [{ type: "boolean" }, false],
      [{ type: "array" }, []],
      [{ type: "object" }, {}],
      [{ type: "null" }, null],
      [{ type: null }, null],
      [{ type: ["string", null] }, null],
      [{ allOf: [{ type: ["integer", "string"] }, { not: { type: "string" } }] }, 5],
    ],
    fails: [
      [{ type: "integer" }, 1.5],
      [{ type: "string" }, 5],
      ...each({ type: "object" }, ["a"], null),
      [{ type: ["string", "null"] }, 5],
    ],
    wrong: {
      "a type that does not exist": { type: "text" },
      "a type that is a schema": { type: { type: "string" } },
      "a type of an empty list": { type: [] },
    },
  },
  "not-empty": {
    passes: [
      [{ "not-empty": null }, " "],
      ...each({ "not-empty": true }, [null], { a: null }),
      [{ not: { "not-empty": true } }, ""],
    ],
    fails: [[{ "not-empty": null }, ""], ...each({ "not-empty": true }, [], {}, 5, null)],
    wrong: { "a not-empty of false": { "not-empty": false } },
  },
  not: {
    passes: [[{ not: { cel: "has(value.error)" } }, {}]],
    fails: [
      [{ not: { contains: "error" } }, "an error"],
      [{ not: { not: { exact: 1 } } }, 2],
      [{ not: { exact: 1 } }, undefined],
    ],
    wrong: { "a snapshot inside not": { not: { snapshot: "key" } } },
  },
  oneOf: {
    passes: [[{ oneOf: [{ exact: "ok" }, { exact: "ready" }] }, "ready"]],
    fails: [
      [{ oneOf: [{ exact: "ok" }, { exact: "ready" }] }, "no"],
      [{ oneOf: [{ contains: "o" }, { exact: "x" }, { "starts-with": "o" }] }, "ok"],
    ],
  },
  anyOf: {
    fails: [[{ anyOf: [{ contains: "ok" }, { contains: ["ok"] }, { regex: "^accepted-\\d+$" }] }, "no"]],
    wrong: {
      "an empty anyOf": { anyOf: [] },
      "a bad pattern deep inside": { anyOf: [{ exact: 1 }, { not: { regex: "(" } }] },
    },
  },
  allOf: {
    fails: [
      [{ allOf: [{ contains: { isError: false } }, { not: { contains: { content: [] } } }] }, { content: [] }],
      [{ allOf: [{ exact: "ok" }, { exact: "okay" }] }, "okay"],
    ],
    wrong: {
      "an allOf without a list": { allOf: { exact: 1 } },
      "a judge deep inside": { allOf: [{ exact: 1 }, { not: { oneOf: [{ "llm-judge": { rubric: "good" } }] } }] },
    },
  },
};
