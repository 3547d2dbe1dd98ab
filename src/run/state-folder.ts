import { tmpdir } from "node:os";
import { join } from "node:path";
import { stateFolder } from "../core/out.js";

/** The folder of the spools during a run. `report` reads those of a killed run. */
export function spoolFolder(cwd: string): string {
  return stateFolder(cwd) ?? join(tmpdir(), `mcptest-${process.getuid?.() ?? "files"}`);
}
