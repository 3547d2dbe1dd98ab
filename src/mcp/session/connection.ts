import { nowMs } from "../../core/clock.js";
import { join, say } from "../../core/redaction/redacted.js";
import { lastLines } from "../channel/end-process.js";
import { stdioChannel } from "../channel/stdio.js";
import type { OpenChannelResult } from "../channel/types.js";
import { nameMissingScript, spawnFailure, startServerProgram } from "../started.js";
import type { OpenResult, Outcome, ServerTarget, SessionFault, SessionOptions, StartFailure } from "../types.js";
import { containerFix } from "./container-fix.js";
import { ModernSession } from "./modern-session.js";

/** A server that was started or reached, and has not yet been spoken to. */
export interface Connection {
  target: ServerTarget;
  options: SessionOptions;
  session: ModernSession;
  /** Times as those of `nowMs()`. */
  startedAt: number;
  deadline: number;
}

type Connected = { ok: true; connection: Connection } | { ok: false; failure: StartFailure };

/** Starts or reaches a server. One that could not be reached has been ended before this settles; never rejects. */
export async function connect(target: ServerTarget, options: SessionOptions, startedAt: number): Promise<Connected> {
  const session = new ModernSession(options, startedAt);
  const leftMs = Math.max(1, startedAt + options.startupTimeoutMs - nowMs());
  const result = await openChannel(target, { ...options, startupTimeoutMs: leftMs }, session);
  if (!result.ok) return result;
  session.bind(result.channel);
  return { ok: true, connection: { target, options, session, startedAt, deadline: nowMs() + result.leftMs } };
}

/** The same server once more, if it has ended or wants to be reached in another way; the connection before it is ended. */
export async function reconnect({ target, options, session, startedAt }: Connection, transport?: "sse") {
  reportFaults(await session.close(), options);
  const next = target.kind === "http" && transport ? { ...target, transport } : target;
  return connect(next, options, startedAt);
}

/** What is left of the time to start, in milliseconds. */
export function timeLeft({ deadline }: Connection): number {
  return Math.max(1, deadline - nowMs());
}

/** Ends a server whose handshake failed; `outcome`: of the last request to it. */
export async function abandonStart(
  { session, options, target }: Connection,
  { rule_id, message }: StartFailure,
  outcome?: Outcome,
): Promise<OpenResult> {
  reportFaults(await session.close(), options);
  const failure: StartFailure = { rule_id, message };
  if (rule_id === "FAULT-START-EXIT" && session.noise.length > 0) {
    failure.message = say`${message} It is not an MCP server over stdio; it wrote to stdout: ${join(session.noise, " ⏎ ")}`;
    failure.fix =
      "Check the command: an MCP server writes JSON-RPC messages to stdout, and waits for requests on stdin.";
  } else if (rule_id === "FAULT-START-EXIT" && outcome?.kind === "died" && outcome.process.exit_code === 0) {
    failure.message = say`${message} Does it speak HTTP, or wait for an argument?`;
  }
  if (outcome?.kind === "fault" && outcome.fault.http) failure.http = outcome.fault.http;
  const stderr = lastLines(session.stderr());
  const ofContainer = target.kind === "stdio" ? containerFix(target.command, rule_id, session.stderr()) : undefined;
  if (ofContainer !== undefined) failure.fix = ofContainer;
  // How a server ended that we ended ourselves says nothing; what it wrote to stderr does.
  if (outcome?.kind === "died") failure.process = outcome.process;
  else if (target.kind === "stdio" || stderr.length > 0) failure.process = { exit_code: null, signal: null, stderr };
  return { ok: false, failure: target.kind === "stdio" ? nameMissingScript(failure, target) : failure };
}

async function openChannel(
  target: ServerTarget,
  options: SessionOptions,
  session: ModernSession,
): Promise<OpenChannelResult> {
  if (target.kind === "http" && target.transport === "sse") {
    const { openSse } = await import("../channel/sse.js");
    return openSse(target, options, session);
  }
  if (target.kind === "http") {
    const { openHttp } = await import("../channel/http.js");
    return openHttp(target, options, session);
  }
  const { startupTimeoutMs: leftMs, maxFrameBytes } = options;
  if (target.kind === "cassette") {
    const { openCassette } = await import("../cassette/channel.js");
    return { ok: true, channel: openCassette(target.player, session), leftMs };
  }
  const result = await startServerProgram(target);
  if (!result.ok) return spawnFailure(result.reason);
  return { ok: true, channel: stdioChannel(result.process, maxFrameBytes, session), leftMs };
}

function reportFaults(faults: readonly SessionFault[], { onFault }: SessionOptions): void {
  for (const fault of faults) onFault?.(fault);
}
