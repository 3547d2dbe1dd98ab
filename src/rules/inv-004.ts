import { HANDSHAKE } from "./citations.js";
import type { Rule } from "./types.js";

export const inv004: Rule = {
  id: "INV-004",
  title: "An advertised capability works",
  family: "INV",
  severity: "should",
  text: "A server that advertises a capability answers at least one well-meant call of it with a result.",
  fix: "Mend the calls of that capability, or do not advertise it.",
  spec: HANDSHAKE,
  examples: {
    good: '"capabilities":{"prompts":{}} and {"result":{"prompts":[]}}',
    bad: '"capabilities":{"prompts":{}} and an error for every prompts/ call',
  },
};
