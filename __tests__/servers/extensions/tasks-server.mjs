// A server whose tools run as tasks, with the tools for which the official conformance suite asks. A task goes on whenever
// its state is asked for, so that no test depends on time. MUTANT says what the server does wrong, and TOGETHER how many tasks
// must be there before one goes on.
import { randomUUID } from "node:crypto";
import { isModern, mismatch, mutant, rpcError, serve, text, tool } from "./serve.mjs";

const EXTENSION = "io.modelcontextprotocol/tasks";
const RELATED = "io.modelcontextprotocol/related-task";
const SUBSCRIPTION = "io.modelcontextprotocol/subscriptionId";
const FINAL = ["completed", "failed", "cancelled"];
const cached = { ttlMs: 0, cacheScope: "private" };

const form = (message, property, type = "boolean") => ({
  method: "elicitation/create",
  params: {
    ...{ mode: "form", message },
    requestedSchema: { type: "object", properties: { [property]: { type } }, required: [property] },
  },
});
const completed = (result) => ({ status: "completed", result });
const failed = (error) => ({ status: "failed", error });
const asking = (inputRequests) => ({ status: "input_required", inputRequests });
const DISK = { code: -32603, message: "The disk is full" };
const REFUSED = text("No such file.", { isError: true });
const refused = () => {
  if (isModern) return mutant === "isError fails" ? failed(DISK) : completed(REFUSED);
  return { status: mutant === "isError completes" ? "completed" : "failed", result: REFUSED };
};

/** What the task of each tool comes to, one state after the other. */
const WORK = {
  slow_compute: ({ label = "it" }) => [completed(text(`Computed ${label}.`))],
  failing_job: () => [refused()],
  find_file: () => [refused()],
  protocol_error_job: () => [failed(mutant === "error without code" ? { message: DISK.message } : DISK)],
  confirm_delete: () => [asking({ confirm: form("Delete it?", "confirm") }), completed(text("Deleted."))],
  multi_input: () => [
    asking({ first: form("First?", "first"), second: form("Second?", "second") }),
    completed(text("Thank you.")),
  ],
  ask_twice: () => [
    asking({ first: form("First?", "first") }),
    asking({ [mutant === "key again" ? "first" : "second"]: form("Second?", "second") }),
    completed(text("Thank you.")),
  ],
  test_tool_with_task: ({ name }) => [completed(text(`Hello, ${name}!`))],
};
/** What makes a task only behind a question of the call, which 2025-11-25 does not have. */
if (!isModern) delete WORK.test_tool_with_task;
const REQUIRED = ["failing_job", "test_tool_with_task"];
const NAME = { user_name: form("Who are you?", "name", "string") };
const seconds = { type: "number", description: "How long it takes.", default: 0 };
const label = { type: "string", description: "What is computed." };
const inputSchema = { type: "object", properties: { seconds, label } };
const tools = [
  tool("greet"),
  ...Object.keys(WORK).map((name) => {
    const schema = name === "slow_compute" ? { inputSchema } : {};
    return tool(name, {
      ...schema,
      ...(!isModern && { execution: { taskSupport: REQUIRED.includes(name) ? "required" : "optional" } }),
    });
  }),
];

const together = Number(process.env.TOGETHER ?? 0);
const tasks = new Map();
const listeners = [];

function create(name, args, ttl) {
  const taskId = mutant === "counted ids" ? `task-${tasks.size + 100}` : randomUUID();
  const states = [{ status: "working" }, ...WORK[name](args)];
  const task = { taskId, states, ttl, createdAt: new Date().toISOString(), asked: 0, readyAt: Date.now() };
  task.readyAt += (args.seconds ?? 0) * 1_000;
  tasks.set(taskId, task);
  if (mutant === "short life" && ttl !== undefined) setTimeout(() => tasks.delete(taskId), ttl / 4).unref();
  if (isModern)
    return {
      ...shown(task),
      resultType: "task",
      ...(mutant === "nested task" && { taskId: undefined, task: shown(task) }),
    };
  const begun = mutant === "begins asking" ? { ...shown(task), status: "input_required" } : shown(task);
  return mutant === "flat task" ? begun : { task: begun };
}

