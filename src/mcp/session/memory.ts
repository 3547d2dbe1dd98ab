import { LIMITS } from "../../core/limits.js";

/** A memory limit in bytes, of a session or of a run. The budget of a run is the parent of those of its sessions. */
export class Budget {
  #held = 0;

  constructor(
    readonly of: "session" | "run",
    readonly limit: number,
    private readonly parent?: Budget,
  ) {}

  /** Reserves bytes; if not enough is left and `slack`, reserves nothing and returns the exhausted budget. */
  take(bytes: number, slack = 0): Budget | undefined {
    if (this.#held + bytes > this.limit + slack) return this;
    const usedUp = this.parent?.take(bytes, slack);
    if (usedUp === undefined) this.#held += bytes;
    return usedUp;
  }

  /** Releases reserved bytes. */
  release(bytes: number): void {
    this.#held -= bytes;
    this.parent?.release(bytes);
  }
}

/** The budget of all sessions of a run; at least one frame. */
export function runBudget(maxFrameBytes: number): Budget {
  return new Budget("run", Math.max(LIMITS.runCalls, maxFrameBytes));
}

/** The budget of all calls of a session; at least one frame. */
export function sessionBudget(maxFrameBytes: number, parent?: Budget): Budget {
  return new Budget("session", Math.max(LIMITS.sessionCalls, maxFrameBytes), parent);
}
