import type { Results } from "./core/generated/results.js";
import { type Problem } from "./core/problem.js";
export type { Results } from "./core/generated/results.js";
export { type Problem, UserError } from "./core/problem.js";
/** A setting that changes what a finding does: nothing, a warning, or a failure. */
export type FindingGate = "off" | "warn" | "fail";
/** The flags of `mcptest run` that are options of `run` too, with the same meaning and the same default. */
export interface RunSettings {
    targetVersion?: string;
    tag?: readonly string[];
    skipTag?: readonly string[];
    filter?: string;
    include?: readonly string[];
    exclude?: readonly string[];
    profile?: "quick" | "standard" | "full";
    /** Such as `2/4`: the second of four. */
    shard?: string;
    retries?: number;
    jobs?: number;
    bail?: boolean;
    parallelVersions?: boolean;
    /** Such as `10m`. */
    runTimeout?: string;
    /** In bytes. */
    maxFrame?: number;
    invariants?: FindingGate;
    errorChannel?: FindingGate;
    drift?: FindingGate;
    /** A file. */
    baseline?: string;
    updateBaseline?: boolean;
    strictBaseline?: boolean;
    coverage?: boolean;
    /** A percentage. */
    min?: number;
    updateSnapshots?: boolean;
    allowUpdateInCi?: boolean;
    strict?: boolean;
    requireModels?: boolean;
    /** In US dollars. */
    maxCost?: number;
    passWithNoTests?: boolean;
    allowEmpty?: boolean;
    envFile?: string;
    /** A file. */
    capture?: string;
    /** A folder. */
    record?: string;
    serverCommand?: string;
    serverUrl?: string;
    serverConfig?: string;
    /** A file of another program, and `#NAME` if it has several servers. */
    serverFrom?: string;
    serverTarget?: string;
    serverAuthBearerEnv?: string;
    secondBearerEnv?: string;
    /** Values by the names of the headers. */
    header?: Readonly<Record<string, string>>;
    /** Names of environment variables by the names of the headers. */
    headerEnv?: Readonly<Record<string, string>>;
    insecureSkipVerify?: boolean;
    caBundle?: string;
    /** Such as `1.5s`. */
    httpTimeout?: string;
    connectTimeout?: string;
    /** A URL or a duration. */
    waitForReady?: string;
    replicas?: number;
}
/** What `run` runs, and how. Relative paths start at `cwd`. */
export interface RunOptions extends RunSettings {
    /** Suite files, folders and globs; without one, every `mcptest.yaml` and `*.mcptest.yaml` below `cwd`. */
    paths?: readonly string[];
    /** The folder in which servers are started; default: that of the process. */
    cwd?: string;
    /** The environment of suites and servers; default: that of the process. Credentials of a CI job are withheld. */
    env?: Readonly<Record<string, string | undefined>>;
    /** Names of withheld variables that suites and servers get all the same. */
    passEnv?: readonly string[];
    /** Reports to write, each by a reporter of `mcptest run`. */
    reporters?: readonly {
        name: string;
        file: string;
    }[];
    /** Stops the run when it is aborted: `run` still resolves, with the exit code 130. */
    signal?: AbortSignal;
}
/** What a run found. Texts and values are without secrets. */
export interface RunResult {
    /** The document that the reporter `json` writes. */
    results: Results;
    conclusion: "success" | "failure" | "error" | "interrupted";
    /** The exit code of the same run on the command line. */
    exitCode: 0 | 1 | 2 | 130;
    /** Why the conclusion is not `success`, the most severe reason first. */
    reasons: string[];
    /** What should be fixed in the suites, although it does not stop the run. */
    warnings: Problem[];
    /** Snapshots that no test uses, and secrets that are too short to be hidden, one sentence each. */
    notices: string[];
}
/**
 * Runs suites as `mcptest run` does. It neither ends the process nor writes to its streams, and listens to none of its
 * signals. Rejects with a UserError that holds every problem if nothing can be run, or if a file cannot be written.
 */
export declare function run(options?: RunOptions): Promise<RunResult>;
