import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe } from "vitest";
import { BUNDLE } from "../bundle.js";
import { CACHE } from "../cache.js";
import { TOKEN } from "./github.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export const ACT_VERSION = "0.2.89";
/** Runs workflow files on this machine: https://github.com/nektos/act */
export const ACT = join(CACHE, `act-${ACT_VERSION}`, "act");

/** Tests that run workflows; skipped where act could not be installed. */
export const describeWorkflows = describe.skipIf(!existsSync(ACT));

/** The Node under which jobs run. */
const NODE = process.env.MCPTEST_NODE24 ?? process.execPath;

/** A repository on disk: the folder of the checkout, and the one around it, in which running its workflows makes files. */
export type Repository = Record<"folder" | "home", string>;

export interface Files {
  /** Texts by path. */
  texts?: Record<string, string>;
  /** Files and folders of this repository by the path that they get. */
  copies?: Record<string, string>;
  /** True if the repository has the bundle as `dist`. */
  dist?: boolean;
}

const homes: string[] = [];
const running = new Set<ChildProcess>();

/** Ends what still runs and removes what was made; for afterEach. */
export async function cleanUp(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const closed = once(child, "close");
      child.kill("SIGTERM");
      await closed;
    }),
  );
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true });
}

/** A new repository with one commit on `main`. */
export function makeRepository({ texts = {}, copies = {}, dist = false }: Files): Repository {
  const home = realpathSync(mkdtempSync(join(tmpdir(), "mcptest-act-")));
  homes.push(home);
  const folder = join(home, "repository");
  mkdirSync(folder);
  for (const [path, from] of Object.entries(copies)) cpSync(join(root, from), join(folder, path), { recursive: true });
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  if (dist) symlinkSync(BUNDLE, join(folder, "dist"));
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message=All");
  return { folder, home };
}

/** Runs git in a folder, without the user's settings; returns its output. */
export function git(folder: string, ...args: string[]): string {
  const identity = ["-c", "user.name=test", "-c", "user.email=test@example.com"];
  const env = { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: "1" };
  return execFileSync("git", [...identity, ...args], { cwd: folder, env, encoding: "utf8" });
}

export interface RunOptions {
  event?: string;
  payload?: unknown;
  env?: Record<string, string>;
  secrets?: Record<string, string>;
  /** The id of the only job to run, with those that it needs. */
  job?: string;
  /** Folders that come first in the PATH of every job. */
  path?: string[];
}

/** One step of a job. */
export interface ActStep {
  name: string;
  result: string;
  /** What it printed, without workflow commands. */
  log: string;
  outputs: Record<string, string>;
  /** Errors, warnings and notices. */
  annotations: { level: string; title: string; message: string }[];
}

/** One job, or one cell of a job's matrix. */
export interface ActJob {
  id: string;
  /** As the workflow names it. */
  name: string;
  matrix: Record<string, unknown>;
  /** False if a step failed. */
  passed: boolean;
  steps: ActStep[];
  summary: string;
}

export interface ActRun {
  exitCode: number | null;
  /** Jobs that ran. Skipped ones are not among them. */
  jobs: ActJob[];
  /** What act printed, as text. */
  output: string;
}

/** Runs one workflow file of a repository, with stand-ins for the actions of others. */
export async function act(
  { folder, home }: Repository,
  workflow: string,
  { event = "push", payload = {}, env = {}, secrets = {}, job, path = [] }: RunOptions = {},
): Promise<ActRun> {
  const eventPath = join(home, "event.json");
  writeFileSync(eventPath, JSON.stringify(payload));
  const temp = join(home, "tmp");
  mkdirSync(temp, { recursive: true });
  const variables = { GITHUB_REPOSITORY: "octo/weather", ...env };
  const options = [
    ...(job === undefined ? [] : ["--job", job]),
    ...["ubuntu", "macos", "windows"].map((system) => ["--platform", `${system}-latest=-self-hosted`]),
    ...Object.entries(variables).map(([name, value]) => ["--env", `${name}=${value}`]),
    ...Object.entries({ GITHUB_TOKEN: TOKEN, ...secrets }).map(([name, value]) => ["--secret", `${name}=${value}`]),
    ...standIns(folder, home).map((replacement) => ["--local-repository", replacement]),
  ].flat();
  const args = [event, "--workflows", workflow, "--eventpath", eventPath, "--json", "--rm"];
  const child = spawn(ACT, [...args, "--action-offline-mode", "--no-cache-server", ...options], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: [...path, dirname(NODE), process.env.PATH].join(delimiter),
      HOME: home,
      XDG_CACHE_HOME: join(home, "cache"),
      TMPDIR: temp,
      // Nothing that a job needs is on the network.
      ...{ npm_config_offline: "true", npm_config_update_notifier: "false" },
    },
  });
  running.add(child);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (output += text));
  const [exitCode] = await once(child, "close");
  running.delete(child);
  // Act itself writes a line that is not JSON if it cannot go on.
  const read = (line: string): Entry => (line.startsWith("{") ? JSON.parse(line) : { msg: line });
  const entries = output.split("\n").filter(Boolean).map(read);
  const lines = entries.map(({ job = "act", msg = "" }) => `[${job.trim()}] ${msg.trimEnd()}`);
  return { exitCode, jobs: readJobs(entries), output: lines.join("\n") };
}

