import { availableParallelism } from "node:os";
import { isObject } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";
import type { Profile } from "../../engine/plan/plan.js";
import { reporterNames } from "../../report/registry.js";
import { GRADES } from "../../results/grades.js";
import { HOSTS, type HostName } from "../../rules/hosts.js";
import { KNOWN_VERSIONS, PUBLISHED_VERSIONS } from "../../suite/versions.js";
import {
  addReporter,
  type FlagsOf,
  integer,
  type OptionTable,
  OptionValueError,
  oneOf,
  parseDollars,
  parseFilter,
  parseMilliseconds,
  parseShard,
  type SwitchOption,
  text,
  texts,
  type ValueOption,
  valueOption,
} from "./option-values.js";
import { SERVER_OPTIONS } from "./server-options.js";

/** How long a run may take, unless `--run-timeout` says. */
export const RUN_TIMEOUT_MS = 30 * 60_000;

const LEVELS = ["off", "warn", "fail"] as const;

/** The options that every command takes, before its name or after. */
const GLOBAL_OPTIONS = {
  ...SERVER_OPTIONS,
  color: { negated: true, description: "print without colors" },
  verbose: { description: "show every test, and variables that the environment overrides" },
  debug: { description: "print every message to and from servers on stderr, without secrets" },
} satisfies OptionTable;

export type GlobalFlags = FlagsOf<typeof GLOBAL_OPTIONS>;

/** The options that select what runs: files, revision, variables and tests. */
const SELECTION_OPTIONS = {
  config: { ...texts("<file>"), description: "a suite file, like a path" },
  targetVersion: {
    ...oneOf("<revision>", KNOWN_VERSIONS, PUBLISHED_VERSIONS),
    description: "run only at this protocol revision",
    input: "The protocol revision to test at, such as `2025-11-25`. Default: every revision that the suite lists.",
  },
  envFile: {
    ...text("<file>"),
    // Node.js takes an --env-file for its own, even behind the script.
    flag: "dotenv",
    description: "read variables from this dotenv file only",
    input:
      "A dotenv file with values for the suite's variables, relative to `working-directory`. No other dotenv file is read.",
  },
  tag: {
    ...texts("<tag>"),
    description: "only tests with this tag; repeatable, any of them matches",
    input: "Only tests with one of these tags, one per line.",
  },
  skipTag: {
    ...texts("<tag>"),
    description: "no tests with this tag; repeatable, takes precedence over --tag",
    input: "No tests with one of these tags, one per line. It takes precedence over `tag`.",
  },
  filter: {
    ...valueOption("<text>", parseFilter),
    description: "only tests whose name contains this text, or matches a pattern after re:",
    input: "Only tests whose name contains this text, ignoring case. After `re:` it is a regular expression.",
  },
  include: {
    ...texts("<glob>"),
    description: "only tests whose name matches; repeatable",
    input: "Only tests whose name matches one of these globs, one per line.",
  },
  exclude: {
    ...texts("<glob>"),
    description: "no tests whose name matches; repeatable",
    input: "No tests whose name matches one of these globs, one per line.",
  },
  id: { ...texts("<id>"), description: "only the test with this id, as --list prints it; repeatable" },
  profile: {
    ...oneOf<Profile>("<profile>", ["quick", "standard", "full"]),
    description: "tests to run: quick, standard (includes quick) or full (all); default standard",
    input: "The tests to run: `quick`, `standard` (includes the quick ones) or `full` (all). Default: `standard`.",
  },
  shard: {
    ...valueOption("<i/n>", parseShard),
    description: "run only shard i of n",
    input: "The shard of the tests that this job runs: `2/4` is the second of four.",
  },
  shardBy: {
    ...text("<file>"),
    description: "balance shards by the durations in this results file; default: the baseline's",
    input:
      "A results file of an earlier run, relative to `working-directory`, whose durations balance the shards. Every shard needs the same file. Default: the durations in the baseline, if there is one.",
  },
} satisfies OptionTable;

