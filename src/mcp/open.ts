import { openStdio } from "./channel/stdio.js";
import { initializeParams, readInitialize } from "./revisions/legacy.js";
import { ChannelSession } from "./session.js";
import type { OpenResult, OpenSession, SessionFault, SessionOptions, StartFailure } from "./types.js";

/**
 * Starts a server, shakes hands with it at the revision that is asked for, and gives the session. A server that could
 * not be opened has been ended, with everything that it had started, before this settles.
 */
export const openSession: OpenSession = async (target, options) => {
  const startedAt = performance.now();
  if (options.signal?.aborted) return stopped();
  const session = new ChannelSession(options, startedAt);
  const opened = await openStdio(target, options.maxFrameBytes, session);
  if (!opened.ok) {
    const message = `The server could not be started: ${opened.reason}.`;
    return { ok: false, failure: { rule_id: "FAULT-START-SPAWN", message } };
  }
  session.bind(opened.channel);

  const onAbort = () => void session.close();
  options.signal?.addEventListener("abort", onAbort, { once: true });
  if (options.signal?.aborted) onAbort();
  const outcome = await session.request(
    "initialize",
    initializeParams(options.targetVersion, options.clientVersion ?? "0.0.0"),
    { timeoutMs: options.startupTimeoutMs, purpose: "handshake" },
  );
  options.signal?.removeEventListener("abort", onAbort);

  const handshake = readInitialize(outcome, options.startupTimeoutMs);
  if (handshake.ok && !options.signal?.aborted) {
    session.initialized({ ...handshake.facts, startupMs: performance.now() - startedAt });
    return { ok: true, session };
  }
  tell(await session.close(), options);
  if (handshake.ok || options.signal?.aborted) return stopped();
  const { rule_id, message } = handshake;
  const failure: StartFailure = { rule_id, message };
  // How a server ended that we ended ourselves says nothing; what it wrote to stderr does.
  if (outcome.kind === "died") failure.process = outcome.process;
  else failure.process = { exit_code: null, signal: null, stderr: session.stderr().slice(-20) };
  return { ok: false, failure };
};

function stopped(): OpenResult {
  return { ok: false, failure: { rule_id: "FAULT-START-TIMEOUT", message: "The start was stopped from outside." } };
}

function tell(faults: readonly SessionFault[], { onFault }: SessionOptions): void {
  for (const fault of faults) onFault?.(fault);
}
