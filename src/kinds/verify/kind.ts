import { moveToServer, testSteps } from "../../suite/header/steps.js";
import { TOOL_KIND, TOOL_LATE_KEYS, type ToolTest, toolNeeds, toolTestOf } from "../../suite/header/tool-test.js";
import type { SuiteKind, TestScope } from "../../suite/kind.js";
import type { SuiteStep } from "../../suite/types.js";
import { child, choiceOf, numberOf } from "../../suite/yaml/nodes.js";

const FAULTS = ["drop_response", "disconnect", "duplicate_request"] as const;

/** A call, lost or repeated as a client would, then steps that judge what it changed. */
export interface VerifyTest extends ToolTest {
  verify?: readonly SuiteStep[];
  /** How often the call is sent again. */
  resend: number;
  wireFault?: (typeof FAULTS)[number];
}

/** verify, resend and wire_fault of a tool test. */
export const verify: SuiteKind<VerifyTest> = {
  ...TOOL_KIND,
  name: "verify",
  keys: ["verify", "resend", "wire_fault"],
  clashes: [
    { key: "wire_fault", excludes: ["task"], why: "A task is followed by its answer, which is lost or comes twice." },
    { key: "wire_fault", excludes: ["cancel_after"], why: "A call whose answer is lost cannot be cancelled." },
  ],
  lateKeys: [...TOOL_LATE_KEYS, "verify"],
  reader: (suite) => (test) => {
    const { node } = test;
    const wireFault = wireFaultOf(test);
    return {
      ...toolTestOf(test, suite),
      ...(Array.isArray(node.verify) && { verify: testSteps("verify", new Map(suite.setupSaved), test, suite) }),
      resend: numberOf(node.resend) ?? 0,
      ...(wireFault && { wireFault }),
    };
  },
  onServer: (body, from, to) => ({ ...body, ...(body.verify && { verify: moveToServer(body.verify, from, to) }) }),
  needs: (test) => ({ ...toolNeeds(test), ...(test.body.verify && { steps: { verify: test.body.verify } }) }),
};

function wireFaultOf({ spot, node, on }: TestScope): VerifyTest["wireFault"] {
  const fault = choiceOf(node.wire_fault, FAULTS);
  if (fault === undefined) return undefined;
  const at = spot.at("wire_fault");
  if (on.some(({ cassette }) => cassette !== undefined)) {
    at.report("key", {
      title: "`wire_fault` on a server with `cassette`",
      description: "A recording has no connection on which a message could be lost or duplicated.",
      fix: "Test the server itself, or remove this key.",
    });
  }
  const reads = node.expect !== undefined || child(node.transform, "response") !== undefined;
  if (fault !== "duplicate_request" && !node.resend && (reads || node.verify === undefined)) {
    at.report("value", {
      title: `\`${fault}\` leaves no response`,
      description: reads
        ? "`expect` and `transform.response` have nothing to read, because the response is lost."
        : "Nothing checks what the call changed.",
      fix: "Write `resend: 1`, as a client would retry, or check the result with `verify` only.",
    });
  }
  return fault;
}
