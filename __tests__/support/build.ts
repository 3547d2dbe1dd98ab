import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Starts to build the bundle; the file that MCPTEST_BUILD names is there, with the exit code, once it is built. */
export default function setup(): (() => Promise<void>) | undefined {
  // Each project calls this.
  if (process.env.MCPTEST_KEEP_BUNDLE || process.env.MCPTEST_BUILD) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "mcptest-build-"));
  const file = join(folder, "status");
  process.env.MCPTEST_BUILD = file;
  const build = spawn(process.execPath, ["scripts/build.mjs", ".tmp/dist"], { cwd: root, stdio: "inherit" });
  const built = once(build, "close").then(([code]) => {
    writeFileSync(`${file}.new`, `${code}`);
    renameSync(`${file}.new`, file);
  });
  return async () => {
    await built;
    rmSync(folder, { recursive: true, force: true });
  };
}
