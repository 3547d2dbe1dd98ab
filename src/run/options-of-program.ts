import { isObject } from "../core/json.js";
import { type UserError, userError } from "../core/problem.js";
import { listNames, suggest } from "../suite/suggest.js";
import { OptionValueError } from "./option-values.js";
import { isRepeatable, isValueOption, type RunFlags, runOptions, type ValueOption } from "./options.js";
import type { ReporterTarget } from "./request.js";

/** Options that say how a command prints, or that the library has under another name. */
const COMMAND_LINE_ONLY = new Set([
  "config",
  "reporter",
  "watch",
  "watchPath",
  "list",
  "lastFailed",
  "color",
  "verbose",
  "debug",
]);

/**
 * The flags that an object of settings stands for. Its names are those of the flags in camel case, and each value is read
 * as that of its flag. Throws a UserError for an unknown name and for a value that the flag refuses.
 *
 * @param others names that are valid although they are not flags
 */
export function flagsOfSettings(
  settings: Readonly<Record<string, unknown>>,
  others: readonly string[],
): Partial<RunFlags> {
  const options = runOptions.filter(({ key }) => !COMMAND_LINE_ONLY.has(key));
  const flags: [string, unknown][] = [];
  for (const [name, value] of Object.entries(settings)) {
    if (others.includes(name) || value === undefined) continue;
    const known = options.find(({ key }) => key === name);
    if (known === undefined) throw unknownOption(name, [...others, ...options.map(({ key }) => key)]);
    const { option } = known;
    if (isValueOption(option)) flags.push([name, readValue(option, name, value)]);
    else if (typeof value === "boolean") flags.push([name, value]);
    else throw invalidOption(name, "It takes true or false.");
  }
  return Object.fromEntries(flags);
}

/** The reports that a program asks for; each needs a file. Throws a UserError. */
export function fileReporters(reporters: unknown): Required<ReporterTarget>[] {
  if (!Array.isArray(reporters)) throw invalidOption("reporters", "It takes a list of `{ name, file }`.");
  return reporters.map((target: unknown) => {
    const { name, file } = isObject(target) ? target : {};
    if (typeof name === "string" && typeof file === "string" && file !== "") return { name, file };
    throw invalidOption("reporters", "It takes a list of `{ name, file }`, both of them texts that are not empty.");
  });
}

function readValue(option: ValueOption<unknown>, name: string, value: unknown): unknown {
  try {
    if (!isRepeatable(option)) return option.parse(textOf(name, value));
    const texts = Array.isArray(option.default)
      ? listOf(name, value).map((one) => textOf(name, one))
      : Object.entries(objectOf(name, value)).map(([key, one]) => `${key}=${textOf(name, one)}`);
    return texts.reduce<unknown>((before, text) => option.parse(text, before), option.default);
  } catch (error) {
    if (error instanceof OptionValueError) throw invalidOption(name, error.message);
    throw error;
  }
}

function textOf(name: string, value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  throw invalidOption(name, "It takes a text or a number.");
}

function listOf(name: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw invalidOption(name, "It takes a list of texts.");
}

function objectOf(name: string, value: unknown): Record<string, unknown> {
  if (isObject(value)) return value;
  throw invalidOption(name, "It takes an object whose values are texts.");
}

function unknownOption(name: string, known: readonly string[]): UserError {
  const meant = suggest(name, known);
  return userError(
    `unknown option \`${name}\``,
    "The options of `run` have the names of the flags of `mcptest run`, in camel case.",
    meant === undefined ? `Write one of ${listNames(known, 50)}.` : `Did you mean \`${meant}\`?`,
  );
}

function invalidOption(name: string, why: string): UserError {
  return userError("an option of `run` is not valid", `\`${name}\`: ${why}`, "Change it, or leave it out.");
}
