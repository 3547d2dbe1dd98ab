import { describe, expect, it } from "vitest";
import schema from "../../schemas/v1.json";
import { KNOWN_VERSIONS } from "../../src/suite/versions.js";

function* nodes(node: unknown, path = "#"): Generator<[string, Record<string, unknown>]> {
  if (typeof node !== "object" || node === null) return;
  yield [path, node as Record<string, unknown>];
  for (const [key, value] of Object.entries(node)) yield* nodes(value, `${path}/${key}`);
}

const all = [...nodes(schema)];

describe("the suite's schema", () => {
  it("describes every property", () => {
    const bare = all.flatMap(([path, { properties }]) =>
      Object.entries((properties ?? {}) as Record<string, { description?: string }>)
        .filter(([, node]) => path !== "#/$defs" && !node.description)
        .map(([key]) => `${path}/${key}`),
    );
    expect(bare).toEqual([]);
  });

  it("knows every key of each of its mappings", () => {
    const open = all.filter(([, node]) => node.properties !== undefined && node.additionalProperties !== false);
    // An answer may have anything, forms have tools as keys, and the short form of expect has targets.
    expect(open.map(([path]) => path)).toEqual([
      "#/$defs/Client/properties/elicitation",
      "#/$defs/Client/properties/elicitation/properties/form",
      "#/$defs/Expect",
    ]);
  });

  it("lists the revisions that the program knows", () => {
    expect(schema.$defs.Revision.anyOf[0]?.enum).toEqual(KNOWN_VERSIONS);
  });
});
