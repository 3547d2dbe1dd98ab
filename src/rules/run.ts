import * as cited from "./citations.js";
import type { RuleFamily } from "./types.js";

export const RUN_RULES = {
  "RUNNER-FAULT": {
    title: "A bug in mcptest",
    severity: "must",
    text: "The test could not be judged because of a bug in mcptest. The failure says nothing about the server.",
    fix: "Report it at https://github.com/mcptest/action/issues, with the note in this failure.",
    good: "a verdict, whatever the server answers",
    bad: "TypeError: … is undefined, in mcptest's own code",
  },
  "RUNNER-COVERAGE": {
    title: "The tests cover too little of the servers",
    severity: "must",
    text: "The tests of a run with `--min` use at least that percentage of the tools, resources and prompts that its servers list.",
    fix: "Add tests for the items that the report lists as unused, or lower `--min`.",
    good: "`--min 80`, and calls of 9 of 10 tools",
    bad: "`--min 80`, and calls of 7 of 10 tools",
  },
  "RUNNER-GRADE": {
    title: "A server has too low a grade, or none",
    severity: "must",
    text: "Each server that a run with `--min-grade` grades has at least that grade. A server without a grade does not have it.",
    fix: "Fix what the report names first, or give a lower `--min-grade`.",
    good: "`--min-grade B`, and the grade A",
    bad: "`--min-grade B`, and the grade C; or no grade, because no tool was called",
  },
  "RUNNER-SHARD-MISSING": {
    title: "A shard of the run is missing",
    severity: "must",
    text: "Merged results include every shard of the run. The tests of a missing shard were not judged, so the result is an error.",
    fix: "Run the missing shard again, or pass its results file too.",
    good: "`mcptest report shard-1.json shard-2.json`, of `--shard 1/2` and `--shard 2/2`",
    bad: "`mcptest report shard-1.json`, of `--shard 1/2`",
  },
  "VERSION-001": {
    title: "The server does not support the requested revision",
    severity: "must",
    text: "The server agrees to the revision that the suite or `--target-version` requests.",
    fix: "Add support for that revision to the server, or request one that the message names.",
    spec: cited.VERSIONS,
    good: '{"protocolVersion":"2025-11-25"} for an initialize at 2025-11-25',
    bad: '{"protocolVersion":"2024-11-05"} for the same',
  },
} satisfies RuleFamily;

export const BASELINE_RULES = {
  "BASELINE-STALE": {
    title: "An entry of the baseline is no longer needed",
    severity: "should",
    text: "Every entry of the baseline names a test or rule that still fails. An entry for one that passes, or for a test that left the suite, would hide the next failure. It fails the run under `--strict-baseline`.",
    fix: "Delete the entry at this place, or write the baseline again with `--update-baseline`.",
    good: "an entry for a test that fails",
    bad: "an entry for a test that passes now",
  },
  "DRIFT-BREAKING": {
    title: "The server's contract changed in a way that breaks clients",
    severity: "must",
    text: "What was valid under the contract in the baseline is still valid: no tool, prompt, resource or capability is removed, no argument becomes required, no argument accepts fewer values, no field of an output goes missing. It fails the run under `drift: fail`.",
    fix: "Restore what the message names. If the change is intended, write the baseline again with `--update-baseline`.",
    good: "a tool with a new optional argument",
    bad: "the same tool with a new required argument",
  },
  "DRIFT-COMPATIBLE": {
    title: "The server's contract changed, but clients still work",
    severity: "may",
    text: "The contract is the one in the baseline. An addition breaks no client, but no test may cover it yet.",
    fix: "Write the baseline again with `--update-baseline`.",
    good: "the tools of the baseline",
    bad: "the tools of the baseline, and a new one",
  },
  "DRIFT-LOAD": {
    title: "The server is slower under load than it was",
    severity: "should",
    text: "Under the load of the baseline, the latencies and the rate of a server are those in the baseline, or better. A difference counts if it is twice as large as that between halves of a run, and at least 20 %. It fails the run under `drift: fail`.",
    fix: "Make the call faster. If the change is intended, or the machine is another one, write the baseline again with `--update-baseline`.",
    good: "p95 is 13 ms, and was 12 ms",
    bad: "p95 is 48 ms, and was 12 ms",
  },
  "DRIFT-DESCRIPTION": {
    title: "A text that models read has changed",
    severity: "should",
    text: "Descriptions, titles and instructions are those in the baseline. Models use them to choose tools, so a description that is rewritten after approval can redirect them.",
    fix: "Read the new text. If it is what you want, write the baseline again with `--update-baseline`.",
    good: "a tool described as in the baseline",
    bad: "the same tool with other instructions in its description",
  },
} satisfies RuleFamily;
