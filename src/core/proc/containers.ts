import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { makeTempFolder, removePath } from "../out.js";
import { uniqueId } from "../unique-id.js";
import type { ProcessEnding } from "./end.js";
import { runProgram } from "./run.js";
import { type RunningProcess, type StartOptions, startProcess } from "./start.js";

/** A command of the form `docker run …`. */
export interface ContainerCommand {
  /** docker, podman or nerdctl, as it is written. */
  program: string;
  /** The words up to and including `run`. */
  before: readonly string[];
  /** The words between `run` and the image. */
  flags: readonly string[];
  image: string | undefined;
  rest: readonly string[];
}

/** Flags without a value, of which letters may stand together. */
const SWITCHES = /^-[itdPq]+$/;
const LONG_SWITCHES = new Set(
  (
    "interactive tty rm init detach privileged read-only publish-all quiet replace no-healthcheck oom-kill-disable " +
    "sig-proxy disable-content-trust tls-verify help"
  )
    .split(" ")
    .map((name) => `--${name}`),
);
/** How long the program of containers may take to answer. */
const DAEMON_MS = 20_000;
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

/** Starts a server. A container gets a label and a file with its id, by which it is found and removed if it stays behind. */
export async function startCommand(command: readonly string[], options: StartOptions): ReturnType<typeof startProcess> {
  const containers = containerCommand(command);
  if (containers === undefined) return startProcess(command, options);
  const { program, before, flags, rest } = containers;
  const index = flags.findIndex((word) => word.startsWith("--cidfile"));
  const fileOfUser = index < 0 ? undefined : (/=(.*)/.exec(flags[index] ?? "")?.[1] ?? flags[index + 1]);
  const folder = fileOfUser === undefined ? makeTempFolder() : undefined;
  const cidFile = folder === undefined ? resolve(options.cwd, fileOfUser ?? "") : join(folder, "id");
  const ownFlags = [
    "--label",
    `${CONTAINER_LABEL}=${uniqueId()}`,
    ...(folder === undefined ? [] : ["--cidfile", cidFile]),
  ];
  const start = await startProcess([...before, ...ownFlags, ...flags, ...rest], options);
  if (!start.ok) {
    if (folder !== undefined) removePath(folder);
    return start;
  }
  const child = start.process;
  const endAll: RunningProcess["end"] = async (graceMs) => {
    const ending = await child.end(graceMs);
    const container = await removeContainer(program, cidFile, options);
    if (folder !== undefined) removePath(folder);
    // The command waits for its container: if the container still ran, the command is not to blame.
    return container ? { ...ending, ignoredSigterm: [], container } : ending;
  };
  let ending: ReturnType<RunningProcess["end"]> | undefined;
  const end: RunningProcess["end"] = (graceMs) => {
    ending ??= endAll(graceMs);
    return ending;
  };
  return { ok: true, process: { ...child, end } };
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
    runProgram([program, ...words], { env, cwd, input: "", timeoutMs: DAEMON_MS, maxBytes: 64 * 1024 });
  const state = await ask("inspect", "--format", "{{.State.Running}}", id);
  // With `--rm`, a container is gone when it has ended.
  if (state.kind !== "ended" || state.code !== 0) return undefined;
  await ask("rm", "--force", id);
  return state.stdout.trim() === "true" ? { id, program } : undefined;
}
