import { Command, CommanderError, type Option } from "commander";
import { userError } from "../core/problem.js";
import type { RunOptions } from "../suite/types.js";
import { readConfigFile } from "./config-file.js";
import { addRunOptions, type RunFlags } from "./options.js";

/** Flags that a suite can set too: of these the configuration gives no more than the default. */
const OF_SUITES: ReadonlySet<string> = new Set<keyof RunOptions>([
  "bail",
  "parallelVersions",
  "invariants",
  "errorChannel",
  "drift",
]);

/**
 * Puts what the repository's configuration says under what variables and flags have said to `run` (run.md,
 * Precedence of settings). Gives the defaults that stand under each suite's own `run_options`. Throws a UserError for
 * a wrong configuration, and for a variable that says neither yes nor no.
 */
export function settle(run: Command, repositoryRoot: string, cwd: string): Partial<RunOptions> {
  for (const option of run.options) readSwitch(run, option);
  const { settings, defaults } = configured(repositoryRoot, cwd, run.options);
  for (const [option, value] of settings) {
    const source = run.getOptionValueSource(option.attributeName());
    if (source === undefined || source === "default") {
      run.setOptionValueWithSource(option.attributeName(), value, "config");
    }
  }
  return defaults;
}

/** The settings in force for a run. */
export interface Settled {
  flags: RunFlags;
  /** They stand under each suite's own `run_options`. */
  runOptionDefaults: Partial<RunOptions>;
}

/**
 * The settings of a run that no command line starts: what is given stands above variables and the configuration, as
 * flags do. Throws a UserError for a variable that holds what the flag would refuse, and for a wrong configuration.
 */
export function settleGiven(given: Partial<RunFlags>, repositoryRoot: string, cwd: string): Settled {
  const run = new Command().exitOverride().configureOutput({ writeErr() {} });
  addRunOptions(run);
  for (const [name, value] of Object.entries(given)) run.setOptionValueWithSource(name, value, "cli");
  try {
    run.parse([], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const said = error.message.replace("error: ", "");
    throw userError("a setting in the environment is wrong", said, "Mend the variable, or unset it.");
  }
  const runOptionDefaults = settle(run, repositoryRoot, cwd);
  return { flags: run.opts<RunFlags>(), runOptionDefaults };
}

/** The configuration's defaults for `run_options`, where no flag of `run` is given. Throws a UserError. */
export function configuredRunOptions(repositoryRoot: string, cwd: string): Partial<RunOptions> {
  const run = new Command();
  addRunOptions(run);
  return configured(repositoryRoot, cwd, run.options).defaults;
}

function configured(repositoryRoot: string, cwd: string, options: readonly Option[]) {
  const settings = readConfigFile(
    repositoryRoot,
    cwd,
    options.filter((option) => option.name() !== "config"),
  );
  const defaults: Record<string, unknown> = {};
  for (const [option, value] of settings) {
    const name = option.attributeName();
    if (!OF_SUITES.has(name)) continue;
    defaults[name] = value;
    settings.delete(option);
  }
  return { settings, defaults: defaults as Partial<RunOptions> };
}

/** A variable of a flag without a value: commander takes whatever it holds, "false" too, for yes. */
function readSwitch(run: Command, option: Option): void {
  const name = option.attributeName();
  if (!option.isBoolean() || run.getOptionValueSource(name) !== "env") return;
  const text = process.env[option.envVar ?? ""] ?? "";
  if (!/^(true|1|false|0|)$/.test(text)) {
    throw userError(
      `${option.envVar} says neither yes nor no`,
      `Its value is ${JSON.stringify(text.slice(0, 60))}.`,
      "Set it to true or false, or unset it.",
    );
  }
  run.setOptionValueWithSource(name, text === "" ? undefined : /^(true|1)$/.test(text), "env");
}
