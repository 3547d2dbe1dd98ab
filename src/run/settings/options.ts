import { availableParallelism } from "node:os";
import { LIMITS } from "../../core/limits.js";
import { RUN_TIMEOUT_MS } from "../../engine/schedule.js";
import type { Profile } from "../../engine/select.js";
import type { Shard } from "../../engine/shard.js";
import { reporterNames } from "../../report/registry.js";
import { KNOWN_VERSIONS } from "../../suite/versions.js";
import type { ReporterTarget } from "../request.js";
import {
  addHeader,
  addReporter,
  addText,
  integer,
  oneOf,
  parseDollars,
  parseFilter,
  parseMilliseconds,
  parseSeconds,
  parseShard,
  parseText,
} from "./option-values.js";

/** The values of the options that change the servers under test. */
export interface ServerFlags {
  serverConfig?: string;
  serverUrl?: string;
  serverCommand?: string;
  serverAuthBearerEnv?: string;
  serverTarget?: string;
  header?: Record<string, string>;
  headerEnv?: Record<string, string>;
  insecureSkipVerify?: boolean;
  caBundle?: string;
  httpTimeout?: string;
  connectTimeout?: string;
  waitForReady?: string;
}

/** The values of the global options. */
export interface GlobalFlags extends ServerFlags {
  color: boolean;
  verbose?: boolean;
  debug?: boolean;
}

/** The values of all options of `run`. */
export interface RunFlags extends GlobalFlags {
  config: string[];
  targetVersion?: string;
  envFile?: string;
  tag: string[];
  skipTag: string[];
  filter?: string;
  include: string[];
  exclude: string[];
  profile?: Profile;
  shard?: Shard;
  shardBy?: string;
  retries?: number;
  watch?: boolean;
  watchPath: string[];
  list?: boolean;
  lastFailed?: boolean;
  jobs: number;
  bail?: boolean;
  parallelVersions?: boolean;
  runTimeout: number;
  maxFrame: number;
  invariants?: "off" | "warn" | "fail";
  errorChannel?: "off" | "warn" | "fail";
  drift?: "off" | "warn" | "fail";
  baseline?: string;
  updateBaseline?: boolean;
  strictBaseline?: boolean;
  coverage?: boolean;
  min?: number;
  updateSnapshots?: boolean;
  allowUpdateInCi?: boolean;
  strict?: boolean;
  requireModels?: boolean;
  judgeCache?: "on" | "off";
  maxCost?: number;
  passWithNoTests?: boolean;
  capture?: string;
  record?: string;
  recordAgents?: boolean;
  reporter: ReporterTarget[];
}

interface BaseOption {
  description: string;
  /** Every command accepts it, before or after its name. */
  global?: true;
  /** What the input of the same name means to users of the action; false if the action has none. */
  input: string | false;
}

/** An option without a value. */
export interface SwitchOption extends BaseOption {
  short?: string;
  /** Its name starts with `no-`, and it sets false. */
  negated?: true;
}

/** An option with a value. */
export interface ValueOption<V> extends BaseOption {
  /** The placeholder of the value in the help. */
  argument: string;
  /** Parses a text; a repeatable option adds to the previous value. Throws an OptionValueError. */
  parse(text: string, before?: V): V;
  choices?: readonly string[];
  /** An option whose default is a list or a mapping can be repeated. */
  default?: V;
  /** The default in the help. */
  defaultText?: string;
}

type OptionFor<V> = [V] extends [boolean] ? SwitchOption : ValueOption<V>;
type OptionTable<F> = { readonly [K in keyof F]-?: OptionFor<NonNullable<F[K]>> };

const LEVELS = ["off", "warn", "fail"] as const;

/**
 * Every option of `run`, in the order of its help. The flags, the variables MCPTEST_<NAME>, the keys of the
 * configuration and the action's inputs of the same meaning are made from this table.
 */
