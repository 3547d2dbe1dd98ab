import type { Tool } from "../types.js";
import { wordsOf } from "./verbs.js";

/** Paths that exist where the server runs. */
export interface KnownPaths {
  folders: readonly string[];
  files: readonly string[];
}

const FILE = /^(?:file(?:name|path)?|path|files|paths|document|workbook)$/;
const FOLDER = /^(?:dir|directory|directories|folder|folders|repo|repository|root|cwd|workspace|workdir|path|paths)$/;
/** Tools that leave a file as it is. */
const READS =
  /^(?:get|list|read|search|find|show|describe|view|inspect|open|count|check|lint|parse|extract|info|stat|status|tree|log|diff|grep|load|convert|analy[sz]e|validate|index|scan|preview|summari[sz]e)$/;
const DESTROYS = /^(?:delete|remove|clean|clear|drop|purge|wipe|move|rename)$/;
const CHANGES =
  /^(?:replace|write|edit|update|modify|append|insert|set|add|create|save|patch|fix|format|compress|merge)$/;

/** Paths for an argument that wants one; `hint`: what else is known of it, such as a rejection. */
export function pathsFor(tool: Tool, name: string, description: unknown, paths: KnownPaths, hint = ""): string[] {
  const words = wordsOf(name);
  const text = `${typeof description === "string" ? description : ""} ${hint}`;
  const isFile = words.some((word) => FILE.test(word)) && !/\b(?:folder|directory|repository)\b/i.test(text);
  const isFolder = words.some((word) => FOLDER.test(word));
  const verbs = wordsOf(tool.name);
  const reads =
    tool.isReadOnly ||
    (verbs.some((word) => READS.test(word)) && !verbs.some((word) => DESTROYS.test(word) || CHANGES.test(word)));
  const endings = `${text} ${tool.description}`.match(/(?<![\w/])\.([a-z][a-z0-9]{1,7})\b/g) ?? [];
  const { folders } = paths;
  // A tool that may write gets no file that is there.
  const files = reads
    ? paths.files.toSorted((a, b) => Number(hasEnding(b, endings)) - Number(hasEnding(a, endings)))
    : folders.flatMap((folder) => newFiles(folder, endings));
  const usableFolders = verbs.some((word) => DESTROYS.test(word)) ? [] : folders;
  return [...(isFile ? files.slice(0, 3) : []), ...(isFolder ? usableFolders : [])];
}

function newFiles(folder: string, endings: readonly string[]): string[] {
  const some = endings.length === 0 ? [".txt"] : [...new Set(endings)].slice(0, 2);
  return some.map((ending) => `${folder}/mcptest${ending}`);
}

function hasEnding(path: string, endings: readonly string[]): boolean {
  return endings.some((ending) => path.endsWith(ending));
}
