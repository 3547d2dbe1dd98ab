import { inMiB, LIMITS, weightOf } from "../../core/limits.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import type { UnreadBytes } from "../channel/types.js";
import type { Frame } from "../frames.js";
import type { Charge, KeptMemory, MemoryBudget } from "../types.js";

/** The text of a short answer stands for its weight. */
const SHORT_ANSWER = 4 * 1024;
/** By how much an answer that was let in may be larger once it is parsed. */
const PARSED_SLACK = 64 * 1024;

/** A memory limit in bytes, of a session or of a run. The budget of a run is the parent of those of its sessions. */
export class Budget implements MemoryBudget {
  #held = 0;

  constructor(
    readonly of: "session" | "run",
    readonly limit: number,
    private readonly parent?: MemoryBudget,
  ) {}

  take(bytes: number, slack = 0): MemoryBudget | undefined {
    if (this.#held + bytes > this.limit + slack) return this;
    const usedUp = this.parent?.take(bytes, slack);
    if (usedUp === undefined) this.#held += bytes;
    return usedUp;
  }

  release(bytes: number): void {
    this.#held -= bytes;
    this.parent?.release(bytes);
  }
}

/** The budget of all sessions of a run; at least one frame. */
export function runBudget(maxFrameBytes: number): Budget {
  return new Budget("run", Math.max(LIMITS.runCalls, maxFrameBytes));
}

/** What one call, or all calls of a test, read and still use. */
export class KeptAnswers implements KeptMemory {
  bytes = 0;
  readonly #charges: Charge[] = [];

  add(charge: Charge): void {
    charge.holders += 1;
    this.bytes += charge.bytes;
    this.#charges.push(charge);
  }

  /** Call it when no answer is used any more. */
  release(): void {
    this.bytes = 0;
    for (const charge of this.#charges.splice(0)) {
      charge.holders -= 1;
      if (charge.holders === 0) charge.budget.release(charge.bytes);
    }
  }
}

/** The memory that the calls of one session use: what came during them, and their answers. */
export class SessionMemory {
  /** The limit of one call. An answer may be as large as a frame, so the messages during its call may be too. */
  readonly callLimit: number;
  readonly #budget: Budget;

  constructor(maxFrameBytes: number, run?: MemoryBudget) {
    this.callLimit = Math.max(LIMITS.call, maxFrameBytes);
    this.#budget = new Budget("session", Math.max(LIMITS.sessionCalls, maxFrameBytes), run);
  }

  /** A message that came during calls. It counts once it is kept, and once for all calls that keep it. */
  messageOf(frame: object): Charge {
    return { budget: this.#budget, bytes: weightOf(frame, this.callLimit), holders: 0 };
  }

  /** Counts an answer that waits for its verdict; `length`: of its text. Returns why it is not kept, if it exceeds a limit. */
  keepAnswer(frame: Frame, length: number, kept: KeptMemory): Redacted | undefined {
    const bytes = length < SHORT_ANSWER ? length : weightOf(frame);
    const usedUp = this.#budget.take(bytes, PARSED_SLACK);
    if (usedUp === undefined) {
      kept.add({ budget: this.#budget, bytes, holders: 0 });
      return undefined;
    }
    const whose = usedUp.of === "session" ? say`one session` : say`the run`;
    return say`The answers of ${whose} that wait for a verdict exceed ${hide(inMiB(usedUp.limit))}; this answer was not kept.`;
  }

  /** Counts the parts of one answer that cannot be read yet. */
  unread(): UnreadBytes {
    let held = 0;
    return {
      add: (bytes) => {
        const usedUp = this.#budget.take(bytes);
        if (usedUp === undefined) {
          held += bytes;
          return undefined;
        }
        const subject = usedUp.of === "session" ? say`The calls of one session` : say`The calls of the run`;
        return say`${subject} were sent more than ${hide(inMiB(usedUp.limit))} at once; this answer was not read.`;
      },
      release: () => {
        this.#budget.release(held);
        held = 0;
      },
    };
  }
}
