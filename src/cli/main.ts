import { Command, CommanderError, Option } from "commander";
import { stackOf } from "../core/errors.js";
import { writeErr, writeOut } from "../core/out.js";
import { userError } from "../core/problem.js";
import { asUserError } from "../core/proc/machine-errors.js";
import { readOnlyBelow } from "../core/read-file.js";
import { hide, say } from "../core/redaction/redacted.js";
import { VERSION } from "../core/version.js";
import { reporterNames } from "../report/registry.js";
import { learnSecrets, printable, reportProblems } from "../run/output.js";
import { rejectOnUncaught } from "../run/process/events.js";
import { addReporter, type ReporterTarget } from "../run/settings/option-values.js";
import { COMMANDS, type CommandEntry, GROUPS } from "./command-table.js";
import { addFlags, describeFlag, parser, resolveFlags, shortHelp } from "./flags.js";

/** The command line; ends the process: 0 passed, 1 failed, 2 could not be judged or run, 130 interrupted. */
export async function main(args: readonly string[]): Promise<void> {
  learnSecrets(process.env);
  const { MCPTEST_READ_ROOT: readRoot } = process.env;
  if (readRoot) readOnlyBelow(readRoot);
  let exitCode = 0;
  try {
    const known = await renamed(args);
    refuseUnquoted(known);
    const showsAll = known.some((arg) => arg === "--help" || arg === "-h") && known.includes("--all");
    const program = createProgram(known[0], showsAll, (code) => {
      exitCode = code;
    });
    const given = showsAll ? known.filter((arg) => arg !== "--all") : known;
    await rejectOnUncaught(() => program.parseAsync(given, { from: "user" }));
  } catch (error) {
    exitCode = 2;
    const problems = asUserError(error);
    if (error instanceof CommanderError) exitCode = error.exitCode === 0 ? 0 : 2;
    else if (problems) await reportProblems(problems);
    else {
      const stack = stackOf(error);
      await writeErr(printable(`mcptest itself failed; please report this:\n${stack}\n`));
    }
  }
  // Servers have ended and reports are written: an open handle must not keep the process alive.
  process.exit(exitCode);
}

/** The command line. If `name` is a command, only that is defined, to start faster. `done` gets the exit code. */
function createProgram(name: string | undefined, showsAll: boolean, done: (exitCode: number) => void): Command {
  const program = new Command("mcptest")
    .description("Tests for MCP servers: suites in YAML, run against the real server over the real wire.")
    .version(VERSION)
    .exitOverride()
    .showSuggestionAfterError()
    .configureHelp({ optionDescription: describeFlag })
    .configureOutput({
      writeOut: (text) => void writeOut(hide(text)).catch(() => {}),
      writeErr: (text) => void writeErr(hide(withSuggestion(text))),
    });
  addFlags(program, ({ isGlobal }) => isGlobal);
  const entries = COMMANDS.filter((entry) => entry.name.split(" ")[0] === name);
  if (entries.length === 0 && !showsAll) {
    for (const option of program.options) option.hideHelp(option.long !== "--version");
    program.addHelpText("after", "\nThe options of all commands that need a server: mcptest --help --all");
  }
  for (const entry of entries.length > 0 ? entries : COMMANDS) addCommand(program, entry, showsAll, done);
  return program;
}

function addCommand(
  program: Command,
  { name, description, args = [], options, flags, withoutConfiguration = "", examples, load }: CommandEntry,
  showsAll: boolean,
  done: (exitCode: number) => void,
): void {
  const [group = "", own] = name.split(" ");
  const parent = own === undefined ? program : groupOf(program, group);
  const command = parent.command(own ?? group).description(description);
  for (const argument of args) command.argument(...argument);
  for (const option of options?.() ?? []) command.addOption(option);
  if (flags === "run") addFlags(command, ({ isGlobal }) => !isGlobal);
  if (Array.isArray(flags)) addFlags(command, ({ key }) => flags.includes(key));
  const has = (flag: string) => command.options.some(({ long }) => long === flag);
  const takesFormat = has("--format") && !has("--reporter");
  if (takesFormat) command.addOption(reporterOption());
  if (flags) {
    const form = showsAll ? { optionDescription: describeFlag } : { formatHelp: shortHelp };
    command.configureHelp({ showGlobalOptions: true, ...form });
  }
  command
    .addHelpText(
      "after",
      `\nExamples:\n${examples
        .slice(0, showsAll ? undefined : 3)
        .map((line) => `  $ mcptest ${line}`)
        .join("\n")}`,
    )
    // Commander gives the arguments, then the flags, then the command.
    .action(async (...values) => {
      const execute = (await load()) as (...args: unknown[]) => Promise<number>;
      if (takesFormat) await reportAsAsked(command);
      const readsConfiguration = flags !== undefined && command.getOptionValue(withoutConfiguration) !== true;
      done(await execute(...values.slice(0, -2), await resolveFlags(command, readsConfiguration)));
    });
}

