import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RunOptions, RunResult } from "./index.js";
import { setThreadProgram } from "./matchers/worker/limit.js";
import type { TestRunner } from "./runner.js";

/** The launcher of the judging thread, as the build puts it beside the bundle. */
const THREAD = join(dirname(fileURLToPath(import.meta.url)), "..", "matchers", "index.js");

/** What the launchers say instead of starting: a version of Node.js that is too old would fail later, and not say why. */
export const outdated = outdatedNode(process.versions);

/** What is wrong with the running Node.js: undefined for 20.19 and newer, which `engines` in package.json names too. */
function outdatedNode(versions: { node: string; bun?: string }): string | undefined {
  const [major = 0, minor = 0] = versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  const runtime = versions.bun === undefined ? "this" : `Bun ${versions.bun}, which acts as Node.js,`;
  return `mcptest needs Node.js 20.19 or newer; ${runtime} is ${versions.node}.`;
}

/** The entry points of the bundle. Each loads its part of the program when it is called. */
export async function cli(args: readonly string[]): Promise<void> {
  setThreadProgram(THREAD);
  const { main } = await import("./cli/main.js");
  await main(args);
}

export async function action(): Promise<void> {
  setThreadProgram(THREAD);
  const { main } = await import("./action/main.js");
  await main();
}

/** The library: `run` of src/index.ts. */
export async function run(options?: RunOptions): Promise<RunResult> {
  if (outdated !== undefined) throw new Error(outdated);
  setThreadProgram(THREAD);
  const library = await import("./index.js");
  return library.run(options);
}
export { UserError } from "./core/problem.js";

/** The library for test runners: `defineTests` of src/runner.ts. */
export async function defineTests(runner: TestRunner, options?: RunOptions): Promise<void> {
  if (outdated !== undefined) throw new Error(outdated);
  setThreadProgram(THREAD);
  const library = await import("./runner.js");
  await library.defineTests(runner, options);
}

/** The thread that judges what is slow. */
export async function serveJobs(): Promise<void> {
  const { serveJobs: serve } = await import("./matchers/worker/serve-jobs.js");
  serve();
}
