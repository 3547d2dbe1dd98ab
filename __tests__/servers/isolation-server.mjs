// A server for two clients, over Streamable HTTP: `node isolation-server.mjs PORT MODE [BREAK …]`. MODE: `legacy` (2025-11-25) or
// `modern` (2026-07-28). `slow` repeats a text with progress, once nobody has sent anything for a while; `quick` does so at
// once. The users are those whose token a request has. It keeps the clients apart but for what a BREAK names, a rule or one of
// `busy` (it refuses a second call), `single` (a second session), `turns` (one call after the other), `board` (a tool shows
// what all have sent), `board of TOOL` (that one does, of three tools), `pages`, `both streams` and `cancel` (anybody cancels a
// task), `keeps by WHAT` (it answers as it first did for the same `tool`, `arguments`, `session` or `path`, or for `all`, which is right),
// `constant` (all answers are the same). With `orders`, each user has orders and notes: `get_order` and resources, which `open orders`, `open notes` and `open
// subscriptions` give to everybody, `text orders` says in texts, `shared orders` lists to everybody, and of which `any order` makes
// up those that there are not. When it is asked to end, it says how many requests came, and how many sessions it opened.
import { randomUUID } from "node:crypto";
import { listen, textResult } from "./base.mjs";

const IDLE_MS = 250;
const [port, mode, ...flags] = process.argv.slice(2);
const breaks = (name) => flags.includes(name);
const isModern = mode === "modern";
const META = "io.modelcontextprotocol/";
const TASKS = `${META}tasks`;

const text = { type: "object", properties: { text: { type: "string" } }, required: ["text"] };
const safe = { annotations: { readOnlyHint: true } };
const keepsBy = flags.find((flag) => flag.startsWith("keeps by "))?.slice(9);
const kept = new Map();
const third = flags.some((flag) => flag.startsWith("board of")) ? ["plain"] : [];
const tools = ["slow", "quick", ...third].map((name) => ({
  ...{ name, description: "Repeats a text.", inputSchema: text, ...safe },
  ...(name === "quick" && !isModern && { execution: { taskSupport: "optional" } }),
}));

const hasOrders = flags.some((flag) => /order|note|subscription/.test(flag));
const id = { type: "object", properties: { order_id: { type: "string" } }, required: ["order_id"] };
if (hasOrders)
  tools.push(
    { name: "list_orders", description: "Lists orders.", inputSchema: { type: "object" }, ...safe },
    { name: "get_order", description: "Gets an order.", inputSchema: id, ...safe },
  );
const resources = hasOrders ? { resources: { subscribe: true } } : {};
const ALICE = "Bearer token-of-alice-1234";

/** The number of what a user has. */
function ownNumber(user) {
  return user === ALICE || breaks("shared orders") ? 71 : 72;
}

/** What a tool or a method about orders and notes answers; undefined for any other. */
function ofUser(user, method, { name, uri, arguments: args = {} }) {
  const number = ownNumber(user);
  const answer = (result) => ({ result: { ...(isModern && { resultType: "complete" }), ...result } });
  const none = (text) =>
    breaks("text orders") ? answer(textResult(text)) : answer(textResult(text, { isError: true }));
  const isOf = (open, value, prefix) =>
    value === `${prefix}${number}` || (breaks(open) && /[-:]7[12]$/.test(value)) || breaks("any order");
  const orders = { orders: [{ id: `order-${number}` }] };
  if (name === "list_orders") return answer(textResult(JSON.stringify(orders), { structuredContent: orders }));
  if (name === "get_order")
    return isOf("open orders", args.order_id, "order-") || isOf("text orders", args.order_id, "order-")
      ? answer(textResult(`Order ${args.order_id}: ${args.order_id.slice(-2)} pieces`))
      : none(`Order ${args.order_id} not found`);
  const cache = isModern ? { ttlMs: 0, cacheScope: "private" } : {};
  if (method === "resources/list") return answer({ resources: [{ uri: `note:${number}`, name: "note" }], ...cache });
  if (method === "resources/templates/list") return answer({ resourceTemplates: [], ...cache });
  const refused = { error: { code: isModern ? -32602 : -32002, message: "Resource not found" } };
  if (method === "resources/read")
    return isOf("open notes", uri, "note:") ? answer({ contents: [{ uri, text: `note ${uri}` }], ...cache }) : refused;
  if (method === "resources/subscribe") return isOf("open subscriptions", uri, "note:") ? answer({}) : refused;
  return method === "resources/unsubscribe" ? answer({}) : undefined;
}

/** By id: the stream of its client, its calls by request id, and its events. */
const sessions = new Map();
const tasks = new Map();
const board = [];
/** Of all clients together, for what is broken. */
const shared = { calls: new Map(), tokens: new Map(), events: [] };
/** Slow calls that wait until nobody sends anything. */
const waiting = new Set();
let idle;
let eventId = 0;
let sessionCount = 0;
let queue = Promise.resolve();
let requests = 0;

