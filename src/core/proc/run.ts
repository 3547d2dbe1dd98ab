import { spawnSync } from "node:child_process";
import { type StartOptions, startProcess } from "./start.js";

/** What a program is run with; `maxBytes`: of its stdout. */
interface ProgramOptions extends StartOptions {
  input: string;
  timeoutMs: number;
  maxBytes: number;
}

/** How a program ended, with the last lines that it wrote to stderr. */
export type ProgramResult =
  | { kind: "not started"; reason: string }
  | { kind: "too long"; stderr: string[] }
  | { kind: "too much"; stderr: string[] }
  | { kind: "ended"; code: number | null; signal: string | null; stdout: string; stderr: string[] };

const STDERR_LINES = 20;

/** Runs a program to its end, without a shell: text in, text out. Its children end with it. Never rejects. */
export async function runProgram(command: readonly string[], options: ProgramOptions): Promise<ProgramResult> {
  const start = await startProcess(command, options);
  if (!start.ok) return { kind: "not started", reason: start.reason };
  const { process: child } = start;
  const chunks: Buffer[] = [];
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  const overLimit = new Promise<"too long" | "too much">((resolve) => {
    timer = setTimeout(() => resolve("too long"), options.timeoutMs);
    child.stdout.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > options.maxBytes) resolve("too much");
      else chunks.push(chunk);
    });
  });
  child.stdin.end(options.input);
  const end = await Promise.race([child.exited, overLimit]);
  clearTimeout(timer);
  await child.end(0);
  const stderr = child.stderr.lines().slice(-STDERR_LINES);
  if (typeof end === "string") return { kind: end, stderr };
  return { kind: "ended", ...end, stdout: Buffer.concat(chunks).toString("utf8"), stderr };
}

/** Runs a program on the streams of this process, synchronously. False if it did not end by itself. */
export function runProgramSync([program = "", ...args]: readonly string[], timeoutMs: number): boolean {
  return spawnSync(program, args, { stdio: "inherit", timeout: timeoutMs, killSignal: "SIGKILL" }).status !== null;
}
