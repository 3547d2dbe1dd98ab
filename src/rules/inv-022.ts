import { HANDSHAKE } from "./citations.js";
import type { Rule } from "./types.js";

export const inv022: Rule = {
  id: "INV-022",
  title: "A server asks for what the client offers",
  family: "INV",
  severity: "must",
  text: "A server sends `roots/list`, `sampling/createMessage` and `elicitation/create` only to a client that offered that capability; from 2026-07-28 on it sends no requests.",
  fix: "Read the capabilities in `initialize` before you ask.",
  spec: HANDSHAKE,
  examples: {
    good: 'the client offers {"roots":{}}, the server sends roots/list',
    bad: "the client offers {}, the server sends roots/list",
  },
};