process.once("SIGTERM", () => process.stdout.write(`${requests} ${sessionCount}\n`, () => process.exit()));

await listen((request, response, body) => {
  restartIdle();
  requests += 1;
  const user = request.headers.authorization;
  if (isModern) return request.method === "POST" ? modern(JSON.parse(body), user, response) : status(response, 405);
  return legacy(request, user, response, body);
}, Number(port));
process.stdout.write("ready\n");

function restartIdle() {
  clearTimeout(idle);
  idle = setTimeout(() => {
    for (const { finish } of [...waiting]) finish();
  }, IDLE_MS);
}

function status(response, code, result) {
  response.writeHead(code, result && { "content-type": "application/json" }).end(result && JSON.stringify(result));
}

function reply(response, id, answer, headers = {}) {
  response.writeHead(200, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ jsonrpc: "2.0", id, ...answer }));
}

const unknown = { error: { code: -32601, message: "Method not found" } };
const serverInfo = { name: "isolation", version: "1.0.0" };

function legacy({ method, headers }, user, response, body) {
  const session = sessions.get(headers["mcp-session-id"]);
  const frame = method === "POST" ? JSON.parse(body) : {};
  const { id, method: name, params = {} } = frame;
  if (name === "initialize") {
    if (breaks("single") && sessions.size > 0) return status(response, 400);
    sessionCount += 1;
    const sessionId = breaks("ISO-SESSION") ? `session-${String(sessionCount).padStart(30, "0")}` : randomUUID();
    sessions.set(sessionId, { calls: new Map(), events: [], user });
    const capabilities = {
      ...resources,
      tools: {},
      tasks: { list: {}, cancel: {}, requests: { tools: { call: {} } } },
    };
    const result = { protocolVersion: "2025-11-25", capabilities, serverInfo };
    return reply(response, id, { result }, { "mcp-session-id": sessionId });
  }
  if (!session) return status(response, headers["mcp-session-id"] ? 404 : 400);
  if (method === "DELETE") {
    if (breaks("ISO-CLOSE")) sessions.clear();
    sessions.delete(headers["mcp-session-id"]);
    return status(response, 200);
  }
  if (method === "GET") return openStream(session, headers["last-event-id"], response);
  if (id === undefined) {
    const calls = breaks("ISO-CANCEL") ? shared.calls : session.calls;
    if (name === "notifications/cancelled") calls.get(params.requestId)?.cancel();
    return status(response, 202);
  }
  const owned = hasOrders && ofUser(user, name, params);
  if (owned) return reply(response, id, owned);
  if (name === "ping") return reply(response, id, { result: {} });
  if (name === "tools/list") return reply(response, id, { result: { tools } });
  if (name === "tools/call")
    return params.task ? createTask(user, id, params, response) : inTurn(session, frame, response);
  if (name?.startsWith("tasks/")) return reply(response, id, askTask(user, name, params));
  return reply(response, id, unknown);
}

function modern({ id, method, params = {} }, user, response) {
  const cache = { ttlMs: 0, cacheScope: breaks("ISO-LIST") ? "public" : "private" };
  const done = (result) => reply(response, id, { result: { resultType: "complete", ...result } });
  const session = { calls: new Map(), events: [], user };
  const capabilities = {
    ...(hasOrders && { resources: {} }),
    tools: { listChanged: true },
    extensions: { [TASKS]: {} },
  };
  if (method === "server/discover") {
    return done({
      supportedVersions: ["2026-07-28"],
      capabilities,
      _meta: { [`${META}serverInfo`]: serverInfo },
      ...cache,
    });
  }
  if (method === "tools/list") {
    if (params.cursor)
      return done({ tools: tools.slice(1), ...cache, ...(breaks("pages") && { cacheScope: "public" }) });
    const own = { ...tools[0], description: `Repeats a text of ${user ?? "anybody"}.` };
    return done({ tools: [own], nextCursor: "2", ...cache });
  }
  if (method === "subscriptions/listen") {
    open(response);
    sessions.set(id, { stream: response, ...session });
    const acknowledged = { _meta: { [`${META}subscriptionId`]: id }, notifications: params.notifications };
    return write(response, { method: "notifications/subscriptions/acknowledged", params: acknowledged });
  }
  const owned = hasOrders && ofUser(user, method, params);
  if (owned) return reply(response, id, owned);
  const { extensions = {} } = params._meta?.[`${META}clientCapabilities`] ?? {};
  const takesTasks = TASKS in extensions;
  if (method?.startsWith("tasks/")) return reply(response, id, askTask(user, method, params));
  if (method !== "tools/call") return reply(response, id, unknown);
  if (takesTasks && params.name === "quick") return createTask(user, id, params, response);
  return call(session, { id, method, params }, response);
}

function open(response) {
  response.writeHead(200, { "content-type": "text/event-stream", "x-accel-buffering": "no" });
  response.flushHeaders();
}

function write(response, message, eventId) {
  if (!response.writableEnded)
    response.write(`${eventId ? `id: ${eventId}\n` : ""}data: ${JSON.stringify({ jsonrpc: "2.0", ...message })}\n\n`);
}

