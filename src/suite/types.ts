import type { Location } from "../core/generated/results.js";
import type { Problem } from "../core/problem.js";
import type { SuiteAgent, SuiteBudget, SuiteEval, SuiteProvider } from "./agent-types.js";
import type { SuiteHttp } from "./servers/http-server.js";
import type { ComplianceRequest } from "./tests/compliance.js";
import type { Places } from "./yaml/positions.js";

/**
 * One suite file after imports, defaults and interpolation: what the engine runs. It knows no server, no matcher's
 * meaning and no test's outcome. Strings that hold a reference known only at run time hold a `DeferredText` (deferred.ts).
 */
export interface Suite {
  /** Absolute path. */
  file: string;
  /** As displayed in reports: relative to the working directory if it is below it, with posix separators. */
  name: string;
  servers: ReadonlyMap<string, SuiteServer>;
  /** In file order, block by block as the file has them; imported ones first. */
  tests: readonly SuiteTest[];
  /** Steps before and after the tests, once for each revision. */
  setup: readonly SuiteStep[];
  teardown: readonly SuiteStep[];
  /** In declared order, without duplicates; empty if the suite lists none. */
  targetVersions: readonly string[];
  /** `performance`. */
  defaultTimeoutMs: number;
  /** `providers`, by name. */
  providers: ReadonlyMap<string, SuiteProvider>;
  budget: SuiteBudget;
  p95LatencyMs?: number;
  p95Gates: boolean;
  runOptions: SuiteRunOptions;
  /** Labels: the models that the suite is meant for. */
  modelCompatibility: readonly string[];
  /** Absolute paths of the files that it imports, directly or through others. */
  imports: readonly string[];
  /** What is worth a line at the start: variables that the environment overrides. */
  notices: readonly string[];
  /** What is secret in the variables that it reads, by the names under which it is blanked. */
  secrets: ReadonlyMap<string, string>;
  /** Revisions that are not published, reserved keys and the like. */
  warnings: readonly Problem[];
  places: Places;
}

/** `run_options`. */
export interface SuiteRunOptions {
  restartPolicy: "per_file" | "per_run" | "per_test";
  parallel: false | "servers" | number;
  parallelVersions: boolean;
  bail: boolean;
  errorChannel: "off" | "warn" | "fail";
  drift: "off" | "warn" | "fail";
  invariants: "off" | "warn" | "fail";
  /** The most tokens that the definitions of all tools may have, and where the suite says so. */
  surfaceBudget?: { tokens: number; location: Location };
}

/** Defaults for suites: `run_options`, the `retries` of a test, the only revision. */
export interface SuiteDefaults extends Partial<SuiteRunOptions> {
  retries?: number;
  targetVersion?: string;
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
  /** Tools that may be called although their annotations do not say that they are safe. */
  safeCalls: readonly string[];
  /** Targets that change from call to call, ignored in comparisons. */
  volatile: readonly string[];
  /** As it was written; it may hold `${port}`. */
  url?: string;
  /** If there is a url. */
  http?: SuiteHttp;
  cassette?: string;
  /** The answers to requests of the server; absent if none are declared. Strings may hold a DeferredText. */
  client?: SuiteClient;
  /** The whole entry after interpolation, its paths absolute, for the fields above floors read by themselves. */
  raw: Readonly<Record<string, unknown>>;
  /** Of the entry's key. */
  location: Location;
  /** Of its `command`, `url` or `cassette`. */
  targetLocation: Location;
  /** Of `start.command`, if it has one. */
  startLocation?: Location;
}

/** `client`: answers in order, the last one repeated. */
export interface SuiteClient {
  sampling?: readonly unknown[];
  elicitation?: readonly unknown[];
  roots?: readonly { uri: string; name?: string }[];
}

export type Block = "tools" | "resources" | "prompts" | "agents" | "compositions" | "compliance" | "evals";

/** One request to a server. */
export type SuiteCall =
  | { block: "tools"; tool: string; args: Readonly<Record<string, unknown>> }
  | { block: "resources"; uri: string }
  | { block: "prompts"; prompt: string; args: Readonly<Record<string, unknown>> };

interface TestBase {
  name: string;
  /** Name or index of the data row. */
  row?: string | number;
  /** What `${data.x}` reads. */
  data?: Readonly<Record<string, unknown>>;
  /** The server's name; every name is in `Suite.servers`. */
  server: string;
  tags: readonly string[];
  timeoutMs: number;
  profile: "quick" | "standard" | "full";
  /** The reason, if the suite skips the test. */
  skip?: string;
  onlyVersions?: readonly string[];
  skipVersions?: readonly string[];
  retries: number;
  /** undefined if the test has no `expect`. */
  expect?: readonly SuiteAssertion[];
  limits?: SuiteLimits;
  /** Of the test's `name` value (of its mapping if the name is generated). */
  location: Location;
  /** The test's own mapping: the key for `Places`. */
  node: object;
}

