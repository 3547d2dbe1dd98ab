import { inMiB, LIMITS, weightOf } from "../../core/limits.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import type { Frame } from "../frames.js";
import type { KeptAnswers } from "./kept-answers.js";
import { type Budget, sessionBudget } from "./memory.js";

/** Shorter texts count by their length alone. */
const SHORT_ANSWER = 4 * 1024;
/** By how much an answer that was let in may be larger once it is parsed. */
const PARSED_SLACK = 64 * 1024;

/** The memory that the answers of one session use, before they are read and until their verdict. */
export class AnswerMemory {
  readonly budget: Budget;
  /** The limit of one call. An answer may be as large as a frame, so the messages during its call may be too. */
  readonly callLimit: number;

  constructor(maxFrameBytes: number, run?: Budget) {
    this.budget = sessionBudget(maxFrameBytes, run);
    this.callLimit = Math.max(LIMITS.call, maxFrameBytes);
  }

  /** Reserves memory for a part of an answer that cannot be read yet; if there is not enough, returns why, and the part is dropped. */
  hold(bytes: number): Redacted | undefined {
    const usedUp = this.budget.take(bytes);
    if (usedUp === undefined) return undefined;
    const subject = usedUp.of === "session" ? say`The calls of one session` : say`The calls of the run`;
    return say`${subject} were sent more than ${hide(inMiB(usedUp.limit))} at once; this answer was not read.`;
  }

  /** Releases what `hold` reserved. */
  release(bytes: number): void {
    this.budget.release(bytes);
  }

  /** Counts an answer that waits for its verdict; `length`: of its text. Returns why it is not kept, if it exceeds a limit. */
  keep(frame: Frame, length: number, answers: KeptAnswers): Redacted | undefined {
    // Most answers are short: walking through each would cost more than it tells.
    const bytes = length < SHORT_ANSWER ? length : weightOf(frame);
    const usedUp = this.budget.take(bytes, PARSED_SLACK);
    if (usedUp === undefined) {
      answers.add(() => this.budget.release(bytes));
      return undefined;
    }
    const whose = usedUp.of === "session" ? say`one session` : say`the run`;
    return say`The answers of ${whose} that wait for a verdict exceed ${hide(inMiB(usedUp.limit))}; this answer was not kept.`;
  }
}
