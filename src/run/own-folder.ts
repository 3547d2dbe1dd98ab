import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { ensureIgnoredFolder } from "../core/out.js";
import { isReallyBelow } from "../core/read-file.js";

/** The folder below `cwd` for files of ours; undefined where it cannot be made, or this user may not write there. */
export function ownFolder(cwd: string): string | undefined {
  try {
    const path = join(cwd, ".mcptest");
    // A repository could have a link there, to a folder that is not its own.
    if (!isReallyBelow(path, cwd)) return undefined;
    const folder = ensureIgnoredFolder(path);
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return undefined;
  }
}
