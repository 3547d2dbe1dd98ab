import type { Environment } from "../core/proc/env.js";
import type { Selection } from "../engine/plan/plan.js";
import type { GatePolicy } from "../results/gate.js";
import type { Grade } from "../results/grades.js";
import type { ServerOverrides } from "../suite/servers/overrides.js";
import type { SuiteDefaults, SuiteRunOptions } from "../suite/types.js";
import type { RunFlags } from "./settings/options.js";

/** Flags that a request has as they are. */
export const SAME_IN_REQUEST = [
  "serverConfig",
  "serverFrom",
  "targetVersion",
  "shard",
  "shardBy",
  "retries",
  "envFile",
  "safeCall",
  "sandbox",
  "host",
  "audit",
  "capture",
  "record",
  "recordAgents",
  "debug",
] as const satisfies (keyof RunFlags)[];

/** The input of a run, from flags or the action's inputs. The paths of flags are relative to `cwd`. */
export interface RunRequest extends Partial<Pick<RunFlags, (typeof SAME_IN_REQUEST)[number]>> {
  /** Files, folders and globs, relative to `cwd`; if empty, the default names. */
  paths: readonly string[];
  cwd: string;
  /** Imports cannot leave it through `..`. */
  repositoryRoot: string;
  /** Without the variables that are withheld from suites and servers. */
  env: Environment;
  withheld: ReadonlySet<string>;
  /** Variables that are passed to servers even though they belong to the runner. */
  passEnv: readonly string[];
  overrides: ServerOverrides;
  /** Flags that override the suites' `run_options`. */
  runOptions: Partial<SuiteRunOptions>;
  /** Defaults for suites, from the repository's configuration. */
  suiteDefaults?: SuiteDefaults;
  selection?: Selection;
  jobs: number;
  runTimeoutMs: number;
  maxFrameBytes: number;
  /** `--update-snapshots` and `--allow-update-in-ci`. */
  snapshots: { update: boolean; allowInCi: boolean };
  policy: GatePolicy;
  /** Without a named server and a suite, look for a server in the files of other programs in `cwd`. */
  findsServer?: boolean;
  /** If `serverFrom` means several servers, take each of them. */
  everyServer?: boolean;
  /** One server is asked: the problems of suites without it do not matter. */
  takesOneServer?: boolean;
  /** Missing cassettes, and what else only a run reads, are warnings (`validate`). */
  mayLack?: boolean;
  /** `--max-cost`, in US dollars. */
  maxCostUsd?: number;
  /** `--baseline`, relative to `cwd`, with `--update-baseline` and `--strict-baseline`. */
  baseline?: {
    file?: string;
    /** As messages call it; if absent, by its path. */
    name?: string;
    update: boolean;
    strict: boolean;
    /** Absolute path to which the baseline that this run would make is written, whether or not it is compared with one. */
    copyPath?: string;
  };
  /** `--coverage`: server rows say what no test used. */
  coverage?: boolean;
  /** `--min`: the percentage of what the servers list that the tests must use. */
  minCoverage?: number;
  /** The lowest grade that each server must have. */
  minGrade?: Grade;
  /** Whether verdicts of models are kept for later runs; left out: outside CI. */
  judgeCache?: boolean;
  /** Keeps sessions even if no file is requested. */
  keepSessions?: boolean;
  /** Called with each file that a suite is made of, and the path of the suite. */
  onFile?: (path: string, suite: string) => void;
  signal: AbortSignal;
}
