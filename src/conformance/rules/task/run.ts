import { setTimeout } from "node:timers/promises";
import { nowMs } from "../../../core/clock.js";
import { asObject, canonicalJson, isObject } from "../../../core/json/json.js";
import { say } from "../../../core/redaction/redacted.js";
import type { Frame } from "../../../mcp/frames.js";
import { CAPABILITIES_META, FINAL_STATUSES, TASKS_EXTENSION } from "../../../mcp/revisions/known.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import type { Reply } from "../../server/answers.js";
import {
  about,
  type CheckResult,
  type CheckResults,
  type Item,
  judgeInTurn,
  skipped,
} from "../../server/check-result.js";
import { oncePerSession } from "../../server/checks.js";
import type { LiveServer } from "../../server/live-server.js";
import { madeUpAnswers, TAKES_INPUT } from "../../server/made-up-input.js";

/** The time to live that is asked for at 2025-11-25. */
const TTL_MS = 60_000;
const MAX_TOOLS = 20;
const MAX_TASKS = 8;
const MAX_STATES = 1_000;
const MIN_POLL_MS = 10;
/** The interval if the server names none. */
const POLL_MS = 1_000;
const UNKNOWN_KEY = "mcptest-unknown";
const NO_TASKS = skipped(say`no tool that may be called made a task`);
export const SHOULD = { severity: "should" } as const;

/** A state of a task, and the reply that has it. */
export interface TaskState {
  task: Item;
  reply: Reply;
}

export interface CreatedTask {
  tool: Item;
  id: string;
  /** When the call was sent. */
  sentAt: number;
  created: TaskState;
}

/** A task that was followed to its end, if that came in time. */
export interface FollowedTask extends CreatedTask {
  /** The answers about it in their order, that of the call first. */
  states: TaskState[];
  /** The answer to the first `tasks/get`, and to one after everything else was asked. */
  first: Reply;
  last: Reply;
  lastAt: number;
  /** The answer to `tasks/result`, at 2025-11-25, and to the `tasks/get` behind it. */
  result?: Reply;
  after?: Reply;
  /** The answers to `tasks/update`, since 2026-07-28; `unaskedUpdates` are those about input that is not asked for. */
  updates: Reply[];
  unaskedUpdates: Reply[];
  durationMs: number;
}

/** The tasks that the tools of a server make. */
interface TaskRun {
  seen: readonly FollowedTask[];
  /** The replies of tools that should have made a task and did not. */
  others: readonly { tool: Item; reply: Reply }[];
}

/** Whether tools can be called as tasks: at 2025-11-25 a server may have tasks of other kinds alone. */
export function takesTasks({ modern, listed }: LiveServer): boolean {
  const { requests } = asObject(listed.capabilities.tasks);
  return modern || isObject(asObject(asObject(requests).tools).call);
}

export function supportOf({ execution }: Item): unknown {
  return asObject(execution).taskSupport ?? "forbidden";
}

/** Sends a request as a client that takes tasks and answers what they ask for. */
export function send(server: LiveServer, method: string, params: Frame): Promise<Reply> {
  return server.request(method, asTaskClient(server, params));
}

/** The params of a request by a client that takes tasks. */
export function asTaskClient({ modern }: LiveServer, params: Frame): Frame {
  const capabilities = { ...TAKES_INPUT, extensions: { [TASKS_EXTENSION]: {} } };
  return modern ? { ...params, _meta: { [CAPABILITIES_META]: capabilities } } : params;
}

/** Sends a request as a client that does not take tasks. */
export function sendWithoutTasks(server: LiveServer, method: string, params: Frame): Promise<Reply> {
  return server.request(method, withoutTasks(server, params));
}

/** The params of a request by a client that does not take tasks. */
export function withoutTasks({ modern }: LiveServer, params: Frame): Frame {
  return modern ? { ...params, _meta: { [CAPABILITIES_META]: {} } } : params;
}

/** The task with which a call is answered; undefined if it is answered otherwise. */
export function taskIn({ modern }: LiveServer, { result }: Pick<Reply, "result">): Item | undefined {
  const task = modern ? result : result?.task;
  return isObject(task) && (task.taskId !== undefined || result?.resultType === "task") ? task : undefined;
}

/** Whether a server declares an operation on tasks. */
export function offers({ modern, listed }: LiveServer, operation: "cancel" | "list"): boolean {
  return modern || operation in asObject(listed.capabilities.tasks);
}

/** After how many milliseconds a task may be gone. */
export function ttlOf({ states }: Pick<FollowedTask, "states">): number {
  const { ttl, ttlMs = ttl } = states.at(-1)!.task;
  return typeof ttlMs === "number" ? ttlMs : Number.POSITIVE_INFINITY;
}

/** The tools that may be called, and may make a task: since 2026-07-28 any. */
export function taskTools(server: LiveServer): Item[] {
  const { listed, facts, modern } = server;
  if (!takesTasks(server)) return [];
  return listed.tools.filter((tool) => facts.mayCall(tool, true) && (modern || supportOf(tool) !== "forbidden"));
}

/** The params of a call that asks for a task. */
export function taskCallOf(server: LiveServer, tool: Item, ttl = TTL_MS): Frame {
  return { ...server.callOf(tool), ...(!server.modern && { task: { ttl } }) };
}

