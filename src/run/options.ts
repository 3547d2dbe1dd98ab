import { availableParallelism } from "node:os";
import { LIMITS } from "../core/limits.js";
import { RUN_TIMEOUT_MS } from "../engine/schedule.js";
import type { Profile } from "../engine/select.js";
import type { Shard } from "../engine/shard.js";
import { reporterNames } from "../report/registry.js";
import { KNOWN_VERSIONS } from "../suite/versions.js";
import {
  addHeader,
  addReporter,
  addText,
  integer,
  oneOf,
  parseFilter,
  parseMilliseconds,
  parseSeconds,
  parseShard,
  parseText,
} from "./option-values.js";
import type { ReporterTarget } from "./request.js";

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

/** The values of the options that every command takes. */
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
  updateSnapshots?: boolean;
  allowUpdateInCi?: boolean;
  strict?: boolean;
  requireModels?: boolean;
  passWithNoTests?: boolean;
  capture?: string;
  record?: string;
  reporter: ReporterTarget[];
}

interface BaseOption {
  description: string;
  /** Every command takes it, before its name or after. */
  global?: true;
  /** The action has an input with the same name and meaning. */
  input?: true;
}

/** An option without a value. */
export interface SwitchOption extends BaseOption {
  short?: string;
  /** Its name begins with `no-`, and it sets false. */
  negated?: true;
}

