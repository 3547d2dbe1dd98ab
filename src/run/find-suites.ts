import { existsSync, statSync } from "node:fs";
import { isAbsolute, resolve } from "node:path";
import { plural } from "../core/plural.js";
import type { Problem } from "../core/problem.js";
import { whyNoSuite } from "../suite/looks-like-suite.js";
import { displayPath } from "../suite/yaml/read-source.js";

const DEFAULT_NAMES = ["mcptest.yaml", "mcptest.yml", "**/*.mcptest.yaml", "**/*.mcptest.yml"];
const IGNORED = ["**/node_modules/**", "**/.git/**", "**/.mcptest/**"];

/** The suites that paths name. */
export interface FoundSuites {
  /** Absolute paths without duplicates, in the order of the paths, sorted within a folder or glob. */
  files: string[];
  /** Files that a glob matches and that are not suites, with the reason. */
  others: ReadonlyMap<string, string>;
  /** One for every path that matches no suite. */
  problems: Problem[];
}

/**
 * Finds suite files by paths (files, folders or globs, relative to `cwd`); without paths, by the default names below
 * `cwd`.
 */
export async function findSuites(paths: readonly string[], cwd: string): Promise<FoundSuites> {
  const found = new Set<string>();
  const others = new Map<string, string>();
  const problems: Problem[] = [];
  for (const path of paths.length > 0 ? paths : [""]) {
    const { files, isGlob } = await filesOf(path, cwd);
    const suites = files.filter((file) => {
      const why = isGlob ? whyNoSuite(file, cwd) : undefined;
      if (why !== undefined) others.set(file, why);
      return why === undefined;
    });
    for (const file of suites) found.add(file);
    if (suites.length === 0) problems.push(noSuite(path, cwd, files));
  }
  // A file that is named, too, is meant to be a suite.
  for (const file of found) others.delete(file);
  return { files: [...found], others, problems };
}

/** A warning for a file that is not a suite. */
export function noSuiteWarning(file: string, why: string, cwd: string): Problem {
  return {
    title: `\`${displayPath(file, cwd)}\` is not a suite`,
    description: `${why} The glob matches it, and it is left out.`,
    fix: "Name a folder, or a glob such as `**/*.mcptest.yaml`.",
    warning: true,
  };
}

async function filesOf(path: string, cwd: string): Promise<{ files: string[]; isGlob: boolean }> {
  const absolute = resolve(cwd, path);
  if (path !== "" && existsSync(absolute) && statSync(absolute).isFile()) return { files: [absolute], isGlob: false };
  const isGlob = !(existsSync(absolute) && statSync(absolute).isDirectory());
  const files = isGlob ? await expand([path], isAbsolute(path) ? "/" : cwd) : await expand(DEFAULT_NAMES, absolute);
  return { files: files.sort(), isGlob };
}

/** The absolute paths of the files below `cwd` that match. */
async function expand(patterns: string[], cwd: string): Promise<string[]> {
  // Loaded on demand: most paths are files, and the glob library is slow to load.
  const { glob } = await import("tinyglobby");
  return glob(patterns, { cwd, ignore: IGNORED, absolute: true, onlyFiles: true, dot: false });
}

function noSuite(path: string, cwd: string, files: readonly string[]): Problem {
  if (files.length > 0) {
    return {
      title: "the path matches no suite",
      description: `${path} matches ${plural(files.length, "file")}, and none of them is a suite`,
      fix: "a suite has `servers`, or `imports` that has them",
    };
  }
  if (path === "") {
    return {
      title: "no suite was found",
      description: `below ${cwd} there is no mcptest.yaml and no *.mcptest.yaml`,
      fix: "name a suite file, a folder or a glob: mcptest run tests/mcp",
    };
  }
  return {
    title: "the path matches no suite",
    description: `${path} is not a file, and no suite matches it as a folder or glob (from ${cwd})`,
    fix: "check the spelling; a folder is searched for mcptest.yaml and *.mcptest.yaml, a glob takes every file it matches",
  };
}