/** Calls a tool as a task. */
export async function createTask(server: LiveServer, tool: Item, ttl?: number): Promise<CreatedTask | Reply> {
  const sentAt = nowMs();
  const reply = await send(server, "tools/call", taskCallOf(server, tool, ttl));
  const task = taskIn(server, reply);
  return typeof task?.taskId === "string" ? { tool, id: task.taskId, sentAt, created: { task, reply } } : reply;
}

export function getTask(server: LiveServer, taskId: string): Promise<Reply> {
  return send(server, "tasks/get", { taskId });
}

export const taskRun = oncePerSession(async (server): Promise<TaskRun> => {
  const seen: FollowedTask[] = [];
  const others: { tool: Item; reply: Reply }[] = [];
  for (const tool of taskTools(server).slice(0, MAX_TOOLS)) {
    const created = await createTask(server, tool);
    if ("id" in created) seen.push(await followTask(server, created));
    else others.push({ tool, reply: created });
    if (seen.length === MAX_TASKS) break;
  }
  for (const task of seen) {
    task.last = await getTask(server, task.id);
    task.lastAt = nowMs();
  }
  return { seen, others };
});

type JudgeTask = (task: FollowedTask, plain: PlainCalls) => CheckResults | Promise<CheckResults>;
/** Two plain calls of a tool: the second one shows whether it says the same each time. */
export type PlainCalls = readonly [Reply, Reply];

/** Judges each task that was seen. */
export async function forTasks(server: LiveServer, judge: JudgeTask): Promise<CheckResult[]> {
  const { seen } = await taskRun(server);
  if (seen.length === 0) return [NO_TASKS];
  const plain = await plainCalls(server);
  return judgeInTurn(seen, async (task) =>
    [await judge(task, plain.get(task)!)].flat().map((result) => about(valueExcerpt(task.tool.name), result)),
  );
}

const plainCalls = oncePerSession(async (server) => {
  const calls = new Map<FollowedTask, PlainCalls>();
  for (const task of (await taskRun(server)).seen) {
    const call = () => sendWithoutTasks(server, "tools/call", server.callOf(task.tool));
    const first = await call();
    // An unanswered call is not repeated: it would wait for the whole time limit again.
    calls.set(task, [first, first.outcome.kind === "answer" ? await call() : first]);
  }
  return calls;
});

/** Follows a task to its end, if that comes in time. */
export async function followTask(server: LiveServer, created: CreatedTask): Promise<FollowedTask> {
  const first = await getTask(server, created.id);
  const seen: FollowedTask = {
    ...created,
    states: [created.created],
    first,
    last: first,
    lastAt: 0,
    updates: [],
    unaskedUpdates: [],
    durationMs: 0,
  };
  addState(seen, first);
  if (!first.result) return seen;
  if (server.modern) await poll(server, seen);
  else {
    seen.result = await send(server, "tasks/result", { taskId: seen.id });
    seen.after = await getTask(server, seen.id);
    addState(seen, seen.after);
  }
  seen.durationMs = nowMs() - seen.sentAt;
  return seen;
}

function addState({ states }: FollowedTask, reply: Reply): TaskState | undefined {
  if (!reply.result || states.length >= MAX_STATES) return undefined;
  const state = { task: reply.result, reply };
  states.push(state);
  return state;
}

/** Asks for the state until it is final, as often as the server likes, and gives the input that it asks for. */
async function poll(server: LiveServer, seen: FollowedTask): Promise<void> {
  const answeredRequests = new Map<string, string>();
  const leftMs = () => seen.sentAt + server.facts.answerMs - nowMs();
  let { task } = seen.states.at(-1)!;
  while (!FINAL_STATUSES.includes(task.status) && leftMs() > 0) {
    await giveInput(server, seen, task, answeredRequests);
    const { pollIntervalMs = POLL_MS } = task;
    await setTimeout(Math.max(MIN_POLL_MS, Math.min(Number(pollIntervalMs), leftMs())));
    const state = addState(seen, await getTask(server, seen.id));
    if (!state) return;
    ({ task } = state);
  }
}

/** `answeredRequests`: those that got an answer, by their keys. */
async function giveInput(server: LiveServer, seen: FollowedTask, task: Item, answeredRequests: Map<string, string>) {
  if (task.status !== "input_required") return;
  const inputRequests = asObject(task.inputRequests);
  const update = (inputResponses: Item) => send(server, "tasks/update", { taskId: seen.id, inputResponses });
  const fresh = Object.entries(madeUpAnswers(inputRequests)).filter(
    ([key]) => answeredRequests.get(key) !== canonicalJson(inputRequests[key]),
  );
  if (fresh.length === 0) return;
  const unasked = [UNKNOWN_KEY, ...answeredRequests.keys()].filter((key) => !(key in inputRequests));
  const unaskedAnswers = unasked.map((key) => [key, { action: "accept", content: {} }]);
  seen.unaskedUpdates.push(await update(Object.fromEntries(unaskedAnswers)));
  seen.updates.push(await update(Object.fromEntries(fresh)));
  for (const [key] of fresh) answeredRequests.set(key, canonicalJson(inputRequests[key]));
}

/** The members of an answer that a plain call and a task have in common, as text. */
export function comparableText({ result, error }: Pick<Reply, "result" | "error">): string {
  const { _meta, resultType, ...members } = result ?? {};
  return canonicalJson(error ? { code: error.code, message: error.message } : members);
}
