import type { Capture, Exchange } from "../../core/generated/capture.js";
import { asObject, isObject, parseJson } from "../../core/json/json.js";
import { VERSION_META } from "../revisions/known.js";
import type { RecordingLine } from "./recorder.js";

/** True for the text of a recording of `record --proxy`, which is a capture by lines. */
export function isRecording(text: string): boolean {
  return /^\{"session":\d+,"start":\{/.test(text);
}

/** The sessions of a recording. Of one that was cut off, the lines that are whole. */
export function sessionsOfRecording(text: string): Capture[] {
  const sessions = new Map<number, Capture>();
  for (const line of text.split("\n")) {
    const value = line === "" ? undefined : (parseJson(line) as RecordingLine | undefined);
    if (value === undefined) continue;
    const session = sessions.get(value.session);
    if ("start" in value) sessions.set(value.session, { ...value.start, exchanges: [] });
    else if (session === undefined) continue;
    else if ("exchange" in value) session.exchanges.push(value.exchange);
    else if (value.end.dropped) session.dropped = value.end.dropped;
  }
  return [...sessions.values()].map((session) => ({ ...session, ...factsOf(session.exchanges) }));
}

/** What the handshake says of a session. */
function factsOf(exchanges: readonly Exchange[]): Pick<Capture, "protocol_version" | "server_capabilities"> {
  for (const { direction, request, response } of exchanges) {
    const { method, params } = asObject(request);
    const { result } = asObject(response);
    if (direction === "server" || !isObject(result)) continue;
    if (method === "initialize" && typeof result.protocolVersion === "string")
      return { protocol_version: result.protocolVersion, server_capabilities: result.capabilities };
    if (method === "server/discover" && isObject(result.capabilities)) {
      const version = asObject(asObject(params)._meta)[VERSION_META];
      return {
        ...(typeof version === "string" && { protocol_version: version }),
        server_capabilities: result.capabilities,
      };
    }
  }
  return {};
}
