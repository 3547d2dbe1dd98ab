import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { cacheFor } from "../support/cache.js";
import { ACT, ACT_VERSION } from "../support/github/act.js";

const tools = cacheFor("workflow-tools", import.meta.filename);
/** Folders of programs that jobs need and machines lack: uv, pip and pnpm. */
export const TOOLS = [join(tools, "python/bin"), join(tools, "node_modules/.bin")];

/** Installs act, which takes a Go toolchain, and the tools. */
export default function setup(): void {
  if (!existsSync(tools)) {
    const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: "inherit" });
    run("npm", "install", "--no-save", "--prefix", tools, "pnpm@10");
    run("python3", "-m", "venv", join(tools, "python"));
    run(join(tools, "python/bin/pip"), "install", "--quiet", "uv");
  }
  if (existsSync(ACT)) return;
  if (spawnSync("go", ["version"]).error) {
    console.warn("Workflows are not run: act needs Go to be installed.");
    return;
  }
  execFileSync("go", ["install", `github.com/nektos/act@v${ACT_VERSION}`], {
    stdio: "inherit",
    env: { ...process.env, GOBIN: dirname(ACT) },
  });
}
