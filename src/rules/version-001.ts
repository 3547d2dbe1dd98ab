import { VERSIONS } from "./citations.js";
import type { Rule } from "./types.js";

export const version001: Rule = {
  id: "VERSION-001",
  title: "The server does not speak the revision asked for",
  family: "VERSION",
  severity: "must",
  text: "Asked for the revision that the suite or `--target-version` names, a server agrees to that one.",
  fix: "Teach the server that revision, or ask for one that the message names.",
  spec: VERSIONS,
  examples: {
    good: '{"protocolVersion":"2025-11-25"} for an initialize at 2025-11-25',
    bad: '{"protocolVersion":"2024-11-05"} for the same',
  },
};
