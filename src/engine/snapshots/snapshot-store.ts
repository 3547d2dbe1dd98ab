import type { Dirent } from "node:fs";
import { promises } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { messageOf } from "../../core/errors.js";
import { getOrMake } from "../../core/groups.js";
import { isObject, jsonError } from "../../core/json/json.js";
import { writeFileAtomic } from "../../core/out.js";
import { fileKey, isReallyBelow, readRegularFile, UnreadableFile } from "../../core/read-file.js";
import { redactForeign } from "../../core/redaction/foreign-marks.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { derive, hide, hideValue, type RedactedJson, say } from "../../core/redaction/redacted.js";
import { byText, firstOf, plural } from "../../core/text.js";
import { snapshotFile } from "../../matchers/snapshot-key.js";
import { type SnapshotResult, type Snapshots, SuiteFault } from "../../matchers/types.js";
import type { SuiteAssertion } from "../../suite/types.js";
import { DeferredText, escapePattern } from "../../suite/variables/deferred.js";
import type { Plan } from "../plan/plan.js";

const FOLDER = "snapshots";
const MAX_SHOWN = 20;
const MAX_BYTES = 64 * 1024 * 1024;

export interface SnapshotPolicy {
  update: boolean;
  /** False under CI without `--allow-update-in-ci`: nothing is recorded. */
  mayWrite: boolean;
}

interface KnownSnapshot {
  recorded: RedactedJson;
  isFresh: boolean;
}

/** The snapshots of one run, for all suites. Each file is written at most once; later values are compared with that. */
export class SnapshotStore {
  readonly #snapshots = new Map<string, Promise<KnownSnapshot | undefined>>();
  /** Files that are read or written, by a key that is the same for all names of a file. */
  readonly #names = new Map<string, string>();
  /** The files that are new or changed, as they are shown. */
  readonly #newFiles = new Set<string>();
  /** Keys that a suite names, even if the test did not run, by the folder of the snapshots. */
  readonly #namesByFolder = new Map<string, Set<string | RegExp>>();

  constructor(
    private readonly policy: SnapshotPolicy,
    /** Paths are shown relative to it. */
    private readonly cwd: string,
    private readonly repositoryRoot: string,
  ) {}

  of(suiteFile: string): Snapshots {
    return {
      redact: (value) => hideValue(redactForeign(value)),
      compare: (file, value, update) => this.#settle(join(dirname(suiteFile), FOLDER), file, value, update),
    };
  }

  name(suiteFile: string, file: string | RegExp): void {
    this.#namesIn(join(dirname(suiteFile), FOLDER)).add(file);
  }

  /** A sentence that lists what was recorded. */
  recorded(): string[] {
    const { size } = this.#newFiles;
    return size === 0 ? [] : [`recorded ${plural(size, "snapshot")}: ${listSome([...this.#newFiles].sort())}`];
  }

  /** The files that no test names, as they are shown, in folders of which the run has every suite (`suites`). */
  async unused(suites: ReadonlySet<string>): Promise<string[]> {
    const all: string[] = [];
    for (const [folder, names] of this.#namesByFolder) {
      if (!this.#isOurs(folder)) continue;
      const siblings = await promises.readdir(dirname(folder)).catch((): string[] => []);
      const otherSuites = siblings.filter((name) => /(?:^|\.)mcptest\.ya?ml$/.test(name));
      if (otherSuites.some((name) => !suites.has(join(dirname(folder), name)))) continue;
      const entries = await promises
        .readdir(folder, { recursive: true, withFileTypes: true })
        .catch((): Dirent[] => []);
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.startsWith(".")) continue;
        const path = join(entry.parentPath, entry.name);
        const file = relative(folder, path).split(sep).join("/");
        const isUsed = [...names].some((pattern) => pattern instanceof RegExp && pattern.test(file));
        if (!isUsed && !names.has(file)) all.push(this.#displayPath(path));
      }
    }
    return all.sort();
  }

