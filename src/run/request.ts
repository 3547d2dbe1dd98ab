import type { Selection } from "../engine/plan/select.js";
import type { Shard } from "../engine/plan/shard.js";
import type { GatePolicy } from "../results/gate.js";
import type { ServerOverrides } from "../suite/servers/overrides.js";
import type { SuiteDefaults, SuiteRunOptions } from "../suite/types.js";

/** A reporter and its file; stdout without a file. */
export interface ReporterTarget {
  name: string;
  file?: string;
}

/** The input of a run, from flags or the action's inputs. */
export interface RunRequest {
  /** Files, folders and globs, relative to `cwd`; if empty, the default names. */
  paths: readonly string[];
  cwd: string;
  /** Imports cannot leave it through `..`. */
  repositoryRoot: string;
  /** Without the variables that are withheld from suites and servers. */
  env: Readonly<Record<string, string | undefined>>;
  /** Names of variables that are withheld. */
  withheld: ReadonlySet<string>;
  /** Variables that are passed to servers even though they belong to the runner. */
  passEnv: readonly string[];
  /** The version of mcptest. */
  version: string;
  overrides: ServerOverrides;
  /** A file with a whole `server:` block, relative to `cwd`: the lowest of the overrides. */
  serverConfig?: string;
  /** Flags that override the suites' `run_options`. */
  runOptions: Partial<SuiteRunOptions>;
  /** Defaults for suites, from the repository's configuration. */
  suiteDefaults?: SuiteDefaults;
  targetVersion?: string;
  selection?: Selection;
  shard?: Shard;
  /** A results file, relative to `cwd`: shards are balanced by its durations. */
  shardBy?: string;
  retries?: number;
  envFile?: string;
  jobs: number;
  runTimeoutMs: number;
  maxFrameBytes: number;
  /** `--update-snapshots` and `--allow-update-in-ci`. */
  snapshots: { update: boolean; allowInCi: boolean };
  policy: GatePolicy;
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
    copy?: string;
  };
  /** `--coverage`: server rows say what no test used. */
  coverage?: boolean;
  /** `--min`: the percentage of what the servers list that the tests must use. */
  minCoverage?: number;
  /** A file for every session of the run, relative to `cwd`. */
  capture?: string;
  /** A folder for a cassette of each server at each revision, relative to `cwd`. */
  record?: string;
  /** Agent tests with a cassette ask their models and servers, and record it. */
  recordAgents?: boolean;
  /** Whether verdicts of models are kept for later runs; left out: outside CI. */
  judgeCache?: boolean;
  /** Outside a run, shows every exchange on stderr. */
  debug?: boolean;
  /** Keeps sessions even if no file is requested. */
  keepSessions?: boolean;
  /** Called with each file that a suite is made of, and the path of the suite. */
  onFile?: (path: string, suite: string) => void;
  signal: AbortSignal;
}
