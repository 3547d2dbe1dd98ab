import { type Command, Option } from "commander";
import { reporterNames } from "../../report/registry.js";
import type { CommandContext } from "../command-context.js";
import type { InvariantsFlags } from "../commands/compliance/invariants.js";
import type { CorpusFlags } from "../commands/compliance/run.js";
import { addEnvFile } from "../flags.js";
import { examples, formatOption, globOption, revisionOption, SERVER_PATHS, settledFlags } from "./shared.js";

/** `compliance` with its own commands. */
export function addComplianceCommands(
  program: Command,
  context: CommandContext,
  done: (exitCode: number) => void,
): void {
  const compliance = program
    .command("compliance")
    .description("Check servers and captured sessions against the protocol.");

  const run = compliance
    .command("run")
    .description("Check a live server against every rule of the corpus, with a grade and a score.")
    .argument("[paths...]", SERVER_PATHS)
    .addOption(globOption("--rules", "only rules whose id matches", "all"))
    .option("--allow-destructive", "also call tools that may change something")
    .option("--strict", "also fail on rules of severity should")
    .addOption(revisionOption())
    .option("--baseline <file>", "compare with this baseline: known failures do not fail the run")
    .option("--update-baseline", "write current failures to the baseline")
    .option("--strict-baseline", "fail if the baseline has stale entries")
    .addOption(new Option("--format <name>", "the format of the output").choices(reporterNames).default("pretty"))
    .addHelpText(
      "after",
      examples([
        'compliance run --server-command "node server.js"',
        "compliance run --server-url https://example.com/mcp --format json",
        'compliance run tests/shop.mcptest.yaml --server-target shop --rules "PROTO-*"',
      ]),
    )
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { complianceRunCommand } = await import("../commands/compliance/run.js");
      done(await complianceRunCommand(paths, await settledFlags<CorpusFlags>(command), context));
    });
  addEnvFile(run);

  compliance
    .command("invariants")
    .description("Check captured sessions against the invariants; contacts no server.")
    .requiredOption("--capture <file>", "a captured session, or an array of them")
    .addOption(formatOption())
    .addHelpText("after", examples(["compliance invariants --capture session.json"]))
    .action(async (_: unknown, command: Command) => {
      const { invariantsCommand } = await import("../commands/compliance/invariants.js");
      done(await invariantsCommand(command.optsWithGlobals<InvariantsFlags>(), context));
    });

  compliance
    .command("rules")
    .description("List every rule with its id, or show one.")
    .argument("[id]", "the id of a rule, such as INV-002")
    .addOption(formatOption())
    .addHelpText("after", examples(["compliance rules INV-002", "compliance rules --format json"]))
    .action(async (id: string | undefined, _: unknown, command: Command) => {
      const { rulesCommand } = await import("../commands/compliance/rules.js");
      done(await rulesCommand(id, command.optsWithGlobals<InvariantsFlags>().format));
    });
}
