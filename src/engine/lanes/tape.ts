import type { Recording, Tape } from "../../mcp/recording.js";
import type { Lane } from "./lane.js";

/** Begins to record a session of a lane. */
export function tapeOf({ server, transport, suite, version, order }: Lane, recording: Recording): Tape {
  return recording.begin({ server: server.name, transport, suite: suite.name, targetVersion: version, order });
}
