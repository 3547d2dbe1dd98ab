import type { Rule } from "./types.js";

export const faultTransportFrameTooLarge: Rule = {
  id: "FAULT-TRANSPORT-FRAME-TOO-LARGE",
  title: "A message over the size limit",
  family: "FAULT",
  severity: "must",
  text: "A message is at most 16 MiB, or what `--max-frame` sets. The specification names no limit; this one bounds the memory of the run, and what is larger is dropped unread.",
  fix: "Return less: paginate, or link to a resource; where such a size is meant, raise `--max-frame`.",
  category: "Transport",
  examples: {
    good: "pages of a hundred items, with a nextCursor",
    bad: "one line of 40 MiB",
  },
};
