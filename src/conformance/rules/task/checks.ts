import { setTimeout } from "node:timers/promises";
import { hide, say } from "../../../core/redaction/redacted.js";
import { uniqueId } from "../../../core/unique-id.js";
import { INVALID_PARAMS, INVALID_REQUEST, METHOD_NOT_FOUND, MISSING_CAPABILITY } from "../../../mcp/error-codes.js";
import { FINAL_STATUSES } from "../../../mcp/revisions/known.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { expectCode, expectResult, judgeIds, notEmpty, type Reply, resultWithoutAnswer } from "../../server/answers.js";
import {
  about,
  type CheckResult,
  failed,
  judgeInTurn,
  passed,
  skipped,
  unverified,
} from "../../server/check-result.js";
import { type ChecksById, oncePerSession } from "../../server/checks.js";
import type { LiveServer } from "../../server/live-server.js";
import { EXTENSION_TASKS, expectMissingExtension, judgeState, judgeUndeclared, judgeUnknownTask } from "./extension.js";
import { isAuthorized, judgeCancelled, judgeResult, judgeShortTtl, LEGACY_TASKS } from "./legacy.js";
import {
  createTask,
  type FollowedTask,
  forTasks,
  getTask,
  offers,
  SHOULD,
  send,
  supportOf,
  taskIn,
  taskRun,
  ttlOf,
} from "./run.js";
import { wrongTask } from "./shape.js";

const IDS = 20;
/** How long a task may still be what it was before it was cancelled. */
const MAX_PAUSE_MS = 500;

/** Checks of the tasks that tools make. */
export const TASK_CHECKS: ChecksById = {
  async "TASK-UNDECLARED"(server) {
    const ofTools = await forTasks(server, (task, [plain]) => judgePlain(server, task, plain));
    return server.modern ? [...ofTools, ...(await judgeUndeclared(server))] : ofTools;
  },
  "TASK-DURABLE": (server) =>
    forTasks(server, ({ first }) => {
      const judged = expectResult(first, say`the first tasks/get`);
      return server.modern ? judged : { ...judged, ...SHOULD };
    }),
  async "TASK-SHAPE"(server) {
    const { modern } = server;
    const ofTasks = await forTasks(server, ({ states, updates }) => {
      for (const [index, { task, reply }] of states.entries()) {
        const wrong = wrongTask(task, modern, index === 0);
        if (wrong) return failed(wrong, reply.evidence);
      }
      return [passed, ...updates.map(judgeType)];
    });
    const ofOthers = (await taskRun(server)).others.flatMap(({ tool, reply }): CheckResult[] => {
      const { result, evidence } = reply;
      // Since 2026-07-28 a server may answer any call at once.
      const isWrong = modern ? taskIn(server, reply) : result && result.isError !== true;
      const message = say`the call as a task is answered without a task that has a \`taskId\``;
      return isWrong ? [about(valueExcerpt(tool.name), failed(message, evidence))] : [];
    });
    const cancel = modern && (await cancelledTask(server));
    return [...ofTasks, ...ofOthers, ...(cancel ? [judgeType(cancel.reply)] : [])];
  },
  "TASK-TRANSITION": (server) =>
    forTasks(server, ({ states, last }) => {
      const [{ status: begin } = {}] = states.map(({ task }) => task);
      if (!server.modern && begin !== "working")
        return failed(say`the task begins with the status ${valueExcerpt(begin)}`, states[0]?.reply.evidence);
      const end = states.findIndex(({ task }) => FINAL_STATUSES.includes(task.status));
      if (end === -1) return unverified(say`the task does not end in time`);
      const { status } = states[end]!.task;
      const replies = [...states.slice(end).map(({ reply }) => reply), last];
      const later = replies.slice(1).find(({ result }) => result && result.status !== status);
      if (!later) return passed;
      const message = say`the status ${valueExcerpt(status)} is followed by ${valueExcerpt(later.result?.status)}`;
      return { ...failed(message, later.evidence), ...(server.modern && SHOULD) };
    }),
  async "TASK-TTL"(server) {
    const seen = await forTasks(server, judgeTtl);
    return server.modern ? seen : [...seen, ...(await judgeShortTtl(server))];
  },
  "TASK-OUTCOME": (server) =>
    forTasks(server, (task, plain) => (server.modern ? judgeState : judgeResult)(task, plain)),
  async "TASK-CANCEL"(server) {
    if (!offers(server, "cancel")) return skipped(say`\`tasks.cancel\` is not declared`);
    const attempt = await cancelledTask(server);
    if (!attempt) return [];
    const { reply, later } = attempt;
    if (server.modern) return expectResult(reply, say`tasks/cancel`, notEmpty);
    const endedTask = (await taskRun(server)).seen.find(({ states }) =>
      FINAL_STATUSES.includes(states.at(-1)?.task.status),
    );
    const again = endedTask && (await send(server, "tasks/cancel", { taskId: endedTask.id }));
    const ofEnded = again ? [expectCode(again, say`the cancellation of a task that has ended`, INVALID_PARAMS)] : [];
    return [judgeCancelled(reply, later), ...ofEnded];
  },
  async "TASK-UNKNOWN"(server) {
    const { modern } = server;
    const methods = ["tasks/get", modern ? "tasks/update" : "tasks/result"];
    if (offers(server, "cancel")) methods.push("tasks/cancel");
    const ofMethods = await judgeInTurn(methods, async (method) => {
      const more = method === "tasks/update" ? { inputResponses: {} } : {};
      const reply = await send(server, method, { taskId: uniqueId(), ...more });
      const judged = expectCode(reply, say`${hide(method)} for an unknown task`, INVALID_PARAMS);
      return about(hide(method), modern && method !== "tasks/get" ? { ...judged, ...SHOULD } : judged);
    });
    return modern ? [...ofMethods, await judgeUnknownTask(server)] : ofMethods;
  },
  async "TASK-ID"(server) {
    const { seen } = await taskRun(server);
    const [quickest] = seen.toSorted((one, other) => one.durationMs - other.durationMs);
    if (!quickest) return [];
    const ids = seen.map(({ id }) => id);
    while (ids.length < IDS) {
      const created = await createTask(server, quickest.tool);
      if (!("id" in created)) break;
      ids.push(created.id);
      if (offers(server, "cancel")) await send(server, "tasks/cancel", { taskId: created.id });
    }
    const judged = judgeIds(ids, say`tasks`);
    return isAuthorized(server) && !server.modern ? { ...judged, ...SHOULD } : judged;
  },
  ...LEGACY_TASKS,
  ...EXTENSION_TASKS,
};

