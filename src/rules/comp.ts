import type { RuleFamily } from "./types.js";

export const COMP_RULES = {
  "COMP-001": {
    title: "A tool name that several servers have",
    family: "COMP",
    severity: "should",
    text: "Behind one client, no two different servers have a tool of the same name, unless the client prefixes the names of tools.",
    fix: "Prefix tool names with the name of their server in the client, or rename one.",
    examples: { good: '"github_search" and "jira_search"', bad: '"search" on both' },
  },
  "COMP-002": {
    title: "A request id that several servers were sent",
    family: "COMP",
    severity: "should",
    text: "Sessions that share a transport use each request id once, so that every answer can be told.",
    fix: "Draw the ids of all sessions from one counter, or give each server a transport of its own.",
    examples: { good: "ids 1 and 2", bad: "id 1 to both" },
  },
} satisfies RuleFamily;
