import { type Command, Option } from "commander";
import { integer, parseMilliseconds } from "../../run/settings/option-values.js";
import type { RunFlags } from "../../run/settings/options.js";
import type { CommandContext } from "../command-context.js";
import type { CallFlags } from "../commands/call/call.js";
import type { DiffFlags } from "../commands/diff.js";
import type { DiscoverFlags } from "../commands/discover.js";
import type { FuzzFlags } from "../commands/fuzz/fuzz.js";
import type { RecordFlags } from "../commands/record.js";
import { addEnvFile, addToolCall, parser } from "../flags.js";
import { examples, formatOption, globOption, revisionOption, SERVER_PATHS, settledFlags } from "./shared.js";

/** The commands that talk to a server outside a run: `discover`, `init`, `record`, `replay` and `diff`. */
export function addServerCommands(program: Command, context: CommandContext, done: (exitCode: number) => void): void {
  const discover = program
    .command("discover")
    .description("Describe a server: revisions, capabilities, tools, start-up time, warnings.")
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
      const { discoverCommand } = await import("../commands/discover.js");
      done(await discoverCommand(paths, await settledFlags<DiscoverFlags>(command), context));
    });

  const record = program
    .command("record")
    .description("Record a server's lists and selected calls in a cassette.")
    .argument("[paths...]", SERVER_PATHS)
    .option("--out <folder>", "folder for the cassettes", "cassettes")
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
    .addOption(revisionOption())
    .addHelpText(
      "after",
      examples([
        `record --server-command "node server.js" --call 'search={"query":"x"}'`,
        "record tests/search.mcptest.yaml --out tests/cassettes",
      ]),
    )
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { recordCommand } = await import("../commands/record.js");
      done(await recordCommand(paths, await settledFlags<RecordFlags>(command), context));
    });

  const replay = program
    .command("replay")
    .description("Repeat the requests of a failed test and compare the answers.")
    .argument("<results>", "results as JSON or NDJSON")
    .argument("<id>", "the id of a test that failed")
    .addOption(revisionOption(" instead of the recorded one"))
    .addHelpText("after", examples(["replay results.json 'a.mcptest.yaml::tools::search finds x'"]))
    .action(async (results: string, id: string, _: unknown, command: Command) => {
      const { replayCommand } = await import("../commands/replay.js");
      done(await replayCommand(results, id, await settledFlags<Partial<RunFlags>>(command), context));
    });
  const init = addInitCommand(program, context, done);
  const diff = program
    .command("diff")
    .description("Compare what two servers offer; exit with 1 if a difference breaks clients.")
    .argument("<a>", "a baseline, a capture or a suite, a URL, or a command in quotes")
    .argument("<b>", "what to compare it with: any of the above")
    .addOption(revisionOption())
    .addOption(formatOption())
    .addHelpText(
      "after",
      examples([
        'diff mcptest.baseline.json "node server.js"',
        "diff https://example.com/mcp https://staging.example.com/mcp --format json",
      ]),
    )
    .action(async (a: string, b: string, _: unknown, command: Command) => {
      const { diffCommand } = await import("../commands/diff.js");
      done(await diffCommand(a, b, await settledFlags<DiffFlags>(command), context));
    });
  for (const command of [discover, init, record, replay, diff]) {
    addEnvFile(command);
  }
}

function addInitCommand(program: Command, context: CommandContext, done: (exitCode: number) => void): Command {
  return program
    .command("init")
    .description("Generate a suite for a live server, with tests that pass.")
    .argument("[paths...]", SERVER_PATHS)
    .option("--out <file>", "the suite to write; - is stdout", "mcptest.yaml")
    .option("--force", "overwrite existing files")
    .option("--github", "also write .github/workflows/mcptest.yml")
    .addOption(globOption("--safe-call", "tools that may be called although their annotations do not say so", "none"))
    .addOption(callTimeOption("--call-timeout"))
    .addHelpText(
      "after",
      examples([
        'init --server-command "node server.js"',
        'init --server-command "node server.js" --safe-call "get_*" --github',
        "init --server-url https://example.com/mcp --header-env X-Api-Key=API_KEY --out -",
      ]),
    )
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { initCommand } = await import("../commands/init/init.js");
      done(await initCommand(paths, command, context));
    });
}

function callTimeOption(flag: string): Option {
  const option = new Option(`${flag} <duration>`, "time limit of one call");
  return option.argParser(parser(parseMilliseconds)).default(5_000, "5s");
}

/** Adds `fuzz`. */
export function addFuzzCommand(program: Command, context: CommandContext, done: (exitCode: number) => void): void {
  const fuzz = program
    .command("fuzz")
    .description("Call every tool with generated arguments and report faults.")
    .argument("[paths...]", SERVER_PATHS)
    .option("--runs <n>", "number of calls per tool", parser(integer(1, 100_000)), 50)
    .option("--seed <n>", "the same seed generates the same arguments", parser(integer(0, 2 ** 32 - 1)), 1)
    .addOption(globOption("--tools", "only tools whose name matches", "all"))
    .addOption(callTimeOption("--max-call"))
    .option("--save <file>", "add a test for each finding to this suite; creates the suite if needed")
    .option("--strict", "also fail if the server accepts an invalid call")
    .option("--allow-destructive", "also call tools that are annotated as destructive")
    .addOption(revisionOption())
    .addOption(formatOption())
    .addHelpText(
      "after",
      examples([
        'fuzz --server-command "node server.js"',
        'fuzz --server-command "node server.js" --tools "get_*" --runs 500 --seed 7',
        "fuzz tests/shop.mcptest.yaml --save tests/fuzzed.mcptest.yaml",
      ]),
    )
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { fuzzCommand } = await import("../commands/fuzz/fuzz.js");
      done(await fuzzCommand(paths, await settledFlags<FuzzFlags>(command), context));
    });
  addEnvFile(fuzz);
}

/** Adds `call`. */
export function addCallCommand(program: Command, context: CommandContext, done: (exitCode: number) => void): void {
  const call = program
    .command("call")
    .description("Send one request to a server and show the answer.")
    .argument("[tool]", "the tool to call; omit it with --resource or --prompt")
    .argument("[json]", "arguments of the tool or prompt as a JSON object")
    .option("--resource <uri>", "read a resource instead")
    .option("--prompt <name>", "get a prompt instead")
    .option("--suite <path>", "call the server of this suite; --server-target names one of several")
    .option("--save <file>", "add the call to this suite as a test; creates the suite if needed")
    .addOption(revisionOption())
    .option(
      "--call-timeout <duration>",
      "time limit of the call; default 30s, or the suite's setting",
      parser(parseMilliseconds),
    )
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
      const { callCommand } = await import("../commands/call/call.js");
      const words = [tool, json].filter((word) => word !== undefined);
      done(await callCommand(words, await settledFlags<CallFlags>(command), context));
    });
  addEnvFile(call);
}
