import { existsSync } from "node:fs";
import { dirname, isAbsolute, resolve } from "node:path";
import { isObject } from "../../core/json/json.js";
import { UserError } from "../../core/problem.js";
import { isBelow, realPath } from "../../core/read-file.js";
import { type ProblemLog, type ProblemTexts, Spot } from "../problems.js";
import type { LoadOptions } from "../types.js";
import { child, setOwn } from "./nodes.js";
import type { PlaceStore } from "./positions.js";
import { displayPath, readSource } from "./read-source.js";
import { readYaml } from "./read-yaml.js";

/** A file that was read: the root of its document. */
export interface LoadedDocument {
  file: string;
  root: Record<string, unknown>;
}

/** Reads a suite and all that it imports, each file once; imported ones first, in the order of merging. */
export async function readWithImports(file: string, options: LoadOptions, log: ProblemLog): Promise<LoadedDocument[]> {
  const documents: LoadedDocument[] = [];
  const visited = new Set<string>();

  async function visit(path: string, chain: readonly string[], mention?: Spot): Promise<void> {
    const real = existsSync(path) ? realPath(path) : path;
    const chainText = [...chain, real].map((link) => displayPath(link, options.cwd)).join(" → ");
    if (chain.includes(real)) mention?.report("value", { ...CYCLE, description: `${chainText}.` });
    if (visited.has(real)) return;
    visited.add(real);
    const document = await read(path, chainText, mention);
    if (document === undefined) {
      log.complete = false;
      return;
    }
    for (const spot of new Spot(log, document.root, ["imports"]).items()) {
      if (typeof spot.value !== "string") continue;
      for (const target of await importedFiles(spot.value, path, spot, chainText))
        await visit(target, [...chain, real], spot);
    }
    documents.push(document);
  }

  async function read(path: string, chainText: string, mention?: Spot): Promise<LoadedDocument | undefined> {
    options.onFile?.(path);
    try {
      const source = readSource(path, options.cwd);
      const { value, complete, problems } = await readYaml(source, log.places);
      for (const problem of problems) log.add(problem);
      if (!complete) log.complete = false;
      if (value === undefined) return undefined;
      if (isObject(value)) return { file: path, root: withTargetVersions(value, log) };
      const location = { file: source.name, line: 1, column: 1, end_line: 1, end_column: 2 };
      log.add({ ...NOT_A_MAPPING, ...log.places.at(location) });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      for (const problem of error.problems) {
        if (mention === undefined) log.add(problem);
        else mention.report("value", { ...problem, description: `${problem.description} The imports: ${chainText}.` });
      }
    }
    return undefined;
  }

  async function importedFiles(entry: string, importer: string, mention: Spot, chainText: string): Promise<string[]> {
    const folder = dirname(importer);
    if (entry.includes("${")) return leaveOut(mention, VARIABLE_IN_IMPORT);
    const outside = outsideRepository("an import", `${chainText} → ${entry}`);
    const leaves = (path: string) => leavesRepository(entry, path, importer, options.repositoryRoot);
    // Loaded on demand: most suites import nothing, and the glob library is slow to load.
    const { globSync, isDynamicPattern } = await import("tinyglobby");
    if (!isDynamicPattern(entry)) {
      const path = resolve(folder, entry);
      return leaves(path) ? leaveOut(mention, outside) : [path];
    }
    const glob = entry.replaceAll("\\", "/");
    const steps = glob.split("/");
    const first = steps.findIndex((step) => isDynamicPattern(step));
    // The folder below which the files of the glob lie.
    const start = resolve(folder, steps.slice(0, first).join("/") || (isAbsolute(glob) ? "/" : "."));
    if (leaves(start)) return leaveOut(mention, outside);
    // A walk through a whole disk takes minutes.
    if (glob.includes("**") && !isBelow(start, options.repositoryRoot) && !isBelow(start, folder))
      return leaveOut(mention, TOO_WIDE);
    const paths = globSync(glob, { cwd: folder, absolute: true, dot: true, expandDirectories: false });
    const matches = paths.map((path) => resolve(path)).filter((path) => path !== importer);
    const allowed = matches.sort().filter((path) => !leaves(path));
    if (matches.length === 0) leaveOut(mention, { ...NO_MATCH, title: `no file matches \`${entry}\`` });
    if (allowed.length < matches.length) leaveOut(mention, outside);
    return allowed;
  }

  function leaveOut(mention: Spot, texts: ProblemTexts): [] {
    log.complete = false;
    mention.report("value", texts);
    return [];
  }

  await visit(resolve(options.cwd, file), []);
  return documents;
}

