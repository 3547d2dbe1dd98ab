// What the first page of the docs of an SDK has: a server with two tools, a resource and a prompt. With BUG, an empty name ends it.
import { McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

const text = (value) => ({ content: [{ type: "text", text: value }] });
const server = new McpServer({ name: "hello", version: "0.1.0" });
server.tool("add", "Add two numbers", { a: z.number(), b: z.number() }, async ({ a, b }) => text(`${a + b}`));
server.tool("greet", "Greet somebody", { name: z.string() }, async ({ name }) => {
  if (process.env.BUG && name === "") process.exit(1);
  return text(`Hello, ${name}!`);
});
server.resource(
  "greeting",
  new ResourceTemplate("greeting://{name}", { list: undefined }),
  async ({ href }, { name }) => ({
    contents: [{ uri: href, text: `Hello, ${name}!` }],
  }),
);
server.prompt("review", "Ask for a review", { code: z.string() }, ({ code }) => ({
  messages: [{ role: "user", content: { type: "text", text: `Please review: ${code}` } }],
}));
await server.connect(new StdioServerTransport());
