import { spawn } from "node:child_process";
import { once } from "node:events";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createTaskSessionFromClient, type RawClientDispatch } from "@modelcontextprotocol/ext-tasks/client";
import { describe, expect, it } from "vitest";
import { accepts, freePort } from "../../../src/core/proc/port.js";
import { CLI, folderWith } from "../../support/harness.js";

const form = { type: "object", properties: { sure: { type: "boolean" } } };
const question = { method: "elicitation/create", params: { mode: "form", message: "Sure?", requestedSchema: form } };
const tools = [
  { name: "build", response: "built ${args.month}", task: { after: 30 } },
  {
    name: "ask",
    response: { structured: { said: "${args.sure.content.sure}" } },
    task: { required: true, input: { sure: question } },
  },
  { name: "fails", response: { error: { code: -32603, message: "full" } }, task: {} },
  { name: "endless", response: "never", task: { statuses: ["working"] } },
  { name: "plain", response: "plainly" },
];
const clientInfo = { name: "requester", version: "1.0.0" };
const clientCapabilities = { elicitation: { form: {} } };

/** Sends a request as the requester has it: the client of the SDK does not take a task for an answer. */
function dispatchTo(url: string): RawClientDispatch {
  let id = 0;
  return async (request, { signal } = {}) => {
    const { method, params } = request as { method: string; params: { name?: string; taskId?: string } };
    id += 1;
    const headers = {
      ...{ "content-type": "application/json", accept: "application/json, text/event-stream" },
      ...{ "mcp-protocol-version": "2026-07-28", "mcp-method": method, "mcp-name": params.taskId ?? params.name ?? "" },
    };
    const body = JSON.stringify({ jsonrpc: "2.0", id, method, params });
    const response = await fetch(url, { method: "POST", headers, body, ...(signal && { signal }) });
    const text = await response.text();
    const answer = JSON.parse(/^data: (\{.*)$/m.exec(text)?.[1] ?? text);
    return answer.error ? { kind: "error", error: answer.error } : { kind: "result", result: answer.result };
  };
}

describe.each(["2025-11-25", "2026-07-28"])("the requester of ext-tasks at %s", (revision) => {
  it("follows, answers and cancels the tasks of a mock", async () => {
    const port = await freePort();
    const cwd = folderWith({ "mock.json": { tools } });
    const args = [CLI, "mock", "mock.json", "--http", `${port}`, "--revision", revision];
    const mock = spawn(process.execPath, args, { cwd, stdio: "ignore" });
    const isModern = revision === "2026-07-28";
    const options = { versionNegotiation: { mode: { pin: revision } } };
    const client = new Client(clientInfo, { capabilities: clientCapabilities, ...(isModern && options) });
    try {
      while (mock.exitCode === null && !(await accepts("127.0.0.1", port)));
      const url = `http://127.0.0.1:${port}/mcp`;
      await client.connect(new StreamableHTTPClientTransport(new URL(url)));
      const session = createTaskSessionFromClient(client, {
        endpointId: "mock",
        ...(isModern && {
          rawDispatch: dispatchTo(url),
          v2RequestFraming: { protocolVersion: revision, clientInfo, clientCapabilities },
        }),
        onInputRequest: async () => ({ action: "accept", content: { sure: true } }) as never,
      });
      const call = async (name: string, given = {}) =>
        session.callTool(name, given, { task: { preference: name === "plain" ? "allow" : "prefer" } });
      const outcome = async (name: string, given = {}) => (await (await call(name, given)).settle()).outcome;
      const text = (said: string) => ({ status: "completed", result: { content: [{ type: "text", text: said }] } });
      expect(await outcome("build", { month: "May" })).toMatchObject(text("built May"));
      const said = { structuredContent: { said: true } };
      // At 2025-11-25 it never asks for the result of a task that waits for input, which is what brings the question.
      if (isModern) expect(await outcome("ask")).toMatchObject({ status: "completed", result: said });
      // At 2025-11-25 it takes the reason from the status alone.
      const message = isModern ? "full" : "Task failed";
      expect(await outcome("fails")).toMatchObject({ status: "failed", error: { message } });
      expect(await outcome("plain")).toMatchObject(text("plainly"));
      const endless = await call("endless");
      expect(endless.kind).toBe("task");
      await endless.cancel();
      expect((await endless.settle()).outcome).toMatchObject({ status: "cancelled" });
      await session.close();
    } finally {
      await client.close();
      mock.kill();
      if (mock.exitCode === null) await once(mock, "close");
    }
  });
});
