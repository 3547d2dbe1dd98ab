import type { AgentPlayer } from "./player.js";
import type { AgentRecorder } from "./recorder.js";

/** The cassette of one test: recorded from its models and servers, or played instead of them. */
export type AgentCassette = AgentRecorder | AgentPlayer;
