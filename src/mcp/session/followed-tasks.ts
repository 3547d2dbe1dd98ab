import { asObject } from "../../core/json/json.js";
import type { Frame } from "../frames.js";
import { RELATED_TASK_META } from "../revisions/known.js";
import type { ClientRequest, Owner } from "../types.js";

/** A task while it is followed, with what the server sends for its sake. */
export class FollowedTask {
  readonly notifications: Frame[] = [];
  readonly requests: ClientRequest[] = [];
  /** What was not waited for, because a recording is played. */
  skippedMs = 0;
  #isTold = false;
  #wake: (() => void) | undefined;

  constructor(
    readonly owner: Owner | undefined,
    /** The answers to what the task asks for. */
    readonly input: Readonly<Record<string, unknown>>,
    private readonly isPlayed: boolean,
  ) {}

  /** Waits, until a notification of the task at the latest. In a recording that may have been soon: `soonMs` count. */
  async pause(ms: number, soonMs: number): Promise<void> {
    if (this.isPlayed) this.skippedMs += Math.min(ms, soonMs);
    else if (!this.#isTold) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isTold = false;
  }

  tell(): void {
    this.#isTold = true;
    this.#wake?.();
  }
}

/** The tasks of a session whose end is waited for. */
export class FollowedTasks {
  readonly #tasks = new Map<unknown, FollowedTask>();
  /** True if a recording is played: nothing is waited for. */
  isPlayed = false;
  /** False once the server refused to send notifications of tasks. */
  tells = true;

  follow(taskId: string, owner: Owner | undefined, input: Readonly<Record<string, unknown>> = {}): FollowedTask {
    const task = new FollowedTask(owner, input, this.isPlayed);
    this.#tasks.set(taskId, task);
    return task;
  }

  unfollow(taskId: string): void {
    this.#tasks.delete(taskId);
  }

  /** The task that a message of the server is about, or for whose sake it was sent. */
  of({ method, params }: Frame): FollowedTask | undefined {
    const { taskId, _meta } = asObject(params);
    const isAbout = typeof method === "string" && method.startsWith("notifications/tasks");
    return this.#tasks.get(isAbout ? taskId : asObject(asObject(_meta)[RELATED_TASK_META]).taskId);
  }

  /** Takes a notification, if it is about one of them. */
  notified(frame: Frame): void {
    const task = this.of(frame);
    task?.notifications.push(frame);
    task?.tell();
  }

  /** The session ends: nobody waits any longer. */
  tellAll(): void {
    for (const task of this.#tasks.values()) task.tell();
  }
}
