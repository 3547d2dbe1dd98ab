import { type Command, Option } from "commander";
import { addReporter } from "../../run/settings/option-values.js";
import type { CommandContext } from "../command-context.js";
import type { MigrateFlags } from "../commands/migrate/migrate.js";
import type { MockFlags } from "../commands/mock.js";
import { addRevision, applyVariables, parsePort, parser } from "../flags.js";
import { examples } from "./shared.js";

/** `mock`, `report` and `migrate`. */
export function addFileCommands(program: Command, context: CommandContext, done: (exitCode: number) => void): void {
  program
    .command("mock")
    .description("Run a mock MCP server over stdio or Streamable HTTP.")
    .argument(
      "<file>",
      "a manifest (schemas/mock.v1.json), a .cassette.json, or the tools that a server listed, as JSON",
    )
    .option("--http <port>", "serve Streamable HTTP there and print its URL; 0 picks a free port", parsePort)
    .option("--host <address>", "where to listen; anyone who can reach it can call every tool", "127.0.0.1")
    .option("--sse", "over HTTP, answer with a stream of events")
    .addOption(
      new Option("--revision <date>", "speak this revision, whatever the manifest says; repeatable")
        .argParser(addRevision)
        .default([], "all that the manifest names"),
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
      const { mockCommand } = await import("../commands/mock.js");
      done(await mockCommand(file, flags, context));
    });

  program
    .command("report")
    .description("Render results in any format; merges several files.")
    .argument("<files...>", "results as JSON or NDJSON, or the rows that a killed run left in .mcptest/")
    .option("--reporter <name[=file]>", "as in run; repeatable", parser(addReporter))
    .option("--strict", "tests that could not be verified make the exit code 1")
    .addHelpText("after", examples(["report results.json --reporter junit=junit.xml"]))
    .action(async (files: string[], _: unknown, command: Command) => {
      const { reportCommand } = await import("../commands/report.js");
      await applyVariables(command);
      done(await reportCommand(files, command.optsWithGlobals(), context));
    });

  program
    .command("migrate")
    .description("Convert suites of mcp-assert, mcp-autotest and promptfoo's MCP provider.")
    .argument("<files...>", "files or folders of these tools; no code in them is run")
    .option("--out <path>", "a file, or a folder for several suites; default stdout")
    .option("--force", "overwrite existing files")
    .option("--fixture <folder>", "what {{fixture}} of mcp-assert stands for")
    .addHelpText(
      "after",
      examples([
        "migrate evals/ --out tests/evals.mcptest.yaml",
        'migrate testdata/ --server-command "node server.js" --out tests/',
        "migrate promptfooconfig.yaml",
      ]),
    )
    .action(async (files: string[], _: unknown, command: Command) => {
      const { migrateCommand } = await import("../commands/migrate/migrate.js");
      done(await migrateCommand(files, command.optsWithGlobals<MigrateFlags>(), context));
    });
}

/** Adds `schema`. */
export function addSchemaCommand(program: Command, _: CommandContext, done: (exitCode: number) => void): void {
  program
    .command("schema")
    .description("Print a JSON Schema.")
    .argument("[name]", "suite, results, baseline, capture, cassette or mock", "suite")
    .addHelpText("after", examples(["schema > mcptest.schema.json", "schema results"]))
    .action(async (name: string) => {
      const { schemaCommand } = await import("../commands/schema.js");
      done(await schemaCommand(name));
    });
}
