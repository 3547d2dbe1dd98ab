// A server of 2026-07-28 that keeps nothing in memory which a request needs: `node state-server.mjs PORT [BREAK …]`. What it
// asks for is in states that are signed with KEY, and about a user and a request; tasks alone are its own. A BREAK is `memory`
// (only the process that gave a state takes it), or `once`: it does not start when there is a file MARK, which it writes,
// or `fails`: it never starts.
import { createHmac } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { JSON_TYPE, listen, SSE, textResult } from "./base.mjs";

const [port, ...flags] = process.argv.slice(2);
const breaks = (name) => flags.includes(name);
const { KEY = "key", MARK } = process.env;
const META = "io.modelcontextprotocol/";
const item = { type: "object", properties: { item: { type: "string" } }, required: ["item"] };
const none = { type: "object", properties: {} };
const tool = (name, inputSchema = none, readOnlyHint = true) => ({
  ...{ name, description: `Is ${name}.`, inputSchema, annotations: { readOnlyHint } },
});
const tools = [tool("where"), tool("order", item, false), tool("start", none, false), tool("host"), tool("crash")];
/** Of this process alone. */
const tasks = new Set();
let requests = 0;

if (breaks("fails")) process.exit(4);
if (breaks("once")) {
  if (existsSync(MARK)) throw new Error("no second life");
  writeFileSync(MARK, "");
}

await listen((request, response, body) => {
  requests += 1;
  if (request.method !== "POST") return response.writeHead(405).end();
  const { id, method, params = {} } = JSON.parse(body);
  const answer = answerTo(method, params, request.headers);
  const text = JSON.stringify({ jsonrpc: "2.0", id, ...answer });
  if (params.name !== "start") return response.writeHead(200, JSON_TYPE).end(text);
  // In two parts, so that the id of the task is cut.
  response.writeHead(200, SSE).write(`data: ${text.slice(0, text.indexOf("task-") + 3)}`);
  setImmediate(() => response.end(`${text.slice(text.indexOf("task-") + 3)}\n\n`));
}, Number(port));
process.stdout.write("ready\n");

function answerTo(method, params, headers) {
  const meta = { _meta: { [`${META}serverInfo`]: { name: "state", version: "1.0.0" } } };
  const result = (value) => ({ result: { resultType: "complete", ...meta, ...value } });
  const error = (code, message) => ({ error: { code, message } });
  const cached = { ttlMs: 0, cacheScope: "public" };
  if (method === "server/discover") {
    return result({ supportedVersions: ["2026-07-28"], capabilities: { tools: {} }, ...cached });
  }
  if (method === "tools/list") return result({ tools, ...cached });
  if (method === "tasks/get") {
    return tasks.has(params.taskId) ? result({ taskId: params.taskId, status: "completed" }) : error(-32602, "no task");
  }
  if (method !== "tools/call") return error(-32601, "Method not found");
  if (params.name === "where")
    return result({ ...textResult("here"), structuredContent: { pid: process.pid, requests } });
  if (params.name === "crash") process.exit(3);
  if (params.name === "host") return result(textResult(headers.host));
  if (params.name === "start") {
    tasks.add("task-1");
    return result({ resultType: "task", taskId: "task-1", status: "working" });
  }
  return order(params, headers, result, error);
}

/** Asks for a confirmation first. */
function order({ arguments: args, inputResponses, requestState }, { authorization }, result, error) {
  const payload = Buffer.from(JSON.stringify({ ...args, authorization })).toString("base64url");
  const key = breaks("memory") ? `${process.pid}` : KEY;
  const state = `${payload}.${createHmac("sha256", key).update(payload).digest("base64url")}`;
  if (requestState === undefined) {
    const requestedSchema = { type: "object", properties: { sure: { type: "boolean" } }, required: ["sure"] };
    const confirm = { method: "elicitation/create", params: { mode: "form", message: "Sure?", requestedSchema } };
    return result({ resultType: "input_required", inputRequests: { confirm }, requestState: state });
  }
  if (requestState !== state) return error(-32602, "the state is not mine");
  return result(textResult(`${inputResponses.confirm.action} ${args.item}`));
}
