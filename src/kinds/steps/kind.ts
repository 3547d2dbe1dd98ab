import { moveToServer, testSteps } from "../../suite/header/steps.js";
import { VARIANT_KEYS } from "../../suite/header/tool-test.js";
import type { SuiteKind } from "../../suite/kind.js";
import type { SuiteStep } from "../../suite/types.js";

interface StepsTest {
  steps: readonly SuiteStep[];
  /** Steps that run after `steps`, even if those failed. */
  last: readonly SuiteStep[];
}

export const steps: SuiteKind<StepsTest> = {
  name: "steps",
  block: "tools",
  command: "run",
  keys: ["steps", "finally"],
  clashes: [
    {
      key: "steps",
      excludes: ["args", "expect", "inject_error", ...VARIANT_KEYS, "task", "cancel_after"],
      why: "A test with `steps` makes several calls, so this key has no call to apply to.",
      fix: "Move it to the step that it belongs to, or write a test with a `tool`.",
    },
    { key: "tool", excludes: ["finally"], why: "These steps run after `steps`, and this test has a single call." },
  ],
  lateKeys: ["steps", "finally"],
  defaults: "header",
  hasRows: true,
  reader: (suite) => (test) => {
    const savedNames = new Map(suite.setupSaved);
    return { steps: testSteps("steps", savedNames, test, suite), last: testSteps("finally", savedNames, test, suite) };
  },
  onServer: (body, from, to) => ({
    steps: moveToServer(body.steps, from, to),
    last: moveToServer(body.last, from, to),
  }),
  needs: ({ body }) => ({ servers: [], steps: { steps: body.steps, finally: body.last } }),
};
