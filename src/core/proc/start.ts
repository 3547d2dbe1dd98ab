import { type ChildProcess, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { Socket } from "node:net";
import { resolve } from "node:path";
import type { Readable, Writable } from "node:stream";
import spawn from "cross-spawn";
import { messageOf } from "../errors.js";
import { hideCut } from "../redaction/redacted.js";
import { uniqueId } from "../unique-id.js";
import { endTree, type ProcessEnding, sendSignal } from "./end.js";
import { livingMembers, MARK, noteChildren, rootOf, type TreeRoot } from "./tree.js";
import { type ProcessUsage, usageOf } from "./usage.js";
import { endOnWindows, systemProgram } from "./windows.js";

/** How a process ended by itself: one of the two is null. */
interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface RunningProcess {
  readonly pid: number;
  readonly stdin: Writable;
  readonly stdout: Readable;
  /** The end of its stderr output. */
  readonly stderr: Tail;
  /** Settles when the process has ended and what it wrote before has been read. */
  readonly exited: Promise<Exit>;
  /** What it uses now, with all it started; undefined if that is not known. */
  usage(): ProcessUsage | undefined;
  /** Sends SIGTERM to it and its group, and nothing else. */
  terminate(): void;
  /** Sends a signal to it alone. */
  signal(name: NodeJS.Signals): void;
  /** Ends it with everything that it started: end of stdin and SIGTERM together, SIGKILL after `graceMs`. */
  end(graceMs: number): Promise<ProcessEnding>;
}

/** What a process is started with: the whole environment, an absolute folder. */
export interface StartOptions {
  env: Readonly<Record<string, string>>;
  cwd: string;
  /** Where the end of its stderr goes; undefined: a tail of its own. */
  log?: Tail;
  /** It writes to the stderr of this process, as if nothing were between. */
  sharesStderr?: true;
}

// A process may leave a child that holds the pipes open: they are closed when nothing has come for this time, or after
// more than a pipe holds.
const DRAIN_MS = 100;
const PIPE_BYTES = 1024 * 1024;
/** How often the children of what runs are noted, and of how many trees at once. */
const NOTE_MS = 100;
const NOTED_AT_ONCE = 4;
const TASKKILL_MS = 2_000;
const runningTrees = new Set<TreeRoot>();
let noteTimer: NodeJS.Timeout | undefined;

/** Starts a program with its arguments, without a shell, in its own process group; never rejects. */
export async function startProcess(
  [program = "", ...args]: readonly string[],
  options: StartOptions,
): Promise<{ ok: true; process: RunningProcess } | { ok: false; reason: string }> {
  const mark = uniqueId();
  const beforeMs = Date.now();
  let child: ChildProcess;
  try {
    child = spawn(program, args, {
      cwd: options.cwd,
      env: { ...options.env, [MARK]: mark },
      detached: process.platform !== "win32",
      stdio: ["pipe", "pipe", options.sharesStderr ? "inherit" : "pipe"],
      windowsHide: true,
    });
    await new Promise((resolve, reject) => child.once("spawn", resolve).once("error", reject));
  } catch (error) {
    return { ok: false, reason: startError(program, options.cwd, error) };
  }
  child.on("error", () => {}); // a signal that could not be sent: `exit` reports the end
  const { pid, stdin, stdout, stderr } = child;
  if (pid === undefined || !stdin || !stdout) return { ok: false, reason: `${program} has no pipes` };

  const tail = options.log ?? new Tail();
  const outputs = stderr ? [stdout, stderr] : [stdout];
  stderr?.on("data", (chunk: Buffer) => tail.push(chunk));
  for (const stream of [stdin, ...outputs]) stream.on("error", () => {}); // a pipe that the other end has closed
  // Processes of others may hold a stderr that is not its own.
  const root = rootOf(pid, mark, beforeMs, stderr ? [0, 1, 2] : [0, 1]);
  watch(root);
  const exited = exitOf(child, outputs as Socket[]);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  let ending: Promise<ProcessEnding> | undefined;
  return {
    ok: true,
    process: {
      pid,
      stdin,
      stdout,
      stderr: tail,
      exited,
      usage: () => usageOf(root),
      terminate: () => signalGroup(pid, "SIGTERM"),
      signal: (name) => void child.kill(name),
      end(graceMs) {
        stdin.end();
        const endAll = process.platform === "win32" ? endOnWindows : endTree;
        ending ??= endAll(root, isRunning, exited, graceMs).finally(() => stopWatching(root));
        return ending;
      },
    },
  };
}

function exitOf(child: ChildProcess, streams: Socket[]): Promise<Exit> {
  return new Promise((resolve) => {
    child.once("exit", (code, signal) => {
      const bytesRead = () => streams.reduce((sum, stream) => sum + stream.bytesRead, 0);
      const most = bytesRead() + PIPE_BYTES;
      let before = bytesRead();
      // A busy event loop runs timers before it reads: the immediate lets it read what is there.
      const timer = setInterval(() => setImmediate(settleIfRead), DRAIN_MS);
      const settle = () => {
        clearInterval(timer);
        for (const stream of streams) stream.destroy();
        resolve({ code, signal });
      };
      const settleIfRead = () => {
        const bytes = bytesRead();
        const isRead = bytes === before && streams.every(({ readableLength }) => readableLength === 0);
        if (isRead || bytes > most) settle();
        before = bytes;
      };
      child.once("close", settle);
    });
  });
}

/** Notes what a tree starts, and kills it if this process ends without ending it (a bug, or a second signal). */
function watch(root: TreeRoot): void {
  if (runningTrees.size === 0) {
    process.on("exit", killLiving);
    if (process.platform === "linux") noteTimer = setInterval(noteNextTrees, NOTE_MS).unref();
  }
  runningTrees.add(root);
}

/** The handlers go with the last tree: a program that uses mcptest as a library keeps none of them. */
function stopWatching(root: TreeRoot): void {
  runningTrees.delete(root);
  if (runningTrees.size > 0) return;
  process.off("exit", killLiving);
  clearInterval(noteTimer);
}

/** Notes the children of the next few trees, and puts these trees behind the others. */
function noteNextTrees(): void {
  for (const root of [...runningTrees].slice(0, NOTED_AT_ONCE)) {
    runningTrees.delete(root);
    runningTrees.add(root);
    noteChildren(root);
  }
}

function killLiving(): void {
  for (const root of runningTrees) {
    signalGroup(root.pid, "SIGKILL");
    for (const pid of livingMembers(root)) sendSignal(pid, "SIGKILL");
  }
}

/** Windows has no groups, but a program that kills a tree. */
function signalGroup(pid: number, name: NodeJS.Signals): void {
  const isWindows = process.platform === "win32";
  const tree = ["/T", "/F", "/PID", String(pid)];
  if (isWindows && name === "SIGKILL")
    spawnSync(systemProgram("taskkill.exe"), tree, { stdio: "ignore", timeout: TASKKILL_MS });
  sendSignal(isWindows ? pid : -pid, name);
}

function startError(program: string, cwd: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT" && !existsSync(cwd)) return `its working directory ${cwd} does not exist`;
  if (code === "ENOENT" && /[\\/]/.test(program))
    return `the program ${JSON.stringify(resolve(cwd, program))} does not exist`;
  // What a shell would have understood.
  if (code === "ENOENT" && /^(cd|export|source|set|\.)$|^\w+=/.test(program))
    return `the program ${JSON.stringify(program)} was not found in PATH: no shell reads the command. Set \`cwd\` and \`env\` of the server, or write \`sh -c '…'\``;
  if (code === "ENOENT") return `the program ${JSON.stringify(program)} was not found in PATH`;
  if (code === "EACCES") return `${JSON.stringify(program)} is not executable`;
  return messageOf(error);
}

const LINE_FEED = 0x0a;

/** The last bytes of a stream, in constant memory however much is written. */
export class Tail {
  /** How many bytes were ever written: what `lines` takes. */
  total = 0;
  #bytes = Buffer.alloc(0);

  constructor(private readonly capacity = 64 * 1024) {}

  push(chunk: Buffer): void {
    this.total += chunk.length;
    this.#bytes = Buffer.concat([this.#bytes, chunk]).subarray(-this.capacity);
  }

  /**
   * The lines since this value of `total`, including the line that was incomplete then; of a line whose start was dropped,
   * the rest, without parts of a secret.
   */
  lines(since = 0): string[] {
    const bytes = this.#bytes;
    const oldest = this.total - bytes.length;
    if (Math.max(since, oldest) >= this.total) return [];
    const lineFeed = bytes.lastIndexOf(LINE_FEED, since - oldest - 1);
    const from = since <= oldest || lineFeed === -1 ? 0 : lineFeed + 1;
    const lines = bytes.subarray(from).toString("utf8").split(/\r?\n/);
    if (lines.at(-1) === "") lines.pop();
    if (from === 0 && oldest > 0) lines[0] = hideCut(lines[0] ?? "", { start: true });
    return lines;
  }
}
