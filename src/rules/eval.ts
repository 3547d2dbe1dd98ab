import type { RuleFamily } from "./types.js";

export const EVAL_RULES = {
  "EVAL-SCORE": {
    title: "A score is below its threshold",
    family: "EVAL",
    severity: "must",
    text: "The score that a judge gives by a metric or a rubric is at least the threshold.",
    fix: "Read the judge's reason: correct what it names, or make the rubric more precise.",
    examples: {
      good: "`mcp_use: {threshold: 0.6}` and a score of 0.8",
      bad: "`mcp_use: {threshold: 0.6}` and a score of 0.2",
    },
  },
  "EVAL-SCORER": {
    title: "A scorer did not accept the answer",
    family: "EVAL",
    severity: "must",
    text: "The program that an entry of `scorers` names answers with the verdict `pass`.",
    fix: "Read the scorer's reasoning: correct what it names, or the scorer.",
    examples: {
      good: '{"verdict": "pass", "score": 0.9, "reasoning": "names the city", "cost_usd": null}',
      bad: '{"verdict": "fail", "score": 0.1, "reasoning": "names no city", "cost_usd": null}',
    },
  },
  "EVAL-JUDGE": {
    title: "There is no verdict",
    family: "EVAL",
    severity: "must",
    text: "A judge, a jury or a scorer answers with a verdict that can be read. If it does not, the test is errored, not failed: this says nothing about the server.",
    fix: "Follow what the message says; if the model cannot answer in JSON, name another judge.",
    examples: {
      good: '{"score": 0.9, "pass": null, "reason": "It names the city."}',
      bad: "I would give it a nine out of ten.",
    },
  },
} satisfies RuleFamily;
