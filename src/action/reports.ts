import { join } from "node:path";
import { writeFileAtomic } from "../core/out.js";
import { type Problem, problemsOf } from "../core/problem.js";
import { hide, trustedText } from "../core/redaction/redacted.js";
import type { RenderOptions } from "../report/types.js";
import { writeReports } from "../run/reports.js";
import type { ReporterTarget } from "../run/request.js";
import { badgeOf } from "./outputs.js";
import type { StepResults } from "./report-run.js";

/** Which files a step is to write; every path is absolute. */
export interface ReportFiles {
  reports: readonly Required<ReporterTarget>[];
  /** Where the files of the artifact go, under names of their own; absent if there is to be none. */
  artifactFolder?: string;
  /** What the artifact says of its job, for a job that merges several. */
  job: string;
}

/** The files that were written. */
export interface WrittenFiles {
  /** The first file of each reporter, by name; a requested file comes before one of the artifact. */
  paths: { [name: string]: string };
  /** Those of the artifact. */
  files: string[];
  /** Why files could not be written. */
  problems: Problem[];
}

/** Writes the files that are asked for, and those of the artifact. The others are written even if one cannot be. */
export async function writeFiles(
  { results, gateResult, writeFiles, writeCapture }: StepResults,
  { reports, artifactFolder, job }: ReportFiles,
  options: RenderOptions,
): Promise<WrittenFiles> {
  const written: WrittenFiles = { paths: {}, files: [], problems: [] };
  const report = async ({ name, file }: Required<ReporterTarget>) => {
    await writeReports(results, [{ name, file }], options, ".");
    written.paths[name] ??= file;
  };
  const attempts = [...reports.map((reporter) => () => report(reporter)), writeFiles];
  if (artifactFolder !== undefined) {
    const add = (name: string, write: (file: string) => Promise<void>) => {
      const file = join(artifactFolder, name);
      attempts.push(async () => {
        await write(file);
        written.files.push(file);
      });
    };
    add("results.json", (file) => report({ name: "json", file }));
    add("junit.xml", (file) => report({ name: "junit", file }));
    add("results.sarif", (file) => report({ name: "sarif", file }));
    add("report.html", (file) => report({ name: "html", file }));
    add("badge.json", (file) => writeFileAtomic(file, trustedText(badgeOf(gateResult, results.head.summary))));
    add("job.json", (file) => writeFileAtomic(file, hide(job)));
    if (writeCapture) add("capture.json", writeCapture);
  }
  written.problems = await problemsOf(attempts);
  return written;
}
