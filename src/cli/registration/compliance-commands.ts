import type { Command } from "commander";
import type { CommandContext } from "../command-context.js";
import type { InvariantsFlags } from "../commands/compliance-invariants.js";
import { examples, formatOption } from "./shared.js";

/** `compliance` with its own commands. */
export function addComplianceCommands(
  program: Command,
  context: CommandContext,
  done: (exitCode: number) => void,
): void {
  const compliance = program.command("compliance").description("Judge the protocol itself.");

  compliance
    .command("invariants")
    .description("Judge captured sessions by the invariants; contacts no server.")
    .requiredOption("--capture <file>", "a captured session, or an array of them")
    .addOption(formatOption())
    .addHelpText("after", examples(["compliance invariants --capture session.json"]))
    .action(async (_: unknown, command: Command) => {
      const { invariantsCommand } = await import("../commands/compliance-invariants.js");
      done(await invariantsCommand(command.optsWithGlobals<InvariantsFlags>(), context));
    });

  compliance
    .command("rules")
    .description("List every rule with its id, or show one.")
    .argument("[id]", "as INV-002")
    .addOption(formatOption())
    .addHelpText("after", examples(["compliance rules INV-002", "compliance rules --format json"]))
    .action(async (id: string | undefined, _: unknown, command: Command) => {
      const { rulesCommand } = await import("../commands/compliance-rules.js");
      done(await rulesCommand(id, command.optsWithGlobals<InvariantsFlags>().format));
    });
}
