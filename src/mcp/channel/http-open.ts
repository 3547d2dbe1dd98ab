import type { HttpTarget, SessionOptions, StartFailure } from "../types.js";
import { HttpChannel } from "./http.js";
import { reach } from "./http-reach.js";
import type { ChannelListener } from "./types.js";

export type OpenHttpResult =
  | { ok: true; channel: HttpChannel /** What is left of the time to start. */; leftMs: number }
  | { ok: false; failure: StartFailure };

/** Reaches a server, or starts it first, and gives a channel to it over Streamable HTTP; never rejects. */
export async function openHttp(
  target: HttpTarget,
  options: SessionOptions,
  listener: ChannelListener,
): Promise<OpenHttpResult> {
  const reached = await reach(target, options);
  if (!reached.ok) return reached;
  return { ok: true, channel: new HttpChannel(reached.parts, listener), leftMs: reached.leftMs };
}
