import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { probeRequests } from "../../src/conformance/calls/probes/plan.js";
import { PROBES, type ProbeCase, type ProbeName } from "../../src/conformance/calls/probes/types.js";
import { typesOf } from "../../src/conformance/calls/schema.js";
import type { SchemaCheck } from "../../src/conformance/calls/types.js";
import { say } from "../../src/core/redaction/redacted.js";
import { loadAccepts } from "../../src/engine/judge/schema-port.js";

const ajv = new Ajv({ strict: false, logger: false, addUsedSchema: false });

const unjudged: SchemaCheck = async () => ({ unjudged: say`it is too large` });

/** Whether a schema accepts a value; nothing is known of what is not a schema. */
function accepts(schema: unknown): SchemaCheck {
  if (!isSmall(schema)) return unjudged;
  try {
    const validate = ajv.compile(schema as object);
    return async (value) => validate(value) === true;
  } catch {
    return unjudged;
  }
}

/** Of thousands of properties the validator makes a function too deep to call. */
function isSmall(schema: unknown): boolean {
  return JSON.stringify(schema)?.length < 50_000;
}

function requests(
  schema: unknown,
  base: Record<string, unknown>,
  withheld?: string,
  check: SchemaCheck = accepts(schema),
) {
  const settings = { tool: "t", schema, base, names: ["t"], checks: PROBES, oversizedBytes: 10 };
  return probeRequests({ ...settings, accepts: check, ...(withheld !== undefined && { withheld }) });
}

async function cases(
  schema: unknown,
  base: Record<string, unknown>,
  probe: ProbeName,
): Promise<ProbeCase[] | string | undefined> {
  const planned = (await requests(schema, base))[probe];
  return planned && ("cases" in planned ? planned.cases : planned.reason);
}

async function labels(schema: unknown, base: Record<string, unknown>, probe: ProbeName) {
  const found = await cases(schema, base, probe);
  return Array.isArray(found) ? found.map(({ label }) => label) : found;
}

