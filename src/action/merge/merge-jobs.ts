import { join, posix } from "node:path";
import type { Finding, Location, TestRow } from "../../core/generated/results.js";
import { groupBy } from "../../core/groups.js";
import { measureJson } from "../../core/json/json-text.js";
import { LIMITS } from "../../core/limits.js";
import { writeFileAtomic } from "../../core/out.js";
import { type Problem, UserError, userError } from "../../core/problem.js";
import { trustedText } from "../../core/redaction/redacted.js";
import { plural, sentence } from "../../core/text.js";
import { baselineText, mergeBaselines } from "../../results/baseline/write.js";
import { gate, recordedPolicy } from "../../results/gate.js";
import { type Grade, gradeFindings } from "../../results/grades.js";
import { mergeResults } from "../../results/merge.js";
import { readResults } from "../../results/read.js";
import type { ResultsSource } from "../../results/types.js";
import { type RuleId, ruleText } from "../../rules/registry.js";
import { readZip } from "../../suite/sources/zip.js";
import { baselineArtifact, newBaselineFile, readBaselineArtifact } from "../baseline-artifact.js";
import type { Context } from "../context.js";
import { artifactsToMerge, type KeyedArtifact, latestOf, type RunArtifact, reasonOf } from "../github/run-artifacts.js";
import type { Inputs } from "../inputs/inputs.js";
import { type Job, readJob } from "../job.js";

/** Merges the results and baselines that jobs uploaded; missing results fail the step. Throws a UserError if there are no results. */
export async function mergeJobs(context: Context, folder: string) {
  const { inputs } = context;
  const beginning = inputs.publish.artifactName;
  const artifacts = await artifactsToMerge(context);
  const resultsOfJobs: JobResults[] = [];
  const warnings: Problem[] = [];
  const allowance = { ...ALLOWANCE };
  for (const artifact of latestOf(artifacts, beginning)) {
    try {
      const results = await readJobResults(artifact, beginning, join(folder, "jobs"), allowance);
      if (results) resultsOfJobs.push(results);
    } catch (error) {
      warnings.push({
        title: `the results in ${artifact.name} cannot be read`,
        description: sentence(reasonOf(error, context)),
        fix: "Run the job that uploaded them again.",
      });
    }
  }
  const allJobs = resultsOfJobs.map(({ job }) => job);
  warnings.push(...brokenJobs(inputs, allJobs), ...missingJobs(allJobs));
  if (resultsOfJobs.length === 0 && warnings.length > 0) throw new UserError(warnings);
  if (resultsOfJobs.length === 0) {
    const reason = `No job of the run has uploaded an artifact whose name begins with \`${beginning}-\`.`;
    const fix = "Let this job wait for those that run tests (`needs`), and let them upload `artifacts`.";
    throw userError("there are no results to merge", reason, fix);
  }

  const jobs = namedJobs(resultsOfJobs);
  warnings.push(...(await missingShards(jobs)));
  const results = await mergeResults(jobs.map((job) => job.results));
  if (inputs.run.minGrade) results.head = await judgeGrades(results, inputs.run.minGrade);
  const { head } = results;
  const gateKnown = inputs.failOn === "failure";
  const gateResult = gate(head.summary, head.findings, {
    ...recordedPolicy(head),
    ...(inputs.run.requireModels && { requireModels: true }),
    gateKnown,
    missing: warnings.map(({ title }) => sentence(title)),
  });
  const hasGap =
    warnings.length > 0 ||
    head.run.interrupted === true ||
    head.findings.some(({ rule_id }) => rule_id === "RUNNER-SHARD-MISSING");
  /** What a person should know, one line each. */
  const notes = [...results.notes];
  // A baseline with a gap would make what is missing look new.
  const writeFiles = async () => {
    if (!hasGap) notes.push(...(await writeBaseline(artifacts, context, folder)));
  };
  // Each job is judged by its own results as well; a shard may have had nothing to run or to judge.
  const jobsWithConclusions = jobs.map(({ key, fullName: name, results: { head: own } }) => {
    const policy = { ...recordedPolicy(own), allowEmpty: true, gateKnown };
    return { key, name, conclusion: gate(own.summary, own.findings, policy).conclusion, head: own };
  });
  return { run: { results, gateResult, writeFiles }, warnings, notes, jobs: jobsWithConclusions };
}

