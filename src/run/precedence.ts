import { Command, CommanderError, type Option } from "commander";
import { userError } from "../core/problem.js";
import { shownJson } from "../core/redacted.js";
import type { SuiteDefaults } from "../suite/types.js";
import { readConfigFile } from "./config-file.js";
import { addGlobalOptions, addRunOptions, type RunFlags } from "./options.js";

/** Flags that a suite can set too: of these the configuration gives no more than the default. */
const OF_SUITES: ReadonlySet<string> = new Set<keyof SuiteDefaults>([
  "bail",
  "parallelVersions",
  "invariants",
  "errorChannel",
  "drift",
  "retries",
  "targetVersion",
]);
const RANKS = ["config", "env", "cli"];

/**
 * Puts what the repository's configuration says under what variables and flags have said to a command
 * (docs/settings.md). Gives the defaults of what each suite can say itself. Throws a UserError for a wrong
 * configuration, and for a variable that says neither yes nor no.
 */
export function settle(command: Command, repositoryRoot: string, cwd: string): SuiteDefaults {
  const commands = withParents(command);
  for (const one of commands) for (const option of one.options) readSwitch(one, option);
  const { settings, defaults } = configured(repositoryRoot, cwd);
  for (const [option, value] of settings) {
    const name = option.attributeName();
    const owner = commands.find(({ options }) => options.some(({ envVar }) => envVar === option.envVar));
    if (owner && rankOf(owner, name) < 0) owner.setOptionValueWithSource(name, value, "config");
  }
  for (const one of commands) chooseServer(one);
  return defaults;
}

/** The settings in force for a run. */
export interface Settled {
  flags: RunFlags;
  /** What suites do not say themselves. */
  suiteDefaults: SuiteDefaults;
}

/**
 * The settings of a run that no command line starts: what is given stands above variables and the configuration, as
 * flags do. Throws a UserError for a variable or an argument that holds what the flag would refuse, and for a wrong
 * configuration.
 *
 * @param args more that is given, as arguments that have not been checked
 */
export function settleGiven(
  given: Partial<RunFlags>,
  repositoryRoot: string,
  cwd: string,
  args: readonly string[] = [],
): Settled {
  const run = allSettings()
    .exitOverride()
    .configureOutput({ writeErr() {} });
  for (const [name, value] of Object.entries(given)) run.setOptionValueWithSource(name, value, "cli");
  try {
    run.parse([...args], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const said = error.message.replace("error: ", "");
    if (!said.includes(" from env ")) {
      throw userError("an option of `run` is not valid", said, "Change it, or leave it out.");
    }
    throw userError("a setting in the environment is wrong", said, "Fix the variable, or unset it.");
  }
  const suiteDefaults = settle(run, repositoryRoot, cwd);
  return { flags: run.opts<RunFlags>(), suiteDefaults };
}

function configured(repositoryRoot: string, cwd: string) {
  const options = allSettings().options.filter((option) => option.name() !== "config");
  const settings = readConfigFile(repositoryRoot, cwd, options);
  const defaults: Record<string, unknown> = {};
  for (const [option, value] of settings) {
    const name = option.attributeName();
    if (!OF_SUITES.has(name)) continue;
    defaults[name] = value;
    settings.delete(option);
  }
  return { settings, defaults: defaults as SuiteDefaults };
}

/** Every flag that the configuration can name. */
function allSettings(): Command {
  const command = new Command();
  addGlobalOptions(command);
  addRunOptions(command);
  return command;
}

function withParents(command: Command): Command[] {
  return command.parent ? [command, ...withParents(command.parent)] : [command];
}

/** Where a value comes from, the lowest first; below 0 from nowhere. */
function rankOf(command: Command, name: string): number {
  return RANKS.indexOf(command.getOptionValueSource(name) ?? "");
}

/** An address and a command rule each other out: the one that was said at the higher place counts. */
function chooseServer(command: Command): void {
  const [url, program] = [rankOf(command, "serverUrl"), rankOf(command, "serverCommand")];
  if (url === program) return;
  command.setOptionValueWithSource(url < program ? "serverUrl" : "serverCommand", undefined, "default");
}

/** A variable of a flag without a value: commander takes whatever it holds, "false" too, for yes. */
function readSwitch(command: Command, option: Option): void {
  const name = option.attributeName();
  if (!(option.isBoolean() || option.negate) || command.getOptionValueSource(name) !== "env") return;
  const text = process.env[option.envVar ?? ""] ?? "";
  if (!/^(true|1|false|0|)$/.test(text)) {
    throw userError(
      `${option.envVar} says neither yes nor no`,
      `Its value is ${shownJson(text, 60, "")}.`,
      "Set it to true or false, or unset it.",
    );
  }
  const says = /^(true|1)$/.test(text) !== option.negate;
  if (text === "") command.setOptionValueWithSource(name, option.negate ? true : undefined, "default");
  else command.setOptionValueWithSource(name, says, "env");
}
