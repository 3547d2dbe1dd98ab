import type { AgentPlayer } from "./player.js";
import type { AgentRecorder } from "./recorder.js";

/** What an agent test with a cassette asks instead of its models and servers; or asks them through. */
export type AgentTape = AgentRecorder | AgentPlayer;
