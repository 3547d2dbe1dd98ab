import type { Rule } from "./types.js";

export const faultHttpEncoding: Rule = {
  id: "FAULT-HTTP-ENCODING",
  title: "A body that cannot be decompressed",
  family: "FAULT",
  severity: "must",
  text: "A compressed body bears the Content-Encoding by which it was compressed: gzip, deflate or br.",
  fix: "Check the Content-Encoding that the server, or a proxy before it, sets.",
  category: "Transport",
  examples: {
    good: "Content-Encoding: gzip and a body in gzip",
    bad: "Content-Encoding: gzip and plain text",
  },
};
