// A server of 2026-07-28 that keeps nothing in memory which a request needs: `node state-server.mjs PORT [BREAK …]`. What it
// asks for is in states that are signed with KEY, and about a user and a request; tasks, carts, subscriptions and what they
// are about are of one process. A BREAK is what it does wrong:
// - of states: `memory` (only the process that gave a state takes it), `context` (it serves only after server/discover),
//   `plain` (one process alone says its host), `unsigned`, `other name`, `other item`, `other authorization` (what a state may
//   be about), `surplus`, `missing`, `shape` (what it does not expect among the responses), `carts` (they are everybody's)
// - of subscriptions: `all` (they carry every change), `progress` (and that of calls), `more` (and acknowledge it), `numbers` and
//   `nameless` (their ids), `silent` and `still` (no change of the list, of the resource), `end` (they end as another one)
// - of starts: `once` (not when there is a file MARK_FILE, which it writes) and `fails` (never).
import { createHmac, randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { JSON_TYPE, listen, SSE, textResult } from "./base.mjs";

const [port, ...flags] = process.argv.slice(2);
const breaks = (name) => flags.includes(name);
const { KEY = "key", MARK_FILE } = process.env;
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
  tool("unlock", none, false),
  tool("write", none, false),
  tool("open_cart", none, false),
  tool("show_cart", { type: "object", properties: { cart: { type: "string" } }, required: ["cart"] }, false),
];
const NOTE = "note://one";
/** Of this process alone. */
const tasks = new Set();
/** Users by cart. */
const carts = new Map();
/** Streams with what they ask for. */
const subscriptions = new Set();
let note = 0;
let requests = 0;
const requestedSchema = { type: "object", properties: { sure: { type: "boolean" } }, required: ["sure"] };
const confirm = { method: "elicitation/create", params: { mode: "form", message: "Sure?", requestedSchema } };
/** Most of a state: what changes there changes the result. */
const PRICE = "1".repeat(500);
/** Clients whose first request came to this process. */
let isKnown = false;

if (breaks("fails")) process.exit(4);
if (breaks("once")) {
  if (existsSync(MARK_FILE)) throw new Error("no second life");
  writeFileSync(MARK_FILE, "");
}

await listen((request, response, body) => {
  requests += 1;
  if (request.method !== "POST") return response.writeHead(405).end();
  const { id, method, params = {} } = JSON.parse(body);
  if (method === "subscriptions/listen") return subscribe(id, params.notifications, response);
  const token = params._meta?.progressToken;
  if (breaks("progress") && token !== undefined)
    report(undefined, "notifications/progress", { progressToken: token, progress: 1 });
  const answer = answered(method, params, request.headers);
  if (answer === "nothing") return undefined;
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
    const capabilities = { tools: { listChanged: true }, resources: { subscribe: true } };
    return result({ supportedVersions: ["2026-07-28"], capabilities, ...cached });
  }
  if (method === "resources/list") return result({ resources: [{ name: "note", uri: NOTE }], ...cached });
  if (method === "resources/read" && params.uri === NOTE) {
    return result({ contents: [{ uri: NOTE, text: `${note}` }], ...cached });
  }
  if (method === "tools/list") return result({ tools, ...cached });
  if (method === "tasks/get") {
    return tasks.has(params.taskId) ? result({ taskId: params.taskId, status: "completed" }) : error(-32602, "no task");
  }
  if (method !== "tools/call") return error(-32601, "Method not found");
  if (params.name === "where")
    return result({ ...textResult("here"), structuredContent: { pid: process.pid, requests } });
  if (params.name === "crash") process.exit(3);
  if (params.name === "stall") {
    writeFileSync(MARK_FILE, "stalls");
    return "nothing";
  }
  if (params.name === "host") {
    if (breaks("plain") && !isFirst()) return error(-32603, "ask another one");
    return result(textResult(headers.host));
  }
  if (params.name === "unlock") {
    tools.push(tool(`unlocked-${tools.length}`, none, false));
    report("toolsListChanged", "notifications/tools/list_changed", {});
    return result(textResult("more"));
  }
  if (params.name === "write") {
    note += 1;
    report("resourceSubscriptions", "notifications/resources/updated", { uri: NOTE });
    return result(textResult("more"));
  }
  if (params.name === "open_cart") {
    const cart = randomUUID();
    carts.set(cart, headers.authorization);
    return result({ ...textResult(cart), structuredContent: { cart } });
  }
  if (params.name === "show_cart") {
    const isOwn =
      carts.has(params.arguments.cart) &&
      (breaks("carts") || carts.get(params.arguments.cart) === headers.authorization);
    return result(isOwn ? textResult("empty") : textResult("no such cart", { isError: true }));
  }
  if (params.name === "start") {
    tasks.add("task-1");
    return result({ resultType: "task", taskId: "task-1", status: "working" });
  }
  return order(params, headers, result, error);
}

/** Whether this process was asked before all others. */
function isFirst() {
  if (!existsSync(MARK_FILE)) writeFileSync(MARK_FILE, port);
  return readFileSync(MARK_FILE, "utf8") === port;
}

function subscribe(id, asked, response) {
  response.writeHead(200, { ...SSE, "x-accel-buffering": "no" });
  const named = breaks("numbers") ? Number(id) : id;
  const write = (frame) => response.write(`data: ${JSON.stringify({ jsonrpc: "2.0", ...frame })}\n\n`);
  const send = (method, params, _meta = { [`${META}subscriptionId`]: named }) =>
    write({ method, params: { ...params, _meta } });
  const end = () => {
    write({ id, result: { resultType: "complete", _meta: { [`${META}subscriptionId`]: "another" } } });
    response.end();
  };
  const subscription = { asked, send, end };
  subscriptions.add(subscription);
  response.once("close", () => subscriptions.delete(subscription));
  const notifications = breaks("more") ? { toolsListChanged: true, ...asked } : asked;
  send("notifications/subscriptions/acknowledged", { notifications });
}

/** Sends what changed to those who asked for it. */
function report(kind, method, params) {
  if (breaks(kind === "toolsListChanged" ? "silent" : "still") && kind) return;
  for (const { asked, send, end } of subscriptions) {
    if (kind && !asked[kind] && !breaks("all")) continue;
    send(method, params, breaks("nameless") ? {} : undefined);
    if (breaks("end")) end();
  }
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
