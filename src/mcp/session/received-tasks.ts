import { asObject } from "../../core/json/json.js";
import { uniqueId } from "../../core/unique-id.js";
import { INVALID_PARAMS } from "../error-codes.js";
import type { Frame } from "../frames.js";
import { remember } from "../remember.js";
import { RELATED_TASK_META } from "../revisions/known.js";
import type { ClientAnswer } from "../types.js";

const MAX_TASKS = 1_000;
const POLL_MS = 10;

/** The tasks as which a client takes requests of its server at 2025-11-25. Each is done when the server asks for it. */
export class ReceivedTasks {
  readonly #tasks = new Map<unknown, { task: Frame; result: Frame }>();

  /** Takes a request as a task, whose result is known already. */
  create({ result }: { result: Frame }, { ttl = null }: Frame): ClientAnswer {
    const now = new Date().toISOString();
    const taskId = uniqueId();
    const task = { taskId, status: "working", createdAt: now, lastUpdatedAt: now, ttl, pollInterval: POLL_MS };
    remember(this.#tasks, taskId, { task, result }, MAX_TASKS);
    return { result: { task: { ...task } } };
  }

  /** The answer to a request about tasks; undefined for any other one. */
  respond(method: string, params: unknown): ClientAnswer | undefined {
    if (method === "tasks/list") return { result: { tasks: [...this.#tasks.values()].map(({ task }) => task) } };
    if (!["tasks/get", "tasks/result", "tasks/cancel"].includes(method)) return undefined;
    const { taskId } = asObject(params);
    const entry = this.#tasks.get(taskId);
    if (entry === undefined) return invalidParams("Task not found");
    const { task, result } = entry;
    const isOver = task.status !== "working";
    if (method === "tasks/cancel" && isOver) return invalidParams("The task is over");
    if (!isOver) {
      task.status = method === "tasks/cancel" ? "cancelled" : "completed";
      task.lastUpdatedAt = new Date().toISOString();
    }
    if (method !== "tasks/result") return { result: { ...task } };
    if (task.status === "cancelled") return invalidParams("The task was cancelled");
    return { result: { ...result, _meta: { [RELATED_TASK_META]: { taskId } } } };
  }
}

function invalidParams(message: string): ClientAnswer {
  return { error: { code: INVALID_PARAMS, message } };
}
