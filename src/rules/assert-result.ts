import type { Rule } from "./types.js";

export const assertResult: Rule = {
  id: "ASSERT-RESULT",
  title: "The call did not return a result",
  family: "ASSERT",
  severity: "must",
  text: "A test without `expect` passes when its call returns a result that is no error: neither a JSON-RPC error nor a result with `isError: true`.",
  fix: "Read the error that came back and mend the call or the server; if the error is what you want, assert it with `expect`.",
  examples: {
    good: '{"result":{"content":[{"type":"text","text":"5"}]}}',
    bad: '{"result":{"isError":true,"content":[{"type":"text","text":"no such order"}]}}',
  },
};
