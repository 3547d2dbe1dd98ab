import { availableParallelism } from "node:os";
import { type Command, InvalidArgumentError, type Option } from "commander";
import { DURATION_FORM, parseDuration } from "../core/duration.js";
import { LIMITS } from "../core/limits.js";
import { RUN_TIMEOUT_MS } from "../engine/schedule.js";
import type { Profile } from "../engine/select.js";
import type { Shard } from "../engine/shard.js";
import { reporterNames } from "../report/registry.js";
import { KNOWN_VERSIONS } from "../suite/versions.js";
import type { ReporterTarget } from "./request.js";
import { textFilter } from "./selection.js";
import { addServerOptions, type ServerFlags } from "./server-options.js";
import { addEnvFile, addSetting } from "./setting.js";

/** The global flags as commander gives them. */
export interface GlobalFlags extends ServerFlags {
  color: boolean;
  verbose?: boolean;
  debug?: boolean;
}

/** The flags of `run` as commander gives them. */
export interface RunFlags extends GlobalFlags {
  config: string[];
  targetVersion?: string;
  envFile?: string;
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
  reporter: ReporterTarget[];
  tag: string[];
  skipTag: string[];
  filter?: string;
  include: string[];
  exclude: string[];
  profile?: Profile;
  shard?: Shard;
  retries?: number;
  list?: boolean;
  lastFailed?: boolean;
  capture?: string;
  record?: string;
}

/** Flags that every command takes, before its name or after. */
export function addGlobalOptions(program: Command): void {
  addServerOptions(program);
  addSetting(program, "--no-color", "plain text on a terminal too");
  addSetting(program, "--verbose", "tell more: every test, and variables that the environment overrides");
  addSetting(program, "--debug", "show every message to and from servers on stderr, without secrets");
}

/** Flags of `run`. */
export function addRunOptions(command: Command): void {
  const add = (flags: string, text: string, change?: (option: Option) => Option) =>
    addSetting(command, flags, text, change);
  add("--config <file>", "a suite file; the same as a path", (option) => option.argParser(collect).default([]));
  add("--target-version <revision>", "run at this protocol revision alone", (option) => option.choices(KNOWN_VERSIONS));
  addEnvFile(command);
  const list = (option: Option) => option.argParser(collect).default([]);
  add("--tag <tag>", "only tests with this tag; repeatable, any of them will do", list);
  add("--skip-tag <tag>", "no tests with this tag; repeatable, outranks --tag", list);
  add("--filter <text>", "only tests whose name holds this text; re: begins a regular expression", (option) =>
    option.argParser(filter),
  );
  add("--include <glob>", "only tests whose name matches; repeatable", list);
  add("--exclude <glob>", "no tests whose name matches; repeatable", list);
  add("--profile <profile>", "quick, standard (quick and standard) or full (all); left out: standard", (option) =>
    option.choices(["quick", "standard", "full"]),
  );
  add("--shard <i/n>", "the i-th of n shares of the run", (option) => option.argParser(shard));
  add("--retries <n>", "how often every failed test is tried again", (option) => option.argParser(integer(0, 100)));
  add("--list", "print what would run, and run nothing");
  add("--last-failed", "only tests that failed when they last ran here");
  add("--jobs <n>", "files at the same time", (option) =>
    option.argParser(integer(1, 1_000)).default(availableParallelism(), "the number of cores"),
  );
  add("--bail", "stop at the first test that does not pass");
  add("--parallel-versions", "run the revisions of a suite at the same time");
  add("--run-timeout <duration>", "end the run after this long", (option) =>
    option.argParser(duration).default(RUN_TIMEOUT_MS, "30m"),
  );
  add("--max-frame <bytes>", "largest message of a server that is read", (option) =>
    option.argParser(integer(1024, 2 ** 30)).default(LIMITS.frame, "16 MiB"),
  );
  add("--invariants <gate>", "what a finding of the session does", (option) => option.choices(["off", "warn", "fail"]));
  add("--error-channel <gate>", "what a rejection on the wrong channel does", (option) =>
    option.choices(["off", "warn", "fail"]),
  );
  add("-u, --update-snapshots", "record anew every snapshot that the run comes to");
  add("--allow-update-in-ci", "record snapshots although CI=true");
  add("--strict", "tests that could not be verified fail the run");
  add("--require-models", "tests that wait for a model make the exit code 2");
  add("--pass-with-no-tests", "a run in which nothing was selected passes");
  add("--capture <file>", "keep every message to and from servers, without secrets, in this file");
  add("--record <folder>", "record a cassette of each server at each revision, to be played without it");
  add("--reporter <name[=file]>", `${reporterNames.join(", ")}; repeatable`, (option) =>
    option.argParser(reporter).default([], "pretty"),
  );
}

/** `name` or `name=file`. Throws an InvalidArgumentError for an unknown name. */
export function reporter(value: string, before: ReporterTarget[] = []): ReporterTarget[] {
  const at = value.indexOf("=");
  const name = at < 0 ? value : value.slice(0, at);
  if (!reporterNames.includes(name)) throw new InvalidArgumentError(`Name one of ${reporterNames.join(", ")}.`);
  if (at < 0) return [...before, { name }];
  const file = value.slice(at + 1);
  if (file === "") throw new InvalidArgumentError("Name a file after the equals sign, or leave it out.");
  return [...before, { name, file }];
}

function collect(value: string, before: string[] = []): string[] {
  return [...before, value];
}

function integer(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = /^[0-9]{1,12}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It takes a whole number from ${least} to ${most}.`);
  };
}

/** `i/n`, from 1. */
function shard(value: string): Shard {
  const [, index = 0, count = 0] = (/^([0-9]{1,4})\/([0-9]{1,4})$/.exec(value) ?? []).map(Number);
  if (index >= 1 && index <= count) return { index, count };
  throw new InvalidArgumentError("It takes i/n, such as 2/4: the second of four.");
}

function filter(value: string): string {
  textFilter(value);
  return value;
}

function duration(value: string): number {
  const milliseconds = parseDuration(value);
  if (milliseconds === undefined || milliseconds === 0) throw new InvalidArgumentError(`It takes ${DURATION_FORM}.`);
  return milliseconds;
}