const OPTIONS: OptionTable<RunFlags> = {
  serverConfig: {
    global: true,
    argument: "<file>",
    parse: parseText,
    description: "run the suite against the `server:` block of this YAML file",
    input: "Path of a YAML file with a `server:` block to use instead of the suite's own.",
  },
  serverUrl: {
    global: true,
    argument: "<url>",
    parse: parseText,
    description: "run the suite against this address (Streamable HTTP)",
    input: "The URL to test over Streamable HTTP, instead of the suite's own server.",
  },
  serverCommand: {
    global: true,
    argument: "<command>",
    parse: parseText,
    description: "run the suite against this command (POSIX words, no shell)",
    input:
      "The command to test instead of the suite's own server. It is split into words as in a POSIX shell, but no shell runs it.",
  },
  serverAuthBearerEnv: {
    global: true,
    argument: "<name>",
    parse: parseText,
    description: "send the value of this environment variable as bearer token",
    input: "The name of the environment variable whose value is sent as the bearer token.",
  },
  serverTarget: {
    global: true,
    argument: "<name>",
    parse: parseText,
    description: "the server that the --server flags are for, if a suite has several",
    input: "The name of the server to which the other server inputs apply. Needed only if a suite has several servers.",
  },
  header: {
    global: true,
    argument: "<name=value>",
    parse: addHeader,
    default: {},
    description: "send this HTTP header; repeatable",
    input: "HTTP headers to send, one `NAME=VALUE` per line. Put secrets into `header-env`.",
  },
  headerEnv: {
    global: true,
    argument: "<name=variable>",
    parse: addHeader,
    default: {},
    description: "send the value of an environment variable as HTTP header; repeatable",
    input: "HTTP headers to send, one `NAME=VARIABLE` per line, each with the value of that environment variable.",
  },
  insecureSkipVerify: {
    global: true,
    description: "accept any TLS certificate: any endpoint can impersonate the server and receive the token",
    input: "`true` accepts any TLS certificate: any endpoint can impersonate the server and receive the token.",
  },
  caBundle: {
    global: true,
    argument: "<file>",
    parse: parseText,
    description: "trust the certificate authorities of this PEM file too",
    input: "Path of a PEM file with additional certificate authorities to trust.",
  },
  httpTimeout: {
    global: true,
    argument: "<duration>",
    parse: parseSeconds,
    description: "the most that one HTTP request may take: seconds or a duration",
    input: "How long one HTTP request may take, in seconds or as a duration such as `1.5s`.",
  },
  connectTimeout: {
    global: true,
    argument: "<duration>",
    parse: parseSeconds,
    description: "the most that a connection may take: seconds or a duration",
    input: "How long a connection may take, in seconds or as a duration.",
  },
  waitForReady: {
    global: true,
    argument: "<url|duration>",
    parse: parseText,
    description:
      "poll this URL until it answers 2xx, before the first test; or how long the suite's own waiting may take",
    input:
      "A URL to poll until it answers with a status of 200 to 299, before the first test; or how long the waiting that the suite configures (`wait_for_ready`, `start`) may take, in seconds or as a duration.",
  },
  color: { global: true, negated: true, description: "plain text on a terminal too", input: false },
  verbose: {
    global: true,
    description: "show more: every test, and variables that the environment overrides",
    input: false,
  },
  debug: {
    global: true,
    description: "show every message to and from servers on stderr, without secrets",
    input: false,
  },
  config: {
    argument: "<file>",
    parse: addText,
    default: [],
    description: "a suite file; the same as a path",
    input: false,
  },
  targetVersion: {
    argument: "<revision>",
    ...oneOf(KNOWN_VERSIONS),
    description: "run at this protocol revision alone",
    input: "The protocol revision to test at, such as `2025-11-25`. Default: every revision that the suite lists.",
  },
  envFile: {
    argument: "<file>",
    parse: parseText,
    description: "read variables from this dotenv file, and from no other",
    input:
      "A dotenv file with values for the suite's variables, relative to `working-directory`. If it is set, no other dotenv file is read.",
  },
  tag: {
    argument: "<tag>",
    parse: addText,
    default: [],
    description: "only tests with this tag; repeatable, any of them will do",
    input: "Only tests with one of these tags, one per line.",
  },
  skipTag: {
    argument: "<tag>",
    parse: addText,
    default: [],
    description: "no tests with this tag; repeatable, outranks --tag",
    input: "No tests with one of these tags, one per line. It takes precedence over `tag`.",
  },
  filter: {
    argument: "<text>",
    parse: parseFilter,
    description: "only tests whose name holds this text; re: starts a regular expression",
    input: "Only tests whose name contains this text, ignoring case. After `re:` it is a regular expression.",
  },
  include: {
    argument: "<glob>",
    parse: addText,
    default: [],
    description: "only tests whose name matches; repeatable",
    input: "Only tests whose name matches one of these globs, one per line.",
  },
  exclude: {
    argument: "<glob>",
    parse: addText,
    default: [],
    description: "no tests whose name matches; repeatable",
    input: "No tests whose name matches one of these globs, one per line.",
  },
  profile: {
    argument: "<profile>",
    ...oneOf<Profile>(["quick", "standard", "full"]),
    description: "quick, standard (quick and standard) or full (all); left out: standard",
    input:
      "Which tests run, by how much time they may take: `quick`, `standard` (includes the quick ones) or `full` (all). Default: `standard`.",
  },
  shard: {
    argument: "<i/n>",
    parse: parseShard,
    description: "the i-th of n shares of the run",
    input: "The shard of the tests that this job runs: `2/4` is the second of four.",
  },
  shardBy: {
    argument: "<file>",
    parse: parseText,
    description: "balance shards by the durations in this results file; left out: in the baseline",
    input:
      "A results file of an earlier run, relative to `working-directory`, by whose durations the shards are balanced. It must be the same file in every shard. Default: the durations in the baseline, if there is one.",
  },
  retries: {
    argument: "<n>",
    parse: integer(0, 100),
    description: "how often every failed test is tried again",
    input: "How often a failed test is retried, 0 to 100. Default: the setting of the suite.",
  },
  watch: { description: "after the run, run again what is changed, until Ctrl-C", input: false },
  watchPath: {
    argument: "<glob>",
    parse: addText,
    default: [],
    description: "with --watch: a change of these files too, such as the server's sources, runs everything; repeatable",
    input: false,
  },
  list: { description: "print what would run, and run nothing", input: false },
  lastFailed: { description: "only tests that failed when they last ran here", input: false },
  jobs: {
    argument: "<n>",
    parse: integer(1, 1_000),
    default: availableParallelism(),
    defaultText: "the number of cores",
    description: "files at the same time",
    input: "How many suite files run at the same time. Default: the number of processors.",
  },
  bail: { description: "stop at the first test that does not pass", input: false },
  parallelVersions: { description: "run the revisions of a suite at the same time", input: false },
  runTimeout: {
    argument: "<duration>",
    parse: parseMilliseconds,
    default: RUN_TIMEOUT_MS,
    defaultText: "30m",
    description: "end the run after this long",
    input: false,
  },
  maxFrame: {
    argument: "<bytes>",
    parse: integer(1024, 2 ** 30),
    default: LIMITS.frame,
    defaultText: "16 MiB",
    description: "largest message of a server that is read",
    input: false,
  },
  invariants: {
    argument: "<gate>",
    ...oneOf(LEVELS),
    description: "what a finding of the session does",
    input:
      "What happens when mcptest itself finds a fault, such as logs among the messages on stdout: `off` (nothing), `warn` (it is reported) or `fail`. Default: the setting of the suite.",
  },
  errorChannel: {
    argument: "<gate>",
    ...oneOf(LEVELS),
    description: "what a rejection on the wrong channel does",
    input:
      "What happens when a server rejects a request by a tool result although the revision requires a protocol error, or the other way round: `off`, `warn` or `fail`. Default: the setting of the suite.",
  },
  drift: {
    argument: "<gate>",
    ...oneOf(LEVELS),
    description:
      "what a contract that differs from the baseline does; a difference that breaks clients can fail the run",
    input:
      "What happens when the tools, prompts, resources or capabilities of a server differ from those in the baseline: `off` (nothing), `warn` (it is reported) or `fail` (a difference that breaks clients fails the run). Default: the setting of the suite.",
  },
  baseline: {
    argument: "<file>",
    parse: parseText,
    description: "compare with this baseline: known failures do not fail the run",
    input:
      "A baseline to compare with; failures that it has do not fail the run. The path of a file that `mcptest run --update-baseline` wrote, relative to `working-directory`; `artifact` (the baseline that the newest completed run of `baseline-branch` uploaded; this run uploads its own); or `none`. Default: the setting of the configuration.",
  },
  updateBaseline: {
    description: "write what fails now, and the contracts of the servers, to the baseline",
    input:
      "`true` writes what fails now, and what the servers offer, to the baseline, and uploads it. The run is judged by it: everything that fails is known.",
  },
  strictBaseline: {
    description: "entries of the baseline that are no longer needed fail the run",
    input: "`true` fails the run if the baseline has entries that are no longer needed.",
  },
  coverage: {
    description: "report which tools, resources and prompts of the servers no test used",
    input: "`true` reports which tools, resources and prompts of the servers no test used.",
  },
  min: {
    argument: "<percent>",
    parse: integer(0, 100),
    description: "fail the run if its tests use less of what the servers list; includes --coverage",
    input:
      "The percentage of the tools, resources and prompts of the servers that the tests must use, 0 to 100; fewer fail the run. Includes `coverage`.",
  },
  updateSnapshots: { short: "-u", description: "record every snapshot of the run again", input: false },
  allowUpdateInCi: { description: "record snapshots although CI=true", input: false },
  strict: { description: "tests that could not be verified fail the run", input: false },
  requireModels: {
    description: "tests that wait for a model make the exit code 2",
    input: "`true` makes it an error if a test waits for a model, because the variable with its key is not set.",
  },
  judgeCache: {
    argument: "<on|off>",
    ...oneOf(["on", "off"] as const),
    description: "keep verdicts of models in .mcptest/cache, and use them again; left out: unless CI=true",
    input: false,
  },
  maxCost: {
    argument: "<dollars>",
    parse: parseDollars,
    description: "US dollars that the requests to models may cost; a request that may pass it is not sent",
    input:
      "US dollars that the requests to models of this job may cost. A request that may pass the limit is not sent, and its test is errored.",
  },
  passWithNoTests: { description: "a run in which nothing was selected passes", input: false },
  capture: {
    argument: "<file>",
    parse: parseText,
    description: "keep every message to and from servers, without secrets, in this file",
    input: false,
  },
  record: {
    argument: "<folder>",
    parse: parseText,
    description: "record a cassette of each server at each revision, to be played without it",
    input: false,
  },
  recordAgents: {
    description: "record the cassettes that agent tests name, instead of playing them",
    input: false,
  },
  reporter: {
    argument: "<name[=file]>",
    parse: addReporter,
    default: [],
    defaultText: "pretty",
    description: `${reporterNames.join(", ")}; repeatable`,
    input: false,
  },
};

/** An option with its names. */
export interface NamedOption {
  /** The key of its value in the flags. */
  key: string;
  /** The flag without dashes; also the key of the configuration and the name of the input. */
  name: string;
  /** The environment variable. */
  variable: string;
  option: SwitchOption | ValueOption<unknown>;
}

/** Every option of `run`, the global ones first. */
export const runOptions: readonly NamedOption[] = Object.entries<NamedOption["option"]>(OPTIONS).map(
  ([key, option]) => {
    const prefix = !isValueOption(option) && option.negated ? "no-" : "";
    const name = prefix + key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return { key, name, variable: `MCPTEST_${name.replaceAll("-", "_").toUpperCase()}`, option };
  },
);

export function isValueOption(option: NamedOption["option"]): option is ValueOption<unknown> {
  return "argument" in option;
}

/** Whether an option takes several values. */
export function isRepeatable(option: ValueOption<unknown>): boolean {
  return typeof option.default === "object";
}
