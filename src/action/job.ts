import { relative, sep } from "node:path";
import { asObject, parseJson } from "../core/json/json.js";
import { type Context, cellOf, matrixValues } from "./context.js";

/** What an artifact says of the job that made it: jobs that differ in it have different tests. */
export interface Job {
  job: string;
  /** The runner's id of the use of the action in the job. */
  step: string;
  /** The values of the job's matrix but the revision and the shard, which the results have. */
  cell: string;
  /** Where the paths of the results start, relative to the repository; empty if that is its root. */
  folder: string;
  /** How many jobs its matrix has; 0 if that is not known. */
  total: number;
  merged: boolean;
  /** `artifact-name`: the name of the artifact alone does not say where its prefix ends. */
  prefix?: string;
}

/** The text of `job.json`. */
export function jobText({ inputs, job, step }: Context): string {
  const { mode, workingDirectory, root, publish, run } = inputs;
  const { targetVersion, shard } = run;
  const isOfResults = ([name, value]: [string, string]) =>
    value === targetVersion ||
    (shard !== undefined && (value === `${shard.index}/${shard.count}` || /shard/i.test(name)));
  const values = matrixValues(publish.matrix).filter((entry) => !isOfResults(entry));
  const folder = relative(root, workingDirectory).split(sep).join("/");
  const cell = cellOf(values);
  const { jobTotal: total, artifactName: prefix } = publish;
  const current: Job = { job, step, cell, folder, total, merged: mode === "merge", prefix };
  return JSON.stringify({ version: 1, ...current });
}

/** Reads a `job.json`, which may say anything; undefined if it is not one. */
export function readJob(text: string): Job | undefined {
  const value = parseJson(text);
  const { version, job, step, cell, folder, total, merged, prefix } = asObject(value);
  if (typeof job !== "string" || typeof step !== "string" || typeof cell !== "string" || typeof folder !== "string")
    return undefined;
  if (version !== 1 || typeof total !== "number" || !Number.isSafeInteger(total)) return undefined;
  // A path that leads out of the repository is not accepted.
  if (folder.startsWith("/") || folder.includes("\\") || folder.split("/").includes("..")) return undefined;
  return { job, step, cell, folder, total, merged: merged === true, ...(typeof prefix === "string" && { prefix }) };
}
