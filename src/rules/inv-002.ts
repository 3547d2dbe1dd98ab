import { HANDSHAKE } from "./citations.js";
import type { Rule } from "./types.js";

export const inv002: Rule = {
  id: "INV-002",
  title: "The client confirms the handshake",
  family: "INV",
  severity: "must",
  text: "Once `initialize` is answered, the client sends `notifications/initialized`, before anything else that it wants.",
  fix: "Send `notifications/initialized` as soon as `initialize` is answered.",
  spec: HANDSHAKE,
  examples: {
    good: '{"id":1,"method":"initialize"}, {"method":"notifications/initialized"}, {"id":2,"method":"tools/list"}',
    bad: '{"id":1,"method":"initialize"}, {"id":2,"method":"tools/list"}',
  },
};
