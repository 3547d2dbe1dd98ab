import { standardStreams, terminalSize, writeErr, writeFileAtomic, writeOut } from "../core/out.js";
import type { Redacted } from "../core/redaction/redact.js";
import { cut, derive, hide, join, jsonText, type RedactedJson, say } from "../core/redaction/redacted.js";
import { sanitizeJson, sanitizeLine } from "../core/sanitize.js";
import type { RenderOptions } from "../report/types.js";
import { watchMainThread } from "../run/process/busy.js";
import { onInterrupt } from "../run/process/events.js";
import type { RunFlags } from "../run/settings/options.js";

/** The stream that shows a run as it goes on: a terminal that can be drawn over, and not the log of a CI job. */
export function liveStream(): "stdout" | "stderr" | undefined {
  if (process.env.CI || process.env.TERM === "dumb") return undefined;
  return (["stderr", "stdout"] as const).find((stream) => terminalSize(stream) !== undefined);
}

/** True if a person can answer a question. */
export function canAsk(): boolean {
  return liveStream() === "stderr" && standardStreams().input.isTTY === true;
}

/** Asks for a line on the terminal; undefined without a terminal, at the end of its input, and after an interrupt. */
export async function askUser(question: Redacted, signal: AbortSignal): Promise<string | undefined> {
  if (!canAsk()) return undefined;
  const { input } = standardStreams();
  await writeErr(question);
  const { createInterface } = await import("node:readline");
  // The terminal edits the line, and makes a signal of Ctrl-C.
  for await (const line of createInterface({ input, terminal: false, signal })) return line;
  return undefined;
}

/** A text of a server or a suite on one line, without secrets and terminal escapes. */
export function shownLine(text: string, limit = Number.POSITIVE_INFINITY): Redacted {
  return sanitizeLine(cut(hide(text), limit));
}

/** How reports are rendered: on a terminal wrapped, and in colour, over which NO_COLOR and FORCE_COLOR decide. */
export function renderOptions(flags: { color: boolean; verbose?: boolean }): RenderOptions {
  const { NO_COLOR, FORCE_COLOR, GITHUB_WORKSPACE, CI_PROJECT_DIR } = process.env;
  // GitHub and GitLab each name the folder of the repository.
  const workspace = GITHUB_WORKSPACE || CI_PROJECT_DIR;
  const size = terminalSize("stdout");
  const wantsColor = FORCE_COLOR ? FORCE_COLOR !== "0" : !NO_COLOR && size !== undefined;
  return {
    color: flags.color && wantsColor,
    ...(size && { columns: size.columns }),
    verbose: flags.verbose === true,
    ...(workspace && { roots: { workingDirectory: process.cwd(), workspace } }),
  };
}

/** The flags of a command that writes a report. */
export interface FormatFlags extends Partial<RunFlags> {
  format: "pretty" | "json";
}

/** Runs a command until the first signal that interrupts it; returns 130 then, whatever its result is. */
export async function untilInterrupted(work: (signal: AbortSignal) => Promise<number>): Promise<number> {
  const stop = new AbortController();
  const release = onInterrupt(stop);
  const unwatch = watchMainThread();
  try {
    const exitCode = await work(stop.signal);
    return stop.signal.aborted ? 130 : exitCode;
  } catch (error) {
    if (stop.signal.aborted) return 130;
    throw error;
  } finally {
    await unwatch();
    release();
  }
}

/** The file of `--reporter json=FILE`, until the report is written. */
let jsonFile: string | undefined;

/** Lets the next report be written to this file too. */
export function alsoWriteJson(path: string): void {
  jsonFile = path;
}

/** Writes a report to the file of `--reporter json=FILE`, if there is one. Throws a UserError. */
export async function writeJsonFile(report: RedactedJson): Promise<void> {
  const path = jsonFile;
  jsonFile = undefined;
  if (path !== undefined) await writeFileAtomic(path, join([...jsonParts(report, say``, 2), say`\n`], ""));
}

/** Writes a report as `--format` says: as JSON, or as the text for a person. */
export async function writeReport<T extends RedactedJson>(
  format: "pretty" | "json",
  report: T,
  text: (report: T) => string,
): Promise<void> {
  await writeJsonFile(report);
  await (format === "json" ? writeJson(report) : writeOut(derive(report, text)));
}

/** Writes the report of a server that could not be asked, wherever JSON is asked for. */
export async function writeUnasked(report: RedactedJson, format?: string): Promise<void> {
  await writeJsonFile(report);
  if (format === "json") await writeJson(report);
}

/** Writes a report as JSON, each item of its lists by itself: the whole of a server with many tools takes much memory. */
export async function writeJson(report: RedactedJson): Promise<void> {
  for (const part of jsonParts(report, say``, 2)) await writeOut(part);
  await writeOut(say`\n`);
}

/** The JSON of a value, whose further lines begin with `indent`; its outer `levels` are yielded member by member. */
function* jsonParts(value: RedactedJson, indent: Redacted, levels: number): Iterable<Redacted> {
  const isList = Array.isArray(value);
  const members = Object.entries(typeof value === "string" ? {} : (value ?? {})).filter(
    ([, member]) => isList || member !== undefined,
  );
  if (levels === 0 || members.length === 0) {
    yield derive(value, (leaf) => sanitizeJson(jsonText(leaf, 2)).replaceAll("\n", `\n${indent}`));
    return;
  }
  const inner = say`${indent}  `;
  let before = isList ? say`[` : say`{`;
  for (const [name, member] of members as [Redacted, RedactedJson][]) {
    yield say`${before}\n${inner}${isList ? "" : say`${derive(name, JSON.stringify)}: `}`;
    yield* jsonParts(member, inner, levels - 1);
    before = say`,`;
  }
  yield say`\n${indent}${isList ? "]" : "}"}`;
}
