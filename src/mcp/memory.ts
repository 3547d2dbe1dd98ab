import { inMiB, LIMITS, weightOf } from "../core/limits.js";
import type { Redacted } from "../core/redaction/redact.js";
import { hide, say } from "../core/redaction/redacted.js";

/** Up to this length, an answer counts with the length of its text: weighing it would cost more than it is worth. */
const SHORT_ANSWER = 4 * 1024;
/** By how much an answer may be larger once it is parsed. */
const PARSED_SLACK = 64 * 1024;

/** A limit of memory in bytes. That of a run is the parent of those of its sessions. */
export class MemoryLimit {
  held = 0;

  constructor(
    readonly scope: "session" | "run",
    readonly limit: number,
    private readonly parent?: MemoryLimit,
  ) {}

  /** Reserves bytes; if not enough is left and `slack`, reserves nothing and returns the limit that was reached. */
  reserve(bytes: number, slack = 0): MemoryLimit | undefined {
    if (this.held + bytes > this.limit + slack) return this;
    const reached = this.parent?.reserve(bytes, slack);
    if (reached === undefined) this.held += bytes;
    return reached;
  }

  get whose(): Redacted {
    return this.scope === "session" ? say`one session` : say`the run`;
  }

  release(bytes: number): void {
    this.held -= bytes;
    this.parent?.release(bytes);
  }
}

/** The limit of all sessions of a run; at least one frame. */
export function runMemory(maxFrameBytes: number): MemoryLimit {
  return new MemoryLimit("run", Math.max(LIMITS.runCalls, maxFrameBytes));
}

/** What one message takes of a limit, until the last of its holders releases it. */
export interface Charge {
  readonly limit: MemoryLimit;
  readonly bytes: number;
  holders: number;
}

/** What one call, or all calls of a test, read and still use: it counts until it is released, all at once. */
export class KeptAnswers {
  bytes = 0;
  readonly #charges: Charge[] = [];

  add(charge: Charge): void {
    charge.holders += 1;
    this.bytes += charge.bytes;
    this.#charges.push(charge);
  }

  release(): void {
    this.bytes = 0;
    for (const charge of this.#charges.splice(0)) {
      charge.holders -= 1;
      if (charge.holders === 0) charge.limit.release(charge.bytes);
    }
  }
}

/** The received parts of one answer that cannot be read yet. */
export class UnreadBytes {
  #held = 0;

  constructor(private readonly limit: MemoryLimit) {}

  /** Returns why a part does not fit; it is dropped. */
  add(bytes: number): Redacted | undefined {
    const reached = this.limit.reserve(bytes);
    if (reached === undefined) {
      this.#held += bytes;
      return undefined;
    }
    return say`The calls of ${reached.whose} were sent more than ${hide(inMiB(reached.limit))} at once; this answer was not read.`;
  }

  release(): void {
    this.limit.release(this.#held);
    this.#held = 0;
  }
}

/** The memory that the calls of one session use: what came during them, and their answers. */
export class SessionMemory {
  /** The limit of one call. An answer may be as large as a frame, so the messages during its call may be too. */
  readonly callLimit: number;
  readonly #limit: MemoryLimit;

  constructor(maxFrameBytes: number, run?: MemoryLimit) {
    this.callLimit = Math.max(LIMITS.call, maxFrameBytes);
    this.#limit = new MemoryLimit("session", Math.max(LIMITS.sessionCalls, maxFrameBytes), run);
  }

  /** A message that came during calls. It counts once it is kept, and once for all calls that keep it. */
  messageOf(frame: object): Charge {
    return { limit: this.#limit, bytes: weightOf(frame, this.callLimit), holders: 0 };
  }

  /** Counts an answer that waits for its verdict; `length`: of its text. Returns why it is not kept, if a limit is reached. */
  keepAnswer(frame: object, length: number, answers: KeptAnswers): Redacted | undefined {
    const bytes = length < SHORT_ANSWER ? length : weightOf(frame);
    const reached = this.#limit.reserve(bytes, PARSED_SLACK);
    if (reached === undefined) {
      answers.add({ limit: this.#limit, bytes, holders: 0 });
      return undefined;
    }
    return say`The answers of ${reached.whose} that wait for a verdict exceed ${hide(inMiB(reached.limit))}; this answer was not kept.`;
  }

  unread(): UnreadBytes {
    return new UnreadBytes(this.#limit);
  }
}
