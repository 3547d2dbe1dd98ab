import { EventEmitter } from "node:events";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { SuiteFault } from "../../src/matchers/types.js";
import { judgeInThread, setThreadProgram } from "../../src/matchers/worker/other-thread.js";

type Answer = (worker: Thread, job: { value: unknown }) => void;

/** Every thread that was started, the last one at the end; `answer` says what they do with a job. */
const { threads, made } = vi.hoisted(() => ({ threads: [] as unknown[], made: { answer: undefined as unknown } }));

class Thread extends EventEmitter {
  ref(): void {}
  unref(): void {}
  terminate(): void {}

  constructor() {
    super();
    threads.push(this);
    queueMicrotask(() => this.emit("message", { kind: "ready", path: "" }));
  }

  postMessage(job: { value: unknown }): void {
    (made.answer as Answer)(this, job);
  }
}

vi.mock("node:worker_threads", () => ({ Worker: Thread }));
setThreadProgram("the thread is a double");

const fault = { kind: "fault", message: "too slow", fix: "", unsound: true };
const echo: Answer = (worker, { value }) =>
  queueMicrotask(() => worker.emit("message", { kind: "result", result: value }));

/** Begins, and never answers. */
const silent: Answer = (worker) => worker.emit("message", { kind: "started" });

/** Judges a value, which is what the thread answers with. */
async function judged(value: unknown, answer: Answer = echo): Promise<unknown> {
  made.answer = answer;
  return { ...(await judgeInThread({}, value)) };
}

function last(): Thread {
  return threads.at(-1) as Thread;
}

/** Lets so much CPU time pass for each reading of it. */
function passCpu(milliseconds: number): void {
  let user = 0;
  vi.spyOn(process, "cpuUsage").mockImplementation(() => {
    user += milliseconds * 1_000;
    return { user, system: 0 };
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// Other files run in this process: for them the thread is none of these.
afterAll(() => {
  vi.doUnmock("node:worker_threads");
  vi.resetModules();
});

it("starts one thread, and gives it one job after the other", async () => {
  const before = threads.length;
  const jobs: unknown[] = [];
  made.answer = ((worker, job) => {
    jobs.push(job.value);
    echo(worker, job);
  }) satisfies Answer;
  expect(await Promise.all([{ a: 1 }, { a: 2 }].map((value) => judgeInThread({}, value)))).toEqual([
    { a: 1 },
    { a: 2 },
  ]);
  expect(jobs).toEqual([{ a: 1 }, { a: 2 }]);
  expect(threads.length).toBeLessThanOrEqual(before + 1);
});

it("does not take what a thread that was given up still says for the answer of the next", async () => {
  await expect(judged(1, (worker) => worker.emit("message", fault))).rejects.toThrow(SuiteFault);
  const old = last();
  const answer = judged({ a: 2 }, (worker, job) => {
    old.emit("message", { kind: "result", result: { a: "stale" } });
    old.emit("error", new Error("stale"));
    echo(worker, job);
  });
  queueMicrotask(() => old.emit("message", { kind: "result", result: { a: "stale" } }));
  expect(await answer).toEqual({ a: 2 });
  expect(last()).not.toBe(old);
});

it("starts another thread if the one there was ended between two jobs", async () => {
  expect(await judged({ a: 1 })).toEqual({ a: 1 });
  const old = last();
  old.emit("exit", 1);
  expect(await judged({ a: 2 })).toEqual({ a: 2 });
  expect(last()).not.toBe(old);
});

it("reports a thread that ended in the middle of a job, and goes on", async () => {
  await expect(judged(1, (worker) => worker.emit("exit", 7))).rejects.toThrow("it ended with exit code 7");
  expect(await judged({ a: 2 })).toEqual({ a: 2 });
});

it("takes a thread without memory for a fault of the suite, and any other error of it for a bug", async () => {
  const memory = Object.assign(new Error("Worker terminated"), { code: "ERR_WORKER_OUT_OF_MEMORY" });
  const stopped = judged(1, (worker) => worker.emit("error", memory));
  await expect(stopped).rejects.toThrow("took more than 256 MB of memory");
  await expect(stopped).rejects.toBeInstanceOf(SuiteFault);
  for (const error of [new Error("broken"), Object.assign(new Error("broken"), { code: "ENOENT" })]) {
    const failed = judged(1, (worker) => worker.emit("error", error));
    await expect(failed).rejects.toThrow("broken");
    await expect(failed).rejects.not.toBeInstanceOf(SuiteFault);
  }
});

it("stops a job after its time, unless its answer came in while this thread was busy", async () => {
  await judged({});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  passCpu(2_000);
  const stopped = expect(judged(1, silent)).rejects.toThrow("was stopped after 2 s");
  await vi.advanceTimersByTimeAsync(2_300);
  await stopped;
  await judged({});
  const late = judged({ a: 1 }, silent);
  await vi.advanceTimersByTimeAsync(0);
  vi.advanceTimersByTime(2_300);
  last().emit("message", { kind: "result", result: { a: 1 } });
  expect(await late).toEqual({ a: 1 });
});

it("gives a job more time if others had the cores, whoever stopped it", async () => {
  await judged({});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  passCpu(10);
  const before = threads.length;
  const budgets: number[] = [];
  made.answer = (worker: Thread, job: { value: unknown; budgetMs: number }) => {
    budgets.push(job.budgetMs);
    if (budgets.length === 1) silent(worker, job);
    else if (budgets.length === 2) queueMicrotask(() => worker.emit("message", { ...fault, starved: true }));
    else echo(worker, job);
  };
  const answer = judgeInThread({}, { a: 1 });
  await vi.advanceTimersByTimeAsync(2_300);
  expect(await answer).toEqual({ a: 1 });
  expect(budgets).toEqual([2_000, 8_000, 32_000]);
  expect(threads.length).toBe(before + 2);
});

it("stops a job when it has used its CPU time, however much of its time on the clock is left", async () => {
  await judged({});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  passCpu(100);
  let attempts = 0;
  made.answer = (worker: Thread, job: { value: unknown }) => {
    attempts += 1;
    if (attempts === 1) queueMicrotask(() => worker.emit("message", { ...fault, starved: true }));
    else silent(worker, job);
  };
  const stopped = expect(judgeInThread({}, {})).rejects.toThrow("was stopped after 2 s");
  await vi.advanceTimersByTimeAsync(2_000);
  await stopped;
  expect(attempts).toBe(2);
});

it("gives a job that never has its time up at last", async () => {
  const answer: Answer = (worker) => queueMicrotask(() => worker.emit("message", { ...fault, starved: true }));
  await expect(judged({}, answer)).rejects.toThrow("too slow");
});

it("does not count what the thread loads before it begins with a job", async () => {
  await judged({});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const answer = judged({ a: 1 }, () => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  silent(last(), { value: undefined });
  await vi.advanceTimersByTimeAsync(1_000);
  echo(last(), { value: { a: 1 } });
  expect(await answer).toEqual({ a: 1 });
});

it("takes a thread that never begins with a job for a fault of its own", async () => {
  await judged({});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const failed = expect(judged({}, () => undefined)).rejects.toThrow("the judging thread failed");
  await vi.advanceTimersByTimeAsync(31_000);
  await failed;
});