/** An option with a value. */
export interface ValueOption<V> extends BaseOption {
  /** How help shows the value. */
  argument: string;
  /** The value of a text; one that can be repeated adds to the value before. Throws an OptionValueError. */
  parse(text: string, before?: V): V;
  choices?: readonly string[];
  /** An option whose default is a list or a mapping can be repeated. */
  default?: V;
  /** How help shows the default. */
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
  },
  serverUrl: {
    global: true,
    argument: "<url>",
    parse: parseText,
    description: "run the suite against this address (Streamable HTTP)",
  },
  serverCommand: {
    global: true,
    argument: "<command>",
    parse: parseText,
    description: "run the suite against this command (POSIX words, no shell)",
  },
  serverAuthBearerEnv: {
    global: true,
    argument: "<name>",
    parse: parseText,
    description: "send the value of this environment variable as bearer token",
  },
  serverTarget: {
    global: true,
    argument: "<name>",
    parse: parseText,
    description: "the server that the --server flags are for, if a suite has several",
  },
  header: {
    global: true,
    argument: "<name=value>",
    parse: addHeader,
    default: {},
    defaultText: "none",
    description: "send this HTTP header; repeatable",
  },
  headerEnv: {
    global: true,
    argument: "<name=variable>",
    parse: addHeader,
    default: {},
    defaultText: "none",
    description: "send the value of an environment variable as HTTP header; repeatable",
  },
  insecureSkipVerify: {
    global: true,
    description: "accept any TLS certificate: any endpoint can impersonate the server and receive the token",
  },
  caBundle: {
    global: true,
    argument: "<file>",
    parse: parseText,
    description: "trust the certificate authorities of this PEM file too",
  },
  httpTimeout: {
    global: true,
    argument: "<duration>",
    parse: parseSeconds,
    description: "the most that one HTTP request may take: seconds or a duration",
  },
  connectTimeout: {
    global: true,
    argument: "<duration>",
    parse: parseSeconds,
    description: "the most that a connection may take: seconds or a duration",
  },
  waitForReady: {
    global: true,
    argument: "<url|duration>",
    parse: parseText,
    description:
      "poll this URL until it answers 2xx, before the first test; or how long the suite's own waiting may take",
  },
  color: { global: true, negated: true, description: "plain text on a terminal too" },
  verbose: { global: true, description: "show more: every test, and variables that the environment overrides" },
  debug: { global: true, description: "show every message to and from servers on stderr, without secrets" },
  config: { argument: "<file>", parse: addText, default: [], description: "a suite file; the same as a path" },
  targetVersion: {
    input: true,
    argument: "<revision>",
    ...oneOf(KNOWN_VERSIONS),
    description: "run at this protocol revision alone",
  },
  envFile: {
    input: true,
    argument: "<file>",
    parse: parseText,
    description: "read variables from this dotenv file, and from no other",
  },
  tag: {
    input: true,
    argument: "<tag>",
    parse: addText,
    default: [],
    description: "only tests with this tag; repeatable, any of them will do",
  },
  skipTag: {
    input: true,
    argument: "<tag>",
    parse: addText,
    default: [],
    description: "no tests with this tag; repeatable, outranks --tag",
  },
  filter: {
    input: true,
    argument: "<text>",
    parse: parseFilter,
    description: "only tests whose name holds this text; re: starts a regular expression",
  },
  include: {
    input: true,
    argument: "<glob>",
    parse: addText,
    default: [],
    description: "only tests whose name matches; repeatable",
  },
  exclude: {
    input: true,
    argument: "<glob>",
    parse: addText,
    default: [],
    description: "no tests whose name matches; repeatable",
  },
  profile: {
    input: true,
    argument: "<profile>",
    ...oneOf<Profile>(["quick", "standard", "full"]),
    description: "quick, standard (quick and standard) or full (all); left out: standard",
  },
  shard: { input: true, argument: "<i/n>", parse: parseShard, description: "the i-th of n shares of the run" },
  retries: {
    input: true,
    argument: "<n>",
    parse: integer(0, 100),
    description: "how often every failed test is tried again",
  },
  watch: { description: "after the run, run again what is changed, until Ctrl-C" },
  watchPath: {
    argument: "<glob>",
    parse: addText,
    default: [],
    defaultText: "none",
    description: "with --watch: a change of these files too, such as the server's sources, runs everything; repeatable",
  },
  list: { description: "print what would run, and run nothing" },
  lastFailed: { description: "only tests that failed when they last ran here" },
  jobs: {
    input: true,
    argument: "<n>",
    parse: integer(1, 1_000),
    default: availableParallelism(),
    defaultText: "the number of cores",
    description: "files at the same time",
  },
  bail: { description: "stop at the first test that does not pass" },
  parallelVersions: { description: "run the revisions of a suite at the same time" },
  runTimeout: {
    argument: "<duration>",
    parse: parseMilliseconds,
    default: RUN_TIMEOUT_MS,
    defaultText: "30m",
    description: "end the run after this long",
  },
  maxFrame: {
    argument: "<bytes>",
    parse: integer(1024, 2 ** 30),
    default: LIMITS.frame,
    defaultText: "16 MiB",
    description: "largest message of a server that is read",
  },
  invariants: {
    input: true,
    argument: "<gate>",
    ...oneOf(LEVELS),
    description: "what a finding of the session does",
  },
  errorChannel: {
    input: true,
    argument: "<gate>",
    ...oneOf(LEVELS),
    description: "what a rejection on the wrong channel does",
  },
  updateSnapshots: { short: "-u", description: "record every snapshot of the run again" },
  allowUpdateInCi: { description: "record snapshots although CI=true" },
  strict: { description: "tests that could not be verified fail the run" },
  requireModels: { input: true, description: "tests that wait for a model make the exit code 2" },
  passWithNoTests: { description: "a run in which nothing was selected passes" },
  capture: {
    argument: "<file>",
    parse: parseText,
    description: "keep every message to and from servers, without secrets, in this file",
  },
  record: {
    argument: "<folder>",
    parse: parseText,
    description: "record a cassette of each server at each revision, to be played without it",
  },
  reporter: {
    argument: "<name[=file]>",
    parse: addReporter,
    default: [],
    defaultText: "pretty",
    description: `${reporterNames.join(", ")}; repeatable`,
  },
};

/** An option with its names. */
export interface NamedOption {
  /** Of its value among the flags. */
  key: string;
  /** Of the flag without its dashes, of the key of the configuration, and of the input. */
  name: string;
  /** Of the environment variable. */
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