/** A task as `tasks/get` shows it. */
function shown({ taskId, states: [state], ttl = null, createdAt, asked }) {
  const { result, error, inputRequests, status } = state;
  const isEnded = FINAL.includes(status);
  const ttlShown = mutant === "ttl as text" && asked > 0 ? `${ttl}` : ttl;
  const isRevived = mutant === "revives" && isEnded && state.shown > 0;
  return {
    ...{
      taskId,
      status: mutant === "running" && asked > 0 && status === "working" ? "running" : isRevived ? "working" : status,
    },
    ...(mutant !== "no createdAt" && { createdAt }),
    lastUpdatedAt: createdAt,
    ...(isModern ? { ttlMs: ttlShown, pollIntervalMs: 10 } : { ttl: ttlShown, pollInterval: 10 }),
    ...(isModern &&
      !isRevived && {
        ...(result && mutant !== "no result" && { result: given(result) }),
        ...(error && { error }),
        ...(inputRequests && { inputRequests }),
      }),
  };
}

const given = (result) => {
  const full = isModern ? { resultType: "complete", ...result } : result;
  return mutant === "other result" && !result.isError ? { ...full, ...text("Something else.") } : full;
};

/** A task goes on, if it does not wait for input. */
function goOn(task) {
  const { states, readyAt } = task;
  if (states.length === 1 || states[0].status === "input_required" || Date.now() < readyAt) return;
  if (tasks.size < together) return;
  next(task);
}

function next(task) {
  task.states.shift();
  for (const { taskIds, push } of listeners) {
    if (!taskIds.includes(task.taskId) && mutant !== "reports others") continue;
    const { result, ...rest } = shown(task);
    push("notifications/tasks", { ...rest, ...(mutant !== "reports half" && result && { result }) });
    if (mutant === "logs while listening") push("notifications/message", { level: "info", data: "It goes on." });
  }
}

function taskOf({ taskId }) {
  const task = tasks.get(taskId);
  if (!task) throw rpcError(mutant === "unknown task" ? -32603 : -32602, "Task not found");
  return task;
}

function get(params) {
  const task = taskOf(params);
  task.asked += 1;
  if (mutant === "late" && task.asked === 1) throw rpcError(-32602, "Task not found");
  const [state] = task.states;
  const answer = shown(task);
  state.shown = (state.shown ?? 0) + 1;
  if (mutant === "forgets" && FINAL.includes(state.status) && isModern) tasks.delete(task.taskId);
  // Its work would go on for ever.
  if (mutant !== "does not wait" && isModern) goOn(task);
  const related = mutant === "related in get" && { _meta: { [RELATED]: { taskId: task.taskId } } };
  return {
    ...answer,
    ...(isModern && { resultType: mutant === "task type in get" ? "task" : "complete" }),
    ...related,
  };
}

function cancel(params) {
  const task = taskOf(params);
  const isEnded = FINAL.includes(task.states[0].status);
  if (isModern) {
    if (!isEnded) task.states = [{ status: "cancelled" }];
    return {
      ...(mutant === "cancel shows" && shown(task)),
      resultType: mutant === "task type in cancel" ? "task" : "complete",
    };
  }
  if (isEnded && mutant !== "cancels twice") throw rpcError(-32602, "The task has ended");
  if (mutant === "ignores cancel") return shown(task);
  const before = task.states;
  if (!isEnded) task.states = [{ status: "cancelled" }];
  const answer = shown(task);
  if (mutant === "goes on" && !isEnded) task.states = before.slice(-1);
  return answer;
}

async function resultOf(params, ask) {
  const task = taskOf(params);
  const related = { [RELATED]: { taskId: task.taskId } };
  if (mutant === "does not wait") return text("Not yet.", { _meta: related });
  await new Promise((resolve) => setTimeout(resolve, task.readyAt - Date.now()));
  while (!FINAL.includes(task.states[0].status)) {
    const { inputRequests = {} } = task.states[0];
    for (const { method, params: asked } of Object.values(inputRequests))
      await ask(method, { ...asked, ...(mutant !== "request without task" && { _meta: related }) });
    next(task);
  }
  const [{ result, error, status }] = task.states;
  if (mutant === "forgets") tasks.delete(task.taskId);
  if (error) throw rpcError(error.code, error.message);
  if (mutant === "error of a completed task" && status === "completed") throw rpcError(DISK.code, DISK.message);
  return { ...given(result ?? text("It was cancelled.")), ...(mutant !== "result without task" && { _meta: related }) };
}

function update(params) {
  const task = taskOf(params);
  const { inputRequests = {} } = task.states[0];
  const keys = Object.keys(params.inputResponses);
  if (mutant === "strict keys" && keys.some((key) => !(key in inputRequests))) throw rpcError(-32602, "Unknown key");
  for (const key of keys) delete inputRequests[key];
  if (task.states[0].inputRequests && Object.keys(inputRequests).length === 0) next(task);
  return { ...(mutant === "update shows" && shown(task)) };
}

