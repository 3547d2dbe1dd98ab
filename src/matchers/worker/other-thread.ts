import type { Worker } from "node:worker_threads";
import { stackOf } from "../../core/errors.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hideValue, processSecrets, say } from "../../core/redaction/redacted.js";
import { MatcherError, SuiteFault, type Verdict } from "../types.js";
import { BUDGET_MS, judgingCpuMs, longerBudget, now, threadCpuMs, wasStarved } from "./measures.js";

/** The work of a job: a verdict, what jq prints for a JSON text, or a value with its texts normalised. */
type Work =
  | { kind: "matcher"; matcher: unknown; value: unknown }
  | { kind: "jq"; program: string; json: string }
  | { kind: "normalise"; entries: readonly unknown[]; value: unknown };

/**
 * Work, and the milliseconds that it may take after the thread has loaded what it needs. `secrets`: what the thread is
 * to hide, because it has no other way to know.
 */
export type Job = Work & { budgetMs: number; secrets: readonly (readonly [string, string])[] };

/**
 * The result of a job. `sameActual`: the verdict's `actual` is the value as it is shown, which need not travel back.
 * `starved`: it was stopped before it had the CPU time that it may take.
 */
export type JobResult =
  | { kind: "result"; result: unknown; sameActual?: true }
  | { kind: "fault"; message: Redacted; fix: string; unsound: boolean; starved?: boolean }
  /** The matcher cannot be compiled. */
  | { kind: "unusable"; title: string; description: string; fix: string }
  | { kind: "bug"; stack: string };

/**
 * A message of the thread: it runs, and is called `path` by the system; it starts a job whose dependencies are loaded; or
 * the result of the job.
 */
type ThreadMessage = { kind: "ready"; path: string } | { kind: "started" } | JobResult;

/** The result of a job whose time was over between two pieces of work, or that was stopped from outside. */
export const STOPPED = fault(say`judging the value was stopped after ${BUDGET_MS / 1_000} s`);

/** How much later than its own budget the thread is ended, because it cannot check the budget while it reads a value. */
const GRACE_MS = 250;
/** How often the CPU time of a job is looked at. */
const WATCH_MS = 50;
/** How long the thread may take to start, and to load what a job needs. Longer is a fault of mcptest, not a verdict. */
const START_MS = 30_000;
/** JavaScript's memory in the thread; WASM has limits of its own. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

let program: string | undefined;
let thread: Worker | undefined;
/** What the system calls the thread. */
let threadName = "";
/** Takes the next message of the thread. */
let onMessage: (message: ThreadMessage) => void = () => undefined;
let queue: Promise<unknown> = Promise.resolve();

/** Names the program of a thread that does jobs (`serveJobs`); without one everything is judged in this thread. */
export function setThreadProgram(path: string): void {
  program = path;
}

/** Whether there is another thread for what is slow. */
export function hasThread(): boolean {
  return program !== undefined;
}

/** A verdict from the other thread. Throws SuiteFault, as the judge itself would, and MatcherError if it was not compiled before. */
export async function judgeInThread(matcher: unknown, value: unknown): Promise<Verdict> {
  const { result, sameActual } = await enqueueJob({ kind: "matcher", matcher, value });
  const verdict = result as Verdict;
  return sameActual ? { ...verdict, actual: hideValue(value) } : verdict;
}

/** The result of a job that is not a verdict, from the other thread. Throws SuiteFault. */
export async function workInThread(work: Exclude<Work, { kind: "matcher" }>): Promise<unknown> {
  return (await enqueueJob(work)).result;
}

/** One job at a time, so that each has all of its time. */
function enqueueJob(work: Work): Promise<Extract<JobResult, { kind: "result" }>> {
  const turn = queue.then(() => doJob(work));
  queue = turn.catch(() => undefined);
  return turn;
}

async function doJob(work: Work): Promise<Extract<JobResult, { kind: "result" }>> {
  let done: JobResult;
  let budgetMs: number | undefined = BUDGET_MS;
  do {
    done = await tryJob(work, budgetMs);
    budgetMs = longerBudget(budgetMs, done.kind === "fault" && done.starved === true);
  } while (budgetMs !== undefined);
  if (done.kind === "result") return done;
  if (done.kind === "unusable") throw new MatcherError(done.title, done.description, done.fix, []);
  if (done.kind === "bug") throw new Error(`the judging thread failed: ${done.stack}`);
  throw new SuiteFault(done.message, done.fix);
}

