import { isObject } from "../../../core/json/json.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { uniqueId } from "../../../core/unique-id.js";
import type { Frame } from "../../../mcp/frames.js";
import { requestMeta } from "../../../mcp/revisions/handshake.js";
import { TASKS_EXTENSION } from "../../../mcp/revisions/known.js";
import { sampleArguments } from "../../probes/values.js";
import { type CheckResult, failed, type Item, passed, skipped, unverified } from "../check-result.js";
import type { LiveServer } from "../live-server.js";
import { evidenceOfExchanges, type IsoClient, type LiveExchange } from "./client.js";
import { ONE_PRINCIPAL, requestAndWait, resultOf } from "./principals.js";
import type { IsoRun } from "./run.js";

const TASK_MS = 60_000;
const MAX_TRIED = 5;

interface IsoTask {
  taskId: string;
  created: LiveExchange;
}

/** A task of one principal is refused to the other, and is not in its list. */
export async function judgeTasks(run: IsoRun): Promise<CheckResult> {
  if (!run.hasTwoPrincipals) return ONE_PRINCIPAL;
  const { a, b, server, log } = run;
  const task = await createTask(run);
  if (!task) return skipped(say`no tool that may be called made a task`);
  const own = await askTask(a, "tasks/get", task);
  if (!isResult(own)) return unverified(say`the task is refused to the client that made it`);
  for (const method of ["tasks/get", ...othersOf(server)]) {
    const foreign = await askTask(b, method, task);
    if (await isGuarded(b, method, task, foreign)) continue;
    return failed(
      say`${hide(method)} gives client B the task of client A`,
      evidenceOfExchanges(log, task.created, foreign),
    );
  }
  return passed;
}

/** What else a client asks about tasks; `tasks/cancel` is the last, because it may end the task. */
function othersOf({ modern, listed }: LiveServer): string[] {
  if (modern) return ["tasks/update", "tasks/cancel"];
  const { tasks } = listed.capabilities;
  const declared = ["list", "cancel"].filter((name) => isObject(tasks) && name in tasks);
  return ["tasks/result", ...declared.map((name) => `tasks/${name}`)];
}

/** Whether an answer to client B shows nothing of the task, and does nothing to it. */
async function isGuarded(b: IsoClient, method: string, { taskId }: IsoTask, foreign: LiveExchange): Promise<boolean> {
  if (method === "tasks/list") return !foreign.received.some(({ text }) => text.includes(taskId));
  if (!isResult(foreign)) return true;
  const mayAcceptAny = method === "tasks/update" || method === "tasks/cancel";
  // A server may accept them for a task that does not exist.
  return mayAcceptAny && isResult(await askTask(b, method, { taskId: uniqueId() }));
}

/** A task of client A, by the first tool that makes one. */
async function createTask({ a, server }: IsoRun): Promise<IsoTask | undefined> {
  const { facts, modern } = server;
  for (const tool of toolsWithTasks(server).slice(0, MAX_TRIED)) {
    const args = facts.knownArgs?.(String(tool.name)) ?? sampleArguments(tool.inputSchema);
    const more = modern ? metaOf(server) : { task: { ttl: TASK_MS } };
    const created = await requestAndWait(a, "tools/call", { name: tool.name, arguments: args, ...more });
    const result = resultOf(created);
    const task = modern && result.resultType === "task" ? result : result.task;
    if (isObject(task) && typeof task.taskId === "string") return { taskId: task.taskId, created };
  }
  return undefined;
}

/** Tools that may be called, and may make a task: since 2026-07-28 any, of which those that need one fail without. */
function toolsWithTasks({ listed, facts, modern }: LiveServer): Item[] {
  const { tasks, extensions } = listed.capabilities;
  const tools = listed.tools.filter((tool) => facts.mayCall(tool, true));
  // Tools that fail in plain calls come first: they may need a task.
  const isPlain = ({ name }: Item) => Number(facts.succeeded.has(String(name)));
  if (modern)
    return isObject(extensions) && TASKS_EXTENSION in extensions ? tools.sort((x, y) => isPlain(x) - isPlain(y)) : [];
  const taskSupport = ({ execution }: Item) => (isObject(execution) ? execution.taskSupport : undefined);
  return isObject(tasks) ? tools.filter((tool) => ["optional", "required"].includes(String(taskSupport(tool)))) : [];
}

function askTask(client: IsoClient, method: string, { taskId }: Pick<IsoTask, "taskId">): Promise<LiveExchange> {
  const about = method === "tasks/list" ? {} : { taskId };
  const more = method === "tasks/update" ? { inputResponses: {} } : {};
  return requestAndWait(client, method, { ...about, ...more, ...metaOf(client.plain.server) });
}

/** The `_meta` of a request by a client that takes tasks. */
function metaOf({ modern, revision, facts }: LiveServer): Frame {
  return modern ? { _meta: requestMeta(revision, { extensions: { [TASKS_EXTENSION]: {} } }, facts.clientVersion) } : {};
}

function isResult({ answer }: LiveExchange): boolean {
  return answer !== undefined && !("error" in answer);
}
