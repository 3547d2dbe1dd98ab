import type { Location } from "../core/generated/results.js";
import type { Token } from "../core/generated/suite.js";
import type { Problem } from "../core/problem.js";
import type { Environment } from "../core/proc/env.js";
import type { HostName } from "../rules/hosts.js";
import type { ModelName, ModelProvider } from "../rules/models.js";
import type { SuiteBudget } from "./models/types.js";
import type { Places } from "./yaml/positions.js";

/** One suite file as the engine runs it. Strings with a reference known only at run time hold a `DeferredText`. */
export interface Suite {
  /** Absolute path. */
  file: string;
  /** As displayed in reports: relative to the working directory if it is below it, with posix separators. */
  name: string;
  servers: ReadonlyMap<string, SuiteServer>;
  /** The other clients of servers with a lab, by the names under which tests call them: `orders as bob`. */
  identities: ReadonlyMap<string, SuiteIdentity>;
  /** In file order, block by block as the file has them; imported ones first. */
  tests: readonly SuiteTest[];
  /** Steps before and after the tests, once for each revision. */
  setup: readonly SuiteStep[];
  teardown: readonly SuiteStep[];
  /** In declared order, without duplicates; empty if the suite lists none. */
  targetVersions: readonly string[];
  versionsLocation: Location;
  defaultTimeoutMs: number;
  /** How long one call may take however much progress comes. */
  maxTimeoutMs: number;
  providers: ReadonlyMap<string, ModelProvider>;
  budget: SuiteBudget;
  p95LatencyMs?: number;
  p95Gates: boolean;
  runOptions: SuiteRunOptions;
  modelCompatibility: readonly string[];
  /** Absolute paths of the files that it imports, directly or through others. */
  imports: readonly string[];
  /** Lines to show at the start: which variables the environment overrides. */
  notices: readonly string[];
  /** The secrets in the variables that it reads, by the names under which they are blanked. */
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
  /** With `fail`, the changes of a contract that break clients fail the run; with `any`, every change. */
  drift: "off" | "warn" | "fail" | "any";
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
  cwd?: string;
  startupTimeoutMs: number;
  /** True if it is started so that nothing it does lasts. */
  sandbox: boolean;
  /** Tools that may be called although their annotations do not say that they are safe. */
  safeCalls: readonly string[];
  /** Targets that change from call to call, ignored in comparisons. */
  volatile: readonly string[];
  /** As it was written; it may hold `${port}`. */
  url?: string;
  http?: SuiteHttp;
  cassette?: string;
  /** The answers to requests of the server; absent if none are declared. Strings may hold a DeferredText. */
  client?: SuiteClient;
  /** The whole entry after interpolation, its paths absolute, for keys that have no member here. */
  raw: Readonly<Record<string, unknown>>;
  /** Of the entry's key. */
  location: Location;
  /** Of its `command`, `url` or `cassette`. */
  targetLocation: Location;
  /** Of `start.command`, if it has one. */
  startLocation?: Location;
  /** Of `auth.bearer_token_env`, if it has one. */
  tokenLocation?: Location;
  /** Who calls it, if a test says that: its name is then that of the identity. */
  identity?: SuiteIdentity;
}

/** One client of a server with a lab, with sessions of its own. */
export interface SuiteIdentity {
  /** The server's own name. */
  server: string;
  /** undefined: the first subject of the lab. */
  as?: string;
  /** As it is written. */
  token?: Token;
}

