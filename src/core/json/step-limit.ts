import { LIMITS } from "../limits.js";
import type { Redacted } from "../redaction/redact.js";
import { say } from "../redaction/redacted.js";
import { grouped } from "../text.js";

/** A limit on the steps of a piece of work whose size a server or a file decides. */
export class StepLimit {
  #remaining: number;

  constructor(readonly most: number = LIMITS.steps) {
    this.#remaining = most;
  }

  /** Takes so many steps; false if there were none left. */
  take(count = 1): boolean {
    const isWithinLimit = !this.isUsedUp;
    this.#remaining -= count;
    return isWithinLimit;
  }

  get isUsedUp(): boolean {
    return this.#remaining <= 0;
  }

  /** Why work that needs more steps is not done. */
  get tooLarge(): Redacted {
    return say`too large (${grouped(this.most)} steps)`;
  }
}
