// A stdio server with many items, in pages of a thousand: `node many-server.mjs COUNT WHAT [LOG] [FIRST]` lists so many
// tools, resources, templates and prompts, `alike` or each `faulty`, or with `faulty-tools` tools alone. In LOG, a line for
// each list of tools. Items before FIRST are left out.
import { appendFileSync } from "node:fs";
import { handshake, serveStdio, textResult } from "./base.mjs";

const PAGE = 1_000;
const [number, what, log, first = "0"] = process.argv.slice(2);
const count = Number(number);
const isFaulty = what !== "alike";
const capabilities = { tools: {}, ...(what !== "faulty-tools" && { prompts: {}, resources: {} }) };

const tool = (index) => ({
  name: `t${index}`,
  inputSchema: { type: "object", ...(isFaulty && { required: [`q${index}`] }) },
  annotations: isFaulty ? { readOnlyHint: `no ${index}` } : { readOnlyHint: true },
});
const others = {
  resources: (index) => ({ uri: `file:///r${index}`, name: `r${index}`, ...(isFaulty && { mimeType: `x${index}` }) }),
  resourceTemplates: (index) => ({ uriTemplate: `file:///${index}/{x}`, name: `m${index}` }),
  prompts: (index) => ({ name: `p${index}`, ...(isFaulty && { arguments: [{ name: `a${index}` }] }) }),
};

function pageOf(member, make, { cursor = first }) {
  const from = Number(cursor);
  const to = Math.min(count, from + PAGE);
  const items = Array.from({ length: to - from }, (_, index) => make(from + index));
  return { [member]: items, ...(to < count && { nextCursor: String(to) }) };
}

const results = {
  initialize: (params) => handshake("many", params, { capabilities }),
  ping: () => ({}),
  "tools/list": (params) => {
    if (log && !params.cursor) appendFileSync(log, "tools/list\n");
    return pageOf("tools", tool, params);
  },
  "resources/list": (params) => pageOf("resources", others.resources, params),
  "resources/templates/list": (params) => pageOf("resourceTemplates", others.resourceTemplates, params),
  "prompts/list": (params) => pageOf("prompts", others.prompts, params),
  "tools/call": () => textResult("ok"),
  "resources/read": ({ uri }) => ({ contents: [{ uri, text: "x" }] }),
  "prompts/get": () => ({ messages: [] }),
};

serveStdio((method, params = {}) => {
  const result = results[method]?.(params);
  return result ? { result } : { error: { code: -32601, message: `Method not found: ${method}` } };
});
