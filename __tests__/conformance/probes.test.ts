import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { probeRequests } from "../../src/conformance/probes/requests.js";
import { typesOf } from "../../src/conformance/probes/schema.js";
import { PROBES, type ProbeCase, type ProbeName } from "../../src/conformance/probes/types.js";

function requests(schema: unknown, base: Record<string, unknown>) {
  return probeRequests({ tool: "t", schema, base, names: ["t"], checks: PROBES, oversizedBytes: 10 });
}

function cases(schema: unknown, base: Record<string, unknown>, probe: ProbeName): ProbeCase[] | string | undefined {
  const planned = requests(schema, base)[probe];
  return planned && ("cases" in planned ? planned.cases : planned.skipped);
}

function labels(schema: unknown, base: Record<string, unknown>, probe: ProbeName) {
  const found = cases(schema, base, probe);
  return Array.isArray(found) ? found.map(({ label }) => label) : found;
}

describe("requests of probes", () => {
  it("leave out each required argument, in turn and all, nested ones too", () => {
    const schema = {
      type: "object",
      required: ["a", "b"],
      properties: {
        a: { type: "string" },
        b: { $ref: "#/$defs/b" },
        c: { type: "array", items: { type: "object", required: ["d"], properties: { d: { type: "number" } } } },
      },
      $defs: { b: { type: "object", required: ["e"], properties: { e: { type: "string" } } } },
    };
    expect(cases(schema, { a: "x", b: { e: "y" } }, "missing_required")).toEqual([
      { label: "without `a`", argument: "`a`", args: { b: { e: "y" } } },
      { label: "without `b`", argument: "`b`", args: { a: "x" } },
      { label: "without `b.e`", argument: "`b.e`", args: { a: "x", b: {} } },
      { label: "without `c.0.d`", argument: "`c.0.d`", args: { a: "x", b: { e: "y" }, c: [{}] } },
      { label: "without any argument", args: {} },
    ]);
  });

  it("send null only where the schema excludes it, and no wrong type where there is none", () => {
    const schema = {
      properties: {
        text: { type: "string" },
        maybe: { anyOf: [{ type: "integer" }, { type: "null" }] },
        kind: { enum: ["a", "b"] },
        any: {},
        old: { type: "string", nullable: true },
      },
    };
    expect(labels(schema, {}, "wrong_type")).toEqual([
      "`text` of type number",
      "`text` null",
      "`maybe` of type string",
      "`kind` of type number",
      "`kind` null",
      "`old` of type number",
    ]);
  });

  it("say why there are none", () => {
    expect(labels({ type: "object" }, {}, "missing_required")).toBe("the schema requires no argument");
    expect(labels({ properties: { n: { type: "number" } } }, {}, "oversized")).toBe("no argument takes a string");
    expect(labels({ properties: { n: {} } }, {}, "wrong_type")).toBe("the schema excludes no type for any argument");
  });

  it("take a top-level string for the large one, else a nested one", () => {
    const nested = { type: "object", properties: { deep: { type: "string" } } };
    expect(labels({ properties: { nested, top: { type: "string" } } }, {}, "oversized")).toEqual(["`top` of 10 bytes"]);
    expect(labels({ properties: { nested } }, {}, "oversized")).toEqual(["`nested.deep` of 10 bytes"]);
  });

  it("name a tool and a field that nobody has", () => {
    const planned = probeRequests({
      tool: "t",
      schema: { properties: { mcptest_unexpected: {} } },
      base: {},
      names: ["t", "t_mcptest_unknown"],
      checks: PROBES,
      oversizedBytes: 1,
    });
    expect(planned.unknown_tool).toMatchObject({ cases: [{ tool: "t_mcptest_unknown_" }] });
    expect(planned.extra_field).toMatchObject({ cases: [{ args: { mcptest_unexpected_: true } }] });
  });

  it("end where a schema refers to itself", () => {
    const tree = { type: "object", required: ["v"], properties: { v: { type: "string" }, next: { $ref: "#" } } };
    expect(cases(tree, { v: "x" }, "missing_required")?.length).toBeLessThan(20);
    expect(typesOf({ $ref: "#/a" }, { a: { $ref: "#/a" } }).size).toBe(6);
  });

  const leaf = fc.constantFrom<object>(
    { type: "string" },
    { type: "integer" },
    { type: "boolean" },
    { type: ["string", "null"] },
    { enum: ["a", 1] },
    { type: "array", items: { type: "string" } },
  );
  const object = fc.dictionary(fc.constantFrom("a", "b", "c"), leaf).map((properties) => ({
    type: "object",
    properties,
    required: Object.keys(properties),
  }));

  it("are never valid by the schema, but for large strings and open objects", () => {
    const ajv = new Ajv({ strict: false });
    const samples: Record<string, unknown> = { string: "x", integer: 1, boolean: true, array: ["x"] };
    const sampleFor = (schema: { type?: string | string[] }) =>
      schema.type === undefined ? "a" : samples[[schema.type].flat()[0] ?? ""];
    fc.assert(
      fc.property(object, (schema) => {
        const validate = ajv.compile(schema);
        const base = Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, sampleFor(one)]));
        expect(validate(base)).toBe(true);
        const before = JSON.stringify(base);
        for (const probe of ["missing_required", "wrong_type"] as const) {
          const found = cases(schema, base, probe);
          for (const { args } of Array.isArray(found) ? found : []) expect(validate(args)).toBe(false);
        }
        expect(JSON.stringify(base)).toBe(before);
      }),
    );
  });

  it("come of any schema at all, without an error", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (schema) => {
        expect(Object.keys(requests(schema, {}))).toEqual([...PROBES]);
      }),
    );
  });
});
