import { CommanderError } from "commander";
import { stackOf } from "../core/errors.js";
import { writeErr } from "../core/out.js";
import { UserError } from "../core/problem.js";
import { printable, redactorOf, reportProblems } from "../run/output.js";
import { rejectOnUncaught } from "../run/process-events.js";
import { createProgram } from "./program.js";

/** The command line; ends the process: 0 passed, 1 failed, 2 could not be judged or run, 130 interrupted. */
export async function main(args: readonly string[], version: string): Promise<void> {
  const redactor = redactorOf(process.env);
  let exitCode = 0;
  try {
    const program = createProgram({ version, redactor }, args[0], (code) => {
      exitCode = code;
    });
    await rejectOnUncaught(() => program.parseAsync([...args], { from: "user" }));
  } catch (error) {
    exitCode = 2;
    if (error instanceof CommanderError) exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof UserError) await reportProblems(error, redactor);
    else {
      const stack = stackOf(error);
      await writeErr(printable(`mcptest itself failed; please report this:\n${stack}\n`, redactor));
    }
  }
  // Servers have ended and reports are written: an open handle must not keep the process alive.
  process.exit(exitCode);
}
