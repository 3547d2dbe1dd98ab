import { type ExecFileSyncOptions, execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { textIn } from "../support/files.js";
import { BUILT, type Build, SOURCES } from "./sdks.js";

/** What a build needs and this machine has not; undefined where nothing is missing. */
export function missing(build: Build | undefined): string | undefined {
  for (const { program, versionArgs, atLeast } of build?.toolchains ?? []) {
    const { error, stdout } = spawnSync(program, versionArgs, { encoding: "utf8" });
    if (error) return `no ${program} here`;
    const [, major = "0", minor = "0"] = /(\d+)\.(\d+)/.exec(stdout) ?? [];
    const found = [Number(major), Number(minor)] as const;
    const isOlder = found[0] < atLeast[0] || (found[0] === atLeast[0] && found[1] < atLeast[1]);
    if (isOlder) return `${program} ${found.join(".")} is older than ${atLeast.join(".")}`;
  }
  return undefined;
}

/** Builds what is not built yet, or was built of other sources; throws where that fails or outlasts its time box. */
export function build({ folder, input, steps, env, timeBox }: Build): void {
  const sources = `${SOURCES}/${folder}`;
  const read = input === undefined ? filesOf(sources) : [join(sources, input)];
  const key = hash(JSON.stringify(steps), ...read.map((file) => textIn(file)));
  const stamp = `${BUILT}/${hash(JSON.stringify(steps))}.stamp`;
  if (existsSync(stamp) && textIn(stamp) === key) return;
  rmSync(stamp, { force: true });
  mkdirSync(BUILT, { recursive: true });
  const end = Date.now() + timeBox;
  for (const [program = "", ...args] of steps) {
    const options: ExecFileSyncOptions = {
      cwd: sources,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
      timeout: Math.max(1, end - Date.now()),
    };
    execFileSync(program, args, options);
  }
  writeFileSync(stamp, key);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function hash(...parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 16);
}
