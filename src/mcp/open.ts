import { openStdio } from "./channel/stdio.js";
import type { Channel } from "./channel/types.js";
import { initializeParams, readInitialize } from "./revisions/legacy.js";
import { ChannelSession } from "./session.js";
import type {
  OpenResult,
  OpenSession,
  Outcome,
  ServerTarget,
  SessionFault,
  SessionOptions,
  StartFailure,
} from "./types.js";

/**
 * Starts or reaches a server, shakes hands with it at the revision that is asked for, and gives the session. A server
 * that could not be opened has been ended, with everything that it had started, before this settles.
 */
export const openSession: OpenSession = async (target, options) => {
  const startedAt = performance.now();
  if (options.signal?.aborted) return stopped();
  const session = new ChannelSession(options, startedAt);
  const opened = await openChannel(target, options, session);
  if (options.signal?.aborted && !opened.ok) return stopped();
  if (!opened.ok) return opened;
  session.bind(opened.channel);

  const initialize = (timeoutMs: number): Promise<Outcome> =>
    session.request("initialize", initializeParams(options.targetVersion, options.clientVersion ?? "0.0.0"), {
      timeoutMs,
      purpose: "handshake",
    });
  const onAbort = () => void session.close();
  options.signal?.addEventListener("abort", onAbort, { once: true });
  if (options.signal?.aborted) onAbort();
  const outcome = await initialize(opened.leftMs);
  options.signal?.removeEventListener("abort", onAbort);

  const handshake = readInitialize(outcome, options.startupTimeoutMs);
  if (handshake.ok && !options.signal?.aborted) {
    const startupMs = performance.now() - startedAt;
    session.initialized({ ...handshake.facts, startupMs });
    session.renewWith(async () => {
      const again = readInitialize(await initialize(options.startupTimeoutMs), options.startupTimeoutMs);
      if (again.ok) session.initialized({ ...again.facts, startupMs });
      return again.ok;
    });
    return { ok: true, session };
  }
  tell(await session.close(), options);
  if (handshake.ok || options.signal?.aborted) return stopped();
  const { rule_id, message } = handshake;
  const failure: StartFailure = { rule_id, message };
  const stderr = session.stderr().slice(-20);
  // How a server ended that we ended ourselves says nothing; what it wrote to stderr does.
  if (outcome.kind === "died") failure.process = outcome.process;
  else if (target.kind === "stdio" || stderr.length > 0) failure.process = { exit_code: null, signal: null, stderr };
  return { ok: false, failure };
};

async function openChannel(
  target: ServerTarget,
  options: SessionOptions,
  session: ChannelSession,
): Promise<{ ok: true; channel: Channel; leftMs: number } | { ok: false; failure: StartFailure }> {
  if (target.kind === "http") {
    if (target.transport === "sse") {
      const { openSse } = await import("./channel/sse-open.js");
      return openSse(target, options, session);
    }
    const { openHttp } = await import("./channel/http-open.js");
    return openHttp(target, options, session);
  }
  if (target.kind === "cassette") {
    const { openCassette } = await import("./channel/cassette.js");
    return { ok: true, channel: openCassette(target.player, session), leftMs: options.startupTimeoutMs };
  }
  const opened = await openStdio(target, options.maxFrameBytes, session);
  if (opened.ok) return { ...opened, leftMs: options.startupTimeoutMs };
  const message = `The server could not be started: ${opened.reason}.`;
  return { ok: false, failure: { rule_id: "FAULT-START-SPAWN", message } };
}

function stopped(): OpenResult {
  return { ok: false, failure: { rule_id: "FAULT-START-TIMEOUT", message: "The start was stopped from outside." } };
}

function tell(faults: readonly SessionFault[], { onFault }: SessionOptions): void {
  for (const fault of faults) onFault?.(fault);
}
