import { accessSync, constants } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureIgnoredFolder } from "../core/out.js";
import { isReallyBelow } from "../core/read-file.js";

/** The folder below `cwd` for our own files; undefined if it cannot be made, or this user may not write there. */
export function stateFolder(cwd: string): string | undefined {
  try {
    const path = join(cwd, ".mcptest");
    // A repository could have a link there, to a folder outside.
    if (!isReallyBelow(path, cwd)) return undefined;
    const folder = ensureIgnoredFolder(path);
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return undefined;
  }
}

/** Where the rows of a run are kept while it lasts. `report` reads what a killed run leaves there. */
export function spoolFolder(cwd: string): string {
  return stateFolder(cwd) ?? join(tmpdir(), `mcptest-${process.getuid?.() ?? "files"}`);
}
