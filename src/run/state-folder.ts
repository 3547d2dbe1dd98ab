import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { stateFolder } from "../core/out.js";
import type { Environment } from "../core/proc/env.js";

/** The folder of the spools during a run. `report` reads those of a killed run. */
export function spoolFolder(cwd: string): string {
  return stateFolder(cwd) ?? join(tmpdir(), `mcptest-${process.getuid?.() ?? "files"}`);
}

/** Where recordings go by default: not below the working folder, which a client may have set to `/`. */
export function recordingsFolder(env: Environment): string {
  const ofUser =
    process.platform === "win32"
      ? (env.LOCALAPPDATA ?? join(homedir(), "AppData", "Local"))
      : // The XDG base directory specification has relative paths ignored.
        env.XDG_STATE_HOME?.startsWith("/")
        ? env.XDG_STATE_HOME
        : join(homedir(), ".local", "state");
  return join(ofUser, "mcptest", "recordings");
}
