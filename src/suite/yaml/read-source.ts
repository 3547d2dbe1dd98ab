import { relative, sep } from "node:path";
import { userError } from "../../core/problem.js";
import { isBelow, readRegularFile, UnreadableFile, whyUnreadable } from "../../core/read-file.js";
import type { Source } from "./positions.js";

const MIB = 1_024 * 1_024;
const MAX_FILE = 4 * MIB;

/** The displayed path of a file: relative to the working directory if it is below it, with posix separators. */
export function displayPath(file: string, cwd: string): string {
  const name = relative(cwd, file);
  return (name !== "" && isBelow(file, cwd) ? name : file).replaceAll(sep, "/");
}

/** Reads a suite, or what `what` names: UTF-8, at most 4 MiB. Throws a UserError; `fix`: what to do if it is larger. */
export function readSource(
  file: string,
  cwd: string,
  what = "A suite file",
  fix = "Split it into several files.",
): Source {
  const name = displayPath(file, cwd);
  return { file, name, text: readText(file, name, MAX_FILE, what, fix) };
}

/** The text of a file in UTF-8, shown as `name`, with line feeds alone. Throws a UserError; `fix`: what to do if it is too large. */
export function readText(file: string, name: string, maxBytes: number, what: string, fix: string): string {
  let bytes: Uint8Array;
  try {
    bytes = readRegularFile(file, maxBytes);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof UnreadableFile && code === "TOO_LARGE") {
      const size = (error.size / MIB).toFixed(1);
      const why = `${what} may be ${maxBytes / MIB} MiB; this one has ${size} MiB.`;
      throw userError(`\`${name}\` is too large`, why, fix);
    }
    const reason = whyUnreadable(error);
    if (code !== "ENOENT" && code !== "ENOTDIR") throw userError(`cannot read \`${name}\``, reason, "Check the path.");
    const why = "A path is relative to the file that names it.";
    throw userError(`there is no file \`${name}\``, why, "Correct the path, or create the file.");
  }
  try {
    // Decoding also drops a byte order mark.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replaceAll("\r\n", "\n");
  } catch {
    throw userError(`\`${name}\` is not UTF-8`, "Its bytes are not UTF-8 text.", "Save it as UTF-8.");
  }
}
