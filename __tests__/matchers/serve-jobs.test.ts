import { expect, it, vi } from "vitest";
import type { Job, JobResult } from "../../src/matchers/worker/other-thread.js";
import { serveJobs } from "../../src/matchers/worker/serve-jobs.js";

type JobWork = Job extends infer J ? (J extends Job ? Omit<J, "limitMs" | "secrets"> : never) : never;
type Said = { kind: string };

/** What stands between the thread and the main one: `said` is what the thread said, `hear` takes the next of it. */
const { port } = vi.hoisted(() => {
  const port = {
    said: [] as Said[],
    give: (_job: unknown): void => undefined,
    hear: (_said: Said): void => undefined,
    on: (event: string, take: (job: unknown) => void): void => {
      if (event === "message") port.give = take;
    },
    postMessage: (message: Said): void => {
      port.said.push(message);
      port.hear(message);
    },
  };
  return { port };
});

vi.mock("node:worker_threads", () => ({ parentPort: port }));
serveJobs();

/** Gives the thread a job, and waits for its result. */
function done(work: JobWork, limitMs = 2_000, secrets: [string, string][] = []): Promise<JobResult> {
  port.said.length = 0;
  return new Promise((resolve) => {
    port.hear = (message) => {
      if (message.kind !== "started") resolve(message as JobResult);
    };
    port.give({ ...work, limitMs, secrets } satisfies Job);
  });
}

const judged = (matcher: unknown, value: unknown, limitMs?: number) =>
  done({ kind: "matcher", matcher, value }, limitMs);

it("says when it begins with a job, and then the verdict", async () => {
  await judged({ exact: 1 }, 1);
  expect(port.said).toEqual([{ kind: "started" }, { kind: "result", result: { pass: true } }]);
});

it("hides the secrets of the run", async () => {
  const secrets: [string, string][] = [["THREAD_TOKEN", "thread-token-value"]];
  const work = { kind: "matcher", matcher: { exact: "a" }, value: "thread-token-value" } as const;
  expect(await done(work, 2_000, secrets)).toMatchObject({ result: { pass: false, actual: "«secret:THREAD_TOKEN»" } });
});

it("judges each value by the matcher of its own job", async () => {
  for (const expected of [1, 1, 2, 1]) {
    expect(await judged({ exact: expected }, 1)).toMatchObject({ result: { pass: expected === 1 } });
  }
});

it("gives what jq prints", async () => {
  const result = { stdout: '1\n"x"', stderr: "", exitCode: 0 };
  expect(await done({ kind: "jq", program: ".a, .b", json: '{"a": 1, "b": "x"}' })).toEqual({ kind: "result", result });
});

it("gives a value with its texts normalised", async () => {
  const entries = [{ regex: "[0-9]+", to: "N" }];
  const answer = await done({ kind: "normalise", entries, value: ["id 17", 17] });
  expect(answer).toEqual({ kind: "result", result: ["id N", 17] });
});

it.each([
  ["a matcher that cannot be compiled", { exactly: 1 }, "Unknown matcher `exactly`: No matcher has this name."],
  ["a value that cannot be judged", { cel: "value.nothing" }, "the CEL expression could not be evaluated"],
])("reports %s", async (_, matcher, message) => {
  const fault = { kind: "fault", message: expect.stringContaining(message), fix: expect.any(String) };
  expect(await judged(matcher, { a: 1 })).toEqual(fault);
});

it.each([new Error("broken"), "broken"])("reports what is neither as a bug: %s", async (thrown) => {
  const value = {
    get a() {
      throw thrown;
    },
  };
  const reported = await judged({ contains: { a: 1 } }, value);
  expect(reported).toEqual({ kind: "bug", stack: thrown instanceof Error ? thrown.stack : "broken" });
});

it("takes no more than the time of its job, and has a time of its own for the next", async () => {
  expect(await judged({ regex: "a+" }, "aa", 1e-6)).toEqual({
    kind: "fault",
    message: "judging the value was stopped after 2 s",
    fix: "Select a smaller part of the response with the target.",
  });
  expect(await judged({ schema: { type: "string" } }, "aa", 1e-6)).toEqual({
    kind: "fault",
    message: "SchemaValidationTimedOut: validation did not finish within 2 s",
    fix: expect.stringContaining("Make the schema simpler"),
  });
  expect(await judged({ schema: { type: "string" } }, "aa")).toEqual({ kind: "result", result: { pass: true } });
});

it("stops work in its middle", async () => {
  const endless = { kind: "jq", program: "last(range(1e9))", json: "1" } as const;
  expect(await done(endless, 30)).toMatchObject({ kind: "fault", message: "the jq program was stopped after 2 s" });
});
