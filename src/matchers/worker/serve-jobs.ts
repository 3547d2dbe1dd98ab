import { parentPort } from "node:worker_threads";
import { stackOf } from "../../core/errors.js";
import { hide, processSecrets, say } from "../../core/redaction/redacted.js";
import { loadMatchers, matcherNames } from "../compile.js";
import { CompileTimedOut, type Judge, MatcherError, SuiteFault, type Verdict } from "../types.js";
import { BudgetExceeded, beginJob, endJob, hasStoppedWork } from "./budget.js";
import { judgingCpuMs, now, threadPath, wasStarved } from "./measures.js";
import { type Job, type JobResult, STOPPED } from "./other-thread.js";

/** The matcher of the last job: the next job often judges another value by it. */
let last: { key: string; judge: Judge } | undefined;

/** The other thread: runs its jobs one after the other, until it is ended. */
export function serveJobs(): void {
  parentPort?.on("message", (job: Job) => {
    void doJob(job).then((done) => parentPort?.postMessage(done));
  });
  parentPort?.postMessage({ kind: "ready", path: threadPath() });
}

async function doJob(job: Job): Promise<JobResult> {
  for (const [name, value] of job.secrets) processSecrets.add(name, value);
  let start = { at: now(), cpuMs: judgingCpuMs() };
  const ended = () => {
    const isOver = now() - start.at >= job.budgetMs;
    return { unsound: hasStoppedWork(), starved: isOver && wasStarved(judgingCpuMs() - start.cpuMs) };
  };
  try {
    const work = await prepareJob(job);
    start = { at: now(), cpuMs: judgingCpuMs() };
    parentPort?.postMessage({ kind: "started" });
    beginJob(job.budgetMs);
    return await work();
  } catch (error) {
    if (error instanceof SuiteFault) {
      return { kind: "fault", message: error.message, fix: error.fix, ...ended() };
    }
    if (error instanceof BudgetExceeded) return { ...STOPPED, ...ended() };
    if (error instanceof MatcherError && !(error instanceof CompileTimedOut)) {
      const { title, description, fix } = error;
      return { kind: "unusable", title, description, fix };
    }
    if (error instanceof MatcherError) {
      return {
        kind: "fault",
        message: say`${hide(error.title)}: ${hide(error.description)}`,
        fix: error.fix,
        ...ended(),
      };
    }
    return { kind: "bug", stack: stackOf(error) };
  } finally {
    endJob();
  }
}

/** The work of a job, with everything loaded that it needs: its time starts only then. */
async function prepareJob(job: Job): Promise<() => Promise<JobResult>> {
  switch (job.kind) {
    case "matcher": {
      const compile = await loadMatchers(matcherNames(job.matcher));
      const key = JSON.stringify(job.matcher);
      return async () => {
        if (last?.key !== key) last = { key, judge: compile(job.matcher).judge };
        return verdictOf(await last.judge(job.value), job.value);
      };
    }
    case "jq": {
      const { evaluateJq } = await import("../engines/jq.js");
      return async () => ({ kind: "result", result: await evaluateJq(job.json, job.program) });
    }
    case "normalise": {
      const { compileNormalise } = await import("../engines/normalise.js");
      const compile = await compileNormalise();
      return async () => ({ kind: "result", result: await compile(job.entries, [])(job.value) });
    }
  }
}

function verdictOf(verdict: Verdict, value: unknown): JobResult {
  if (!("actual" in verdict) || verdict.actual !== value) return { kind: "result", result: verdict };
  const { actual: _, ...rest } = verdict;
  return { kind: "result", result: rest, sameActual: true };
}