/** A task that was cancelled at once, and its state some time later. */
const cancelledTask = oncePerSession(async (server) => {
  const { seen } = await taskRun(server);
  const [slowest] = seen.toSorted((one, other) => other.durationMs - one.durationMs);
  if (!slowest || !offers(server, "cancel")) return undefined;
  const created = await createTask(server, slowest.tool);
  if (!("id" in created)) return undefined;
  const reply = await send(server, "tasks/cancel", { taskId: created.id });
  // By then, an uncancelled task would have ended.
  if (reply.result) await setTimeout(Math.min(2 * slowest.durationMs, MAX_PAUSE_MS));
  return { reply, later: await getTask(server, created.id) };
});

/** Without being asked for a task, a tool makes none. */
function judgePlain(server: LiveServer, { tool, states }: FollowedTask, plain: Reply): CheckResult {
  if (taskIn(server, plain)) return failed(say`a call that does not ask for a task makes one`, plain.evidence);
  if (!server.modern) {
    if (supportOf(tool) !== "required") return passed;
    return expectCode(plain, say`a plain call`, METHOD_NOT_FOUND, INVALID_REQUEST);
  }
  const mayFail = states.at(-1)?.task.status !== "completed" && plain.error?.code !== MISSING_CAPABILITY;
  if (plain.result || mayFail) return passed;
  return expectMissingExtension(plain, say`a call by a client without the extension`);
}

function judgeType({ result, evidence }: Reply): CheckResult {
  if (!result || result.resultType === "complete") return passed;
  return failed(say`\`resultType\` is ${valueExcerpt(result.resultType)}, not "complete"`, evidence);
}

/** A task that has ended is there until its time is over. */
function judgeTtl(task: FollowedTask): CheckResult {
  const { first, last, lastAt, sentAt, states } = task;
  if (!first.result || states.at(-1)?.task.status === "cancelled" || last.result) return passed;
  const agedMs = Math.round(lastAt - sentAt);
  if (agedMs >= ttlOf(task)) return passed;
  const ttl = valueExcerpt(Number.isFinite(ttlOf(task)) ? ttlOf(task) : null);
  const message = say`the task is gone after ${agedMs} ms, with a time to live of ${ttl}`;
  return resultWithoutAnswer(last) ?? failed(message, last.evidence);
}
