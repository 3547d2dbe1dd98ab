import { VERSIONS } from "./corpus/citations.js";
import type { RuleFamily } from "./types.js";

export const RUN_RULES = {
  "RUNNER-FAULT": {
    title: "A bug in mcptest",
    family: "RUNNER",
    severity: "must",
    text: "The test could not be judged because of a bug in mcptest. The failure says nothing about the server.",
    fix: "Report it at https://github.com/mcptest/action/issues, with the note in this failure.",
    examples: {
      good: "a verdict, whatever the server answers",
      bad: "TypeError: … is undefined, in mcptest's own code",
    },
  },
  "RUNNER-COVERAGE": {
    title: "The tests use too little of what the servers offer",
    family: "RUNNER",
    severity: "must",
    text: "The tests of a run with `--min` use at least that percentage of the tools, resources and prompts that its servers list.",
    fix: "Add tests for what the report lists as not used, or lower `--min`.",
    examples: {
      good: "`--min 80`, and calls of 9 of 10 tools",
      bad: "`--min 80`, and calls of 7 of 10 tools",
    },
  },
  "RUNNER-SHARD-MISSING": {
    title: "A shard of the run is missing",
    family: "RUNNER",
    severity: "must",
    text: "Merged results have every shard of the run. The tests of a missing shard were not judged, so the whole is an error.",
    fix: "Run the missing shard again, or pass its results file too.",
    examples: {
      good: "`mcptest report shard-1.json shard-2.json`, of `--shard 1/2` and `--shard 2/2`",
      bad: "`mcptest report shard-1.json`, of `--shard 1/2`",
    },
  },
  "VERSION-001": {
    title: "The server does not support the requested revision",
    family: "VERSION",
    severity: "must",
    text: "The server agrees to the revision that the suite or `--target-version` requests.",
    fix: "Add support for that revision to the server, or request one that the message names.",
    spec: VERSIONS,
    examples: {
      good: '{"protocolVersion":"2025-11-25"} for an initialize at 2025-11-25',
      bad: '{"protocolVersion":"2024-11-05"} for the same',
    },
  },
} satisfies RuleFamily;