async function tryJob(work: Work, budgetMs: number): Promise<JobResult> {
  const worker = thread ?? (await start());
  worker.ref();
  const answer = nextMessage(START_MS, bug(`it did not start a job within ${START_MS} ms`), () => {
    const start = { at: now(), threadMs: threadCpuMs(threadName), cpuMs: judgingCpuMs() };
    return () => {
      const threadMs = threadCpuMs(threadName) - start.threadMs;
      if (threadMs < BUDGET_MS + GRACE_MS && now() - start.at < budgetMs + GRACE_MS) return undefined;
      return { ...STOPPED, starved: wasStarved(judgingCpuMs() - start.cpuMs) };
    };
  });
  try {
    worker.postMessage({ ...work, budgetMs, secrets: processSecrets.secrets() } satisfies Job);
  } catch {
    onMessage(fault(say`the value is nested too deeply to be judged`));
  }
  const message = await answer;
  worker.unref();
  const done = isResult(message) ? message : bug(`it said ${message.kind} in the middle of a job`);
  // What was stopped in the middle of its work is not sound any more.
  if (done.kind === "bug" || (done.kind === "fault" && done.unsound)) discard(worker);
  return done;
}

async function start(): Promise<Worker> {
  const { Worker: Thread } = await import("node:worker_threads");
  const worker = new Thread(program ?? "", { resourceLimits: LIMITS, stdin: true });
  thread = worker;
  // A late message from a discarded thread does not belong to the next job.
  const receive = (message: ThreadMessage) => {
    if (thread === worker) onMessage(message);
  };
  worker.on("message", receive);
  worker.on("messageerror", () => receive(fault(say`the result cannot be sent back from the judging thread`)));
  worker.on("error", (error) => receive(isOutOfMemory(error) ? outOfMemory() : bug(error)));
  worker.on("exit", (code) => {
    receive(bug(`it ended with exit code ${code}`));
    if (thread === worker) thread = undefined;
  });
  const message = await nextMessage(START_MS, bug(`it did not start within ${START_MS} ms`));
  if (message.kind === "ready") {
    threadName = message.path;
    return worker;
  }
  discard(worker);
  const reason = message.kind === "bug" ? message.stack : message.kind;
  throw new Error(`the judging thread did not start: ${reason}`);
}

function isResult(message: ThreadMessage): message is JobResult {
  return message.kind !== "ready" && message.kind !== "started";
}

/**
 * The next message of the thread; `late` if none comes in time. `onStarted` returns what is asked from then on: it answers
 * for the thread when its time is up.
 */
function nextMessage(
  milliseconds: number,
  late: JobResult,
  onStarted?: () => () => JobResult | undefined,
): Promise<ThreadMessage> {
  return new Promise((done) => {
    const end = (message: ThreadMessage) => {
      if (onMessage !== end) return;
      clearTimeout(timer);
      if (message.kind === "started" && onStarted) {
        watch(onStarted());
        return;
      }
      onMessage = () => undefined;
      done(message);
    };
    // If this thread was busy, the answer may have come in meanwhile: it is read before the immediate is called.
    const timerOf = (wait: number, then: () => void) => setTimeout(() => setImmediate(then), wait);
    let timer = timerOf(milliseconds, () => end(late));
    const watch = (answerIfOver: () => JobResult | undefined) => {
      timer = timerOf(WATCH_MS, () => {
        if (onMessage !== end) return;
        const answer = answerIfOver();
        if (answer === undefined) watch(answerIfOver);
        else end(answer);
      });
    };
    onMessage = end;
  });
}

function discard(worker: Worker): void {
  thread = undefined;
  void worker.terminate();
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

function outOfMemory(): JobResult {
  return fault(say`judging the value took more than ${LIMITS.maxOldGenerationSizeMb} MB of memory`);
}

function fault(message: Redacted): Extract<JobResult, { kind: "fault" }> {
  return { kind: "fault", message, fix: "Select a smaller part of the response with the target.", unsound: true };
}

function bug(error: unknown): JobResult {
  return { kind: "bug", stack: stackOf(error) };
}