function listen({ notifications: { taskIds = [] } }, notify, id) {
  const push = (method, params) => notify(method, { ...params, _meta: { [SUBSCRIPTION]: id } });
  const known = taskIds.filter((taskId) => tasks.has(taskId) || mutant === "listens to any");
  push("notifications/subscriptions/acknowledged", { notifications: { taskIds: known } });
  listeners.push({ taskIds: known, push });
  return new Promise(() => {});
}

function call({ name, arguments: args = {}, inputResponses, ...params }, takesTasks) {
  const asked = isModern ? undefined : params.task;
  if (name === "greet" && (!asked || mutant === "no tools")) return text(`Hello, ${args.name ?? "World"}!`);
  if (name === "greet" && mutant === "task of no tools") return create("slow_compute", {});
  if (name === "greet") throw rpcError(mutant === "forbidden otherwise" ? -32602 : -32601, "It does not run as a task");
  if (!WORK[name]) throw rpcError(-32602, `Unknown tool: ${name}`);
  if (takesTasks && name === "test_tool_with_task")
    return inputResponses
      ? create(name, inputResponses.user_name.content)
      : { resultType: "input_required", inputRequests: NAME };
  if (isModern ? takesTasks : asked) return create(name, args, asked?.ttl);
  if (mutant === "task unasked" && name === "slow_compute") return create(name, args);
  if (REQUIRED.includes(name) && mutant !== "required plainly") {
    const requiredCapabilities = { extensions: mutant === "other capability" ? { other: {} } : { [EXTENSION]: {} } };
    const code = mutant === "invalid request" ? -32600 : -32601;
    throw isModern ? missing(requiredCapabilities) : rpcError(code, "It runs as a task alone");
  }
  if (name === "failing_job" || name === "find_file") return REFUSED;
  if (isModern && name === "confirm_delete") return text("Nobody was asked.");
  // What is plainly called does not ask.
  const { result, error } = WORK[name](args).at(-1);
  if (error) throw rpcError(DISK.code, DISK.message);
  return result;
}

const missing = (requiredCapabilities = { extensions: { [EXTENSION]: {} } }) =>
  rpcError(-32021, "The extension is not declared", { requiredCapabilities });

const legacyTasks = {
  ...{ cancel: {}, list: {} },
  ...(mutant !== "no tools" && mutant !== "task of no tools" && { requests: { tools: { call: {} } } }),
};

serve({
  capabilities: { tools: {}, ...(isModern ? { extensions: { [EXTENSION]: {} } } : { tasks: legacyTasks }) },
  named: { "tasks/get": "taskId", "tasks/update": "taskId", "tasks/cancel": "taskId" },
  wrongHeader(frame, headers, named) {
    const isOfTask = String(frame.method).startsWith("tasks/");
    if (isOfTask && (mutant === "any name" || (mutant === "no name" && headers["mcp-name"] === undefined)))
      return undefined;
    return mismatch(frame, headers, named);
  },
  answer(method, params, { client, ask, notify, id }) {
    const takesTasks = client.extensions?.[EXTENSION] !== undefined;
    if (method === "tools/list") return { ...(isModern && cached), tools };
    if (method === "tools/call") return call(params, takesTasks);
    const isAboutTasks = method.startsWith("tasks/") || params.notifications?.taskIds;
    if (isModern && isAboutTasks && !takesTasks && mutant !== `${method} for all`) throw missing();
    if (method === "tasks/get") return get(params);
    if (method === "tasks/cancel") return cancel(params);
    if (isModern) {
      if (method === "tasks/update") return update(params);
      return method === "subscriptions/listen" ? listen(params, notify, id) : undefined;
    }
    if (method === "tasks/result") return resultOf(params, ask);
    return method === "tasks/list" ? list(params) : undefined;
  },
});

let endedCursors = 0;

function list({ cursor }) {
  if (mutant === "a cursor ends" && cursor === "more" && endedCursors++ === 0) throw rpcError(-32602, "Unknown cursor");
  if (cursor !== undefined && cursor !== "more" && mutant !== "any cursor") throw rpcError(-32602, "Unknown cursor");
  const all = mutant === "not listed" ? [] : [...tasks.values()].map(shown);
  if (mutant === "endless list") return { tasks: all, nextCursor: "more" };
  return cursor === "more" ? { tasks: all.slice(2) } : { tasks: all.slice(0, 2), nextCursor: "more" };
}
