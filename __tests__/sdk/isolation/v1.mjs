// Version 1 of the TypeScript SDK over Streamable HTTP: `node v1.mjs PORT FORM [FOLDER PACKAGE]`. FORM: `stateful`,
// `stateless`, or `shared`, where all clients have one transport, as in GHSA-345p-7cg4-v4c7. PACKAGE is installed in FOLDER.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { withTools } from "./tools.mjs";

const [, , port, form, folder, sdk = "@modelcontextprotocol/sdk"] = process.argv;
const require = createRequire(folder ? `${folder}/server.js` : import.meta.url);
const { McpServer } = require(`${sdk}/server/mcp.js`);
const { StreamableHTTPServerTransport } = require(`${sdk}/server/streamableHttp.js`);
const { InMemoryEventStore } = require(`${sdk}/examples/shared/inMemoryEventStore.js`);

const sessions = new Map();
const shared = form === "shared" ? await connect({ sessionIdGenerator: undefined }) : undefined;

createServer(async (request, response) => {
  const known = shared ?? sessions.get(request.headers["mcp-session-id"]);
  if (known) return known.handleRequest(request, response);
  if (form === "stateless") {
    const channel = await connect({ sessionIdGenerator: undefined });
    response.on("close", () => channel.close());
    return channel.handleRequest(request, response);
  }
  if (request.headers["mcp-session-id"]) return response.writeHead(404).end();
  const channel = await connect({
    sessionIdGenerator: () => randomUUID(),
    eventStore: new InMemoryEventStore(),
    onsessioninitialized: (id) => sessions.set(id, channel),
    onsessionclosed: (id) => sessions.delete(id),
  });
  return channel.handleRequest(request, response);
}).listen(Number(port), "127.0.0.1");

async function connect(options) {
  const channel = new StreamableHTTPServerTransport(options);
  await withTools(new McpServer({ name: "isolation", version: "1.0.0" })).connect(channel);
  return channel;
}
