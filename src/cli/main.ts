import { Command, CommanderError } from "commander";
import { writeErr, writeOut } from "../core/out.js";
import { UserError } from "../core/problem.js";
import type { Redactor } from "../core/redact.js";
import { renderProblem } from "../core/render-problem.js";
import { addGlobalOptions, addRunOptions, reporter } from "../run/options.js";
import { harmless, redactorOf } from "../run/redactor.js";
import { addEnvFile } from "../run/setting.js";
import { orStray } from "../run/stray-errors.js";
import { addVisits } from "./add-connecting-commands.js";
import type { MockFlags } from "./commands/mock.js";
import { addCompliance } from "./compliance.js";
import { addMockOptions } from "./mock-options.js";

/** What a command is given beside its arguments. */
export interface CommandContext {
  version: string;
  redactor: Redactor;
}

/**
 * The command line. Ends the process with the exit code: 0 passed, 1 failed, 2 could not be judged or
 * cannot run, 130 interrupted.
 */
export async function main(args: readonly string[], version: string): Promise<void> {
  const redactor = redactorOf(process.env);
  let exitCode = 0;
  try {
    const program = commands({ version, redactor }, (code) => {
      exitCode = code;
    });
    await orStray(() => program.parseAsync([...args], { from: "user" }));
  } catch (error) {
    exitCode = 2;
    if (error instanceof CommanderError) exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof UserError) {
      await writeErr(harmless(`${error.problems.map(renderProblem).join("\n\n")}\n`, redactor));
    } else {
      const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
      await writeErr(harmless(`mcptest itself failed; please report this:\n${told}\n`, redactor));
    }
  }
  // Servers were ended and reports written: a handle that something left open must not hold the process.
  process.exit(exitCode);
}

function commands(context: CommandContext, done: (exitCode: number) => void): Command {
  const program = new Command("mcptest")
    .description("Tests for MCP servers: suites in YAML, run against the real server over the real wire.")
    .version(context.version)
    .exitOverride()
    .showSuggestionAfterError()
    .configureOutput({
      writeOut: (text) => void writeOut(context.redactor.text(text)).catch(() => {}),
      writeErr: (text) => void writeErr(context.redactor.text(text)),
    });
  addGlobalOptions(program);

  const run = program
    .command("run")
    .description("Validate suites, then run every test of them.")
    .argument("[paths...]", "files, folders or globs; default mcptest.yaml and **/*.mcptest.yaml")
    .addHelpText("after", examples(["run", "run tests/ --reporter pretty --reporter junit=junit.xml"]))
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { runCommand } = await import("./commands/run.js");
      done(await runCommand(paths, command, context));
    });
  addRunOptions(run);

  const validate = program
    .command("validate")
    .description("Load suites and tell every error; start nothing.")
    .argument("[paths...]", "files, folders or globs; default mcptest.yaml and **/*.mcptest.yaml")
    .option("--strict", "warnings are errors")
    .option("--print", "print each suite as it is resolved, with every default")
    .addHelpText("after", examples(["validate tests/search.mcptest.yaml", "validate --print"]))
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { validateCommand } = await import("./commands/validate.js");
      done(await validateCommand(paths, command, context));
    });
  addEnvFile(validate);

  addVisits(program, context, done);

  const mock = program
    .command("mock")
    .description("Play an MCP server: over stdio, or over Streamable HTTP.")
    .argument(
      "<file>",
      "a manifest (schemas/mock.v1.json), a .cassette.json, or the tools that a server listed, as JSON",
    )
    .addHelpText(
      "after",
      examples([
        "mock shop.mock.yaml",
        "mock shop.mock.yaml --http 8080 --revision 2025-11-25",
        "mock tools.json --http 0",
      ]),
    )
    .action(async (file: string, flags: MockFlags) => {
      const { mockCommand } = await import("./commands/mock.js");
      done(await mockCommand(file, flags, context));
    });
  addMockOptions(mock);

  program
    .command("report")
    .description("Render results again, in any format; several files are merged.")
    .argument("<files...>", "results as JSON or NDJSON, or the rows that a killed run left in .mcptest/")
    .option("--reporter <name[=file]>", "as in run; repeatable", reporter)
    .option("--strict", "tests that could not be verified fail")
    .addHelpText("after", examples(["report results.json --reporter junit=junit.xml"]))
    .action(async (files: string[], _: unknown, command: Command) => {
      const { reportCommand } = await import("./commands/report.js");
      done(await reportCommand(files, command.optsWithGlobals(), context));
    });

  addCompliance(program, context, done);

  program
    .command("schema")
    .description("Print a JSON Schema.")
    .argument("[name]", "suite, results, capture, cassette or mock", "suite")
    .addHelpText("after", examples(["schema > mcptest.schema.json", "schema results"]))
    .action(async (name: string) => {
      const { schemaCommand } = await import("./commands/schema.js");
      done(await schemaCommand(name));
    });
  return program;
}

function examples(lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ mcptest ${line}`).join("\n")}`;
}
