/** Of two users; without them, both clients are the same one. */
export const TOKENS: readonly string[] = ["--server-auth-bearer-env", "TOKEN_A", "--second-bearer-env", "TOKEN_B"];

interface Case {
  rule: string;
  mode: "legacy" | "modern";
  /** What isolation-server.mjs does wrong. */
  breaks: string;
  flags?: readonly string[];
}

/** Servers that each break one rule of isolation. */
export const BROKEN: readonly Case[] = [
  { rule: "ISO-ANSWER", mode: "legacy", breaks: "ISO-ANSWER" },
  { rule: "ISO-ANSWER", mode: "modern", breaks: "ISO-ANSWER" },
  { rule: "ISO-ANSWER", mode: "legacy", breaks: "board", flags: TOKENS },
  // However long each of them takes.
  ...["slow", "quick", "plain"].map(
    (tool): Case => ({ rule: "ISO-ANSWER", mode: "legacy", breaks: `board of ${tool}`, flags: TOKENS }),
  ),
  // Whatever an answer is kept by.
  ...["tool", "arguments", "session", "path"].map(
    (key): Case => ({ rule: "ISO-ANSWER", mode: "legacy", breaks: `keeps by ${key}` }),
  ),
  ...["tool", "arguments", "path"].map(
    (key): Case => ({ rule: "ISO-ANSWER", mode: "modern", breaks: `keeps by ${key}` }),
  ),
  { rule: "ISO-PROGRESS", mode: "legacy", breaks: "ISO-PROGRESS" },
  { rule: "ISO-PROGRESS", mode: "modern", breaks: "ISO-PROGRESS" },
  { rule: "ISO-PROGRESS", mode: "legacy", breaks: "both streams" },
  { rule: "ISO-PROGRESS", mode: "modern", breaks: "both streams", flags: TOKENS },
  { rule: "ISO-STREAM", mode: "legacy", breaks: "ISO-STREAM" },
  { rule: "ISO-STREAM", mode: "modern", breaks: "ISO-STREAM" },
  { rule: "ISO-RESUME", mode: "legacy", breaks: "ISO-RESUME" },
  { rule: "ISO-CANCEL", mode: "legacy", breaks: "ISO-CANCEL" },
  { rule: "ISO-CANCEL", mode: "modern", breaks: "ISO-CANCEL" },
  { rule: "ISO-CLOSE", mode: "legacy", breaks: "ISO-CLOSE" },
  { rule: "ISO-CLOSE", mode: "modern", breaks: "ISO-CLOSE" },
  { rule: "ISO-SESSION", mode: "legacy", breaks: "ISO-SESSION" },
  { rule: "ISO-LIST", mode: "modern", breaks: "ISO-LIST", flags: TOKENS },
  { rule: "ISO-LIST", mode: "modern", breaks: "pages" },
  { rule: "ISO-TASK", mode: "legacy", breaks: "ISO-TASK", flags: TOKENS },
  { rule: "ISO-TASK", mode: "legacy", breaks: "cancel", flags: TOKENS },
  { rule: "ISO-TASK", mode: "modern", breaks: "ISO-TASK", flags: TOKENS },
  { rule: "ISO-TASK", mode: "modern", breaks: "cancel", flags: TOKENS },
  { rule: "ISO-FOREIGN-ID", mode: "legacy", breaks: "open orders", flags: TOKENS },
  { rule: "ISO-FOREIGN-ID", mode: "modern", breaks: "open orders", flags: TOKENS },
  { rule: "ISO-FOREIGN-ID", mode: "legacy", breaks: "text orders", flags: TOKENS },
  { rule: "ISO-FOREIGN-ID", mode: "legacy", breaks: "open notes", flags: TOKENS },
  { rule: "ISO-FOREIGN-ID", mode: "modern", breaks: "open notes", flags: TOKENS },
  { rule: "ISO-FOREIGN-ID", mode: "legacy", breaks: "open subscriptions", flags: TOKENS },
  { rule: "ISO-ID-REUSE", mode: "legacy", breaks: "ISO-ID-REUSE", flags: ["--rules", "ISO-ID-REUSE"] },
  { rule: "FAULT-HTTP-NO-ANSWER", mode: "legacy", breaks: "FAULT-HTTP-NO-ANSWER", flags: ["--max-call", "3s"] },
];
