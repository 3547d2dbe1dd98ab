import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { LIMITS } from "../core/limits.js";
import { scrubEnv, withheldNames } from "../core/proc/env.js";
import { RUN_TIMEOUT_MS } from "../engine/schedule.js";
import type { RunFlags } from "./options.js";
import type { RunRequest } from "./request.js";
import { overridesOf } from "./server-options.js";

/** What a run is given beside its flags. */
export type World = Pick<RunRequest, "cwd" | "repositoryRoot" | "env" | "withheld" | "passEnv" | "version" | "signal">;

/** The world of a run that was started in a terminal. */
export function terminalWorld(version: string, signal: AbortSignal): World {
  const cwd = process.cwd();
  return { cwd, repositoryRoot: repositoryRoot(cwd), ...visibleEnv(process.env, []), version, signal };
}

/** What a run sees of an environment: suites, servers and transform commands get no more, but what `passEnv` names. */
export function visibleEnv(
  env: NodeJS.ProcessEnv,
  passEnv: readonly string[],
): Pick<World, "env" | "withheld" | "passEnv"> {
  return { env: scrubEnv(env, { inherit: true, passEnv }), withheld: withheldNames(env, passEnv), passEnv };
}

/** The request of a run from its flags. */
export function requestOf(paths: readonly string[], flags: Partial<RunFlags>, world: World): RunRequest {
  const { targetVersion } = flags;
  return {
    ...world,
    paths: [...paths, ...(flags.config ?? [])],
    overrides: overridesOf(flags, world.cwd),
    ...(flags.serverConfig !== undefined && { serverConfig: flags.serverConfig }),
    runOptions: {
      ...(flags.invariants !== undefined && { invariants: flags.invariants }),
      ...(flags.bail !== undefined && { bail: flags.bail }),
      ...(flags.parallelVersions !== undefined && { parallelVersions: flags.parallelVersions }),
      ...(flags.errorChannel !== undefined && { errorChannel: flags.errorChannel }),
    },
    ...(targetVersion !== undefined && { targetVersion }),
    ...(flags.shard && { shard: flags.shard }),
    ...(flags.retries !== undefined && { retries: flags.retries }),
    ...(flags.envFile !== undefined && { envFile: flags.envFile }),
    ...(flags.capture !== undefined && { capture: flags.capture }),
    ...(flags.record !== undefined && { record: flags.record }),
    jobs: flags.jobs ?? 1,
    runTimeoutMs: flags.runTimeout ?? RUN_TIMEOUT_MS,
    maxFrameBytes: flags.maxFrame ?? LIMITS.frame,
    parallelVersions: flags.parallelVersions === true,
    bail: flags.bail === true,
    snapshots: { update: flags.updateSnapshots === true, allowInCi: flags.allowUpdateInCi === true },
    policy: {
      strict: flags.strict === true,
      requireModels: flags.requireModels === true,
      passWithNoTests: flags.passWithNoTests === true,
    },
  };
}

/** The nearest folder upwards that is a Git checkout; the folder itself where there is none. */
export function repositoryRoot(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
    if (folder === dirname(folder)) return cwd;
  }
}
