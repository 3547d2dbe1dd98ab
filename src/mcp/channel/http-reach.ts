import { isIP } from "node:net";
import { connect as connectTls } from "node:tls";
import { nowMs, sleep } from "../../core/clock.js";
import { exitText } from "../../core/proc/exit-text.js";
import { accepts } from "../../core/proc/port.js";
import type { SandboxAddress } from "../../core/proc/sandbox/start.js";
import { startProcess } from "../../core/proc/start.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { TOOL_NAME } from "../../core/version.js";
import { socketHost } from "../hosts.js";
import {
  nameMissingScript,
  type ServerProcess,
  type StartResult,
  spawnFailure,
  startServerProgram,
} from "../started.js";
import type { HttpTarget, ServerStart, SessionFault, SessionOptions, StartFailure } from "../types.js";
import { endProcess, serverEnd } from "./end-process.js";
import type { HttpParts } from "./http-base.js";
import { connectionsTo, type HttpConnections } from "./http-connections.js";
import { type FetchResult, fetchBody } from "./http-exchange.js";
import { isSuccess } from "./http-facts.js";
import { sendRequest } from "./http-request.js";

type ReachResult =
  | { ok: true; parts: HttpParts /** What is left of the time to start. */; leftMs: number }
  | { ok: false; failure: StartFailure };

const POLL_MS = 50;
const NO_ANSWER = "no answer";
const STOP_MS = 10_000;
const GRACE_MS = 2_000;

/** Starts the server if the target has a `start`, and waits until it is ready; else it has ended. Never rejects. */
export async function reachServer(target: HttpTarget, options: SessionOptions): Promise<ReachResult> {
  const deadline = nowMs() + options.startupTimeoutMs;
  const start = () => startServer(target, options);
  const membership = await target.start?.shared?.join<StartResult, SessionFault>(start);
  const startResult = membership?.started ?? (await start());
  if (!startResult.ok) {
    await membership?.leave(async () => []);
    return startResult;
  }
  const end = (graceMs: number) =>
    membership ? membership.leave(() => startResult.end(graceMs)) : startResult.end(graceMs);
  const { server } = startResult;
  const connections = connectionsTo(target);
  const notReady = await becomesReady(target, connections, server, options, deadline);
  // Polling `wait_for_ready` and fetching a token have limits of their own.
  const leftMs = target.ready ? options.startupTimeoutMs : Math.max(1, deadline - nowMs());
  const failure = notReady ?? (await target.tokens?.first(options.signal));
  if (failure !== undefined) {
    for (const fault of await end(GRACE_MS)) options.onFault?.(fault);
    await connections.destroy();
    return { ok: false, failure };
  }
  const userAgent = target.userAgent ?? `${TOOL_NAME}/${options.clientVersion ?? "0.0.0"}`;
  const parts: HttpParts = { target, connections, server, userAgent, maxFrameBytes: options.maxFrameBytes, end };
  return { ok: true, parts, leftMs };
}

async function startServer(target: HttpTarget, options: SessionOptions): Promise<StartResult> {
  const { start, url, replicas } = target;
  if (start === undefined) return { ok: true, end: async () => [] };
  const address = new URL(url);
  if (await accepts(socketHost(address), portOf(address))) return { ok: false, failure: portIsBusy(address) };
  if (replicas === undefined) return startProgram(start, { host: socketHost(address), port: portOf(address) });
  const { startReplicas } = await import("../replicas/replicas.js");
  return startReplicas(address, replicas, portIsBusy, (copy, log, ending) => {
    const signal = AbortSignal.any([ending, ...(options.signal ? [options.signal] : [])]);
    return startReady({ ...copy, start: { ...copy.start, log } }, { ...options, signal });
  });
}

function portIsBusy(address: URL): StartFailure {
  const message = say`Port ${portOf(address)} is in use already: the server was not started.`;
  return { rule_id: "FAULT-START-PORT-BUSY", message };
}

async function startProgram(start: ServerStart, address: SandboxAddress): Promise<StartResult> {
  const result = await startServerProgram(start, address);
  if (!result.ok) return spawnFailure(result.reason);
  const { process: server } = result;
  // Over HTTP there are only logs on stdout: a failure shows them with those on stderr.
  server.stdout.on("data", (chunk: Buffer) => server.stderr.push(chunk));
  return {
    ok: true,
    server,
    // On Windows no signal asks a process to end: without a `stop`, waiting would be in vain.
    end: async (graceMs) => [
      ...(await stopBy(start)),
      ...(await endProcess(server, process.platform === "win32" && start.stop === undefined ? 0 : graceMs)),
    ],
  };
}

/** Starts a copy of a server, and waits until it is ready; else it has ended. */
async function startReady(copy: HttpTarget, options: SessionOptions): Promise<StartResult> {
  const startResult = await startServer(copy, options);
  if (!startResult.ok) return startResult;
  const connections = connectionsTo(copy);
  const deadline = nowMs() + options.startupTimeoutMs;
  const failure = await becomesReady(copy, connections, startResult.server, options, deadline);
  await connections.destroy();
  if (failure === undefined) return startResult;
  for (const fault of await startResult.end(GRACE_MS)) options.onFault?.(fault);
  return { ok: false, failure };
}

