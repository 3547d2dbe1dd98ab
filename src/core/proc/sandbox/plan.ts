import { existsSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { globSync } from "tinyglobby";
import { readRegularFile } from "../../read-file.js";

/** How much a server in a sandbox may write, in bytes, and how much of its folder is copied where it must be. */
export const MAX_SANDBOX_BYTES = 1024 ** 3;
const MAX_IGNORE_FILE = 1024 * 1024;

/** What a sandbox has, in absolute paths. */
export interface SandboxPlan {
  /** Where the server starts. */
  folder: string;
  /** Empty folders, for the user's home and for temporary files. */
  home: string;
  temp: string;
  maxBytes: number;
  /** Folders that the server writes to: what it writes is gone when it ends. The working folder, unless another one has it, and caches. */
  written: readonly string[];
  /** What is left out of the working folder. */
  hidden: readonly string[];
  /** Folders below `/tmp` that the command needs: the others are not there. */
  shown: readonly string[];
  /** A folder with the socket by which a server over HTTP is reached. */
  sockets?: { outside: string; inside: string };
}

/** Where programs that start packages keep them, below the home folder: without these, `npx` or `uvx` could start nothing. */
const KEPT_AT_HOME: Readonly<Record<string, string>> = {
  npm_config_cache: ".npm",
  PYTHONUSERBASE: ".local",
  UV_CACHE_DIR: ".cache/uv",
  UV_PYTHON_INSTALL_DIR: ".local/share/uv/python",
  UV_TOOL_DIR: ".local/share/uv/tools",
  PYENV_ROOT: ".pyenv",
  VOLTA_HOME: ".volta",
  BUN_INSTALL: ".bun",
  DENO_DIR: ".cache/deno",
  GOPATH: "go",
  GOCACHE: ".cache/go-build",
  CARGO_HOME: ".cargo",
  RUSTUP_HOME: ".rustup",
};

/** They take what they have, and ask no registry for something newer. */
const OFFLINE = { npm_config_prefer_offline: "true", npm_config_update_notifier: "false", UV_OFFLINE: "1" };

/** Variables that lead to the user's own data or to programs outside. */
const LEADS_OUT = /^(XDG_\w+|SSH_AUTH_SOCK|DBUS_SESSION_BUS_ADDRESS|DOCKER_HOST|TMP|TEMP)$/;

/** The environment of a server in a sandbox, and the folders of it that the server writes to. */
export function sandboxEnvironment(
  env: Readonly<Record<string, string>>,
  { home, temp }: Pick<SandboxPlan, "home" | "temp">,
): { env: Record<string, string>; caches: string[] } {
  const kept = Object.entries(KEPT_AT_HOME)
    .map(([name, path]) => [name, env[name] ?? join(env.HOME ?? "/", path)] as const)
    .filter(([, path]) => existsSync(path));
  const passed = Object.entries(env).filter(([name]) => !LEADS_OUT.test(name));
  return {
    env: { ...OFFLINE, ...Object.fromEntries([...passed, ...kept]), HOME: home, TMPDIR: temp },
    caches: kept.map(([, path]) => path),
  };
}

/** Variables that would lead the programs that make the sandbox, outside of it, to code or settings of the server. */
const LEADS_PROGRAMS =
  /^(PATH|HOME|TMPDIR|ENV|IFS|SHELLOPTS|LD_.*|BASH_.*|GCONV_PATH|LOCPATH|(XDG|CONTAINERS|DOCKER|PODMAN|STORAGE)_.*|GLIBC_TUNABLES)$/;

/** `own`: what a server's environment has for the server alone, passed as words; `passed`: the rest, with its secrets. */
export function splitEnvironment(
  env: Readonly<Record<string, string>>,
): Record<"own" | "passed", Record<string, string>> {
  const [own, passed] = [true, false].map((leads) =>
    Object.fromEntries(Object.entries(env).filter(([name]) => LEADS_PROGRAMS.test(name) === leads)),
  );
  return { own: own ?? {}, passed: passed ?? {} };
}

/** These folders without those that lie in another one: an overlay cannot lie on an overlay. */
export function outermost(paths: readonly string[]): string[] {
  const all = [...new Set(paths)];
  return all.filter((path) => !all.some((other) => path !== other && isInside(path, other)));
}

/** `.git` and what `.mcptestignore` names (a glob in each line) of a working folder. Throws if the file cannot be read. */
export function hiddenIn(folder: string): SandboxPlan["hidden"] {
  const file = join(folder, ".mcptestignore");
  const lines = existsSync(file) ? readRegularFile(file, MAX_IGNORE_FILE).toString("utf8").split(/\r?\n/) : [];
  const patterns = lines.map((line) => line.trim().replace(/\/$/, "")).filter((line) => line && !line.startsWith("#"));
  const options = { cwd: folder, absolute: true, dot: true, onlyFiles: false, expandDirectories: false };
  const paths = globSync([".git", ...patterns], { ...options, followSymbolicLinks: false }).map((path) =>
    resolve(path),
  );
  return outermost(paths.filter((path) => isInside(path, folder)));
}

/** The folders directly below `/tmp` in which something lies that a command needs: `paths`, its words, its programs. */
export function shownInTemp(
  paths: readonly string[],
  folder: string,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): string[] {
  const all = [...paths, ...command.map((word) => resolve(folder, word)), ...(env.PATH ?? "").split(":")];
  const folders = all.flatMap((path) => /^\/tmp\/[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)].filter((path) => existsSync(path));
}

function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
