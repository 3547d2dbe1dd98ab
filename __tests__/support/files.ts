import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The text of a file, by the parts of its path. */
export function textIn(...path: string[]): string {
  return readFileSync(join(...path), "utf8");
}

/** What a file of JSON holds, by the parts of its path. */
export function jsonIn(...path: string[]) {
  return JSON.parse(textIn(...path));
}

/** Writes a file of a folder. */
export function writeIn(folder: string, name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

/** The names of the files in which the runs of a folder keep their rows until they end. */
export function spoolsIn(folder: string): string[] {
  return readdirSync(join(folder, ".mcptest")).filter((name) => name.endsWith(".ndjson"));
}

/** The name and the text of each file in a folder and below it, but those of `given` names. */
export function filesIn(folder: string, given: readonly string[] = []): [name: string, text: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !given.includes(entry.name))
    .map(({ name, parentPath }) => [name, textIn(parentPath, name)]);
}

/** True if a folder has a file of this name. */
export function existsIn(folder: string, name: string): boolean {
  return existsSync(join(folder, name));
}

/** True if a folder has a file of this name with this text in it. */
export function hasText(folder: string, name: string, text: string): boolean {
  return existsIn(folder, name) && textIn(folder, name).includes(text);
}
