// A server with ids of its own each time it starts: what a client takes from one answer into the next call cannot be written down.
import { randomUUID } from "node:crypto";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

const server = new McpServer({ name: "shop", version: "1" });
const ids = [randomUUID(), randomUUID()];
const annotations = { readOnlyHint: true };
const textOf = (text) => ({ content: [{ type: "text", text }] });
const answer = (value) => ({ ...textOf(JSON.stringify(value)), structuredContent: value });

server.registerTool("search", { inputSchema: { query: z.string() }, annotations }, ({ query }) =>
  answer({ items: ids.map((id, at) => ({ id, name: `${query} ${at}` })), total: 2 }),
);
server.registerTool("get", { inputSchema: { item_id: z.string() }, annotations }, ({ item_id: id }) =>
  ids.includes(id)
    ? answer({ id, price: 5, at: new Date().toISOString() })
    : { ...textOf("no such item"), isError: true },
);
server.registerTool("buy", { inputSchema: { item_id: z.string() } }, () => textOf("bought"));
server.registerTool("now", { inputSchema: {}, annotations }, () => textOf(`It is ${Date.now()}`));
server.registerTool("ask", { inputSchema: {}, annotations }, async () => {
  const requestedSchema = { type: "object", properties: { ok: { type: "boolean" } }, required: ["ok"] };
  return textOf((await server.server.elicitInput({ message: "Sure?", requestedSchema })).action);
});
server.registerTool("login", { inputSchema: { password: z.string() }, annotations }, ({ password }) =>
  textOf(`welcome, ${password}`),
);
await server.connect(new StdioServerTransport());
