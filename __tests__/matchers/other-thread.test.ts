import { EventEmitter } from "node:events";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { compileNormalise } from "../../src/matchers/engines/normalise.js";
import { compileTransform } from "../../src/matchers/transform.js";
import { SuiteFault } from "../../src/matchers/types.js";
import {
  checkTime,
  compileInTime,
  handOverToThread,
  judgeInTime,
  runWatched,
  setThreadProgram,
  TooSlowForThisThread,
} from "../../src/matchers/worker/limit.js";
import { judgeInThread } from "../../src/matchers/worker/other-thread.js";
import { deep, judge } from "./judge.js";

type Answer = (worker: Thread, job: { value: unknown }) => void;

/** Every thread that was started, the last one at the end; `answer` says what they do with a job. */
const { threads, made } = vi.hoisted(() => ({ threads: [] as unknown[], made: { answer: undefined as unknown } }));

class Thread extends EventEmitter {
  isReferenced = true;
  isTerminated = false;
  ref(): void {
    this.isReferenced = true;
  }
  unref(): void {
    this.isReferenced = false;
  }
  terminate(): void {
    this.isTerminated = true;
  }

  constructor(
    readonly program: string,
    readonly options: unknown,
  ) {
    super();
    threads.push(this);
  }

  postMessage(job: { value: unknown }): void {
    (made.answer as Answer)(this, job);
  }
}

vi.mock("node:worker_threads", () => ({ Worker: Thread }));
setThreadProgram("the thread is a double");

const fault = { kind: "fault", message: "too slow", fix: "" };
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

/** From here on time passes when the test says so; a thread is there. */
async function stopTime(): Promise<void> {
  await judged({});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
}

