import { PROGRESS } from "./citations.js";
import type { Rule } from "./types.js";

export const inv024: Rule = {
  id: "INV-024",
  title: "Progress grows",
  family: "INV",
  severity: "must",
  text: "The `progress` of one call is a number, and each message has a greater one than the message before.",
  fix: "Count upwards, and send a message only where there is something new.",
  spec: PROGRESS,
  examples: { good: "1, 2, 5", bad: "1, 1, 5" },
};