async function becomesReady(
  target: HttpTarget,
  connections: HttpConnections,
  server: ServerProcess | undefined,
  { startupTimeoutMs, signal }: SessionOptions,
  deadline: number,
): Promise<StartFailure | undefined> {
  let end: StartFailure | undefined;
  server?.exited.then((exit) => {
    const message = say`The server ${exitText(exit.code, exit.signal)} before it was ready.`;
    end = { rule_id: "FAULT-START-EXIT", message, process: serverEnd(server, exit) };
  });
  const isStopped = () => end !== undefined || signal?.aborted === true;
  let message: Redacted | undefined;
  if (target.ready) {
    const reason = await waitForReady(connections, target.ready, target.maxRedirects, isStopped);
    if (reason !== undefined)
      message = say`wait_for_ready did not answer 2xx within ${Math.round(target.ready.timeoutMs)} ms: ${hide(reason)}`;
  } else if (server) {
    const url = new URL(target.url);
    if (!(await waitForPort(url, deadline, isStopped)))
      message = say`The server did not listen on port ${portOf(url)} within ${Math.round(startupTimeoutMs)} ms.`;
  }
  if (end !== undefined && target.start) return nameMissingScript(end, target.start);
  if (message === undefined || end !== undefined) return end;
  return { rule_id: "FAULT-START-NOT-READY", message, ...(server && { process: serverEnd(server) }) };
}

async function stopBy(start: ServerStart): Promise<SessionFault[]> {
  if (start.stop === undefined) return [];
  const result = await startProcess(start.stop, start);
  if (!result.ok) return [stopFault(`could not be started: ${result.reason}`)];
  const { process: stopping } = result;
  stopping.stdout.resume();
  const exit = await Promise.race([stopping.exited, sleep(STOP_MS, { unref: true })]);
  await stopping.end(GRACE_MS);
  if (!exit) return [stopFault(`was still running after ${STOP_MS} ms, and was killed`)];
  return exit.code === 0 ? [] : [stopFault(`exited with ${exit.code ?? exit.signal}`)];
}

function stopFault(what: string): SessionFault {
  return { rule_id: "FAULT-LIFECYCLE-STOP", message: say`The command under \`start.stop\` ${hide(what)}.` };
}

async function waitForPort(url: URL, deadline: number, isStopped: () => boolean): Promise<boolean> {
  while (!isStopped() && nowMs() < deadline) {
    if (await accepts(socketHost(url), portOf(url))) return true;
    await sleep(POLL_MS);
  }
  return false;
}

/** Polls a URL until it answers 2xx. Returns undefined then, else the last reason; "" if `isStopped` returns true. */
async function waitForReady(
  connections: HttpConnections,
  { url, timeoutMs, intervalMs }: NonNullable<HttpTarget["ready"]>,
  maxRedirects: number,
  isStopped: () => boolean,
): Promise<string | undefined> {
  const until = nowMs() + timeoutMs;
  let lastReason: string | undefined;
  for (;;) {
    const leftMs = until - nowMs();
    if (isStopped()) return "";
    if (leftMs <= 0) return lastReason ?? NO_ANSWER;
    const request = { method: "GET", url: new URL(url), headers: {}, maxRedirects, what: "wait_for_ready" } as const;
    const options = { timeoutMs: leftMs, maxBytes: 0, needsNoBody: () => true };
    const result = await fetchBody((sink) => sendRequest(connections, request, sink), options);
    const reason = readyFault(result);
    if (reason === undefined) return undefined;
    // The timeout ends the last poll: the reason of an earlier one says more.
    if (reason !== NO_ANSWER) lastReason = reason;
    await sleep(Math.min(intervalMs, Math.max(until - nowMs(), 0)));
  }
}

/** A failure that comes of `http` where TLS is spoken, or of `https` where it is not, with the fix; undefined if it does not. */
export async function wrongScheme(
  { url, connectTimeoutMs }: HttpTarget,
  failure: StartFailure,
): Promise<StartFailure | undefined> {
  const address = new URL(url);
  const isWritten = address.protocol === "https:";
  if ((await speaksTls(address, connectTimeoutMs)) === isWritten) return undefined;
  if (isWritten) return { ...failure, fix: "Write `http://` in the URL, or turn on TLS in the server." };
  const message = say`The server speaks TLS, and its URL says \`http\`: ${failure.message}`;
  return { ...failure, message, fix: "Write `https://` in the URL." };
}

/** Whether something shakes hands by TLS; its certificate does not matter, because nothing is sent to it. */
function speaksTls(url: URL, timeout: number): Promise<boolean> {
  const host = socketHost(url);
  return new Promise((resolve) => {
    const serverName = isIP(host) === 0 && { servername: host };
    const socket = connectTls({ host, port: portOf(url), ...serverName, rejectUnauthorized: false, timeout });
    const finish = (isTls: boolean) => {
      socket.destroy();
      resolve(isTls);
    };
    socket.once("secureConnect", () => finish(true));
    socket.once("timeout", () => finish(false));
    socket.once("error", () => finish(false));
  });
}

function portOf({ port, protocol }: URL): number {
  return port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);
}

function readyFault(result: FetchResult): string | undefined {
  if (result.end === "broken") return result.fault.message;
  if (result.http === undefined) return NO_ANSWER;
  return isSuccess(result.http) ? undefined : `HTTP ${result.http.status}`;
}
