import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { userError } from "../core/problem.js";
import { MAX_FRAME_BYTES, RUN_TIMEOUT_MS } from "../engine/limits.js";
import { KNOWN_VERSIONS } from "../suite/versions.js";
import type { RunFlags } from "./options.js";
import { overridesOf } from "./server-options.js";
import type { RunRequest } from "./settings.js";

/** The request of a run from its flags. Throws a UserError for a revision that nobody knows. */
export function requestOf(
  paths: readonly string[],
  flags: Partial<RunFlags>,
  version: string,
  signal: AbortSignal,
): RunRequest {
  const cwd = process.cwd();
  const { targetVersion } = flags;
  if (targetVersion !== undefined && !KNOWN_VERSIONS.includes(targetVersion)) {
    throw userError(
      "unknown protocol revision",
      `--target-version ${targetVersion}`,
      `ask for one of ${KNOWN_VERSIONS.join(", ")}`,
    );
  }
  return {
    paths: [...paths, ...(flags.config ?? [])],
    cwd,
    repositoryRoot: repositoryRoot(cwd),
    env: process.env,
    passEnv: [],
    version,
    overrides: overridesOf(flags, cwd),
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
    jobs: flags.jobs ?? 1,
    runTimeoutMs: flags.runTimeout ?? RUN_TIMEOUT_MS,
    maxFrameBytes: flags.maxFrame ?? MAX_FRAME_BYTES,
    parallelVersions: flags.parallelVersions === true,
    bail: flags.bail === true,
    snapshots: { update: flags.updateSnapshots === true, allowInCi: flags.allowUpdateInCi === true },
    policy: {
      strict: flags.strict === true,
      requireModels: flags.requireModels === true,
      passWithNoTests: flags.passWithNoTests === true,
    },
    signal,
  };
}

/** The nearest folder upwards that is a Git checkout; the folder itself where there is none. */
export function repositoryRoot(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
    if (folder === dirname(folder)) return cwd;
  }
}
