import { asObject } from "../../core/json/json.js";
import type { Frame } from "../frames.js";
import { RELATED_TASK_META } from "../revisions/known.js";
import type { ClientRequest, Owner } from "../types.js";

/** A task while it is followed, with what the server sends for its sake. */
export class FollowedTask {
  readonly notifications: Frame[] = [];
  readonly requests: ClientRequest[] = [];
  /** The time that was not waited, because a recording is replayed. */
  skippedMs = 0;
  #isNotified = false;
  #resume: (() => void) | undefined;

  constructor(
    readonly owner: Owner | undefined,
    /** The answers to what the task asks for. */
    readonly input: Readonly<Record<string, unknown>>,
    /** The tool that runs. */
    readonly tool: unknown,
    private readonly isReplay: boolean,
  ) {}

  /** Waits, until a notification of the task at the latest. In a replay, at most `soonMs` count as waited: nobody knows when one came. */
  async pause(ms: number, soonMs: number): Promise<void> {
    if (this.isReplay) this.skippedMs += Math.min(ms, soonMs);
    else if (!this.#isNotified) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#resume = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isNotified = false;
  }

  wake(): void {
    this.#isNotified = true;
    this.#resume?.();
  }
}

/** The tasks of a session whose end is waited for. */
export class FollowedTasks {
  readonly #tasks = new Map<unknown, FollowedTask>();
  /** True if a recording is replayed: nothing is waited for. */
  isReplay = false;
  /** False once the server refused to send notifications of tasks. */
  sendsNotifications = true;

  follow(
    taskId: string,
    owner: Owner | undefined,
    input: Readonly<Record<string, unknown>>,
    tool: unknown,
  ): FollowedTask {
    const task = new FollowedTask(owner, input, tool, this.isReplay);
    this.#tasks.set(taskId, task);
    return task;
  }

  unfollow(taskId: string): void {
    this.#tasks.delete(taskId);
  }

  /** The task that a message of the server is about, or for whose sake it was sent. */
  taskOf({ method, params }: Frame): FollowedTask | undefined {
    const { taskId, _meta } = asObject(params);
    const isAbout = typeof method === "string" && method.startsWith("notifications/tasks");
    return this.#tasks.get(isAbout ? taskId : asObject(asObject(_meta)[RELATED_TASK_META]).taskId);
  }

  /** Takes a notification, if it is about one of them. */
  addNotification(frame: Frame): void {
    const task = this.taskOf(frame);
    task?.notifications.push(frame);
    task?.wake();
  }

  /** The session ends: nobody waits any longer. */
  wakeAll(): void {
    for (const task of this.#tasks.values()) task.wake();
  }
}
