import { HANDSHAKE } from "./citations.js";
import type { Rule } from "./types.js";

export const inv003: Rule = {
  id: "INV-003",
  title: "Lists are answered by those that advertised them",
  family: "INV",
  severity: "must",
  text: "A server that answers `tools/list`, `resources/list`, `resources/templates/list` or `prompts/list` with a result has advertised the capability in its handshake. Where the list is empty, it should have.",
  fix: "Advertise the capability in the answer of `initialize`, or answer the method with -32601.",
  spec: HANDSHAKE,
  examples: {
    good: '"capabilities":{"tools":{}} and a result for tools/list',
    bad: '"capabilities":{} and a result for tools/list',
  },
};
