import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { userError } from "../core/problem.js";
import { MAX_FRAME_BYTES, RUN_TIMEOUT_MS } from "../engine/limits.js";
import { KNOWN_VERSIONS } from "../suite/versions.js";
import type { RunFlags } from "./options.js";
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
    overrides: overridesOf(flags),
    runOptions: {
      ...(flags.invariants && { invariants: flags.invariants }),
      ...(flags.errorChannel && { errorChannel: flags.errorChannel }),
    },
    ...(targetVersion !== undefined && { targetVersion }),
    ...(flags.envFile !== undefined && { envFile: flags.envFile }),
    jobs: flags.jobs ?? 1,
    runTimeoutMs: flags.runTimeout ?? RUN_TIMEOUT_MS,
    maxFrameBytes: flags.maxFrame ?? MAX_FRAME_BYTES,
    parallelVersions: flags.parallelVersions === true,
    bail: flags.bail === true,
    policy: {
      strict: flags.strict === true,
      requireModels: flags.requireModels === true,
      passWithNoTests: flags.passWithNoTests === true,
    },
    signal,
  };
}

/** The server overrides of the global flags. */
export function overridesOf(flags: { serverCommand?: string; serverTarget?: string }): RunRequest["overrides"] {
  return {
    ...(flags.serverCommand !== undefined && { serverCommand: flags.serverCommand }),
    ...(flags.serverTarget !== undefined && { serverTarget: flags.serverTarget }),
  };
}

/** The nearest folder upwards that is a Git checkout; the folder itself where there is none. */
export function repositoryRoot(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
    if (folder === dirname(folder)) return cwd;
  }
}
