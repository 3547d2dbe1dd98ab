import type { Command } from "commander";
import { writeOut } from "../../../core/out.js";
import { type Problem, UserError } from "../../../core/problem.js";
import { plural } from "../../../core/text.js";
import { createRequest, terminalEnvironment } from "../../../run/create-request.js";
import { printable, reportWarnings } from "../../../run/output.js";
import { prepareRun } from "../../../run/pipeline.js";
import type { GlobalFlags } from "../../../run/settings/options.js";
import type { CommandContext } from "../../command-context.js";
import { applySettings } from "../../flags.js";
import { printPlan } from "./print-plan.js";

interface ValidateFlags extends GlobalFlags {
  envFile?: string;
  strict?: boolean;
  print?: boolean;
}

/** `mcptest validate`: returns 0 if every suite is valid. Throws a UserError with all problems of all files. */
export async function validateCommand(paths: string[], command: Command, context: CommandContext): Promise<number> {
  const { redactor } = context;
  const suiteDefaults = await applySettings(command);
  const flags = command.optsWithGlobals<ValidateFlags>();
  const environment = terminalEnvironment(context.version, new AbortController().signal);
  const request = { ...createRequest(paths, flags, environment), suiteDefaults };
  const { plan, warnings } = await prepareRun(request, redactor);
  if (flags.strict && warnings.length > 0) throw new UserError(warnings.map(asError));
  await reportWarnings(warnings, redactor);
  if (flags.print) await writeOut(printable(printPlan(plan), redactor));
  else await writeOut(printable(`${plan.files.map(summary).join("\n")}\n`, redactor));
  return 0;

  function summary({ checked: { suite, tests } }: (typeof plan.files)[number]): string {
    return `${suite.name}: ${plural(tests.length, "test")}, ${plural(suite.servers.size, "server")}`;
  }
}

function asError({ warning: _, ...problem }: Problem): Problem {
  return problem;
}
