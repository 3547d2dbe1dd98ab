// A stdio server that lists what a JSON file says: `node listing-server.mjs FILE`, with `instructions`, `tools`, `prompts`,
// `resources` and `templates`; a list that is null is answered with an error.
import { readFileSync } from "node:fs";
import { handshake, serveStdio } from "./base.mjs";

const {
  instructions,
  tools = [],
  prompts = [],
  resources = [],
  templates = [],
} = JSON.parse(readFileSync(process.argv[2], "utf8"));
const results = {
  initialize: (params) =>
    handshake("listing", params, { capabilities: { tools: {}, prompts: {}, resources: {} }, instructions }),
  ping: () => ({}),
  "tools/list": () => ({ tools }),
  "prompts/list": () => ({ prompts }),
  "resources/list": () => resources && { resources },
  "resources/templates/list": () => ({ resourceTemplates: templates }),
};

serveStdio((method, params = {}) => {
  const result = results[method]?.(params);
  return result ? { result } : { error: { code: -32601, message: `Method not found: ${method}` } };
});
