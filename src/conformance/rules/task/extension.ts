import { asList, asObject, canonicalJson, isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { uniqueId } from "../../../core/unique-id.js";
import { HEADER_MISMATCH, INVALID_PARAMS, METHOD_NOT_FOUND, MISSING_CAPABILITY } from "../../../mcp/error-codes.js";
import type { Frame } from "../../../mcp/frames.js";
import { FINAL_STATUSES, TASKS_EXTENSION } from "../../../mcp/revisions/known.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import {
  expectCode,
  expectMissing,
  notEmpty,
  type Reply,
  resultWithoutAnswer,
  shortFrame,
} from "../../server/answers.js";
import { about, type CheckResult, failed, failedIf, judgeInTurn, passed, skipped } from "../../server/check-result.js";
import type { ChecksById } from "../../server/checks.js";
import type { LiveServer } from "../../server/live-server.js";
import { sharedClient } from "../../server/wire/shared-client.js";
import { ACKNOWLEDGED, subscriptionIn } from "../../server/wire/subscription.js";
import { judgeHttp } from "../transport/http.js";
import {
  asTaskClient,
  type CreatedTask,
  comparableText,
  createTask,
  type FollowedTask,
  followTask,
  forTasks,
  getTask,
  type PlainCalls,
  SHOULD,
  sendWithoutTasks,
  type TaskState,
  taskRun,
  withoutTasks,
} from "./run.js";
import { wrongTask } from "./shape.js";

const BAD_REQUEST = 400;
const LISTEN = "subscriptions/listen";
const REPORTS = "notifications/tasks";

/** Checks of tasks since 2026-07-28 alone. */
export const EXTENSION_TASKS: ChecksById = {
  "TASK-INPUT": (server) =>
    forTasks(server, ({ states, unaskedUpdates, updates }) => {
      if (updates.length === 0) return [];
      const repeated = repeatedKey(states);
      if (repeated) return failed(repeated.message, repeated.reply.evidence);
      const asked = updates.map((reply) => expectAck(reply, say`tasks/update`));
      const unasked = unaskedUpdates.map((reply) => expectAck(reply, say`input that is not asked for`));
      return [...asked, ...unasked.map((result) => ({ ...result, ...SHOULD }))];
    }),
  async "TASK-HEADER"(server) {
    const [task] = (await taskRun(server)).seen;
    if (!task) return skipped(say`no tool that may be called made a task`);
    const plain = await sharedClient(server);
    const params = asTaskClient(server, { taskId: task.id });
    const body = server.frame("tasks/get", { ...params, _meta: { ...server.meta, ...asObject(params._meta) } });
    const judge = async (name: string | undefined) =>
      judgeHttp(await plain.post(body, { "mcp-name": name }), ({ status }, { frame }) => {
        const { code } = asObject(frame?.error);
        if (status === BAD_REQUEST && code === HEADER_MISMATCH) return undefined;
        return say`HTTP ${status} with ${code === undefined ? say`a result` : say`the error ${valueExcerpt(code)}`}`;
      });
    return [
      about(say`another Mcp-Name`, await judge("mcptest-other")),
      about(say`without Mcp-Name`, { ...(await judge(undefined)), ...SHOULD }),
    ];
  },
  async "TASK-NOTIFY"(server) {
    const { seen: listening } = await taskRun(server);
    const tool = listening[0]?.tool;
    const [task, other] = tool ? [await createTask(server, tool), await createTask(server, tool)] : [];
    if (!task || !other || !("id" in task) || !("id" in other))
      return skipped(say`no tool that may be called made a task`);
    // TASK-SHAPE reports tasks of a wrong shape; notifications are then not judged by theirs.
    const isSound = listening.every(({ states }) =>
      states.every(({ task: one }, index) => !wrongTask(one, true, index === 0)),
    );
    return judgeListening(server, task, other, isSound);
  },
};

/** What a client without the extension asks of tasks is refused. */
export async function judgeUndeclared(server: LiveServer): Promise<CheckResult[]> {
  const task = (await taskRun(server)).seen.find(({ states }) => FINAL_STATUSES.includes(states.at(-1)?.task.status));
  if (!task) return [];
  const { id: taskId } = task;
  const requests: [method: string, params: Frame][] = [
    ["tasks/get", { taskId }],
    ["tasks/update", { taskId, inputResponses: {} }],
    ["tasks/cancel", { taskId }],
  ];
  const results = await judgeInTurn(requests, async ([method, params]) =>
    about(hide(method), expectMissingExtension(await sendWithoutTasks(server, method, params), hide(method))),
  );
  const { first, reply } = await startListening(server, withoutTasks(server, listeningTo(taskId)));
  const isTaken = failed(say`${hide(LISTEN)} with \`taskIds\` is acknowledged`, reply.evidence);
  const judged = reply.error?.code === METHOD_NOT_FOUND ? passed : expectMissingExtension(reply, say`\`taskIds\``);
  return [...results, about(hide(LISTEN), first ? isTaken : judged)];
}

/** A server does not agree to report a task that it does not know. */
export async function judgeUnknownTask(server: LiveServer): Promise<CheckResult> {
  const taskId = uniqueId();
  const { first, reply } = await startListening(server, asTaskClient(server, listeningTo(taskId)));
  const isTaken = first && taskIdsIn(first.frame).includes(taskId);
  const judged = first
    ? failedIf(isTaken ? say`an unknown task is acknowledged` : undefined, reply.evidence)
    : expectCode(reply, say`\`taskIds\` with an unknown task`, INVALID_PARAMS, METHOD_NOT_FOUND);
  return about(hide(LISTEN), { ...judged, ...SHOULD });
}

