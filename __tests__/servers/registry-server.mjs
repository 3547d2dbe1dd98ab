// A server that can be published, for the profile `registry`. Its arguments change it: `untitled`, `unhinted`, `careless`
// (it starts without its variable, and says nothing), `talkative` (it says so, and starts), `silent` (it ends without a word),
// `older` (its version), `ends`.
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";

const words = process.argv.slice(2);
const has = (word) => words.includes(word);

if (has("ends")) process.exit(3);

if (process.env.SHOP_API_KEY === undefined) {
  if (!has("careless") && !has("silent")) console.error("SHOP_API_KEY is not set");
  if (!has("careless") && !has("talkative")) process.exit(1);
}

const server = new McpServer({ name: "shop", version: has("older") ? "1.2.2" : "1.2.3" });
const more = { title: has("untitled") ? undefined : "Find goods", annotations: { readOnlyHint: !has("unhinted") } };
server.registerTool("find", { description: "Finds goods by their name.", ...more }, () => ({
  content: [{ type: "text", text: "none" }],
}));
await server.connect(new StdioServerTransport());
