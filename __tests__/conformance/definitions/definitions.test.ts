import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFINITION_CHECKS } from "../../../src/conformance/corpus/registry.js";
import type { Surface } from "../../../src/conformance/definitions/definition.js";
import { judgeDefinitions } from "../../../src/conformance/definitions/review.js";
import { countTokens } from "../../../src/conformance/tokens/o200k.js";
import { allRules } from "../../../src/rules/registry.js";
import { DEFINITION_CASES, tool } from "./definition-cases.js";

const FAMILIES = ["SCH", "DESC", "SEC", "PORT", "HOST", "SURF"];

/** What one rule says of a server. */
function judged(id: string, surface: Surface) {
  const checks = DEFINITION_CHECKS.filter((check) => check.id === id);
  return [...judgeDefinitions(checks, surface, countTokens)].map(({ make }) => make());
}

const golden = new URL("../../golden/conformance/", import.meta.url).pathname;

/** What was judged, in a few lines: long texts and lists of many are cut. */
function linesOf(verdicts: ReturnType<typeof judged>): string {
  const line = ({ status, subject, message, evidence }: (typeof verdicts)[number]) =>
    [`  ${status} ${subject}`, ...(message ? [`    ${message}`] : []), ...(evidence ? [`    seen: ${evidence}`] : [])]
      .map((text) => (text.length > 600 ? `${text.slice(0, 600)}…` : text))
      .join("\n");
  const more = verdicts.length > 20 ? `  and ${verdicts.length - 20} more\n` : "";
  return `${verdicts.slice(0, 20).map(line).join("\n")}\n${more}`;
}

function failedRules(surface: Surface): string[] {
  const all = [...judgeDefinitions(DEFINITION_CHECKS, surface, countTokens)];
  const failed = new Set(all.flatMap(({ id, status }) => (status === "failed" ? id : [])));
  return DEFINITION_CHECKS.map(({ id }) => id).filter((id) => failed.has(id));
}