/** True if a relative entry leads out of the repository that the importing file lies in, through `..` or by a link. */
export function leavesRepository(entry: string, path: string, importer: string, repositoryRoot: string): boolean {
  if (isAbsolute(entry) || !isBelow(importer, repositoryRoot)) return false;
  if (!isBelow(path, repositoryRoot)) return !existsSync(path) || !isBelow(realPath(path), repositoryRoot);
  return existsSync(path) && !isBelow(realPath(path), realPath(repositoryRoot));
}

/** The absolute path of the file that a suite names; undefined if none, or if it leaves the repository: reported. */
export function fileAt(spot: Spot, what: string, options: LoadOptions): string | undefined {
  const { value: file, path, root, log } = spot;
  const owner = path.slice(0, -1).reduce<unknown>(child, root);
  if (typeof file !== "string" || !isObject(owner)) return undefined;
  const importer = log.places.sourceOf(owner, path.at(-1) ?? "")?.file ?? "";
  const absolute = resolve(dirname(importer), file);
  if (leavesRepository(file, absolute, importer, options.repositoryRoot))
    return spot.report("value", outsideRepository(what, `\`${file}\``));
  options.onFile?.(absolute);
  return absolute;
}

const NOT_A_MAPPING: ProblemTexts = {
  title: "a suite must be a mapping",
  description: "The top level of the file is something else.",
  fix: "Write `servers:` and `tools:` at the start of lines.",
};
const VARIABLE_IN_IMPORT: ProblemTexts = {
  title: "an import contains a variable",
  description: "Imports are read before variables are resolved, because imported files may declare them.",
  fix: "Write the path itself, or a glob.",
};

const TOO_WIDE: ProblemTexts = {
  title: "a glob through folders outside the repository",
  description: "`**` walks every folder below, and their number outside the repository is unbounded.",
  fix: "Name the folder and use `*`, or start the glob inside the repository.",
};

const CYCLE = { title: "circular import", fix: "Move what they share into a file that imports neither of them." };

export function outsideRepository(what: string, path: string): ProblemTexts {
  return {
    title: `${what} outside the repository`,
    description: `${path} leads through \`..\` or a link to a file outside the repository.`,
    fix: "Copy the file into the repository, or write its absolute path.",
  };
}

/** What else the key of the revisions is called, on the command line and by other tools. */
const REVISIONS = /^(?:target|protocol)[-_]?versions?$/i;

/** The document with `target_versions` in place of another name for it, which a warning names. */
function withTargetVersions(root: Mapping, log: ProblemLog): Mapping {
  const other = Object.keys(root).find((key) => REVISIONS.test(key));
  if (other === undefined || Object.hasOwn(root, "target_versions")) return root;
  new Spot(log, root, [other]).report("key", {
    title: `\`${other}\` is \`target_versions\``,
    description: "It is read as `target_versions`.",
    fix: "Write `target_versions:`.",
    warning: true,
  });
  const renamed: Mapping = {};
  for (const [key, value] of Object.entries(root)) setOwn(renamed, key === other ? "target_versions" : key, value);
  log.places.recordMerged(
    renamed,
    Object.keys(root).map((key) => [root, key]),
  );
  return renamed;
}

const NO_MATCH = { description: "The glob of this import finds nothing.", fix: "Check the path." };

type Mapping = Record<string, unknown>;

/** Lists that are settings: the later one replaces the earlier one. All other lists are joined. */
const REPLACED = new Set(["target_versions", "model_compatibility"]);

/** Merges one document over another: mappings by key, lists joined, anything else replaced. */
export function mergeDocuments(earlier: Mapping, later: Mapping, places: PlaceStore): Mapping {
  const joined = (before: unknown, after: unknown) =>
    Array.isArray(before) && Array.isArray(after) ? joinLists(before, after, places) : after;
  const mergeBlock = (block: string, before: unknown, after: unknown): unknown => {
    if (!isObject(before) || !isObject(after)) return REPLACED.has(block) ? after : joined(before, after);
    return mergeMaps(before, after, places, (_, one, other) => (block === "fixtures" ? joined(one, other) : other));
  };
  return mergeMaps(earlier, later, places, mergeBlock);
}

function mergeMaps(
  earlier: Mapping,
  later: Mapping,
  places: PlaceStore,
  merge: (key: string, before: unknown, after: unknown) => unknown,
): Mapping {
  const merged: Mapping = {};
  const origins: [object, string][] = [];
  for (const key of new Set([...Object.keys(earlier), ...Object.keys(later)])) {
    const [before, after] = [child(earlier, key), child(later, key)];
    setOwn(merged, key, after === undefined ? before : merge(key, before, after));
    origins.push([Object.hasOwn(later, key) ? later : earlier, key]);
  }
  places.recordMerged(merged, origins);
  return merged;
}

function joinLists(earlier: unknown[], later: unknown[], places: PlaceStore): unknown[] {
  const list = [...earlier, ...later];
  const origins = [earlier, later].flatMap((part) => part.map((_, index) => [part, index] as const));
  places.recordMerged(list, origins);
  return list;
}
