import { parentPort } from "node:worker_threads";
import { setDeadline, stoppedWork } from "./budget.js";
import { loadMatchers, matcherNames } from "./compile.js";
import type { Done, Job } from "./other-thread.js";
import { MatcherError, SuiteFault, type Verdict } from "./types.js";

/** The other thread: does what it is asked for, one job after the other, until it is ended. */
export function serveJobs(): void {
  parentPort?.on("message", (job: Job) => {
    void doJob(job).then((done) => parentPort?.postMessage(done));
  });
  parentPort?.postMessage("ready");
}

async function doJob(job: Job): Promise<Done> {
  setDeadline(job.until);
  try {
    return await resultOf(job);
  } catch (error) {
    if (error instanceof SuiteFault) {
      return { kind: "fault", message: error.message, fix: error.fix, shaken: stoppedWork() };
    }
    // It was compiled before, so what fails now is its time.
    if (error instanceof MatcherError) {
      return { kind: "fault", message: `${error.title}: ${error.description}`, fix: error.fix, shaken: stoppedWork() };
    }
    return { kind: "bug", stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function resultOf(job: Job): Promise<Done> {
  switch (job.kind) {
    case "matcher": {
      const compile = await loadMatchers(matcherNames(job.matcher));
      const verdict = await compile(job.matcher).judge(job.value);
      return verdictOf(verdict, job.value);
    }
    case "jq": {
      const { evaluateJq } = await import("./jq.js");
      return { kind: "result", result: await evaluateJq(job.json, job.program) };
    }
    case "normalise": {
      const { compileNormalise } = await import("./normalise.js");
      const normalise = (await compileNormalise())(job.entries, []);
      return { kind: "result", result: await normalise(job.value) };
    }
  }
}

function verdictOf(verdict: Verdict, value: unknown): Done {
  if (!("actual" in verdict) || verdict.actual !== value) return { kind: "result", result: verdict };
  const { actual: _, ...rest } = verdict;
  return { kind: "result", result: rest, sameActual: true };
}
