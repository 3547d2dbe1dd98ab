import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CaptureReport, judgeCapture } from "../../../../src/conformance/sessions/capture-report.js";
import { INVARIANTS, type InvariantResult, reviewSession } from "../../../../src/conformance/sessions/review.js";
import type { Capture, CaptureFile, Exchange } from "../../../../src/core/generated/capture.js";
import { loadSchemaPort } from "../../../../src/engine/judge/schema-port.js";
import { findRule } from "../../../../src/rules/registry.js";
import { referencePage } from "../../../support/oracles.js";
import { valid } from "../../../support/schema.js";
import { ask, broken, callAdd, healthy, initialized, legacy, modern } from "./captures.js";

const golden = new URL("../../../golden/conformance/", import.meta.url).pathname;
const reference = referencePage("invariants.txt");

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

function judge(capture: CaptureFile): Promise<CaptureReport> {
  valid("capture", capture);
  return judgeCapture(capture, loadSchemaPort);
}

async function ids(capture: Capture, wanted: InvariantResult["status"]): Promise<string[]> {
  const [session] = (await judge(capture)).sessions;
  return (session?.invariants ?? []).filter(({ status }) => status === wanted).map(({ id }) => id);
}

const failed = (capture: Capture) => ids(capture, "fail");

async function verdictOf(capture: Capture, wanted: string): Promise<InvariantResult | undefined> {
  return (await judge(capture)).sessions[0]?.invariants.find(({ id }) => id === wanted);
}

