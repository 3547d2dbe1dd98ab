import type { RuleFamily } from "./types.js";

export const BASELINE_RULES = {
  "BASELINE-STALE": {
    title: "An entry of the baseline is no longer needed",
    family: "BASELINE",
    severity: "should",
    text: "Every entry of the baseline names a test or rule that still fails. An entry for one that passes, or for a test that left the suite, would hide the next failure. It fails the run under `--strict-baseline`.",
    fix: "Delete the entry at this place, or write the baseline again with `--update-baseline`.",
    examples: {
      good: "an entry for a test that fails",
      bad: "an entry for a test that passes now",
    },
  },
  "DRIFT-BREAKING": {
    title: "The contract of a server changed so that clients break",
    family: "DRIFT",
    severity: "must",
    text: "What was valid under the contract in the baseline is still valid: no tool, prompt, resource or capability is removed, no argument becomes required, no argument accepts fewer values, no field of an output goes missing. It fails the run under `drift: fail`.",
    fix: "Restore what the message names. If the change is intended, write the baseline again with `--update-baseline`.",
    examples: {
      good: "a tool with a new optional argument",
      bad: "the same tool with a new required argument",
    },
  },
  "DRIFT-COMPATIBLE": {
    title: "The contract of a server changed, and clients still work",
    family: "DRIFT",
    severity: "may",
    text: "The contract is the one in the baseline. An addition breaks no client, but no test may cover it yet.",
    fix: "Write the baseline again with `--update-baseline`.",
    examples: {
      good: "the tools of the baseline",
      bad: "the tools of the baseline, and a new one",
    },
  },
  "DRIFT-DESCRIPTION": {
    title: "A text that models read changed",
    family: "DRIFT",
    severity: "should",
    text: "Descriptions, titles and instructions are those in the baseline. A model decides by them which tool to call, so a description that is rewritten after it was approved can redirect it.",
    fix: "Read the new text. If it is what you want, write the baseline again with `--update-baseline`.",
    examples: {
      good: "a tool described as in the baseline",
      bad: "the same tool with other instructions in its description",
    },
  },
} satisfies RuleFamily;
