import { defined } from "../../core/json/json.js";
import { userError } from "../../core/problem.js";
import { jsonExcerpt } from "../../core/redaction/redacted.js";
import type { SuiteDefaults } from "../../suite/types.js";
import { OptionValueError, type ValueOption } from "./option-values.js";
import { isValueOption, type NamedOption, type RunFlags, runOptions } from "./options.js";

type Values = ReadonlyMap<string, unknown>;

/** Options that a suite can set too: the configuration only sets their defaults. */
const SUITE_KEYS: ReadonlySet<string> = new Set<keyof SuiteDefaults>([
  "bail",
  "parallelVersions",
  "invariants",
  "errorChannel",
  "drift",
  "retries",
  "targetVersion",
]);

/** The settings of a run without a command line; `explicitFlags` win, and `nameOf` is how their user writes an option. */
export async function resolveSettings(
  explicitFlags: Partial<RunFlags>,
  repositoryRoot: string,
  cwd: string,
  nameOf: (option: NamedOption) => string = ({ key }) => key,
): Promise<{ flags: Partial<RunFlags>; suiteDefaults: SuiteDefaults }> {
  const variables = readVariables(runOptions, process.env);
  const { values, suiteDefaults } = await readConfiguration(repositoryRoot, cwd);
  const defaults = runOptions.map(
    ({ key, option }) => [key, isValueOption(option) ? option.default : option.negated] as const,
  );
  const layers = resolveLayers(runOptions, [values, variables, new Map(Object.entries(explicitFlags))], nameOf);
  return { flags: { ...defined(Object.fromEntries(defaults)), ...Object.fromEntries(layers) }, suiteDefaults };
}

/** Merges layers of values. Later ones win, also of an address and a command, which exclude each other. */
function mergeLayers(layers: readonly Values[]): Map<string, unknown> {
  const values = new Map(layers.flatMap((layer) => [...layer]));
  const [url, command] = [layerOf(layers, "serverUrl"), layerOf(layers, "serverCommand")];
  if (url !== command) values.delete(url < command ? "serverUrl" : "serverCommand");
  return values;
}

function layerOf(layers: readonly Values[], key: string): number {
  return layers.findLastIndex((layer) => layer.has(key));
}

/** Merges the configuration, variables and explicit flags. `givenAs` says what set each option; `nameOf` is how users write it. */
export function resolveLayers(
  options: readonly NamedOption[],
  layers: readonly [configured: Values, variables: Values, explicit: Values],
  nameOf: (option: NamedOption) => string,
): Map<string, unknown> {
  const values = mergeLayers(layers);
  const namesIn = [
    ({ name }: NamedOption) => `the configuration's ${name}`,
    ({ variable }: NamedOption) => variable,
    nameOf,
  ];
  const setOptions = options.filter(({ key }) => values.has(key));
  const givenAs = Object.fromEntries(
    setOptions.map((option) => [option.key, namesIn[layerOf(layers, option.key)]!(option)]),
  );
  return values.set("givenAs", givenAs);
}

/** The settings of the configuration, and its defaults for suites. Throws a UserError for an invalid configuration. */
export async function readConfiguration(
  repositoryRoot: string,
  cwd: string,
): Promise<{ values: Values; suiteDefaults: SuiteDefaults }> {
  // The parser of YAML takes time to load, which what stands between a client and its server does not have.
  const { readConfigFile } = await import("./config-file.js");
  const all = [...mergeLayers(await readConfigFile(repositoryRoot, cwd))];
  const isOfSuites = ([key]: readonly [string, unknown]) => SUITE_KEYS.has(key);
  const suiteDefaults: SuiteDefaults = Object.fromEntries(all.filter(isOfSuites));
  return { values: new Map(all.filter((entry) => !isOfSuites(entry))), suiteDefaults };
}

/** The values of environment variables. Throws a UserError for an invalid value. */
export function readVariables(options: readonly NamedOption[], env: NodeJS.ProcessEnv): Values {
  const values = new Map<string, unknown>();
  for (const { key, variable, option } of options) {
    const text = env[variable];
    if (text === undefined) continue;
    if (isValueOption(option)) values.set(key, parseVariable(variable, text, option));
    else if (text !== "") values.set(key, readSwitch(variable, text) !== (option.negated === true));
  }
  return values;
}

function parseVariable(variable: string, text: string, option: ValueOption<unknown>): unknown {
  try {
    return option.parse(text, option.default);
  } catch (error) {
    if (!(error instanceof OptionValueError)) throw error;
    const description = `${variable} is ${jsonExcerpt(text, 60, "")}. ${error.message}`;
    throw userError("a setting in the environment is wrong", description, "Fix the variable, or unset it.");
  }
}

function readSwitch(variable: string, text: string): boolean {
  if (/^(true|1|false|0)$/.test(text)) return /^(true|1)$/.test(text);
  const description = `Its value is ${jsonExcerpt(text, 60, "")}.`;
  throw userError(`${variable} must be true or false`, description, "Set it to true or false, or unset it.");
}