/** What a server's entry says of HTTP. Strings may hold a DeferredText (`${port}`, in a header `${request_id}`). */
export interface SuiteHttp {
  url: unknown;
  /** undefined: detected. */
  transport?: "http" | "sse";
  bearerTokenEnv?: string;
  /** The variable with the token of a second user. */
  secondBearerEnv?: string;
  /** A person logs in. `clientId`: see `--client-id`; `isKept`: in the system's keychain. */
  login?: { clientId: string | undefined; isKept: boolean };
  oauth?: SuiteOAuth;
  /** The subjects of its authorization server for tests, with the scopes of each, the scopes that tools need, and what scopes imply. */
  lab?: Record<"subjects" | "tools" | "implies", ReadonlyMap<string, readonly string[]>>;
  /** By name: the value, or the environment variable that holds it. */
  headers: Readonly<Record<string, unknown>>;
  timeoutMs: number;
  connectTimeoutMs: number;
  maxRedirects: number;
  /** undefined sends our own name. */
  userAgent?: string;
  insecureSkipVerify: boolean;
  caBundlePath?: string;
  minVersion?: "1.2" | "1.3";
  ready?: { url: unknown; timeoutMs: number; intervalMs: number };
  start?: {
    command: readonly unknown[];
    env: Readonly<Record<string, unknown>>;
    cwd?: string;
    stop?: readonly unknown[];
  };
  replicas?: { count: number; restarts: boolean };
}

/** A client of an OAuth server, by the client credentials grant. */
export interface SuiteOAuth {
  tokenUrl: string;
  /** Exactly one of it and clientIdEnv. */
  clientId: string | undefined;
  clientIdEnv: string | undefined;
  clientSecretEnv: string | undefined;
  /** Separated by spaces. */
  scope: string | undefined;
  audience: string | undefined;
}

/** `client`: answers in order, the last one repeated. */
export interface SuiteClient {
  /** Of `--host`. */
  host?: HostName;
  sampling?: readonly unknown[];
  elicitation?: readonly unknown[];
  roots?: readonly { uri: string; name?: string }[];
  /** By form, apart from those by URL; `ofTools`: of tools by name, instead of the others. */
  elicitationByForm?: SuiteFormAnswer & { ofTools: Readonly<Record<string, SuiteFormAnswer>> };
  /** Of questions by URL, apart from those by forms. */
  elicitationByUrl?: "accept" | "decline" | "cancel" | { afterMs: number };
  /** The settings of each extension, by its identifier. */
  extensions?: Readonly<Record<string, unknown>>;
  /** Takes requests of the server as tasks. */
  tasks?: true;
}

export interface SuiteFormAnswer {
  action: "accept" | "decline" | "cancel";
  /** The content of an accepted form; what is left out has the defaults of the form. */
  answer: Readonly<Record<string, unknown>>;
}

export type SuiteCall = SuiteStepCall | SuiteSkillCall;

/** What a step calls too. */
export type SuiteStepCall =
  | SuiteToolCall
  | { method: "resources/read"; uri: string }
  | { method: "prompts/get"; prompt: string; args: Readonly<Record<string, unknown>> };

/** A request of the extension for skills; `skills/list` has no address. */
interface SuiteSkillCall {
  method: "skills/list" | "skills/get" | "resources/directory/read";
  uri: string | undefined;
}

export interface SuiteToolCall {
  method: "tools/call";
  tool: string;
  args: Readonly<Record<string, unknown>>;
  task?: SuiteTask;
  cancelAfter?: SuiteCancelAfter;
}

/** When a call is cancelled: after so many milliseconds, or at its first progress message. */
export type SuiteCancelAfter = number | "progress";

/** `task`: the tool runs as a task. `withinMs` defaults to the timeout of the call. */
export interface SuiteTask {
  withinMs?: number;
  pollMs?: number;
  cancelAfterMs?: number;
  input?: Readonly<Record<string, unknown>>;
}

export interface TestHeader {
  /** The key of the suite under which the test stands. */
  block: string;
  name: string;
  row?: string | number;
  /** What `${data.x}` reads. */
  data?: Readonly<Record<string, unknown>>;
  /** The server's name; every name is in `Suite.servers`. */
  server: string;
  tags: readonly string[];
  timeoutMs: number;
  profile: "quick" | "standard" | "full";
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
  /** A flag added it, so it is in no file, and no selection leaves it out. */
  isAdded?: true;
  /** Of a test that a command made: its id, which its file and name do not give. */
  id?: string;
}

