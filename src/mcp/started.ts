import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { startCommand } from "../core/proc/containers.js";
import type { SandboxAddress } from "../core/proc/sandbox/start.js";
import type { RunningProcess } from "../core/proc/start.js";
import { hide, say } from "../core/redaction/redacted.js";
import type { ServerProgram, SessionFault, StartFailure } from "./types.js";

/** What a session sees of the process of a server. */
export type ServerProcess = Pick<RunningProcess, "exited" | "stderr" | "usage">;

/** A server that was started; without a process, it runs elsewhere. `end` returns what went wrong. */
export type StartResult =
  | { ok: true; server?: ServerProcess; end: (graceMs: number) => Promise<SessionFault[]> }
  | { ok: false; failure: StartFailure; server?: undefined };

/** Starts the program of a server. `address`: where it is reached; undefined over stdio. Never rejects. */
export async function startServerProgram(
  program: ServerProgram,
  address?: SandboxAddress,
): ReturnType<typeof startCommand> {
  if (!program.sandbox) return startCommand(program.command, program);
  const { startInSandbox } = await import("../core/proc/sandbox/start.js");
  return startInSandbox(program.command, program, address);
}

/** The failure of a server whose program did not start. */
export function spawnFailure(reason: string): { ok: false; failure: StartFailure } {
  const message = say`The server could not be started: ${hide(reason)}.`;
  return { ok: false, failure: { rule_id: "FAULT-START-SPAWN", message } };
}

/** A failed start; if the script that its command names does not exist, as of a project that is not built, it says so. */
export function nameMissingScript(failure: StartFailure, { command: [, ...args], cwd }: ServerProgram): StartFailure {
  const script = args.find((arg) => !arg.startsWith("-"));
  if (failure.rule_id !== "FAULT-START-EXIT" || script === undefined || !failure.process) return failure;
  if (!/\.([cm]?[jt]sx?|py|rb|jar|php|dll)$/.test(script) || existsSync(resolve(cwd, script))) return failure;
  const message = say`The server could not be started: the file ${hide(script)} does not exist.`;
  const fix = "Build the project first, or correct the path or `cwd`.";
  // Its runtime says the same on stderr.
  return { ...failure, message, fix, process: { ...failure.process, stderr: [] } };
}
