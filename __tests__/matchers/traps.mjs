// Values of up to 10 MB and matchers, each a trap for something: the fuzz test draws pairs of them, the bench tries all.
const MEGABYTE = 1_000_000;
const times = (count, make) => Array.from({ length: count }, (_, index) => make(index));

/** Values by what they are; made when they are needed. */
export const values = {
  "a long text": () => "a".repeat(10 * MEGABYTE),
  "a long text of words": () => "ab ".repeat(3 * MEGABYTE),
  "a list of numbers": () => times(2 * MEGABYTE, (index) => index % 10),
  "a list of texts": () => times(MEGABYTE, (index) => `item ${index % 7}`),
  "many objects": () => times(200_000, (index) => ({ id: index, tag: "x".repeat(20) })),
  "an object of many keys": () => Object.fromEntries(times(300_000, (index) => [`key ${index}`, index])),
  "long XML": () => `<a>${"<b c='d'/>".repeat(900_000)}</a>`,
  "nested XML": () => "<a>".repeat(3 * MEGABYTE),
  "long SQL": () => `select ${"1,".repeat(4 * MEGABYTE)}1`,
  "SQL as long as is parsed": () => `select ${"1,".repeat(130_000)}1`,
  "nested SQL": () => `select ${"case when 1 then ".repeat(10_000)}1`,
  "deep lists": () => JSON.parse(`${"[".repeat(5_000)}${"]".repeat(5_000)}`),
  "long JSON": () => JSON.stringify(times(300_000, (index) => ({ id: index, ok: true }))),
  "astral text": () => "😀".repeat(2 * MEGABYTE),
  "a text as long as is compared": () => "ab".repeat(50_000),
  "a tool call": () => ({ name: "t", arguments: { list: times(2 * MEGABYTE, (index) => index) } }),
};

const nested = Array.from("abcdef").reduce((inner, name) => `[1,2,3,4,5,6,7,8,9].map(${name}, ${inner})`, "value");
const doubling = times(7, (depth) => depth).reduce((inner) => ({ anyOf: [{ items: inner }, { items: inner }] }), {
  type: "string",
});

/** Every deterministic matcher, with arguments that make it work hard. */
export const matchers = [
  { exact: times(200_000, (index) => ({ id: index, tag: "y".repeat(20) })) },
  { exact: `${"a".repeat(5 * MEGABYTE)}b${"a".repeat(5 * MEGABYTE)}` },
  { contains: `${"a".repeat(500_000)}b${"a".repeat(500_000)}` },
  { contains: times(50_000, (index) => ({ id: 200_000 - index })) },
  { "contains-all": times(2_000, (index) => `item ${index} `) },
  { "contains-any": times(20_000, (index) => `${index} is not there`) },
  { icontains: `${"A".repeat(500_000)}B` },
  { "starts-with": "a".repeat(9 * MEGABYTE) },
  { regex: "(\\w+\\s*)+$" },
  { regex: "\\w{300}!" },
  { regex: "[^x]{1000}!" },
  { schema: { uniqueItems: true, items: { multipleOf: 0.01 }, unevaluatedItems: false } },
  { schema: { uniqueItems: true } },
  { schema: { pattern: "^(a+)+$", items: { pattern: "(x+x+)+y" } } },
  { schema: { items: { type: "string" }, additionalProperties: { type: "string" } } },
  { schema: doubling },
  { "is-json": null },
  { "is-json": { schema: { type: "object" } } },
  { "is-valid-tools-call": { schema: { properties: { list: { uniqueItems: true, contains: { const: -1 } } } } } },
  { "is-xml": null },
  { "is-sql": null },
  { levenshtein: { value: "b".repeat(90_000), max: 5 } },
  { levenshtein: { value: "ba".repeat(50_000), max: 5 } },
  { cel: "value.matches('^(a+)+$') || value.size() == 3" },
  { cel: `${nested}.size() == 9` },
  { not: { schema: { pattern: "^(a+)+$" } } },
  { oneOf: [{ regex: "\\w{300}!" }, { contains: "b".repeat(500_000) }] },
  { anyOf: [{ "is-xml": null }, { "is-sql": null }] },
  { allOf: [{ cel: "value.size() > 3" }, { schema: { uniqueItems: true } }] },
  { allOf: times(100, (index) => ({ schema: { pattern: `^(a*)*b{${index}}` } })) },
  { allOf: times(40, (index) => ({ regex: `\\w{300}${index}!` })) },
  { anyOf: times(5_000, (index) => ({ contains: { id: index } })) },
];

/** Programs of jq before a matcher. */
export const programs = [
  "def f: f; f",
  'reduce range(40) as $i ("aaaaaaaaaa"; . + .) | length',
  "[.[]?] | sort | unique | length",
  "[range(20000000)]",
  '"a" * 200000000',
  "range(20000000)",
];
