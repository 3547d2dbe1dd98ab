import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { CLI } from "./bundle.js";
import { root } from "./cli.js";

/** What came of one start, with the peak of its memory in MiB: of the process alone, without servers. Linux only. */
export interface Measured {
  code: number | null;
  stdout: string;
  stderr: string;
  peakMiB: number;
}

/** Starts the bundle in a folder, and measures its memory; `env` is added to our own environment. */
export async function measured(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Measured> {
  const peak = ["--import", `${root}__tests__/support/peak.mjs`];
  const child = spawn(process.execPath, [...peak, CLI, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const [, out, err, reported] = child.stdio;
  if (!out || !err || !reported || !("read" in reported)) throw new Error("no pipe");
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [stdout, stderr, peakMiB] = await Promise.all([text(out), text(err), text(reported)]);
  return { code: await ended, stdout, stderr, peakMiB: Number(peakMiB) };
}

/** The most memory that a run may take, in MiB. From Node 22 on, the young generation of the heap is twice as large. */
export function mostMemory(mebibytes: number): number {
  return Number(process.versions.node.split(".")[0]) < 22 ? mebibytes : mebibytes + 100;
}
