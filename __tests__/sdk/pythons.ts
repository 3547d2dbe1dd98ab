import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { BUNDLE } from "../support/harness.js";
import { build } from "./build.js";
import { BUILT } from "./sdks.js";

const root = join(import.meta.dirname, "../..");
/** The oldest that the wheel takes. */
const OLDEST = 10;

/** An environment with the wheel, and a pytest. */
export interface PythonEnvironment {
  name: string;
  /** Of its programs. */
  bin: string;
}

/** Builds the wheel of the bundle, by the pip of an environment; returns its path. */
export function buildWheel({ bin }: PythonEnvironment): string {
  const out = join(root, ".tmp/wheel");
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  execFileSync(process.execPath, ["scripts/wheel.mjs", out, BUNDLE], {
    ...({ cwd: root, stdio: "inherit" } as const),
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
  });
  const [name = ""] = readdirSync(out);
  return join(out, name);
}

/** Makes an environment with these packages, unless there is one. */
export function makeEnvironment(name: string, python: string, packages: string[]): PythonEnvironment {
  const folder = join(BUILT, `wheel-${name}`);
  const bin = join(folder, "bin");
  const pip = [join(bin, "pip"), "--quiet", "--disable-pip-version-check"];
  const steps = [
    [python, "-m", "venv", "--clear", folder],
    [...pip, "install", ...packages],
  ];
  build({ folder: "python", toolchains: [], steps, timeBox: 600_000 });
  return { name, bin };
}

/** Installs a wheel with what it depends on, in place of an older one. */
export function installWheel({ bin }: PythonEnvironment, wheel: string): void {
  for (const words of [
    ["uninstall", "--yes", "mcptest"],
    ["install", wheel],
  ]) {
    execFileSync(join(bin, "pip"), ["--quiet", "--disable-pip-version-check", ...words], { stdio: "inherit" });
  }
}

/** The oldest and the newest Python here that the wheel takes; the same one twice where there is only one. */
export function pythons(): { oldest: string; newest: string } | undefined {
  const managed = join(process.env.PYENV_ROOT ?? join(homedir(), ".pyenv"), "versions");
  const names = [10, 11, 12, 13, 14, 15].map((minor) => `python3.${minor}`);
  const candidates = ["python3", ...names, ...foldersOf(managed).map((name) => join(managed, name, "bin/python3"))];
  const found = candidates
    .map((program) => ({ program, minor: minorOf(program) }))
    .filter(({ minor }) => minor >= OLDEST)
    .sort((a, b) => a.minor - b.minor);
  const [first, last] = [found[0], found.at(-1)];
  return first && last && { oldest: first.program, newest: last.program };
}

function foldersOf(parent: string): string[] {
  try {
    return readdirSync(parent);
  } catch {
    return [];
  }
}

/** 0 if it does not start, or is no Python 3. */
function minorOf(program: string): number {
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return Number(/^Python 3\.(\d+)/.exec(stdout ?? "")?.[1] ?? 0);
}
