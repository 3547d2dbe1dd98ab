import type { Rule } from "./types.js";

export const assertParity: Rule = {
  id: "ASSERT-PARITY",
  title: "Two servers answer differently",
  family: "ASSERT",
  severity: "must",
  text: "A test with `parity: true` runs on several servers, and the answer of each is compared with the first one's; what a server declares as `volatile` is left out.",
  fix: "Make the servers answer the same, or declare what may differ under `volatile` of the server.",
  examples: {
    good: '{"sum":5} from both servers',
    bad: '{"sum":5} from one server, {"sum":"5"} from the other',
  },
};
