import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The bundle that the tests start: built for them into an ignored folder, never the committed one. */
export const BUNDLE = `${root}/.tmp/dist`;
export const CLI = `${BUNDLE}/cli/index.js`;
export const ACTION = `${BUNDLE}/action/index.js`;

export default function setup(): void {
  if (process.env.MCPTEST_KEEP_BUNDLE) return;
  // Each project calls this.
  process.env.MCPTEST_KEEP_BUNDLE = "1";
  execFileSync(process.execPath, ["scripts/build.mjs", ".tmp/dist"], { cwd: root, stdio: "inherit" });
}
