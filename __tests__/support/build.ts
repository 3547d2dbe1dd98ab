import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** What the bundle is built from; the lock file stands for the dependencies. */
const SOURCES = ["src", "schemas", "scripts/build.mjs", "package.json", "package-lock.json", "tsconfig.json"];
/** In the bundle's folder: of which sources it was built. */
const BUILT = join(root, ".tmp/dist/sources.sha256");

/**
 * Starts to build the bundle, unless the one that is there was built from the same sources; the file that MCPTEST_BUILD
 * names is there, with the exit code, once it is built.
 */
export default function setup(): (() => Promise<void>) | undefined {
  // Each project calls this.
  if (process.env.MCPTEST_KEEP_BUNDLE || process.env.MCPTEST_BUILD) return undefined;
  const sources = hashOfSources();
  if (existsSync(BUILT) && readFileSync(BUILT, "utf8") === sources) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "mcptest-build-"));
  const file = join(folder, "status");
  process.env.MCPTEST_BUILD = file;
  const build = spawn(process.execPath, ["scripts/build.mjs", ".tmp/dist"], { cwd: root, stdio: "inherit" });
  const built = once(build, "close").then(([code]) => {
    if (code === 0) writeFileSync(BUILT, sources);
    writeFileSync(`${file}.new`, `${code}`);
    renameSync(`${file}.new`, file);
  });
  return async () => {
    await built;
    rmSync(folder, { recursive: true, force: true });
  };
}

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const name of SOURCES) {
    const path = join(root, name);
    const inside = statSync(path).isFile() ? [""] : readdirSync(path, { recursive: true, encoding: "utf8" }).sort();
    for (const file of inside.map((part) => join(path, part)).filter((file) => statSync(file).isFile())) {
      hash.update(`${file}\0`).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}
