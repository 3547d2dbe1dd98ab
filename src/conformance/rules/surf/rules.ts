import type { RuleFamily } from "../../../rules/types.js";

const CLAUDE_CODE = { title: "Claude Code, MCP", url: "https://code.claude.com/docs/en/mcp" };

export const SURF_RULES = {
  "SURF-TOOL": {
    title: "A tool costs at most 1,000 tokens",
    severity: "may",
    text: "The name, description and input schema of a tool have at most 1,000 tokens (o200k_base). Every conversation pays for them.",
    fix: "Shorten descriptions, and split a tool that does many things.",
    sources: [CLAUDE_CODE],
    good: "a definition of 150 tokens",
    bad: "a definition of 4,000 tokens",
  },
  "SURF-TOTAL": {
    title: "All tools cost at most 20,000 tokens",
    severity: "may",
    text: "The definitions of all tools have at most 20,000 tokens (o200k_base), a tenth of a context of 200,000. Clients start to drop tools at this size.",
    fix: "Offer fewer tools, or let the user choose groups of them.",
    sources: [CLAUDE_CODE],
    good: "12 tools of 3,000 tokens",
    bad: "90 tools of 45,000 tokens",
  },
  "SURF-UNUSED-DEFINITION": {
    title: "An input schema has no unused definitions",
    severity: "may",
    text: "Every definition under `$defs` of an input schema is referred to, directly or by way of others.",
    fix: "Leave out the definitions that nothing refers to.",
    good: '"$ref":"#/$defs/point","$defs":{"point":{}}',
    bad: '"$defs":{"point":{}}, without a reference',
  },
  "SURF-REPEATED": {
    title: "Tools do not repeat long texts",
    severity: "may",
    text: "No text of 200 characters or more is in three places of the tools.",
    fix: "Say it once, in the server's instructions.",
    good: "the time format in the instructions",
    bad: "the time format in every description",
  },
  "SURF-BUDGET": {
    title: "The tools fit the budget of the suite",
    severity: "must",
    text: "The definitions of all tools have at most as many tokens (o200k_base) as `run_options.surface_budget` says.",
    fix: "Shorten or remove definitions, or raise the budget.",
    corpus: undefined,
    good: "surface_budget: 5000 and 3,200 tokens",
    bad: "surface_budget: 5000 and 8,000 tokens",
  },
} satisfies RuleFamily;
