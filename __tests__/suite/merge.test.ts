import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeDocuments } from "../../src/suite/yaml/imports.js";
import { PlaceStore } from "../../src/suite/yaml/positions.js";

const names = fc.constantFrom("a", "b", "c", "__proto__");
const map = fc.dictionary(names, fc.record({ command: fc.array(fc.string()) }));
const list = fc.array(fc.record({ name: fc.string() }), { maxLength: 3 });
const document = fc.record(
  {
    servers: map,
    variables: map,
    tools: list,
    prompts: list,
    setup: list,
    fixtures: fc.record({ server: fc.string(), errors: list }, { requiredKeys: [] }),
    performance: fc.record({ p95_latency_ms: fc.nat(), gate: fc.boolean() }, { requiredKeys: [] }),
    target_versions: fc.array(fc.string()),
  },
  { requiredKeys: [] },
);

function merge(...documents: Record<string, unknown>[]): Record<string, unknown> {
  return documents.reduce((merged, next) => mergeDocuments(merged, next, new PlaceStore()));
}

describe("merging", () => {
  it("is associative", () => {
    fc.assert(
      fc.property(document, document, document, (a, b, c) => {
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
      }),
    );
  });

  it("with nothing changes nothing", () => {
    fc.assert(
      fc.property(document, (one) => {
        expect(merge(one, {})).toEqual(one);
        expect(merge({}, one)).toEqual(one);
      }),
    );
  });

  it("leaves what it merges as it was", () => {
    fc.assert(
      fc.property(document, document, (a, b) => {
        const before = JSON.stringify([a, b]);
        merge(a, b);
        expect(JSON.stringify([a, b])).toBe(before);
      }),
    );
  });

  it("keeps blocks in the order of their first file, joins lists and takes later entries whole", () => {
    const merged = merge(
      { imports: ["x"], tools: [1], servers: { a: { command: ["a"], cwd: "." } }, target_versions: ["1"] },
      { prompts: [3], tools: [2], servers: { a: { url: "u" }, b: {} }, target_versions: ["2"] },
    );
    expect(JSON.stringify(merged)).toBe(
      '{"imports":["x"],"tools":[1,2],"servers":{"a":{"url":"u"},"b":{}},"target_versions":["2"],"prompts":[3]}',
    );
  });
});
