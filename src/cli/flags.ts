import { type Command, Help, InvalidArgumentError, Option } from "commander";
import type { MockManifest } from "../core/generated/mock.js";
import { isObject, parseJson } from "../core/json/json.js";
import { repositoryRoot } from "../core/read-file.js";
import { OptionValueError } from "../run/settings/option-values.js";
import { isRepeatable, isValueOption, type NamedOption, type RunFlags, runOptions } from "../run/settings/options.js";
import { readConfiguration, readVariables, resolveLayers } from "../run/settings/settings.js";
import type { SuiteDefaults } from "../suite/types.js";
import { KNOWN_VERSIONS, PUBLISHED_VERSIONS } from "../suite/versions.js";

/** A flag made from an option of `run`, which variables and the configuration can set too. */
class SettingFlag extends Option {
  constructor(readonly setting: NamedOption) {
    const { flag, option } = setting;
    const value = isValueOption(option) ? ` ${option.argument}` : "";
    const short = !isValueOption(option) && option.short ? `${option.short}, ` : "";
    super(`${short}--${flag}${value}`, option.description);
    if (!isValueOption(option)) return;
    if (option.choices) this.choices(option.choices);
    this.argParser(parser((text, before) => option.parse(text, before)));
    if (option.default !== undefined) {
      this.default(option.default, option.defaultText ?? (isRepeatable(option) ? "none" : undefined));
    }
  }

  override attributeName(): string {
    return this.setting.key;
  }
}

/** Adds the flags of `run` that are wanted to a command. */
export function addFlags(command: Command, isWanted: (setting: NamedOption) => boolean): void {
  for (const setting of runOptions.filter(isWanted)) command.addOption(new SettingFlag(setting));
}

/** Wraps a parser for commander. */
export function parser<V>(parse: (text: string, before?: V) => V): (text: string, before?: V) => V {
  return (text, before) => {
    try {
      return parse(text, before);
    } catch (error) {
      throw error instanceof OptionValueError ? new InvalidArgumentError(error.message) : error;
    }
  };
}

/** How the help describes a flag, with its variable: commander would read one that is set with `.env()`. */
export function describeFlag(option: Option): string {
  const flag = option instanceof SettingFlag ? new SettingFlag(option.setting).env(option.setting.variable) : option;
  return new Help().optionDescription(flag);
}

/** The options that people use first, by what they are for; a command shows those that it has. */
const SECTIONS: readonly [title: string, flags: string][] = [
  ["Which tests", "--filter --tag --target-version --watch --rules"],
  ["Which server", "--from --server-command --server-url --sandbox --safe-call"],
  ["How it runs", "--budget --args --clients --for --calls --rate --runs --proxy --install --draft"],
  ["What is written", "--reporter --format --save --out"],
  ["What fails", "--baseline --fail-on --min-grade --audit"],
];

/** The help of a command with many options: the ones that are used first, in sections. `--help --all` shows every option. */
export function shortHelp(command: Command, helper: Help): string {
  const options = [...helper.visibleOptions(command), ...helper.visibleGlobalOptions(command)];
  const sections = SECTIONS.flatMap(([title, flags]) => {
    const shown = flags.split(" ").flatMap((flag) => options.find(({ long }) => long === flag) ?? []);
    return shown.length === 0 ? [] : [{ title, shown }];
  });
  const width = Math.max(...sections.flatMap(({ shown }) => shown.map((option) => helper.optionTerm(option).length)));
  const line = (term: string, description: string) => helper.formatItem(term, width, description, helper);
  const list = (title: string, lines: string[]) => (lines.length === 0 ? [] : [`${title}:`, ...lines, ""]);
  return [
    `Usage: ${helper.commandUsage(command)}`,
    "",
    helper.boxWrap(helper.commandDescription(command), helper.helpWidth ?? 80),
    "",
    ...list(
      "Arguments",
      helper.visibleArguments(command).map((argument) => line(helper.argumentTerm(argument), argument.description)),
    ),
    ...sections.flatMap(({ title, shown }) =>
      list(
        title,
        shown.map((option) => line(helper.optionTerm(option), descriptionOf(option))),
      ),
    ),
    `All ${options.length} options, and the variables that set them: ${helper.commandUsage(command).split(" [")[0]} --help --all`,
    "",
  ].join("\n");
}

/** What it does, in a few words, and few choices; the rest is in the whole help. */
function descriptionOf({ description, argChoices = [] }: Option): string {
  const [what = ""] = description.split(/[:;] (?![^()]*\))/);
  return argChoices.length === 0 || argChoices.length > 4 ? what : `${what} (${argChoices.join(", ")})`;
}

/** The flags of a command, with variables and, if it reads that, the repository's configuration under them. */
export interface ResolvedFlags extends Partial<RunFlags> {
  /** What the configuration sets for suites. */
  suiteDefaults: SuiteDefaults;
  /** What set each option. */
  givenAs: Readonly<Record<string, string>>;
}

/** Fills in options that no flag sets. Throws a UserError for an invalid variable or configuration. */
export async function resolveFlags(command: Command, readsConfiguration: boolean): Promise<ResolvedFlags> {
  const flags = withParents(command).flatMap((owner) =>
    owner.options.flatMap((option) => (option instanceof SettingFlag ? [{ owner, ...option.setting }] : [])),
  );
  const cliFlags = flags.filter(({ owner, key }) => owner.getOptionValueSource(key) === "cli");
  const variables = readVariables(flags, process.env);
  const cwd = process.cwd();
  const { values: configValues, suiteDefaults } = readsConfiguration
    ? await readConfiguration(repositoryRoot(cwd), cwd)
    : { values: new Map(), suiteDefaults: {} };
  const cliValues = new Map(cliFlags.map(({ owner, key }) => [key, owner.getOptionValue(key)]));
  const values = resolveLayers(flags, [configValues, variables, cliValues], ({ flag }) => `--${flag}`);
  command.setOptionValue("givenAs", values.get("givenAs"));
  for (const { owner, key } of flags) if (values.has(key)) owner.setOptionValue(key, values.get(key));
  return { ...command.optsWithGlobals(), suiteDefaults };
}

function withParents(command: Command): Command[] {
  return command.parent ? [command, ...withParents(command.parent)] : [command];
}

/** One tool call, from `--call`. */
export interface CallFlag {
  name: string;
  arguments: Record<string, unknown>;
}

type Revisions = NonNullable<MockManifest["protocol_versions"]>;

/** Adds one `tool` or `tool={"argument": …}`. Throws an InvalidArgumentError. */
export function addToolCall(text: string, before: CallFlag[] = []): CallFlag[] {
  const at = text.indexOf("=");
  if (at < 0) return [...before, { name: text, arguments: {} }];
  const args = parseJson(text.slice(at + 1));
  if (!isObject(args))
    throw new InvalidArgumentError("Write the tool, an equals sign, and its arguments as a JSON object.");
  return [...before, { name: text.slice(0, at), arguments: args }];
}

/** Adds one protocol revision. Throws an InvalidArgumentError for an unknown one. */
export function addRevision(value: string, before: Revisions = []): Revisions {
  if (!KNOWN_VERSIONS.includes(value)) throw new InvalidArgumentError(`Name one of ${PUBLISHED_VERSIONS.join(", ")}.`);
  return [...before, value as Revisions[number]];
}

/** A port; 0 means any free port. Throws an InvalidArgumentError. */
export function parsePort(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(port <= 65_535)) throw new InvalidArgumentError("Write a port, 0 to 65535.");
  return port;
}
