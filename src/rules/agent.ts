import type { RuleFamily } from "./types.js";

export const AGENT_RULES = {
  "AGENT-TURN-BUDGET": {
    title: "The agent used all its turns",
    severity: "must",
    text: "The model answers each user message within `max_turns` replies, and does not ask for tools in the last one.",
    fix: "Read which tools it called, and improve their descriptions or the prompt; or raise `max_turns`. If you expect it, assert `conversation.stop_reason`.",
    examples: {
      good: "`max_turns: 10` and an answer in the third reply",
      bad: "`max_turns: 10` and ten replies with calls",
    },
  },
  "AGENT-TOKEN-BUDGET": {
    title: "The agent used more tokens than its budget",
    severity: "must",
    text: "The whole run uses at most `token_budget` tokens, prompts and replies together.",
    fix: "Return shorter answers from the tools, or raise `token_budget`. If you expect it, assert `conversation.stop_reason`.",
    examples: { good: "`token_budget: 50000` and 12,000 tokens", bad: "`token_budget: 50000` and 50,210 tokens" },
  },
  "AGENT-TOOL-CALL-BUDGET": {
    title: "The agent asked for more tool calls than allowed",
    severity: "must",
    text: "The model makes at most `max_tool_calls` calls in the whole run. Further calls are not made.",
    fix: "Read which tools it called, and improve their descriptions or the prompt; or raise `max_tool_calls`. If you expect it, assert `conversation.stop_reason`.",
    examples: { good: "`max_tool_calls: 3` and two calls", bad: "`max_tool_calls: 3` and a fourth call" },
  },
  "AGENT-TIME-BUDGET": {
    title: "The agent took longer than its time budget",
    severity: "must",
    text: "The whole run ends within `time_budget`. Calls with injected faults count with the time they would have taken.",
    fix: "Find out whether the model or a tool is slow, or raise `time_budget`. If you expect it, assert `conversation.stop_reason`.",
    examples: { good: "`time_budget: 30s` and a reply after 8 s", bad: "`time_budget: 30s` and no reply after 31 s" },
  },
  "AGENT-MAX-TOKENS": {
    title: "The reply was cut",
    severity: "must",
    text: "Every reply of the model fits within `max_tokens`.",
    fix: "Raise `max_tokens`, or ask for a shorter answer. If you expect it, assert `conversation.stop_reason`.",
    examples: {
      good: "`max_tokens: 1024` and a reply of 200 tokens",
      bad: "`max_tokens: 20` and a reply that stops in the middle",
    },
  },
  "AGENT-BUDGET": {
    title: "The budget for models is spent",
    severity: "must",
    text: "The maximum cost of each model request fits within what remains of `per_test_usd_cents`, `per_suite_usd_cents` and `--max-cost`. A request that does not fit is not sent, and its test is errored. So is a test whose scorer exceeds the rest of the budget.",
    fix: "Raise the budget, lower `max_tokens`, or shorten the prompt and the tools' answers.",
    examples: {
      good: "`per_test_usd_cents: 50`, 12 cents spent, and a request that may cost 3",
      bad: "`per_test_usd_cents: 50`, 49 cents spent, and a request that may cost 3",
    },
  },
  "AGENT-REFUSAL": {
    title: "The model refused",
    severity: "must",
    text: "The model answers. If the provider reports a refusal, the run ends.",
    fix: "Change the prompt or the model. If you expect it, assert `conversation.stop_reason`.",
    examples: { good: "a reply", bad: "a reply with the stop reason `refusal`" },
  },
  "AGENT-RECOVERY": {
    title: "The agent did not recover from the fault",
    severity: "must",
    text: "An injected fault hits at least one call, and the run still ends with a reply, within the limits of `recovery` in virtual time.",
    fix: "Tell the model in the system prompt or in the tool's description what to do if a tool does not answer.",
    examples: {
      good: "the search times out, and the reply says so",
      bad: "the search times out, and is called again until the turns are used up",
    },
  },
  "AGENT-PASS-RATE": {
    title: "Too few runs passed",
    severity: "must",
    text: "At least the fraction `pass_rate` of a test's `runs` passes.",
    fix: "Read the failures of the runs below it, or lower `pass_rate`.",
    examples: { good: "`runs: 10`, `pass_rate: 0.8` and nine that passed", bad: "the same and seven that passed" },
  },
  "AGENT-CASSETTE": {
    title: "The agent test does not match its cassette",
    severity: "must",
    text: "An agent test or eval that is played from a cassette asks the same models the same things as when it was recorded: prompt, system prompt, tools, limits and questions to judges. If anything differs, the agent cannot be judged, so the test is errored.",
    fix: "Record it again with `mcptest run --record-agents`, an eval with `mcptest eval --record-agents`.",
    examples: {
      good: "the prompt that was recorded",
      bad: "another system prompt than when the cassette was recorded",
    },
  },
  "AGENT-MODEL": {
    title: "The model could not be asked",
    severity: "must",
    text: "The provider answers every request with a readable reply. If it does not, the agent cannot be judged, so the test is errored.",
    fix: "Check the model's name, the key and the provider's status.",
    examples: { good: "a reply", bad: "401, or no answer after all retries" },
  },
} satisfies RuleFamily;

export const EVAL_RULES = {
  "EVAL-SCORE": {
    title: "A score is below its threshold",
    severity: "must",
    text: "The score that a judge gives for a metric or rubric is at least the threshold.",
    fix: "Read the judge's reason: fix what it names, or make the rubric more precise.",
    examples: {
      good: "`mcp_use: {threshold: 0.6}` and a score of 0.8",
      bad: "`mcp_use: {threshold: 0.6}` and a score of 0.2",
    },
  },
  "EVAL-SCORER": {
    title: "A scorer did not accept the answer",
    severity: "must",
    text: "The program that an entry of `scorers` names answers with the verdict `pass`.",
    fix: "Read the scorer's reasoning: fix what it names, or fix the scorer.",
    examples: {
      good: '{"verdict": "pass", "score": 0.9, "reasoning": "names the city", "cost_usd": null}',
      bad: '{"verdict": "fail", "score": 0.1, "reasoning": "names no city", "cost_usd": null}',
    },
  },
  "EVAL-JUDGE": {
    title: "There is no verdict",
    severity: "must",
    text: "A judge, jury or scorer answers with a readable verdict. If it does not, the test is errored, not failed, because the server was not judged.",
    fix: "Follow what the message says; if the model cannot answer in JSON, name another judge.",
    examples: {
      good: '{"score": 0.9, "pass": null, "reason": "It names the city."}',
      bad: "I would give it a nine out of ten.",
    },
  },
} satisfies RuleFamily;
