import { ERROR_HANDLING } from "./citations.js";
import type { Rule } from "./types.js";

export const faultInputOversized: Rule = {
  id: "FAULT-INPUT-OVERSIZED",
  title: "A large argument stops the server",
  family: "FAULT",
  severity: "must",
  text: "A call with a string of 1 MiB is answered within its time, with a result or an error, and the server answers afterwards.",
  fix: "Limit the size of arguments before you work on them, and answer what is larger with an error.",
  spec: ERROR_HANDLING,
  category: "Tool",
  examples: {
    good: '{"result":{"isError":true,"content":[{"type":"text","text":"query is too long"}]}}',
    bad: "exit code 134 after the call, or no answer",
  },
};
