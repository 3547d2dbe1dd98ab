import { Script } from "node:vm";
import type { SyncJudge } from "./kind.js";
import { hasThread } from "./other-thread.js";
import { isSmall } from "./size.js";
import { BUDGET_MS, now } from "./time.js";
import { SuiteFault } from "./types.js";

/** How long one judgement may hold this thread, where there is another to go on: timers of other tests wait for it. */
const PATIENCE_MS = 50;

const slot = Symbol.for("mcptest.work");
const world = globalThis as { [slot]?: () => void };
const script = new Script('globalThis[Symbol.for("mcptest.work")]()');

/** Thrown by `withinBudget` where the time ran out. */
export class OutOfTime extends Error {}

/** Thrown where judging holds this thread for too long: the other thread has to do it, from the start. */
export class TooSlowHere extends Error {}

let stopped = false;
/** When all that this thread is at must be over, by `now`. */
let deadline = Number.POSITIVE_INFINITY;

/** Sets when what this thread does from now on must be over, by `now`; what is watched is stopped then. */
export function setDeadline(until: number): void {
  deadline = until;
}

/** One judgement with all the matchers in it, which share its time: here a short one, where there is another thread. */
export function judgement<T>(work: () => T): T {
  const outer = deadline;
  deadline = Math.min(outer, now() + (hasThread() ? PATIENCE_MS : BUDGET_MS));
  try {
    return work();
  } finally {
    deadline = outer;
  }
}

/** Between two pieces of a judgement that are each too short to be watched. Throws OutOfTime or TooSlowHere. */
export function checkTime(): void {
  if (now() < deadline) return;
  leaveToThread();
  throw new OutOfTime("out of time");
}

/**
 * Runs synchronous work and really stops it, loops in JavaScript, regular expressions and WASM alike, once
 * `milliseconds` are over, or the time of all that this thread is at: then it throws OutOfTime. Costs some 0.1 ms. What
 * the work throws goes through.
 */
export function withinBudget<T>(work: () => T, milliseconds: number = BUDGET_MS): T {
  const left = Math.min(milliseconds, deadline - now());
  if (left <= 0) throw new OutOfTime("out of time");
  const outer = world[slot];
  let result: { value: T } | undefined;
  world[slot] = () => {
    result = { value: work() };
  };
  try {
    script.runInThisContext({ timeout: Math.ceil(left) });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    stopped = true;
    throw new OutOfTime("out of time");
  } finally {
    world[slot] = outer;
  }
  return result!.value;
}

/**
 * The same for judging a value while a run goes on: where there is another thread, only a short time is spent in this
 * one, and then TooSlowHere is thrown.
 */
export function watched<T>(work: () => T, milliseconds: number = BUDGET_MS): T {
  if (!hasThread()) return withinBudget(work, milliseconds);
  try {
    return withinBudget(work, Math.min(PATIENCE_MS, milliseconds));
  } catch (error) {
    if (!(error instanceof OutOfTime) || milliseconds <= PATIENCE_MS) throw error;
    throw new TooSlowHere("too slow for this thread");
  }
}

/** Leaves work that may not be stopped here, because it would leave something unsound behind, to the other thread. */
export function leaveToThread(): void {
  if (hasThread()) throw new TooSlowHere("left to the other thread");
}

/** Whether any work of this thread was ever stopped. */
export function stoppedWork(): boolean {
  return stopped;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

/** Work, in steps of some nanoseconds, that need not be watched. */
const HARMLESS = 1_000_000;

/**
 * A judge whose work grows with `weight` times the size of the value: watched where that is much. Throws SuiteFault
 * where the time runs out.
 */
export function bounded(name: string, weight: number, judge: SyncJudge): SyncJudge {
  return (value) => {
    if (isSmall(value, HARMLESS / weight)) return judge(value);
    try {
      return watched(() => judge(value));
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      throw new SuiteFault(
        `\`${name}\` was stopped after ${BUDGET_MS / 1_000} s`,
        "Name a smaller part of the answer in the target, or look for fewer things.",
      );
    }
  };
}
