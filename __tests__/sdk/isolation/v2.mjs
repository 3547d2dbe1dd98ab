// Version 2 of the TypeScript SDK over Streamable HTTP: `node v2.mjs PORT FORM [FOLDER PACKAGE]`. FORM: `handler`, which
// serves both eras, `stateful` (2025), or `shared`, where all clients have one transport. PACKAGE is installed in FOLDER.

import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { withTools } from "./tools.mjs";

const [, , port, form, folder, sdk = "@modelcontextprotocol/server"] = process.argv;
const require = createRequire(folder ? `${folder}/server.js` : import.meta.url);
const { createMcpHandler, McpServer, WebStandardStreamableHTTPServerTransport } = require(sdk);
const make = () => withTools(new McpServer({ name: "isolation", version: "1.0.0" }));

const sessions = new Map();
const shared = form === "shared" ? await connect({ sessionIdGenerator: undefined }) : undefined;
const handler = form === "handler" ? createMcpHandler(make) : { fetch: ofTransport };

createServer(toNodeHandler(handler)).listen(Number(port), "127.0.0.1");

async function ofTransport(request) {
  const id = request.headers.get("mcp-session-id");
  const known = shared ?? sessions.get(id);
  if (known) return known.handleRequest(request);
  if (id) return new Response(null, { status: 404 });
  const channel = await connect({
    sessionIdGenerator: () => randomUUID(),
    onsessioninitialized: (created) => sessions.set(created, channel),
    onsessionclosed: (closed) => sessions.delete(closed),
  });
  return channel.handleRequest(request);
}

async function connect(options) {
  const channel = new WebStandardStreamableHTTPServerTransport(options);
  await make().connect(channel);
  return channel;
}
