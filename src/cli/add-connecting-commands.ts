import { type Command, Option } from "commander";
import type { RunFlags } from "../run/options.js";
import { settle } from "../run/precedence.js";
import { repositoryRoot } from "../run/request-of-flags.js";
import { addEnvFile } from "../run/setting.js";
import { KNOWN_VERSIONS } from "../suite/versions.js";
import type { DiscoverFlags } from "./commands/discover.js";
import type { RecordFlags } from "./commands/record.js";
import { givenCall } from "./given-call.js";
import type { CommandContext } from "./main.js";

const PATHS = "suites whose servers are meant; left out where --server-command or --server-url names one";

/** Adds the commands that talk to a server outside a run: `discover`, `record` and `replay`. */
export function addVisits(program: Command, context: CommandContext, done: (exitCode: number) => void): void {
  const discover = program
    .command("discover")
    .description("Tell what a server is: revisions, capabilities, tools, start-up time, warnings.")
    .argument("[paths...]", PATHS)
    .addOption(new Option("--format <name>", "how to print it").choices(["pretty", "json"]).default("pretty"))
    .addHelpText(
      "after",
      '\nExamples:\n  $ mcptest discover --server-command "node server.js"\n  $ mcptest discover --server-url https://example.com/mcp --format json',
    )
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { discoverCommand } = await import("./commands/discover.js");
      done(await discoverCommand(paths, settled<DiscoverFlags>(command), context));
    });

  const record = program
    .command("record")
    .description("Record a server's lists, and calls that are given, into a cassette.")
    .argument("[paths...]", PATHS)
    .option("--out <folder>", "where the cassettes go", "cassettes")
    .option("--call <tool[=arguments]>", "call a tool, with its arguments as JSON; repeatable", givenCall, [])
    .option("--read <uri>", "read a resource; repeatable", (uri: string, before: string[]) => [...before, uri], [])
    .addOption(new Option("--target-version <revision>", "at this protocol revision").choices(KNOWN_VERSIONS))
    .addHelpText(
      "after",
      `\nExamples:\n  $ mcptest record --server-command "node server.js" --call 'search={"query":"x"}'\n  $ mcptest record tests/search.mcptest.yaml --out tests/cassettes`,
    )
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { recordCommand } = await import("./commands/record.js");
      done(await recordCommand(paths, settled<RecordFlags>(command), context));
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
    .addHelpText("after", "\nExamples:\n  $ mcptest replay results.json 'a.mcptest.yaml::tools::search finds x'")
    .action(async (results: string, id: string, _: unknown, command: Command) => {
      const { replayCommand } = await import("./commands/replay.js");
      done(await replayCommand(results, id, settled<Partial<RunFlags>>(command), context));
    });
  for (const command of [discover, record, replay]) addEnvFile(command);
}

/** The flags of a command, with variables and the repository's configuration under them. */
function settled<F extends Partial<RunFlags>>(command: Command): F {
  const cwd = process.cwd();
  settle(command, repositoryRoot(cwd), cwd);
  return command.optsWithGlobals<F>();
}
