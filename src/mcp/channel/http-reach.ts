import { nowMs } from "../../core/clock.js";
import { accepts } from "../../core/proc/port.js";
import { type RunningProcess, startProcess } from "../../core/proc/start.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideLines, say } from "../../core/redaction/redacted.js";
import { TOOL_NAME } from "../../core/version.js";
import type { HttpTarget, SessionFault, SessionOptions, StartedServer, StartFailure } from "../types.js";
import { endProcess } from "./end-process.js";
import type { HttpParts } from "./http-base.js";
import { connectionsTo, type HttpConnections } from "./http-connections.js";
import { hostOf, portOf, waitForPort, waitForReady } from "./http-ready.js";

export type ReachResult =
  | { ok: true; parts: HttpParts /** What is left of the time to start. */; leftMs: number }
  | { ok: false; failure: StartFailure };

const STDERR_LINES = 20;
const STOP_MS = 10_000;
const GRACE_MS = 2_000;

/**
 * Starts the server of the URL if the target has a `start`, waits until it is ready, and returns the parts of a channel to
 * it. A server that did not become ready has ended before this settles; never rejects.
 */
export async function reachServer(target: HttpTarget, options: SessionOptions): Promise<ReachResult> {
  const deadline = nowMs() + options.startupTimeoutMs;
  const started = await startServer(target);
  if (!started.ok) return started;
  const { server } = started;
  const connections = connectionsTo(target);
  const failure =
    (await becomesReady(target, connections, server, options, deadline)) ??
    (await target.tokens?.first(options.signal));
  const stop = () => stopBy(target.start);
  if (failure !== undefined) {
    const faults = await stop();
    if (server) faults.push(...(await endProcess(server, GRACE_MS)));
    for (const fault of faults) options.onFault?.(fault);
    await connections.destroy();
    return { ok: false, failure };
  }
  const parts: HttpParts = {
    target,
    connections,
    server,
    userAgent: target.userAgent ?? `${TOOL_NAME}/${options.clientVersion ?? "0.0.0"}`,
    maxFrameBytes: options.maxFrameBytes,
    stop,
  };
  // Polling `wait_for_ready` has a limit of its own.
  const leftMs = target.ready ? options.startupTimeoutMs : Math.max(1, deadline - nowMs());
  return { ok: true, parts, leftMs };
}

async function startServer({
  start,
  url,
}: HttpTarget): Promise<{ ok: true; server: RunningProcess | undefined } | { ok: false; failure: StartFailure }> {
  if (start === undefined) return { ok: true, server: undefined };
  const address = new URL(url);
  if (await accepts(hostOf(address), portOf(address))) {
    const message = say`Port ${portOf(address)} is in use by another program: the server was not started.`;
    return { ok: false, failure: { rule_id: "FAULT-START-PORT-BUSY", message } };
  }
  const started = await startProcess(start.command, { env: start.env, cwd: start.cwd });
  if (!started.ok) {
    const message = say`The server could not be started: ${hide(started.reason)}.`;
    return { ok: false, failure: { rule_id: "FAULT-START-SPAWN", message } };
  }
  const { process: server } = started;
  // Over HTTP there are only logs on stdout: a failure shows them with those on stderr.
  server.stdout.on("data", (chunk: Buffer) => server.stderr.push(chunk));
  return { ok: true, server };
}

async function becomesReady(
  target: HttpTarget,
  connections: HttpConnections,
  server: RunningProcess | undefined,
  { startupTimeoutMs, signal }: SessionOptions,
  deadline: number,
): Promise<StartFailure | undefined> {
  let end: StartFailure | undefined;
  server?.exited.then(({ code, signal: by }) => {
    const message = say`The server ${by === null ? say`exited with code ${code ?? "unknown"}` : say`was ended by ${by}`} before it was ready.`;
    const process = { exit_code: code, signal: by, stderr: hideLines(server.stderr.lines()).slice(-STDERR_LINES) };
    end = { rule_id: "FAULT-START-EXIT", message, process };
  });
  const stopped = () => end !== undefined || signal?.aborted === true;
  let message: Redacted | undefined;
  if (target.ready) {
    const reason = await waitForReady(connections, target.ready, target.maxRedirects, stopped);
    if (reason !== undefined)
      message = say`wait_for_ready did not answer 2xx within ${Math.round(target.ready.timeoutMs)} ms: ${hide(reason)}`;
  } else if (server) {
    const url = new URL(target.url);
    const open = await waitForPort(url, deadline - nowMs(), stopped);
    if (!open)
      message = say`The server did not listen on port ${portOf(url)} within ${Math.round(startupTimeoutMs)} ms.`;
  }
  if (message === undefined || end !== undefined) return end;
  const stderr = server && hideLines(server.stderr.lines()).slice(-STDERR_LINES);
  const process = stderr && { process: { exit_code: null, signal: null, stderr } };
  return { rule_id: "FAULT-START-NOT-READY", message, ...process };
}

/** Runs the command under `start.stop`. */
async function stopBy(start: StartedServer | undefined): Promise<SessionFault[]> {
  if (start?.stop === undefined) return [];
  const started = await startProcess(start.stop, { env: start.env, cwd: start.cwd });
  if (!started.ok) return [stopFault(`could not be started: ${started.reason}`)];
  const { process: stopping } = started;
  stopping.stdout.resume();
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, STOP_MS, undefined).unref());
  const exit = await Promise.race([stopping.exited, late]);
  await stopping.end(GRACE_MS);
  if (exit === undefined) return [stopFault(`was still running after ${STOP_MS} ms, and was killed`)];
  return exit.code === 0 ? [] : [stopFault(`exited with ${exit.code ?? exit.signal}`)];
}

function stopFault(what: string): SessionFault {
  return { rule_id: "FAULT-LIFECYCLE-STOP", message: say`The command under \`start.stop\` ${hide(what)}.` };
}
