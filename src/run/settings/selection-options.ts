import type { Profile, Shard } from "../../engine/plan/plan.js";
import { KNOWN_VERSIONS } from "../../suite/versions.js";
import type { OptionTable } from "./option-types.js";
import { addText, oneOf, parseFilter, parseShard, parseText } from "./option-values.js";

/** The values of the options that select what runs. */
export interface SelectionFlags {
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
}

/** The options that select what runs: files, revision, variables and tests. */
export const SELECTION_OPTIONS: OptionTable<SelectionFlags> = {
  config: { argument: "<file>", parse: addText, default: [], description: "a suite file, like a path" },
  targetVersion: {
    argument: "<revision>",
    ...oneOf(KNOWN_VERSIONS),
    description: "run only at this protocol revision",
    input: "The protocol revision to test at, such as `2025-11-25`. Default: every revision that the suite lists.",
  },
  envFile: {
    argument: "<file>",
    parse: parseText,
    description: "read variables from this dotenv file only",
    input:
      "A dotenv file with values for the suite's variables, relative to `working-directory`. No other dotenv file is read.",
  },
  tag: {
    argument: "<tag>",
    parse: addText,
    default: [],
    description: "only tests with this tag; repeatable, any of them matches",
    input: "Only tests with one of these tags, one per line.",
  },
  skipTag: {
    argument: "<tag>",
    parse: addText,
    default: [],
    description: "no tests with this tag; repeatable, takes precedence over --tag",
    input: "No tests with one of these tags, one per line. It takes precedence over `tag`.",
  },
  filter: {
    argument: "<text>",
    parse: parseFilter,
    description: "only tests whose name contains this text, or matches a pattern after re:",
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
    description: "tests to run: quick, standard (includes quick) or full (all); default standard",
    input: "The tests to run: `quick`, `standard` (includes the quick ones) or `full` (all). Default: `standard`.",
  },
  shard: {
    argument: "<i/n>",
    parse: parseShard,
    description: "run only shard i of n",
    input: "The shard of the tests that this job runs: `2/4` is the second of four.",
  },
  shardBy: {
    argument: "<file>",
    parse: parseText,
    description: "balance shards by the durations in this results file; default: the baseline's",
    input:
      "A results file of an earlier run, relative to `working-directory`, whose durations balance the shards. Every shard needs the same file. Default: the durations in the baseline, if there is one.",
  },
};
