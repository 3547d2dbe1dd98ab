import { join } from "node:path";
import { type Problem, UserError } from "../core/problem.js";
import type { RenderOptions } from "../report/types.js";
import type { PipelineResult } from "../run/pipeline.js";
import { writeReports } from "../run/reports.js";
import type { ReporterTarget } from "../run/request.js";

/** Which files a step is to write; every path is absolute. */
export interface Wanted {
  reports: readonly Required<ReporterTarget>[];
  /** Where the files of the artifact go, under names of their own; absent where there is to be none. */
  artifactFolder?: string;
}

/** What was written. */
export interface Written {
  /** By the reporter's name: where the first of each is, one that was asked for before one of the artifact. */
  paths: { [name: string]: string };
  /** Those of the artifact. */
  files: string[];
  /** Why files could not be written. */
  problems: Problem[];
}

/** Writes every file that is asked for, and those of the artifact. One that cannot be written keeps no other from it. */
export async function writeFiles(
  { results, writeRecordings, writeCapture }: PipelineResult,
  { reports, artifactFolder }: Wanted,
  look: RenderOptions,
): Promise<Written> {
  const written: Written = { paths: {}, files: [], problems: [] };
  const report = async ({ name, file }: Required<ReporterTarget>) => {
    await writeReports(results, [{ name, file }], look, ".");
    written.paths[name] ??= file;
  };
  const attempts = [...reports.map((one) => () => report(one)), writeRecordings];
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
    add("capture.json", writeCapture);
  }
  for (const attempt of attempts) {
    try {
      await attempt();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      written.problems.push(...error.problems);
    }
  }
  return written;
}
