import { describe, expect, it } from "vitest";
import { contractDrift } from "../../src/conformance/contract/contract-drift.js";
import { contractOf } from "../../src/conformance/contract/contract-of.js";
import type { Contract } from "../../src/core/generated/baseline.js";

type Schema = Record<string, unknown>;

const tool = (inputSchema: Schema): Contract => ({ tools: [{ name: "search", inputSchema }] });
const object = (properties: Schema): Schema => ({ type: "object", properties });
const text = { type: "string" };
const nested = (levels: number, leaf: Schema): Schema => (levels === 0 ? leaf : { items: nested(levels - 1, leaf) });

describe("schemas whose comparison could take for ever", () => {
  const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, i) => make(i));
  const named = (count: number, schema: (index: number) => unknown) =>
    object(Object.fromEntries(times(count, (i) => [`p${i}`, schema(i)])));
  /** Forty definitions, each of which uses the next one twenty times. */
  const layers = (leaf: Schema, more: Schema = {}) => ({
    ...object({ first: { $ref: "#/$defs/0" }, ...more }),
    $defs: times(40, (layer) => named(20, () => ({ $ref: `#/$defs/${layer + 1}` }))).concat(leaf),
  });
  const number = { type: "number" };
  const rest = "breaking the rest was not judged: too large (1,000,000 steps)";

  const LAST = "breaking the type of `last` accepts less";
  const BRANCH = "breaking the enum of /inputSchema/anyOf/0 changed";
  const DEEP = "breaking the rest was not judged: nested more than 64 levels deep";
  const own = (z: Schema) => object({ ...(named(5_000, () => ({ $ref: "#" })).properties as Schema), z });
  const branches = (value: (i: number) => number) => ({ anyOf: times(20_000, (i) => ({ const: value(i) })) });
  const long = (schema: Schema) => object({ ["n".repeat(1_000_000)]: named(20_000, () => schema) });

  it.each<[string, Schema, Schema, number, string]>([
    ["a shared definition changes", layers(text), layers(number), 1_000, rest],
    ["another place changes", layers(text, { last: {} }), layers(text, { last: text }), 1, LAST],
    ["it is its own arguments", own(text), own(number), 90, rest],
    ["many branches change", branches((i) => i), branches((i) => -i - 1), 20_000, BRANCH],
    ["a deep part changes", { items: nested(70, text) }, { items: nested(70, number) }, 1, DEEP],
    ["a long name has many members", long(text), long(number), 20_000, "breaking the type of `p0` changed"],
  ])("%s", (_, before, after, least, first) => {
    const changes = contractDrift(tool(before), tool(after));
    expect(changes.length).toBeGreaterThanOrEqual(least);
    expect(`${changes[0]?.class} ${changes[0]?.what}`).toBe(first);
  });

  it("does not overflow the stack", () => {
    const deep = JSON.parse(`${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`);
    expect(contractOf({ capabilities: {}, lists: new Map([["tools/list", [deep]]]) }).tools).toEqual([deep]);
  });
});
