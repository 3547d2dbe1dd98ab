import type { Command } from "commander";
import { Option } from "commander";
import type { RunFlags } from "../../run/settings/options.js";
import { applySettings } from "../flags.js";

export const SUITE_PATHS = "files, folders or globs; default mcptest.yaml and **/*.mcptest.yaml";
export const SERVER_PATHS = "suites whose servers are meant; not needed with --server-command or --server-url";

/** The flags of a command, with variables and the repository's configuration under them. */
export async function settledFlags<F extends Partial<RunFlags>>(command: Command): Promise<F> {
  await applySettings(command);
  return command.optsWithGlobals<F>();
}

/** The option `--format`. */
export function formatOption(): Option {
  return new Option("--format <name>", "how to print it").choices(["pretty", "json"]).default("pretty");
}

/** The examples at the end of a command's help. */
export function examples(lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ mcptest ${line}`).join("\n")}`;
}