function reporterOption(): Option {
  const description = "pretty or json, as --format; json=FILE also writes the report to a file";
  return new Option("--reporter <name[=file]>", description).argParser(parser((text: string) => addReporter(text)));
}

/** `--reporter json=FILE` of a command that has only `--format` beside it. Throws a UserError. */
async function reportAsAsked(command: Command): Promise<void> {
  const [target]: ReporterTarget[] = command.getOptionValue("reporter") ?? [];
  if (target === undefined) return;
  if (target.name !== "pretty" && target.name !== "json")
    throw userError(
      `no report \`${target.name}\` of this command`,
      "It has `pretty` and `json`.",
      "Write `--reporter json=FILE`.",
    );
  const { name, file } = target;
  if (file === undefined) command.setOptionValue("format", name);
  else (await import("./terminal.js")).alsoWriteJson(file);
}

function groupOf(program: Command, name: string): Command {
  const group = program.commands.find((command) => command.name() === name);
  return group ?? program.command(name).description(GROUPS[name] ?? "");
}

/** Options that have another name here, or had one: Node.js takes `--env-file` for its own if the file does not exist. */
const ALIASES: Readonly<Record<string, string>> = {
  "--env-file": "--dotenv",
  "--target-versions": "--target-version",
  "--protocol-version": "--target-version",
  "--protocol-versions": "--target-version",
};

/** The commands that have reporters only. */
const REPORTING: ReadonlySet<string> = new Set(["run", "eval", "load"]);

/** The arguments, with the names that options have here; a note on stderr names each that has another one. */
async function renamed(args: readonly string[]): Promise<string[]> {
  const own = ownArguments(args);
  const known: string[] = [];
  for (const [index, arg] of args.entries()) {
    const [name = "", ...value] = arg.split("=");
    const isOfRun = name === "--format" && REPORTING.has(args[0] ?? "");
    const here = index < own.length ? (isOfRun ? "--reporter" : ALIASES[name]) : undefined;
    if (here !== undefined) await writeErr(say`note: ${hide(name)} is ${hide(here)}\n`);
    known.push(here === undefined ? arg : [here, ...value].join("="));
  }
  return known;
}

/** The arguments before those of another program, which follow `--`. */
function ownArguments(args: readonly string[]): readonly string[] {
  return args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
}

/** Programs that start what their arguments name: none of them alone is a server. */
const LAUNCHER =
  /^(node|deno|bunx?|npx|pnpx|tsx|ts-node|python[\d.]*|uvx?|pipx|poetry|java|ruby|php|dotnet|docker|podman)(\.exe)?$/;
const SCRIPT = /\.([cm]?[jt]sx?|py|rb|php|jar|dll)$/;

/** Throws a UserError for a --server-command whose arguments stand outside of it, because it has no quotes. */
function refuseUnquoted(args: readonly string[]): void {
  const own = ownArguments(args);
  const at = own.indexOf("--server-command") + 1;
  const [program = "", ...words] = own.slice(at);
  if (at === 0 || !LAUNCHER.test(program)) return;
  const script = words.findIndex((word) => SCRIPT.test(word));
  const command = [program, ...(script === -1 ? ["…"] : words.slice(0, script + 1))].join(" ");
  const fix = `Quote the whole command: \`--server-command "${command}"\`.`;
  throw userError(`--server-command is only \`${program}\``, "The words after it do not belong to the command.", fix);
}

/** What other test runners call a command or an option. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  test: "run",
  tests: "run",
  check: "run",
  exec: "run",
  start: "run",
  lint: "validate",
  inspect: "discover",
  list: "discover",
  scan: "audit",
  "-k": "--filter",
  "-t": "--filter",
  "-g": "--filter",
  "--grep": "--filter",
  "--test-name-pattern": "--filter",
  "--testNamePattern": "--filter",
  "--only": "--filter",
};

/** Suggests what a command or an option of another runner is called here; --junit, for example, is a reporter. */
function withSuggestion(text: string): string {
  const [, name = ""] = /unknown (?:option|command) '([^'=]+)/.exec(text) ?? [];
  const reporter = reporterNames.find((reporter) => name === `--${reporter}`);
  const suggestion = reporter === undefined ? OTHER_NAMES[name] : `--reporter ${reporter}=FILE`;
  if (suggestion === undefined) return text;
  return text.replace(/(?:\n\(Did you mean .*\?\))?\n$/, `\n(Did you mean ${suggestion}?)\n`);
}
