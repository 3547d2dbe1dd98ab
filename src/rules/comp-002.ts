import type { Rule } from "./types.js";

export const comp002: Rule = {
  id: "COMP-002",
  title: "A request id that several servers were sent",
  family: "COMP",
  severity: "should",
  text: "Sessions that share a transport use each request id once, so that every answer can be told.",
  fix: "Draw the ids of all sessions from one counter, or give each server a transport of its own.",
  examples: { good: "ids 1 and 2", bad: "id 1 to both" },
};
