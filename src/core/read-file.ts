import fs from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { parseJson } from "./json/json.js";
import { hasMoreValues } from "./json/json-text.js";

const CHUNK = 64 * 1024;
// Opening a pipe must not wait for a program that writes to it.
const FLAGS = fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0);

/** Thrown if what is there is not a file that may be read; `code` is like those of the system. */
export class UnreadableFile extends Error {
  constructor(
    readonly code: "NOT_A_FILE" | "TOO_LARGE" | "OUTSIDE",
    message: string,
    /** In bytes, if it is too large. */
    readonly size = 0,
  ) {
    super(message);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "There is no such file.",
  ENOTDIR: "There is no such file.",
  EISDIR: "It is a folder.",
  EACCES: "Permission to read it is denied.",
  EPERM: "Permission to read it is denied.",
};

/** Why reading a file failed, as a sentence. Throws any error that is not about reading. */
export function whyUnreadable(error: unknown): string {
  if (error instanceof UnreadableFile) return `${error.message}.`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return REASONS[code] ?? `The system reports ${code}.`;
}

/** A folder outside of which nothing is read, wherever a path or a link leads. */
export class ReadRoot {
  /** Without links. */
  readonly folder: string;

  constructor(folder: string) {
    this.folder = fs.realpathSync(folder);
  }

  /** Throws an UnreadableFile for a path that is, or leads, outside; and the system's error if there is nothing. */
  check(path: string): void {
    const refusal = new UnreadableFile("OUTSIDE", `\`${path}\` is outside the working folder, and not read`);
    const isInside = (place: string) => place === this.folder || place.startsWith(this.folder + sep);
    const place = resolve(this.folder, path);
    if (!isInside(place)) throw refusal;
    if (fs.existsSync(place) && !isInside(fs.realpathSync(place))) throw refusal;
  }
}

let readRoot: ReadRoot | undefined;

/** Has this process read no file of a user outside a folder. */
export function readOnlyBelow(folder: string): void {
  readRoot = new ReadRoot(folder);
}

/** Reads a regular file; a pipe might never be written, and a device never ends. Throws an UnreadableFile or the system's error. */
export function readRegularFile(path: string, maxBytes: number): Buffer {
  readRoot?.check(path);
  const file = fs.openSync(path, FLAGS);
  try {
    const stats = fs.fstatSync(file);
    checkRegular(stats);
    const tooLarge = (size: number) =>
      new UnreadableFile("TOO_LARGE", `It has ${size} bytes; at most ${maxBytes} are read`, size);
    if (stats.size > maxBytes) throw tooLarge(stats.size);
    const parts: Buffer[] = [];
    // The file may have grown meanwhile, and files of /proc have no size.
    for (let length = 0; ; ) {
      const part = Buffer.allocUnsafe(Math.max(stats.size - length, CHUNK));
      const count = fs.readSync(file, part);
      if (count === 0) return Buffer.concat(parts);
      length += count;
      if (length > maxBytes) throw tooLarge(length);
      parts.push(part.subarray(0, count));
    }
  } finally {
    fs.closeSync(file);
  }
}

/** The text of a regular file, without the byte order mark that an editor may have added. Throws as `readRegularFile`. */
export function readRegularText(path: string, maxBytes: number): string {
  const text = readRegularFile(path, maxBytes).toString("utf8");
  return text.replace(/^\ufeff/, "");
}

/** The JSON value of a regular file; undefined if it is too large, or holds none. */
export function readJsonFile(path: string, maxBytes: number, maxValues = Number.POSITIVE_INFINITY): unknown {
  try {
    const text = readRegularText(path, maxBytes);
    return hasMoreValues(text, maxValues) ? undefined : parseJson(text);
  } catch {
    return undefined;
  }
}

/** Opens a regular file that is read in parts. Throws as `readRegularFile`. */
export async function openRegularFile(path: string): Promise<FileHandle> {
  readRoot?.check(path);
  const file = await fs.promises.open(path, FLAGS);
  try {
    checkRegular(await file.stat());
  } catch (error) {
    await file.close();
    throw error;
  }
  return file;
}

function checkRegular(stats: fs.Stats): void {
  // Reading a folder fails with EISDIR, which `whyUnreadable` explains.
  if (!stats.isFile() && !stats.isDirectory()) throw new UnreadableFile("NOT_A_FILE", "It is not a regular file");
}

/** The absolute path of a file; the drive of Windows is a capital letter, as two paths of one file must not differ in it. */
export function absolutePath(cwd: string, path: string): string {
  return resolve(cwd, path).replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}

/** True if a path is inside a folder, or is that folder. */
export function isBelow(path: string, folder: string): boolean {
  const relativePath = relative(folder, path);
  return relativePath !== ".." && !relativePath.startsWith(`..${sep}`) && !isAbsolute(relativePath);
}

/** The path of what exists, with all links resolved. */
export function realPath(path: string): string {
  try {
    return fs.realpathSync(path);
  } catch {
    // On Windows, the first way fails on a device path (`\\?\C:\`), and this one on a path that is too long.
    return fs.realpathSync.native(path);
  }
}

/** True if a path is inside a folder after all links are resolved. The path need not exist. */
export function isReallyBelow(path: string, folder: string): boolean {
  let existing = path;
  while (!fs.existsSync(existing) && existing !== dirname(existing)) existing = dirname(existing);
  return isBelow(join(realPath(existing), relative(existing, path)), realPath(folder));
}

/** Windows has devices of these names, whatever their extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i;

/** True if a name means the same file on every system. */
export function isFileName(name: string): boolean {
  return /^[^\\/:*?"<>|\p{Cc}\p{Cs}]*[^\\/:*?"<>|\p{Cc}\p{Cs}. ]$/u.test(name) && !DEVICE.test(name);
}

/** The same for all names of one file on some system: Windows and macOS ignore case, macOS also how a letter is composed. */
export function fileKey(name: string): string {
  return name.normalize().toLowerCase();
}

/** The nearest parent folder that is a Git checkout; else the folder itself. */
export function repositoryRoot(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (fs.existsSync(join(folder, ".git"))) return folder;
    if (folder === dirname(folder)) return cwd;
  }
}
