import type { Rule } from "./types.js";

export const suiteProbesCut: Rule = {
  id: "SUITE-PROBES-CUT",
  title: "Not every bad request was sent",
  family: "SUITE",
  severity: "may",
  text: "A probe of `negative_path` sends at most 100 requests, about arguments down to the sixth level. Where the input schema gives more of them, the others were not sent, and nothing is known of those arguments.",
  fix: "Nothing is wrong with the server: test the other arguments in tests of their own, or make the schema smaller.",
  examples: {
    good: "a schema with 20 arguments",
    bad: "a schema with 120 required arguments",
  },
};
