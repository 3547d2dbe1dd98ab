import { type Dirent, readdirSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import type { KnownPaths } from "../../../conformance/calls/learned/paths.js";
import type { Lane } from "../../../engine/lanes/lane.js";

const MAX_FILES = 20;

/** Where a server that runs here may work: the folders of its command line, else its working folder, with their files. */
export function pathsOf({ server }: Lane): KnownPaths {
  if (server.command === undefined) return { folders: [], files: [] };
  const named = server.command.slice(1).filter(isAbsolute).flatMap(readableFolder);
  const folders = named.length > 0 ? named : readableFolder(server.cwd ?? process.cwd());
  return { folders: folders.map(({ path }) => path), files: folders.flatMap(({ files }) => files).slice(0, MAX_FILES) };
}

/** The folder with its files; empty if the path is not a folder that this user can read. */
function readableFolder(path: string): { path: string; files: string[] }[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith(".")).map(({ name }) => name);
  return [{ path, files: names.toSorted().map((name) => join(path, name)) }];
}
