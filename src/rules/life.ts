import { PING } from "./citations.js";
import type { RuleFamily } from "./types.js";

export const LIFE_RULES = {
  "LIFE-PING": {
    title: "A ping is answered with an empty result",
    family: "LIFE",
    severity: "must",
    text: "The receiver of a ping answers promptly with an empty result.",
    fix: "Answer `ping` with `{}` in every state of the session.",
    spec: PING,
    corpus: { before: "2026-07-28" },
    examples: {
      good: '{"id":3,"result":{}}',
      bad: '{"id":3,"error":{"code":-32601,"message":"Method not found"}}',
    },
  },
} satisfies RuleFamily;
