import { isDeepStrictEqual } from "node:util";
import { Script } from "node:vm";

// Node loads this function when it is first called: stopped in the middle, it would stay broken.
isDeepStrictEqual([], []);

/** Time of one judgement with all the matchers in it, and of compiling one argument, in milliseconds. */
export const LIMIT_MS = 2_000;
/** Each retry may take this many times longer; there is one if other processes used the processor. */
export const RETRY_FACTOR = 4;
/** How long one judgement may hold the main thread if there is another one: timers of other tests wait for it. */
const MAX_MS_HERE = 50;

/** Thrown by watched work that was stopped because its time is over. */
export class LimitExceeded extends Error {}

/** Thrown in the main thread instead, if there is another one: it judges again from the start. */
export class TooSlowForThisThread extends Error {}

/** When the current judgement of this thread must end. */
let deadline: number | undefined;
/** The program of another thread, which judges what is slow (`serveJobs`); without one this thread does. */
export let threadProgram: string | undefined;

export function setThreadProgram(path: string): void {
  threadProgram = path;
}

/** Starts the time of a judgement; what is watched is stopped when it is over. */
export function startLimit(milliseconds: number): void {
  deadline = performance.now() + milliseconds;
}

export function endLimit(): void {
  deadline = undefined;
}

/** One judgement: all that it watches shares one limit. */
export function judgeInTime<T>(judge: () => T): T {
  if (deadline !== undefined) return judge();
  startLimit(threadProgram ? MAX_MS_HERE : LIMIT_MS);
  try {
    return judge();
  } finally {
    endLimit();
  }
}

/** Throws as `runWatched` does if the time is over. Called between pieces of work that are too short to be watched. */
export function checkTime(): void {
  if (deadline !== undefined && performance.now() >= deadline) throwOutOfTime();
}

/** Stops work when its time is over: with TooSlowForThisThread if there is another thread, else LimitExceeded. */
export function runWatched<T>(work: () => T): T {
  try {
    return judgeInTime(() => runUntil(deadline!, work));
  } catch (error) {
    if (error instanceof LimitExceeded) throwOutOfTime();
    throw error;
  }
}

function throwOutOfTime(): never {
  handOverToThread();
  throw new LimitExceeded("out of time");
}

/** Leaves work to the other thread, if there is one. For work that must not be stopped in this one. */
export function handOverToThread(): void {
  if (threadProgram) throw new TooSlowForThisThread("left to the other thread");
}

/** Compiles an argument in this thread, within a limit. Throws LimitExceeded. `work` may run several times. */
export function compileInTime<T>(work: () => T): T {
  if (deadline !== undefined) return runUntil(deadline, work);
  for (let limitMs = LIMIT_MS; ; limitMs *= RETRY_FACTOR) {
    const isStarved = watchCpu();
    try {
      return runUntil(performance.now() + limitMs, work);
    } catch (error) {
      if (!(error instanceof LimitExceeded) || !isStarved()) throw error;
    }
  }
}

/** Tells whether this process has since used the processor for clearly less than the limit: other processes had it. */
export function watchCpu(): () => boolean {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000 < LIMIT_MS * 0.75;
  };
}

const slot = Symbol.for("mcptest.work");
const globals = globalThis as { [slot]?: (() => unknown) | undefined };
const script = new Script('globalThis[Symbol.for("mcptest.work")]()');

/** Runs work inside a script, because V8 can stop nothing else. */
function runUntil<T>(end: number, work: () => T): T {
  const remaining = end - performance.now();
  if (remaining <= 0) throw new LimitExceeded("out of time");
  globals[slot] = work;
  try {
    return script.runInThisContext({ timeout: Math.ceil(remaining) }) as T;
  } catch (error) {
    const isTimeout = error instanceof Error && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
    // V8's clock may be a little ahead: the judgement is over in any case.
    if (isTimeout && deadline !== undefined) deadline = 0;
    throw isTimeout ? new LimitExceeded("out of time") : error;
  } finally {
    globals[slot] = undefined;
  }
}
