import { availableParallelism } from "node:os";
import { LIMITS } from "../../core/limits.js";
import { RUN_TIMEOUT_MS } from "../../engine/run/schedule.js";
import { reporterNames } from "../../report/registry.js";
import type { OptionTable, SwitchOption, ValueOption } from "./option-types.js";
import {
  addReporter,
  addText,
  integer,
  oneOf,
  parseDollars,
  parseMilliseconds,
  parseText,
  type ReporterTarget,
} from "./option-values.js";
import { SELECTION_OPTIONS, type SelectionFlags } from "./selection-options.js";
import { SERVER_OPTIONS, type ServerFlags } from "./server-options.js";

/** The values of the global options. */
export interface GlobalFlags extends ServerFlags {
  color: boolean;
  verbose?: boolean;
  debug?: boolean;
}

/** The values of all options of `run`. */
export interface RunFlags extends GlobalFlags, SelectionFlags {
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
  allowEmpty?: boolean;
  capture?: string;
  record?: string;
  recordAgents?: boolean;
  reporter: ReporterTarget[];
}

const LEVELS = ["off", "warn", "fail"] as const;

/** The options that every command takes, before its name or after. */
const GLOBAL_OPTIONS: OptionTable<GlobalFlags> = {
  ...SERVER_OPTIONS,
  color: { negated: true, description: "print without colors" },
  verbose: { description: "show every test, and variables that the environment overrides" },
  debug: { description: "print every message to and from servers on stderr, without secrets" },
};

/**
 * Every option of `run`, in the order of its help. The flags, the variables MCPTEST_<NAME>, the keys of the
 * configuration and the action's inputs of the same meaning are made from this table.
 */
const OPTIONS: OptionTable<RunFlags> = {
  ...GLOBAL_OPTIONS,
  ...SELECTION_OPTIONS,
  retries: {
    argument: "<n>",
    parse: integer(0, 100),
    description: "number of retries of a failed test",
    input: "Number of retries of a failed test, 0 to 100. Default: the suite's setting.",
  },
  watch: { description: "run suites again when they change, until Ctrl-C" },
  watchPath: {
    argument: "<glob>",
    parse: addText,
    default: [],
    description: "with --watch: run everything again when these files change, such as the server's sources; repeatable",
  },
  list: { description: "list the selected tests and run nothing" },
  lastFailed: { description: "run only tests that failed in their last run here" },
  jobs: {
    argument: "<n>",
    parse: integer(1, 1_000),
    default: availableParallelism(),
    defaultText: "the number of cores",
    description: "number of suite files that run in parallel",
    input: "Number of suite files that run in parallel. Default: the number of processors.",
  },
  bail: { description: "stop after the first test that does not pass" },
  parallelVersions: { description: "run the revisions of a suite in parallel" },
  runTimeout: {
    argument: "<duration>",
    parse: parseMilliseconds,
    default: RUN_TIMEOUT_MS,
    defaultText: "30m",
    description: "time limit of the run",
  },
  maxFrame: {
    argument: "<bytes>",
    parse: integer(1024, 2 ** 30),
    default: LIMITS.frame,
    defaultText: "16 MiB",
    description: "largest accepted message from a server",
  },
  invariants: {
    argument: "<gate>",
    ...oneOf(LEVELS),
    description: "how to treat faults that mcptest detects by itself",
    input:
      "How to treat faults that mcptest detects by itself, such as logs on stdout: `off` (ignore), `warn` (report) or `fail`. Default: the suite's setting.",
  },
  errorChannel: {
    argument: "<gate>",
    ...oneOf(LEVELS),
    description: "how to treat rejections on the wrong channel",
    input:
      "How to treat a rejection by a tool result where the revision requires a protocol error, or the other way round: `off`, `warn` or `fail`. Default: the suite's setting.",
  },
  drift: {
    argument: "<gate>",
    ...oneOf(LEVELS),
    description:
      "how to treat contracts that differ from the baseline; with fail, differences that break clients fail the run",
    input:
      "How to treat tools, prompts, resources or capabilities that differ from the baseline: `off` (ignore), `warn` (report) or `fail` (differences that break clients fail the run). Default: the suite's setting.",
  },
  baseline: {
    argument: "<file>",
    parse: parseText,
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
    argument: "<percent>",
    parse: integer(0, 100),
    description: "fail the run if its tests use less than this percentage of what the servers list; implies --coverage",
    input:
      "The percentage of listed tools, resources and prompts that the tests must use, 0 to 100. Implies `coverage`.",
  },
  updateSnapshots: { short: "-u", description: "record all snapshots of the run again" },
  allowUpdateInCi: { description: "record snapshots even if CI=true" },
  strict: { description: "fail the run if a test is unverified" },
  requireModels: {
    description: "exit with 2 if a test is deferred for lack of a model",
    input: "`true` makes deferred tests an error: those whose model has no key.",
  },
  judgeCache: {
    argument: "<on|off>",
    ...oneOf(["on", "off"] as const),
    description: "cache verdicts of models in .mcptest/cache; default: on, unless CI=true",
  },
  maxCost: {
    argument: "<dollars>",
    parse: parseDollars,
    description: "maximum cost of requests to models, in US dollars; a request that may exceed it is not sent",
    input:
      "Maximum cost of this job's requests to models, in US dollars. A request that may exceed it is not sent, and its test is errored.",
  },
  passWithNoTests: { description: "pass if no test is selected" },
  allowEmpty: { description: "pass if every test was skipped or could not be verified" },
  capture: {
    argument: "<file>",
    parse: parseText,
    description: "write every message to and from servers, without secrets, to this file",
  },
  record: {
    argument: "<folder>",
    parse: parseText,
    description: "record a cassette of each server at each revision",
  },
  recordAgents: { description: "record the cassettes that agent tests name, instead of playing them" },
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
  /** The key of its value in the flags. */
  key: string;
  /** The flag without dashes; also the key of the configuration and the name of the input. */
  name: string;
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
    return { key, name, variable, isGlobal: Object.hasOwn(GLOBAL_OPTIONS, key), option };
  },
);

export function isValueOption(option: NamedOption["option"]): option is ValueOption<unknown> {
  return "argument" in option;
}

/** Whether an option takes several values. */
export function isRepeatable(option: ValueOption<unknown>): boolean {
  return typeof option.default === "object";
}
