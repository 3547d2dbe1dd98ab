import { EventEmitter, once } from "node:events";
import { type FSWatcher, statSync, watch } from "node:fs";
import { basename, dirname, relative, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { messageOf } from "../../../core/errors.js";
import { UserError, userError } from "../../../core/problem.js";
import { isBelow, repositoryRoot } from "../../../core/read-file.js";
import { firstNames, plural } from "../../../core/text.js";
import { findSuites, foldersBelow, globFiles } from "../../../run/find-suites.js";
import { reportLines, reportProblems } from "../../../run/output.js";
import { onInterrupt } from "../../../run/process/events.js";

/** Editors write a file in several steps. */
const SETTLE_MS = 100;
const MAX_NAMES = 3;

/** What to watch beside the files of suites. */
export interface WatchSettings {
  /** Files, folders and globs of suites. */
  paths: readonly string[];
  /** Globs of files whose change concerns all suites. */
  globs: readonly string[];
  cwd: string;
}

/** Runs some suites; calls `onFile` with each file of a suite. Gives the exit code; 130 when it was stopped. */
type RunSuites = (
  suites: readonly string[],
  onFile: (path: string, suite: string) => void,
  signal: AbortSignal,
) => Promise<number>;

/** Files with their fingerprints. */
type Files = Map<string, string>;

/** Runs suites, then again those that are changed, until it is interrupted: gives the code of the last run. */
export async function watchSuites(settings: WatchSettings, run: RunSuites): Promise<number> {
  const { cwd } = settings;
  const root = repositoryRoot(cwd);
  const folderWatch = new FolderWatch();
  const filesOf = new Map<string, Files>();
  let sources: Files | undefined;
  const stop = new AbortController();
  const release = onInterrupt(stop);
  let code = 130;
  try {
    for (;;) {
      folderWatch.reset();
      const paths = [...filesOf.values()].flatMap((files) => [...files.keys()]);
      folderWatch.set(await foldersOf(settings, paths, root));
      const { files: suites } = await findSuites(settings.paths, cwd);
      // Each file is looked at once, so that a change counts for all suites, or for none.
      const fingerprints = new Map<string, string>();
      const fingerprint = (file: string) => {
        if (!fingerprints.has(file)) fingerprints.set(file, fingerprintOf(file));
        return fingerprints.get(file) ?? "";
      };
      for (const suite of filesOf.keys()) if (!suites.includes(suite)) filesOf.delete(suite);
      const currentSources = await sourceFiles(settings, root);
      const changedSources = sources === undefined ? [] : changedFiles(sources, currentSources);
      const dueSuites = suites.filter(
        (suite) =>
          changedSources.length > 0 || changesOf(filesOf.get(suite), fingerprint).length > 0 || !filesOf.has(suite),
      );
      const isFirst = sources === undefined;
      sources = currentSources;
      if (stop.signal.aborted) return code;
      if (dueSuites.length > 0 || isFirst) {
        const changes = [
          ...changedSources,
          ...dueSuites.flatMap((suite) => changesOf(filesOf.get(suite), fingerprint)),
        ];
        if (!isFirst) await reportLines("", changeLine(changes, dueSuites, suites, cwd));
        for (const suite of dueSuites) filesOf.set(suite, new Map([[suite, fingerprintOf(suite)]]));
        const onFile = (path: string, suite: string) => {
          const files = filesOf.get(suite);
          // The first fingerprint counts: a file that is written while the suite is loaded has changed.
          if (files && isBelow(path, root) && !files.has(path)) files.set(path, fingerprintOf(path));
        };
        // Each run has a signal of its own, because listeners that it leaves there would add up.
        const signal = AbortSignal.any([stop.signal]);
        code = await run(dueSuites, onFile, signal).catch(async (error: unknown) => {
          if (!(error instanceof UserError)) throw error;
          await reportProblems(error);
          return 2;
        });
        if (stop.signal.aborted) return code;
        // Looks for changes during the run before it waits.
        await reportLines(`Watching ${plural(suites.length, "suite")} for changes; Ctrl-C ends.`);
        continue;
      }
      await folderWatch.nextRing(stop.signal);
      if (!stop.signal.aborted) await sleep(SETTLE_MS);
    }
  } finally {
    folderWatch.close();
    release();
  }
}

/** The folders of these files, and those in which suites and sources may appear; all of them in the repository. */
async function foldersOf(
  { paths, globs, cwd }: WatchSettings,
  files: readonly string[],
  root: string,
): Promise<Set<string>> {
  const isFile = (path: string) => statSync(resolve(cwd, path), { throwIfNoEntry: false })?.isFile() === true;
  const mayAppear = globs.length > 0 || paths.length === 0 || !paths.every(isFile);
  const folders = paths.filter((path) => !isFile(path)).map((path) => resolve(cwd, path));
  const open = mayAppear ? await foldersBelow([cwd, ...folders]) : [];
  return new Set([...open, ...files.map((file) => dirname(file))].filter((folder) => isBelow(folder, root)));
}

async function sourceFiles({ globs, cwd }: WatchSettings, root: string): Promise<Files> {
  const files = globs.length === 0 ? [] : await globFiles(globs, cwd);
  return new Map(files.filter((file) => isBelow(file, root)).map((file) => [file, fingerprintOf(file)]));
}

function changesOf(files: Files | undefined, fingerprint: (file: string) => string): string[] {
  return [...(files ?? [])].flatMap(([file, oldFingerprint]) => (fingerprint(file) === oldFingerprint ? [] : [file]));
}

/** The files that are changed, new or gone. */
function changedFiles(before: Files, now: Files): string[] {
  const all = new Set([...before.keys(), ...now.keys()]);
  return [...all].filter((file) => before.get(file) !== now.get(file));
}

/** Differs if a file was written, replaced, made or removed. */
function fingerprintOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? "" : `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
}

function changeLine(changes: readonly string[], dueSuites: readonly string[], suites: readonly string[], cwd: string) {
  const names = [...new Set(changes.length > 0 ? changes : dueSuites)].map((file) => relative(cwd, file));
  const what = firstNames(names, MAX_NAMES);
  return `${changes.length > 0 ? "Changed" : "New"}: ${what}. Running ${dueSuites.length} of ${plural(suites.length, "suite")}.`;
}

/** Rings if something may have changed in one of several folders; the listener finds out what. */
export class FolderWatch {
  readonly #watchers = new Map<string, { watcher: FSWatcher; inode: number }>();
  readonly #bell = new EventEmitter();
  #hasRung = false;

  /** Watches these folders, without those below them, and no others. Throws a UserError if the system refuses. */
  set(folders: ReadonlySet<string>): void {
    for (const [folder, { inode }] of this.#watchers) {
      // If a parent folder was moved, the path leads to another folder now.
      if (folders.has(folder) && inodeOf(folder) === inode) continue;
      this.#forget(folder);
    }
    for (const folder of folders) {
      const inode = inodeOf(folder);
      if (inode === undefined || this.#watchers.has(folder)) continue;
      this.#watchers.set(folder, { watcher: this.#watch(folder), inode });
    }
  }

  /** Forgets what has rung so far. */
  reset(): void {
    this.#hasRung = false;
  }

  /** Resolves when it has rung since `reset`, or `signal` is aborted. */
  async nextRing(signal: AbortSignal): Promise<void> {
    if (!this.#hasRung) await once(this.#bell, "ring", { signal }).catch(() => {});
  }

  close(): void {
    for (const folder of this.#watchers.keys()) this.#forget(folder);
  }

  #forget(folder: string): void {
    this.#watchers.get(folder)?.watcher.close();
    this.#watchers.delete(folder);
  }

  #watch(folder: string): FSWatcher {
    const ring = (_type: string, name?: string | null) => {
      // The folder itself was removed or moved: one that is made in its place may have the same inode.
      if (name === undefined || name === basename(folder)) this.#forget(folder);
      this.#hasRung = true;
      this.#bell.emit("ring");
    };
    try {
      // A folder that goes away is an error on some systems.
      return watch(folder, ring).on("error", () => ring("error"));
    } catch (error) {
      const fix = "Name the suites, so that fewer folders are watched, or raise the limit of the system.";
      throw userError(`cannot watch ${folder}`, messageOf(error), fix);
    }
  }
}

function inodeOf(folder: string): number | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() ? stats.ino : undefined;
}
