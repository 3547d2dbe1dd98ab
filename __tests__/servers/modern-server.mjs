// A server of the SDK's second version: 2026-07-28, and the revisions before it unless ONLY_MODERN is set.
// Without an argument over stdio, with a port over HTTP at /mcp. `stderr` tells each message that came in.
import { createServer } from "node:http";
import { toNodeHandler } from "@modelcontextprotocol/node";
import {
  createMcpHandler,
  fromJsonSchema,
  inputRequired,
  inputResponse,
  McpServer,
} from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";

const text = (value) => ({
  content: [{ type: "text", text: typeof value === "string" ? value : JSON.stringify(value) }],
});
const object = (properties, required = []) => fromJsonSchema({ type: "object", properties, required });

function createServerOf() {
  const server = new McpServer(
    { name: "modern-server", version: "1.0.0" },
    { capabilities: { logging: {} }, instructions: "Call echo." },
  );
  server.registerTool(
    "echo",
    { description: "Says it again.", inputSchema: object({ message: { type: "string" } }, ["message"]) },
    ({ message }) => text(`Echo: ${message}`),
  );
  server.registerTool(
    "sum",
    {
      description: "Adds.",
      inputSchema: object({ a: { type: "number" }, b: { type: "number" } }, ["a", "b"]),
      outputSchema: object({ sum: { type: "number" } }, ["sum"]),
    },
    ({ a, b }) => ({ ...text(String(a + b)), structuredContent: { sum: a + b } }),
  );
  const region = { type: "string", "x-mcp-header": "Region" };
  const limits = { type: "object", properties: { most: { type: "integer", "x-mcp-header": "Most" } } };
  server.registerTool(
    "routed",
    { description: "Goes by its headers.", inputSchema: object({ region, limits }, ["region"]) },
    ({ region, limits }) => text(`${region} ${limits?.most ?? "-"}`),
  );
  server.registerTool(
    "ask",
    { description: "Asks the user, a model and for the roots.", inputSchema: object({}) },
    (_, { mcpReq: { inputResponses, requestState } }) => {
      const who = inputResponse(inputResponses, "who");
      if (!who || who.kind === "missing") {
        return inputRequired({ inputRequests: { who: inputRequired.elicit(WHO) }, requestState: "first" });
      }
      const said = inputResponse(inputResponses, "said");
      if (said.kind === "missing") {
        return inputRequired({
          inputRequests: {
            who: inputRequired.elicit(WHO),
            said: inputRequired.createMessage({
              messages: [{ role: "user", content: { type: "text", text: "Hi" } }],
              maxTokens: 10,
            }),
            roots: inputRequired.listRoots(),
          },
          requestState: "second",
        });
      }
      return text({ who, said, roots: inputResponse(inputResponses, "roots"), state: requestState?.() });
    },
  );
  server.registerTool("insatiable", { description: "Never has enough.", inputSchema: object({}) }, () =>
    inputRequired({ inputRequests: { who: inputRequired.elicit(WHO) } }),
  );
  server.registerTool(
    "stalls",
    { description: "Asks the user, and says nothing to the answer.", inputSchema: object({}) },
    (_, { mcpReq: { inputResponses, signal } }) =>
      inputResponses
        ? new Promise((resolve) => signal.addEventListener("abort", () => resolve(text("too late"))))
        : inputRequired({ inputRequests: { who: inputRequired.elicit(WHO) } }),
  );
  server.registerTool(
    "slow",
    { description: "Tells how far it is.", inputSchema: object({ ms: { type: "integer" } }) },
    async ({ ms = 0 }, { mcpReq }) => {
      const progressToken = mcpReq._meta?.progressToken;
      for (let progress = 1; progress <= 2 && progressToken !== undefined; progress += 1) {
        await mcpReq.notify({ method: "notifications/progress", params: { progressToken, progress, total: 2 } });
      }
      await mcpReq.log("info", "half way");
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        mcpReq.signal.addEventListener("abort", () => {
          clearTimeout(timer);
          process.stderr.write("cancelled\n");
          resolve();
        });
      });
      return text("done");
    },
  );
  server.registerResource("note", "note://one", { mimeType: "text/plain" }, (uri) => ({
    contents: [{ uri: uri.href, text: "a note" }],
  }));
  server.registerPrompt("greet", { argsSchema: object({ name: { type: "string" } }, ["name"]) }, ({ name }) => ({
    messages: [{ role: "user", content: { type: "text", text: `Greet ${name}.` } }],
  }));
  return server;
}

const WHO = {
  message: "Who are you?",
  requestedSchema: { type: "object", properties: { name: { type: "string", default: "nobody" } } },
};

const legacy = process.env.ONLY_MODERN ? "reject" : undefined;
const [port] = process.argv.slice(2);
if (port === undefined) serveStdio(createServerOf, legacy && { legacy });
else {
  const handler = toNodeHandler(createMcpHandler(createServerOf, legacy && { legacy }));
  createServer((request, response) => {
    const { "mcp-method": method, "mcp-name": name, "mcp-param-region": region } = request.headers;
    process.stderr.write(`${request.method} ${method} ${name} ${region}\n`);
    handler(request, response);
  }).listen(Number(port), "127.0.0.1");
}
