import type { RuleFamily } from "../../../rules/types.js";

const HOSTS = {
  title: "mcptest, Hosts, with the source of each limit",
  url: "https://github.com/mcptest/action/blob/main/docs/hosts.md",
};

/** Judged with `--host` alone, by the limits of that host. */
export const HOST_RULES = {
  "HOST-TOOL": {
    title: "The host takes the tool",
    severity: "should",
    tier: "broken",
    text: "The name of each tool has at most as many characters as the host takes, with 20 left for the name of the server, and so have its arguments. The host leaves out a tool that is beyond this.",
    fix: "Shorten the name, and use letters, digits and `_`.",
    sources: [HOSTS],
    corpus: { host: true },
    good: '"name":"read_file"',
    bad: '"name":"<70 characters>", for Cursor',
  },
  "HOST-CHANGED": {
    title: "The host shows the tool as it is listed",
    severity: "should",
    text: "The host changes no name, schema or text of a tool, and cuts no instructions: with each, the model gets something else than the server wrote.",
    fix: "Keep to what the host shows unchanged, as the message says it.",
    sources: [HOSTS],
    corpus: { host: true },
    good: '"name":"read_file"',
    bad: '"name":"files.read", for VS Code',
  },
  "HOST-TOOLS": {
    title: "The server has no more tools than the host uses",
    severity: "should",
    text: "The server has at most as many tools as the host sends to a model, or advises to use.",
    fix: "Offer fewer tools, or let the user choose groups of them.",
    sources: [HOSTS],
    corpus: { host: true },
    good: "12 tools",
    bad: "150 tools, for VS Code",
  },
  "HOST-TRANSPORT": {
    title: "The host speaks the transport of the server",
    severity: "should",
    text: "The server is reached over a transport that the host speaks.",
    fix: "Offer the server over Streamable HTTP too.",
    sources: [HOSTS],
    corpus: { host: true },
    good: "Streamable HTTP",
    bad: "stdio, for ChatGPT",
  },
} satisfies RuleFamily;
