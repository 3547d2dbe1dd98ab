import { setTimeout } from "node:timers/promises";
import { nowMs } from "../../../core/clock.js";
import { asList, asObject } from "../../../core/json/json.js";
import { say } from "../../../core/redaction/redacted.js";
import { INVALID_PARAMS, METHOD_NOT_FOUND } from "../../../mcp/error-codes.js";
import { FINAL_STATUSES, RELATED_TASK_META } from "../../../mcp/revisions/known.js";
import type { ClientRequest } from "../../../mcp/types.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { expectCode, expectResult, type Reply, resultWithoutAnswer } from "../../server/answers.js";
import {
  about,
  type CheckResult,
  failed,
  failedIf,
  type Item,
  passed,
  skipped,
  unverified,
} from "../../server/check-result.js";
import type { ChecksById } from "../../server/checks.js";
import type { LiveServer } from "../../server/live-server.js";
import {
  comparableText,
  createTask,
  type FollowedTask,
  forTasks,
  getTask,
  offers,
  type PlainCalls,
  SHOULD,
  send,
  supportOf,
  takesTasks,
  taskIn,
  taskRun,
  ttlOf,
} from "./run.js";

const MAX_PAGES = 100;
/** A time to live of which half is waited for. */
const SHORT_TTL_MS = 1_000;
const PAUSE_MS = SHORT_TTL_MS / 2;

/** Checks of tasks at 2025-11-25 alone. */
export const LEGACY_TASKS: ChecksById = {
  async "TASK-FORBIDDEN"(server) {
    const tool = server.callable.find((one) => supportOf(one) === "forbidden");
    if (!tool) return skipped(say`none of the tools that may be called forbids tasks`);
    const reply = await send(server, "tools/call", { ...server.callOf(tool), task: {} });
    const judged = takesTasks(server)
      ? expectCode(reply, say`a call with \`task\``, METHOD_NOT_FOUND)
      : { ...expectIgnored(server, reply), severity: "must" as const };
    return about(valueExcerpt(tool.name), judged);
  },
  "TASK-RESULT": (server) =>
    forTasks(server, ({ result, after }) => {
      if (!result) return [];
      const noAnswer = resultWithoutAnswer(result);
      if (noAnswer) return noAnswer;
      const { status } = after?.result ?? {};
      const message = say`tasks/result is answered while the task is ${valueExcerpt(status)}`;
      const isEarly = status !== undefined && !FINAL_STATUSES.includes(status);
      return failedIf(isEarly ? message : undefined, result.evidence);
    }),
  "TASK-RELATED": (server) =>
    forTasks(server, ({ id, result, states }) => {
      const requests = result ? requestsIn(result) : [];
      const frames = [...(result?.result ? [result.result] : []), ...requests.map(({ params }) => asObject(params))];
      const isNamed = frames.every((frame) => relatedIn(frame) === id);
      if (!isNamed) {
        const message = say`the answer to tasks/result, or a request of the task, does not name the task`;
        return failed(message, result?.evidence);
      }
      const needless = states.slice(1).find(({ task }) => relatedIn(task) !== undefined);
      if (!needless) return passed;
      return { ...failed(say`the answer to tasks/get has \`related-task\``, needless.reply.evidence), ...SHOULD };
    }),
  async "TASK-LIST"(server) {
    if (!offers(server, "list")) return skipped(say`\`tasks.list\` is not declared`);
    const bad = await send(server, "tasks/list", { cursor: "mcptest-unknown" });
    return [await judgeList(server), expectCode(bad, say`an unknown cursor`, INVALID_PARAMS)];
  },
  async "TASK-LIST-OPEN"(server) {
    if (!offers(server, "list")) return passed;
    return failedIf(isAuthorized(server) ? undefined : say`\`tasks.list\` is declared, but clients are not authorized`);
  },
};

/** Whether a server can tell clients apart. */
export function isAuthorized({ watched: { target } }: LiveServer): boolean {
  return target.kind === "http" && target.tokenName !== undefined;
}

function expectIgnored(server: LiveServer, reply: Reply): CheckResult {
  const isTask = taskIn(server, reply) !== undefined;
  const message = say`it runs as a task, although \`tasks.requests.tools.call\` is not declared`;
  return isTask ? failed(message, reply.evidence) : (resultWithoutAnswer(reply) ?? passed);
}