const listeningTo = (taskId: string) => ({ notifications: { taskIds: [taskId] } });

/** Listens until the server acknowledges it or answers. */
async function startListening(server: LiveServer, params: Frame) {
  const seen = await server.listen(LISTEN, params, ({ frame }) => frame.method === ACKNOWLEDGED);
  if (seen.first) stopListening(server, seen.first.id);
  return seen;
}

/** Over HTTP, closing the stream is enough. */
function stopListening(server: LiveServer, requestId: unknown): void {
  if (server.facts.transport === "stdio") server.notify("notifications/cancelled", { requestId });
}

/** The tasks that an acknowledgement names. */
function taskIdsIn({ params }: Frame): readonly unknown[] {
  return asList(asObject(asObject(params).notifications).taskIds);
}

/** A request is refused, because the client does not declare the extension. */
export function expectMissingExtension(reply: Reply, what: Redacted): CheckResult {
  return expectMissing(reply, what, (required) => {
    const isNamed = TASKS_EXTENSION in asObject(asObject(required).extensions);
    return isNamed ? undefined : say`data.requiredCapabilities does not name the extension`;
  });
}

/** The end of a task is what the call would have given: a result is \`completed\`, an error \`failed\`. */
export function judgeState({ states, updates }: FollowedTask, [plain, again]: PlainCalls): CheckResult | [] {
  const { task, reply } = states.at(-1)!;
  const { status, result, error } = task;
  // TASK-SHAPE reports a final task without result or error.
  if (status === "completed" ? !isObject(result) : status !== "failed" || !isObject(error)) return [];
  const ofError = asObject(error);
  if (status === "failed" && !(Number.isInteger(ofError.code) && typeof ofError.message === "string"))
    return failed(say`the task has failed, but not with an error of JSON-RPC`, reply.evidence);
  const isCall = plain.error ? plain.error.code !== MISSING_CAPABILITY : plain.result?.resultType === "complete";
  // A task that got input may end otherwise than a call without.
  const isFixed = isCall && updates.length === 0 && comparableText(plain) === comparableText(again);
  const outcome =
    status === "failed" ? { result: undefined, error: ofError } : { result: asObject(result), error: undefined };
  const message = say`the task does not end with what a plain call gives`;
  return failedIf(isFixed && comparableText(plain) !== comparableText(outcome) ? message : undefined, reply.evidence);
}

function expectAck(reply: Reply, what: Redacted): CheckResult {
  const { result, error, evidence } = reply;
  if (error) return failed(say`${what} is answered with the error ${valueExcerpt(error.code)}`, evidence);
  return resultWithoutAnswer(reply) ?? failedIf(result && notEmpty(result), evidence);
}

/** A key that stands for two requests, or comes again after it was gone. */
function repeatedKey(states: readonly TaskState[]): { message: Redacted; reply: Reply } | undefined {
  const seenKeys = new Map<string, { request: string; isGone: boolean }>();
  for (const { task, reply } of states) {
    const requests = asObject(task.inputRequests);
    for (const [key, one] of seenKeys) one.isGone ||= !(key in requests);
    for (const [key, value] of Object.entries(requests)) {
      const request = canonicalJson(value);
      const before = seenKeys.get(key);
      if (before && (before.isGone || before.request !== request))
        return { message: say`the key ${valueExcerpt(key)} stands for two requests`, reply };
      seenKeys.set(key, { request, isGone: false });
    }
  }
  return undefined;
}

/** Listens for one of two tasks until both have ended. */
async function judgeListening(server: LiveServer, task: CreatedTask, other: CreatedTask, isSound: boolean) {
  const frames: Frame[] = [];
  let listenId: unknown;
  let acknowledge = () => {};
  // Changes before the acknowledgment are not reported, so the tasks are followed only then.
  const ended = new Promise<void>((resolve) => {
    acknowledge = resolve;
  })
    .then(() => Promise.all([followTask(server, task), followTask(server, other)]))
    .then(() => getTask(server, task.id));
  const params = asTaskClient(server, listeningTo(task.id));
  const isLast = ({ frame, id }: { frame: Frame; id: number }) => {
    listenId = id;
    frames.push(frame);
    if (frame.method === ACKNOWLEDGED) acknowledge();
    return false;
  };
  const { reply } = await server.listen(LISTEN, params, isLast, ended);
  stopListening(server, listenId);
  const acknowledged = frames.find(({ method }) => method === ACKNOWLEDGED);
  if (!acknowledged) return skipped(say`the server reports no changes of tasks: ${reply.evidence}`);
  await ended;
  const acknowledgedIds = taskIdsIn(acknowledged);
  for (const frame of frames) {
    const wrong = wrongNotification(frame, acknowledgedIds, listenId, isSound);
    if (wrong) return failed(wrong, shortFrame(frame));
  }
  return passed;
}

/** `isSound`: whether the server answers with tasks of the right shape. */
function wrongNotification(frame: Frame, taken: readonly unknown[], listenId: unknown, isSound: boolean) {
  const { method, params } = frame;
  if ((method === "notifications/progress" || method === "notifications/message") && subscriptionIn(frame) === listenId)
    return say`${hide(method)} comes on the stream for tasks`;
  if (method !== REPORTS) return undefined;
  const reported = asObject(params);
  if (!taken.includes(reported.taskId))
    return say`the server reports ${valueExcerpt(reported.taskId)}, which it did not acknowledge`;
  return isSound ? wrongTask({ ...reported, resultType: "complete" }, true, false) : undefined;
}
