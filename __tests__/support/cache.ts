import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join, relative } from "node:path";

const { MCPTEST_CACHE, XDG_CACHE_HOME, LOCALAPPDATA } = process.env;

/** Where toolchains and servers that take long to build are kept for other checkouts and later runs. */
export const CACHE =
  MCPTEST_CACHE ?? join(XDG_CACHE_HOME ?? LOCALAPPDATA ?? join(homedir(), ".cache"), "mcptest-tests");

/** The place of what is built from files, or from all files of folders: another one after each change of theirs. */
export function cacheFor(name: string, ...sources: readonly string[]): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of filesOf(source)) hash.update(`${relative(source, file)}\0`).update(readFileSync(file));
  }
  return join(CACHE, `${name}-${hash.digest("hex").slice(0, 16)}`);
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
