import { asObject } from "../../core/json/json.js";
import { type UserError, userError } from "../../core/problem.js";
import { listNames, suggestOr } from "../../suite/suggest.js";
import { OptionValueError, type ReporterTarget } from "./option-values.js";
import { type RunFlags, readOption, runOptions } from "./options.js";

/** Options that only the command line has: of printing, watching, configuration files, and the choice of tests by id. */
const COMMAND_LINE_ONLY = /^(config|reporter|watch|watchPath|list|id|lastFailed|color|verbose|debug)$/;

/** Converts settings, by flags in camel case, to flags. Throws a UserError for a wrong value or an unknown name. */
export function flagsOfSettings(
  settings: Readonly<Record<string, unknown>>,
  others: readonly string[],
): Partial<RunFlags> {
  const options = runOptions.filter(({ key }) => !COMMAND_LINE_ONLY.test(key));
  const flags: [string, unknown][] = [];
  for (const [name, value] of Object.entries(settings)) {
    if (others.includes(name) || value === undefined) continue;
    const namedOption = options.find(({ key }) => key === name);
    if (namedOption === undefined) throw unknownOption(name, [...others, ...options.map(({ key }) => key)]);
    try {
      flags.push([name, readOption(namedOption.option, value)]);
    } catch (error) {
      if (error instanceof OptionValueError) throw invalidOption(name, error.message);
      throw error;
    }
  }
  return Object.fromEntries(flags);
}

/** The reports requested by a program; each needs a file. Throws a UserError. */
export function fileReporters(reporters: unknown): Required<ReporterTarget>[] {
  if (!Array.isArray(reporters)) throw invalidOption("reporters", "It takes a list of `{ name, file }`.");
  return reporters.map((target: unknown) => {
    const { name, file } = asObject(target);
    if (typeof name === "string" && typeof file === "string" && file !== "") return { name, file };
    throw invalidOption("reporters", "It takes a list of `{ name, file }`, both of them texts that are not empty.");
  });
}

function unknownOption(name: string, names: readonly string[]): UserError {
  const fix = suggestOr(name, names, `Write one of ${listNames(names, 50)}.`);
  const description = "The options of `run` have the names of the flags of `mcptest run`, in camel case.";
  return userError(`unknown option \`${name}\``, description, fix);
}

function invalidOption(name: string, reason: string): UserError {
  return userError("an option of `run` is not valid", `\`${name}\`: ${reason}`, "Change it, or leave it out.");
}
