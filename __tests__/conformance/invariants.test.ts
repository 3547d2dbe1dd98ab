import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INVARIANTS } from "../../src/conformance/invariants/all.js";
import { type CaptureReport, judgeCapture } from "../../src/conformance/invariants/capture-report.js";
import { reviewSession } from "../../src/conformance/invariants/review.js";
import type { Capture, CaptureFile, Exchange } from "../../src/core/generated/capture.js";
import { validate } from "../../src/core/generated/capture.validate.js";
import { loadSchemaPort } from "../../src/engine/schema-port.js";
import { ruleOf } from "../../src/rules/registry.js";
import { referencePage } from "../support/reference.js";
import { ask, broken, healthy, initialized, legacy, modern } from "./captures.js";

const golden = new URL("../golden/conformance/", import.meta.url).pathname;
const reference = referencePage("invariants.txt");
const schemas = await loadSchemaPort();

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

function judge(capture: CaptureFile): CaptureReport {
  expect(validate(capture)).toBe(true);
  return judgeCapture(capture, schemas);
}

function failed(capture: Capture): string[] {
  return judge(capture).sessions.flatMap(({ invariants }) =>
    invariants.filter(({ status }) => status === "fail").map(({ id }) => id),
  );
}

describe("invariants", () => {
  it("are at least twenty, each with a rule and a session that breaks it", () => {
    const ids = INVARIANTS.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(20);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(ruleOf(id)?.id).toBe(id);
    expect([...new Set(broken.map(([id]) => id))]).toEqual(ids);
  });

  it.each(Object.keys(healthy))("hold: %s", (name) => {
    expect(failed(healthy[name] as Capture)).toEqual([]);
  });

  it.each(broken)("%s alone is broken: %s", (id, _, capture) => {
    expect(failed(capture)).toEqual([id]);
  });

  it("say how each is broken", async () => {
    const lines = broken.map(([id, how, capture]) => {
      const [session] = judge(capture).sessions;
      const told = session?.invariants.find((one) => one.id === id)?.breaches[0];
      return `${id} ${how}\n  ${told?.message}\n  seen: ${told?.evidence}\n`;
    });
    await expect(lines.join("")).toMatchFileSnapshot(`${golden}invariants.txt`);
  });

  it("are not held up by a server whose outputSchema takes for ever, nor judge by it", () => {
    const evil = {
      name: "add",
      inputSchema: { type: "object" },
      outputSchema: { properties: { a: { pattern: "^(a+)+$" } } },
    };
    const call = (id: number) =>
      ask(id, "tools/call", { name: "add" }, { content: [], structuredContent: { a: trap } });
    const trap = `${"a".repeat(40)}b`;
    const session = legacy(ask(2, "tools/list", undefined, { tools: [evil] }), ...[3, 4, 5, 6, 7, 8].map(call));
    const startedAt = performance.now();
    expect(failed(session)).toEqual([]);
    // Each of the six calls would take two seconds: one of them is tried.
    expect(performance.now() - startedAt).toBeLessThan(8_000);
  });

  it("are judged where messages are nested too deeply to be written", () => {
    const deep: unknown = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
    const told = { jsonrpc: "2.0", method: "notifications/message", params: { data: deep } };
    const list = { resultType: "complete", tools: [deep], ttlMs: 0, cacheScope: "private" };
    const exchange: Exchange = { ...ask(2, "tools/list", undefined, list), notifications: [told] };
    expect(judge(modern(exchange, exchange)).sessions).toHaveLength(1);
  });

  it("keep a sample of large answers alone", async () => {
    const large = (id: number) => ({ content: [{ type: "text", text: `${"x".repeat(4 * 1024 * 1024)}${id}` }] });
    const review = reviewSession({ revision: "2025-11-25" });
    const held: WeakRef<object>[] = [];
    for (let id = 1; id <= 20; id++) {
      const result = large(id);
      held.push(new WeakRef(result));
      review.see(ask(id, "tools/call", { name: `t${id % 3}` }, result));
    }
    await new Promise((resolve) => setTimeout(resolve));
    collectGarbage();
    expect(held.filter((one) => one.deref() !== undefined).length).toBeLessThan(9);
    expect(review.verdicts(schemas)).not.toHaveLength(0);
  });

  it("count every breach and keep the first five", () => {
    const many = legacy(
      ...Array.from({ length: 8 }, (_, at): Exchange => ({ raw: `line ${at}`, direction: "server" })),
    );
    const told = judge(many).sessions[0]?.invariants.find(({ id }) => id === "INV-018");
    expect(told).toMatchObject({ status: "fail", count: 8 });
    expect(told?.breaches).toHaveLength(5);
  });

  it("are told not to apply at other revisions", () => {
    const statuses = (capture: Capture) =>
      judge(capture)
        .sessions[0]?.invariants.filter(({ status }) => status === "not_applicable")
        .map(({ id }) => id);
    expect(statuses(healthy["a whole session"] as Capture)).toEqual(["INV-019", "INV-020", "INV-021", "INV-027"]);
    expect(statuses(healthy["2026-07-28"] as Capture)).toEqual(["INV-001", "INV-002", "INV-008", "INV-012"]);
  });
});

describe("the example of the reference", () => {
  it.skipIf(reference === undefined)("breaks INV-002 and nothing else (skipped where the page is absent)", () => {
    const text = readFileSync(reference ?? "", "utf8");
    const capture = JSON.parse(text.slice(text.indexOf('{\n"server_label"'), text.indexOf("A notification omits")));
    expect(failed(capture)).toEqual(["INV-002"]);
    expect(judge(capture).hazards).toEqual([]);
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

  it("are told of tools and ids that they share", async () => {
    const report = judge([session("b", ["search", "b"], 1), session("a", ["search", "a"], 2), session("c", ["c"], 1)]);
    expect(report.passed).toBe(false);
    await expect(`${JSON.stringify(report.hazards, null, 2)}\n`).toMatchFileSnapshot(`${golden}hazards.json`);
  });

  it("share nothing with themselves, nor across revisions", () => {
    expect(judge([session("a", ["x"], 1), session("a", ["x"], 1)]).hazards).toEqual([]);
    expect(judge([session("a", ["x"], 1, "2025-06-18"), session("b", ["x"], 1, "2025-11-25")]).hazards).toEqual([]);
    expect(judge([session("a", ["x"], 1), session("b", ["y"], 10)]).passed).toBe(true);
  });

  it("give an empty array that passes", () => {
    expect(judge([])).toEqual({ version: 1, passed: true, sessions: [], hazards: [] });
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

  it("gives the same verdict each time, and in whatever order its sessions stand", () => {
    fc.assert(
      fc.property(fc.array(capture, { maxLength: 4 }), (sessions) => {
        const text = JSON.stringify(sessions);
        const report = judgeCapture(sessions, schemas);
        expect(judgeCapture(JSON.parse(text), schemas)).toEqual(report);
        const turned = judgeCapture([...sessions].reverse(), schemas);
        expect(turned.passed).toBe(report.passed);
        expect(turned.hazards).toEqual(report.hazards);
        expect([...turned.sessions].reverse()).toEqual(report.sessions);
        expect(JSON.stringify(sessions)).toBe(text);
      }),
    );
  });
});
