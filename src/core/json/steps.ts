import { LIMITS } from "../limits.js";
import type { Redacted } from "../redaction/redact.js";
import { say } from "../redaction/redacted.js";
import { grouped } from "../text.js";

/** Counts the steps of work whose amount others decide, so that it ends. */
export class Steps {
  #left: number;

  constructor(readonly most: number = LIMITS.steps) {
    this.#left = most;
  }

  /** Takes so many steps; false if there were none left. */
  take(count = 1): boolean {
    const hadSome = !this.areOver;
    this.#left -= count;
    return hadSome;
  }

  get areOver(): boolean {
    return this.#left <= 0;
  }

  /** What is wrong with that which takes more steps. */
  get tooLarge(): Redacted {
    return say`too large (${grouped(this.most)} steps)`;
  }
}
