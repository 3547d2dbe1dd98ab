// The common server on version 1 of the TypeScript SDK: over stdio; with `http PORT` over Streamable HTTP, with `sse PORT`
// over HTTP+SSE.
import { createServer } from "node:http";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { SSEServerTransport } from "@modelcontextprotocol/sdk/server/sse.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { equipped } from "./tools.mjs";

const [, , transport, port] = process.argv;
const make = () =>
  equipped(new McpServer({ name: "sdk-typescript-1", version: "0.0.0" }, { capabilities: { logging: {} } }));

if (transport === "http") {
  createServer(async (request, response) => {
    const server = make();
    const channel = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
    response.on("close", () => server.close());
    await server.connect(channel);
    await channel.handleRequest(request, response);
  }).listen(Number(port), "127.0.0.1");
} else if (transport === "sse") {
  const channels = new Map();
  createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://localhost");
    const known = channels.get(searchParams.get("sessionId"));
    if (known) return known.handlePostMessage(request, response);
    if (request.method !== "GET" || pathname !== "/sse") return response.writeHead(404).end();
    const channel = new SSEServerTransport("/message", response);
    channels.set(channel.sessionId, channel);
    await make().connect(channel);
  }).listen(Number(port), "127.0.0.1");
} else {
  await make().connect(new StdioServerTransport());
}
