import { HANDSHAKE, VERSIONS } from "./citations.js";
import type { Rule } from "./types.js";

export const faultStartRejected: Rule = {
  id: "FAULT-START-REJECTED",
  title: "The handshake was refused",
  family: "FAULT",
  severity: "must",
  text: "A server answers the handshake with a result. To a revision that it does not speak it offers one that it does.",
  fix: "Read the error in the failure: a missing setting or an unsupported revision is the usual cause.",
  spec: [...HANDSHAKE, ...VERSIONS],
  category: "Session Lifecycle",
  examples: {
    good: '{"result":{"protocolVersion":"2025-06-18"}} for an initialize at 2025-11-25',
    bad: '{"error":{"code":-32602,"message":"Unsupported protocol version"}}',
  },
};
