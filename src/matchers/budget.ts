import { Script } from "node:vm";
import type { SyncJudge } from "./kind.js";
import { isSmall } from "./size.js";
import { SuiteFault } from "./types.js";

/** Wall-clock time that one evaluation may take, in milliseconds. */
export const BUDGET_MS = 2_000;

const slot = Symbol.for("mcptest.work");
const world = globalThis as { [slot]?: () => void };
const script = new Script('globalThis[Symbol.for("mcptest.work")]()');

/** Thrown by `withinBudget` where the time ran out. */
export class OutOfTime extends Error {}

/**
 * Runs synchronous work and really stops it, loops in JavaScript, regular expressions and WASM alike, once
 * `milliseconds` are over: then it throws OutOfTime. Costs some 0.1 ms. What the work throws goes through.
 */
export function withinBudget<T>(work: () => T, milliseconds: number = BUDGET_MS): T {
  const outer = world[slot];
  let result: { value: T } | undefined;
  world[slot] = () => {
    result = { value: work() };
  };
  try {
    script.runInThisContext({ timeout: Math.max(1, Math.ceil(milliseconds)) });
  } catch (error) {
    if (isTimeout(error)) throw new OutOfTime("out of time");
    throw error;
  } finally {
    world[slot] = outer;
  }
  return result!.value;
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
      return withinBudget(() => judge(value));
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      throw new SuiteFault(
        `\`${name}\` was stopped after ${BUDGET_MS / 1_000} s`,
        "Name a smaller part of the answer in the target, or look for fewer things.",
      );
    }
  };
}