/** `negative_path` of a tool test. */
export interface NegativePath {
  checks: readonly ("unknown_tool" | "missing_required" | "wrong_type" | "extra_field" | "oversized")[];
  /** Whether the tool may be called with what its schema accepts; undefined: its annotations and `safe_calls` say so. */
  baseCall?: boolean;
  /** Above `run_options.error_channel`. */
  errorChannel?: "off" | "warn" | "fail";
  oversizedBytes: number;
}

/** `fuzz` of a tool test. */
export interface Fuzz {
  seed: number;
  /** Number of calls. */
  cases: number;
  maxCallMs: number;
}

/** What a tool test can have in addition to its call. */
export interface ToolExtras {
  /** Instead of one call; `tool` is then empty. */
  steps?: readonly SuiteStep[];
  /** Steps that run after `steps`, even if those failed. */
  finally?: readonly SuiteStep[];
  /** Steps after the call, which judge what it changed. */
  verify?: readonly SuiteStep[];
  /** Answered instead of a call. */
  injected?: InjectedError;
  transform?: SuiteTransform;
  wireFault?: WireFault;
  /** How often the call is sent again. */
  resend?: number;
  /** The first of the servers whose answers are compared; the test runs on each of them. */
  parity?: string;
  /** Bad requests instead of one good one. */
  negativePath?: NegativePath;
  /** Generated arguments instead of one call. */
  fuzz?: Fuzz;
}

export type WireFault = "drop_response" | "disconnect" | "duplicate_request";

export type SuiteTest =
  | (TestBase & ComplianceRequest & { block: "compliance" })
  | (TestBase & ToolExtras & { block: "tools"; tool: string; args: Readonly<Record<string, unknown>> })
  | (TestBase & { block: "resources"; uri: string })
  | (TestBase & { block: "prompts"; prompt: string; args: Readonly<Record<string, unknown>> })
  | (TestBase & SuiteGraph & { block: "compositions" })
  | (TestBase & SuiteAgent & { block: "agents" })
  | (TestBase & SuiteEval & { block: "evals" });

/** The graph of a composition. */
export interface SuiteGraph {
  /** In topological order; among equals in file order. */
  nodes: readonly SuiteNode[];
  /** Id of the node whose output is the composition's. */
  output: string;
}

/** One call of a composition. */
export interface SuiteNode {
  id: string;
  server: string;
  needs: readonly string[];
  call: SuiteCall;
  location: Location;
  node: object;
}

/** One call of a test in steps, of setup, teardown, verify or finally. */
export interface SuiteStep {
  id?: string;
  server: string;
  call: SuiteCall;
  timeoutMs: number;
  expect?: readonly SuiteAssertion[];
  limits?: SuiteLimits;
  /** Names for targets of the answer; `path` leads to the target from `node`. */
  save: readonly { name: string; target: string; path: readonly (string | number)[] }[];
  location: Location;
  node: object;
}

/** Limits of the long form of `expect`; a failure stands at the key. */
export interface SuiteLimits {
  maxDurationMs?: { limit: number; location: Location };
  maxResponseTokens?: { limit: number; tokenizer: "o200k_base" | "cl100k_base"; warns: boolean; location: Location };
}

/** A JSON-RPC error that stands for an answer. */
export interface InjectedError {
  code: number;
  message: string;
  data?: unknown;
}

/** A program that rewrites JSON, a command or one in jq; a failure stands at its key. */
export type SuiteProgram = { location: Location } & ({ command: readonly string[] } | { jq: string });

export interface SuiteTransform {
  request?: SuiteProgram;
  response?: SuiteProgram;
  /** Folder in which commands run. */
  folder: string;
}

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
  /** The assertion's mapping with the paths of `target` and the matcher in it, for `Places.locate`. */
  node: object;
  targetPath: readonly (string | number)[];
  matcherPath: readonly (string | number)[];
}

/** What a load needs to know of the world. */
export interface LoadOptions {
  /** Working directory: relative paths are shown against it. */
  cwd: string;
  /** Imports may not leave this folder through `..`. */
  repositoryRoot: string;
  /** The environment without what is withheld from suites. */
  env: Readonly<Record<string, string | undefined>>;
  /** Names of variables that are withheld. */
  withheld?: ReadonlySet<string>;
  /** Called with each secret that files bring along or refer to, before anything is shown. */
  onSecret?: (name: string, value: string) => void;
  /** Called with each file that a suite is made of, before it is read, whether it is there or not. */
  onFile?: (path: string) => void;
  /** With it only this dotenv file is read. */
  envFile?: string;
  runId: string;
  /** What suites do not say themselves. */
  defaults?: SuiteDefaults;
}

/**
 * Loads files and returns all their problems. A file with an error has no suite, but a draft if it is readable. `onFile`
 * gets each file that a suite consists of, with the path of the suite.
 */
export type LoadSuites = (
  files: readonly string[],
  options: LoadOptions,
  onFile?: (path: string, suite: string) => void,
) => Promise<{ suites: Suite[]; drafts: Draft[]; problems: Problem[] }>;

/** A suite with errors: never to be run, but to look for the errors that are found later. */
export interface Draft {
  suite: Suite;
  /** Everything that is wrong with it so far, also what follows from a file that could not be read. */
  problems: readonly Problem[];
  /** False if a file of it could not be read: what is not found may be there. */
  complete: boolean;
}
