import { describe, expect, it } from "vitest";
import { judge } from "./judge.js";

const order = { id: 7, items: [{ sku: "a/1", tags: ["new", "sale"] }, { sku: "b~2" }], note: "shipped" };

/** Matcher and value of every way to fail, by the golden file that shows the verdicts. */
const failures: Record<string, [unknown, unknown][]> = {
  exact: [
    [{ exact: "hello, world" }, "hello, world!"],
    [{ exact: "ping from acct_demo" }, "pong from svc_demo"],
    [{ exact: "yes" }, "nothing in common"],
    [{ exact: "a😀b" }, "a😁b"],
    [{ exact: "5" }, 5],
    [{ exact: 1 }, 1.5],
    [{ exact: null }, {}],
    [{ exact: order }, { ...order, items: [{ sku: "a/1", tags: ["new", "old"] }], note: "lost", extra: true }],
    [{ exact: { "a/b": { "c~d": 1 } } }, { "a/b": { "c~d": 2 } }],
    [{ exact: [1, 2, 3] }, [3, 2, 1]],
    [{ exact: Array.from({ length: 40 }, (_, i) => i) }, Array.from({ length: 40 }, (_, i) => i + 1)],
    [{ exact: "anything" }, undefined],
  ],
  contains: [
    [{ contains: { isError: false } }, { content: [] }],
    [{ contains: { a: { b: 1 } } }, { a: { b: 2, c: 3 } }],
    [{ contains: "lo, w" }, "Hello World"],
    [{ contains: ["urgent", "billing"] }, ["urgent"]],
    [{ contains: ["urgent", "billing"] }, ["urgent", "sales"]],
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
  "contains-all": [
    [{ "contains-all": ["order", "shipped", "tracking"] }, "order 5 shipped"],
    [{ "contains-all": ["a", { b: 1 }] }, ["a", { b: 2 }]],
    [{ "contains-all": ["search"] }, ["search_files"]],
    [{ "contains-all": ["a"] }, 5],
  ],
  "contains-any": [
    [{ "contains-any": ["approved", "accepted"] }, "rejected"],
    [{ "contains-any": ["search", "find"] }, ["search_files"]],
    [{ "contains-any": [] }, "rejected"],
    [{ "contains-any": ["a"] }, { a: 1 }],
  ],
  icontains: [
    [{ icontains: "SUCCESS" }, "failed"],
    [{ icontains: "SUCCESS" }, null],
  ],
  "starts-with": [
    [{ "starts-with": "data:" }, "image data:"],
    [{ "starts-with": "data:" }, ["data:"]],
  ],
  regex: [
    [{ regex: "^ping from acct_" }, "pong from svc_demo"],
    [{ regex: "^\\[1,3" }, [1, 2]],
  ],
  schema: [
    [
      { schema: { type: "object", required: ["content", "isError"], properties: { isError: { type: "boolean" } } } },
      { isError: "no" },
    ],
    [{ schema: { $schema: "http://json-schema.org/draft-07/schema#", type: ["string", "null"] } }, 4],
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
  ],
  "is-json": [
    [{ "is-json": null }, "{broken"],
    [{ "is-json": null }, { already: "parsed" }],
    [{ "is-json": { schema: { required: ["id"] } } }, "{}"],
  ],
  "is-valid-tools-call": [
    [{ "is-valid-tools-call": null }, "get_weather"],
    [{ "is-valid-tools-call": null }, { arguments: {} }],
    [{ "is-valid-tools-call": null }, { name: "get_weather" }],
    [{ "is-valid-tools-call": null }, { name: "get_weather", arguments: ["Oslo"], args: {} }],
    [{ "is-valid-tools-call": { schema: { required: ["city"] } } }, { name: "get_weather", args: { town: "Oslo" } }],
  ],
  "schema-second": [
    [{ schema: { type: "object", properties: { a: {} }, unevaluatedProperties: false } }, { a: 1, b: 2 }],
    [{ schema: { multipleOf: 0.01, type: "number" } }, 4.355],
    [{ schema: { multipleOf: 0.5, type: "number" } }, "4"],
    [{ schema: { enum: [] } }, 1],
    [{ schema: { unevaluatedItems: false, format: "date" } }, "yesterday"],
  ],
  "is-xml": [
    [{ "is-xml": null }, "<note><to></note>"],
    [{ "is-xml": null }, '<!DOCTYPE note [<!ENTITY a "b">]><note/>'],
    [{ "is-xml": null }, "plain text"],
    [{ "is-xml": null }, { note: "Ada" }],
    [{ "is-xml": { root: "note" } }, "<letter/>"],
    [{ "is-xml": null }, '<?xml version="1.1"?><a>&#1;</a>'],
  ],
  "is-sql": [
    [{ "is-sql": null }, "SELEC * FROM users"],
    [{ "is-sql": null }, "SELECT * FROM users WHERE"],
    [{ "is-sql": null }, " -- nothing but a comment\n;"],
    [{ "is-sql": null }, ""],
    [{ "is-sql": null }, null],
  ],
  levenshtein: [
    [{ levenshtein: { value: "the quick brown fox", max: 3 } }, "the slow brown fox"],
    [{ levenshtein: { value: "🦊🐻", max: 1 } }, "🐻🦊"],
    [{ levenshtein: { value: "[1,2]", max: 0 } }, [1, 3]],
  ],
  cel: [
    [{ cel: "value.content.size() > 0 && !value.isError" }, { content: [], isError: false }],
    [{ cel: "value == 2" }, 1],
  ],
  not: [
    [{ not: { contains: "error" } }, "an error"],
    [{ not: { not: { exact: 1 } } }, 2],
    [{ not: { exact: 1 } }, undefined],
  ],
  oneOf: [
    [{ oneOf: [{ exact: "ok" }, { exact: "ready" }] }, "no"],
    [{ oneOf: [{ contains: "o" }, { exact: "x" }, { "starts-with": "o" }] }, "ok"],
  ],
  anyOf: [[{ anyOf: [{ contains: "ok" }, { contains: ["ok"] }, { regex: "^accepted-\\d+$" }] }, "no"]],
  allOf: [
    [{ allOf: [{ contains: { isError: false } }, { not: { contains: { content: [] } } }] }, { content: [] }],
    [{ allOf: [{ exact: "ok" }, { exact: "okay" }] }, "okay"],
  ],
};

describe("passes", () => {
  const passing: [unknown, unknown][] = [
    [{ exact: order }, structuredClone(order)],
    [{ contains: { items: [{ tags: ["sale"] }] } }, order],
    [{ contains: "bar" }, ["foo", "bar"]],
    [{ contains: { name: "echo" } }, [{ name: "echo", title: "Echo" }]],
    [{ contains: [["a"], "b"] }, ["b", ["c", "a"]]],
    [{ "contains-all": ["b", "ar"] }, "bar"],
    [{ "contains-all": ["a", "a", ["b"], { c: 1 }] }, [{ c: 1, d: 2 }, ["x", "b"], "a"]],
    [{ "contains-any": ["x", 7] }, [7]],
    [{ icontains: "SUCCESS" }, "a success"],
    [{ icontains: "ΟΔΟΣ" }, "οδοσα"],
    [{ icontains: "οδοσα" }, "ΟΔΟΣΑ"],
    [{ "starts-with": "" }, "x"],
    [{ regex: "^accepted-\\d+$" }, "accepted-12"],
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
    [
      { schema: { properties: { default: { unevaluatedProperties: false, if: { properties: { a: true } } } } } },
      { default: { a: 1 } },
    ],
    [{ "is-json": null }, " [1] "],
    [{ "is-json": { schema: { type: "array" } } }, "[]"],
    [{ "is-valid-tools-call": null }, { name: "get_weather", arguments: {} }],
    [{ "is-valid-tools-call": { schema: { required: ["city"] } } }, { name: "get_weather", args: { city: "Oslo" } }],
    [{ oneOf: [{ exact: "ok" }, { exact: "ready" }] }, "ready"],
    [{ schema: { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false } }, { a: 1 }],
    [{ "is-xml": null }, "<?xml version='1.0'?><!-- c --><a b='&lt;'><![CDATA[<]]></a>"],
    [{ "is-xml": { root: "n:a" } }, "<n:a/>"],
    [{ "is-sql": null }, "SELECT 1; INSERT INTO t (a) VALUES ('--') ON CONFLICT DO NOTHING -- done"],
    [{ levenshtein: { value: "kitten", max: 3 } }, "sitting"],
    [{ levenshtein: { value: "🦊", max: 1 } }, "x"],
    [{ levenshtein: { value: "12", max: 0 } }, 12],
    [{ cel: "value.a == 1 && value.b == 1.5 && value.c == null" }, { a: 1, b: 1.5, c: null }],
    [{ cel: "value.matches('^ok')" }, "ok, go"],
    [{ cel: "value / 2 == 3" }, 7],
    [{ not: { cel: "has(value.error)" } }, {}],
  ];
  for (const [matcher, value] of passing) {
    it(JSON.stringify(matcher), async () => expect(await judge(matcher, value)).toEqual({ pass: true }));
  }
});

describe("failures", () => {
  for (const [name, cases] of Object.entries(failures)) {
    it(name, async () => {
      const verdicts = [];
      for (const [matcher, value] of cases) {
        const verdict = await judge(matcher, value);
        expect(verdict.pass).toBe(false);
        verdicts.push({ matcher, value, verdict });
      }
      await expect(`${JSON.stringify(verdicts, null, 2)}\n`).toMatchFileSnapshot(`../golden/matchers/${name}.json`);
    });
  }
});
