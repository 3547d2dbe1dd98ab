import { existsSync } from "node:fs";
import { basename, delimiter, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { isObject } from "../../../core/json/json.js";
import type { Environment } from "../../../core/proc/env.js";
import { isBelow } from "../../../core/read-file.js";
import type { RunRequest } from "../../../run/request.js";
import { literal, mapTexts } from "../../texts.js";

type Entry = Readonly<Record<string, unknown>>;

interface Place extends Pick<RunRequest, "env" | "cwd" | "repositoryRoot"> {
  /** Of the suite that is written. */
  suiteFolder: string;
}

/** A program that a virtual environment of Python has. */
const IN_VENV = /^\.?venv[\\/](?:bin|Scripts)[\\/]([^\\/]+?)(?:\.exe)?$/;

/**
 * The entry of a server for another machine: paths in the repository are relative to the folder in which it starts, which is
 * written if the command has any, or if the suite is elsewhere. `notes` say which paths were changed.
 */
export function portableEntry(entry: Entry, place: Place): { entry: Entry; notes: string[] } {
  const notes: string[] = [];
  const { start } = entry;
  const portable = portableProcess(entry, place, notes);
  return { entry: isObject(start) ? { ...portable, start: portableProcess(start, place, notes) } : portable, notes };
}

function portableProcess(entry: Entry, place: Place, notes: string[]): Entry {
  const { command, env } = entry;
  if (!Array.isArray(command)) return entry;
  const folder = typeof entry.cwd === "string" ? entry.cwd : place.cwd;
  const isRoot = place.suiteFolder === place.repositoryRoot && folder === place.repositoryRoot;
  const change = (text: unknown) => {
    const written = typeof text === "string" ? portablePath(text, folder, place.repositoryRoot) : text;
    if (written !== text) notes.push(pathNote(String(text), String(written)));
    return written;
  };
  const [program, ...args] = command;
  const words = typeof program === "string" ? portableProgram(program, folder, place) : [program];
  if (words[0] !== program) notes.push(pathNote(String(program), words.join(" ")));
  const written = [...words, ...args.map(change)];
  notes.push(...outsideNotes(written, folder, place));
  return {
    ...entry,
    command: written,
    ...(isObject(env) && { env: Object.fromEntries(Object.entries(env).map(([name, text]) => [name, change(text)])) }),
    ...((!isRoot || written.some((word) => isRelativePath(word, folder))) && { cwd: folder }),
  };
}

/** A line for each path that only this machine may have, and that no variable stands for. */
function outsideNotes(words: readonly unknown[], folder: string, { env, repositoryRoot }: Place): string[] {
  const inSuite = [folder, repositoryRoot, homeOf(env)].filter((root) => root !== undefined);
  return words.flatMap((word) => {
    const { path } = flagAndPath(String(word));
    const absolute = resolve(folder, path);
    if (inSuite.some((root) => isBelow(absolute, root)) || !existsSync(absolute)) return [];
    return [`${path} is outside of the repository: another machine must have it at the same path`];
  });
}

/** True for a word such as `dist/server.js` or `--config=a.json` that names something in a folder. */
function isRelativePath(word: unknown, folder: string): boolean {
  const { path } = flagAndPath(String(word));
  return path !== "" && !isAbsolute(path) && existsSync(join(folder, path));
}

/** How another machine finds a program: by uv, in the repository, or in PATH. */
function portableProgram(program: string, folder: string, { env, repositoryRoot }: Place): string[] {
  const path = portablePath(program, folder, repositoryRoot);
  const [, script] = IN_VENV.exec(path) ?? [];
  if (script !== undefined && existsSync(join(folder, "uv.lock")) && isInPath("uv", env)) return ["uv", "run", script];
  // Without a separator, it would be looked for in PATH.
  if (path !== program) return [path.includes(sep) ? path : `.${sep}${path}`];
  const home = homeOf(env);
  const name = basename(program);
  const isOfHome = home !== undefined && isAbsolute(program) && isBelow(program, home);
  // The interpreter of a virtual environment has packages that the one in PATH lacks.
  const isOfVenv = existsSync(join(dirname(program), "..", "pyvenv.cfg"));
  return [isOfHome && !isOfVenv && isInPath(name, env) ? name : program];
}

/** Tests in which paths in the repository start at the folder of the suite. */
export function portableArguments<T extends { test: object }>(
  drafts: readonly T[],
  { cwd, repositoryRoot, suiteFolder }: Pick<Place, "cwd" | "repositoryRoot" | "suiteFolder">,
): T[] {
  const change = (text: string) => {
    const path = text.replaceAll("$$", "$");
    if (!isAbsolute(path) || ![cwd, repositoryRoot].some((root) => isBelow(path, root))) return text;
    const near = relative(suiteFolder, path).split(sep).join("/");
    return `\${config_dir}${near && `/${literal(near)}`}`;
  };
  return drafts.map((draft) => ({ ...draft, test: mapTexts(draft.test, change) }));
}

/** The path of a word such as `/repository/data` or `--data=/repository/data`, relative to a folder. */
function portablePath(word: string, folder: string, repositoryRoot: string): string {
  const { flag, path } = flagAndPath(word);
  if (!isAbsolute(path) || ![folder, repositoryRoot].some((root) => isBelow(path, root))) return word;
  return `${flag}${relative(folder, path) || "."}`;
}

/** Splits a word such as `--data=/repository/data`. */
export function flagAndPath(word: string): { flag: string; path: string } {
  const [, flag = "", path = word] = /^(-[\w-]+=)?(.*)$/s.exec(word) ?? [];
  return { flag, path };
}

function isInPath(name: string, { PATH = "" }: Environment): boolean {
  return PATH.split(delimiter).some((folder) => existsSync(join(folder, name)));
}

/** The home folder, if a variable has it, and it is not the whole machine. */
export function homeOf({ HOME }: Environment): string | undefined {
  return HOME !== undefined && isAbsolute(HOME) && basename(HOME) !== "" ? HOME : undefined;
}

/** Says that a path of this machine is not in the suite. */
export function pathNote(path: string, written: string): string {
  return `${path} is only on this machine: the suite has ${written}`;
}
