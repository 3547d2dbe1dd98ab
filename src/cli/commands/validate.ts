import type { Command } from "commander";
import { writeOut } from "../../core/out.js";
import { type Problem, UserError } from "../../core/problem.js";
import { renderProblem } from "../../core/render-problem.js";
import type { GlobalFlags } from "../../run/options.js";
import { harmless, reportLines } from "../../run/output.js";
import { prepare } from "../../run/pipeline.js";
import { requestOf, terminalWorld } from "../../run/request-of-flags.js";
import type { CommandContext } from "../command-context.js";
import { applySettings } from "../flags.js";
import { printPlan } from "../print.js";

/** The flags of `validate` as commander gives them. */
export interface ValidateFlags extends GlobalFlags {
  envFile?: string;
  strict?: boolean;
  print?: boolean;
}

/** `mcptest validate`: 0 where every suite may run. Throws a UserError with every problem of every file. */
export async function validateCommand(paths: string[], command: Command, context: CommandContext): Promise<number> {
  const { redactor } = context;
  const suiteDefaults = applySettings(command);
  const flags = command.optsWithGlobals<ValidateFlags>();
  const world = terminalWorld(context.version, new AbortController().signal);
  const request = { ...requestOf(paths, flags, world), suiteDefaults };
  const { plan, warnings } = await prepare(request, redactor);
  if (flags.strict && warnings.length > 0) throw new UserError(warnings.map(asError));
  await reportLines(warnings.map(renderProblem), redactor);
  if (flags.print) await writeOut(harmless(printPlan(plan), redactor));
  else await writeOut(harmless(`${plan.files.map(summary).join("\n")}\n`, redactor));
  return 0;

  function summary({ checked: { suite, tests } }: (typeof plan.files)[number]): string {
    const servers = suite.servers.size;
    return `${suite.name}: ${tests.length} ${tests.length === 1 ? "test" : "tests"}, ${servers} ${servers === 1 ? "server" : "servers"}`;
  }
}

function asError({ warning: _, ...problem }: Problem): Problem {
  return problem;
}
