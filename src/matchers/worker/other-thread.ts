import type { Worker } from "node:worker_threads";
import { stackOf } from "../../core/errors.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { processSecrets, say } from "../../core/redaction/redacted.js";
import { WAS_STOPPED } from "../kind.js";
import { SuiteFault, type Verdict } from "../types.js";
import { LIMIT_MS, RETRY_FACTOR, TooSlowForThisThread, threadProgram, watchCpu } from "./limit.js";

/** The work of a job: a verdict, what jq prints for a JSON text, a value with its texts normalised, or texts for a pattern. */
type Work =
  | { kind: "matcher"; matcher: unknown; value: unknown }
  | { kind: "jq"; program: string; json: string }
  | { kind: "normalise"; entries: readonly unknown[]; value: unknown }
  | { kind: "texts"; pattern: string; others: readonly string[] };

/** Work, the time that it may take after loading what it needs, and what the thread is to hide. */
export type Job = Work & { limitMs: number; secrets: readonly (readonly [string, string])[] };

/** The result of a job; a fault if it cannot be judged. `isStarved`: it ran out of time, and other processes had the processor. */
export type JobResult =
  | { kind: "result"; result: unknown }
  | { kind: "fault"; message: Redacted; fix: string; isStarved?: boolean }
  | { kind: "bug"; stack: string };

/** `started`: the thread has loaded what the job needs. */
type ThreadMessage = { kind: "started" } | JobResult;

/** The result of a job that ran out of time between two pieces of work, or was stopped from outside. */
export const STOPPED = faultResult(say`judging the value ${WAS_STOPPED}`);

/** How much later than its limit the thread is ended, because it cannot check the limit while it reads a value. */
const GRACE_MS = 250;
/** How long the thread may take to start and to load what a job needs, on the busiest machine. Longer is a fault of mcptest. */
const START_MS = 600_000;
/** JavaScript's memory in the thread; WASM has limits of its own. */
const THREAD_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
const RUN_OVER = faultResult(say`the run was over before the value was judged`);
const OUT_OF_MEMORY = faultResult(
  say`judging the value took more than ${THREAD_LIMITS.maxOldGenerationSizeMb} MB of memory`,
);

let thread: Worker | undefined;
/** Takes the next message of the thread. */
let receive: (message: ThreadMessage) => void = () => undefined;
let queue: Promise<unknown> = Promise.resolve();
/** How many runs were ended before their judgements were, and whether the last one was. */
let endedRuns = 0;
let isRunOver = false;
/** Ends the job that is under way. */
let cutOff: () => void = () => undefined;

/** A run begins: its judgements have their time again if the machine is busy. */
export function beginJudgements(): void {
  isRunOver = false;
}

/**
 * The time of the run is over: judgements that are under way or wait end unjudged, and what is judged at the end of the run
 * has its time once, however busy the machine is.
 */
export function endJudgements(): void {
  isRunOver = true;
  endedRuns += 1;
  cutOff();
}

/** A verdict from the other thread. Throws SuiteFault, as the judge itself would. */
export async function judgeInThread(matcher: unknown, value: unknown): Promise<Verdict> {
  return (await workInThread({ kind: "matcher", matcher, value })) as Verdict;
}

/** Does work in this thread, or in the other one if it is too slow for this one. Throws SuiteFault. */
export async function hereOrInThread<T>(work: Work, here: () => T | Promise<T>): Promise<T> {
  try {
    return await here();
  } catch (error) {
    if (!(error instanceof TooSlowForThisThread)) throw error;
  }
  return (await workInThread(work)) as T;
}

/** The result of work in the other thread: one job at a time, so that each has all of its time. Throws SuiteFault. */
function workInThread(work: Work): Promise<unknown> {
  const before = endedRuns;
  const turn = queue.then(() => (before === endedRuns ? runJob(work) : valueOfResult(RUN_OVER)));
  queue = turn.catch(() => undefined);
  return turn;
}

async function runJob(work: Work): Promise<unknown> {
  let result: JobResult;
  let limitMs = LIMIT_MS;
  do {
    result = await tryJob(work, limitMs);
    limitMs *= RETRY_FACTOR;
  } while (result.kind === "fault" && result.isStarved && !isRunOver && limitMs < START_MS);
  return valueOfResult(result);
}

/** The value of a job's result. Throws SuiteFault if the job could not be judged. */
function valueOfResult(result: JobResult): unknown {
  if (result.kind === "result") return result.result;
  if (result.kind === "bug") throw new Error(`the judging thread failed: ${result.stack}`);
  throw new SuiteFault(result.message, result.fix);
}

async function tryJob(work: Work, limitMs: number): Promise<JobResult> {
  thread ??= await startThread();
  const worker = thread;
  let isStarved = () => false;
  worker.ref();
  const result = await new Promise<JobResult>((resolve) => {
    const end = (message: JobResult) => {
      clearTimeout(timer);
      receive = () => undefined;
      cutOff = () => undefined;
      resolve(message);
    };
    // If this thread was busy, the answer may have come in meanwhile: it is read before the immediate is called.
    const endAfter = (milliseconds: number, result: JobResult) =>
      setTimeout(() => setImmediate(() => receive === onMessage && end(result)), milliseconds);
    const onMessage = (message: ThreadMessage) => {
      if (message.kind !== "started") return end(message);
      const startedAt = performance.now();
      const lacksCpu = watchCpu();
      isStarved = () => performance.now() - startedAt >= limitMs && lacksCpu();
      clearTimeout(timer);
      timer = endAfter(limitMs + GRACE_MS, STOPPED);
    };
    cutOff = () => end(RUN_OVER);
    let timer = endAfter(START_MS, bugResult(`it did not start a job within ${START_MS / 60_000} minutes`));
    receive = onMessage;
    try {
      worker.postMessage({ ...work, limitMs, secrets: processSecrets.secrets() } satisfies Job);
    } catch {
      end(faultResult(say`the value is nested too deeply to be judged`));
    }
  });
  worker.unref();
  // The state of a thread that was stopped in the middle of its work is unknown.
  if (result.kind !== "result") {
    thread = undefined;
    void worker.terminate();
  }
  return result.kind === "fault" ? { ...result, isStarved: isStarved() } : result;
}

async function startThread(): Promise<Worker> {
  const { Worker: Thread } = await import("node:worker_threads");
  const worker = new Thread(threadProgram ?? "", { resourceLimits: THREAD_LIMITS, stdin: true });
  // A late message from a discarded thread does not belong to the next job.
  const onMessage = (message: ThreadMessage) => {
    if (thread === worker) receive(message);
  };
  worker.on("message", onMessage);
  worker.on("messageerror", () => onMessage(faultResult(say`the result cannot be sent back from the judging thread`)));
  worker.on("error", (error: NodeJS.ErrnoException) =>
    onMessage(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? OUT_OF_MEMORY : bugResult(error)),
  );
  worker.on("exit", (code) => {
    onMessage(bugResult(`it ended with exit code ${code}`));
    if (thread === worker) thread = undefined;
  });
  return worker;
}

function faultResult(message: Redacted): JobResult {
  return { kind: "fault", message, fix: "Select a smaller part of the response with the target." };
}

function bugResult(error: unknown): JobResult {
  return { kind: "bug", stack: stackOf(error) };
}
