import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { existsIn } from "../support/files.js";
import { folder, WINE, wineEnv } from "./wine.js";

/** Runs Node in a terminal, which is its console, and types `keys` once the file `ready` is there. */
export async function nodeInTerminal(
  ready: string,
  keys: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const command = [WINE, "node.exe", ...args].join(" ");
  const child = spawn("script", ["--quiet", "--return", "--flush", "--command", command, "/dev/null"], {
    cwd: folder(),
    env: { ...wineEnv(), ...env },
  });
  const output = text(child.stdout);
  const closed = once(child, "close");
  while (!existsIn(folder(), ready) && child.exitCode === null) await sleep(50);
  child.stdin.write(keys);
  const [code] = await closed;
  return { code, output: await output };
}
