// An ordinary small server with the SDK, for audits; `node greeter.mjs throws` has a bug in one of its tones.
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

const VOICES = { plain: { end: "." }, loud: { end: "!" } };
if (process.argv[2] === "throws") delete VOICES.loud;

const server = new McpServer({ name: "greeter", version: "1.0.0" });
server.registerTool(
  "greet",
  {
    description: "Makes a greeting for a person.",
    inputSchema: { name: z.string().min(1).max(40), tone: z.enum(["plain", "loud"]).default("plain") },
    annotations: { readOnlyHint: true },
  },
  ({ name, tone }) => ({ content: [{ type: "text", text: `Hello ${name}${VOICES[tone].end}` }] }),
);
server.registerTool(
  "forget",
  { description: "Forgets everybody who was greeted.", annotations: { readOnlyHint: false, destructiveHint: true } },
  () => ({ content: [{ type: "text", text: "Done." }] }),
);
await server.connect(new StdioServerTransport());
