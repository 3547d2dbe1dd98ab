import { CACHING } from "./citations.js";
import type { Rule } from "./types.js";

export const inv020: Rule = {
  id: "INV-020",
  title: "Lists and resources say how long they hold",
  family: "INV",
  severity: "must",
  text: "From 2026-07-28 on complete results of `server/discover`, lists and `resources/read` have a `ttlMs` of 0 or more and a `cacheScope` of `public` or `private`.",
  fix: "Add `ttlMs` and `cacheScope`; 0 and `private` promise nothing.",
  spec: CACHING,
  examples: { good: '"ttlMs":0,"cacheScope":"private"', bad: '"ttlMs":-1' },
};
