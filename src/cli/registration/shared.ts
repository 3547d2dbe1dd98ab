import type { Command } from "commander";
import { Option } from "commander";
import { addText } from "../../run/settings/option-values.js";
import type { RunFlags } from "../../run/settings/options.js";
import { KNOWN_VERSIONS } from "../../suite/versions.js";
import { applySettings } from "../flags.js";

export const SUITE_PATHS = "files, folders or globs; default mcptest.yaml and **/*.mcptest.yaml";
export const SERVER_PATHS = "suites whose servers are used; omit them with --server-command or --server-url";

/** The flags of a command, with variables and the repository's configuration under them. */
export async function settledFlags<F extends Partial<RunFlags>>(command: Command): Promise<F> {
  await applySettings(command);
  return command.optsWithGlobals<F>();
}

/** The option `--format`. */
export function formatOption(): Option {
  return new Option("--format <name>", "the format of the output").choices(["pretty", "json"]).default("pretty");
}

/** The option `--target-version` of commands that open sessions of their own. */
export function revisionOption(more = ""): Option {
  return new Option("--target-version <revision>", `the protocol revision to use${more}`).choices(KNOWN_VERSIONS);
}

/** A repeatable option whose values select by name; `all` is what the help says of no value. */
export function globOption(flag: string, description: string, all: string): Option {
  return new Option(`${flag} <glob>`, `${description}; repeatable`).argParser(addText).default([], all);
}

/** The examples at the end of a command's help. */
export function examples(lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ mcptest ${line}`).join("\n")}`;
}
