import type { RunEvent } from "../core/event.js";
import { terminalWidth } from "../core/out.js";
import { hide } from "../core/redaction/redacted.js";
import { sanitizeLine } from "../core/sanitize.js";
import type { RenderOptions } from "../report/types.js";

const EVERY_MS = 80;

/** The width of a terminal; undefined if the stream is not a terminal, or in a GitHub Actions log. */
export function liveWidth(stream: "stdout" | "stderr"): number | undefined {
  return process.env["CI"] ? undefined : terminalWidth(stream);
}

/** How reports are rendered: with colour on a terminal, unless NO_COLOR or --no-color; FORCE_COLOR wins over the first two. */
export function renderOptions(flags: { color: boolean; verbose?: boolean }): RenderOptions {
  const { NO_COLOR, FORCE_COLOR, GITHUB_WORKSPACE, CI_PROJECT_DIR } = process.env;
  // GitHub and GitLab each name the folder of the repository.
  const workspace = GITHUB_WORKSPACE || CI_PROJECT_DIR;
  const wanted = FORCE_COLOR ? FORCE_COLOR !== "0" : !NO_COLOR && terminalWidth("stdout") !== undefined;
  return {
    color: flags.color && wanted,
    verbose: flags.verbose === true,
    ...(workspace && { roots: { workingDirectory: process.cwd(), workspace } }),
  };
}

/**
 * The progress line on a terminal. `draw` gets the text of the line (without a line end), at most every 80 ms, and ""
 * to clear it.
 */
export function createProgressLine(
  total: number,
  width: number,
  draw: (line: string) => void,
): (event: RunEvent) => void {
  let done = 0;
  let bad = 0;
  let running = "";
  let last = 0;
  return (event) => {
    if (event.event === "test_started") running = sanitizeLine(hide(event.name));
    else if (event.event === "test") {
      done += 1;
      if (event.row.status === "failed" || event.row.status === "errored") bad += 1;
    } else if (event.event === "run_finished") {
      draw("");
      return;
    } else return;
    const now = performance.now();
    if (now - last < EVERY_MS) return;
    last = now;
    const failures = bad > 0 ? `, ${bad} not passed` : "";
    draw(`${done}/${total}${failures}  ${running}`.slice(0, width - 1));
  };
}