/** A test: its header, and a body that only its kind reads. */
export interface SuiteTest<Body = unknown> extends TestHeader {
  kind: TestKind<Body>;
  body: Body;
}

/** The part of a kind that everything else may ask about a test. `suite/kind.ts` and `engine/kind.ts` have the rest. */
export interface TestKind<Body = unknown> {
  /** The name of its folder in `kinds/`. */
  readonly name: string;
  readonly command: "run" | "eval";
  needs(test: SuiteTest<Body>): Needs;
  /** The keys that only this kind has, with their defaults, as a suite writes them. Steps and transforms are printed for all kinds. */
  print?(test: SuiteTest<Body>, suite: Suite): Readonly<Record<string, unknown>>;
  printSuite?(tests: readonly SuiteTest<Body>[]): Readonly<Record<string, unknown>>;
  /** True if it works on schemas of servers, which may be much work from the start. */
  readonly readsSchemas?: true;
}

/** What a test needs, as far as it is known before it runs. */
export interface Needs {
  /** The servers that it uses; those of its steps are added to them. */
  servers: readonly string[];
  /** The calls that it makes; those of its steps are added to them. */
  calls?: readonly PlannedCall[];
  steps?: Readonly<Record<string, readonly SuiteStep[]>>;
  /** What it sends: it may hold references that are known only at run time. */
  request?: unknown;
  transform?: SuiteTransform;
  /** The names with which a target of its `expect` may start; left out: those of the answer to a call. */
  members?: readonly string[];
  models?: readonly ModelPlace[];
  /** Absolute path of the cassette from which models and servers are played. */
  cassette?: string;
  /** True if a model chooses the calls: a server may get none. */
  driven?: true;
  /** The server on which the same test runs too, and is compared with. */
  counterpart?: string;
  /** True if it judges all that its server sends, which is then reviewed even if the suite turns that off. */
  review?: true;
  /** True if it judges whole sessions: it runs behind the other tests of its file. */
  atEnd?: boolean;
  /** True if it belongs to the test before it: it runs when that has ended, in its context. */
  follows?: true;
  /** True if it opens sessions of its own: the server is not started before it runs. */
  apart?: true;
  /** True if it ends soon after the run is stopped: its row says how far it came. */
  endsEarly?: true;
}

export interface PlannedCall {
  server: string;
  call: SuiteCall;
}

/** A model that a test names, and where in its mapping. */
export interface ModelPlace {
  model: ModelName;
  path: readonly (string | number)[];
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

/** A program that rewrites JSON, one in jq, or a command in the folder of the file that names it; a failure stands at its key. */
export type SuiteProgram = { location: Location } & ({ command: readonly string[]; folder: string } | { jq: string });

export interface SuiteTransform {
  request?: SuiteProgram;
  response?: SuiteProgram;
}

export interface SuiteAssertion {
  /** Path into the envelope; empty for the whole of it. */
  target: string;
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

export interface LoadOptions {
  /** Working directory: relative paths are shown against it. */
  cwd: string;
  /** Imports may not leave this folder through `..`. */
  repositoryRoot: string;
  /** The environment without what is withheld from suites. */
  env: Environment;
  /** Names of variables that are withheld. */
  withheld?: ReadonlySet<string>;
  /** Called with each secret that files bring along or refer to, before anything is shown. */
  onSecret?: (name: string, value: string) => void;
  /** Called with each file that a suite is made of, before it is read, whether it is there or not. */
  onFile?: (path: string) => void;
  /** With it only this dotenv file is read. */
  envFile?: string;
  runId: string;
  defaults?: SuiteDefaults;
  /** Variables of the environment, certificates and cassettes may be missing: warnings say so. */
  mayLack?: boolean;
}

/** A suite with errors: it is never run, but checked for the errors that later checks find. */
export interface Draft {
  suite: Suite;
  /** Everything that is wrong with it so far, also what follows from a file that could not be read. */
  problems: readonly Problem[];
  /** False if a file of it could not be read: what is not found may be there. */
  complete: boolean;
}
