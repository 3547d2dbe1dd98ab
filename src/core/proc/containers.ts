import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { makeTempFolder, removeFolder } from "../out.js";
import { uniqueId } from "../unique-id.js";
import type { ProcessEnding } from "./end.js";
import { runProgram } from "./run.js";
import { type RunningProcess, type StartOptions, startProcess } from "./start.js";

/** A command of the form `docker run …`. */
export interface ContainerCommand {
  /** docker, podman or nerdctl, as it is written. */
  program: string;
  /** The words up to `run`, and behind it. */
  before: readonly string[];
  /** The words between `run` and the image. */
  flags: readonly string[];
  image: string | undefined;
  rest: readonly string[];
}

/** Flags without a value, of which letters may stand together. */
const SWITCHES = /^-[itdPq]+$/;
const LONG_SWITCHES = new Set(
  ["interactive", "tty", "rm", "init", "detach", "privileged", "read-only", "publish-all", "quiet", "replace"]
    .concat(["no-healthcheck", "oom-kill-disable", "sig-proxy", "disable-content-trust", "tls-verify", "help"])
    .map((name) => `--${name}`),
);
/** How long a question to the daemon may take: it is not what is tested. */
const ASK_MS = 20_000;
const CONTAINER_LABEL = "com.github.mcptest.run";

/** What a command says of a container; undefined if it runs none. */
export function containerCommand(command: readonly string[]): ContainerCommand | undefined {
  const [program = ""] = command;
  const at = command.indexOf("run");
  if (!/^(docker|podman|nerdctl)(\.exe)?$/.test(basename(program)) || at < 1) return undefined;
  if (command.slice(1, at).some((word) => word === "compose" || word === "exec")) return undefined;
  const words = command.slice(at + 1);
  let end = 0;
  while (words[end]?.startsWith("-")) {
    const word = words[end] ?? "";
    const isAlone = word.includes("=") || SWITCHES.test(word) || LONG_SWITCHES.has(word) || /^-[^-]./.test(word);
    end += isAlone ? 1 : 2;
  }
  return {
    program,
    before: command.slice(0, at + 1),
    flags: words.slice(0, end),
    image: words[end],
    rest: words.slice(end),
  };
}

/** True if a container gets the flag with this letter or this name. */
export function hasSwitch({ flags }: ContainerCommand, letter: string, name: string): boolean {
  return flags.some(
    (word) => (SWITCHES.test(word) && word.includes(letter)) || word === `--${name}` || word === `--${name}=true`,
  );
}

/** Starts a server. What a container leaves behind is found, because it gets a label and a file with its id, and removed. */
export async function startCommand(command: readonly string[], options: StartOptions): ReturnType<typeof startProcess> {
  const run = containerCommand(command);
  if (run === undefined) return startProcess(command, options);
  const { program, before, flags, rest } = run;
  const at = flags.findIndex((word) => word.startsWith("--cidfile"));
  const own = at < 0 ? undefined : (/=(.*)/.exec(flags[at] ?? "")?.[1] ?? flags[at + 1]);
  const folder = own === undefined ? makeTempFolder() : undefined;
  const cidFile = own === undefined ? join(folder ?? "", "id") : resolve(options.cwd, own);
  const ours = ["--label", `${CONTAINER_LABEL}=${uniqueId()}`, ...(own === undefined ? ["--cidfile", cidFile] : [])];
  const started = await startProcess([...before, ...ours, ...flags, ...rest], options);
  if (!started.ok) {
    if (folder !== undefined) removeFolder(folder);
    return started;
  }
  const child = started.process;
  const end: RunningProcess["end"] = async (graceMs) => {
    const ending = await child.end(graceMs);
    const left = await removeContainer(program, cidFile, options);
    if (folder !== undefined) removeFolder(folder);
    // The command waits for the container: that it did not end has one cause.
    return left ? { ...ending, ignoredSigterm: [], container: left } : ending;
  };
  let ended: ReturnType<RunningProcess["end"]> | undefined;
  return {
    ok: true,
    process: {
      ...child,
      end(graceMs) {
        ended ??= end(graceMs);
        return ended;
      },
    },
  };
}

/** Removes the container of a command that has ended; returns it if it was still running. */
async function removeContainer(
  program: string,
  cidFile: string,
  { env, cwd }: StartOptions,
): Promise<ProcessEnding["container"]> {
  if (!existsSync(cidFile)) return undefined;
  const id = readFileSync(cidFile, "utf8").trim();
  const ask = (...words: string[]) =>
    runProgram([program, ...words], { env, cwd, input: "", timeoutMs: ASK_MS, maxBytes: 64 * 1024 });
  const state = await ask("inspect", "--format", "{{.State.Running}}", id);
  // It is gone, as `--rm` asks.
  if (state.kind !== "ended" || state.code !== 0) return undefined;
  await ask("rm", "--force", id);
  return state.stdout.trim() === "true" ? { id, program } : undefined;
}