/** Every option of `run`, in the order of its help: flags, variables, configuration and inputs are made from it. */
const OPTIONS = {
  ...GLOBAL_OPTIONS,
  ...SELECTION_OPTIONS,
  retries: {
    ...valueOption("<n>", integer(0, 100)),
    description: "number of retries of a failed test",
    input: "Number of retries of a failed test, 0 to 100. Default: the suite's setting.",
  },
  watch: { description: "run suites again when they change, until Ctrl-C" },
  watchPath: {
    ...texts("<glob>"),
    description: "with --watch: run everything again when these files change, such as the server's sources; repeatable",
  },
  list: { description: "list the selected tests and run nothing" },
  lastFailed: { description: "run only tests that failed in their last run here" },
  jobs: {
    ...valueOption("<n>", integer(1, 1_000)),
    default: availableParallelism(),
    defaultText: "the number of cores",
    description: "number of suite files that run in parallel",
    input: "Number of suite files that run in parallel. Default: the number of processors.",
  },
  bail: { description: "stop after the first test that does not pass" },
  parallelVersions: { description: "run the revisions of a suite in parallel" },
  runTimeout: {
    ...valueOption("<duration>", parseMilliseconds),
    default: RUN_TIMEOUT_MS,
    defaultText: "30m",
    description: "time limit of the run",
  },
  maxFrame: {
    ...valueOption("<bytes>", integer(1024, 2 ** 30)),
    default: LIMITS.frame,
    defaultText: "16 MiB",
    description: "largest accepted message from a server",
  },
  invariants: {
    ...oneOf("<gate>", LEVELS),
    description: "how to treat faults that mcptest detects by itself",
    input:
      "How to treat faults that mcptest detects by itself, such as logs on stdout: `off` (ignore), `warn` (report) or `fail`. Default: the suite's setting.",
  },
  errorChannel: {
    ...oneOf("<gate>", LEVELS),
    description: "how to treat rejections on the wrong channel",
    input:
      "How to treat a rejection by a tool result where the revision requires a protocol error, or the other way round: `off`, `warn` or `fail`. Default: the suite's setting.",
  },
  safeCall: {
    ...texts("<glob>"),
    description: "tools that may be called although their annotations do not say that they are safe; repeatable",
  },
  sandbox: {
    description: "start servers so that nothing they do lasts, without a network; every tool may be called",
    input:
      "`true` starts the servers so that nothing they do lasts: they write to a copy of their working folder and have no network. Every tool may be called. Needs bubblewrap, Podman or Docker.",
  },
  host: {
    ...oneOf("<name>", Object.keys(HOSTS) as HostName[]),
    description: "begin sessions as this host does, and judge by what it takes",
  },
  audit: {
    description: "audit every live server once, after its tests",
    input:
      "`true` audits every server of the suites once, after its tests: it calls its tools to find bugs that no test looks for. What is broken fails the run. Without a suite, it audits the server that `server-command`, `server-url` or `server-from` names.",
  },
  drift: {
    ...oneOf("<gate>", [...LEVELS, "any"] as const),
    description:
      "how to treat contracts that differ from the baseline; with fail, differences that break clients fail the run, with any, all do",
    input:
      "How to treat tools, prompts, resources or capabilities that differ from the baseline: `off` (ignore), `warn` (report), `fail` (differences that break clients fail the run) or `any` (every difference does). Default: the suite's setting.",
  },
  baseline: {
    ...text("<file>"),
    description: "compare with this baseline: known failures do not fail the run",
    input:
      "The baseline to compare with; known failures do not fail the run. A file that `mcptest run --update-baseline` wrote, relative to `working-directory`; `artifact` (the baseline that the newest completed run of `baseline-branch` uploaded; this run uploads its own); or `none`. Default: the configuration's setting.",
  },
  updateBaseline: {
    description: "write current failures and the servers' contracts to the baseline",
    input:
      "`true` writes current failures and the servers' contracts to the baseline and uploads it. The run is compared with the new baseline, so every failure is known.",
  },
  strictBaseline: {
    description: "fail the run if the baseline has stale entries",
    input: "`true` fails the run if the baseline has stale entries.",
  },
  coverage: {
    description: "report tools, resources and prompts that no test used",
    input: "`true` reports tools, resources and prompts that no test used.",
  },
  min: {
    ...valueOption("<percent>", integer(0, 100)),
    description: "fail the run if its tests use less than this percentage of what the servers list; implies --coverage",
    input:
      "The percentage of listed tools, resources and prompts that the tests must use, 0 to 100. Implies `coverage`.",
  },
  minGrade: {
    ...oneOf("<grade>", GRADES),
    description: "fail if a server that is graded has a lower grade, or none",
    input:
      "The lowest grade, `A` to `D`, that each server must have by its audit or by tests with `check: corpus`. Without a grade, the run fails. Jobs that are merged are judged in the last job, with `mode: merge`.",
  },
  updateSnapshots: { short: "-u", description: "record all snapshots of the run again" },
  allowUpdateInCi: { description: "record snapshots even if CI=true" },
  strict: { description: "fail the run if a test is unverified" },
  requireModels: {
    description: "exit with 2 if a test is deferred for lack of a model",
    input: "`true` makes deferred tests an error: those whose model has no key.",
  },
  judgeCache: {
    ...oneOf("<on|off>", ["on", "off"] as const),
    description: "cache verdicts of models in .mcptest/cache; default: on, unless CI=true",
  },
  maxCost: {
    ...valueOption("<dollars>", parseDollars),
    description: "maximum cost of requests to models, in US dollars; a request that may exceed it is not sent",
    input:
      "Maximum cost of this job's requests to models, in US dollars. A request that may exceed it is not sent, and its test is errored.",
  },
  passWithNoTests: { description: "pass if no test is selected" },
  allowEmpty: { description: "pass if every test was skipped or could not be verified" },
  capture: { ...text("<file>"), description: "write every message to and from servers, without secrets, to this file" },
  record: { ...text("<folder>"), description: "record a cassette of each server at each revision" },
  recordAgents: { description: "record the cassettes that agent tests name, instead of playing them" },
  reporter: {
    ...valueOption("<name[=file]>", addReporter),
    default: [],
    defaultText: "pretty",
    description: `${reporterNames.join(", ")}; repeatable`,
  },
} satisfies OptionTable;

