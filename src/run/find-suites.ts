import { existsSync, statSync } from "node:fs";
import { isAbsolute, resolve } from "node:path";
import type { Problem } from "../core/problem.js";

const DEFAULT_NAMES = ["mcptest.yaml", "mcptest.yml", "**/*.mcptest.yaml", "**/*.mcptest.yml"];
const IGNORED = ["**/node_modules/**", "**/.git/**", "**/.mcptest/**"];

/**
 * Finds suite files by paths (files, folders or globs, relative to `cwd`); without paths, by the default names below
 * `cwd`. Returns absolute paths without duplicates, in the order of the paths, sorted within a folder or glob, and a
 * problem for every path that matches nothing.
 *
 * @param isServerEnough true if flags that name a server would do too
 */
export async function findSuites(
  paths: readonly string[],
  cwd: string,
  isServerEnough = false,
): Promise<{ files: string[]; problems: Problem[] }> {
  const found = new Set<string>();
  const problems: Problem[] = [];
  for (const path of paths.length > 0 ? paths : [""]) {
    const files = await filesOf(path, cwd);
    for (const file of files) found.add(file);
    if (files.length === 0) problems.push(noSuite(path, cwd, isServerEnough));
  }
  return { files: [...found], problems };
}

async function filesOf(path: string, cwd: string): Promise<string[]> {
  const absolute = resolve(cwd, path);
  if (path !== "" && existsSync(absolute) && statSync(absolute).isFile()) return [absolute];
  const folder = existsSync(absolute) && statSync(absolute).isDirectory();
  const files = folder
    ? await globFiles(DEFAULT_NAMES, absolute)
    : await globFiles([path], isAbsolute(path) ? "/" : cwd);
  return files.sort();
}

/** The folders at and below these, but for those that are never searched for suites. */
export async function foldersBelow(folders: readonly string[]): Promise<string[]> {
  const { glob } = await import("tinyglobby");
  const options = { ignore: IGNORED, absolute: true, onlyDirectories: true, dot: false };
  const below = await Promise.all(folders.map((cwd) => glob(["**"], { ...options, cwd })));
  return [...folders, ...below.flat().map((folder) => resolve(folder))];
}

/** The absolute paths of the files below `cwd` that match. */
export async function globFiles(patterns: readonly string[], cwd: string): Promise<string[]> {
  // Loaded only for a path that is not a file: it takes time.
  const { glob } = await import("tinyglobby");
  return glob([...patterns], { cwd, ignore: IGNORED, absolute: true, onlyFiles: true, dot: false });
}

function noSuite(path: string, cwd: string, isServerEnough: boolean): Problem {
  if (path === "") {
    return {
      title: "no suite was found",
      description: `Below ${cwd} there is no mcptest.yaml and no *.mcptest.yaml.`,
      fix: isServerEnough
        ? "Name a server by --server-command or --server-url, or a suite."
        : `Write a first suite from your server: \`mcptest init --server-command "node server.js"\`.
If there are suites elsewhere, name a file, a folder or a glob: \`mcptest run tests/\`.`,
    };
  }
  return {
    title: "the path matches no suite",
    description: `${path} is not a file, and no suite matches it as a folder or glob (from ${cwd})`,
    fix: "check the spelling; a folder is searched for mcptest.yaml and *.mcptest.yaml, a glob takes every file it matches",
  };
}
