import { STDIO } from "./citations.js";
import type { Rule } from "./types.js";

export const faultStartSpawn: Rule = {
  id: "FAULT-START-SPAWN",
  title: "The server's program could not be started",
  family: "FAULT",
  severity: "must",
  text: "A server's command starts as a process: without a shell, in its `cwd`, with its `env`.",
  fix: "Check that the program is installed and on PATH, that `cwd` exists, and that each argument is an item of its own.",
  spec: STDIO,
  category: "State & Configuration",
  examples: {
    good: "`command: node server.js`, where node is on the PATH",
    bad: "`command: nodee server.js`",
  },
};
