// The common server on version 1 of the TypeScript SDK: over stdio, or with `http PORT` over Streamable HTTP.
import { createServer } from "node:http";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { equipped } from "./tools.mjs";

const [, , transport, port] = process.argv;
const make = () => equipped(new McpServer({ name: "sdk-typescript-1", version: "0.0.0" }));

if (transport === "http") {
  createServer(async (request, response) => {
    const server = make();
    const channel = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
    response.on("close", () => server.close());
    await server.connect(channel);
    await channel.handleRequest(request, response);
  }).listen(Number(port), "127.0.0.1");
} else {
  await make().connect(new StdioServerTransport());
}
