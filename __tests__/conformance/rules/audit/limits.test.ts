import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerOf } from "../../../../src/conformance/calls/answer.js";
import { AuditRun } from "../../../../src/conformance/rules/audit/audit-run.js";
import type { AuditServer, AuditStep } from "../../../../src/conformance/rules/audit/types.js";
import { asObject } from "../../../../src/core/json/json.js";
import { loadSchemaPort } from "../../../../src/engine/judge/schema-port.js";
import { auditTools } from "../../../../src/kinds/compliance/audit/audit-server.js";
import type { Outcome } from "../../../../src/mcp/types.js";

const CALL_MS = 100;
const COLOURS = Array.from({ length: 12 }, (_, at) => `colour ${at}`);
const TOOLS = ["red", "green", "blue"].map((name) => ({
  ...{ name, description: "", outputSchema: undefined, annotations: { readOnlyHint: true } },
  inputSchema: { type: "object", properties: { from: { enum: COLOURS }, to: { enum: COLOURS } } },
}));

beforeEach(() => void vi.useFakeTimers({ toFake: ["hrtime"] }));
afterEach(() => void vi.useRealTimers());

/** A server of which each answer takes the same time, or does not come; to wait longer for one takes all time. */
function serverOf(limitMs: number, isSilent: (step: AuditStep) => boolean): AuditServer {
  return {
    isFresh: false,
    signOfLife: { method: "ping", params: {} },
    async send(step, patience) {
      vi.advanceTimersByTime(patience === "long" ? limitMs : CALL_MS);
      const answer = {
        jsonrpc: "2.0",
        id: 1,
        result: { content: [{ type: "text", text: JSON.stringify(step.params) }] },
      };
      const silent = { kind: "timeout", timeoutMs: CALL_MS, afterMs: CALL_MS, notifications: [] };
      const answered = { kind: "answer", answer, durationMs: CALL_MS, notifications: [] };
      return answerOf((isSilent(step) ? silent : answered) as Outcome);
    },
    restart: async () => {},
    survives: async () => true,
    usage: () => undefined,
    noise: async () => [],
  };
}

/** Audits a server. `beside`: another one for what waits. */
async function audit(
  limitMs: number,
  isSilent = (_: AuditStep) => false,
  server = serverOf(limitMs, isSilent),
  beside?: AuditServer,
) {
  const run = new AuditRun(server, {
    ...{ tools: auditTools(TOOLS), capabilities: {}, schemas: await loadSchemaPort(), secrets: [], args: new Map() },
    ...{ limitMs, signal: new AbortController().signal, ...(beside && { beside }) },
  });
  await run.learn();
  await run.explore();
  const { findings, judged, notJudged } = await run.judge();
  const rules = findings.map(({ id }) => id);
  return { rules, holds: judged.has("AUDIT-EXCEPTION") && judged.has("AUDIT-CRASH"), notJudged };
}

it.each([
  ["all calls were made", 600_000, true],
  ["some were left out, although there is time to judge", 5_000, false],
])("rules hold if %s: %i ms", async (_, limitMs, holds) => {
  expect((await audit(limitMs)).holds).toBe(holds);
});

it("judges the answers before it waits for those that did not come", async () => {
  expect((await audit(600_000, ({ params }) => params.name === "red")).holds).toBe(true);
});

it("says of which tool calls were left out because it was slow", async () => {
  const { notJudged } = await audit(
    600_000,
    ({ params }) => params.name === "red" && "from" in asObject(params.arguments),
  );
  expect(notJudged.some((text) => text.startsWith("more calls of red"))).toBe(true);
});

it("goes on while another server is waited for", async () => {
  const isSilent = ({ params }: AuditStep) => params.name === "red";
  const [server, beside] = [serverOf(600_000, isSilent), serverOf(600_000, isSilent)];
  let isWaiting = false;
  const goneOn = new Promise<void>((resolve) => {
    const send = server.send;
    server.send = (...request) => {
      if (isWaiting) resolve();
      return send(...request);
    };
  });
  const { send } = beside;
  beside.send = async (step) => {
    isWaiting = true;
    await goneOn;
    return send(step);
  };
  expect((await audit(600_000, isSilent, server, beside)).rules).toContain("AUDIT-HANG");
});
