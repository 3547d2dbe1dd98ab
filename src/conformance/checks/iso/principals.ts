import { canonicalJson, isObject } from "../../../core/json/json.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import type { Frame } from "../../../mcp/frames.js";
import { LIST_MEMBERS, listsOf } from "../../../mcp/list-all.js";
import { sampleArguments } from "../../probes/values.js";
import { about, type CheckResult, failed, type Item, inTurn, passed, skipped, unverified } from "../check-result.js";
import { evidenceOf, type IsoClient, type LiveExchange } from "./client.js";
import type { IsoRun } from "./run.js";

const MAX_PAGES = 5;
const TASK_MS = 60_000;
const MAX_TRIED = 3;
const ONE_PRINCIPAL = skipped(say`there is one principal; --second-bearer-env gives another`);

/** What differs by principal is not for every cache, and the pages of a list agree on who may cache them. */
export async function judgeLists(run: IsoRun): Promise<CheckResult[]> {
  return inTurn(listsOf(run.server.listed.capabilities), async (method) =>
    about(hide(method), await judgeList(run, method)),
  );
}

async function judgeList({ a, b, log, hasTwoPrincipals }: IsoRun, method: string): Promise<CheckResult> {
  const [first, ...more] = await readPages(a, method);
  const { cacheScope } = resultOf(first);
  const other = more.find((page) => resultOf(page).cacheScope !== cacheScope);
  if (other) {
    const evidence = evidenceOf(log, first, other);
    return { ...failed(say`two pages of one list have different cacheScopes`, evidence), severity: "must" };
  }
  if (!hasTwoPrincipals) return more.length > 0 ? passed : ONE_PRINCIPAL;
  if (cacheScope !== "public") return passed;
  const [again, foreign, foreignAgain] = [await ask(a, method), await ask(b, method), await ask(b, method)];
  const itemsOf = (page: LiveExchange) => canonicalJson(resultOf(page)[LIST_MEMBERS[method] ?? ""]);
  const isSteady = itemsOf(first) === itemsOf(again) && itemsOf(foreign) === itemsOf(foreignAgain);
  if (!isSteady || itemsOf(first) === itemsOf(foreign)) return passed;
  const message = say`the list of one principal differs from that of the other, and its cacheScope is public`;
  return failed(message, evidenceOf(log, first, foreign));
}

async function readPages(client: IsoClient, method: string): Promise<[LiveExchange, ...LiveExchange[]]> {
  const first = await ask(client, method);
  const pages: [LiveExchange, ...LiveExchange[]] = [first];
  let cursor = resultOf(first).nextCursor;
  while (typeof cursor === "string" && pages.length < MAX_PAGES) {
    const page = await ask(client, method, { cursor });
    pages.push(page);
    cursor = resultOf(page).nextCursor;
  }
  return pages;
}

/** A task of one principal is refused to the other, and is not in its list. */
export async function judgeTasks(run: IsoRun): Promise<CheckResult> {
  if (!run.hasTwoPrincipals) return ONE_PRINCIPAL;
  const { a, b, server, log } = run;
  const created = await createTask(run);
  if (!created) return skipped(say`no tool that may be called made a task`);
  const { taskId } = created;
  const own = await ask(a, "tasks/get", { taskId });
  if (!isResult(own)) return unverified(say`the task is refused to the client that made it`);
  const { tasks } = server.listed.capabilities;
  const asked: [method: "tasks/get" | "tasks/result" | "tasks/list", shows: (answer: LiveExchange) => boolean][] = [
    ["tasks/get", isResult],
    ["tasks/result", isResult],
  ];
  if (isObject(tasks) && "list" in tasks)
    asked.push(["tasks/list", ({ received }) => received.some(({ text }) => text.includes(taskId))]);
  for (const [method, shows] of asked) {
    const foreign = await ask(b, method, method === "tasks/list" ? {} : { taskId });
    const evidence = evidenceOf(log, created.exchange, foreign);
    if (shows(foreign)) return failed(say`${method} shows client B the task of client A`, evidence);
  }
  return passed;
}

/** A task of client A, by the first tool that makes one. */
async function createTask({ a, server }: IsoRun): Promise<{ taskId: string; exchange: LiveExchange } | undefined> {
  const { listed, facts } = server;
  if (!isObject(listed.capabilities.tasks)) return undefined;
  const makesTasks = ({ execution }: Item) => isObject(execution) && execution.taskSupport === "optional";
  for (const tool of listed.tools.filter((one) => makesTasks(one) && facts.mayCall(one)).slice(0, MAX_TRIED)) {
    const args = facts.knownArgs?.(String(tool.name)) ?? sampleArguments(tool.inputSchema);
    const exchange = await ask(a, "tools/call", { name: tool.name, arguments: args, task: { ttl: TASK_MS } });
    const { task } = resultOf(exchange);
    if (isObject(task) && typeof task.taskId === "string") return { taskId: task.taskId, exchange };
  }
  return undefined;
}

async function ask(client: IsoClient, method: string, params: Frame = {}): Promise<LiveExchange> {
  const exchange = client.request(method, params);
  await exchange.over;
  return exchange;
}

function resultOf({ answer }: LiveExchange): Frame {
  const result = answer?.result;
  return isObject(result) ? result : {};
}

function isResult({ answer }: LiveExchange): boolean {
  return answer !== undefined && !("error" in answer);
}
