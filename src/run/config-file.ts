import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { InvalidArgumentError, type Option } from "commander";
import { isObject } from "../core/json.js";
import { type Problem, UserError } from "../core/problem.js";
import { isReallyBelow } from "../core/read-file.js";
import { listNames, suggest } from "../suite/suggest.js";
import { parseYaml } from "../suite/yaml/parse-yaml.js";
import { PlaceStore } from "../suite/yaml/positions.js";
import { readSource } from "../suite/yaml/read-source.js";

const NAME = "mcptest.config.yaml";

/**
 * The settings of the repository's `mcptest.config.yaml`: each of `options` that it names, with the value that the
 * flag would have. Empty where there is no such file. Throws a UserError with everything that is wrong in it.
 */
export function readConfigFile(repositoryRoot: string, cwd: string, options: readonly Option[]): Map<Option, unknown> {
  const settings = new Map<Option, unknown>();
  const file = join(repositoryRoot, NAME);
  if (!existsSync(file)) return settings;
  const source = readSource(file, cwd);
  if (source.text.split("\n").every((line) => /^\s*(#|$)/.test(line))) return settings;
  const places = new PlaceStore();
  const { value, problems } = parseYaml(source, places);
  if (value === undefined) throw new UserError(problems);
  if (!isObject(value)) {
    throw new UserError([
      {
        title: `\`${source.name}\` is not a mapping`,
        description: "It holds settings by name.",
        fix: "Write `name: value`.",
      },
    ]);
  }
  const known = new Map(options.map((option) => [option.name(), option]));
  for (const [name, given] of Object.entries(value)) {
    const option = known.get(name);
    const tell = (which: "key" | "value", texts: Pick<Problem, "title" | "description" | "fix">) => {
      const location = places.locate(value, [name], which);
      problems.push({ ...texts, location, snippet: places.snippet(location, 1) });
    };
    if (option === undefined) tell("key", unknownSetting(name, [...known.keys()]));
    else {
      const read = settingOf(option, given);
      const outside =
        "value" in read &&
        writtenFiles(name, read.value).find((path) => !isReallyBelow(resolve(cwd, path), repositoryRoot));
      if ("wrong" in read) tell("value", wrongValue(option, read.wrong));
      else if (outside) tell("value", leavesRepository(outside));
      else settings.set(option, read.value);
    }
  }
  if (problems.length > 0) throw new UserError(problems);
  return settings;
}

/** What the flag would make of a value. Only a flag that can be repeated takes a list. */
function settingOf(option: Option, given: unknown): { value: unknown } | { wrong: string } {
  if (option.isBoolean() || option.negate) {
    return typeof given === "boolean" ? { value: given !== option.negate } : { wrong: "It takes true or false." };
  }
  const repeatable = typeof option.defaultValue === "object";
  const texts = repeatable && Array.isArray(given) ? given : [given];
  let value: unknown = repeatable ? option.defaultValue : undefined;
  try {
    for (const text of texts) {
      if (typeof text !== "string" && typeof text !== "number") return { wrong: "It takes a text or a number." };
      value = option.parseArg ? option.parseArg(String(text), value) : String(text);
    }
  } catch (error) {
    if (error instanceof InvalidArgumentError) return { wrong: error.message };
    throw error;
  }
  return { value };
}

/** The files that a setting has the run write. */
function writtenFiles(name: string, value: unknown): string[] {
  if (name === "capture" || name === "record") return [String(value)];
  if (name !== "reporter" || !Array.isArray(value)) return [];
  return value.flatMap((target: unknown) => (isObject(target) && "file" in target ? [String(target["file"])] : []));
}

function leavesRepository(path: string) {
  return {
    title: "a setting writes outside the repository",
    description: `\`${path}\` leads out of it. The file of settings belongs to the repository, and may write only there.`,
    fix: "Name a file in the repository here, or give the path by a flag.",
  };
}

function unknownSetting(name: string, names: readonly string[]) {
  const meant = suggest(name, names);
  return {
    title: `unknown setting \`${name}\``,
    description: "The settings have the names of the flags of `mcptest run`, without the dashes before them.",
    fix: meant === undefined ? `Write one of ${listNames(names)}.` : `Did you mean \`${meant}\`?`,
  };
}

function wrongValue(option: Option, why: string) {
  return {
    title: `wrong value of \`${option.name()}\``,
    description: why,
    fix: `Write what --${option.name()} takes: ${option.description}.`,
  };
}
