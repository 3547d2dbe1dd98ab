import { assert, constant, dictionary, integer, jsonValue, oneof, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { classify } from "../../src/conformance/fuzz/classify.js";
import { fuzzInputs } from "../../src/conformance/fuzz/inputs.js";
import { leakIn } from "../../src/conformance/fuzz/leaks.js";
import { smallerValues } from "../../src/conformance/fuzz/smaller.js";
import { matchingText } from "../../src/conformance/probes/matching-text.js";
import { hide } from "../../src/core/redaction/redacted.js";
import { loadAccepts } from "../../src/engine/judge/schema-port.js";

/** The inputs for a schema, as JSON. */
async function inputsOf(inputSchema: unknown, seed = 1, runs = 60) {
  const accepts = await loadAccepts(inputSchema);
  return fuzzInputs({ name: "t", inputSchema }, { seed, runs, accepts, matchText: matchingText });
}

const SCHEMA = {
  type: "object",
  required: ["name", "tags"],
  additionalProperties: false,
  properties: {
    name: { type: "string", minLength: 2, maxLength: 10 },
    tags: { type: "array", items: { enum: ["a", "b"] }, minItems: 1, maxItems: 3 },
    size: { anyOf: [{ type: "integer", minimum: 1, maximum: 9 }, { type: "null" }] },
    code: { type: "string", pattern: "^[A-Z]{3}-[0-9]+$" },
    inner: { type: "object", required: ["on"], properties: { on: { type: "string", format: "date" } } },
  },
};

describe("generated inputs", () => {
  it("are the same for the same seed, and each is sent once", async () => {
    const [one, two, other] = await Promise.all([inputsOf(SCHEMA), inputsOf(SCHEMA), inputsOf(SCHEMA, 2)]);
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(one));
    const keys = one.map(({ args }) => JSON.stringify(args));
    expect(new Set(keys).size).toBe(60);
  });

  it("are valid, invalid in one place, hostile and malformed", async () => {
    const inputs = await inputsOf(SCHEMA, 1, 300);
    expect(inputs[0]?.valid).toBe(true);
    const valid = inputs.filter((input) => input.valid === true).length;
    expect(valid).toBeGreaterThan(60);
    expect(inputs.length - valid).toBeGreaterThan(60);
    const labels = inputs.map(({ label }) => label);
    for (const wanted of [
      "without `name`",
      "`name` null",
      "`tags` of 4 items",
      "`name` of 11 characters",
      "arguments null",
    ]) {
      expect(labels).toContain(wanted);
    }
    expect(labels.some((label) => label.includes("lone high surrogate"))).toBe(true);
    expect(inputs.some(({ args }) => Object.hasOwn(Object(args), "__proto__"))).toBe(true);
  });

  const recursive = { type: "object", required: ["next"], properties: { next: { $ref: "#" } } };
  it.each([
    ["refers to itself", recursive],
    [
      "asks for a billion items",
      { type: "object", required: ["a"], properties: { a: { type: "array", minItems: 1e9 } } },
    ],
    [
      "asks for a billion characters",
      { type: "object", required: ["a"], properties: { a: { type: "string", minLength: 1e9 } } },
    ],
    ["has a catastrophic pattern", { type: "object", properties: { a: { type: "string", pattern: "^(a+)+$" } } }],
    [
      "has a huge enum",
      { type: "object", properties: { a: { enum: Array.from({ length: 50_000 }, (_, at) => `v${at}`) } } },
    ],
    ["branches into itself", { type: "object", properties: { a: { anyOf: Array(50).fill({ $ref: "#" }) } } }],
    ["is not a schema", { type: "objekt", properties: [] }],
    ["is false", false],
  ])("are bounded for a schema that %s", async (_, schema) => {
    const inputs = await inputsOf(schema, 1, 30);
    expect(inputs.length).toBeGreaterThan(0);
    expect(Math.max(...inputs.map(({ args }) => (JSON.stringify(args) ?? "").length))).toBeLessThan(3_000_000);
  });
});

