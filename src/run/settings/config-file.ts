import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isObject } from "../../core/json/json.js";
import { type Problem, UserError, userError } from "../../core/problem.js";
import { isReallyBelow } from "../../core/read-file.js";
import { listNames, suggestOr } from "../../suite/suggest.js";
import { PlaceStore } from "../../suite/yaml/positions.js";
import { readSource } from "../../suite/yaml/read-source.js";
import { readYaml } from "../../suite/yaml/read-yaml.js";
import { OptionValueError } from "./option-values.js";
import { type NamedOption, readOption, runOptions } from "./options.js";

const NAME = "mcptest.config.yaml";

/** Suites belong to a command, not to the configuration. */
const settings: ReadonlyMap<string, NamedOption> = new Map(
  runOptions.filter(({ key }) => key !== "config").map((option) => [option.name, option]),
);

type Values = Map<string, unknown>;

/** The settings of `mcptest.config.yaml` by the keys of the flags, after those of what it extends. Throws a UserError. */
export async function readConfigFile(repositoryRoot: string, cwd: string): Promise<Values[]> {
  const file = join(repositoryRoot, NAME);
  return existsSync(file) ? readLayers([file], repositoryRoot, cwd) : [];
}

/** The layers of the last of these files, which each extend the next one. */
async function readLayers(files: readonly string[], repositoryRoot: string, cwd: string): Promise<Values[]> {
  const file = files.at(-1)!;
  const values: Values = new Map();
  const source = readSource(file, cwd);
  if (source.text.split("\n").every((line) => /^\s*(#|$)/.test(line))) return [];
  const places = new PlaceStore();
  const { value, problems } = await readYaml(source, places);
  if (value === undefined) throw new UserError(problems);
  if (!isObject(value)) {
    const description = "A configuration maps names of settings to values.";
    throw userError(`\`${source.name}\` is not a mapping`, description, "Write `name: value`.");
  }
  const baseFile = typeof value.extends === "string" ? resolve(dirname(file), value.extends) : undefined;
  for (const [name, rawValue] of Object.entries(value)) {
    // The reader has reported a value that it could not read.
    if (places.isPartial(value, [name])) continue;
    const setting = settings.get(name);
    const report = (which: "key" | "value", texts: Pick<Problem, "title" | "description" | "fix">) => {
      problems.push({ ...texts, ...places.at(places.locate(value, [name], which)) });
    };
    if (name === "extends") {
      if (baseFile === undefined || !existsSync(baseFile)) report("value", wrongExtends("There is no such file."));
      else if (files.includes(baseFile)) report("value", wrongExtends("The file extends this one."));
    } else if (setting === undefined) report("key", unknownSetting(name, ["extends", ...settings.keys()]));
    else {
      try {
        const optionValue = readOption(setting.option, rawValue);
        const outside = writtenFiles(name, optionValue).find(
          (path) => !isReallyBelow(resolve(cwd, path), repositoryRoot),
        );
        if (outside) report("value", leavesRepository(outside));
        else values.set(setting.key, optionValue);
      } catch (error) {
        if (!(error instanceof OptionValueError)) throw error;
        report("value", wrongValue(setting, error.message));
      }
    }
  }
  if (problems.length > 0) throw new UserError(problems);
  const baseLayers = baseFile === undefined ? [] : await readLayers([...files, baseFile], repositoryRoot, cwd);
  return [...baseLayers, values];
}

/** The files that the run writes, or may write, for a setting. */
function writtenFiles(name: string, value: unknown): string[] {
  if (["baseline", "capture", "record"].includes(name)) return [String(value)];
  if (name !== "reporter" || !Array.isArray(value)) return [];
  return value.flatMap((target: unknown) => (isObject(target) && "file" in target ? [String(target.file)] : []));
}

function leavesRepository(path: string) {
  const description = `\`${path}\` leads out of it. The configuration file may only write inside the repository.`;
  const fix = "Name a file in the repository here, or pass the path with a flag.";
  return { title: "a setting writes outside the repository", description, fix };
}

function wrongExtends(description: string) {
  const fix = "Name one configuration file that exists, relative to the folder of this one.";
  return { title: "wrong value of `extends`", description, fix };
}

function unknownSetting(name: string, names: readonly string[]) {
  const description = "Settings are named like the flags of `mcptest run`, without the leading dashes.";
  const fix = suggestOr(name, names, `Write one of ${listNames(names)}.`);
  return { title: `unknown setting \`${name}\``, description, fix };
}

function wrongValue({ name, option }: NamedOption, reason: string) {
  const fix = `Write a value that --${name} takes (${option.description}).`;
  return { title: `wrong value of \`${name}\``, description: reason, fix };
}
