import { nowMs } from "../../core/clock.js";
import type { Location } from "../../core/generated/results.js";
import type { Problem } from "../../core/problem.js";
import type { Suite } from "../../suite/types.js";

/** One matcher is limited by itself, but a suite may have very many. */
export const CHECK_MS = 10 * 60_000;

/** The time that compiling the matchers of all suites may take. */
export class CheckTime {
  readonly #endsAt: number;
  readonly #problems: Problem[];
  #isOver = false;

  /** `problems`: the list for the problem that the time is over. */
  constructor(limitMs: number, problems: Problem[]) {
    this.#endsAt = nowMs() + limitMs;
    this.#problems = problems;
  }

  /** True if nothing else may be compiled; the first time, what stands at `location` is a problem. */
  isOver(suite: Suite, location: Location): boolean {
    if (nowMs() <= this.#endsAt) return false;
    if (!this.#isOver) {
      this.#problems.push({
        location,
        snippet: suite.places.snippet(location),
        title: "the matchers take too long to compile",
        description: "Compiling took ten minutes up to here. The rest was not checked.",
        fix: "Make patterns and schemas smaller (a counted repeat of a wide class such as \\w is slow), or run fewer files at once.",
      });
    }
    this.#isOver = true;
    return true;
  }
}
