import { canonicalJson } from "../../../core/json/json.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { uniqueId } from "../../../core/unique-id.js";
import { LIST_MEMBERS, listsOf } from "../../../mcp/list-all.js";
import {
  about,
  type CheckResult,
  failed,
  judgeInTurn,
  passed,
  skipped,
  unverified,
} from "../../server/check-result.js";
import type { LiveServer } from "../../server/live-server.js";
import { evidenceOfExchanges, type LiveExchange, type WireClient } from "../../server/wire/client.js";
import { asTaskClient, offers, taskCallOf, taskIn, taskTools } from "../task/run.js";
import type { IsoRun } from "./run.js";

const MAX_TRIED = 5;
const MAX_PAGES = 5;
/** What is said of rules about two users. */
export const ONE_PRINCIPAL = skipped(say`there is one principal; --second-bearer-env gives another`);

/** What differs by principal is not for every cache, and the pages of a list agree on who may cache them. */
export async function judgeLists(run: IsoRun): Promise<CheckResult[]> {
  return judgeInTurn(listsOf(run.server.listed.capabilities), async (method) =>
    about(hide(method), await judgeList(run, method)),
  );
}

async function judgeList({ a, b, hasTwoPrincipals }: IsoRun, method: string): Promise<CheckResult> {
  const [first, ...more] = await readPages(a, method);
  const { cacheScope } = first.result;
  const other = more.find(({ result }) => result.cacheScope !== cacheScope);
  if (other) {
    const evidence = evidenceOfExchanges(first, other);
    return { ...failed(say`two pages of one list have different cacheScopes`, evidence), severity: "must" };
  }
  if (!hasTwoPrincipals) return more.length > 0 ? passed : ONE_PRINCIPAL;
  if (cacheScope !== "public") return passed;
  const [again, foreign, foreignAgain] = [await a.ask(method), await b.ask(method), await b.ask(method)];
  const itemsOf = ({ result }: LiveExchange) => canonicalJson(result[LIST_MEMBERS[method] ?? ""]);
  const isSteady = itemsOf(first) === itemsOf(again) && itemsOf(foreign) === itemsOf(foreignAgain);
  if (!isSteady || itemsOf(first) === itemsOf(foreign)) return passed;
  const message = say`the list of one principal differs from that of the other, and its cacheScope is public`;
  return failed(message, evidenceOfExchanges(first, foreign));
}

/** The pages of a list, a few of them. */
export async function readPages(client: WireClient, method: string): Promise<[LiveExchange, ...LiveExchange[]]> {
  const first = await client.ask(method);
  const pages: [LiveExchange, ...LiveExchange[]] = [first];
  let cursor = first.result.nextCursor;
  while (typeof cursor === "string" && pages.length < MAX_PAGES) {
    const page = await client.ask(method, { cursor });
    pages.push(page);
    cursor = page.result.nextCursor;
  }
  return pages;
}

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
  const isPlain = ({ name }: { name?: unknown }) => Number(server.facts.succeeded.has(String(name)));
  const tools = server.runsTasks ? taskTools(server).sort((x, y) => isPlain(x) - isPlain(y)) : [];
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
