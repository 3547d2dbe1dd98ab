import { accessSync, constants } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureIgnoredFolder } from "../core/out.js";
import { isReallyBelow } from "../core/read-file.js";

/** The folder below `cwd` for mcptest's files; undefined if it cannot be created or written. */
export function stateFolder(cwd: string): string | undefined {
  try {
    const path = join(cwd, ".mcptest");
    // A repository could contain a symbolic link to a folder outside.
    if (!isReallyBelow(path, cwd)) return undefined;
    const folder = ensureIgnoredFolder(path);
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return undefined;
  }
}

/** The folder of the spools during a run. `report` reads those of a killed run. */
export function spoolFolder(cwd: string): string {
  return stateFolder(cwd) ?? join(tmpdir(), `mcptest-${process.getuid?.() ?? "files"}`);
}
