import { resolve } from "node:path";
import { defined, isObject } from "../core/json/json.js";
import { LIMITS } from "../core/limits.js";
import { standardStreams, terminalSize } from "../core/out.js";
import { userError } from "../core/problem.js";
import { scrubEnv, withheldNames } from "../core/proc/env.js";
import { repositoryRoot } from "../core/read-file.js";
import type { ServerOverrides } from "../suite/servers/overrides.js";
import { DEFAULT_BASELINE } from "./baseline.js";
import { type RunRequest, SAME_IN_REQUEST } from "./request.js";
import { RUN_TIMEOUT_MS, type RunFlags, runOptions } from "./settings/options.js";
import { SERVER_OPTIONS, type ServerFlags } from "./settings/server-options.js";

/** The input of a run in addition to its flags. */
export type RunEnvironment = Pick<RunRequest, "cwd" | "repositoryRoot" | "env" | "withheld" | "passEnv" | "signal">;

/** The environment of a run that was started in a terminal. */
export function terminalEnvironment(signal: AbortSignal): RunEnvironment {
  const cwd = process.cwd();
  return { cwd, repositoryRoot: repositoryRoot(cwd), ...visibleEnv(process.env, []), signal };
}

/** The variables that suites, servers and transform commands may see; `passEnv` adds others. */
export function visibleEnv(
  env: NodeJS.ProcessEnv,
  passEnv: readonly string[],
): Pick<RunEnvironment, "env" | "withheld" | "passEnv"> {
  return { env: scrubEnv(env, { inherit: true, passEnv }), withheld: withheldNames(env, passEnv), passEnv };
}

/** Makes the request of a run from flags. */
export function createRequest(
  paths: readonly string[],
  flags: Partial<RunFlags>,
  environment: RunEnvironment,
): RunRequest {
  if (flags.min !== undefined && flags.shard !== undefined) {
    const description = "A shard runs only some of the tests, so it covers only a part of what the servers list.";
    throw userError("`--min` does not go with `--shard`", description, "Leave out one of them.");
  }
  if (flags.minGrade !== undefined && flags.shard !== undefined) {
    const description = "A shard runs only some of the tests, so it may grade no server.";
    throw userError("`--min-grade` does not go with `--shard`", description, "Leave out one of them.");
  }
  const { baseline = flags.updateBaseline ? DEFAULT_BASELINE : undefined } = flags;
  return {
    ...environment,
    paths: [...paths, ...(flags.config ?? [])],
    overrides: serverOverrides(flags, environment.cwd),
    runOptions: presentFlags(flags, ["invariants", "bail", "parallelVersions", "drift", "errorChannel"]),
    ...presentFlags(flags, SAME_IN_REQUEST),
    ...(flags.judgeCache !== undefined && { judgeCache: flags.judgeCache === "on" }),
    ...defined({ maxCostUsd: flags.maxCost, minCoverage: flags.min, minGrade: flags.minGrade }),
    jobs: flags.jobs ?? 1,
    runTimeoutMs: flags.runTimeout ?? RUN_TIMEOUT_MS,
    maxFrameBytes: flags.maxFrame ?? LIMITS.frame,
    snapshots: { update: flags.updateSnapshots === true, allowInCi: flags.allowUpdateInCi === true },
    baseline: {
      ...defined({ file: baseline }),
      update: flags.updateBaseline === true,
      strict: flags.strictBaseline === true,
    },
    coverage: flags.coverage === true || flags.min !== undefined,
    policy: {
      strict: flags.strict === true,
      requireModels: flags.requireModels === true,
      passWithNoTests: flags.passWithNoTests === true,
      allowEmpty: flags.allowEmpty === true,
    },
  };
}

/** These flags, without those that are not given. */
function presentFlags<F extends object, K extends keyof F>(flags: F, keys: readonly K[]): Partial<Pick<F, K>> {
  const entries = keys.flatMap((key) => (flags[key] === undefined ? [] : [[key, flags[key]] as const]));
  return Object.fromEntries(entries) as Partial<Pick<F, K>>;
}

/** Throws a UserError if no flag changes the server that --server-target names. */
export function refuseLoneTarget(flags: ServerFlags): void {
  if (overrideNames(flags).length > 0) return;
  const description = "It selects the server that other flags change, but none of them is given.";
  const fix = "Add one, such as --server-command, or leave it out.";
  throw userError("`--server-target` changes nothing", description, fix);
}

/** The server overrides of the flags; paths are relative to `cwd`. The file of --server-config is read elsewhere. */
function serverOverrides(flags: ServerFlags, cwd: string): ServerOverrides {
  const envHeaders = Object.entries(flags.headerEnv ?? {}).map(([name, env]) => [name, { env }]);
  const headers: NonNullable<ServerOverrides["headers"]> = { ...flags.header, ...Object.fromEntries(envHeaders) };
  if (flags.serverFrom !== undefined && flags.serverConfig !== undefined)
    throw userError("two servers to replace one", "There are --from and --server-config.", "Give one of them.");
  const http = httpOf(flags, cwd);
  const login = loginOf(flags);
  return {
    names: overrideNames(flags),
    ...(login && { login }),
    ...presentFlags(flags, [
      "serverUrl",
      "serverCommand",
      "serverAuthBearerEnv",
      "secondBearerEnv",
      "serverTarget",
      "waitForReady",
      "replicas",
    ]),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(Object.keys(http).length > 0 && { http }),
  };
}

/** Throws a UserError where nobody can log in. */
function loginOf({ login, loginStore: isKept = false, clientId, serverAuthBearerEnv }: ServerFlags) {
  if (!login && !isKept) {
    if (clientId === undefined) return undefined;
    throw userError("`--client-id` needs `--login`", "Without it, nobody logs in.", "Add `--login`, or leave it out.");
  }
  if (serverAuthBearerEnv !== undefined)
    throw userError("two ways to a token", "There are --login and --server-auth-bearer-env.", "Give one of them.");
  const hasTerminal = terminalSize("stderr") !== undefined && standardStreams().input.isTTY && !process.env.CI;
  if (hasTerminal) return { clientId, isKept };
  const fix = "Use client credentials (`auth.oauth`), or pass a token with --server-auth-bearer-env.";
  throw userError("`--login` needs a terminal", "Nobody is there to log in in a browser.", fix);
}

function overrideNames(flags: ServerFlags): string[] {
  return runOptions.flatMap(({ key, flag }) => {
    const value = flags[key as keyof typeof SERVER_OPTIONS];
    if (key === "serverTarget" || !Object.hasOwn(SERVER_OPTIONS, key) || !value) return [];
    const label = flags.givenAs?.[key] ?? `--${flag}`;
    return isObject(value) ? Object.keys(value).map((header) => `${label} ${header}`) : [label];
  });
}

function httpOf(flags: ServerFlags, cwd: string): Record<string, unknown> {
  const { httpTimeout, connectTimeout, insecureSkipVerify, caBundle } = flags;
  const tls = {
    ...(insecureSkipVerify && { insecure_skip_verify: true }),
    ...(caBundle !== undefined && { ca_bundle_path: resolve(cwd, caBundle) }),
  };
  const hasTls = Object.keys(tls).length > 0;
  return defined({ timeout: httpTimeout, connect_timeout: connectTimeout, tls: hasTls ? tls : undefined });
}
