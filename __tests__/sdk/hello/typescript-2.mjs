// The server of typescript-1.mjs, on version 2 of the SDK.
import { McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { z } from "zod";

const text = (value) => ({ content: [{ type: "text", text: value }] });
serveStdio(() => {
  const server = new McpServer({ name: "hello", version: "0.1.0" });
  const numbers = z.object({ a: z.number(), b: z.number() });
  server.registerTool("add", { description: "Add two numbers", inputSchema: numbers }, async ({ a, b }) =>
    text(`${a + b}`),
  );
  const named = z.object({ name: z.string() });
  server.registerTool("greet", { description: "Greet somebody", inputSchema: named }, async ({ name }) => {
    if (process.env.BUG && name === "") process.exit(1);
    return text(`Hello, ${name}!`);
  });
  const template = new ResourceTemplate("greeting://{name}", { list: undefined });
  server.registerResource("greeting", template, {}, async ({ href }, { name }) => ({
    contents: [{ uri: href, text: `Hello, ${name}!` }],
  }));
  const argsSchema = z.object({ code: z.string() });
  server.registerPrompt("review", { description: "Ask for a review", argsSchema }, ({ code }) => ({
    messages: [{ role: "user", content: { type: "text", text: `Please review: ${code}` } }],
  }));
  return server;
});