  async #settle(
    folder: string,
    file: string,
    value: RedactedJson,
    update: boolean | undefined,
  ): Promise<SnapshotResult> {
    const path = join(folder, file);
    this.#namesIn(folder).add(file);
    const displayPath = this.#displayPath(path);
    this.#refuseOtherCase(path);
    const mayRewrite = (update ?? this.policy.update) && this.policy.mayWrite;
    // Tests of several files may use one snapshot at the same time: each waits for the one before it.
    const before = this.#snapshots.get(path) ?? this.#read(folder, path);
    const turn = before.then(async (snapshot): Promise<[KnownSnapshot | undefined, boolean]> => {
      const writes = snapshot === undefined ? this.policy.mayWrite : mayRewrite && !snapshot.isFresh;
      if (!writes) return [snapshot, false];
      await this.#write(path, value);
      if (!isDeepStrictEqual(snapshot?.recorded, value)) this.#newFiles.add(displayPath);
      return [{ recorded: value, isFresh: true }, true];
    });
    const after = turn.then(([snapshot]) => snapshot);
    this.#snapshots.set(path, after);
    // The next test that uses it tries again after a failure.
    after.catch(() => {
      if (this.#snapshots.get(path) === after) this.#snapshots.delete(path);
    });
    const [snapshot, wrote] = await turn;
    if (wrote) return { kind: "written" };
    if (snapshot === undefined) return { kind: "missing", file: displayPath };
    return { kind: "there", file: displayPath, ...snapshot };
  }

  /** Throws a SuiteFault for a name that is another one's file on Windows and macOS. */
  #refuseOtherCase(path: string): void {
    const key = fileKey(path);
    const other = this.#names.get(key) ?? path;
    this.#names.set(key, other);
    if (other === path) return;
    const [one, two] = [other, path].map((file) => hide(this.#displayPath(file)));
    const message = say`the snapshots ${one!} and ${two!} are one file on Windows and macOS`;
    throw new SuiteFault(message, "Give them keys that differ in more than the case of letters.");
  }

  async #write(path: string, value: RedactedJson): Promise<void> {
    const json = sortedJson(value);
    try {
      await writeFileAtomic(path, say`${json}\n`);
    } catch (error) {
      const message = say`${hide(this.#displayPath(path))} cannot be recorded: ${hide(messageOf(error))}`;
      throw new SuiteFault(message, "Make the folder writable.");
    }
  }

  async #read(folder: string, path: string): Promise<KnownSnapshot | undefined> {
    await this.#insideOnly(folder, path);
    let text: string;
    try {
      text = readRegularFile(path, MAX_BYTES).toString("utf8");
    } catch (error) {
      if (isMissing(error)) return undefined;
      const isUnfit = error instanceof UnreadableFile;
      const fix = isUnfit ? "Put a smaller, plain file in its place." : "Make the file readable.";
      throw new SuiteFault(say`${hide(this.#displayPath(path))} cannot be read: ${hide(messageOf(error))}`, fix);
    }
    try {
      return { recorded: hideValue(JSON.parse(text)), isFresh: false };
    } catch {
      const message = say`the snapshot ${hide(this.#displayPath(path))} is not JSON: ${derive(hide(text), jsonError)}`;
      throw new SuiteFault(message, "Delete the file and record it again.");
    }
  }

  /** True if the folder is in the repository or next to its suite. */
  #isOurs(folder: string): boolean {
    return isReallyBelow(folder, this.repositoryRoot) || isReallyBelow(folder, dirname(folder));
  }

  /** A link may lead neither out of the repository nor out of the folder, to read or to write. */
  async #insideOnly(folder: string, path: string): Promise<void> {
    if (!this.#isOurs(folder)) {
      const what = say`${hide(this.#displayPath(folder))} links to a place outside the repository`;
      throw new SuiteFault(what, "Put a plain folder in its place.");
    }
    const root = await promises.realpath(folder).catch(() => undefined);
    if (root === undefined) return;
    for (let at = path; at !== folder; at = dirname(at)) {
      const real = await promises.realpath(at).catch(() => undefined);
      if (real === undefined || real.startsWith(root + sep)) continue;
      const message = say`${hide(this.#displayPath(path))} links to a place outside its folder`;
      throw new SuiteFault(message, "Put a plain file in its place.");
    }
  }

  #namesIn(folder: string): Set<string | RegExp> {
    return getOrMake(this.#namesByFolder, folder, () => new Set());
  }

  #displayPath(path: string): string {
    return relative(this.cwd, path).split(sep).join("/");
  }
}

/** JSON with every object's keys sorted. Throws a SuiteFault if the value is nested too deeply. */
function sortedJson(value: RedactedJson): Redacted {
  try {
    return derive(value, (shown) => JSON.stringify(withSortedKeys(shown), null, 2));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new SuiteFault(say`The value is nested too deeply to be recorded`, "Name a part of it in the target.");
  }
}

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, withSortedKeys(member)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => byText(a, b)));
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

/** A sentence that lists the snapshots that no test of the run uses, in folders that no suite outside it shares. */
export async function unusedSnapshots(plan: Plan, store: SnapshotStore): Promise<string[]> {
  for (const { checked } of plan.files) {
    const steps = checked.tests.flatMap((test) => Object.values(test.steps).flat());
    const all = [...checked.tests, ...steps, ...checked.setup, ...checked.teardown];
    for (const { source } of all.flatMap(({ assertions }) => assertions ?? [])) {
      const key = snapshotKeyOf(source);
      if (key === undefined) continue;
      store.name(checked.suite.file, key instanceof DeferredText ? filesOf(key) : snapshotFile(key, []));
    }
  }
  const unused = await store.unused(new Set(plan.files.map(({ checked }) => checked.suite.file)));
  if (unused.length === 0) return [];
  return [`snapshots that no test in this run uses: ${listSome(unused)}`];
}

function listSome(files: readonly string[]): string {
  return firstOf(files, MAX_SHOWN, (count) => `and ${count} more`).join(", ");
}

/** The files that a key with references can match, for any values of the references. */
function filesOf({ parts }: DeferredText): RegExp {
  const pattern = parts.map((part) => (typeof part === "string" ? escapePattern(part) : ".*")).join("");
  return new RegExp(`^${pattern}(?:\\.json)?$`, "s");
}

function snapshotKeyOf({ matcher }: SuiteAssertion): unknown {
  const snapshot = isObject(matcher) ? matcher.snapshot : undefined;
  return isObject(snapshot) && "name" in snapshot ? snapshot.name : snapshot;
}
