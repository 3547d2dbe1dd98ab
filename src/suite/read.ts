import { readFileSync, statSync } from "node:fs";
import { relative, sep } from "node:path";
import { userError } from "../core/problem.js";
import type { Source } from "./positions.js";

const MAX_FILE = 4 * 1_024 * 1_024;

/** A file as it is shown: relative to the working directory where it lies below it, posix separators. */
export function shownName(file: string, cwd: string): string {
  const name = relative(cwd, file);
  const below = name !== "" && !name.startsWith("..") && !/^([A-Za-z]:|[\\/])/.test(name);
  return (below ? name : file).replaceAll(sep, "/");
}

/** Reads a suite file: UTF-8, at most 4 MiB. Throws a UserError that says why it cannot be read. */
export function readSource(file: string, cwd: string): Source {
  const name = shownName(file, cwd);
  let bytes: Uint8Array;
  try {
    const { size } = statSync(file);
    if (size > MAX_FILE) {
      throw userError(
        `\`${name}\` is too large`,
        `A suite file may be 4 MiB; this one has ${(size / 1_024 / 1_024).toFixed(1)} MiB.`,
        "Split it into several files.",
      );
    }
    bytes = readFileSync(file);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    if (reason === undefined) throw error;
    throw userError(`cannot read \`${name}\``, whyUnreadable(reason), "Check the path.");
  }
  try {
    // Decoding also drops a byte order mark.
    return { file, name, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    throw userError(`\`${name}\` is not UTF-8`, "Its bytes are no UTF-8 text.", "Save it as UTF-8.");
  }
}

function whyUnreadable(code: string): string {
  if (code === "ENOENT" || code === "ENOTDIR") return "There is no such file.";
  if (code === "EISDIR") return "It is a folder.";
  if (code === "EACCES" || code === "EPERM") return "It may not be read.";
  return `The system says ${code}.`;
}
