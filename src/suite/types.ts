import type { Location, Snippet } from "../core/generated/results.js";
import type { Problem } from "../core/problem.js";
import type { ComplianceAsk } from "./compliance.js";
import type { SuiteHttp } from "./http-server.js";

/**
 * One suite file after imports, defaults and interpolation: what the engine runs. It knows no server, no matcher's
 * meaning and no test's outcome. Strings that hold a reference known only at run time hold a `Deferred` (deferred.ts).
 */
export interface Suite {
  /** Absolute path. */
  file: string;
  /** As reports show it: relative to the working directory where it lies below it, posix separators. */
  name: string;
  servers: ReadonlyMap<string, SuiteServer>;
  /** In file order, block by block as the file has them; imported ones first. */
  tests: readonly SuiteTest[];
  /** In declared order, without duplicates; empty where the suite lists none. */
  targetVersions: readonly string[];
  /** `performance`. */
  defaultTimeoutMs: number;
  p95LatencyMs?: number;
  p95Gates: boolean;
  runOptions: RunOptions;
  /** Labels: the models that the suite is meant for. */
  modelCompatibility: readonly string[];
  /** Absolute paths of the files that it imports, directly or through others. */
  imports: readonly string[];
  /** What is worth a line at verbosity 1: variables that the environment overrides. */
  notices: readonly string[];
  /** Revisions that are no published ones, reserved keys and the like. */
  warnings: readonly Problem[];
  places: Places;
}

/** `run_options`. */
export interface RunOptions {
  restartPolicy: "per_file" | "per_run" | "per_test";
  parallel: false | "servers" | number;
  parallelVersions: boolean;
  bail: boolean;
  errorChannel: "off" | "warn" | "fail";
  drift: "off" | "warn" | "fail";
  invariants: "off" | "warn" | "fail";
}

export interface SuiteServer {
  name: string;
  /** stdio: program and arguments. Exactly one of command, url and cassette is there. */
  command?: readonly string[];
  env: Readonly<Record<string, string>>;
  inheritEnv: boolean;
  /** Absolute. */
  cwd?: string;
  startupTimeoutMs: number;
  /** As it was written; it may hold `${port}`. */
  url?: string;
  /** Where there is a url. */
  http?: SuiteHttp;
  cassette?: string;
  /** The whole entry after interpolation, its paths absolute, for the fields above floors read by themselves. */
  raw: Readonly<Record<string, unknown>>;
  /** Of the entry's key. */
  location: Location;
}

export type Block = "tools" | "resources" | "prompts" | "compliance";

interface TestBase {
  name: string;
  /** Name or index of the data row. */
  row?: string | number;
  /** The server's name; every name is in `Suite.servers`. */
  server: string;
  tags: readonly string[];
  timeoutMs: number;
  profile: "quick" | "standard" | "full";
  /** The reason, where the suite skips the test. */
  skip?: string;
  onlyVersions?: readonly string[];
  skipVersions?: readonly string[];
  retries: number;
  /** undefined where the test has no `expect`. */
  expect?: readonly SuiteAssertion[];
  /** Of the test's `name` value (of its mapping where the name is generated). */
  location: Location;
  /** The test's own mapping: the key for `Places`. */
  node: object;
}
/** `negative_path` of a tool test. */
export interface NegativePath {
  checks: readonly ("unknown_tool" | "missing_required" | "wrong_type" | "extra_field" | "oversized")[];
  /** False leaves out the valid call before the probes. */
  baseCall: boolean;
  /** Above `run_options.error_channel`. */
  errorChannel?: "off" | "warn" | "fail";
  oversizedBytes: number;
}

export type SuiteTest =
  | (TestBase & {
      block: "tools";
      tool: string;
      args: Readonly<Record<string, unknown>>;
      negativePath?: NegativePath;
    })
  | (TestBase & { block: "compliance" } & ComplianceAsk)
  | (TestBase & { block: "resources"; uri: string })
  | (TestBase & { block: "prompts"; prompt: string; args: Readonly<Record<string, unknown>> });

export interface SuiteAssertion {
  /** Path into the envelope; empty for the whole of it. */
  target: string;
  /** The matcher object, not yet compiled. */
  matcher: unknown;
  message?: string;
  /** `jq EXPR` or `{jq: EXPR}`, not yet compiled. */
  transform?: unknown;
  /** Of the whole assertion; starts at its first key. */
  location: Location;
  /** The assertion's mapping and where `target` and the matcher stand in it, for `Places.locate`. */
  node: object;
  targetPath: readonly (string | number)[];
  matcherPath: readonly (string | number)[];
}

/** Where every node of the loaded documents stands, through imports, defaults and interpolation. */
export interface Places {
  /** The place of what `path` leads to from `node`; of the nearest ancestor that has one where it has none itself. */
  locate(node: object, path?: readonly (string | number)[], which?: "key" | "value" | "entry"): Location;
  /** The author's lines at a location, at most `maxLines` (8). */
  snippet(location: Location, maxLines?: number): Snippet;
}

/** What a load needs to know of the world. */
export interface LoadOptions {
  /** Working directory: relative paths are shown against it. */
  cwd: string;
  /** Imports may not leave this folder through `..`. */
  repositoryRoot: string;
  env: Readonly<Record<string, string | undefined>>;
  /** With it only this dotenv file is read. */
  envFile?: string;
  runId: string;
  /** `run_options` of suites that do not give them. */
  runOptionDefaults?: Partial<RunOptions>;
}

/** Loads files; every problem of all of them at once. A file with an error has no suite. */
export type LoadSuites = (
  files: readonly string[],
  options: LoadOptions,
) => Promise<{ suites: Suite[]; problems: Problem[] }>;
