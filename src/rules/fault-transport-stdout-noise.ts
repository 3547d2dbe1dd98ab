import { STDIO } from "./citations.js";
import type { Rule } from "./types.js";

export const faultTransportStdoutNoise: Rule = {
  id: "FAULT-TRANSPORT-STDOUT-NOISE",
  title: "Not an MCP message on stdout",
  family: "FAULT",
  severity: "must",
  text: "Over stdio, stdout carries MCP messages and nothing else. Logs belong on stderr.",
  fix: "Send logs to stderr (`console.error`, `print(…, file=sys.stderr)`), and silence the banners of libraries and package runners.",
  spec: STDIO,
  category: "Transport",
  examples: {
    good: "[INFO] ready, on stderr",
    bad: "[INFO] ready, on stdout",
  },
};
