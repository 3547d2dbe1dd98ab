import { hideLines } from "../../core/redacted.js";
import type { HttpTarget, ServerEnd, SessionOptions, StartFailure } from "../types.js";
import type { HttpParts } from "./http-carrier.js";
import { reach } from "./http-reach.js";
import { SseChannel } from "./sse.js";
import type { ChannelListener } from "./types.js";

export type OpenSseResult =
  | { ok: true; channel: SseChannel /** What is left of the time to start. */; leftMs: number }
  | { ok: false; failure: StartFailure };

const GRACE_MS = 2_000;
const STDERR_LINES = 20;

/**
 * Reaches a server, or starts it first, opens its SSE stream, and gives a channel to it over HTTP+SSE. A server that told
 * no endpoint has been ended before this settles; never rejects.
 */
export async function openSse(
  target: HttpTarget,
  options: SessionOptions,
  listener: ChannelListener,
): Promise<OpenSseResult> {
  const reached = await reach(target, options);
  if (!reached.ok) return reached;
  const until = performance.now() + reached.leftMs;
  const channel = new SseChannel(reached.parts, listener);
  const fault = await channel.connect(reached.leftMs, options.signal);
  if (fault === undefined) return { ok: true, channel, leftMs: Math.max(1, until - performance.now()) };
  const process = channel.end ?? stillRunning(reached.parts);
  for (const amiss of await channel.close(GRACE_MS)) options.onFault?.(amiss);
  const { rule_id, message } = fault;
  return { ok: false, failure: { rule_id, message, ...(process && { process }) } };
}

/** What a server that the run started has written, where it lives. */
function stillRunning({ server }: HttpParts): ServerEnd | undefined {
  const stderr = (server && hideLines(server.stderr.lines()).slice(-STDERR_LINES)) ?? [];
  return stderr.length > 0 ? { exit_code: null, signal: null, stderr } : undefined;
}
