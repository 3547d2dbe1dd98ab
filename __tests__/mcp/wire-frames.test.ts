import { describe, expect, it } from "vitest";
import { LEGACY_REVISIONS } from "../../src/mcp/revisions/known.js";
import { wireSchema } from "../support/wire-schema.js";
import { open, root, sessionOf } from "./support.js";

const EVERYTHING = [`${root}node_modules/@modelcontextprotocol/server-everything/dist/index.js`, "stdio"];
const client = {
  sampling: ["Hello"],
  // Its form has 3.14 for a default, and a number is no integer, as which the published schemas have it.
  elicitation: ["decline"],
  roots: [{ uri: "file:///a", name: "a" }],
};
/** What each message of ours is in the protocol's schema. */
const REQUESTS: Readonly<Record<string, string>> = {
  initialize: "InitializeRequest",
  "notifications/initialized": "InitializedNotification",
  "notifications/cancelled": "CancelledNotification",
  ping: "PingRequest",
  "tools/list": "ListToolsRequest",
  "tools/call": "CallToolRequest",
  "resources/read": "ReadResourceRequest",
  "prompts/get": "GetPromptRequest",
};
const RESULTS: Readonly<Record<string, string>> = {
  "sampling/createMessage": "CreateMessageResult",
  "elicitation/create": "ElicitResult",
  "roots/list": "ListRootsResult",
};

describe.each(LEGACY_REVISIONS)("our messages at %s", (revision) => {
  const schema = wireSchema(revision);

  it("are of the protocol's schema", async () => {
    const connection = await open(EVERYTHING, { targetVersion: revision, client });
    const session = sessionOf(connection);
    const ask = (method: string, params?: Record<string, unknown>, timeoutMs = 10_000) =>
      session.request(method, params, { timeoutMs, purpose: "test" });
    const call = (name: string, args = {}, timeoutMs?: number) =>
      ask("tools/call", { name, arguments: args }, timeoutMs);
    await ask("ping");
    await ask("tools/list");
    await call("echo", { message: "hi" });
    await call("trigger-sampling-request", { prompt: "Say something." });
    await call("trigger-elicitation-request");
    await call("get-roots-list");
    await ask("resources/read", { uri: "demo://resource/static/document/features.md" });
    await ask("prompts/get", { name: "simple-prompt" });
    await call("trigger-long-running-operation", { duration: 5, steps: 1 }, 200);
    await session.close();

    const seen = new Set<string>();
    for (const { direction, request, response } of connection.exchanges) {
      const { method } = request as { method: string };
      const name = direction === "client" ? REQUESTS[method] : RESULTS[method];
      if (name === undefined) continue;
      seen.add(method);
      const judged = direction === "client" ? request : (response as { result: unknown }).result;
      expect(schema(name, judged), `${method} ${JSON.stringify(judged)}`).toEqual([]);
    }
    const asked = Object.keys(RESULTS).filter((method) => method !== "elicitation/create" || revision >= "2025-06-18");
    expect([...seen].sort()).toEqual([...Object.keys(REQUESTS), ...asked].sort());
  });
});
