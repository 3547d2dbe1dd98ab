import { hide, say } from "../../../core/redaction/redacted.js";
import { uniqueId } from "../../../core/unique-id.js";
import { type CheckResult, failed, type Item, passed, skipped, unverified } from "../check-result.js";
import type { LiveServer } from "../live-server.js";
import { runsTasks } from "../tasks/declared.js";
import { asTaskClient, offers, taskCallOf, taskIn, taskTools } from "../tasks/run.js";
import { evidenceOfExchanges, type LiveExchange, type WireClient } from "../wire-client.js";
import { ONE_PRINCIPAL } from "./principals.js";
import type { IsoRun } from "./run.js";

const MAX_TRIED = 5;

interface IsoTask {
  taskId: string;
  created: LiveExchange;
}

/** A task of one principal is refused to the other, and is not in its list. */
export async function judgeTasks(run: IsoRun): Promise<CheckResult> {
  if (!run.hasTwoPrincipals) return ONE_PRINCIPAL;
  const { a, b, server } = run;
  const task = await createTask(run);
  if (!task) return skipped(say`no tool that may be called made a task`);
  const own = await askTask(a, "tasks/get", task.taskId);
  if (!isResult(own)) return unverified(say`the task is refused to the client that made it`);
  for (const method of ["tasks/get", ...othersOf(server)]) {
    const foreign = await askTask(b, method, task.taskId);
    if (await isGuarded(b, method, task.taskId, foreign)) continue;
    const evidence = evidenceOfExchanges(task.created, foreign);
    return failed(say`${hide(method)} gives client B the task of client A`, evidence);
  }
  return passed;
}

/** What else a client asks about tasks; `tasks/cancel` is the last, because it may end the task. */
function othersOf(server: LiveServer): string[] {
  if (server.modern) return ["tasks/update", "tasks/cancel"];
  const declared = (["list", "cancel"] as const).filter((operation) => offers(server, operation));
  return ["tasks/result", ...declared.map((operation) => `tasks/${operation}`)];
}

/** Whether an answer to client B shows nothing of the task, and does nothing to it. */
async function isGuarded(b: WireClient, method: string, taskId: string, foreign: LiveExchange): Promise<boolean> {
  if (method === "tasks/list") return !foreign.received.some(({ text }) => text.includes(taskId));
  if (!isResult(foreign)) return true;
  const mayAcceptAny = method === "tasks/update" || method === "tasks/cancel";
  // A server may accept them for a task that does not exist.
  return mayAcceptAny && isResult(await askTask(b, method, uniqueId()));
}

/** A task of client A, by the first tool that makes one. */
async function createTask({ a, server }: IsoRun): Promise<IsoTask | undefined> {
  // Tools that fail in plain calls come first: they may need a task.
  const isPlain = ({ name }: Item) => Number(server.facts.succeeded.has(String(name)));
  const tools = runsTasks(server) ? taskTools(server).sort((x, y) => isPlain(x) - isPlain(y)) : [];
  for (const tool of tools.slice(0, MAX_TRIED)) {
    const created = await a.ask("tools/call", asTaskClient(server, taskCallOf(server, tool)));
    const task = taskIn(server, created);
    if (typeof task?.taskId === "string") return { taskId: task.taskId, created };
  }
  return undefined;
}

function askTask(client: WireClient, method: string, taskId: string): Promise<LiveExchange> {
  const about = method === "tasks/list" ? {} : { taskId };
  const more = method === "tasks/update" ? { inputResponses: {} } : {};
  return client.ask(method, asTaskClient(client.server, { ...about, ...more }));
}

function isResult({ answer }: LiveExchange): boolean {
  return answer !== undefined && !("error" in answer);
}
