import { VERSIONS } from "./citations.js";
import type { RuleFamily } from "./types.js";

export const RUN_RULES = {
  "RUNNER-FAULT": {
    title: "Fault of mcptest itself",
    family: "RUNNER",
    severity: "must",
    text: "The test could not be judged, because mcptest has a bug. It says nothing about the server.",
    fix: "Report it at https://github.com/mcptest/action/issues, with the note of this failure.",
    examples: {
      good: "a verdict, whatever the server answers",
      bad: "TypeError: … is undefined, in a file of mcptest",
    },
  },
  "VERSION-001": {
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
  },
} satisfies RuleFamily;
