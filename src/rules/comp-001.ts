import type { Rule } from "./types.js";

export const comp001: Rule = {
  id: "COMP-001",
  title: "A tool name that several servers have",
  family: "COMP",
  severity: "should",
  text: "Behind one client, no two different servers have a tool of the same name, unless the client prefixes the names of tools.",
  fix: "Prefix tool names with the name of their server in the client, or rename one.",
  examples: { good: '"github_search" and "jira_search"', bad: '"search" on both' },
};
