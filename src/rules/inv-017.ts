import { LIST_CHANGED } from "./citations.js";
import type { Rule } from "./types.js";

export const inv017: Rule = {
  id: "INV-017",
  title: "Changes are told by those that advertised it",
  family: "INV",
  severity: "should",
  text: "A server that sends `notifications/…/list_changed` advertised `listChanged` for that capability.",
  fix: 'Advertise `"listChanged": true`, or do not send the notification.',
  spec: LIST_CHANGED,
  examples: {
    good: '"tools":{"listChanged":true} and notifications/tools/list_changed',
    bad: '"tools":{} and notifications/tools/list_changed',
  },
};
