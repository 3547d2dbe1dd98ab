import { assert, constant, dictionary, integer, jsonValue, oneof, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { smallerValues } from "../../../../src/conformance/calls/smaller.js";
import { classify, leakIn, textsIn } from "../../../../src/conformance/rules/fuzz/classify.js";
import { fuzzInputs } from "../../../../src/conformance/rules/fuzz/inputs.js";
import { hide } from "../../../../src/core/redaction/redacted.js";
import { loadAcceptsWithFormats } from "../../../../src/engine/judge/schema-port.js";
import { collected } from "../../../support/collected.js";

/** The inputs for a schema, as JSON. */
async function inputsOf(inputSchema: unknown, seed = 1, runs = 60, loneSurrogates = false) {
  const accepts = await loadAcceptsWithFormats(inputSchema);
  return collected(fuzzInputs({ name: "t", inputSchema }, { seed, runs, accepts, loneSurrogates }));
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
    expect(labels).toEqual(expect.arrayContaining(["without `name`", "`name` null", "`tags` of 4 items"]));
    expect(labels).toEqual(expect.arrayContaining(["`name` of 11 characters", "arguments null"]));
    expect(JSON.stringify(inputs)).not.toMatch(/\\ud[89a-f]/);
    expect(JSON.stringify(await inputsOf(SCHEMA, 1, 300, true))).toMatch(/\\ud800/);
    // Whether a server checks a format is its own choice.
    const broken = inputs.find(({ label }) => label === "`inner.on` that breaks its pattern or format");
    expect(broken?.valid).toHaveProperty("unjudged");
    expect(inputs.some(({ args }) => Object.hasOwn(Object(args), "__proto__"))).toBe(true);
  });

  const taking = (a: object) => ({ type: "object", properties: { a } });
  const needing = (a: object) => ({ ...taking(a), required: ["a"] });
  const recursive = { type: "object", required: ["next"], properties: { next: { $ref: "#" } } };
  it.each([
    ["refers to itself", recursive],
    ["asks for a billion items", needing({ type: "array", minItems: 1e9 })],
    ["asks for a billion characters", needing({ type: "string", minLength: 1e9 })],
    ["has a catastrophic pattern", taking({ type: "string", pattern: "^(a+)+$" })],
    ["has a huge enum", taking({ enum: Array.from({ length: 50_000 }, (_, at) => `v${at}`) })],
    ["branches into itself", taking({ anyOf: Array(50).fill({ $ref: "#" }) })],
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
    const json = jsonValue({ maxDepth: 3 });
    const values = oneof(json, string(), integer(), constant(-5), dictionary(string(), integer()));
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
    const judged = classify({ ...input, valid: true }, { ...accepted, findings: [finding] }, []);
    expect(judged).toEqual({ class: "not_judged", reason: message });
  });
});

