import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { writeErr, writeOut } from "../core/out.js";
import { UserError } from "../core/problem.js";
import { renderProblem } from "../core/render-problem.js";
import { redactorOf } from "./conduct.js";
import { addGlobalOptions, addRunOptions } from "./options.js";

/**
 * The command line. Ends the process with the exit code of run.md: 0 passed, 1 failed, 2 could not be judged or
 * cannot run, 130 interrupted.
 */
export async function main(args: readonly string[], version: string): Promise<void> {
  const redactor = redactorOf(process.env);
  const program = commands(version, async (text) => writeOut(redactor.text(text)), (text) => void writeErr(redactor.text(text)));
  try {
    await program.parseAsync([...args], { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
    } else if (error instanceof UserError) {
      await writeErr(redactor.text(`${error.problems.map(renderProblem).join("\n\n")}\n`));
      process.exitCode = 2;
    } else {
      const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
      await writeErr(redactor.text(`mcptest itself failed; please report this:\n${told}\n`));
      process.exitCode = 2;
    }
  }
  // Servers were ended and reports written; a handle that something left open must not hold the process.
  process.exit();
}
