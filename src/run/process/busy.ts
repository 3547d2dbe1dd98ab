import { dirname, join } from "node:path";
import { nowMs } from "../../core/clock.js";
import { stackOf } from "../../core/errors.js";
import { removePath, writeLastErr } from "../../core/out.js";
import { runProgramSync } from "../../core/proc/run.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { sanitize } from "../../core/sanitize.js";
import { threadProgram } from "../../matchers/worker/limit.js";

/** So much CPU time in one turn of the main thread is a bug of mcptest: bounded work takes far less. */
const MOST_MS = 10_000;
/** The limit once the time of the run is over. */
const MOST_LATE_MS = 2_000;
const BEAT_MS = 500;
const REPORT_MS = 60_000;
const STACK_FRAMES = 50;

/** If the main thread has not counted up for a second, calls its check in the middle of its work, as a debugger would. */
const THREAD = `
const { Session } = require("node:inspector");
const { workerData: beats } = require("node:worker_threads");
let session;
let before;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  if (now === before && session === undefined) {
    session = new Session();
    session.connectToMainThread();
    session.post("Runtime.evaluate", { expression: 'globalThis[Symbol.for("mcptest.busy")]?.()' }, () => {
      // At its end, a process with an open session would print that it waits for a debugger.
      session.disconnect();
      session = undefined;
    });
  }
  before = now;
}, 1_000);
`;

const slot = Symbol.for("mcptest.busy");
const globals = globalThis as { [slot]?: () => void };

/** Ends a run at once, and returns the path of the spool that holds its events. */
type BreakOff = (error: Error) => string;
const runs = new Set<BreakOff>();

/** Has a run broken off if the main thread stays busy; returns the function that removes it. */
export function breakOffIfBusy(breakOff: BreakOff): () => void {
  runs.add(breakOff);
  return () => void runs.delete(breakOff);
}

interface BusyWatch {
  /** The delay until the watching thread starts, whose start would prolong short runs. */
  afterMs?: number;
  /** The time limit of the run, after which the main thread may be busy for a shorter time. */
  lateMs?: number;
  /** The arguments of `mcptest report` for a run that is broken off; without them, it has no reports. */
  report?: readonly string[];
}

/**
 * Ends the process with 2, and its servers, if the main thread stays with one piece of work: timers and signals would wait
 * for its end. Returns what ends the watch.
 */
export function watchMainThread({ afterMs = 0, lateMs = Infinity, report }: BusyWatch = {}): () => Promise<unknown> {
  let stop = async (): Promise<unknown> => undefined;
  const lateAt = nowMs() + lateMs;
  const timer = setTimeout(() => {
    stop = startWatch((ms) => {
      if (ms > (nowMs() > lateAt ? MOST_LATE_MS : MOST_MS)) endBusy(Math.round(ms), report);
    });
  }, afterMs).unref();
  return () => {
    clearTimeout(timer);
    return stop();
  };
}

/** Calls `onBusy` in the middle of each turn that takes seconds, with the CPU time of the turn so far. */
function startWatch(onBusy: (ms: number) => void): () => Promise<unknown> {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let cpuAtBeat = process.cpuUsage();
  const timer = setInterval(() => {
    Atomics.add(beats, 0, 1);
    cpuAtBeat = process.cpuUsage();
  }, BEAT_MS).unref();
  // CPU time, because a process that is stopped, or waits for a terminal, is not busy.
  globals[slot] = () => {
    const { user, system } = process.cpuUsage(cpuAtBeat);
    onBusy((user + system) / 1_000);
  };
  // Loaded only now: an import would cost every run milliseconds, also one that ends before the watch starts.
  const { Worker } = process.getBuiltinModule("node:worker_threads");
  const thread = new Worker(THREAD, { eval: true, workerData: beats, env: {}, execArgv: [] });
  thread.unref();
  // Without a thread, or a Node that has no inspector, nothing watches.
  thread.on("error", () => {});
  return () => {
    clearInterval(timer);
    delete globals[slot];
    return thread.terminate();
  };
}

function endBusy(ms: number, report: readonly string[] | undefined): never {
  delete globals[slot];
  Error.stackTraceLimit = STACK_FRAMES;
  // Created in the middle of the work, so that its stack shows the work.
  const error = new Error(`one piece of work took ${ms} ms of CPU time, and the process was ended`);
  const spool = [...runs].at(-1)?.(error);
  if (spool !== undefined && report !== undefined && threadProgram !== undefined) {
    const args = [join(dirname(threadProgram), "../cli/index.js"), "report", spool, ...report];
    if (runProgramSync([process.execPath, ...args], REPORT_MS)) removePath(spool);
  }
  writeLastErr(say`mcptest itself failed; please report this:\n${sanitize(hide(stackOf(error)))}\n`);
  // Servers are killed on exit.
  process.exit(2);
}
