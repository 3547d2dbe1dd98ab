import { Command, Option } from "commander";
import { writeErr, writeOut } from "../core/out.js";
import { addReporter, addText, integer, parseMilliseconds } from "../run/option-values.js";
import type { RunFlags } from "../run/options.js";
import { KNOWN_VERSIONS } from "../suite/versions.js";
import { addRevision, addToolCall, parsePort } from "./arguments.js";
import type { CommandContext } from "./command-context.js";
import type { CallFlags } from "./commands/call.js";
import type { InvariantsFlags } from "./commands/compliance-invariants.js";
import type { CoverageFlags } from "./commands/coverage.js";
import type { DiffFlags } from "./commands/diff.js";
import type { DiscoverFlags } from "./commands/discover.js";
import type { MigrateFlags } from "./commands/migrate.js";
import type { MockFlags } from "./commands/mock.js";
import type { RecordFlags } from "./commands/record.js";
import {
  addEnvFile,
  addGlobalOptions,
  addRunOptions,
  applySettings,
  applyVariables,
  describeFlag,
  parser,
} from "./flags.js";

const SUITE_PATHS = "files, folders or globs; default mcptest.yaml and **/*.mcptest.yaml";
const SERVER_PATHS = "suites whose servers are meant; not needed with --server-command or --server-url";

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
  addCoverageCommand(program, context, done);
  addFileCommands(program, context, done);
  addComplianceCommands(program, context, done);
  addSchemaCommand(program, done);
  return program;
}

/** `run` and `validate`. */
function addSuiteCommands(program: Command, context: CommandContext, done: (exitCode: number) => void): void {
  const run = program
    .command("run")
    .description("Validate suites, then run every test of them.")
    .argument("[paths...]", SUITE_PATHS)
    .addHelpText(
      "after",
      examples([
        "run",
        "run tests/ --reporter pretty --reporter junit=junit.xml",
        'run tests/ --watch --watch-path "src/**/*.ts"',
      ]),
    )
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { runCommand } = await import("./commands/run.js");
      done(await runCommand(paths, command, context));
    });
  addRunOptions(run);

  const validate = program
    .command("validate")
    .description("Load suites and report every error; start nothing.")
    .argument("[paths...]", SUITE_PATHS)
    .option("--strict", "warnings are errors")
    .option("--print", "print each suite as it is resolved, with every default")
    .addHelpText("after", examples(["validate tests/search.mcptest.yaml", "validate --print"]))
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { validateCommand } = await import("./commands/validate.js");
      done(await validateCommand(paths, command, context));
    });
  addEnvFile(validate);
  for (const command of [run, validate])
    command.configureHelp({ optionDescription: describeFlag, showGlobalOptions: true });
}

/** The commands that talk to a server outside a run: `discover`, `init`, `record`, `replay` and `diff`. */
function addServerCommands(program: Command, context: CommandContext, done: (exitCode: number) => void): void {
  const discover = program
    .command("discover")
    .description("Show what a server offers: revisions, capabilities, tools, start-up time, warnings.")
    .argument("[paths...]", SERVER_PATHS)
    .addOption(formatOption())
    .addHelpText(
      "after",
      examples([
        'discover --server-command "node server.js"',
        "discover --server-url https://example.com/mcp --format json",
      ]),
    )
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { discoverCommand } = await import("./commands/discover.js");
      done(await discoverCommand(paths, settledFlags<DiscoverFlags>(command), context));
    });

  const record = program
    .command("record")
    .description("Record a server's lists, and calls that are given, into a cassette.")
    .argument("[paths...]", SERVER_PATHS)
    .option("--out <folder>", "where the cassettes go", "cassettes")
    .addOption(
      new Option("--call <tool[=arguments]>", "call a tool, with its arguments as JSON; repeatable")
        .argParser(addToolCall)
        .default([], "none"),
    )
    .addOption(
      new Option("--read <uri>", "read a resource; repeatable")
        .argParser((uri: string, before: string[]) => [...before, uri])
        .default([], "none"),
    )
    .addOption(new Option("--target-version <revision>", "at this protocol revision").choices(KNOWN_VERSIONS))
    .addHelpText(
      "after",
      examples([
        `record --server-command "node server.js" --call 'search={"query":"x"}'`,
        "record tests/search.mcptest.yaml --out tests/cassettes",
      ]),
    )
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { recordCommand } = await import("./commands/record.js");
      done(await recordCommand(paths, settledFlags<RecordFlags>(command), context));
    });

  const replay = program
    .command("replay")
    .description("Send what a failed test sent once more, and show both answers side by side.")
    .argument("<results>", "results as JSON or NDJSON")
    .argument("<id>", "of a test that failed")
    .addOption(
      new Option("--target-version <revision>", "at this protocol revision instead of the recorded one").choices(
        KNOWN_VERSIONS,
      ),
    )
    .addHelpText("after", examples(["replay results.json 'a.mcptest.yaml::tools::search finds x'"]))
    .action(async (results: string, id: string, _: unknown, command: Command) => {
      const { replayCommand } = await import("./commands/replay.js");
      done(await replayCommand(results, id, settledFlags<Partial<RunFlags>>(command), context));
    });
  const init = addInitCommand(program, context, done);
  const diff = program
    .command("diff")
    .description("Compare what two servers offer; the exit code is 1 if a difference breaks clients.")
    .argument("<a>", "a baseline, a capture or a suite, a URL, or a command in quotes")
    .argument("<b>", "what it is compared with: the same")
    .addOption(new Option("--target-version <revision>", "at this protocol revision").choices(KNOWN_VERSIONS))
    .addOption(formatOption())
    .addHelpText(
      "after",
      examples([
        'diff mcptest.baseline.json "node server.js"',
        "diff https://example.com/mcp https://staging.example.com/mcp --format json",
      ]),
    )
    .action(async (a: string, b: string, _: unknown, command: Command) => {
      const { diffCommand } = await import("./commands/diff.js");
      done(await diffCommand(a, b, settledFlags<DiffFlags>(command), context));
    });
  for (const command of [discover, init, record, replay, diff]) {
    addEnvFile(command);
    command.configureHelp({ optionDescription: describeFlag, showGlobalOptions: true });
  }
}