/** What a task gives is what the call would have given. */
export function judgeResult(task: FollowedTask, [plain, again]: PlainCalls): CheckResult | [] {
  const status = task.states.at(-1)?.task.status;
  const { result } = task;
  if (!result || resultWithoutAnswer(result) || (status !== "completed" && status !== "failed")) return [];
  if (status === "completed" && result.error)
    return failed(say`the task is completed, but tasks/result is answered with an error`, result.evidence);
  // What a client answers differs between a task and a call.
  const isComparable = supportOf(task.tool) === "optional" && !plain.result?.task && requestsIn(result).length === 0;
  const isFixed = isComparable && !resultWithoutAnswer(plain) && comparableText(plain) === comparableText(again);
  if (isFixed && comparableText(plain) !== comparableText(result))
    return failed(say`tasks/result does not give what a plain call gives`, result.evidence);
  if (status === "failed" || result.result?.isError !== true) return passed;
  return { ...failed(say`the task is completed, but its result has \`isError\``, result.evidence), ...SHOULD };
}

/** A task with a short time to live is still there when half of it is over. */
export async function judgeShortTtl(server: LiveServer): Promise<CheckResult[]> {
  const { seen } = await taskRun(server);
  const task = seen.find(({ result }) => result?.result);
  const created = task && (await createTask(server, task.tool, SHORT_TTL_MS));
  if (!created || !("id" in created)) return [];
  const first = await getTask(server, created.id);
  if (!first.result) return [];
  await setTimeout(Math.max(0, created.sentAt + PAUSE_MS - nowMs()));
  const later = await getTask(server, created.id);
  const ageMs = Math.round(nowMs() - created.sentAt);
  const ttl = ttlOf({ states: [{ task: first.result, reply: first }] });
  if (later.result || first.result.status === "cancelled") return [passed];
  if (ageMs >= ttl) return [unverified(say`the answer came after its time to live`)];
  return [resultWithoutAnswer(later) ?? failed(say`a task is gone after ${ageMs} of its ${ttl} ms`, later.evidence)];
}

/** `later`: the state of the task after its work would have been done. */
export function judgeCancelled(reply: Reply, later: Reply): CheckResult {
  const { result, error, evidence } = reply;
  const { status } = later.result ?? {};
  if (error?.code === INVALID_PARAMS && FINAL_STATUSES.includes(status))
    return unverified(say`the task ends before it can be cancelled`);
  if (!result) return resultWithoutAnswer(reply) ?? expectResult(reply, say`tasks/cancel`);
  if (result.status !== "cancelled")
    return failed(say`tasks/cancel is answered with the status ${valueExcerpt(result.status)}`, evidence);
  const message = say`a cancelled task is ${valueExcerpt(status)} later`;
  return failedIf(later.result && status !== "cancelled" ? message : undefined, later.evidence);
}

/** What can be got is listed, and pages end. */
async function judgeList(server: LiveServer, isAgain = false): Promise<CheckResult> {
  const { seen } = await taskRun(server);
  const listedIds = new Set<unknown>();
  let cursor: unknown;
  let reply: Reply;
  for (let pages = 0; ; pages += 1) {
    if (pages === MAX_PAGES) return failed(say`the list does not end in ${MAX_PAGES} pages`);
    reply = await send(server, "tasks/list", cursor === undefined ? {} : { cursor });
    const { result, evidence } = reply;
    // A cursor may end with the task that it names: one has a short time to live.
    if (!result && cursor !== undefined && !isAgain) return judgeList(server, true);
    if (!result) return expectResult(reply, say`tasks/list`);
    if (!Array.isArray(result.tasks)) return failed(say`tasks/list is answered without \`tasks\``, evidence);
    for (const task of asList(result.tasks)) listedIds.add(asObject(task).taskId);
    cursor = result.nextCursor;
    if (cursor === undefined) break;
  }
  for (const { id } of seen) {
    if (listedIds.has(id) || !(await getTask(server, id)).result) continue;
    return failed(say`the task ${valueExcerpt(id)} is not listed, but can be got`, reply.evidence);
  }
  return passed;
}

/** What the server asked the client for before it answered. */
function requestsIn({ outcome }: Reply): readonly ClientRequest[] {
  return outcome.kind === "answer" ? (outcome.requests ?? []) : [];
}

function relatedIn({ _meta }: Item): unknown {
  return asObject(asObject(_meta)[RELATED_TASK_META]).taskId;
}
