import { Command } from "commander";
import { writeErr, writeOut } from "../core/out.js";
import type { CommandContext } from "./command-context.js";
import { addGlobalOptions, describeFlag } from "./flags.js";
import { addComplianceCommands } from "./registration/compliance-commands.js";
import { addFileCommands, addSchemaCommand } from "./registration/file-commands.js";
import { addCallCommand, addFuzzCommand, addServerCommands } from "./registration/server-commands.js";
import { addCoverageCommand, addSuiteCommands } from "./registration/suite-commands.js";

/** The command line with every command; `done` gets the exit code of the one that ran. */
export function createProgram(context: CommandContext, done: (exitCode: number) => void): Command {
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
  addSuiteCommands(program, context, done);
  addServerCommands(program, context, done);
  addCallCommand(program, context, done);
  addFuzzCommand(program, context, done);
  addCoverageCommand(program, context, done);
  addFileCommands(program, context, done);
  addComplianceCommands(program, context, done);
  addSchemaCommand(program, done);
  return program;
}
