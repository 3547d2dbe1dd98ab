import { expect, it } from "vitest";
import { answerOf } from "../../../../src/conformance/calls/answer.js";
import { AuditRun } from "../../../../src/conformance/rules/audit/audit-run.js";
import type { AuditServer } from "../../../../src/conformance/rules/audit/types.js";
import { asObject } from "../../../../src/core/json/json.js";
import { loadSchemaPort } from "../../../../src/engine/judge/schema-port.js";
import { auditTools } from "../../../../src/kinds/compliance/audit/audit-server.js";
import type { Outcome } from "../../../../src/mcp/types.js";

const TOOL = {
  name: "search",
  description: "",
  inputSchema: {
    type: "object",
    properties: { city: { enum: ["Oslo", "Bergen"] }, street: { enum: ["Mill", "Hill"] } },
    required: ["city", "street"],
  },
  outputSchema: undefined,
  annotations: { readOnlyHint: true },
};

/** The calls that learning makes: at the first one, the server answers with this text. */
async function learnedCalls(text: string, isError: boolean): Promise<unknown[]> {
  const server: AuditServer = {
    isFresh: false,
    signOfLife: { method: "ping", params: {} },
    async send({ method, params }) {
      const content = [{ type: "text", text: run.calls.length === 0 ? text : "found" }];
      const result = { content, isError: isError && run.calls.length === 0 };
      const answer = method === "tools/call" ? { result } : { error: { message: "no" } };
      const outcome = { kind: "answer", answer, durationMs: 1, notifications: [] } as unknown as Outcome;
      return answerOf(outcome, method === "tools/call" ? asObject(params.arguments) : undefined);
    },
    restart: async () => {},
    survives: async () => true,
    usage: () => undefined,
    noise: async () => [],
  };
  const run = new AuditRun(server, {
    tools: auditTools([TOOL]),
    capabilities: {},
    schemas: await loadSchemaPort(),
    secrets: [],
    args: new Map(),
    limitMs: 600_000,
    signal: new AbortController().signal,
  });
  await run.learn();
  return run.calls.map(({ args }) => Object.values(asObject(args)).join(" "));
}

it.each([
  ["changes a value that a rejection names", "no Oslo", true, "Bergen Mill"],
  ["changes a value that a failure without `isError` names", "Error: no Oslo", false, "Bergen Mill"],
  ["keeps a value that an accepted call repeats", "no streets in Oslo", false, "Oslo Hill"],
])("%s", async (_, text, isError, second) => {
  expect((await learnedCalls(text, isError)).slice(0, 2)).toEqual(["Oslo Mill", second]);
});
