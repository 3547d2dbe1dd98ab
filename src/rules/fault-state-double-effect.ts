import type { Rule } from "./types.js";

export const faultStateDoubleEffect: Rule = {
  id: "FAULT-STATE-DOUBLE-EFFECT",
  title: "The tool applies its effect twice",
  family: "FAULT",
  severity: "must",
  text: "The call was sent more than once, as a client does that lost the answer, and the steps of `verify` see that it took effect more than once.",
  fix: "Give the tool a key by which it knows a repeated call, and say `idempotentHint: true` only where that holds.",
  category: "State & Configuration",
  examples: {
    good: "one order, though the call `create_order` came twice",
    bad: "two orders from one call that came twice",
  },
};
