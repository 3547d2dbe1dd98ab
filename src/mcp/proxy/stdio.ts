import type { Readable, Writable } from "node:stream";
import { standardStreams } from "../../core/out.js";
import { sendSignal } from "../../core/proc/end.js";
import { type RunningProcess, type StartOptions, startProcess } from "../../core/proc/start.js";

/** What sees a copy of the bytes, after they were passed on. */
export interface Observer {
  fromClient(chunk: Buffer): void;
  fromServer(chunk: Buffer): void;
  /** True while the server owes an answer. */
  readonly isWaiting: boolean;
}

type Exit = Awaited<RunningProcess["exited"]>;

// SDK clients close stdin, and send SIGTERM after two seconds and SIGKILL two seconds later: then nothing could end the
// server any more.
const AFTER_SIGTERM_MS = 1_500;
/** How long the server may take to end when its client is gone. */
const GONE_GRACE_MS = 1_000;
const LOOK_MS = 250;
/** A client that a launcher stands before, such as npx, is taken for gone when nothing came for this time after its last word. */
const QUIET_MS = 5_000;

const SIGNALS: readonly NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGUSR2"];

/**
 * Runs a server over stdio in place of this process: every byte, signal and end goes on as it comes, and what the server
 * starts ends with the client. Gives how the server ended, with `isCrash` if nobody asked it to, or why it did not start.
 */
export async function passStdio(
  command: readonly string[],
  options: Pick<StartOptions, "env" | "cwd">,
  observer: Observer,
): Promise<{ ok: true; exit: Exit; isCrash: boolean } | { ok: false; reason: string }> {
  const { input, output } = standardStreams();
  const started = await startProcess(command, { ...options, sharesStderr: true });
  if (!started.ok) return started;
  const server = started.process;
  let quietSince = Date.now();
  let isInputOver = false;
  let isOutputBroken = false;
  output.once("error", () => {
    isOutputBroken = true;
  });
  // The client notices at once that the server no longer reads.
  server.stdin.once("error", () => input.destroy());
  input.once("error", () => server.stdin.end());
  pass(input, server.stdin, (chunk) => observer.fromClient(chunk));
  pass(server.stdout, output, (chunk) => {
    quietSince = Date.now();
    observer.fromServer(chunk);
  });
  input.once("end", () => {
    isInputOver = true;
    quietSince = Date.now();
    server.stdin.end();
  });

  const parent = process.ppid;
  const watch = setInterval(() => {
    const isAbandoned = isInputOver && !isParent(parent);
    const isQuiet = isInputOver && !observer.isWaiting && Date.now() - quietSince > QUIET_MS;
    if (isOutputBroken || isAbandoned || isQuiet) void server.end(GONE_GRACE_MS);
  }, LOOK_MS);
  const signals = passSignals(server);
  const exit = await server.exited;
  const isCrash = !isInputOver && !isOutputBroken && !signals.wasAsked;
  clearInterval(watch);
  // What it left behind.
  await server.end(0);
  await flushed(output);
  signals.release();
  return { ok: true, exit, isCrash };
}

/** Passes each chunk on as it comes, and no faster than it is taken. */
function pass(from: Readable, to: Writable, copy: (chunk: Buffer) => void): void {
  from.on("data", (chunk: Buffer) => {
    if (!to.write(chunk)) {
      from.pause();
      to.once("drain", () => from.resume());
    }
    copy(chunk);
  });
}

/** Windows has none: Ctrl-C reaches every program of a console, and a program that is ended gets no signal. */
function passSignals(server: RunningProcess) {
  const passed = { wasAsked: false, release };
  const names = process.platform === "win32" ? [] : SIGNALS;
  const handler = (name: NodeJS.Signals) => {
    passed.wasAsked = true;
    server.signal(name);
    if (name === "SIGTERM") setTimeout(() => void server.end(0), AFTER_SIGTERM_MS).unref();
  };
  function release() {
    for (const name of names) process.off(name, handler);
  }
  for (const name of names) process.on(name, handler);
  return passed;
}

/** True if the process that started this one still runs. Windows does not give its children another parent. */
function isParent(pid: number): boolean {
  return process.platform === "win32" ? sendSignal(pid, 0) : process.ppid === pid;
}

/** Settles when the client has taken everything, or takes nothing any more. */
function flushed(output: Writable): Promise<void> {
  return new Promise((resolve) => {
    if (output.errored) resolve();
    else output.once("error", () => resolve()).write("", () => resolve());
  });
}
