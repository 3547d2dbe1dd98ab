import { createRequire } from "node:module";
import { vi } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { BUNDLE } from "./bundle.js";
import { type Ended, runSuite } from "./run-suite.js";

/** What ends the command line, in place of the process. */
class Exit extends Error {
  constructor(readonly status: number) {
    super(`exit ${status}`);
  }
}

/**
 * Runs the command line of the bundle in this process, without the time that a process takes to start and to load it;
 * servers are started as ever. Of our own environment it gets PATH and HOME alone. For what is judged by output and files:
 * a secret of one run stays hidden in the next, and signals, terminals and leftovers need a process (`mcptest` in `cli.ts`).
 */
export async function mcptestHere(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const { cli }: { cli: (args: readonly string[], version: string) => Promise<void> } = createRequire(import.meta.url)(
    `${BUNDLE}/bundle/index.js`,
  );
  const own = { cwd: process.cwd(), env: { ...process.env } };
  const { PATH = "", HOME = "" } = own.env;
  const ended: Ended = { code: null, stdout: "", stderr: "" };
  const doubles = [
    ...(["stdout", "stderr"] as const).map((name) =>
      vi.spyOn(process[name], "write").mockImplementation((chunk, encoding, written) => {
        ended[name] += String(chunk);
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
    setEnv({ PATH, HOME, ...env });
    await cli(args, packageJson.version);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    ended.code = error.status;
  } finally {
    setEnv(own.env);
    process.chdir(own.cwd);
    for (const double of doubles) double.mockRestore();
  }
  return ended;
}

/** Runs a suite in a folder of its own, by `mcptestHere`, and gives its results. */
export function runSuiteHere(
  suite: unknown,
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): ReturnType<typeof runSuite> {
  return runSuite(suite, flags, env, mcptestHere);
}

function setEnv(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
}