function addInitCommand(program: Command, context: CommandContext, done: (exitCode: number) => void): Command {
  return program
    .command("init")
    .description("Write a suite for a live server, each test tried before it is written.")
    .argument("[paths...]", SERVER_PATHS)
    .option("--out <file>", "the suite to write; - is stdout", "mcptest.yaml")
    .option("--force", "write over files that are there")
    .option("--github", "write .github/workflows/mcptest.yml too")
    .option(
      "--safe-call <glob>",
      "tools that may be called although their annotations do not say so; repeatable",
      addText,
      [],
    )
    .addOption(
      new Option("--call-timeout <duration>", "how long one call may take")
        .argParser(parser(parseMilliseconds))
        .default(5_000, "5s"),
    )
    .addHelpText(
      "after",
      examples([
        'init --server-command "node server.js"',
        'init --server-command "node server.js" --safe-call "get_*" --github',
        "init --server-url https://example.com/mcp --header-env X-Api-Key=API_KEY --out -",
      ]),
    )
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { initCommand } = await import("./commands/init.js");
      done(await initCommand(paths, command, context));
    });
}

function addCallCommand(program: Command, context: CommandContext, done: (exitCode: number) => void): void {
  const call = program
    .command("call")
    .description("Send one request to a server, and show its answer and its time.")
    .argument("[tool]", "the tool to call; left out with --resource and --prompt")
    .argument("[json]", "its arguments, a JSON object; those of --prompt too")
    .option("--resource <uri>", "read a resource instead")
    .option("--prompt <name>", "get a prompt instead")
    .option("--suite <path>", "call the server of this suite; --server-target names one of several")
    .option("--save <file>", "write the call as a test into this suite, which is created if it does not exist")
    .addOption(
      new Option(
        "--call-timeout <duration>",
        "how long the call may take; default 30s, or what the suite says",
      ).argParser(parser(parseMilliseconds)),
    )
    .addOption(new Option("--target-version <revision>", "at this protocol revision").choices(KNOWN_VERSIONS))
    .addOption(formatOption())
    .addHelpText(
      "after",
      examples([
        `call search '{"query": "x"}' --server-command "node server.js"`,
        "call --resource file:///a.txt --server-url https://example.com/mcp",
        `call --prompt greet '{"name": "Ada"}' --suite tests/shop.mcptest.yaml --server-target shop`,
        `call search '{"query": "x"}' --save tests/shop.mcptest.yaml`,
      ]),
    )
    .action(async (tool: string | undefined, json: string | undefined, _: unknown, command: Command) => {
      const { callCommand } = await import("./commands/call.js");
      const words = [tool, json].filter((word) => word !== undefined);
      done(await callCommand(words, settledFlags<CallFlags>(command), context));
    });
  addEnvFile(call);
  call.configureHelp({ optionDescription: describeFlag, showGlobalOptions: true });
}

