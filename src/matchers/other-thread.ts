import type { Worker } from "node:worker_threads";
import { BUDGET_MS, now } from "./time.js";
import { SuiteFault, type Verdict } from "./types.js";

/** What the thread is asked for: a verdict, what jq prints for a JSON text, or a value with its texts normalised. */
type Work =
  | { kind: "matcher"; matcher: unknown; value: unknown }
  | { kind: "jq"; program: string; json: string }
  | { kind: "normalise"; entries: readonly unknown[]; value: unknown };

/** Work, and when it must be over by `now`: to hand a large value over takes of its time. */
export type Job = Work & { until: number };

/** What came of a job. `sameActual`: the verdict's `actual` is the value, which need not travel back. */
export type Done =
  | { kind: "result"; result: unknown; sameActual?: true }
  | { kind: "fault"; message: string; fix: string; shaken: boolean }
  | { kind: "bug"; stack: string };

/** How much later than its own budgets the thread is ended: where it hears of none, as while it reads a value. */
const GRACE_MS = 250;
const START_MS = 30_000;
/** JavaScript's memory in the thread; WASM has limits of its own. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

let program: string | undefined;
let thread: Worker | undefined;
/** Takes what the thread says next. */
let hear: (said: Done | "ready") => void = () => undefined;
let queue: Promise<unknown> = Promise.resolve();

/** Names the program of a thread that does jobs (`serveJobs`); without one everything is judged in this thread. */
export function offerThread(path: string): void {
  program = path;
}

/** Whether there is another thread for what is slow. */
export function hasThread(): boolean {
  return program !== undefined;
}

/** A verdict from the other thread. Throws SuiteFault, as the judge itself would. */
export async function judgeInThread(matcher: unknown, value: unknown): Promise<Verdict> {
  const { result, sameActual } = await ask({ kind: "matcher", matcher, value });
  const verdict = result as Verdict;
  return sameActual ? { ...verdict, actual: value } : verdict;
}

/** The result of a job that is no verdict, from the other thread. Throws SuiteFault. */
export async function workInThread(work: Exclude<Work, { kind: "matcher" }>): Promise<unknown> {
  return (await ask(work)).result;
}

/** One job at a time, so that each has all of its time. */
function ask(work: Work): Promise<Extract<Done, { kind: "result" }>> {
  const turn = queue.then(() => doJob(work));
  queue = turn.catch(() => undefined);
  return turn;
}

async function doJob(work: Work): Promise<Extract<Done, { kind: "result" }>> {
  const worker = thread ?? (await start());
  worker.ref();
  const done = await answerOf(worker, { ...work, until: now() + BUDGET_MS - GRACE_MS / 2 });
  worker.unref();
  if (done.kind === "result") return done;
  // What was stopped in the middle of its work is not sound any more.
  if (done.kind === "bug" || done.shaken) discard(worker);
  if (done.kind === "bug") throw new Error(`the judging thread failed: ${done.stack}`);
  throw new SuiteFault(done.message, done.fix);
}

async function answerOf(worker: Worker, job: Job): Promise<Done> {
  const said = next(job.until + GRACE_MS - now(), fault("judging the value was stopped after 2 s"));
  try {
    worker.postMessage(job);
  } catch {
    hear(fault("the value is nested too deeply to be judged"));
  }
  const done = await said;
  return done === "ready" ? bug("it started twice") : done;
}

async function start(): Promise<Worker> {
  const { Worker: Thread } = await import("node:worker_threads");
  const worker = new Thread(program ?? "", { resourceLimits: LIMITS, stdin: true });
  thread = worker;
  // What one that was given up had still to say is not for the job of the next.
  const say = (said: Done | "ready") => {
    if (thread === worker) hear(said);
  };
  worker.on("message", say);
  worker.on("messageerror", () => say(fault("what came of judging the value cannot be told")));
  worker.on("error", (error) => say(isOutOfMemory(error) ? outOfMemory() : bug(error)));
  worker.on("exit", (code) => {
    say(bug(`it ended with exit code ${code}`));
    if (thread === worker) thread = undefined;
  });
  const said = await next(START_MS, bug(`it did not start within ${START_MS} ms`));
  if (said === "ready") return worker;
  discard(worker);
  throw new Error(`the judging thread did not start: ${said.kind === "bug" ? said.stack : said.kind}`);
}

/** What the thread says next; `late` where it says nothing for so long. */
function next(milliseconds: number, late: Done): Promise<Done | "ready"> {
  return new Promise((done) => {
    const end = (said: Done | "ready") => {
      if (hear !== end) return;
      clearTimeout(timer);
      hear = () => undefined;
      done(said);
    };
    // Where this thread was busy, the answer may have come in meanwhile: it is read before the immediate is called.
    const timer = setTimeout(() => setImmediate(end, late), milliseconds);
    hear = end;
  });
}

function discard(worker: Worker): void {
  thread = undefined;
  void worker.terminate();
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

function outOfMemory(): Done {
  return fault(`judging the value took more than ${LIMITS.maxOldGenerationSizeMb} MB of memory`);
}

function fault(message: string): Done {
  return { kind: "fault", message, fix: "Name a smaller part of the answer in the target.", shaken: true };
}

function bug(error: unknown): Done {
  return { kind: "bug", stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
