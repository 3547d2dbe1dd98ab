import { canonicalJson, isObject } from "../../../core/json/json.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import type { Frame } from "../../../mcp/frames.js";
import { LIST_MEMBERS, listsOf } from "../../../mcp/list-all.js";
import { sampleArguments } from "../../probes/values.js";
import { about, type CheckResult, failed, type Item, passed, skipped, unverified } from "../check-result.js";
import { evidenceFrom, type IsoClient, type IsoLog, type LiveExchange } from "./client.js";
import type { IsoRun } from "./run.js";

const MAX_PAGES = 5;
const TASK_MS = 60_000;
const MAX_TRIED = 3;
const ONE_PRINCIPAL = skipped(say`there is one principal; --second-bearer-env gives another`);

/** What differs by principal is not for every cache, and the pages of a list agree on who may cache them. */
export async function judgeLists(run: IsoRun): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const method of listsOf(run.server.listed.capabilities))
    results.push(about(hide(method), await judgeList(run, method)));
  return results;
}

async function judgeList(run: IsoRun, method: string): Promise<CheckResult> {
  const pages = await readPages(run.a, method);
  const [first, ...more] = pages;
  const other = more.find((page) => resultOf(page).cacheScope !== resultOf(first).cacheScope);
  if (other) {
    const evidence = evidenceFrom(
      run.log,
      [first, other].flatMap((page) => page?.received ?? []),
    );
    return { ...failed(say`two pages of one list have different cacheScopes`, evidence), severity: "must" };
  }
  if (!run.hasTwoPrincipals) return more.length > 0 ? passed : ONE_PRINCIPAL;
  if (resultOf(first).cacheScope !== "public") return passed;
  const again = await ask(run.a, method);
  const theirs = [await ask(run.b, method), await ask(run.b, method)];
  const [own, ...others] = [first, again, ...theirs].map((page) =>
    canonicalJson(resultOf(page)[LIST_MEMBERS[method] ?? ""]),
  );
  const [repeated, foreign, foreignAgain] = others;
  if (own !== repeated || foreign !== foreignAgain || own === foreign) return passed;
  const evidence = evidenceFrom(run.log, [...(first?.received ?? []), ...theirs[0]!.received]);
  return failed(say`the list of one principal differs from that of the other, and its cacheScope is public`, evidence);
}

async function readPages(client: IsoClient, method: string): Promise<LiveExchange[]> {
  const pages: LiveExchange[] = [];
  let cursor: unknown;
  do {
    const page = await ask(client, method, cursor === undefined ? {} : { cursor });
    pages.push(page);
    cursor = resultOf(page).nextCursor;
  } while (typeof cursor === "string" && pages.length < MAX_PAGES);
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
  for (const method of ["tasks/get", "tasks/result"] as const) {
    const foreign = await ask(b, method, { taskId });
    if (isResult(foreign)) return shown(log, method, [created.exchange, foreign]);
  }
  const { tasks } = server.listed.capabilities;
  if (!isObject(tasks) || !("list" in tasks)) return passed;
  const list = await ask(b, "tasks/list");
  const isListed = list.received.some(({ text }) => text.includes(taskId));
  return isListed ? shown(log, "tasks/list", [created.exchange, list]) : passed;
}

function shown(
  log: IsoLog,
  method: "tasks/get" | "tasks/result" | "tasks/list",
  exchanges: readonly LiveExchange[],
): CheckResult {
  const evidence = evidenceFrom(
    log,
    exchanges.flatMap(({ sent, received }) => [sent, ...received]),
  );
  return failed(say`${method} shows client B the task of client A`, evidence);
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

function resultOf(exchange: LiveExchange | undefined): Frame {
  const result = exchange?.answer?.result;
  return isObject(result) ? result : {};
}

function isResult({ answer }: LiveExchange): boolean {
  return answer !== undefined && !("error" in answer);
}
