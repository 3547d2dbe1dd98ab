import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { ACT, ACT_VERSION } from "../support/github/act.js";

/** Installs act, which takes a Go toolchain. */
export default function setup(): void {
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
