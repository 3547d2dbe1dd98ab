import { join, posix } from "node:path";
import type { Failure, Finding, Location, TestRow } from "../../core/generated/results.js";
import { measureJson } from "../../core/json/json-text.js";
import { writeFileAtomic } from "../../core/out.js";
import { trustedText } from "../../core/redaction/redacted.js";
import { plural } from "../../core/text.js";
import { groupBy } from "../../report/alike.js";
import { readResults } from "../../results/read.js";
import type { ResultsSource } from "../../results/types.js";
import type { KeyedArtifact } from "../github/run-artifacts.js";
import { readZip } from "../github/zip.js";
import { type Job, readJob } from "../job.js";

const MAX_ARTIFACT = 200 * 1024 * 1024;
const MAX_JOB = 64 * 1024;
/** A value that is nested deeper would overflow the stack of those who show it. */
const MAX_DEPTH = 500;
const UNKNOWN_JOB: Job = { job: "", step: "", cell: "", folder: "", total: 0, merged: false };

/** The results that a job uploaded. */
export interface JobResults {
  artifact: KeyedArtifact;
  job: Job;
  results: ResultsSource;
}

/** What the results of all jobs may take together, in bytes and values. Our own limits: 100,000 tests take 60 MB. */
export function newAllowance() {
  return { bytes: 400 * 1024 * 1024, values: 20_000_000 };
}

// Artifacts are not trusted: only two files are unpacked, within limits, under our own names, and checked.
/** The results of a job; nothing for what was merged already, or has another prefix. Throws an Error or a UserError. */
export async function readJobResults(
  artifact: KeyedArtifact,
  prefix: string,
  folder: string,
  allowance: ReturnType<typeof newAllowance>,
): Promise<JobResults | undefined> {
  if (artifact.size > MAX_ARTIFACT)
    throw new Error(`it has ${artifact.size} bytes, and at most ${MAX_ARTIFACT} are read`);
  const files = readZip(await artifact.fetch(MAX_ARTIFACT), { "results.json": allowance.bytes, "job.json": MAX_JOB });
  const job = readJob(files.get("job.json")?.toString("utf8") ?? "") ?? UNKNOWN_JOB;
  if (job.merged || (job.prefix ?? prefix) !== prefix) return undefined;
  const text = files.get("results.json")?.toString("utf8");
  if (text === undefined) throw new Error("it has no results.json");
  const { depth, values } = measureJson(text, allowance.values);
  if (values > allowance.values) throw new Error(`results.json has more than ${allowance.values} values`);
  if (depth > MAX_DEPTH) throw new Error(`results.json is nested more than ${MAX_DEPTH} levels deep`);
  allowance.bytes -= text.length;
  allowance.values -= values;
  const path = join(folder, `${artifact.key}.json`);
  await writeFileAtomic(path, trustedText(text));
  return { artifact, job, results: await readResults(path) };
}

/** Results with paths from the repository's root, and the name that tells the job's tests apart behind each server. */
export function placeResults({ head, rows }: ResultsSource, folder: string, name: string): ResultsSource {
  if (folder === "" && name === "") return { head, rows };
  const path = (file: string) => (/^(\/|[a-z]:)/i.test(file) ? file : posix.join(folder, file));
  const place = (location: Location) => ({ ...location, file: path(location.file) });
  const server = (own: string | null) => (own === null || name === "" ? own : `${own} (${name})`);
  const identity = (id: string) => {
    const end = id.indexOf("::");
    const placed = end === -1 ? id : `${path(id.slice(0, end))}${id.slice(end)}`;
    return name === "" ? placed : `${placed}::${name}`;
  };
  const failure = (original: Failure) => ({ ...original, location: place(original.location) });
  const finding = (original: Finding) => ({
    ...original,
    server: server(original.server),
    ...(original.location && { location: place(original.location) }),
  });
  const row = (original: TestRow): TestRow => ({
    ...original,
    id: identity(original.id),
    server: server(original.server),
    // A test of several servers names none.
    ...(original.server === null && name !== "" && { name: `${original.name} (${name})` }),
    location: place(original.location),
    failures: original.failures.map(failure),
    findings: original.findings.map(finding),
    ...(original.steps && { steps: original.steps.map((step) => ({ ...step, location: place(step.location) })) }),
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
          failures: cause.failures.map(failure),
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

/** A sentence for each matrix of which a job uploaded nothing. */
export function missingJobs(jobs: readonly Job[]): string[] {
  const groups = groupBy(jobs, ({ job, step }) => JSON.stringify([job, step]));
  return groups.flatMap((group) => {
    const total = Math.max(...group.map((job) => job.total));
    const missing = total - group.length;
    return missing > 0 ? [`Of ${plural(total, "job")} of ${group[0]!.job}, ${missing} uploaded no results.`] : [];
  });
}

/** What tells a job from the others: the parts of its name in which any two of them differ; empty if none does. */
export function distinctName(job: Job, jobs: readonly Job[]): string {
  const parts = (["job", "step", "cell"] as const).filter((part) => jobs.some((other) => other[part] !== job[part]));
  return parts.flatMap((part) => (job[part] === "" ? [] : [job[part]])).join(", ");
}
