import { HANDSHAKE } from "./citations.js";
import type { Rule } from "./types.js";

export const inv008: Rule = {
  id: "INV-008",
  title: "No request before the handshake is confirmed",
  family: "INV",
  severity: "should",
  text: "Between `initialize` and `notifications/initialized` neither side sends a request, `ping` aside.",
  fix: "Wait for `notifications/initialized` before you send requests.",
  spec: HANDSHAKE,
  examples: {
    good: "initialize, notifications/initialized, tools/list",
    bad: "initialize, tools/list, notifications/initialized",
  },
};
