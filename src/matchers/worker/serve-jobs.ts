import { parentPort } from "node:worker_threads";
import { stackOf } from "../../core/errors.js";
import { hide, processSecrets } from "../../core/redaction/redacted.js";
import { loadMatchers, matcherNames } from "../compile.js";
import { type Judge, MatcherError, SuiteFault } from "../types.js";
import { endLimit, LimitExceeded, startLimit } from "./limit.js";
import { type Job, type JobResult, STOPPED } from "./other-thread.js";

/** The matcher of the last job: the next job often judges another value by it. */
let lastMatcher: { key: string; judge: Judge } | undefined;

/** The other thread: runs its jobs one after the other, until it is ended. */
export function serveJobs(): void {
  parentPort?.on("message", (job: Job) => {
    void executeJob(job).then((result) => parentPort?.postMessage(result));
  });
}

async function executeJob(job: Job): Promise<JobResult> {
  for (const [name, value] of job.secrets) processSecrets.add(name, value);
  try {
    const work = await prepareJob(job);
    parentPort?.postMessage({ kind: "started" });
    startLimit(job.limitMs);
    return { kind: "result", result: await work() };
  } catch (error) {
    if (error instanceof LimitExceeded) return STOPPED;
    if (!(error instanceof SuiteFault || error instanceof MatcherError)) return { kind: "bug", stack: stackOf(error) };
    return { kind: "fault", message: hide(error.message), fix: error.fix };
  } finally {
    endLimit();
  }
}

/** The work of a job, with everything loaded that it needs: its time starts only then. */
async function prepareJob(job: Job): Promise<() => Promise<unknown>> {
  if (job.kind === "jq") {
    const { evaluateJq } = await import("../engines/jq.js");
    return () => evaluateJq(job.json, job.program);
  }
  if (job.kind === "normalise") {
    const { compileNormalise } = await import("../engines/normalise.js");
    const compile = await compileNormalise();
    return () => compile(job.entries, [])(job.value);
  }
  if (job.kind === "texts") {
    const { textsMatching } = await import("../engines/pattern-texts.js");
    return async () => textsMatching(job.pattern, job.others);
  }
  const compile = await loadMatchers(matcherNames(job.matcher));
  const key = JSON.stringify(job.matcher);
  return async () => {
    if (lastMatcher?.key !== key) lastMatcher = { key, judge: compile(job.matcher).judge };
    return await lastMatcher.judge(job.value);
  };
}
