import { asObject } from "../../core/json/json.js";
import { uniqueId } from "../../core/unique-id.js";
import type { Frame } from "../frames.js";
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
    this.#tasks.set(taskId, { task, result });
    const [oldest] = this.#tasks.keys();
    if (this.#tasks.size > MAX_TASKS) this.#tasks.delete(oldest);
    return { result: { task: { ...task } } };
  }

  /** The answer to a request about tasks; undefined for any other one. */
  respond(method: string, params: unknown): ClientAnswer | undefined {
    if (method === "tasks/list") return { result: { tasks: [...this.#tasks.values()].map(({ task }) => task) } };
    if (!["tasks/get", "tasks/result", "tasks/cancel"].includes(method)) return undefined;
    const { taskId } = asObject(params);
    const entry = this.#tasks.get(taskId);
    if (entry === undefined) return { error: { code: -32602, message: "Task not found" } };
    const { task, result } = entry;
    const isOver = task.status !== "working";
    if (method === "tasks/cancel" && isOver) return { error: { code: -32602, message: "The task is over" } };
    if (!isOver) {
      task.status = method === "tasks/cancel" ? "cancelled" : "completed";
      task.lastUpdatedAt = new Date().toISOString();
    }
    if (method !== "tasks/result") return { result: { ...task } };
    if (task.status === "cancelled") return { error: { code: -32602, message: "The task was cancelled" } };
    return { result: { ...result, _meta: { [RELATED_TASK_META]: { taskId } } } };
  }
}