function addCoverageCommand(program: Command, context: CommandContext, done: (exitCode: number) => void): void {
  const coverage = program
    .command("coverage")
    .description(
      "Show which tools, resources and prompts of the servers no test exercises, and which arguments never vary.",
    )
    .argument("[paths...]", SUITE_PATHS)
    .addOption(
      new Option("--min <percent>", "exit with 1 if fewer of all listed items are exercised").argParser(
        parser(integer(0, 100)),
      ),
    )
    .addOption(formatOption())
    .addHelpText("after", examples(["coverage", "coverage tests/ --min 80", "coverage --format json"]))
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { coverageCommand } = await import("./commands/coverage.js");
      done(await coverageCommand(paths, settledFlags<CoverageFlags>(command), context));
    });
  addEnvFile(coverage);
  coverage.configureHelp({ optionDescription: describeFlag, showGlobalOptions: true });
}

/** `mock`, `report` and `migrate`. */
function addFileCommands(program: Command, context: CommandContext, done: (exitCode: number) => void): void {
  program
    .command("mock")
    .description("Play an MCP server: over stdio, or over Streamable HTTP.")
    .argument(
      "<file>",
      "a manifest (schemas/mock.v1.json), a .cassette.json, or the tools that a server listed, as JSON",
    )
    .addOption(
      new Option("--http <port>", "serve Streamable HTTP there and print its URL; 0 picks a free port").argParser(
        parsePort,
      ),
    )
    .option("--host <address>", "where to listen; anyone who can reach it can call every tool", "127.0.0.1")
    .option("--sse", "over HTTP, answer by a stream of events")
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
      const { mockCommand } = await import("./commands/mock.js");
      done(await mockCommand(file, flags, context));
    });

  program
    .command("report")
    .description("Render results again, in any format; several files are merged.")
    .argument("<files...>", "results as JSON or NDJSON, or the rows that a killed run left in .mcptest/")
    .option("--reporter <name[=file]>", "as in run; repeatable", parser(addReporter))
    .option("--strict", "tests that could not be verified fail")
    .addHelpText("after", examples(["report results.json --reporter junit=junit.xml"]))
    .action(async (files: string[], _: unknown, command: Command) => {
      const { reportCommand } = await import("./commands/report.js");
      applyVariables(command);
      done(await reportCommand(files, command.optsWithGlobals(), context));
    });

  program
    .command("migrate")
    .description("Write suites of mcp-assert, mcp-autotest and promptfoo's MCP provider as suites of mcptest.")
    .argument("<files...>", "files or folders of these tools; no code in them is run")
    .option("--out <path>", "a file, or a folder for several suites; default stdout")
    .option("--force", "write over files that exist")
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
      const { migrateCommand } = await import("./commands/migrate.js");
      done(await migrateCommand(files, command.optsWithGlobals<MigrateFlags>(), context));
    });
}

/** `compliance` with its own commands. */
function addComplianceCommands(program: Command, context: CommandContext, done: (exitCode: number) => void): void {
  const compliance = program.command("compliance").description("Judge the protocol itself.");

  compliance
    .command("invariants")
    .description("Judge captured sessions by the invariants; contacts no server.")
    .requiredOption("--capture <file>", "a captured session, or an array of them")
    .addOption(formatOption())
    .addHelpText("after", examples(["compliance invariants --capture session.json"]))
    .action(async (_: unknown, command: Command) => {
      const { invariantsCommand } = await import("./commands/compliance-invariants.js");
      done(await invariantsCommand(command.optsWithGlobals<InvariantsFlags>(), context));
    });

  compliance
    .command("rules")
    .description("List every rule with its id, or show one.")
    .argument("[id]", "as INV-002")
    .addOption(formatOption())
    .addHelpText("after", examples(["compliance rules INV-002", "compliance rules --format json"]))
    .action(async (id: string | undefined, _: unknown, command: Command) => {
      const { rulesCommand } = await import("./commands/compliance-rules.js");
      done(await rulesCommand(id, command.optsWithGlobals<InvariantsFlags>().format));
    });
}

function addSchemaCommand(program: Command, done: (exitCode: number) => void): void {
  program
    .command("schema")
    .description("Print a JSON Schema.")
    .argument("[name]", "suite, results, baseline, capture, cassette or mock", "suite")
    .addHelpText("after", examples(["schema > mcptest.schema.json", "schema results"]))
    .action(async (name: string) => {
      const { schemaCommand } = await import("./commands/schema.js");
      done(await schemaCommand(name));
    });
}

/** The flags of a command, with variables and the repository's configuration under them. */
function settledFlags<F extends Partial<RunFlags>>(command: Command): F {
  applySettings(command);
  return command.optsWithGlobals<F>();
}

function formatOption(): Option {
  return new Option("--format <name>", "how to print it").choices(["pretty", "json"]).default("pretty");
}

function examples(lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ mcptest ${line}`).join("\n")}`;
}
