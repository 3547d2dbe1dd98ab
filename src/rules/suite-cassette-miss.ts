import type { Rule } from "./types.js";

export const suiteCassetteMiss: Rule = {
  id: "SUITE-CASSETTE-MISS",
  title: "The cassette has no such request",
  family: "SUITE",
  severity: "must",
  text: "What a test asks of a server that is played from a cassette was asked when the cassette was recorded. A request that is not there says nothing about the server.",
  fix: "Record the cassette again (`mcptest run --record DIR`), or name under `volatile` of the server what changes from run to run, such as `params.arguments.now`.",
  examples: {
    good: 'a call of `search` with {"query":"a"}, as it was recorded',
    bad: 'a call of `search` with {"query":"b"}, which was never recorded',
  },
};
