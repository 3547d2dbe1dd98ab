import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

const folders: string[] = [];

/** Closes what was started when the test that calls this has ended, the last first. */
export function closedAtEnd<A extends unknown[], T extends { close(...args: A): unknown }>(started: T, ...args: A): T {
  onTestFinished(async () => void (await started.close(...args)));
  return started;
}

/** A new folder, whose name begins with `prefix`; it is removed after the test that calls this. */
export function temporaryFolder(prefix: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), prefix)));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A new folder with these files, by their paths; a repository of its own. What is no text is written as JSON. It is
 * removed after the tests of the file that calls this.
 */
export function folderWith(files: Record<string, unknown>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "mcptest-e2e-")));
  folders.push(folder);
  mkdirSync(join(folder, ".git"));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === "string" ? content : JSON.stringify(content, null, 2));
  }
  return folder;
}

/** Removes the folders that were made. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
