import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { ensureIgnoredFolder } from "../core/out.js";

/** The folder below `cwd` for files of ours; undefined where it cannot be made, or this user may not write there. */
export function ownFolder(cwd: string): string | undefined {
  try {
    const folder = ensureIgnoredFolder(join(cwd, ".mcptest"));
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return undefined;
  }
}