/** Judges the grades of all jobs together: of two shards, one has the audit. */
async function judgeGrades({ head, rows }: ResultsSource, min: Grade): Promise<ResultsSource["head"]> {
  const id = "RUNNER-GRADE" satisfies RuleId;
  const judged = head.findings.filter(({ rule_id }) => rule_id !== id);
  const findings = await gradeFindings(rows(), min);
  return { ...head, findings: [...judged, ...findings], rules: { ...head.rules, [id]: ruleText(id)! } };
}

interface NamedJob {
  key: string;
  /** What tells its tests from those of other jobs; empty if nothing does. */
  name: string;
  /** With revision and shard. */
  fullName: string;
  results: ResultsSource;
}

function namedJobs(resultsOfJobs: readonly JobResults[]): NamedJob[] {
  const all = resultsOfJobs.map(({ job }) => job);
  return resultsOfJobs.map(({ artifact: { key }, job, results }) => {
    const name = distinctName(job, all);
    const { target_versions: versions, shard } = results.head.run;
    const parts = [job.job, ...(name === "" ? [] : [name.replace(`${job.job}, `, "")]), ...versions, shard ?? ""];
    const fullName = [...new Set(parts)].filter((part) => part !== "").join(", ");
    return { key, name, fullName, results: placeResults(results, job.folder, name) };
  });
}

/** Shards that some jobs have and others do not: together they would look complete. */
async function missingShards(jobs: readonly NamedJob[]): Promise<Problem[]> {
  const groups = groupBy(jobs, ({ name }) => name);
  if (groups.length === 1) return [];
  const problems: Problem[] = [];
  for (const group of groups) {
    const { findings } = (await mergeResults(group.map(({ results }) => results))).head;
    const gaps = findings.filter(({ rule_id }) => rule_id === "RUNNER-SHARD-MISSING");
    problems.push(...gaps.map(({ message }) => gap(`${group[0]?.name}: ${message}`)));
  }
  return problems;
}

/** Merges the baselines of the jobs into one file, if there are any; gives a line for each that cannot be read. */
async function writeBaseline(artifacts: readonly RunArtifact[], context: Context, folder: string): Promise<string[]> {
  // Those of another run may come from a fork, and later runs would trust them.
  if (context.sourceRun !== undefined) return [];
  const notes: string[] = [];
  const baselines = [];
  for (const artifact of latestOf(artifacts, baselineArtifact(context.inputs))) {
    try {
      const { document } = await readBaselineArtifact(artifact, join(folder, "jobs", `baseline-${artifact.key}.json`));
      if (document) baselines.push(document);
    } catch (error) {
      notes.push(`The baseline in ${artifact.name} cannot be read: ${reasonOf(error, context)}`);
    }
  }
  if (baselines.length === 0 || notes.length > 0) return notes;
  await writeFileAtomic(newBaselineFile(folder), trustedText(baselineText(mergeBaselines(baselines))));
  return notes;
}

const MAX_ARTIFACT = 64 * 1024 * 1024;
const MAX_JOB = 64 * 1024;
const UNKNOWN_JOB: Job = { job: "", step: "", cell: "", folder: "", total: 0, merged: false };

/** The results that a job uploaded. */
interface JobResults {
  artifact: KeyedArtifact;
  job: Job;
  results: ResultsSource;
}

/** How large the results of all jobs may be together, in bytes and values: 100,000 tests take 60 MB. */
const ALLOWANCE = { bytes: 128 * 1024 * 1024, values: 5_000_000 };

/**
 * The results of a job; undefined for those that were merged already, or have another prefix. Artifacts are not trusted:
 * only two files are unpacked, within limits, under names of mcptest's own, and checked. Throws an Error or a UserError.
 */
async function readJobResults(
  artifact: KeyedArtifact,
  prefix: string,
  folder: string,
  allowance: typeof ALLOWANCE,
): Promise<JobResults | undefined> {
  if (artifact.size > MAX_ARTIFACT)
    throw new Error(`it has ${artifact.size} bytes, and at most ${MAX_ARTIFACT} are read`);
  const files = readZip(await artifact.fetch(MAX_ARTIFACT), (name) =>
    name === "results.json" ? allowance.bytes : name === "job.json" ? MAX_JOB : undefined,
  );
  const job = readJob(files.get("job.json")?.toString("utf8") ?? "") ?? UNKNOWN_JOB;
  if (job.merged || (job.prefix ?? prefix) !== prefix) return undefined;
  const bytes = files.get("results.json");
  if (bytes === undefined) throw new Error("it has no results.json");
  const text = bytes.toString("utf8");
  const { depth, values } = measureJson(text, allowance.values);
  if (values > allowance.values) throw new Error(`results.json has more than ${allowance.values} values`);
  const levels = LIMITS.shownLevels;
  if (depth > levels) throw new Error(`results.json is nested more than ${levels} levels deep`);
  allowance.bytes -= bytes.length;
  allowance.values -= values;
  // The key alone may be a device of Windows.
  const path = join(folder, `results-${artifact.key}.json`);
  await writeFileAtomic(path, trustedText(text));
  return { artifact, job, results: await readResults(path) };
}

