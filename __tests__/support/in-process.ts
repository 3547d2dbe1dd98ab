import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { vi } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import type { Results } from "../../src/core/generated/results.js";
import { BUNDLE } from "./bundle.js";
import { type Ran, type RunOptions, resultsIn, root } from "./cli.js";
import { processesWith } from "./processes.js";
import { folderWith } from "./temporary.js";

/** What ends the command line, in place of the process. */
class Exit extends Error {
  constructor(readonly status: number) {
    super(`exit ${status}`);
  }
}

/**
 * Runs the command line of the bundle in this process, which saves the start of one; servers are started as ever. The
 * arguments and the result are those of `mcptest`, but one run must end before the next begins, a secret of one run stays
 * hidden in the next, and signals, terminals and memory need a process.
 */
export async function mcptestHere(
  args: readonly string[],
  { cwd = root, env = {} }: Omit<RunOptions, "during"> = {},
): Promise<Ran> {
  const { cli }: { cli: (args: readonly string[], version: string) => Promise<void> } = createRequire(import.meta.url)(
    `${BUNDLE}/bundle/index.js`,
  );
  const own = { cwd: process.cwd(), env: { ...process.env } };
  const { PATH = "", HOME = "" } = own.env;
  const MARK = randomUUID();
  const ran: Ran = { code: null, signal: null, stdout: "", stderr: "", leftovers: [] };
  const doubles = [
    ...(["stdout", "stderr"] as const).map((name) =>
      vi.spyOn(process[name], "write").mockImplementation((chunk, encoding, written) => {
        ran[name] += String(chunk);
        (typeof encoding === "function" ? encoding : written)?.();
        return true;
      }),
    ),
    vi.spyOn(process, "exit").mockImplementation((status) => {
      throw new Exit(Number(status));
    }),
  ];
  try {
    process.chdir(cwd);
    setEnv({ PATH, HOME, MARK, ...env });
    await cli(args, packageJson.version);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    ran.code = error.status;
  } finally {
    setEnv(own.env);
    process.chdir(own.cwd);
    for (const double of doubles) double.mockRestore();
  }
  return { ...ran, leftovers: processesWith(`MARK=${MARK}`) };
}

/** What came of a run: the folder of its suites, and its results with the file that has them. */
export interface SuiteRun extends Ran {
  cwd: string;
  file: string;
  results: Results;
}

/** Runs the suites of a folder, in this process unless `start` says otherwise, and gives the results. */
export async function runIn(
  cwd: string,
  flags: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  start = mcptestHere,
): Promise<SuiteRun> {
  const file = join(folderWith({}), "results.json");
  const ran = await start(["run", ...flags, "--reporter", `json=${file}`], { cwd, env });
  if (!existsSync(file)) throw new Error(`there are no results\n${ran.stdout}\n${ran.stderr}`);
  return { ...ran, cwd, file, results: resultsIn(file) };
}

/** The same for a folder with these files, or with one suite. */
export function runFiles(
  files: Record<string, unknown> | string,
  flags: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  start = mcptestHere,
): Promise<SuiteRun> {
  return runIn(folderWith(typeof files === "string" ? { "a.mcptest.yaml": files } : files), flags, env, start);
}

/** The same for a suite that is not written as YAML. */
export function runSuite(
  suite: object,
  flags: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  start = mcptestHere,
): Promise<SuiteRun> {
  return runIn(folderWith({ "suite.yaml": suite }), ["suite.yaml", ...flags], env, start);
}

/** The names of the tests of a run that have not passed. */
export function failedIn({ results }: SuiteRun): string[] {
  return results.tests.filter(({ status }) => status !== "passed").map(({ name }) => name);
}

function setEnv(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
}
