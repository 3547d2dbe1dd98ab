import { Command } from "commander";
import { writeErr, writeOut } from "../core/out.js";
import { reporterNames } from "../report/registry.js";
import { COMMANDS, type CommandEntry, GROUPS } from "./command-table.js";
import { addFlags, describeFlag } from "./flags.js";
import type { CommandContext } from "./terminal.js";

/** The command line, with only the command `name` if it is one: all take time. `done` gets the exit code. */
export function createProgram(
  context: CommandContext,
  name: string | undefined,
  done: (exitCode: number) => void,
): Command {
  const program = new Command("mcptest")
    .description("Tests for MCP servers: suites in YAML, run against the real server over the real wire.")
    .version(context.version)
    .exitOverride()
    .showSuggestionAfterError()
    .configureHelp({ optionDescription: describeFlag })
    .configureOutput({
      writeOut: (text) => void writeOut(context.redactor.text(text)).catch(() => {}),
      writeErr: (text) => void writeErr(context.redactor.text(withReporter(text))),
    });
  addFlags(program, ({ isGlobal }) => isGlobal);
  const wanted = COMMANDS.filter((entry) => entry.name.split(" ")[0] === name);
  for (const entry of wanted.length > 0 ? wanted : COMMANDS) addCommand(program, entry, context, done);
  return program;
}

function addCommand(
  program: Command,
  { name, description, args = [], options, flags, examples, run }: CommandEntry,
  context: CommandContext,
  done: (exitCode: number) => void,
): void {
  const [group = "", own] = name.split(" ");
  const parent = own === undefined ? program : groupOf(program, group);
  const command = parent.command(own ?? group).description(description);
  for (const argument of args) command.argument(...argument);
  for (const option of options?.() ?? []) command.addOption(option);
  if (flags === "run") addFlags(command, ({ isGlobal }) => !isGlobal);
  if (flags === "envFile") addFlags(command, ({ key }) => key === "envFile");
  if (flags) command.configureHelp({ optionDescription: describeFlag, showGlobalOptions: true });
  command
    .addHelpText("after", `\nExamples:\n${examples.map((line) => `  $ mcptest ${line}`).join("\n")}`)
    // Commander gives the arguments, then the flags, then the command.
    .action(async (...given) => done(await run(context, command, ...(given.slice(0, -2) as never[]))));
}

function groupOf(program: Command, name: string): Command {
  const known = program.commands.find((command) => command.name() === name);
  return known ?? program.command(name).description(GROUPS[name] ?? "");
}

/** Other runners have a flag for each format. */
function withReporter(text: string): string {
  const [, name = ""] = /unknown option '--([\w-]+)'/.exec(text) ?? [];
  if (!reporterNames.includes(name)) return text;
  return text.replace(/(?:\n\(Did you mean .*\?\))?\n$/, `\n(Did you mean --reporter ${name}=FILE?)\n`);
}