describe("each rule about definitions", () => {
  const ids = DEFINITION_CHECKS.map(({ id }) => id);

  it("has a check, texts, and servers that pass and fail", () => {
    const corpus = allRules().filter(({ family, corpus }) => FAMILIES.includes(family) && corpus !== undefined);
    expect(corpus.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(Object.keys(DEFINITION_CASES).sort()).toEqual([...ids].sort());
    const lacking = Object.entries(DEFINITION_CASES).filter(([, { passes, fails }]) => !passes.length || !fails.length);
    expect(lacking).toEqual([]);
  });

  it.each(Object.entries(DEFINITION_CASES))("%s passes and fails what it should", (id, { passes, fails }) => {
    for (const surface of passes) {
      const verdicts = judged(id, surface);
      expect(verdicts.flatMap(({ message }) => message ?? [])).toEqual([]);
      expect(verdicts[0]?.status).toBe("passed");
    }
    for (const surface of fails) {
      const failed = judged(id, surface).filter(({ status }) => status === "failed");
      expect(failed, JSON.stringify(surface).slice(0, 500)).not.toEqual([]);
      for (const { message } of failed) expect(message).toMatch(/^.{5,1000}[^.]$/s);
    }
  });

  it("says what is wrong, of what, and what stands there", async () => {
    const texts = Object.entries(DEFINITION_CASES).flatMap(([id, { fails }]) =>
      fails.map((surface) => `${id}\n${linesOf(judged(id, surface))}`),
    );
    await expect(texts.join("\n")).toMatchFileSnapshot(`${golden}definitions.txt`);
  });

  it("says nothing of a good tool, nor of a server that lists nothing", () => {
    expect(failedRules({ tools: [tool()] })).toEqual([]);
    expect(DEFINITION_CHECKS.flatMap(({ id }) => judged(id, {}))).toEqual([]);
  });

  it("names the definition, at most three places, and what stands there", () => {
    const properties = Object.fromEntries(["a", "b", "c", "d"].map((name) => [name, { type: name }]));
    expect(judged("SCH-INVALID", { tools: [tool({ inputSchema: { type: "object", properties } })] })).toEqual([
      {
        status: "failed",
        subject: "tool find_notes",
        message:
          '`inputSchema.a`: `type` is "a", not the name of a JSON type, or a list of different ones; `inputSchema.b`: `type` is "b", not the name of a JSON type, or a list of different ones; `inputSchema.c`: `type` is "c", not the name of a JSON type, or a list of different ones; and 1 more',
        evidence: '{"type":"a"}',
      },
    ]);
  });

  it("does not show the secret that it found", () => {
    const secret = "h7Kq2x9v";
    const verdicts = judged("SEC-SECRET", { instructions: `Connect to postgres://app:${secret}@db/app` });
    expect(JSON.stringify(verdicts)).toContain("a password in a URL");
    expect(JSON.stringify(verdicts)).not.toContain(secret);
  });
});

describe("SCH-INVALID", () => {
  const ajv = new Ajv2020({ strict: false, logger: false });
  const keyword = fc.constantFrom(
    ...["type", "properties", "required", "items", "enum", "anyOf", "minLength", "maximum", "multipleOf", "pattern"],
    ...["uniqueItems", "additionalProperties", "default", "const", "examples", "$defs", "not", "dependentRequired"],
    "format",
  );
  const value = fc.oneof(
    fc.constantFrom("string", "object", "String", ["string", "null"], ["a", "a"], [], {}, true, 0, -1, 1.5, null),
    fc.constantFrom({ a: { type: "string" } }, { a: "x" }, [{ type: "number" }, true], [{}, 5], { a: ["b"] }),
  );
  const schema = fc.dictionary(keyword, value, { maxKeys: 4 });

  it("agrees with the meta-schema", () => {
    fc.assert(
      fc.property(schema, (property) => {
        const inputSchema = { type: "object", properties: { a: property } };
        // Lists as `items` are an older form, which SCH-DIALECT is about.
        fc.pre(!Array.isArray(property.items));
        const isValid = ajv.validateSchema(inputSchema);
        expect(judged("SCH-INVALID", { tools: [tool({ inputSchema })] })[0]?.status).toBe(
          isValid ? "passed" : "failed",
        );
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("hostile definitions", () => {
  const members = "name description inputSchema outputSchema annotations icons uri arguments title".split(" ");
  const schemas = [
    "type",
    "properties",
    "items",
    "$ref",
    "enum",
    "default",
    "required",
    "pattern",
    "anyOf",
    "$defs",
    "examples",
  ];
  const node = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.jsonValue(),
      fc.string({ unit: "binary" }),
      tie("object"),
      fc.array(tie("value"), { maxLength: 4 }),
    ),
    object: fc.dictionary(fc.constantFrom(...members, ...schemas, "__proto__", "a/b~c", ""), tie("value"), {
      maxKeys: 6,
    }),
  }));

  it("are judged without an exception, whatever they are", () => {
    const list = fc.array(node.object as fc.Arbitrary<Record<string, unknown>>, { maxLength: 3 });
    fc.assert(
      fc.property(list, list, fc.string({ unit: "binary" }), (tools, others, instructions) => {
        const surface = { tools, prompts: others, resources: others, templates: others, instructions };
        failedRules(surface);
      }),
      { numRuns: 300 },
    );
  });

  it("may be nested deeper than calls", () => {
    const deep = Array.from({ length: 20_000 }).reduce<unknown>(
      (inner) => ({ properties: { a: inner }, title: "x" }),
      {},
    );
    const list = Array.from({ length: 20_000 }).reduce<unknown>((inner) => [inner], []);
    expect(failedRules({ tools: [tool({ inputSchema: deep, annotations: list, description: list })] })).not.toEqual([]);
  });

  it.each([
    ["texts", { outputSchema: { enum: Array.from({ length: 20_000 }, (_, i) => `value ${i}`) } }],
    ["schemas", { inputSchema: { type: "object", anyOf: Array.from({ length: 20_000 }, () => true) } }],
    ["levels", { outputSchema: { examples: [Array.from({ length: 64 }).reduce<unknown>((inner) => [inner], [])] } }],
  ])("are unverified if they have too many %s, unless a rule fails", (_, more) => {
    const results = [...judgeDefinitions(DEFINITION_CHECKS, { tools: [tool(more)] }, countTokens)].map(({ make }) =>
      make(),
    );
    const ofTool = results.filter(({ subject, status }) => subject !== undefined && status !== "failed");
    expect(new Set(ofTool.map(({ status, message }) => `${status}: ${message}`))).toEqual(
      new Set(["unverified: not judged: more than 20000 schemas or texts, or 64 levels"]),
    );
  });
});
