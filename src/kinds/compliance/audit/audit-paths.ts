import { readdirSync, statSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import type { KnownPaths } from "../../../conformance/audit/paths.js";
import type { Lane } from "../../../engine/lanes/lane.js";

const MAX_FILES = 20;

/** Where a server that runs here may work: the folders of its command line, else its working folder, with their files. */
export function pathsOf({ server }: Lane): KnownPaths {
  if (server.command === undefined) return { folders: [], files: [] };
  const isFolder = (word: string) => isAbsolute(word) && statSync(word, { throwIfNoEntry: false })?.isDirectory();
  const namedFolders = server.command.slice(1).filter(isFolder);
  const folders = namedFolders.length > 0 ? namedFolders : [server.cwd ?? process.cwd()];
  return { folders, files: folders.flatMap(filesIn).slice(0, MAX_FILES) };
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map(({ name }) => name).filter((name) => !name.startsWith("."));
  return names.toSorted().map((name) => join(folder, name));
}
