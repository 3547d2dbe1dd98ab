import { ENCODING, STDIO } from "./citations.js";
import type { RuleFamily } from "./types.js";

export const FAULT_TRANSPORT_RULES = {
  "FAULT-TRANSPORT-STDOUT-NOISE": {
    title: "Not an MCP message on stdout",
    family: "FAULT",
    severity: "must",
    text: "Over stdio, stdout carries MCP messages and nothing else. Logs belong on stderr.",
    fix: "Send logs to stderr (`console.error`, `print(…, file=sys.stderr)`), and silence the banners of libraries and package runners.",
    spec: STDIO,
    category: "Transport",
    examples: {
      good: "[INFO] ready, on stderr",
      bad: "[INFO] ready, on stdout",
    },
  },
  "FAULT-TRANSPORT-FRAME-TOO-LARGE": {
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
  },
  "FAULT-TRANSPORT-FLOOD": {
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
  },
  "FAULT-TRANSPORT-INVALID-UTF8": {
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
  },
} satisfies RuleFamily;
