import type { Rule } from "./types.js";

export const faultStateDoubleEffect: Rule = {
  id: "FAULT-STATE-DOUBLE-EFFECT",
  title: "The tool applies its effect twice",
  family: "FAULT",
  severity: "must",
  text: "The call was sent more than once, as a client does that lost the answer, and an `exact` assertion of `verify` shows its effect two times or more: a number, the length of a list or the number in a text has changed by twice what was expected. Where all steps of `verify` only read (resources, prompts, tools with `readOnlyHint: true`), they run before the call too, to know the value from which it changed; else that is taken to be 0.",
  fix: "Give the tool a key by which it knows a repeated call, and say `idempotentHint: true` only where that holds.",
  category: "State & Configuration",
  examples: {
    good: "one order, though the call `create_order` came twice",
    bad: "two orders from one call that came twice",
  },
};
