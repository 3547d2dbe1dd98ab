import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Problem } from "../core/problem.js";
import { absolutePath, repositoryRoot } from "../core/read-file.js";
import { plural } from "../core/text.js";
import { whyNoSuite } from "../suite/load.js";
import { listNames } from "../suite/suggest.js";
import { displayPath } from "../suite/yaml/read-source.js";

const DEFAULT_NAMES = ["**/mcptest.yaml", "**/mcptest.yml", "**/*.mcptest.yaml", "**/*.mcptest.yml"];
const MAX_REASONS = 5;
const IGNORED = ["**/node_modules/**", "**/.git/**", "**/.mcptest/**"];

/** Finds suites by paths or globs, else by default names. `isServerEnough`: flags that name a server would do too. */
export async function findSuites(paths: readonly string[], cwd: string, isServerEnough = false) {
  /** Absolute paths, in the order of the paths, sorted within a folder or glob. */
  const suites = new Set<string>();
  /** Files that a glob matches and that are not suites, with the reason. */
  const nonSuites = new Map<string, string>();
  const problems: Problem[] = [];
  for (const path of paths.length > 0 ? paths : [""]) {
    if (path === "" && paths.length > 0) {
      const fix = "Name a file, a folder or a glob: `.` is the whole folder.";
      problems.push({ title: "a path is empty", description: "It may come from a variable that is not set.", fix });
      continue;
    }
    const { files, isGlob } = await filesOf(path, cwd);
    const rejections = new Map<string, string>();
    for (const file of files) {
      const reason = isGlob ? await whyNoSuite(file, cwd) : undefined;
      if (reason === undefined) suites.add(file);
      else rejections.set(file, reason);
    }
    if (rejections.size === files.length) problems.push(noSuite(path, cwd, rejections, isServerEnough));
    else for (const [file, reason] of rejections) nonSuites.set(file, reason);
  }
  // A file that another path names is a suite on purpose: it gets no warning.
  for (const file of suites) nonSuites.delete(file);
  return { files: [...suites], others: nonSuites, problems };
}

/** A warning for a file that is not a suite. */
export function noSuiteWarning(file: string, reason: string, cwd: string): Problem {
  const description = `${reason} The glob matches it, and it is left out.`;
  const fix = "Name a folder, or a glob such as `**/*.mcptest.yaml`.";
  return { title: `\`${displayPath(file, cwd)}\` is not a suite`, description, fix, warning: true };
}

async function filesOf(path: string, cwd: string): Promise<{ files: string[]; isGlob: boolean }> {
  const absolute = absolutePath(cwd, path);
  const stats = existsSync(absolute) ? statSync(absolute) : undefined;
  if (path !== "" && stats?.isFile()) return { files: [absolute], isGlob: false };
  const isGlob = !stats?.isDirectory();
  if (!isGlob) return { files: (await globFiles(DEFAULT_NAMES, absolute)).sort(), isGlob };
  const pattern = path.replaceAll(sep, "/");
  // The search starts at the part without wildcards, because other drives and shares have roots of their own.
  const start = pattern.lastIndexOf("/", pattern.search(/[\\*?[\]{}()!+@|]/)) + 1;
  const folder = absolutePath(cwd, pattern.slice(0, start));
  return { files: (await globFiles([pattern.slice(start)], folder)).sort(), isGlob };
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
  // Its absolute paths lack a letter below the root of a share of Windows.
  const files = await glob([...patterns], { cwd, ignore: IGNORED, onlyFiles: true, dot: false });
  return files.map((file) => absolutePath(cwd, file));
}

/** `rejections`: the files that the path matches as a glob, each with the reason why it is not a suite. */
function noSuite(path: string, cwd: string, rejections: ReadonlyMap<string, string>, isServerEnough: boolean): Problem {
  if (rejections.size > 0) {
    const reasons = [...rejections].map(([file, reason]) => `\`${displayPath(file, cwd)}\`: ${reason}`);
    const more = reasons.length > MAX_REASONS ? [`… and ${plural(reasons.length - MAX_REASONS, "more file")}`] : [];
    const whole = `${path} matches ${plural(rejections.size, "file")}, but none of them is a suite.`;
    const description = [whole, ...reasons.slice(0, MAX_REASONS), ...more].join("\n");
    const fix = "A suite has `servers`, or `imports` that has them.";
    return { title: "the path matches no suite", description, fix };
  }
  const folder = resolve(cwd, path);
  const noneBelow = `Neither mcptest.yaml nor *.mcptest.yaml is below ${cwd}.`;
  const above = path === "" || path === "." ? folderAbove(cwd) : undefined;
  if (above !== undefined) {
    const fix = `\`mcptest run ${above}\` runs ${join(above, "mcptest.yaml")}.`;
    return { title: "no suite was found", description: noneBelow, fix };
  }
  const others = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name))
    : [];
  if (others.length > 0) {
    return {
      title: "the folder has no suite",
      description: `${path || "It"} has ${listNames(others, 5)}, but no mcptest.yaml and no *.mcptest.yaml.`,
      fix: `Rename a suite, such as to ${others[0]!.replace(/\.ya?ml$/, "")}.mcptest.yaml, or name the file: \`mcptest run ${join(path, others[0]!)}\`.`,
    };
  }
  if (path === "" || path === ".") {
    return {
      title: "no suite was found",
      description: noneBelow,
      fix: isServerEnough
        ? "Name a server by --from, --server-command or --server-url, or a suite."
        : `Write a first suite from your server: \`mcptest init --server-command "node server.js"\`.
If there are suites elsewhere, name a file, a folder or a glob: \`mcptest run tests/\`.`,
    };
  }
  return {
    title: "the path matches no suite",
    description: `${path} is not a file, and no suite matches it as a folder or glob (from ${cwd}).`,
    fix: "Check the spelling. Folders are searched for mcptest.yaml and *.mcptest.yaml; globs take every file that matches.",
  };
}

/** The nearest folder above, as far as the repository goes, that has an mcptest.yaml: relative, such as `../..`. */
function folderAbove(cwd: string): string | undefined {
  const root = repositoryRoot(cwd);
  for (let folder = cwd; folder !== root; ) {
    folder = dirname(folder);
    if (existsSync(join(folder, "mcptest.yaml"))) return relative(cwd, folder);
  }
  return undefined;
}