/** The values of all options of `run`. */
export type RunFlags = FlagsOf<typeof OPTIONS>;

export interface NamedOption {
  /** The key of its value in the flags. */
  key: string;
  /** The key of the configuration, and the name of the input. */
  name: string;
  /** The flag without dashes: mostly the name. */
  flag: string;
  variable: string;
  isGlobal: boolean;
  option: SwitchOption | ValueOption<unknown>;
}

/** Every option of `run`, the global ones first. */
export const runOptions: readonly NamedOption[] = Object.entries<NamedOption["option"]>(OPTIONS).map(
  ([key, option]) => {
    const prefix = !isValueOption(option) && option.negated ? "no-" : "";
    const name = prefix + key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const variable = `MCPTEST_${name.replaceAll("-", "_").toUpperCase()}`;
    return { key, name, flag: option.flag ?? name, variable, isGlobal: Object.hasOwn(GLOBAL_OPTIONS, key), option };
  },
);

export function isValueOption(option: NamedOption["option"]): option is ValueOption<unknown> {
  return "argument" in option;
}

/** Whether an option takes several values. */
export function isRepeatable(option: ValueOption<unknown>): boolean {
  return typeof option.default === "object";
}

/** The value that a file or a program gives an option; only a repeatable one takes several. Throws an OptionValueError. */
export function readOption(option: NamedOption["option"], input: unknown): unknown {
  if (!isValueOption(option)) {
    if (typeof input === "boolean") return input !== (option.negated === true);
    throw new OptionValueError("It takes true or false.");
  }
  if (!isRepeatable(option)) return option.parse(scalarText(input));
  const isMapping = isObject(input) && !Array.isArray(option.default);
  const pairs = isMapping
    ? Object.entries(input).map(([name, value]) => `${name}=${scalarText(value)}`)
    : [input].flat();
  return pairs.map(scalarText).reduce<unknown>((before, text) => option.parse(text, before), option.default);
}

function scalarText(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  throw new OptionValueError("It takes a text or a number.");
}
