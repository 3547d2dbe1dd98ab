import type { Command } from "commander";
import { integer } from "../../run/settings/option-values.js";
import type { CommandContext } from "../command-context.js";
import type { CoverageFlags } from "../commands/coverage.js";
import { addEnvFile, addRunOptions, parser } from "../flags.js";
import { examples, formatOption, SUITE_PATHS, settledFlags } from "./shared.js";

/** Adds `run`. */
export function addRunCommand(program: Command, context: CommandContext, done: (exitCode: number) => void): void {
  const run = program
    .command("run")
    .description("Validate suites, then run their tests.")
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
      const { runCommand } = await import("../commands/run/run.js");
      done(await runCommand(paths, command, context));
    });
  addRunOptions(run);
}

/** Adds `eval`. */
export function addEvalCommand(program: Command, context: CommandContext, done: (exitCode: number) => void): void {
  const evaluate = program
    .command("eval")
    .description("Run the evals of suites, graded by rubrics and scorers.")
    .argument("[paths...]", SUITE_PATHS)
    .option("--explain", "show each question to a judge, with its answer, on stderr")
    .addHelpText("after", examples(["eval --explain", "eval tests/ --reporter pretty --reporter json=evals.json"]))
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { runCommand } = await import("../commands/run/run.js");
      done(await runCommand(paths, command, context, true));
    });
  addRunOptions(evaluate);
}

/** Adds `validate`. */
export function addValidateCommand(program: Command, context: CommandContext, done: (exitCode: number) => void): void {
  const validate = program
    .command("validate")
    .description("Validate suites and report every error; start nothing.")
    .argument("[paths...]", SUITE_PATHS)
    .option("--strict", "warnings are errors")
    .option("--print", "print each suite as it is resolved, with every default")
    .addHelpText("after", examples(["validate tests/search.mcptest.yaml", "validate --print"]))
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { validateCommand } = await import("../commands/validate/validate.js");
      done(await validateCommand(paths, command, context));
    });
  addEnvFile(validate);
}

/** Adds `coverage`. */
export function addCoverageCommand(program: Command, context: CommandContext, done: (exitCode: number) => void): void {
  const coverage = program
    .command("coverage")
    .description("Show which tools, resources and prompts no test uses, and which arguments never vary.")
    .argument("[paths...]", SUITE_PATHS)
    .option("--min <percent>", "exit with 1 if tests use less than this percentage", parser(integer(0, 100)))
    .addOption(formatOption())
    .addHelpText("after", examples(["coverage", "coverage tests/ --min 80", "coverage --format json"]))
    .action(async (paths: string[], _: unknown, command: Command) => {
      const { coverageCommand } = await import("../commands/coverage.js");
      done(await coverageCommand(paths, await settledFlags<CoverageFlags>(command), context));
    });
  addEnvFile(coverage);
}
