// A right but unusual server over Streamable HTTP, without sessions: answers come from a cache that says so.
import { createServer } from "node:http";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { z } from "zod";

const cache = new Map();
const used = { hits: 0, misses: 0 };
const json = (value) => ({ content: [{ type: "text", text: JSON.stringify(value) }] });

function facts() {
  const server = new McpServer({ name: "odd-http", version: "1.0.0" });
  server.registerTool(
    "length",
    {
      description: "The length of a text.",
      inputSchema: {
        text: z.string().max(1000),
        refresh: z.boolean().default(false).describe("Do not use the cache."),
      },
      annotations: { readOnlyHint: true },
    },
    ({ text, refresh }) => {
      const cached = cache.has(text) && !refresh;
      used[cached ? "hits" : "misses"] += 1;
      cache.set(text, text.length);
      return json({ length: cache.get(text), cached });
    },
  );
  server.registerTool(
    "statistics",
    { description: "How the cache is used.", inputSchema: {}, annotations: { readOnlyHint: true } },
    () => json(used),
  );
  return server;
}

createServer(async (request, response) => {
  if (request.headers.origin !== undefined) return response.writeHead(403).end();
  if (request.method !== "POST") return response.writeHead(405).end();
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
  await facts().connect(transport);
  await transport.handleRequest(request, response);
}).listen(Number(process.argv[2]), "127.0.0.1", function () {
  console.log(`http://127.0.0.1:${this.address().port}/mcp`);
});
