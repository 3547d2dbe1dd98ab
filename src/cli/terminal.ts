import { terminalSize } from "../core/out.js";
import type { RenderOptions } from "../report/types.js";

/** The stream that shows a run as it goes on: a terminal that can be drawn over, and not the log of a CI job. */
export function liveStream(): "stdout" | "stderr" | undefined {
  if (process.env["CI"] || process.env["TERM"] === "dumb") return undefined;
  return (["stderr", "stdout"] as const).find((stream) => terminalSize(stream) !== undefined);
}

/** How text is to look: colour on a terminal, unless NO_COLOR or --no-color; FORCE_COLOR wins over the first two. */
export function renderOptions(flags: { color: boolean; verbose?: boolean }): RenderOptions {
  const { NO_COLOR, FORCE_COLOR, GITHUB_WORKSPACE } = process.env;
  const wanted = FORCE_COLOR ? FORCE_COLOR !== "0" : !NO_COLOR && terminalSize("stdout") !== undefined;
  return {
    color: flags.color && wanted,
    verbose: flags.verbose === true,
    ...(GITHUB_WORKSPACE && { roots: { workingDirectory: process.cwd(), workspace: GITHUB_WORKSPACE } }),
  };
}
