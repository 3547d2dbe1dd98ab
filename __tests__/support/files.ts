import { existsSync, readFileSync, writeFileSync } from "node:fs";
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

/** True if a folder has a file of this name. */
export function existsIn(folder: string, name: string): boolean {
  return existsSync(join(folder, name));
}
