import { terminalWidth } from "../core/out.js";
import type { RenderOptions } from "../report/types.js";

/** The width of a terminal; undefined where the stream is none, or where Actions shows the log. */
export function isTerminal(stream: "stdout" | "stderr"): number | undefined {
  return process.env["CI"] ? undefined : terminalWidth(stream);
}

/** How text is to look: colour on a terminal, unless NO_COLOR or --no-color; FORCE_COLOR wins over the first two. */
export function renderOptions(flags: { color: boolean; verbose?: boolean }): RenderOptions {
  const { NO_COLOR, FORCE_COLOR, GITHUB_WORKSPACE } = process.env;
  const wanted = FORCE_COLOR ? FORCE_COLOR !== "0" : !NO_COLOR && terminalWidth("stdout") !== undefined;
  return {
    color: flags.color && wanted,
    verbose: flags.verbose === true,
    ...(GITHUB_WORKSPACE && { roots: { workingDirectory: process.cwd(), workspace: GITHUB_WORKSPACE } }),
  };
}
