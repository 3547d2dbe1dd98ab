import { ENCODING, STDIO } from "./corpus/citations.js";
import type { RuleFamily } from "./types.js";

export const FAULT_TRANSPORT_RULES = {
  "FAULT-TRANSPORT-STDOUT-NOISE": {
    title: "Output on stdout that is not an MCP message",
    family: "FAULT",
    severity: "must",
    text: "Over stdio, the server writes only MCP messages to stdout. Logs go to stderr.",
    fix: "Send logs to stderr (`console.error`, `print(…, file=sys.stderr)`), and turn off banners of libraries and package runners.",
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
    text: "A message is at most 16 MiB, or what `--max-frame` sets. The specification has no limit. This one bounds the memory of the run: a larger message is dropped unread.",
    fix: "Return less: paginate, or link to a resource; if the size is intended, raise `--max-frame`.",
    category: "Transport",
    examples: {
      good: "pages of a hundred items, with a nextCursor",
      bad: "one line of 40 MiB",
    },
  },
  "FAULT-TRANSPORT-FLOOD": {
    title: "Messages exceed the memory limits",
    family: "FAULT",
    severity: "must",
    text: "What a server sends is kept up to these limits: 16 MiB of notifications and requests during one call, 64 MiB during all concurrent calls of a session with the answers that wait for their verdict, 128 MiB during those of the run, 500,000 values in one message, 32 MiB of items in one list, 256 MiB of recorded messages in one session, 1 GiB in one run. The specification has no limits. These bound the memory and disk space of the run: what exceeds them is reported and dropped.",
    fix: "Send less: fewer and shorter notifications, and smaller list items.",
    category: "Transport",
    examples: {
      good: "one progress notification per second",
      bad: "a thousand notifications of 600 KB during one call",
    },
  },
  "FAULT-TRANSPORT-INVALID-UTF8": {
    title: "A message that is not UTF-8",
    family: "FAULT",
    severity: "must",
    text: "Messages are encoded in UTF-8.",
    fix: "Write UTF-8 regardless of the locale, cut text between characters and not between bytes, and send binary data as base64.",
    spec: ENCODING,
    category: "Transport",
    examples: {
      good: '"é" as the bytes C3 A9',
      bad: '"é" as the byte E9',
    },
  },
} satisfies RuleFamily;