/** Lets so much CPU time pass in each attempt; in the further ones as much as in the last. */
function passCpu(...milliseconds: number[]): void {
  vi.spyOn(process, "cpuUsage").mockImplementation((start) => {
    if (start === undefined) return { user: 0, system: 0 };
    const passed = milliseconds.length > 1 ? milliseconds.shift()! : milliseconds[0]!;
    return { user: passed * 1_000, system: 0 };
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
  const values = [1, 2].map((a) => ({ a }));
  expect(await Promise.all(values.map((value) => judgeInThread({}, value)))).toEqual(values);
  expect(jobs).toEqual(values);
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
  await stopTime();
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

/** The budgets of a job that is never finished, if so much CPU time passes in each attempt. */
async function budgetsWith(cpuMs: readonly number[], answer: Answer): Promise<number[]> {
  await stopTime();
  passCpu(...cpuMs);
  const budgets: number[] = [];
  made.answer = (worker: Thread, job: { value: unknown; limitMs: number }) => {
    budgets.push(job.limitMs);
    answer(worker, job);
  };
  const stopped = expect(judgeInThread({}, {})).rejects.toBeInstanceOf(SuiteFault);
  await vi.advanceTimersByTimeAsync(50_000);
  await stopped;
  return budgets;
}

it("tries a job again, with more time, as long as other processes have the processor", async () => {
  expect(await budgetsWith([1_400, 1_400, 1_500], silent)).toEqual([2_000, 8_000, 32_000]);
});

/** Begins, and fails before its time is over. */
const failing: Answer = (worker, job) => {
  silent(worker, job);
  setTimeout(() => worker.emit("message", fault), 1_900);
};

it.each<[string, number, Answer]>([
  ["has used its CPU time", 1_500, silent],
  ["fails before its time is over", 10, failing],
])("tries no job again that %s", async (_, cpuMs, answer) => {
  expect(await budgetsWith([cpuMs], answer)).toEqual([2_000]);
});

it("does not count what the thread loads before it begins with a job", async () => {
  await stopTime();
  const answer = judged({ a: 1 }, () => undefined);
  await vi.advanceTimersByTimeAsync(300_000);
  silent(last(), { value: undefined });
  await vi.advanceTimersByTimeAsync(1_000);
  echo(last(), { value: { a: 1 } });
  expect(await answer).toEqual({ a: 1 });
});

it("takes a thread that never begins with a job for a fault of its own", async () => {
  await stopTime();
  const failed = expect(judged({}, () => undefined)).rejects.toThrow(
    "the judging thread failed: it did not start a job within 10 minutes",
  );
  await vi.advanceTimersByTimeAsync(601_000);
  await failed;
});

it("starts a thread of little memory, which keeps the process alive only while it has a job", async () => {
  const stop = judged(1, (worker) => worker.emit("message", fault));
  await expect(stop).rejects.toThrow("too slow");
  expect(last().isTerminated).toBe(true);
  let isReferenced = false;
  await judged({}, (worker, job) => {
    isReferenced = worker.isReferenced;
    echo(worker, job);
  });
  expect(isReferenced).toBe(true);
  expect(last()).toMatchObject({ isReferenced: false, isTerminated: false });
  expect([last().program, last().options]).toEqual([
    "the thread is a double",
    { resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }, stdin: true },
  ]);
});

it("reports what cannot be sent back", async () => {
  const sent = judged({}, (worker) => worker.emit("messageerror", new Error("no clone")));
  await expect(sent).rejects.toMatchObject({
    message: "the result cannot be sent back from the judging thread",
    fix: "Select a smaller part of the response with the target.",
  });
});

it("reports a value that cannot be sent to the thread", async () => {
  const refused = judged(deep(10, 1), () => {
    throw new RangeError("Maximum call stack size exceeded");
  });
  await expect(refused).rejects.toBeInstanceOf(SuiteFault);
  await expect(refused).rejects.toThrow("the value is nested too deeply to be judged");
});

/** What the thread is asked for while `work` goes on, and answers by `result`. */
async function askedFor(work: () => Promise<unknown>, result: unknown): Promise<{ jobs: unknown[]; given: unknown }> {
  const jobs: unknown[] = [];
  made.answer = ((worker, job) => {
    jobs.push(job);
    queueMicrotask(() => worker.emit("message", { kind: "result", result }));
  }) satisfies Answer;
  return { given: await work(), jobs };
}

const terms = { limitMs: 2_000, secrets: [] };

it("gets what takes this thread too long: matchers, patterns of normalise, and programs of jq", async () => {
  const text = "a".repeat(4_000_000);
  const regex = "\\w{300}!";
  expect(await askedFor(() => judge({ regex }, text), { pass: false, note: "there" })).toEqual({
    given: { pass: false, note: "there" },
    jobs: [{ kind: "matcher", matcher: { regex }, value: text, ...terms }],
  });
  const entries = [{ regex, to: "" }];
  const normalise = (await compileNormalise())(entries, []);
  expect(await askedFor(() => normalise(text), "normalised")).toEqual({
    given: "normalised",
    jobs: [{ kind: "normalise", entries, value: text, ...terms }],
  });
  const program = "last(range(1e9))";
  const jq = await compileTransform({ jq: program });
  expect(await askedFor(() => jq({ a: 1 }), { stdout: "5\n6", stderr: "", exitCode: 0 })).toEqual({
    given: { outputs: [5, 6] },
    jobs: [{ kind: "jq", program, json: '{"a":1}', ...terms }],
  });
});

it("gets a long value for jq at once, and a short one never", async () => {
  const jq = await compileTransform({ jq: "length" });
  const printed = { stdout: "7", stderr: "", exitCode: 0 };
  const long = await askedFor(() => jq("a".repeat(1_000_000)), printed);
  expect(long).toMatchObject({ given: { outputs: [7] }, jobs: [{ kind: "jq", program: "length" }] });
});

it("lets this thread work for a twentieth of a second", () => {
  const before = performance.now();
  for (let turn = 0; turn < 2; turn++) expect(() => runWatched(endless)).toThrow(TooSlowForThisThread);
  expect(() => judgeInTime(() => runWatched(endless))).toThrow(TooSlowForThisThread);
  expect(performance.now() - before).toBeLessThan(3_500);
  expect(runWatched(() => 5)).toBe(5);
});

it("compiles here for longer", () => {
  const end = performance.now() + 100;
  const work = () => {
    while (performance.now() < end);
    return 5;
  };
  expect(compileInTime(work)).toBe(5);
});

function endless(): never {
  for (;;);
}

it("gets a judgement of many short pieces too, and what may not be stopped here", () => {
  const many = () => {
    for (;;) checkTime();
  };
  expect(() => judgeInTime(many)).toThrow(TooSlowForThisThread);
  expect(() => handOverToThread()).toThrow(TooSlowForThisThread);
});