describe("the class of a call", () => {
  const VALID = { label: "every argument", args: { a: "x" }, valid: true as const };
  const INVALID = { label: "`a` null", args: { a: null }, valid: false as const };
  const ended = (outcome: object, more: object = {}) => ({
    ...{ kind: "sent" as const, outcome: { ...outcome, durationMs: 1, notifications: [] }, isAlive: true },
    ...{ findings: [], ...more },
  });
  const sent = (answer: object, ...findings: object[]) =>
    ended({ kind: "answer", answer: { jsonrpc: "2.0", id: 1, ...answer } }, { findings });
  const fault = (rule_id: string, message: string, kind = "") => ({ rule_id, message, kind });
  const SEGFAULT = "the server was ended by SIGSEGV";
  const rejection = (words: string) => ({ result: { isError: true, content: [{ type: "text", text: words }] } });
  const found = (rule_id: string, more: object = {}) => ({
    ...{ server: "s", target_version: null, rule_id, message: "it is wrong", count: 1, severity: "must", gates: true },
    ...more,
  });
  const classOf = (input: Parameters<typeof classify>[0], answer: object, known: string[] = []) =>
    classify(input, answer as Parameters<typeof classify>[1], known);

  const byProtocol = (code: number) => ({
    class: "rejected_protocol",
    rejection: expect.objectContaining({ code }),
  });
  const violation = (...given: Parameters<typeof fault>) => ({ class: "protocol_violation", found: fault(...given) });
  const error = (code: number, message = "no") => sent({ error: { code, message } });
  const accepted = (...findings: object[]) => sent({ result: {} }, ...findings);
  const answerFault = (rule_id: string, message: string) => ended({ kind: "fault", fault: { rule_id, message } });
  const death = (signal: string | null) => ended({ kind: "died", process: { exit_code: null, signal } });

  it.each<[string, object, object]>([
    ["is clean", accepted(), { class: "clean" }],
    ["is rejected in the result", sent(rejection("no")), { class: "rejected_tool" }],
    ["is rejected as an error", error(5), byProtocol(5)],
    ["is rejected as an error that is about the arguments", error(-32602), byProtocol(-32602)],
    [
      "is an internal error",
      error(-32603, "oops"),
      violation("FUZZ-INTERNAL-ERROR", "a valid call is answered with the error -32603: oops"),
    ],
    [
      "is an internal error that is about the arguments",
      error(-32603, "Invalid arguments"),
      { class: "rejected_protocol", rejection: expect.anything() },
    ],
    ["breaks the protocol", accepted(found("INV-004")), violation("INV-004", "it is wrong", "it is wrong")],
    ["breaks a rule that only should hold", accepted(found("INV-004", { severity: "should" })), { class: "clean" }],
    ["breaks a rule that was not judged", accepted(found("INV-004", { unjudged: true })), { class: "clean" }],
    ["breaks a rule of something else", accepted(found("ERRCHAN-001")), { class: "clean" }],
    ["is larger than what is read", accepted(found("FAULT-TRANSPORT-FLOOD")), { class: "clean" }],
    [
      "breaks the transport",
      accepted(found("FAULT-TRANSPORT-STDOUT")),
      { class: "protocol_violation", found: expect.anything() },
    ],
    [
      "breaks its output schema",
      accepted(found("INV-013")),
      { class: "output_schema", found: fault("INV-013", "it is wrong", "it is wrong") },
    ],
    [
      "shows a stack trace",
      sent(rejection("Traceback (most recent call last)")),
      {
        class: "leak",
        found: fault("FUZZ-LEAK-STACK", "the answer contains a stack trace: Traceback (most recent call last)"),
      },
    ],
    [
      "shows a path in an error",
      error(1, "no /home/ada/notes.json"),
      { class: "leak", found: expect.objectContaining({ rule_id: "FUZZ-LEAK-PATH" }), rejection: expect.anything() },
    ],
    [
      "is too large",
      answerFault("FAULT-TRANSPORT-FRAME-TOO-LARGE", "x"),
      { class: "not_judged", reason: "the answer is larger than --max-frame or the memory limits allow" },
    ],
    [
      "is a fault",
      answerFault("FAULT-TRANSPORT-EOF", "it ended"),
      { class: "crash", found: fault("FAULT-TRANSPORT-EOF", "it ended", "it ended") },
    ],
    [
      "is not revealed",
      ended({ kind: "answer", answer: { result: {} }, http: { status: 401 } }),
      { class: "not_judged", reason: "the server answered with HTTP 401" },
    ],
    [
      "ends the server by a signal",
      death("SIGSEGV"),
      { class: "crash", found: fault("FAULT-LIFECYCLE-CRASH", SEGFAULT, SEGFAULT) },
    ],
    [
      "ends the server, nobody knows how",
      death(null),
      { class: "crash", found: expect.objectContaining({ message: "the server ended with exit code unknown" }) },
    ],
  ])("with valid arguments that %s", (_, answer, wanted) => {
    expect(classOf(VALID, answer)).toEqual(wanted);
  });

  const FORBIDDEN = "the input schema forbids the call, but the server accepts it: `a` null";
  it.each<[string, object, object]>([
    ["is rejected in the result", sent(rejection("no")), { class: "rejected_tool" }],
    ["is rejected as an error", error(5), byProtocol(5)],
    ["is an internal error", error(-32603, "oops"), byProtocol(-32603)],
    [
      "is accepted",
      accepted(),
      { class: "accepted_invalid", found: fault("FUZZ-ACCEPTED-INVALID", FORBIDDEN, "`a` null") },
    ],
  ])("with invalid arguments that %s", (_, answer, wanted) => {
    expect(classOf(INVALID, answer)).toEqual(wanted);
  });

  it("without an object as arguments is a malformed request", () => {
    const malformed = { label: "arguments null", args: null, valid: false as const };
    expect(classOf(malformed, error(-32602))).toEqual({ class: "rejected_protocol" });
  });

  it("whose answer has what was computed is an injection", () => {
    const input = { label: "`a` with a template", args: { a: "{{7919*6007}}" }, valid: true as const };
    const message = "the server evaluates `a` with a template: the answer contains a value that was not sent";
    expect(classOf(input, sent({ result: { content: [{ type: "text", text: "47569433" }] } }))).toEqual({
      class: "injection",
      found: fault("FUZZ-INJECTION", message),
    });
  });

  it("may quote what is known", () => {
    const answer = sent(rejection("no /home/ada/notes.json"));
    expect(classOf(VALID, answer).class).toBe("leak");
    expect(classOf(VALID, answer, ["/home/ada/notes.json"]).class).toBe("rejected_tool");
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
    ["an example", "give a path such as /path/to/file.py", {}, []],
    ["what the tool says of itself", "give a path such as /home/ada/notes.md", {}, []],
  ])("nothing: %s", (_, words, sent, known) => {
    expect(leakIn(text(words), true, sent, [...known, "Reads a note, such as /home/ada/notes.md"])).toBeUndefined();
  });

  it.each([
    ["FUZZ-LEAK-STACK", "Error\n  at System.Run(String x) in C:\\src\\a.cs:line 12"],
    ["FUZZ-LEAK-STACK", "goroutine 7 [chan receive]:"],
    ["FUZZ-LEAK-STACK", "main.run\n\t/srv/a.go:12 +0x1d"],
    ["FUZZ-LEAK-STACK", "  12: 0x55d0 - core::panicking"],
    ["FUZZ-LEAK-STACK", "from /srv/a.rb:12:in `run'"],
    ["FUZZ-LEAK-STACK", "#0 /srv/a.php(12): run()"],
    ["FUZZ-LEAK-STACK", '  File "/srv/a.py", line 12'],
    ["FUZZ-LEAK-STACK", "\tat com.example.A$B.run(A.kt:12)"],
    ["FUZZ-LEAK-STACK", "    at node:internal/process:12:5"],
    ["FUZZ-LEAK-STACK", "    at run (C:\\app\\a.js:12:5)"],
    ["FUZZ-LEAK-PATH", "see /srv/app.py"],
    ["FUZZ-LEAK-PATH", "see /srv/app.mjs:12"],
    ["FUZZ-LEAK-PATH", "see C:\\Users\\ada\\x"],
    ["FUZZ-LEAK-PATH", "see /Users/ada/x"],
    ["FUZZ-LEAK-PATH", "see /usr/lib/python3/site-packages/x"],
  ])("%s in an error: %s", (rule_id, words) => {
    const answer = { error: { code: 1, message: "no", data: { deep: [words] } } };
    expect(leakIn(answer, true, {}, [])?.rule_id).toBe(rule_id);
    expect(leakIn(answer, true, { a: words }, [])).toBeUndefined();
  });

  it("say what was found", () => {
    const messageOf = (words: string, isError: boolean) => leakIn(text(words), isError, {}, [])?.message;
    expect(messageOf("see /home/ada/x", true)).toBe("the answer contains a path of the server: /home/ada/x");
    const trace = "at run (/srv/a.js:1:2)";
    expect(messageOf(`    ${trace}`, false)).toBe(`the answer contains a stack trace: ${trace}`);
  });

  it("are not what was sent, or known, in part", () => {
    expect(leakIn(text("no /home/ada/x"), true, { a: ["/home/ada"] }, [])).toBeUndefined();
    const ofProgram =
      'Traceback (most recent call last):\n  File "/lib/run.py", line 1\n  File "<exec>", line 1\nNameError';
    expect(leakIn(text(ofProgram), true, { code: "a" }, [])).toBeUndefined();
    expect(leakIn(text(ofProgram), true, {}, [])).toBeDefined();
    expect(leakIn(text("no /home/ada/x"), true, {}, ["/home/ada/x/y"])).toBeUndefined();
    // Two characters are in every path.
    expect(leakIn(text("no /home/a...s/x.py"), true, { a: "/home/ada/notes/x.py" }, [])).toBeUndefined();
    expect(leakIn(text("no /home/a...s/y.py"), true, { a: "/home/ada/notes/x.py" }, [])).toBeDefined();
    expect(leakIn(text("no /home/ada/x"), true, { a: "/h" }, [])).toBeDefined();
    expect(leakIn(text("no /home/ada/x"), true, {}, ["/"])).toBeDefined();
  });

  it("are looked for in every text of a value, within limits", () => {
    expect(textsIn({ a: ["x", { b: "y", c: 5 }], d: null }).toSorted()).toEqual(["x", "y"]);
    expect(textsIn("x".repeat(300_000))[0]).toHaveLength(262_144);
    expect(textsIn(Array.from({ length: 20_000 }, () => "x"))).toHaveLength(10_000);
    expect(textsIn(Array.from({ length: 200 }, () => Array.from({ length: 200 }, () => "x")))).toHaveLength(10_001);
  });

  it("a path in an answer that is no rejection is what was asked for", () => {
    expect(leakIn(text("/home/ada/notes.json", false), false, {}, [])).toBeUndefined();
  });
});
