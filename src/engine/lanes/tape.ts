import type { Recording, SessionRecorder } from "../../mcp/recording.js";
import type { Lane } from "./lane.js";

/** Begins to record a session of a lane. */
export function tapeOf({ server, transport, suite, version, order }: Lane, recording: Recording): SessionRecorder {
  return recording.startSession({ server: server.name, transport, suite: suite.name, targetVersion: version, order });
}
