import { expect, it } from "vitest";
import { runSuite } from "../../support/in-process.js";

/** Asks for the roots of its client before it answers a valid call. */
const ASKING = `
  const send = (message) => console.log(JSON.stringify({ jsonrpc: "2.0", ...message }));
  const inputSchema = { type: "object", properties: { x: { type: "string" } }, required: ["x"], additionalProperties: false };
  const text = (text, isError = false) => ({ isError, content: [{ type: "text", text }] });
  let waiting;
  require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
    const { id, method, params } = JSON.parse(line);
    const serverInfo = { name: "asking", version: "1.0.0" };
    if (method === "initialize") send({ id, result: { ...params, capabilities: { tools: {} }, serverInfo } });
    if (method === "tools/list") send({ id, result: { tools: [{ name: "look", annotations: { readOnlyHint: true }, inputSchema }] } });
    if (method === "tools/call" && params.arguments?.x === undefined) send({ id, result: text("argument x is required", true) });
    else if (method === "tools/call") {
      waiting = id;
      send({ id: "roots", method: "roots/list" });
    }
    if (method?.includes("/") && id !== undefined && !method.startsWith("tools/")) send({ id, error: { code: -32601, message: "Method not found" } });
    if (id === "roots") send({ id: waiting, result: text("ok") });
  });
`;

it.each([
  [1, 0],
  [2, 1],
])(
  "negative_path: `requests` holds those of the server during the valid call (%i are expected)",
  async (count, code) => {
    const ended = await runSuite({
      servers: { s: { command: [process.execPath, "-e", ASKING], client: { roots: [{ uri: "file:///tmp" }] } } },
      tools: [
        {
          name: "a",
          tool: "look",
          args: { x: "hello" },
          negative_path: { checks: ["missing_required"] },
          expect: [
            { target: "requests.length", matcher: { exact: count } },
            { target: "requests[0].method", matcher: { exact: "roots/list" } },
          ],
        },
      ],
    });
    expect(ended.code).toBe(code);
  },
);
