import type { Trace } from "../../agents/types.js";

/** The names with which a target of a test may start in which a model answers. */
export const AGENT_MEMBERS: readonly (keyof Trace)[] = [
  ...(["tool_calls", "tool_names", "redundant_tool_calls", "tool_results", "final_response", "conversation"] as const),
];
