import { createHash } from "node:crypto";
import { lstatSync, readdirSync } from "node:fs";
import { exitText } from "../exit-text.js";
import { type ProgramResult, runProgram } from "../run.js";
import { type SandboxPlan, splitEnvironment } from "./plan.js";

/** Where the copy of the working folder lies inside. The server gets it in memory, because no limit holds for files outside. */
const COPY = "/run/mcptest/copy";
const IMAGE_MS = 60_000;
const MAX_BYTES = 64 * 1024;
/** What a container has of its own. */
const OWN = new Set(["dev", "lost+found", "proc", "run", "sys", "tmp"]);

/**
 * The command that starts another one in a container that shows this machine's files, read-only. `program`: podman or docker;
 * `image`: an empty one; `copy`: of the working folder; `env`: the server's environment.
 */
export function inContainer(
  program: string,
  image: string,
  command: readonly string[],
  { folder, home, temp, maxBytes, shown, sockets, copy }: SandboxPlan & { copy: string },
  env: Readonly<Record<string, string>>,
): { command: string[]; env: Record<string, string> } {
  const { own, passed } = splitEnvironment(env);
  const bind = (path: string, to = path) => ["--volume", `${path}:${to}:ro`];
  const tmpfs = (path: string) => ["--tmpfs", `${path}:rw,exec,mode=1777,size=${maxBytes}`];
  const user = `${process.getuid?.()}:${process.getgid?.()}`;
  const words = [
    program,
    ..."run --rm --interactive --stop-timeout 0 --network none --read-only --cap-drop ALL --security-opt no-new-privileges".split(
      " ",
    ),
    "--security-opt",
    "label=disable",
    "--user",
    user,
    ...(/podman$/.test(program) && process.getuid?.() !== 0 ? ["--userns", "keep-id"] : []),
    ...["/tmp", home, temp, folder].flatMap(tmpfs),
    ...folders().flatMap((name) => bind(`/${name}`)),
    ...shown.filter((path) => path !== folder).flatMap((path) => bind(path)),
    ...bind(copy, COPY),
    ...(sockets === undefined ? [] : bind(sockets.outside, sockets.inside)),
    "--workdir",
    folder,
    ...Object.entries(own).flatMap(([name, value]) => ["--env", `${name}=${value}`]),
    ...Object.keys(passed).flatMap((name) => ["--env", name]),
    image,
    "sh",
    "-c",
    `cp -a ${COPY}/. . && exec "$@"`,
    "sh",
    ...command,
  ];
  return { command: words, env: clientEnvironment(passed) };
}

/** The environment of podman or docker itself: that of this process, and what it passes on by name. */
export function clientEnvironment(passed: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return { ...Object.fromEntries(own), ...passed };
}

/** The folders at the root of this machine that a container shows. */
function folders(): string[] {
  return readdirSync("/").filter((name) => !OWN.has(name) && lstatSync(`/${name}`).isDirectory());
}

/** Why a program failed, in a few words. */
export function programFailure(result: ProgramResult): string {
  if (result.kind === "not started") return result.reason;
  return result.stderr.at(-1) ?? (result.kind === "ended" ? exitText(result.code, null) : `it took ${result.kind}`);
}

/** Makes the image of a container: nothing but the links at the root of this machine. Gives its name, or why there is none. */
export async function emptyImage(
  program: string,
): Promise<{ ok: true; image: string } | { ok: false; reason: string }> {
  const links = readdirSync("/").filter((name) => lstatSync(`/${name}`).isSymbolicLink());
  const hash = createHash("sha256").update(links.join("\n")).digest("hex").slice(0, 12);
  const image = `localhost/mcptest-sandbox:${hash}`;
  const run = (...command: string[]) =>
    runProgram(command, { env: clientEnvironment({}), cwd: "/", input: "", timeoutMs: IMAGE_MS, maxBytes: MAX_BYTES });
  const found = await run(program, "image", "inspect", "--format", "{{.Id}}", image);
  if (found.kind === "ended" && found.code === 0) return { ok: true, image };
  const script = 'image=$1 program=$2; shift 2; tar -C / -cf - -T /dev/null "$@" | "$program" import - "$image"';
  const made = await run("sh", "-c", script, "sh", image, program, ...links);
  return made.kind === "ended" && made.code === 0 ? { ok: true, image } : { ok: false, reason: programFailure(made) };
}
