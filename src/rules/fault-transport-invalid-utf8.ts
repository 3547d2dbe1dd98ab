import { ENCODING } from "./citations.js";
import type { Rule } from "./types.js";

export const faultTransportInvalidUtf8: Rule = {
  id: "FAULT-TRANSPORT-INVALID-UTF8",
  title: "A message that is not UTF-8",
  family: "FAULT",
  severity: "must",
  text: "Messages are encoded in UTF-8.",
  fix: "Write UTF-8 whatever the locale, cut text between characters and not between bytes, and send binary data as base64.",
  spec: ENCODING,
  category: "Transport",
  examples: {
    good: '"é" as the bytes C3 A9',
    bad: '"é" as the byte E9',
  },
};