describe("requests of probes", () => {
  it("leave out each required argument, in turn and all, nested ones too", async () => {
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
    expect(await cases(schema, { a: "x", b: { e: "y" } }, "missing_required")).toEqual([
      { label: "without `a`", argument: "`a`", args: { b: { e: "y" } } },
      { label: "without `b`", argument: "`b`", args: { a: "x" } },
      { label: "without `b.e`", argument: "`b.e`", args: { a: "x", b: {} } },
      { label: "without `c.0.d`", argument: "`c.0.d`", args: { a: "x", b: { e: "y" }, c: [{}] } },
      { label: "without any argument", args: {} },
    ]);
  });

  it("send each type that the schema excludes, null too, and none if there is none", async () => {
    const schema = {
      properties: {
        text: { type: "string" },
        maybe: { anyOf: [{ type: "integer" }, { type: "null" }] },
        kind: { enum: ["a", "b"] },
        any: {},
        flag: { type: "boolean" },
        old: { type: "string", nullable: true },
      },
    };
    expect(await labels(schema, {}, "wrong_type")).toEqual([
      "`text` of type number",
      "`text` null",
      "`maybe` of type string",
      "`maybe` of type boolean",
      "`kind` of type number",
      "`kind` null",
      "`flag` of type number",
      "`flag` null",
      "`old` of type number",
      "`old` of type boolean",
      // Each other type comes after two of each argument.
      ...["boolean", "object", "array"].map((type) => `\`text\` of type ${type}`),
      ...["object", "array"].map((type) => `\`maybe\` of type ${type}`),
      ...["boolean", "object", "array"].map((type) => `\`kind\` of type ${type}`),
      ...["string", "object", "array"].map((type) => `\`flag\` of type ${type}`),
      ...["object", "array"].map((type) => `\`old\` of type ${type}`),
    ]);
  });

  it("say why there are none", async () => {
    expect(await labels({ type: "object" }, {}, "missing_required")).toBe("the schema requires no argument");
    expect(await labels({ properties: { n: { type: "number" } } }, {}, "oversized")).toBe("no argument takes a string");
    expect(await labels({ properties: { n: {} } }, {}, "wrong_type")).toBe(
      "the schema excludes no type for any argument",
    );
  });

  it("are those of the probes that were asked for, in their own order", async () => {
    const schema = { type: "object", required: ["a"], properties: { a: { type: "string" } } };
    const settings = { tool: "t", schema, base: { a: "x" }, names: ["t"], oversizedBytes: 5, accepts: accepts(schema) };
    expect(Object.keys(await probeRequests({ ...settings, checks: ["oversized", "unknown_tool"] }))).toEqual([
      "unknown_tool",
      "oversized",
    ]);
    expect(await probeRequests({ ...settings, checks: ["oversized"] })).toEqual({
      oversized: { cases: [{ label: "`a` of 5 bytes", argument: "`a`", args: { a: "aaaaa" } }] },
    });
  });

  it("of a tool that is not listed are those that need no schema", async () => {
    const settings = { tool: "t", schema: undefined, base: {}, names: [], oversizedBytes: 5, accepts: unjudged };
    const skipped = { outcome: "skipped", reason: "tools/list does not have the tool, so its schema is not known" };
    expect(await probeRequests({ ...settings, checks: PROBES })).toEqual({
      unknown_tool: { cases: [{ label: "a tool that does not exist", tool: "t_mcptest_unknown", args: {} }] },
      missing_required: skipped,
      wrong_type: skipped,
      extra_field: skipped,
      oversized: skipped,
    });
  });

  it("of a tool that is not called are only those that its schema surely excludes", async () => {
    const schema = { type: "object", required: ["a"], properties: { a: { type: "string" } } };
    const why = "the tool is not called: it is destructive";
    expect(await requests(schema, { a: "x" }, "it is destructive")).toMatchObject({
      unknown_tool: { cases: [{ args: {} }] },
      missing_required: { cases: [{ label: "without `a`" }] },
      wrong_type: { cases: Array.from({ length: 5 }, () => ({ argument: "`a`" })) },
      extra_field: { outcome: "skipped", reason: `the input schema accepts this call, and ${why}` },
      oversized: { outcome: "skipped", reason: `the input schema accepts this call, and ${why}` },
    });
    const settings = { tool: "t", schema, base: { a: "x" }, names: ["t"], checks: PROBES, oversizedBytes: 10 };
    const unknown = `the input schema cannot be judged (it is too large), and ${why}`;
    expect(await probeRequests({ ...settings, accepts: unjudged, withheld: "it is destructive" })).toMatchObject({
      missing_required: { outcome: "unverified", reason: unknown },
      wrong_type: { outcome: "unverified", reason: unknown },
      extra_field: { outcome: "unverified", reason: unknown },
      oversized: { outcome: "skipped", reason: unknown },
    });
    expect((await probeRequests({ ...settings, accepts: unjudged })).wrong_type).toMatchObject({
      cases: Array.from({ length: 5 }, () => ({ unjudged: "it is too large" })),
    });
  });

  it("take a top-level string for the large one, else a nested one", async () => {
    const nested = { type: "object", properties: { deep: { type: "string" } } };
    expect(await labels({ properties: { nested, top: { type: "string" } } }, {}, "oversized")).toEqual([
      "`top` of 10 bytes",
    ]);
    expect(await labels({ properties: { nested } }, {}, "oversized")).toEqual(["`nested.deep` of 10 bytes"]);
  });

  it("name a tool and a field that nobody has", async () => {
    const planned = await probeRequests({
      tool: "t",
      schema: { properties: { mcptest_unexpected: {} } },
      base: {},
      names: ["t", "t_mcptest_unknown"],
      checks: PROBES,
      oversizedBytes: 1,
      accepts: unjudged,
    });
    expect(planned.unknown_tool).toMatchObject({ cases: [{ tool: "t_mcptest_unknown_" }] });
    expect(planned.extra_field).toMatchObject({ cases: [{ args: { mcptest_unexpected_: true } }] });
  });

  it("end if a schema refers to itself", async () => {
    const tree = { type: "object", required: ["v"], properties: { v: { type: "string" }, next: { $ref: "#" } } };
    const next = Array.from({ length: 5 }, (_, depth) => `without \`${"next.".repeat(depth + 1)}v\``);
    expect(await labels(tree, { v: "x" }, "missing_required")).toEqual(["without `v`", ...next]);
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

  it("are never valid by the schema, but for large strings and open objects", async () => {
    const samples: Record<string, unknown> = { string: "x", integer: 1, boolean: true, array: ["x"] };
    const sampleFor = (schema: { type?: string | string[] }) =>
      schema.type === undefined ? "a" : samples[[schema.type].flat()[0] ?? ""];
    await fc.assert(
      fc.asyncProperty(object, async (schema) => {
        const validate = ajv.compile(schema);
        const base = Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, sampleFor(one)]));
        expect(validate(base)).toBe(true);
        const before = JSON.stringify(base);
        const settings = { tool: "t", schema, base, names: ["t"], checks: PROBES, oversizedBytes: 10 };
        // Planned without the help of a validator.
        const planned = await probeRequests({ ...settings, accepts: unjudged });
        const names = Object.keys(base);
        for (const probe of [planned.missing_required, planned.wrong_type]) {
          const found = probe && "cases" in probe ? probe.cases : [];
          expect(found.length > 0).toBe(names.length > 0);
          for (const { args } of found) expect(validate(args)).toBe(false);
        }
        expect(JSON.stringify(base)).toBe(before);
      }),
    );
  });

  it("leave out those that the schema accepts by another branch", async () => {
    const schema = {
      properties: {
        a: { anyOf: [{ type: "object", required: ["b"], properties: { b: { type: "string" } } }, { type: "object" }] },
      },
    };
    expect(await labels(schema, { a: { b: "x" } }, "missing_required")).toBe(
      "the input schema accepts every such call",
    );
    const wrong = await labels(schema, { a: { b: "x" } }, "wrong_type");
    expect(wrong).toEqual([
      "`a` of type number",
      "`a` null",
      ...["string", "boolean", "array"].map((type) => `\`a\` of type ${type}`),
    ]);
  });

  it("are never valid if the tool is not to be called, whatever the schema", async () => {
    const branch = fc.array(object, { minLength: 1, maxLength: 3 });
    const schemas = fc.oneof(
      object,
      fc.constantFrom("date", "email", "uri").map((format) => ({ properties: { a: { type: "string", format } } })),
      branch.map((anyOf) => ({ anyOf })),
      branch.map((oneOf) => ({ type: "object", properties: { a: { oneOf }, b: { anyOf: [...oneOf, {}] } } })),
      fc.jsonValue(),
    );
    const bases = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.oneof(fc.constant("x"), fc.jsonValue()));
    await fc.assert(
      fc.asyncProperty(schemas, bases, async (schema, base) => {
        // The validator of the test knows no formats.
        const judge = accepts(schema);
        const plan = await requests(schema, base, "it is destructive", await loadAccepts(schema));
        for (const planned of Object.values(plan))
          for (const { tool, args } of "cases" in planned ? planned.cases : [])
            expect(tool === undefined ? await judge(args) : args).toEqual(tool === undefined ? false : {});
      }),
    );
  });

  it("are at most 100 for each probe, and say so", async () => {
    const many = (length: number) =>
      Object.fromEntries(Array.from({ length }, (_, index) => [`p${index}`, { type: "string" }]));
    const omitted = "only the first 100 of the possible requests were sent";
    const all = (await requests({ properties: many(20) }, {})).wrong_type;
    expect(all).toMatchObject({ cases: expect.objectContaining({ length: 100 }) });
    expect(all).not.toHaveProperty("omitted");
    expect((await requests({ properties: many(21) }, {})).wrong_type).toMatchObject({ omitted });
    // Of so many arguments not even all are looked at.
    expect(await requests({ properties: { ...many(2_000), last: {} }, required: ["last", "p1"] }, {})).toMatchObject({
      missing_required: { omitted: "only the first 1 of the possible requests were sent" },
    });
  });

  it("go six levels deep, and say if there is more", async () => {
    const nested = (levels: number, required: string[] = ["a"]): object =>
      levels === 0 ? { type: "string" } : { type: "object", required, properties: { a: nested(levels - 1, required) } };
    expect((await requests(nested(6), {})).missing_required).not.toHaveProperty("omitted");
    const omitted = "only the first 6 of the possible requests were sent";
    expect(await requests(nested(7), {})).toMatchObject({ missing_required: { omitted } });
    expect((await requests(nested(7, []), {})).missing_required).toEqual({
      outcome: "skipped",
      reason: "the schema requires no argument among those that were examined",
    });
    // What refers to itself has nothing new there.
    const tree = { type: "object", required: ["v"], properties: { v: { type: "string" }, next: { $ref: "#" } } };
    expect((await requests(tree, { v: "x" })).missing_required).not.toHaveProperty("omitted");
  });

  it("come of any schema at all, without an error", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (schema) => {
        expect(Object.keys(await requests(schema, {}))).toEqual([...PROBES]);
      }),
    );
  });
});
