import { join } from "node:path";
import { writeFileAtomic } from "../../core/out.js";
import { type Problem, UserError, userError } from "../../core/problem.js";
import { trustedText } from "../../core/redaction/redacted.js";
import { groupBy } from "../../report/alike.js";
import { baselineText, mergeBaselines } from "../../results/baseline/write.js";
import { gate } from "../../results/gate.js";
import { mergeResults } from "../../results/merge.js";
import type { ResultsSource } from "../../results/types.js";
import { BASELINE_ARTIFACT, newBaselineFile, readBaselineArtifact } from "../baseline-artifact.js";
import type { Context } from "../context.js";
import { artifactsToMerge, latestOf, type RunArtifact, reasonOf } from "../github/run-artifacts.js";
import type { Inputs } from "../inputs/inputs.js";
import type { MergedJob } from "../publish/publish.js";
import type { Step } from "../step.js";
import {
  distinctName,
  type JobResults,
  missingJobs,
  newAllowance,
  placeResults,
  readJobResults,
} from "./job-results.js";

/** Merges the results and baselines that jobs uploaded; what is missing gates. Throws a UserError without any. */
export async function mergeJobs(inputs: Inputs, step: Step, context: Context, folder: string) {
  const { artifactName: beginning, token } = inputs.publish;
  const all = await artifactsToMerge(step, context, token);
  const read: JobResults[] = [];
  const warnings: Problem[] = [];
  const allowance = newAllowance();
  for (const artifact of latestOf(all, beginning)) {
    try {
      const results = await readJobResults(artifact, beginning, join(folder, "jobs"), allowance);
      if (results) read.push(results);
    } catch (error) {
      warnings.push({
        title: `the results in ${artifact.name} cannot be read`,
        description: sentence(reasonOf(error, context, step.redactor)),
        fix: "Run the job that uploaded them again.",
      });
    }
  }
  if (read.length === 0 && warnings.length > 0) throw new UserError(warnings);
  if (read.length === 0) {
    const reason = `No job of the run has uploaded an artifact whose name begins with \`${beginning}-\`.`;
    const fix = "Let this job wait for those that run tests (`needs`), and let them upload `artifacts`.";
    throw userError("there are no results to merge", reason, fix);
  }

  const jobs = namedJobs(read);
  const missing = [...missingJobs(read.map(({ job }) => job)), ...(await missingShards(jobs))];
  const results = await mergeResults(jobs.map((job) => job.results));
  const { head } = results;
  const gateResult = gate(head.summary, head.findings, {
    requireModels: inputs.run.requireModels === true,
    gateKnown: inputs.failOn === "failure",
    // A run that timed out was stopped as well, but one of its tests says so.
    interrupted: head.run.interrupted === true && !Object.hasOwn(head.rules, "SUITE-RUN-TIMEOUT"),
    missing: [...warnings.map(({ title }) => sentence(title)), ...missing],
  });
  const hasGap =
    missing.length > 0 ||
    warnings.length > 0 ||
    head.run.interrupted === true ||
    head.findings.some(({ rule_id }) => rule_id === "RUNNER-SHARD-MISSING");
  /** What a person should know, one line each. */
  const notes = [...results.notes];
  // A baseline with a gap would make what is missing look new.
  const writeFiles = async () => {
    if (!hasGap) notes.push(...(await writeBaseline(all, context, step, folder)));
  };
  return { run: { results, gateResult, writeFiles }, warnings, notes, jobs: jobs.map(mergedJob) };
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/\.$/, "")}.`;
}

interface NamedJob {
  key: string;
  /** What tells its tests from those of other jobs; empty if nothing does. */
  name: string;
  /** With revision and shard. */
  fullName: string;
  results: ResultsSource;
}

function namedJobs(read: readonly JobResults[]): NamedJob[] {
  const all = read.map(({ job }) => job);
  return read.map(({ artifact: { key }, job, results }) => {
    const name = distinctName(job, all);
    const { target_versions: versions, shard } = results.head.run;
    const parts = [job.job, ...(name === "" ? [] : [name.replace(`${job.job}, `, "")]), ...versions, shard ?? ""];
    const fullName = [...new Set(parts)].filter((part) => part !== "").join(", ");
    return { key, name, fullName, results: placeResults(results, job.folder, name) };
  });
}

/** What the job alone came to, by what its results say: it has been judged by the inputs that it had. */
function mergedJob({ key, fullName, results: { head } }: NamedJob): MergedJob {
  const { summary, findings, run, servers } = head;
  // A shard may have had nothing to run or to judge.
  const policy = { allowEmpty: true, interrupted: run.interrupted === true };
  const { conclusion } = gate(summary, findings, policy);
  return { key, name: fullName, conclusion, summary, run: { run, summary, servers } };
}

/** Shards that some jobs have and others do not: together they would look complete. */
async function missingShards(jobs: readonly NamedJob[]): Promise<string[]> {
  const groups = groupBy(jobs, ({ name }) => name);
  if (groups.length === 1) return [];
  const missing: string[] = [];
  for (const group of groups) {
    const given = group.map(({ results }) => results);
    const { findings } = (await mergeResults(given)).head;
    const gaps = findings.filter(({ rule_id }) => rule_id === "RUNNER-SHARD-MISSING");
    missing.push(...gaps.map(({ message }) => `${group[0]?.name}: ${message}`));
  }
  return missing;
}

/** Merges the baselines of the jobs into one file, if there are any; gives a line for each that cannot be read. */
async function writeBaseline(
  artifacts: readonly RunArtifact[],
  context: Context,
  step: Step,
  folder: string,
): Promise<string[]> {
  // Those of another run may come from a fork, and later runs would trust them.
  if (context.other !== undefined) return [];
  const notes: string[] = [];
  const baselines = [];
  for (const artifact of latestOf(artifacts, BASELINE_ARTIFACT)) {
    try {
      const { document } = await readBaselineArtifact(artifact, join(folder, "jobs", `${artifact.key}.baseline.json`));
      if (document) baselines.push(document);
    } catch (error) {
      notes.push(`The baseline in ${artifact.name} cannot be read: ${reasonOf(error, context, step.redactor)}`);
    }
  }
  if (baselines.length === 0 || notes.length > 0) return notes;
  await writeFileAtomic(newBaselineFile(folder), trustedText(baselineText(mergeBaselines(baselines))));
  return notes;
}
