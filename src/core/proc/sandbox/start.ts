import { accessSync, constants, mkdirSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { messageOf } from "../../errors.js";
import { makeTempFolder, removePath } from "../../out.js";
import { startCommand } from "../containers.js";
import { runProgram } from "../run.js";
import type { RunningProcess, StartOptions, startProcess } from "../start.js";
import { inBubblewrap } from "./bubblewrap.js";
import { clientEnvironment, emptyImage, inContainer, programFailure } from "./container.js";
import { copyFor } from "./copy.js";
import { inSandboxExec } from "./macos.js";
import { hiddenIn, MAX_SANDBOX_BYTES, outermost, type SandboxPlan, sandboxEnvironment, shownInTemp } from "./plan.js";
import { openRelay, withRelay } from "./relay.js";

/** Where a server in a sandbox is reached that does not speak over stdio. */
export interface SandboxAddress {
  host: string;
  port: number;
}

/** What makes sandboxes on this machine. */
interface SandboxProgram {
  kind: "bubblewrap" | "podman" | "docker" | "sandbox-exec";
  program: string;
  /** Of a container. */
  image?: string;
}

export type FoundProgram = { ok: true; program: SandboxProgram } | { ok: false; reasons: string[] };

const PROBE_MS = 60_000;
const INSIDE = "/run/mcptest";

let found: Promise<FoundProgram> | undefined;

/** What makes sandboxes on this machine, or why nothing does. Each is tried, once. */
export function findSandboxProgram(): Promise<FoundProgram> {
  found ??= tryPrograms();
  return found;
}

async function tryPrograms(): Promise<FoundProgram> {
  const kinds = process.platform === "linux" ? (["bubblewrap", "podman", "docker"] as const) : [];
  const reasons: string[] = [];
  for (const kind of process.platform === "darwin" ? (["sandbox-exec"] as const) : kinds) {
    const name = kind === "bubblewrap" ? "bwrap" : kind;
    const program = pathOf(name);
    if (program === undefined) {
      reasons.push(`there is no ${name}`);
      continue;
    }
    const reason = await tryProgram({ kind, program });
    if (typeof reason !== "string") return { ok: true, program: reason };
    reasons.push(`${name}: ${reason}`);
  }
  return { ok: false, reasons };
}

/** The program with all that it needs, or why it makes no sandbox here. */
async function tryProgram({ kind, program }: SandboxProgram): Promise<SandboxProgram | string> {
  const made = kind === "podman" || kind === "docker" ? await emptyImage(program) : undefined;
  if (made?.ok === false) return made.reason;
  const complete = { kind, program, ...(made?.ok && { image: made.image }) };
  const folder = makeTempFolder();
  const scratch = makeTempFolder();
  try {
    const options = { env: clientEnvironment({}), cwd: folder };
    const { command, env } = await prepare(complete, ["true"], options, scratch);
    const result = await runProgram(command, { env, cwd: folder, input: "", timeoutMs: PROBE_MS, maxBytes: 0 });
    return result.kind === "ended" && result.code === 0 ? complete : programFailure(result);
  } finally {
    for (const path of [folder, scratch]) removePath(path);
  }
}

/** The absolute path of a program of this machine; undefined if there is none. */
function pathOf(name: string): string | undefined {
  const paths = (process.env.PATH ?? "").split(delimiter).filter(isAbsolute);
  return paths.map((path) => join(path, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts a server so that nothing it does lasts, as `startCommand` starts others; never rejects. */
export async function startInSandbox(
  command: readonly string[],
  options: StartOptions,
  address?: SandboxAddress,
): ReturnType<typeof startProcess> {
  const program = await findSandboxProgram();
  if (!program.ok) return { ok: false, reason: `nothing here makes a sandbox: ${program.reasons.join("; ")}` };
  const scratch = makeTempFolder();
  let relay: Awaited<ReturnType<typeof openRelay>> | undefined;
  const clear = () => {
    relay?.close();
    removePath(scratch);
  };
  try {
    if (address) {
      mkdirSync(join(scratch, "relay"));
      relay = await openRelay(join(scratch, "relay"), address);
    }
    const prepared = await prepare(program.program, command, options, scratch, address?.port);
    const start = await startCommand(prepared.command, { ...options, env: prepared.env, cwd: prepared.cwd });
    if (!start.ok) {
      clear();
      return start;
    }
    const end: RunningProcess["end"] = (graceMs) => start.process.end(graceMs).finally(clear);
    return { ok: true, process: { ...start.process, end } };
  } catch (error) {
    clear();
    return { ok: false, reason: messageOf(error) };
  }
}

/** What is started instead of a command. `scratch`: an empty folder for what it needs. Rejects if its folder cannot be copied. */
async function prepare(
  { kind, program, image = "" }: SandboxProgram,
  command: readonly string[],
  { env, cwd: folder }: StartOptions,
  scratch: string,
  port?: number,
): Promise<{ command: string[]; env: Record<string, string>; cwd: string }> {
  const room = kind === "sandbox-exec" ? scratch : INSIDE;
  const [home, temp, sockets] = [join(room, "home"), join(room, "tmp"), join(room, "relay")];
  const inside = sandboxEnvironment(env, { home, temp });
  const written = outermost([folder, ...inside.caches]);
  const plan: SandboxPlan = {
    folder,
    home,
    temp,
    written,
    maxBytes: MAX_SANDBOX_BYTES,
    hidden: hiddenIn(folder),
    shown: shownInTemp(written, folder, command, env),
    ...(port !== undefined && { sockets: { outside: join(scratch, "relay"), inside: sockets } }),
  };
  const inner = port === undefined ? command : withRelay(command, sockets, port);
  if (kind === "bubblewrap") return { ...inBubblewrap(program, inner, plan, inside.env), cwd: "/" };
  const copy = join(scratch, "copy");
  await copyFor(plan, copy);
  if (kind !== "sandbox-exec")
    return { ...inContainer(program, image, inner, { ...plan, copy }, inside.env), cwd: "/" };
  for (const path of [home, temp]) mkdirSync(path);
  return { command: inSandboxExec(program, inner, { ...plan, copy }), env: inside.env, cwd: copy };
}
