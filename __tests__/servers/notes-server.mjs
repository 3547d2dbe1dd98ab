// A server that keeps notes in a file of its working folder, from where later calls read them.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

const FILE = "notes.json";
const server = new McpServer({ name: "notes", version: "1" });
const textOf = (text) => ({ content: [{ type: "text", text }] });
const read = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : []);
const write = (notes) => writeFileSync(FILE, JSON.stringify(notes));

server.registerTool("add_note", { inputSchema: { text: z.string() } }, ({ text }) => {
  write([...read(), text]);
  return textOf(`noted in ${read().length} ms`);
});
server.registerTool("list_notes", { inputSchema: {}, annotations: { readOnlyHint: true } }, () =>
  textOf(`${read().length} notes: ${read().join(", ")}`),
);
server.registerTool("clear", { inputSchema: {}, annotations: { destructiveHint: true } }, () => {
  write([]);
  return textOf("cleared");
});
await server.connect(new StdioServerTransport());
