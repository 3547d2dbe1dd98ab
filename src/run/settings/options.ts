import { availableParallelism } from "node:os";
import { LIMITS } from "../../core/limits.js";
import { RUN_TIMEOUT_MS } from "../../engine/run/schedule.js";
import { reporterNames } from "../../report/registry.js";
import type { ReporterTarget } from "../request.js";
import type { OptionTable, SwitchOption, ValueOption } from "./option-types.js";
import { addReporter, addText, integer, oneOf, parseDollars, parseMilliseconds, parseText } from "./option-values.js";
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
  capture?: string;
  record?: string;
  recordAgents?: boolean;
  reporter: ReporterTarget[];
}

const LEVELS = ["off", "warn", "fail"] as const;

/**
 * Every option of `run`, in the order of its help. The flags, the variables MCPTEST_<NAME>, the keys of the
 * configuration and the action's inputs of the same meaning are made from this table.
 */
const OPTIONS: OptionTable<RunFlags> = {
  ...SERVER_OPTIONS,
  color: { global: true, negated: true, description: "print plain text, even to a terminal", input: false },
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
  ...SELECTION_OPTIONS,
  retries: {
    argument: "<n>",
    parse: integer(0, 100),
    description: "how often a failed test is retried",
    input: "How often a failed test is retried, 0 to 100. Default: the setting of the suite.",
  },
  watch: { description: "after the run, run again what changes, until Ctrl-C", input: false },
  watchPath: {
    argument: "<glob>",
    parse: addText,
    default: [],
    description:
      "with --watch: a change to these files, such as the server's sources, runs everything again; repeatable",
    input: false,
  },
  list: { description: "print what would run, and run nothing", input: false },
  lastFailed: { description: "only tests that failed when they last ran here", input: false },
  jobs: {
    argument: "<n>",
    parse: integer(1, 1_000),
    default: availableParallelism(),
    defaultText: "the number of cores",
    description: "how many suite files run at the same time",
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
    description: "the largest message that is read from a server",
    input: false,
  },
  invariants: {
    argument: "<gate>",
    ...oneOf(LEVELS),
    description: "what happens when mcptest itself finds a fault of the server",
    input:
      "What happens when mcptest itself finds a fault, such as logs among the messages on stdout: `off` (nothing), `warn` (it is reported) or `fail`. Default: the setting of the suite.",
  },
  errorChannel: {
    argument: "<gate>",
    ...oneOf(LEVELS),
    description: "what happens when a rejection comes on the wrong channel",
    input:
      "What happens when a server rejects a request by a tool result although the revision requires a protocol error, or the other way round: `off`, `warn` or `fail`. Default: the setting of the suite.",
  },
  drift: {
    argument: "<gate>",
    ...oneOf(LEVELS),
    description:
      "what happens when a contract differs from the baseline; with fail, a difference that breaks clients fails the run",
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
    description: "fail the run if its tests use less than this share of what the servers list; includes --coverage",
    input:
      "The percentage of the tools, resources and prompts of the servers that the tests must use, 0 to 100; fewer fail the run. Includes `coverage`.",
  },
  updateSnapshots: { short: "-u", description: "record every snapshot of the run again", input: false },
  allowUpdateInCi: { description: "record snapshots even if CI=true", input: false },
  strict: { description: "tests that could not be verified fail the run", input: false },
  requireModels: {
    description: "exit with 2 if a test needs a model and has none",
    input: "`true` makes it an error if a test waits for a model, because the variable with its key is not set.",
  },
  judgeCache: {
    argument: "<on|off>",
    ...oneOf(["on", "off"] as const),
    description: "keep verdicts of models in .mcptest/cache and use them again; default: on, unless CI=true",
    input: false,
  },
  maxCost: {
    argument: "<dollars>",
    parse: parseDollars,
    description: "the most that requests to models may cost, in US dollars; a request that may exceed it is not sent",
    input:
      "US dollars that the requests to models of this job may cost. A request that may pass the limit is not sent, and its test is errored.",
  },
  passWithNoTests: { description: "pass if no test is selected", input: false },
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
