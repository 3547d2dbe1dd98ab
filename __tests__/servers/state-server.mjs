// A server of 2026-07-28 that keeps nothing in memory which a request needs: `node state-server.mjs PORT [BREAK …]`. What it
// asks for is in states that are signed with KEY, and about a user and a request; tasks alone are its own. A BREAK is `memory`
// (only the process that gave a state takes it), `context` (it serves only after server/discover), `unsigned`, `other name`,
// `other item`, `other authorization` (what a state may be about), `surplus`, `missing`, `shape` (what it does not expect
// among the responses), `once` (it does not start when there is a file MARK, which it writes) and `fails` (it never starts).
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
const tools = [
  tool("where"),
  tool("order", item, false),
  tool("rent", item, false),
  tool("start", none, false),
  tool("host"),
];
/** Of this process alone. */
const tasks = new Set();
let requests = 0;
const requestedSchema = { type: "object", properties: { sure: { type: "boolean" } }, required: ["sure"] };
const confirm = { method: "elicitation/create", params: { mode: "form", message: "Sure?", requestedSchema } };
/** Most of a state: what changes there changes the result. */
const PRICE = "1".repeat(500);
/** Clients whose first request came to this process. */
let isKnown = false;

if (breaks("fails")) process.exit(4);
if (breaks("once")) {
  if (existsSync(MARK)) throw new Error("no second life");
  writeFileSync(MARK, "");
}

await listen((request, response, body) => {
  requests += 1;
  if (request.method !== "POST") return response.writeHead(405).end();
  const { id, method, params = {} } = JSON.parse(body);
  const answer = answered(method, params, request.headers);
  if (answer === undefined) return response.writeHead(500).end();
  const text = JSON.stringify({ jsonrpc: "2.0", id, ...answer });
  if (params.name !== "start") return response.writeHead(200, JSON_TYPE).end(text);
  // In two parts, so that the id of the task is cut.
  response.writeHead(200, SSE).write(`data: ${text.slice(0, text.indexOf("task-") + 3)}`);
  setImmediate(() => response.end(`${text.slice(text.indexOf("task-") + 3)}\n\n`));
}, Number(port));
process.stdout.write("ready\n");

function answered(method, params, headers) {
  try {
    return answerTo(method, params, headers);
  } catch {
    return undefined;
  }
}

function answerTo(method, params, headers) {
  const meta = { _meta: { [`${META}serverInfo`]: { name: "state", version: "1.0.0" } } };
  const result = (value) => ({ result: { resultType: "complete", ...meta, ...value } });
  const error = (code, message) => ({ error: { code, message } });
  isKnown ||= method === "server/discover";
  if (breaks("context") && !isKnown) return error(-32600, "unknown client");
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
function order(params, { authorization }, result, error) {
  const { name, arguments: args, inputResponses, requestState } = params;
  const about = { name, ...args, authorization };
  const ask = () => result({ resultType: "input_required", inputRequests: { confirm }, requestState: sealed(about) });
  if (requestState === undefined) return ask();
  const opened = unsealed(requestState);
  if (opened === undefined) return error(-32602, "the state is not mine");
  const isOurs = Object.entries(about).every(([key, value]) => opened[key] === value || breaks(`other ${key}`));
  if (!isOurs) return error(-32602, "the state is of another request");
  const { confirm: confirmed, ...surplus } = inputResponses ?? {};
  if (breaks("surplus") && Object.keys(surplus).length > 0) return error(-32602, "a surplus response");
  if (confirmed === undefined) return breaks("missing") ? error(-32602, "no response") : ask();
  if (typeof confirmed !== "object") {
    if (breaks("shape")) throw new Error("no shape");
    return error(-32602, "a wrong response");
  }
  return result(textResult(`${confirmed.action} ${opened.item} ${opened.price}`));
}

function sealed(about) {
  const payload = Buffer.from(JSON.stringify({ ...about, price: PRICE })).toString("hex");
  return `${payload}.${signatureOf(payload)}`;
}

function unsealed(state) {
  const [payload, signature] = state.split(".");
  if (signature !== signatureOf(payload) && !breaks("unsigned")) return undefined;
  try {
    return JSON.parse(Buffer.from(payload, "hex"));
  } catch {
    return undefined;
  }
}

function signatureOf(payload) {
  return createHmac("sha256", breaks("memory") ? `${process.pid}` : KEY)
    .update(payload)
    .digest("base64url");
}
