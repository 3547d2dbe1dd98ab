import { Script } from "node:vm";
import { hide, say } from "../../core/redaction/redacted.js";
import type { SyncJudge } from "../kind.js";
import { SuiteFault } from "../types.js";
import { BUDGET_MS, isSmall, longerBudget, now, threadCpuMs, wasStarved } from "./measures.js";
import { hasThread } from "./other-thread.js";

/** How long one judgement may hold this thread, if there is another to go on: timers of other tests wait for it. */
const MAX_MS_HERE = 50;

const slot = Symbol.for("mcptest.work");
const globals = globalThis as { [slot]?: (() => void) | undefined };
const script = new Script('globalThis[Symbol.for("mcptest.work")]()');

/** Thrown by `withinBudget` if the time ran out. */
export class BudgetExceeded extends Error {}

/** Thrown if judging blocks this thread for too long: the other thread judges again from the start. */
export class TooSlowForThisThread extends Error {}

let stopped = false;
/** How long one evaluation may take in this thread. */
let budget = BUDGET_MS;
/** When all that this thread is at must be over, by `now`. */
let deadline = Number.POSITIVE_INFINITY;

/** Gives all that this thread does from now on this many milliseconds in total; what is watched is stopped then. */
export function beginJob(milliseconds: number): void {
  budget = milliseconds;
  deadline = now() + milliseconds;
}

/** Ends the time of a job. */
export function endJob(): void {
  budget = BUDGET_MS;
  deadline = Number.POSITIVE_INFINITY;
}

/** One judgement with all the matchers in it, which share its time: here a short one, if there is another thread. */
export function judgeInTime<T>(work: () => T): T {
  const outer = deadline;
  deadline = Math.min(outer, now() + (hasThread() ? MAX_MS_HERE : budget));
  try {
    return work();
  } finally {
    deadline = outer;
  }
}

/** Between two pieces of a judgement that are each too short to be watched. Throws BudgetExceeded or TooSlowForThisThread. */
export function checkTime(): void {
  if (now() < deadline) return;
  handOverToThread();
  throw new BudgetExceeded("out of time");
}

/**
 * Runs synchronous work and really stops it, loops in JavaScript, regular expressions and WASM alike, once
 * `milliseconds` are over, or the time of all that this thread is at: then it throws BudgetExceeded. Costs some 0.1 ms. What
 * the work throws goes through.
 */
export function withinBudget<T>(work: () => T, milliseconds: number = budget): T {
  const untilDeadline = deadline - now();
  const left = Math.min(milliseconds, untilDeadline);
  if (left <= 0) throw new BudgetExceeded("out of time");
  const outer = globals[slot];
  let result: { value: T } | undefined;
  globals[slot] = () => {
    result = { value: work() };
  };
  try {
    script.runInThisContext({ timeout: Math.ceil(left) });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    stopped = true;
    // The timer may be early by a fraction of a millisecond.
    if (left === untilDeadline) deadline = Number.NEGATIVE_INFINITY;
    throw new BudgetExceeded("out of time");
  } finally {
    globals[slot] = outer;
  }
  return result!.value;
}

/**
 * The same for work that holds this thread until it is done, such as compiling what a suite has: if it runs out of time
 * because other processes have the cores, it starts again with more. `work` must be able to.
 */
export function withinCpuTime<T>(work: () => T): T {
  for (let milliseconds = budget; ; ) {
    const before = threadCpuMs();
    try {
      return withinBudget(work, milliseconds);
    } catch (error) {
      const longer = longerBudget(milliseconds, wasStarved(threadCpuMs() - before));
      if (!(error instanceof BudgetExceeded) || longer === undefined) throw error;
      milliseconds = longer;
    }
  }
}

/**
 * The same for judging a value while a run goes on: if there is another thread, only a short time is spent in this
 * one, and then TooSlowForThisThread is thrown.
 */
export function runWatched<T>(work: () => T, milliseconds: number = budget): T {
  if (!hasThread()) return withinBudget(work, milliseconds);
  try {
    return withinBudget(work, Math.min(MAX_MS_HERE, milliseconds));
  } catch (error) {
    if (!(error instanceof BudgetExceeded) || milliseconds <= MAX_MS_HERE) throw error;
    throw new TooSlowForThisThread("too slow for this thread");
  }
}

/** Leaves work that may not be stopped here, because it would leave something unsound behind, to the other thread. */
export function handOverToThread(): void {
  if (hasThread()) throw new TooSlowForThisThread("left to the other thread");
}

/** Whether any work of this thread was ever stopped. */
export function hasStoppedWork(): boolean {
  return stopped;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

/** Work, in steps of some nanoseconds, that need not be watched. */
const MAX_UNWATCHED = 1_000_000;

/**
 * A judge whose work grows with `weight` times the size of the value: watched if that is a lot. Throws SuiteFault
 * if the time runs out.
 */
export function withTimeLimit(name: string, weight: number, judge: SyncJudge): SyncJudge {
  return (value) => {
    if (isSmall(value, MAX_UNWATCHED / weight)) return judge(value);
    try {
      return runWatched(() => judge(value));
    } catch (error) {
      if (!(error instanceof BudgetExceeded)) throw error;
      throw new SuiteFault(
        say`\`${hide(name)}\` was stopped after ${BUDGET_MS / 1_000} s`,
        "Select a smaller part of the response with the target, or search for fewer items.",
      );
    }
  };
}
