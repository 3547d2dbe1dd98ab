import { type FSWatcher, statSync, watch } from "node:fs";
import { messageOf } from "../core/errors.js";
import { userError } from "../core/problem.js";

/** Ringing that something may have changed in one of several folders. What has changed is for the listener to find out. */
export class FolderWatch {
  readonly #watchers = new Map<string, { watcher: FSWatcher; inode: number }>();
  #hasRung = false;
  #onRing: () => void = () => {};

  /** Watches these folders, without those below them, and no others. Throws a UserError if the system refuses. */
  set(folders: ReadonlySet<string>): void {
    for (const [folder, { watcher, inode }] of this.#watchers) {
      // A folder that was removed and made again is another one.
      if (folders.has(folder) && inodeOf(folder) === inode) continue;
      watcher.close();
      this.#watchers.delete(folder);
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
  rung(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        signal.removeEventListener("abort", done);
        resolve();
      };
      this.#onRing = done;
      signal.addEventListener("abort", done);
      if (this.#hasRung || signal.aborted) done();
    });
  }

  close(): void {
    for (const { watcher } of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  #watch(folder: string): FSWatcher {
    const ring = () => {
      this.#hasRung = true;
      this.#onRing();
    };
    try {
      // A folder that goes away is an error on some systems.
      return watch(folder, ring).on("error", ring);
    } catch (error) {
      throw userError(
        `cannot watch ${folder}`,
        messageOf(error),
        "Name the suites, so that fewer folders are watched, or raise the limit of the system.",
      );
    }
  }
}

function inodeOf(folder: string): number | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() ? stats.ino : undefined;
}
