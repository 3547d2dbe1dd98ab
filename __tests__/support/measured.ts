import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { CLI } from "./bundle.js";
import { root } from "./cli.js";
import { folderWith } from "./temporary.js";

/** What came of one start, with what the process alone used, without its servers: its time, the peak of its memory. */
export interface Measured {
  code: number | null;
  stdout: string;
  stderr: string;
  cpuMs: number;
  peakMiB: number;
}

/** Starts the bundle in a folder, an empty one if left out, and measures it; `env` is added to our own environment. */
export async function measured(
  args: readonly string[],
  cwd = folderWith({}),
  env: NodeJS.ProcessEnv = {},
): Promise<Measured> {
  const child = spawn(process.execPath, ["--import", `${root}bench/meter.mjs`, CLI, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const [, out, err, reported] = child.stdio;
  if (!out || !err || !reported || !("read" in reported)) throw new Error("no pipe");
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [stdout, stderr, used] = await Promise.all([text(out), text(err), text(reported)]);
  const { cpuMs, rssMiB }: { cpuMs: number; rssMiB: number } = JSON.parse(used);
  return { code: await ended, stdout, stderr, cpuMs, peakMiB: rssMiB };
}

/** The most memory that a run may take, in MiB. From Node 22 on, the young generation of the heap is twice as large. */
export function mostMemory(mebibytes: number): number {
  return Number(process.versions.node.split(".")[0]) < 22 ? mebibytes : mebibytes + 100;
}