/** Sends an event of a call, and keeps it. */
function emit(session, call, message, response = call.response) {
  const event = { id: String(++eventId), call, message };
  session.events.push(event);
  shared.events.push(event);
  write(response, message, isModern ? undefined : event.id);
}

function openStream(session, lastId, response) {
  open(response);
  if (lastId === undefined) {
    session.stream = response;
    return;
  }
  const events = breaks("ISO-RESUME") ? shared.events : session.events;
  const last = events.find(({ id }) => id === lastId);
  const missed = events.filter(({ id, call }) => call === last?.call && Number(id) > Number(lastId));
  for (const { id, message } of missed) write(response, message, id);
  response.end();
}

/** Makes a call, with `turns` once the one before is over. */
function inTurn(session, frame, response) {
  if (!breaks("turns")) return call(session, frame, response);
  queue = queue.then(
    () =>
      new Promise((resolve) => {
        response.once("close", resolve);
        call(session, frame, response);
      }),
  );
}

function call(session, { id, params }, response) {
  const { name, arguments: args = {}, _meta = {} } = params;
  if (!tools.some((tool) => tool.name === name)) {
    return reply(response, id, { error: { code: -32602, message: `Unknown tool: ${name}` } });
  }
  if (typeof args.text !== "string")
    return reply(response, id, { result: textResult("text must be a string", { isError: true }) });
  if (breaks("busy") && waiting.size > 0) return status(response, 503);
  board.push(args.text);
  const { progressToken } = _meta;
  const held = { response };
  const ownText = breaks("constant") ? "fine" : keepsBy ? `${name} says ${args.text}` : args.text;
  const key = { tool: name, arguments: args.text, session, path: "/mcp", all: `${name} ${args.text}` }[keepsBy];
  if (keepsBy && !kept.has(key)) kept.set(key, ownText);
  const result = textResult(
    breaks("board") || breaks(`board of ${name}`) ? board.join(" ") : (kept.get(key) ?? ownText),
  );
  const answer = () => {
    const { calls } = breaks("ISO-ANSWER") ? shared : session;
    const { response: to } = breaks("ISO-ANSWER") || breaks("ISO-ID-REUSE") ? (calls.get(id) ?? held) : held;
    emit(session, held, { id, result: { ...(isModern && { resultType: "complete" }), ...result } }, to);
    to.end();
  };
  if (name !== "slow") {
    open(response);
    return answer();
  }
  open(response);
  const progress = (amount) => {
    const message = { method: "notifications/progress", params: { progressToken, progress: amount } };
    const to = breaks("ISO-PROGRESS") ? shared.tokens.get(progressToken) : held;
    if (progressToken !== undefined) emit(session, held, message, to.response);
    const own = [...sessions.values()].filter((one) => (isModern ? one.user === session.user : one === session));
    if (breaks("both streams")) for (const { stream } of own) if (stream) write(stream, message);
    const others = [...sessions.values()].filter((one) => one !== session && one.stream);
    if (breaks("ISO-STREAM"))
      for (const { stream } of others)
        write(stream, { method: "notifications/message", params: { level: "info", data: args.text } });
  };
  held.finish = () => {
    waiting.delete(held);
    progress(2);
    answer();
  };
  held.cancel = () => {
    waiting.delete(held);
    response.end();
  };
  if (breaks("FAULT-HTTP-NO-ANSWER")) waiting.clear();
  waiting.add(held);
  restartIdle();
  session.calls.set(id, held);
  shared.calls.set(id, held);
  shared.tokens.set(progressToken, held);
  progress(1);
  response.on("close", () => {
    if (!isModern) return;
    (breaks("ISO-CANCEL") ? shared.calls.get(id) : held).cancel();
    if (breaks("ISO-CLOSE")) waiting.clear();
  });
}

function createTask(user, id, { arguments: args }, response) {
  const now = new Date().toISOString();
  const task = { taskId: randomUUID(), status: "completed", createdAt: now, lastUpdatedAt: now };
  tasks.set(task.taskId, { user, task, result: textResult(args.text) });
  const created = { ...task, resultType: "task", ttlMs: 60_000 };
  return reply(response, id, { result: isModern ? created : { task: { ...task, ttl: 60_000 } } });
}

function askTask(user, method, { taskId }) {
  const isAnybodys = breaks("ISO-TASK") || (breaks("cancel") && method === "tasks/cancel");
  const isOwn = (one) => isAnybodys || one?.user === user;
  if (method === "tasks/list") return { result: { tasks: [...tasks.values()].filter(isOwn).map(({ task }) => task) } };
  const found = tasks.get(taskId);
  if (!found || !isOwn(found)) return { error: { code: -32602, message: "Task not found" } };
  const { task, result } = found;
  if (method === "tasks/get")
    return { result: isModern ? { ...task, resultType: "complete", ttlMs: 60_000, result } : task };
  return { result: isModern ? { resultType: "complete" } : method === "tasks/result" ? result : task };
}