/** The job of this id, or the cell of its matrix of this name. */
export function jobOf({ jobs, output }: ActRun, name: string): ActJob {
  const job = jobs.find((one) => one.id === name || one.name === name);
  if (job === undefined) throw new Error(`no job ${name} ran:\n${output}`);
  return job;
}

/** The step of this name; it must have run. */
export function stepOf({ name: job, steps }: ActJob, name: string): ActStep {
  const step = steps.find((one) => one.name === name);
  if (step === undefined) throw new Error(`${job} has no step ${name}: ${steps.map((one) => one.name).join(", ")}`);
  return step;
}

/** A folder for each action that a workflow uses: for ours the bundle, for one of others a stand-in. */
function standIns(folder: string, home: string): string[] {
  const actions = join(home, "actions");
  const ours = join(actions, "ours");
  const files = [`${folder}/.github/workflows`, `${root}/.github/workflows`].flatMap((parent) =>
    existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : [],
  );
  const uses = files.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/uses: ([\w.-]+\/[\w.-]+)(\S*)@(\S+)/g),
  ]);
  const replacements = uses.map(([, repository = "", path = "", ref = ""]) => {
    if (repository === "mcptest/action") return `${repository}@${ref}=${ours}`;
    const local = join(actions, `${repository}@${ref}`.replaceAll("/", "-"));
    cpSync(join(root, "__tests__/workflows/stand-in"), `${local}${path}`, { recursive: true });
    return `${repository}@${ref}=${local}`;
  });
  if (!existsSync(ours)) {
    cpSync(join(root, ".github/workflows"), join(ours, ".github/workflows"), { recursive: true });
    cpSync(join(root, "action.yml"), join(ours, "action.yml"));
    symlinkSync(BUNDLE, join(ours, "dist"));
  }
  return [...new Set(replacements)];
}

/** A line of act's log. */
interface Entry {
  job?: string;
  jobID?: string;
  matrix?: Record<string, unknown>;
  step?: string;
  stepID?: string[];
  stage?: string;
  stepResult?: string;
  command?: string;
  name?: string;
  arg?: string;
  kvPairs?: Record<string, string>;
  content?: string;
  raw_output?: boolean;
  msg?: string;
}

function readJobs(entries: readonly Entry[]): ActJob[] {
  const jobs = new Map<string, Omit<ActJob, "steps" | "passed"> & { steps: Map<string, ActStep> }>();
  for (const entry of entries) {
    if (entry.job === undefined) continue;
    const key = JSON.stringify([entry.job.trim(), entry.matrix]);
    const name = entry.job.trim().replace(/^[^/]*\//, "");
    const { jobID: id = "", matrix = {} } = entry;
    const job = jobs.get(key) ?? { id, name, matrix, steps: new Map(), summary: "" };
    jobs.set(key, job);
    if (entry.command === "summary") job.summary += entry.content ?? "";
    if (entry.step !== undefined && entry.stage === "Main") readStep(job.steps, entry);
  }
  return [...jobs.values()].flatMap((job) => {
    const steps = [...job.steps.values()];
    // One that calls a reusable workflow has no steps.
    return steps.length === 0 ? [] : [{ ...job, steps, passed: steps.every(({ result }) => result !== "failure") }];
  });
}

function readStep(steps: Map<string, ActStep>, entry: Entry): void {
  const { step: name = "", stepResult, raw_output, msg = "", command = "", arg = "", kvPairs } = entry;
  const id = JSON.stringify(entry.stepID);
  const step = steps.get(id) ?? { name, result: "", log: "", outputs: {}, annotations: [] };
  steps.set(id, step);
  if (stepResult !== undefined) step.result = stepResult;
  if (raw_output) step.log += msg;
  if (command === "set-output") step.outputs[entry.name ?? ""] = arg;
  if (["error", "warning", "notice"].includes(command)) {
    step.annotations.push({ level: command, title: kvPairs?.title ?? "", message: arg });
  }
}
