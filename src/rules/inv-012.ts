import { VERSIONS } from "./citations.js";
import type { Rule } from "./types.js";

export const inv012: Rule = {
  id: "INV-012",
  title: "The negotiated revision is a published one",
  family: "INV",
  severity: "must",
  text: "A server answers `initialize` with the revision that was offered, or with another one that was published.",
  fix: "Answer with the revision that the client offers where you speak it, else with the newest published one that you speak.",
  spec: VERSIONS,
  examples: { good: "offered 2025-11-25, answered 2025-06-18", bad: "offered 2025-11-25, answered 1.0" },
};
