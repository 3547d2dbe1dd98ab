import { LIMITS } from "../core/limits.js";

/** What may be held in memory at the same time, in bytes: by a session, or by a run, whose budget is above those of its sessions. */
export class Budget {
  #held = 0;

  constructor(
    readonly of: "session" | "run",
    readonly most: number,
    private readonly above?: Budget,
  ) {}

  /** Takes so much; if that is not left, takes nothing and gives the budget that is used up. */
  take(bytes: number): Budget | undefined {
    if (this.#held + bytes > this.most) return this;
    const usedUp = this.above?.take(bytes);
    if (usedUp === undefined) this.#held += bytes;
    return usedUp;
  }

  /** Gives back what was taken. */
  release(bytes: number): void {
    this.#held -= bytes;
    this.above?.release(bytes);
  }
}

/** What all sessions of a run may hold together; one frame at the least. */
export function runBudget(maxFrameBytes: number): Budget {
  return new Budget("run", Math.max(LIMITS.runCalls, maxFrameBytes));
}

/** What all calls of a session may hold together; one frame at the least. */
export function sessionBudget(maxFrameBytes: number, above?: Budget): Budget {
  return new Budget("session", Math.max(LIMITS.sessionCalls, maxFrameBytes), above);
}
