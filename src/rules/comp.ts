import type { RuleFamily } from "./types.js";

export const COMP_RULES = {
  "COMP-001": {
    title: "Several servers have the same tool name",
    family: "COMP",
    severity: "should",
    text: "No two servers behind one client have a tool of the same name, unless the client prefixes tool names.",
    fix: "Prefix tool names with the server name in the client, or rename one tool.",
    examples: { good: '"github_search" and "jira_search"', bad: '"search" on both' },
  },
  "COMP-002": {
    title: "Several servers received the same request id",
    family: "COMP",
    severity: "should",
    text: "Sessions that share a transport use each request id once, so that every answer belongs to one request.",
    fix: "Take the ids of all sessions from one counter, or give each server its own transport.",
    examples: { good: "ids 1 and 2", bad: "id 1 to both" },
  },
} satisfies RuleFamily;
