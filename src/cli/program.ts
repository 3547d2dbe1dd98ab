import { Command } from "commander";
import { writeErr, writeOut } from "../core/out.js";
import type { CommandContext } from "./command-context.js";
import { addGlobalOptions, describeFlag } from "./flags.js";
import { addComplianceCommands } from "./registration/compliance-commands.js";
import { addFileCommands, addSchemaCommand } from "./registration/file-commands.js";
import { addCallCommand, addFuzzCommand, addServerCommands } from "./registration/server-commands.js";
import {
  addCoverageCommand,
  addEvalCommand,
  addRunCommand,
  addValidateCommand,
} from "./registration/suite-commands.js";

/** In the order of the help. */
const GROUPS = [
  addRunCommand,
  addEvalCommand,
  addValidateCommand,
  addServerCommands,
  addCallCommand,
  addFuzzCommand,
  addCoverageCommand,
  addFileCommands,
  addComplianceCommands,
  addSchemaCommand,
];

/**
 * The command line. If `name` is a command, those after it are not there: to add all of them takes as long as to check a
 * suite. `done` gets the exit code of the command that ran.
 */
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
      writeErr: (text) => void writeErr(context.redactor.text(text)),
    });
  addGlobalOptions(program);
  for (const add of GROUPS) {
    add(program, context, done);
    if (program.commands.some((command) => command.name() === name)) break;
  }
  return program;
}
