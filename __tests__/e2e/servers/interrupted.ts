import { logServer } from "../../support/cli.js";

/** One quick test, one that takes a minute, one that is never reached. */
export const SLOW = `servers:
  s: { command: [node, "${logServer}", log.txt] }
tools:
  - { name: quick, tool: wait }
  - { name: slow, tool: wait, args: { ms: 60000, label: slow } }
  - { name: never reached, tool: wait }
`;
/** Runs it with its reports. */
export const ARGS = ["run", "a.mcptest.yaml", "--reporter", "json=results.json", "--reporter", "junit=junit.xml"];
