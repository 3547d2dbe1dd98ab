import { asObject } from "../../core/json/json.js";
import { TOOL_KIND, type ToolTest, toolTestOf } from "../../suite/header/tool-test.js";
import type { SuiteKind } from "../../suite/kind.js";
import { numberOf } from "../../suite/yaml/nodes.js";

/** Calls of a tool with generated arguments. */
export interface FuzzTest extends ToolTest {
  seed: number;
  cases: number;
  maxCallMs: number;
}

export const fuzz: SuiteKind<FuzzTest> = {
  ...TOOL_KIND,
  name: "fuzz",
  readsSchemas: true,
  keys: ["fuzz"],
  clashes: [
    {
      key: "fuzz",
      excludes: [
        "expect",
        "retries",
        "negative_path",
        "verify",
        "resend",
        "wire_fault",
        "transform",
        "parity",
        "task",
        "cancel_after",
      ],
      why: "Many calls are made instead of one, the same for the same seed, and each answer is judged by the protocol and the tool's schemas.",
    },
  ],
  defaults: "header",
  reader: (suite) => (test) => {
    const { seed, cases, max_call_ms } = asObject(test.node.fuzz);
    return {
      call: toolTestOf(test, suite).call,
      seed: numberOf(seed) ?? 1,
      cases: numberOf(cases) ?? 50,
      maxCallMs: numberOf(max_call_ms) ?? 5_000,
    };
  },
  print: ({ body: { seed, cases, maxCallMs } }) => ({ fuzz: { seed, cases, max_call_ms: maxCallMs } }),
};
