import type { Selection } from "../engine/select.js";
import type { Shard } from "../engine/shard.js";
import type { GatePolicy } from "../results/gate.js";
import type { ServerOverrides } from "../suite/servers/overrides.js";
import type { RunOptions, SuiteDefaults } from "../suite/types.js";

/** One reporter and where its text goes; without a file to stdout. */
export interface ReporterTarget {
  name: string;
  file?: string;
}

/** Everything that a run needs to know, from flags or from the action's inputs. */
export interface RunRequest {
  /** Files, folders and globs, relative to `cwd`; none: the default names. */
  paths: readonly string[];
  cwd: string;
  /** Imports may not leave it through `..`. */
  repositoryRoot: string;
  /** Without what is withheld from suites and servers. */
  env: Readonly<Record<string, string | undefined>>;
  /** Names of variables that are withheld. */
  withheld: ReadonlySet<string>;
  /** Variables that go to servers although they belong to the runner. */
  passEnv: readonly string[];
  /** Our own version. */
  version: string;
  overrides: ServerOverrides;
  /** A file with a whole `server:` block, relative to `cwd`: the lowest of the overrides. */
  serverConfig?: string;
  /** Flags that stand above the suites' `run_options`. */
  runOptions: Partial<RunOptions>;
  /** What suites do not say themselves; the repository's configuration gives it. */
  suiteDefaults?: SuiteDefaults;
  targetVersion?: string;
  selection?: Selection;
  shard?: Shard;
  retries?: number;
  envFile?: string;
  jobs: number;
  runTimeoutMs: number;
  maxFrameBytes: number;
  parallelVersions: boolean;
  bail: boolean;
  /** `--update-snapshots` and `--allow-update-in-ci`. */
  snapshots: { update: boolean; allowInCi: boolean };
  policy: GatePolicy;
  /** A file for every session of the run, relative to `cwd`. */
  capture?: string;
  /** A folder for a cassette of each server at each revision, relative to `cwd`. */
  record?: string;
  /** Sessions are kept, whether a file is asked for or not. */
  keepSessions?: boolean;
  /** Called with each file that a suite is made of, and the path of the suite. */
  onFile?: (path: string, suite: string) => void;
  signal: AbortSignal;
}
