import { Command, type Option } from "commander";
import { isObject } from "../core/json.js";
import { type UserError, userError } from "../core/problem.js";
import { listNames, suggest } from "../suite/suggest.js";
import { addGlobalOptions, addRunOptions, type RunFlags } from "./options.js";
import type { ReporterTarget } from "./request.js";

/** Flags that say how a command prints, or that the library has under another name. */
const COMMAND_LINE_ONLY = new Set(["config", "reporter", "list", "lastFailed", "color", "verbose", "debug"]);

/** The settings that a program gives as an object, as the command line has them. */
export interface OptionArgs {
  args: string[];
  /** Switches that are off: no argument says that. */
  off: Partial<RunFlags>;
}

/**
 * The arguments that say the same as an object of settings, whose names are those of the flags in camel case. Throws a
 * UserError for an unknown name and for a value that no argument can say; the command line checks the rest.
 *
 * @param others names that are valid although they are not flags
 */
export function argsOfOptions(settings: Readonly<Record<string, unknown>>, others: readonly string[]): OptionArgs {
  const command = new Command();
  addGlobalOptions(command);
  addRunOptions(command);
  const flags = command.options.filter((option) => !COMMAND_LINE_ONLY.has(option.attributeName()));
  const args: string[] = [];
  const off: Record<string, false> = {};
  for (const [name, value] of Object.entries(settings)) {
    if (others.includes(name) || value === undefined) continue;
    const flag = flags.find((option) => option.attributeName() === name);
    if (flag === undefined) throw unknownOption(name, [...others, ...flags.map((option) => option.attributeName())]);
    if (flag.isBoolean() && value === false) off[name] = false;
    else args.push(...argsOf(flag, name, value));
  }
  return { args, off };
}

/** The reports that a program asks for; each needs a file. Throws a UserError. */
export function fileReporters(reporters: unknown): Required<ReporterTarget>[] {
  if (!Array.isArray(reporters)) throw invalidOption("reporters", "a list of `{ name, file }`");
  return reporters.map((target: unknown) => {
    const { name, file } = isObject(target) ? target : {};
    if (typeof name === "string" && typeof file === "string" && file !== "") return { name, file };
    throw invalidOption("reporters", "a list of `{ name, file }`, both of them texts that are not empty");
  });
}

function argsOf(flag: Option, name: string, value: unknown): string[] {
  const isText = (one: unknown) => typeof one === "string" || typeof one === "number";
  if (flag.isBoolean()) {
    if (value === true) return [`${flag.long}`];
    throw invalidOption(name, "true or false");
  }
  if (Array.isArray(flag.defaultValue)) {
    if (Array.isArray(value) && value.every(isText)) return value.map((one) => `${flag.long}=${one}`);
    throw invalidOption(name, "a list of texts");
  }
  if (isObject(flag.defaultValue)) {
    const entries = isObject(value) ? Object.entries(value) : [["", undefined]];
    if (entries.every(([, one]) => isText(one))) return entries.map(([key, one]) => `${flag.long}=${key}=${one}`);
    throw invalidOption(name, "an object whose values are texts");
  }
  if (isText(value)) return [`${flag.long}=${value}`];
  throw invalidOption(name, "a text or a number");
}

function unknownOption(name: string, known: readonly string[]): UserError {
  const meant = suggest(name, known);
  return userError(
    `unknown option \`${name}\``,
    "The options of `run` have the names of the flags of `mcptest run`, in camel case.",
    meant === undefined ? `Write one of ${listNames(known, 50)}.` : `Did you mean \`${meant}\`?`,
  );
}

function invalidOption(name: string, allowed: string): UserError {
  return userError("an option of `run` is not valid", `\`${name}\` takes ${allowed}.`, "Change it, or leave it out.");
}