describe("invariants", () => {
  it("are at least twenty, each with a rule and a session that breaks it", () => {
    const ids = INVARIANTS.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(20);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(findRule(id)?.id).toBe(id);
    expect([...new Set(broken.map(([id]) => id))]).toEqual(ids);
  });

  it.each(Object.keys(healthy))("hold: %s", async (name) => {
    expect(await failed(healthy[name] as Capture)).toEqual([]);
  });

  it.each(broken)("%s alone is broken: %s", async (id, _, capture) => {
    expect(await failed(capture)).toEqual([id]);
  });

  it("say how each is broken", async () => {
    const lines: string[] = [];
    for (const [id, how, capture] of broken) {
      const told = (await verdictOf(capture, id))?.breaches[0];
      const severity = told?.severity === undefined ? "" : ` (${told.severity})`;
      lines.push(`${id} ${how}\n  ${told?.message}${severity}\n  seen: ${told?.evidence}\n`);
    }
    await expect(lines.join("")).toMatchFileSnapshot(`${golden}invariants.txt`);
  });

  it("say that an outputSchema takes for ever, and are held up by it once", async () => {
    const evil = {
      name: "add",
      inputSchema: { type: "object" },
      outputSchema: { type: "object", properties: { a: { pattern: "^(a+)+$" } } },
    };
    const call = (id: number) =>
      ask(id, "tools/call", { name: "add" }, { content: [], structuredContent: { a: trap } });
    const trap = `${"a".repeat(40)}b`;
    const session = legacy(ask(2, "tools/list", undefined, { tools: [evil] }), ...[3, 4, 5, 6, 7, 8].map(call));
    const { sessions, passed } = await judge(session);
    const verdicts = sessions[0]?.invariants ?? [];
    expect(verdicts.filter(({ status }) => status === "fail")).toEqual([]);
    expect(verdicts.find(({ id }) => id === "INV-013")).toMatchObject({
      status: "errored",
      unjudged: [{ count: 6, message: expect.stringContaining("could not be judged by its outputSchema") }],
    });
    expect(passed).toBe(false);
  });

  it.each([
    ["no schema at all", { type: "objectt" }, "Bad JSON Schema"],
    ["one that refers to another file", { properties: { a: { $ref: "https://example.com/a" } } }, "SchemaExternalRef"],
  ])("say that an outputSchema cannot be used: %s", async (_, outputSchema, why) => {
    const listed = ask(2, "tools/list", undefined, {
      tools: [{ name: "add", inputSchema: { type: "object" }, outputSchema }],
    });
    expect(await verdictOf(legacy(listed, callAdd({ a: 1 })), "INV-013")).toMatchObject({
      status: "errored",
      unjudged: [{ count: 1, message: expect.stringContaining(`could not be judged by its outputSchema: ${why}`) }],
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ["fail", {}],
    ["not_applicable", { resultType: "input_required" }],
    ["not_applicable", { task: { taskId: "t" } }],
    ["not_applicable", { isError: true }],
  ])("%s for an answer without structured content, but with %j", async (status, rest) => {
    const listed = ask(2, "tools/list", undefined, {
      tools: [{ name: "add", inputSchema: { type: "object" }, outputSchema: { type: "object" } }],
    });
    const answer = ask(3, "tools/call", { name: "add" }, { content: [], ...rest });
    expect(await verdictOf(legacy(listed, answer), "INV-013")).toMatchObject({ status });
  });

  it("do not apply if the session has nothing that they read", async () => {
    const nothing = { server_label: "s", exchanges: [] };
    expect(await ids(nothing, "pass")).toEqual([]);
    expect((await judge(nothing)).passed).toBe(true);
    expect(await verdictOf(legacy(), "INV-013")).toMatchObject({
      status: "not_applicable",
      reason: "the session has nothing to judge",
    });
    expect(await ids(healthy["the handshake alone"] as Capture, "pass")).toEqual([
      ...["INV-001", "INV-009", "INV-010", "INV-011", "INV-012", "INV-018", "INV-030"],
    ]);
  });

  it("are judged if messages are nested too deeply to be written", async () => {
    const deep: unknown = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
    const told = { jsonrpc: "2.0", method: "notifications/message", params: { data: deep } };
    const list = { resultType: "complete", tools: [deep], ttlMs: 0, cacheScope: "private" };
    const exchange: Exchange = { ...ask(2, "tools/list", undefined, list), notifications: [told] };
    expect((await judge(modern(exchange, exchange))).sessions).toHaveLength(1);
  });

  it("judge every answer by its outputSchema, also the last of hundreds", async () => {
    const outputSchema = { type: "object", required: ["sum"] };
    const listed = ask(2, "tools/list", undefined, {
      tools: [{ name: "add", inputSchema: { type: "object" }, outputSchema }],
    });
    const answers = Array.from({ length: 1_200 }, (_, at) =>
      ask(at + 3, "tools/call", { name: "add" }, { content: [], structuredContent: at === 1_199 ? {} : { sum: at } }),
    );
    expect(await verdictOf(legacy(listed, ...answers), "INV-013")).toMatchObject({ status: "fail", count: 1 });
    // Where the tool is listed last, what could not be kept until then is reported.
    expect(await verdictOf(legacy(...answers, listed), "INV-013")).toMatchObject({
      status: "errored",
      unjudged: [{ message: expect.stringContaining('200 answers of "add" could not be judged') }],
    });
  });

  it("keep large answers of tools that are not listed up to a limit", async () => {
    const large = (id: number) => ({ structuredContent: { text: `${"x".repeat(4 * 1024 * 1024)}${id}` } });
    const review = reviewSession({ revision: "2025-11-25" });
    const held: WeakRef<object>[] = [];
    for (let id = 1; id <= 20; id++) {
      const result = large(id);
      held.push(new WeakRef(result.structuredContent));
      review.addExchange(ask(id, "tools/call", { name: `t${id % 3}` }, result));
    }
    await new Promise((resolve) => setTimeout(resolve));
    collectGarbage();
    expect(held.filter((one) => one.deref() !== undefined).length).toBeLessThan(3);
    expect(await review.results(loadSchemaPort)).not.toHaveLength(0);
  });

  it("keep of a large answer what is judged by an outputSchema", async () => {
    const review = reviewSession({ revision: "2025-11-25" });
    const held: WeakRef<object>[] = [];
    for (let id = 1; id <= 20; id++) {
      const block = { type: "text", text: `${"x".repeat(4 * 1024 * 1024)}${id}` };
      held.push(new WeakRef(block));
      review.addExchange(ask(id, "tools/call", { name: "add" }, { content: [block], structuredContent: { sum: "5" } }));
    }
    await new Promise((resolve) => setTimeout(resolve));
    collectGarbage();
    expect(held.filter((one) => one.deref() !== undefined).length).toBeLessThan(3);
    const outputSchema = { properties: { sum: { type: "number" } } };
    const tools = [{ name: "add", inputSchema: { type: "object" }, outputSchema }];
    review.addExchange(ask(21, "tools/list", undefined, { tools }));
    const results = await review.results(loadSchemaPort);
    expect(results.find(({ id }) => id === "INV-013")).toMatchObject({
      breaches: [{ count: 20, evidence: '{"structuredContent":{"sum":"5"}}' }],
    });
  });

  it("count every breach under its message, and list twenty of them", async () => {
    const same = Array.from({ length: 8 }, (_, at): Exchange => ({ raw: `line ${at}`, direction: "server" }));
    expect(await verdictOf(legacy(...same), "INV-018")).toMatchObject({
      count: 8,
      breaches: [{ count: 8, evidence: '"line 0"' }],
    });
    const names = Array.from({ length: 30 }, (_, at) => ({ name: `a ${at}`, inputSchema: { type: "object" } }));
    const told = await verdictOf(legacy(ask(2, "tools/list", undefined, { tools: names })), "INV-016");
    expect(told?.count).toBe(30);
    expect(told?.breaches).toHaveLength(21);
    expect(told?.breaches[20]).toEqual({
      message: expect.stringContaining("not listed"),
      count: 10,
      evidence: JSON.stringify(names[20]),
    });
  });

  it("do not apply at other revisions, and say so", async () => {
    const others = async (name: string) =>
      (await judge(healthy[name] as Capture)).sessions[0]?.invariants
        .filter(({ reason }) => reason?.startsWith("it applies"))
        .map(({ id }) => id);
    expect(await others("a whole session")).toEqual(["INV-021", "INV-027", "INV-029"]);
    expect(await others("2026-07-28")).toEqual(
      "ELICIT-COMPLETE ELICIT-REQUIRED INV-001 INV-002 INV-008 INV-012".split(" "),
    );
  });
});

describe("the example of the reference", () => {
  it.skipIf(reference === undefined)("breaks INV-002 and nothing else (skipped if the page is absent)", async () => {
    const text = readFileSync(reference ?? "", "utf8");
    const capture = JSON.parse(text.slice(text.indexOf('{\n"server_label"'), text.indexOf("A notification omits")));
    expect(await failed(capture)).toEqual(["INV-002"]);
    expect((await judge(capture)).hazards).toEqual([]);
  });
});

describe("servers side by side", () => {
  const session = (server_label: string, tools: string[], from: number, protocol_version?: string): Capture => ({
    server_label,
    ...(protocol_version && { protocol_version }),
    exchanges: [
      ask(from, "initialize", undefined, { capabilities: { tools: {} } }),
      initialized,
      ask(from + 1, "tools/list", undefined, {
        tools: tools.map((name) => ({ name, inputSchema: { type: "object" } })),
      }),
    ],
  });

  it("are found for tools and ids that they share", async () => {
    const report = await judge([
      session("b", ["search", "b"], 1),
      session("a", ["search", "a"], 2),
      session("c", ["c"], 1),
    ]);
    expect(report.passed).toBe(false);
    await expect(`${JSON.stringify(report.hazards, null, 2)}\n`).toMatchFileSnapshot(`${golden}hazards.json`);
  });

  it("share nothing with themselves, nor across suites, whatever their revisions", async () => {
    const hazards = async (...sessions: Capture[]) => (await judge(sessions)).hazards;
    expect(await hazards(session("a", ["x"], 1), session("a", ["x"], 1))).toEqual([]);
    const elsewhere = session("b", ["x"], 1, "2025-11-25");
    expect(await hazards(session("a", ["x"], 1, "2025-06-18"), elsewhere)).toHaveLength(2);
    const inSuite = (suite: string, label: string) => ({ ...session(label, ["x"], 1), suite });
    expect(await hazards(inSuite("1", "a"), inSuite("2", "b"))).toEqual([]);
    expect(await hazards(inSuite("1", "a"), inSuite("1", "b"))).toHaveLength(2);
    expect((await judge([session("a", ["x"], 1), session("b", ["y"], 10)])).passed).toBe(true);
  });

  it("show ids in the order of numbers", async () => {
    const many = (label: string) => ({
      server_label: label,
      exchanges: [10, 9, 2, 1].map((id) => ask(id, "ping", undefined, {})),
    });
    const [hazard] = (await judge([many("a"), many("b")])).hazards;
    expect(hazard?.message).toContain("(1, 2, 9, 10)");
  });

  it("give an empty array that passes", async () => {
    expect(await judge([])).toEqual({ version: 1, passed: true, sessions: [], hazards: [] });
  });
});

describe("any capture", () => {
  const frame = fc.oneof(
    fc.constantFrom(...[...Object.values(healthy), ...broken.map(([, , one]) => one)].flatMap((one) => one.exchanges)),
    fc.record({ request: fc.jsonValue(), response: fc.jsonValue(), purpose: fc.constantFrom("test", "raw", "probe") }),
  );
  const capture = fc.record({
    server_label: fc.constantFrom("a", "b", "c"),
    exchanges: fc.array(frame as fc.Arbitrary<Exchange>, { maxLength: 12 }),
  });

  it("gives the same verdict each time, and in whatever order its sessions stand", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(capture, { maxLength: 4 }), async (made) => {
        // As a file has them: no message is the same object as another one.
        const text = JSON.stringify(made);
        const sessions: Capture[] = JSON.parse(text);
        const report = await judgeCapture(sessions, loadSchemaPort);
        expect(await judgeCapture(JSON.parse(text), loadSchemaPort)).toEqual(report);
        const turned = await judgeCapture([...sessions].reverse(), loadSchemaPort);
        expect(turned.passed).toBe(report.passed);
        expect(turned.hazards).toEqual(report.hazards);
        expect([...turned.sessions].reverse()).toEqual(report.sessions);
        expect(JSON.stringify(sessions)).toBe(text);
      }),
    );
  });
});