/** Results with paths from the repository's root, and the name that tells the job's tests apart behind each server. */
function placeResults({ head, rows }: ResultsSource, folder: string, name: string): ResultsSource {
  if (folder === "" && name === "") return { head, rows };
  const path = (file: string) => (/^(\/|[a-z]:)/i.test(file) ? file : posix.join(folder, file));
  const inRepository = <T extends { location?: Location }>(item: T): T =>
    item.location ? { ...item, location: { ...item.location, file: path(item.location.file) } } : item;
  const server = (own: string | null) => (own === null || name === "" ? own : `${own} (${name})`);
  const identity = (id: string) => {
    const end = id.indexOf("::");
    const fullId = end === -1 ? id : `${path(id.slice(0, end))}${id.slice(end)}`;
    return name === "" ? fullId : `${fullId}::${name}`;
  };
  const finding = (original: Finding) => ({ ...inRepository(original), server: server(original.server) });
  const row = (original: TestRow): TestRow => ({
    ...inRepository(original),
    id: identity(original.id),
    server: server(original.server),
    // A test of several servers names none.
    ...(original.server === null && name !== "" && { name: `${original.name} (${name})` }),
    failures: original.failures.map((failure) => inRepository(failure)),
    findings: original.findings.map(finding),
    ...(original.steps && { steps: original.steps.map((step) => inRepository(step)) }),
    ...(original.cause !== undefined && { cause: identity(original.cause) }),
  });
  return {
    head: {
      ...head,
      run: { ...head.run, suite_files: head.run.suite_files.map(path) },
      servers: head.servers.map((original) => ({
        ...original,
        name: server(original.name) ?? original.name,
        ...(original.file !== undefined && { file: path(original.file) }),
      })),
      findings: head.findings.map(finding),
      ...(head.causes && {
        causes: head.causes.map((cause) => ({
          ...cause,
          id: identity(cause.id),
          server: server(cause.server),
          failures: cause.failures.map((failure) => inRepository(failure)),
        })),
      }),
      ...(head.drift && {
        drift: head.drift.map((original) => ({ ...original, server: server(original.server) ?? original.server })),
      }),
    },
    async *rows() {
      for await (const original of rows()) yield row(original);
    },
  };
}

/** Each job that this one needs and that ended badly before it uploaded anything. */
function brokenJobs(inputs: Inputs, jobs: readonly Job[]): Problem[] {
  const absent = inputs.brokenJobs.filter((name) => jobs.every(({ job }) => job !== name));
  return absent.map((name) => gap(`The job ${name} failed or was cancelled, and uploaded no results`));
}

/** A problem for results that are missing: the conclusion of the whole is not known without them. */
function gap(title: string): Problem {
  const description = "The merged results are not complete.";
  return { title: title.replace(/\.$/, ""), description, fix: "See why in the log of the job, and run it again." };
}

/** Each matrix of which a job uploaded nothing. */
function missingJobs(jobs: readonly Job[]): Problem[] {
  const groups = groupBy(jobs, ({ job, step }) => JSON.stringify([job, step]));
  return groups.flatMap((group) => {
    const total = Math.max(...group.map((job) => job.total));
    const missing = total - group.length;
    return missing > 0 ? [gap(`Of ${plural(total, "job")} of ${group[0]!.job}, ${missing} uploaded no results`)] : [];
  });
}

/** What tells a job from the others: the parts of its name in which any two of them differ; empty if none does. */
function distinctName(job: Job, jobs: readonly Job[]): string {
  const parts = (["job", "step", "cell"] as const).filter((part) => jobs.some((other) => other[part] !== job[part]));
  return parts.flatMap((part) => (job[part] === "" ? [] : [job[part]])).join(", ");
}
