import fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isatty } from "node:tty";
import { sleep } from "./clock.js";
import { messageOf } from "./errors.js";
import { userError } from "./problem.js";
import { isReallyBelow } from "./read-file.js";
import type { Redacted } from "./redaction/redact.js";
import { uniqueId } from "./unique-id.js";

const SPOOL_BUFFER = 64 * 1024;
const FLUSH_AFTER_MS = 100;

/** A file of lines that is written as a run goes on; what was flushed survives a kill. */
export interface Spool {
  /** Why it can no longer be written: what is appended later stays in memory. */
  readonly fault: Error | undefined;
  /** Appends one line without a line feed; returns its length in bytes. */
  append(line: Redacted): number;
  /** Flushes the buffer and returns a reader of all lines. */
  reader(): Promise<SpoolReader>;
  close(): void;
  remove(): void;
}

/** Reads parts of a spool, or of the file of an earlier spool. */
export interface SpoolReader {
  read(offset: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

const CLOSED_PIPE_CODES = new Set(["EPIPE", "EOF", "ERR_STREAM_DESTROYED"]);
const streamErrors = new WeakMap<NodeJS.WriteStream, NodeJS.ErrnoException>();
const listenedStreams = new WeakSet<NodeJS.WriteStream>();

/** The stdin and stdout of this process: its input, or, of a mock server over stdio, a protocol. */
export function standardStreams(): { input: NodeJS.ReadStream; output: NodeJS.WriteStream } {
  return { input: process.stdin, output: process.stdout };
}

/** The size of a stream's terminal; undefined if the stream is not a terminal. */
export function terminalSize(stream: "stdout" | "stderr"): { columns: number; rows: number } | undefined {
  // Asking the stream itself would create it, which takes a millisecond.
  if (!isatty(stream === "stdout" ? 1 : 2)) return undefined;
  const { columns, rows } = process[stream];
  return { columns: columns || 80, rows: rows || 24 };
}

/** Creates a folder for generated files that Git ignores; returns its path. Throws file system errors. */
function ensureIgnoredFolder(path: string): string {
  makeFolders(path);
  const ignore = join(path, ".gitignore");
  try {
    // `wx` follows no broken link.
    if (!fs.existsSync(ignore)) fs.writeFileSync(ignore, "*\n", { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return path;
}

/** The folder for mcptest's files, below the working folder. */
export const STATE_FOLDER = ".mcptest";

/** The folder below `cwd` for mcptest's files; undefined if it cannot be created or written. */
export function stateFolder(cwd: string): string | undefined {
  try {
    const path = join(cwd, STATE_FOLDER);
    // A repository could contain a symbolic link to a folder outside.
    if (!isReallyBelow(path, cwd)) return undefined;
    const folder = ensureIgnoredFolder(path);
    fs.accessSync(folder, fs.constants.W_OK);
    return folder;
  } catch {
    return undefined;
  }
}

/** Removes the folder for mcptest's files if nothing is left in it. */
export function removeUnusedStateFolder(cwd: string): void {
  const path = join(cwd, STATE_FOLDER);
  try {
    if (fs.readdirSync(path).join() === ".gitignore") removePath(path);
  } catch {
    // It is not there, or not ours.
  }
}

/** Writes files as a new folder, whole or not at all; all may be executed, because some are programs. Throws. */
export function writeFolder(path: string, files: ReadonlyMap<string, Uint8Array>): void {
  const temporary = `${path}.${uniqueId()}.tmp`;
  try {
    for (const [name, bytes] of files) {
      makeFolders(dirname(join(temporary, name)));
      fs.writeFileSync(join(temporary, name), bytes, { mode: 0o755 });
    }
    fs.renameSync(temporary, path);
  } catch (error) {
    removePath(temporary);
    // Another process may have written the same in the meantime.
    if (!fs.existsSync(path)) throw error;
  }
}

/** Makes a folder and its parents. Node's recursive mkdir never returns on file systems that allow none, such as /proc. */
function makeFolders(path: string): void {
  if (fs.existsSync(path)) return;
  if (dirname(path) !== path) makeFolders(dirname(path));
  try {
    fs.mkdirSync(path);
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!fs.existsSync(path)) throw error;
  }
}

/** Creates a new folder that only this user can read; returns its absolute path. */
export function makeTempFolder(): string {
  return fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "mcptest-")));
}

/** Copies a folder to a path that does not exist, links as they are. `takes`: gets each path, and may throw. Rejects. */
export async function copyFolder(from: string, to: string, takes: (path: string) => boolean): Promise<void> {
  const mode = fs.constants.COPYFILE_FICLONE;
  await fs.promises.cp(from, to, { recursive: true, verbatimSymlinks: true, mode, filter: takes });
}

/** Removes a file, or a folder with all that is in it; what cannot be removed, such as a file that is open, stays. */
export function removePath(path: string): void {
  try {
    fs.rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  } catch {}
}

/** Writes to stdout, and ignores a closed reader (`| head`). Throws a UserError for any other error. */
export async function writeOut(text: Redacted): Promise<void> {
  const fault = await writeTo(process.stdout, text);
  if (fault && !CLOSED_PIPE_CODES.has(fault.code ?? "")) throw cannotWrite("to stdout", fault);
}

/** Writes to stderr; resolves when the data is handed on. A failure is ignored, because there is nowhere to report it. */
export async function writeErr(text: Redacted): Promise<void> {
  await writeTo(process.stderr, text);
}

/** Writes to stderr without a stream: that would make the file non-blocking for a child that shares it. */
export function writeErrAtOnce(text: Redacted): void {
  try {
    fs.writeSync(2, text);
  } catch {} // There is nowhere to report it.
}

/** Writes to stderr before the process ends, and closes it, because Node would write there that a debugger was attached. */
export function writeLastErr(text: Redacted): void {
  try {
    fs.writeSync(2, text);
    fs.closeSync(2);
  } catch {} // There is nowhere to report it.
}

/**
 * Writes a whole file or nothing, and its folder; the line ends are those of the file that is replaced. Throws a UserError
 * if it cannot; passes on errors of `chunks`.
 */
export async function writeFileAtomic(path: string, chunks: AsyncIterable<Redacted> | Redacted): Promise<void> {
  // Not the file's own name with an ending: that may be longer than a file system allows.
  const temporary = join(dirname(path), `.${uniqueId()}.tmp`);
  refuseUnwritable(path);
  await orUserError(path, async () => makeFolders(dirname(path)));
  const crlf = await hasCrlf(path);
  // A file that only its owner may read stays so.
  const file = await orUserError(path, () => fs.promises.open(temporary, "wx", statsOf(path)?.mode));
  try {
    let buffered = "";
    const flush = async () => {
      await orUserError(path, () => file.appendFile(crlf ? buffered.replace(/\r?\n/g, "\r\n") : buffered));
      buffered = "";
    };
    try {
      for await (const chunk of typeof chunks === "string" ? [chunks] : chunks) {
        buffered += chunk;
        if (buffered.length >= SPOOL_BUFFER) await flush();
      }
      await flush();
    } finally {
      await file.close();
    }
    await orUserError(path, () => renameWhenFree(temporary, path));
  } catch (error) {
    removePath(temporary);
    throw error;
  }
}

/** True for a file with the line ends of Windows, which git may give to what it checks out (`core.autocrlf`). */
async function hasCrlf(path: string): Promise<boolean> {
  try {
    const file = await readerOf(path);
    const start = await file.read(0, SPOOL_BUFFER);
    await file.close();
    const ends = start.toString("latin1").match(/\r?\n/g) ?? [];
    return ends.length > 0 && ends.every((end) => end === "\r\n");
  } catch {
    return false; // Nothing is there, or nothing that this user can read.
  }
}

/** Throws a UserError if no file can be written at `path`, such as because a folder, a pipe or a device is there. */
export function refuseUnwritable(path: string): void {
  const stats = statsOf(path);
  if (stats?.isDirectory()) throw cannotWrite(path, "It is a folder");
  // To rename a file to `/dev/null` would take it from every program of the machine; a link in /dev, such as
  // `/dev/stdout`, leads to an open file of this process.
  const isSpecial = (stats !== undefined && !stats.isFile()) || dirname(path) === "/dev";
  if (isSpecial) throw cannotWrite(path, "It is not a regular file");
}

/** Throws a UserError if something other than a folder is at `path`, where files are to be written into a folder. */
export function refuseOtherThanFolder(path: string): void {
  const stats = statsOf(path);
  if (stats !== undefined && !stats.isDirectory()) throw cannotWrite(path, "It is not a folder");
}

/** undefined if nothing is there. */
function statsOf(path: string): fs.Stats | undefined {
  try {
    return fs.statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

/** Opens an empty spool that buffers lines. `onFault` is called once if it cannot be written; `append` never throws. */
export function openSpool(path: string, onFault: (fault: Error) => void): Spool {
  let fd: number;
  try {
    makeFolders(dirname(path));
    fd = fs.openSync(path, "w+");
  } catch (error) {
    throw cannotWrite(path, error);
  }
  let buffered = "";
  let timer: NodeJS.Timeout | undefined;
  let fault: Error | undefined;
  let onDisk = 0;
  /** What could not be written. */
  const unwritten: Buffer[] = [];

  const write = (bytes: Buffer) => {
    const isFirstFault = fault === undefined;
    let count = 0;
    try {
      while (fault === undefined && count < bytes.length) count += fs.writeSync(fd, bytes, count);
    } catch (error) {
      fault = cannotWrite(path, error);
    }
    onDisk += count;
    if (count < bytes.length) unwritten.push(bytes.subarray(count));
    if (fault && isFirstFault) onFault(fault);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const bytes = Buffer.from(buffered);
    buffered = "";
    write(bytes);
  };

  return {
    get fault() {
      return fault;
    },
    append(line) {
      buffered += `${line}\n`;
      if (buffered.length >= SPOOL_BUFFER) flush();
      else timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref();
      return Buffer.byteLength(line);
    },
    async reader() {
      flush();
      // Not by its path: a server may have removed it.
      const file = { read: readerFrom(fd), close: async () => {} };
      const [memory, start] = [Buffer.concat(unwritten), onDisk];
      if (memory.length === 0) return file;
      return {
        ...file,
        async read(offset, length) {
          const fromDisk = Math.min(Math.max(start - offset, 0), length);
          const tail = memory.subarray(Math.max(offset - start, 0), Math.max(offset + length - start, 0));
          return fromDisk === 0 ? tail : Buffer.concat([await file.read(offset, fromDisk), tail]);
        },
      };
    },
    close() {
      flush();
      fs.closeSync(fd);
    },
    remove() {
      clearTimeout(timer);
      fs.closeSync(fd);
      removePath(path);
    },
  };
}

/** How much may wait for a disk that is slower than what is written to it. */
const LOG_BUFFER = 16 * 1024 * 1024;

/** A file that only grows, and that nobody waits for. */
export interface Log {
  /** Writes a line without a line feed. False if it was left out, because the disk does not keep up or failed. */
  append(line: Redacted): boolean;
  /** Settles when everything is written, or cannot be. */
  close(): Promise<void>;
}

/** Creates a file that only this user can read, with its folder. Calls `onFault` once, if it cannot be written; never throws. */
export function openLog(path: string, onOpen: () => void, onFault: (fault: Error) => void): Log {
  let isBroken = false;
  const fail = (error: unknown) => {
    if (!isBroken) onFault(cannotWrite(path, error));
    isBroken = true;
  };
  try {
    makeFolders(dirname(path));
  } catch (error) {
    fail(error);
    return { append: () => false, close: async () => {} };
  }
  const stream = fs.createWriteStream(path, { flags: "ax", mode: 0o600 });
  stream.once("open", onOpen).on("error", fail);
  return {
    append(line) {
      if (isBroken || stream.writableLength > LOG_BUFFER) return false;
      stream.write(`${line}\n`);
      return true;
    },
    close: () => new Promise((resolve) => stream.once("close", resolve).end()),
  };
}

/** Opens a file in which lines were spooled. */
export async function readerOf(path: string): Promise<SpoolReader> {
  // Synchronously, because only small parts are read at once.
  const file = fs.openSync(path, "r");
  return { read: readerFrom(file), close: async () => fs.closeSync(file) };
}

function readerFrom(file: number): SpoolReader["read"] {
  return async (offset, length) => {
    const bytes = Buffer.allocUnsafe(length);
    return bytes.subarray(0, fs.readSync(file, bytes, 0, length, offset));
  };
}

/** Returns the error of this write, or of an earlier one, after which nothing is written any more. */
function writeTo(stream: NodeJS.WriteStream, text: Redacted): Promise<NodeJS.ErrnoException | undefined> {
  if (!listenedStreams.has(stream)) {
    listenedStreams.add(stream);
    stream.on("error", (error) => void (streamErrors.has(stream) || streamErrors.set(stream, error)));
  }
  if (streamErrors.has(stream) || text === "") return Promise.resolve(streamErrors.get(stream));
  return new Promise((resolve) => {
    stream.write(text, (error) => resolve(error ? (streamErrors.get(stream) ?? error) : undefined));
  });
}

/** On Windows no file is replaced while another program has it open: it is tried again, for some two seconds. */
async function renameWhenFree(from: string, to: string): Promise<void> {
  for (let waitMs = 50; ; waitMs *= 2) {
    try {
      return await fs.promises.rename(from, to);
    } catch (error) {
      if (process.platform !== "win32" || !isHeldOpen(error) || waitMs > 1_000) throw error;
    }
    await sleep(waitMs);
  }
}

function isHeldOpen(error: unknown): boolean {
  return ["EBUSY", "EPERM", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "");
}

async function orUserError<T>(path: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

function cannotWrite(path: string, error: unknown): Error {
  const action =
    process.platform === "win32" && isHeldOpen(error) ? "Close what has the file open, or choose" : "Choose";
  const fix = `${action} a path with free space where this user can write.`;
  return userError(`cannot write ${path}`, messageOf(error), fix);
}
