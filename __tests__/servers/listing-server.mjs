// A stdio server that lists what a JSON file says: `node listing-server.mjs FILE`, with `instructions`, `tools`, `prompts`,
// `resources` and `templates`.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const {
  instructions,
  tools = [],
  prompts = [],
  resources = [],
  templates = [],
} = JSON.parse(readFileSync(process.argv[2], "utf8"));
const results = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {}, prompts: {}, resources: {} },
    serverInfo: { name: "listing", version: "1.0.0" },
    instructions,
  }),
  ping: () => ({}),
  "tools/list": () => ({ tools }),
  "prompts/list": () => ({ prompts }),
  "resources/list": () => ({ resources }),
  "resources/templates/list": () => ({ resourceTemplates: templates }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params = {} } = JSON.parse(line);
  if (id === undefined) continue;
  const result = results[method]?.(params);
  const answer = result ? { result } : { error: { code: -32601, message: `Method not found: ${method}` } };
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, ...answer })}\n`);
}
