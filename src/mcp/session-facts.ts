import type { SessionFacts } from "./types.js";

/** What is known of a session before its handshake. */
export const noFacts: SessionFacts = {
  negotiatedVersion: null,
  serverInfo: null,
  capabilities: null,
  instructions: null,
  startupMs: 0,
};
