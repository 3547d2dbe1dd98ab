import { resolve } from "node:path";
import type { TestRow } from "./core/generated/results.js";
import { UserError } from "./core/problem.js";
import { renderProblem } from "./core/render-problem.js";
import { prepare, type RunOptions, type RunResult } from "./index.js";
import { errorOf } from "./run/test-texts.js";

/** The functions of a test runner that tests are defined with. */
export interface TestRunner {
  describe(name: string, define: () => void): unknown;
  /** Defines a test without a time limit: the suites set their own. */
  it(name: string, test: (context: { skip(reason?: string): void }) => Promise<void>): unknown;
  /** Called once when all tests have run. */
  after(hook: () => Promise<void>): unknown;
}

/**
 * Defines each test of suites as a test of another runner. The run starts with the first of them, and each ends when its
 * own result is there. Rejects if the suites are not valid.
 */
export async function defineTests(runner: TestRunner, options: RunOptions = {}): Promise<void> {
  const cwd = resolve(options.cwd ?? ".");
  const suites = await prepare(options).catch(rethrow);
  const results = new Map(suites.tests.map(({ order }) => [order, createDeferred<TestRow | undefined>()]));
  let running: Promise<RunResult> | undefined;
  const start = () => {
    running ??= suites
      .run((order, row) => results.get(order)?.resolve(row))
      .catch(rethrow)
      .finally(() => {
        for (const { resolve: end } of results.values()) end(undefined);
      });
    // The code that waits for it gets the error.
    running.catch(() => {});
    return running;
  };

  for (const file of new Set(suites.tests.map((test) => test.file))) {
    runner.describe(file, () => {
      for (const { order, title } of suites.tests.filter((test) => test.file === file)) {
        runner.it(title, async (context) => {
          const run = start();
          const row = await results.get(order)?.promise;
          if (row === undefined) await run;
          if (row === undefined) throw new Error("The run ended without a result for this test.");
          if (row.status === "failed" || row.status === "errored") throw errorOf(row, cwd);
          if (row.status !== "passed") context.skip(row.reason ?? row.status);
        });
      }
    });
  }
  runner.after(async () => {
    if (running === undefined) return;
    const { conclusion, reasons, results: runResults } = await running;
    const isShown = runResults.summary.failed + runResults.summary.errored > 0;
    if (conclusion !== "success" && !isShown) throw new Error(reasons.join("\n"));
  });
}

/** Runners show nothing but the message of an error. */
function rethrow(error: unknown): never {
  if (!(error instanceof UserError)) throw error;
  throw new Error(error.problems.map(renderProblem).join("\n\n"));
}

function createDeferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let settle: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: settle };
}
