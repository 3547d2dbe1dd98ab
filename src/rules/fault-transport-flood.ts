import type { Rule } from "./types.js";

export const faultTransportFlood: Rule = {
  id: "FAULT-TRANSPORT-FLOOD",
  title: "More messages than may be held",
  family: "FAULT",
  severity: "must",
  text: "What a server sends around an answer is held up to a limit: 16 MiB of notifications and requests with one call, 64 MiB with all calls that a session has under way at once, 128 MiB with those of the run, 500,000 values in one message, 32 MiB of items in one list, 256 MiB of recorded messages in one session, 1 GiB in one run. The specification names no limit; these bound the memory and the disk of the run. What is larger is counted as this fault and left out.",
  fix: "Send less: fewer and shorter notifications, and lists whose items are small.",
  category: "Transport",
  examples: {
    good: "a progress notification each second",
    bad: "a thousand notifications of 600 KB during one call",
  },
};