describe("smaller values", () => {
  it("end, whatever the value: each is smaller than the one before", () => {
    const sizeOf = (value: unknown): number => {
      if (typeof value === "number")
        return Math.abs(value) + (value < 0 ? 0.5 : 0) + (Number.isInteger(value) ? 0 : 0.5);
      if (typeof value === "object" && value !== null) {
        return Object.entries(value).reduce((sum, [name, item]) => sum + 1 + name.length + sizeOf(item), 1);
      }
      if (typeof value === "string") return value.length;
      return value === true ? 1 : 0;
    };
    const values = oneof(
      jsonValue({ maxDepth: 3 }),
      string(),
      integer(),
      constant(-5),
      dictionary(string(), integer()),
    );
    assert(
      property(values, (value) => {
        for (const smaller of smallerValues(value)) if (sizeOf(smaller) > sizeOf(value)) return false;
        return true;
      }),
      { numRuns: 200 },
    );
  });

  it("find a limit on the length in few steps", () => {
    let text = "x".repeat(65_536);
    let tries = 0;
    for (let found = true; found; ) {
      found = false;
      for (const smaller of smallerValues(text)) {
        tries += 1;
        if (typeof smaller !== "string" || smaller.length < 256) continue;
        text = smaller;
        found = true;
        break;
      }
    }
    expect(text.length).toBe(256);
    expect(tries).toBeLessThan(60);
  });
});

describe("the class of an accepted call", () => {
  const answer = { jsonrpc: "2.0", id: 1, result: { content: [] } };
  const outcome = { kind: "answer" as const, answer, durationMs: 1, notifications: [] };
  const accepted = { kind: "sent" as const, outcome, isAlive: true };
  const input = { label: "every argument", args: {} };

  it("is clean only if its arguments are valid", () => {
    expect(classify({ ...input, valid: true }, { ...accepted, findings: [] }, [])).toEqual({ class: "clean" });
    const unjudged = hide("SchemaTooDeep");
    expect(classify({ ...input, valid: { unjudged } }, { ...accepted, findings: [] }, [])).toEqual({
      class: "not_judged",
      reason: "the input schema cannot be judged (SchemaTooDeep)",
    });
  });

  it("is not judged if its result cannot be judged by the outputSchema", () => {
    const message = "the result could not be judged by its outputSchema: it took too long";
    const finding = {
      ...{ server: "s", target_version: null, rule_id: "INV-013" as const, message, count: 1 },
      ...{ severity: "must" as const, unjudged: true as const, gates: true },
    };
    expect(classify({ ...input, valid: true }, { ...accepted, findings: [finding] }, [])).toEqual({
      class: "not_judged",
      reason: message,
    });
  });
});

describe("leaks", () => {
  const text = (words: string, isError = true) => ({ result: { isError, content: [{ type: "text", text: words }] } });
  it.each([
    ["FUZZ-LEAK-STACK", "TypeError: x\n    at run (/srv/app/index.js:12:5)"],
    ["FUZZ-LEAK-STACK", "TypeError: x\n    at file:///srv/app/index.js:12:5"],
    ["FUZZ-LEAK-STACK", 'Traceback (most recent call last):\n  File "/srv/app.py", line 3, in run'],
    ["FUZZ-LEAK-STACK", "java.lang.Error\n\tat com.example.Main.run(Main.java:12)"],
    ["FUZZ-LEAK-STACK", "panic: x\n\ngoroutine 1 [running]:\nmain.run()"],
    ["FUZZ-LEAK-STACK", "thread 'main' panicked at src/main.rs:2:5"],
    ["FUZZ-LEAK-PATH", "cannot read /home/ada/notes.json"],
    ["FUZZ-LEAK-PATH", "see /srv/app/node_modules/x/index"],
  ])("%s: %s", (rule_id, words) => {
    expect(leakIn(text(words), true, {}, [])?.rule_id).toBe(rule_id);
  });

  it.each([
    ["what was sent", "no file /home/ada/x.json", { path: "/home/ada/x.json" }, []],
    ["what the command names", "not in /home/ada/data", {}, ["/home/ada/data"]],
    ["a plain sentence", "meet me at noon (3:15), line 4", {}, []],
    ["a web address", "see https://example.com/docs/index.html", {}, []],
  ])("nothing: %s", (_, words, sent, known) => {
    expect(leakIn(text(words), true, sent, known)).toBeUndefined();
  });

  it("a path in an answer that is no rejection is what was asked for", () => {
    expect(leakIn(text("/home/ada/notes.json", false), false, {}, [])).toBeUndefined();
  });
});
