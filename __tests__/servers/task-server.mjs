// Tasks of 2026-07-28, by hand. Without an argument over stdio, with a port over HTTP at /mcp.
import { eachLine, listenForRequests, SSE, send, sendJson } from "./base.mjs";

const CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";
const SUBSCRIPTION = "io.modelcontextprotocol/subscriptionId";
const TASKS = "io.modelcontextprotocol/tasks";
const INFO = { name: "task-server", version: "1.0.0" };
const POLL_MS = 10;
const PACE_MS = 200;
const complete = (value) => ({ resultType: "complete", content: [{ type: "text", text: String(value) }] });
const error = (code, message, data) => ({ error: { code, message, ...(data && { data }) } });
const elicit = (message, properties) => ({
  method: "elicitation/create",
  params: { mode: "form", message, requestedSchema: { type: "object", properties } },
});

/** The tasks, each with what the next calls of `tasks/get` find. */
const tasks = new Map();
const listeners = new Set();

/** What a tool does: its states one after the other, each seen by one `tasks/get`; the last one stays. */
const TOOLS = {
  build: ({ month = "May" }) => [working("Reading"), working("Writing"), completed(complete(`built ${month}`))],
  strict: () => [completed(complete("strictly"))],
  fails: () => [failed({ code: -32603, message: "The disk is full" })],
  refuses: () => [completed({ ...complete("no"), isError: true })],
  explains: () => [{ ...completed(complete("done")), statusMessage: "All is built" }],
  endless: () => [working()],
  // Says the shortest time between two requests for its state, in milliseconds.
  paced: () => [working(), working(), working(), completed((_, times) => complete(shortestGap(times)))],
  // Its interval is long: only who listens learns soon that it is done.
  reports: () => [{ ...completed(complete("reported")), isReported: true }],
  ask: () => [
    { status: "input_required", inputRequests: { sure: elicit("Sure?", { sure: { type: "boolean" } }) } },
    completed((answers) => complete(JSON.stringify(answers))),
  ],
  nested: () => [{ status: "working", ttlMs: 5 }, { status: 7 }],
};
const working = (statusMessage) => ({ status: "working", ...(statusMessage && { statusMessage }) });
const completed = (result) => ({ status: "completed", result });
const failed = (reason) => ({ status: "failed", error: reason });

function shortestGap(times) {
  return Math.min(...times.slice(1).map((time, index) => time - times[index]));
}

function create(name, args) {
  const taskId = crypto.randomUUID();
  const now = new Date().toISOString();
  const pollIntervalMs = { reports: 3_600_000, paced: PACE_MS }[name] ?? POLL_MS;
  const base = { taskId, createdAt: now, lastUpdatedAt: now, ttlMs: 60_000, pollIntervalMs };
  tasks.set(taskId, { base, states: TOOLS[name](args), answers: {}, times: [] });
  return { result: { resultType: "task", ...base, status: "working" } };
}

function get(task) {
  const { base, states, answers, times } = task;
  times.push(performance.now());
  const [state] = states;
  const isAsking = state.status === "input_required";
  if (states.length > 1 && !isAsking) states.shift();
  const { isReported: _, ...seen } = state;
  const result = typeof seen.result === "function" ? { result: seen.result(answers, times) } : {};
  return { resultType: "complete", ...base, ...seen, ...result };
}

function update(task, responses) {
  Object.assign(task.answers, responses);
  if (task.states[0].status === "input_required") task.states.shift();
}

/** The answer to a request; `push` sends a notification to who listens. */
function answerTo(method, params, id, push) {
  const declared = params?._meta?.[CAPABILITIES] ?? {};
  const hasTasks = declared.extensions?.[TASKS] !== undefined;
  if (method === "server/discover")
    return {
      result: {
        resultType: "complete",
        ...{ supportedVersions: ["2026-07-28"], ttlMs: 0, cacheScope: "private" },
        capabilities: { tools: {}, extensions: { [TASKS]: {} } },
        _meta: { "io.modelcontextprotocol/serverInfo": INFO },
      },
    };
  if (method === "tools/list") {
    const names = [...Object.keys(TOOLS), "plain", "capabilities"];
    const tools = names.map((name) => ({ name, description: `The tool ${name}.`, inputSchema: { type: "object" } }));
    return { result: { resultType: "complete", tools, ttlMs: 0, cacheScope: "private" } };
  }
  if (method === "tools/call") {
    const { name, arguments: args = {} } = params;
    if (name === "plain") return { result: complete("plainly") };
    if (name === "capabilities") return { result: complete(JSON.stringify(declared)) };
    if (TOOLS[name] === undefined) return error(-32602, `Unknown tool: ${name}`);
    if (hasTasks) return create(name, args);
    if (name !== "strict") return { result: complete("plainly") };
    return error(-32021, "Missing required client capability", {
      requiredCapabilities: { extensions: { [TASKS]: {} } },
    });
  }
  if (method === "subscriptions/listen") {
    const { taskIds = [] } = params.notifications;
    push({ method: "notifications/subscriptions/acknowledged", params: { notifications: { taskIds }, ...about(id) } });
    const reported = taskIds.map((taskId) => tasks.get(taskId)).filter((task) => task?.states[0].isReported);
    for (const task of reported) {
      const { resultType: _, ...seen } = get(task);
      push({ method: "notifications/tasks", params: { ...seen, ...about(id) } });
    }
    return undefined;
  }
  const task = tasks.get(params?.taskId);
  if (!method.startsWith("tasks/")) return error(-32601, "Method not found");
  if (task === undefined) return error(-32602, "Unknown task");
  if (method === "tasks/get") return { result: get(task) };
  if (method === "tasks/update") update(task, params.inputResponses);
  else if (method === "tasks/cancel") task.states.splice(0, task.states.length, { status: "cancelled" });
  else return error(-32601, "Method not found");
  return { result: { resultType: "complete" } };
}

const about = (id) => ({ _meta: { [SUBSCRIPTION]: id } });

function serveHttp(port) {
  return listenForRequests(({ id, method, params }, response, request) => {
    const named = params?.taskId ?? params?.name;
    if (named !== undefined && request.headers["mcp-name"] !== named)
      return sendJson(response, { id, ...error(-32020, "Header mismatch") }, {}, 400);
    const push = (message) => {
      if (!response.headersSent) response.writeHead(200, SSE);
      response.write(`data: ${JSON.stringify({ jsonrpc: "2.0", ...message })}\n\n`);
    };
    const answer = answerTo(method, params, id, push);
    if (answer === undefined) return listeners.add(response);
    sendJson(response, { id, ...answer }, {}, answer.error?.code === -32021 ? 400 : 200);
  }, port);
}

function serveStdio() {
  eachLine((line) => {
    const { id, method, params } = JSON.parse(line);
    const answer = id === undefined ? undefined : answerTo(method, params, id, (message) => void send(message));
    if (answer) void send({ id, ...answer });
  });
}

const [, , port] = process.argv;
if (port === undefined) serveStdio();
else await serveHttp(Number(port));
