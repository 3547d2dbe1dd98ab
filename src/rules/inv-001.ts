import { HANDSHAKE } from "./citations.js";
import type { Rule } from "./types.js";

export const inv001: Rule = {
  id: "INV-001",
  title: "The first request is initialize",
  family: "INV",
  severity: "must",
  text: "Up to 2025-11-25 a session begins with the handshake: the first request that a client sends is `initialize`. From 2026-07-28 on there is none.",
  fix: "Send `initialize` before any other request.",
  spec: HANDSHAKE,
  examples: {
    good: '{"id":1,"method":"initialize"} … {"id":2,"method":"tools/list"}',
    bad: '{"id":1,"method":"tools/list"} … {"id":2,"method":"initialize"}',
  },
};
