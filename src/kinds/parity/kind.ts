import { TOOL_KIND, type ToolTest, toolNeeds, toolTestOf } from "../../suite/header/tool-test.js";
import type { SuiteKind } from "../../suite/kind.js";
import { textsOf } from "../../suite/yaml/nodes.js";

/** A call whose answers on several servers are compared. */
export interface ParityTest extends ToolTest {
  /** The server with whose answer the others are compared. */
  first: string;
}

export const parity: SuiteKind<ParityTest> = {
  ...TOOL_KIND,
  name: "parity",
  keys: ["parity"],
  clashes: [
    {
      key: "parity",
      excludes: ["verify", "resend", "wire_fault", "cancel_after"],
      why: "It compares the responses to one call, sent once.",
    },
  ],
  reader: (suite) => (test) => {
    const names = textsOf(test.node.server) ?? [];
    if (names.length < 2) {
      test.spot.at("parity").report("key", {
        title: "`parity` needs several servers",
        description: "It compares the responses of the servers listed under the test's `server`.",
        fix: "Write `server: [one, other]`, or remove `parity`.",
      });
    }
    return { ...toolTestOf(test, suite), first: test.header.server };
  },
  needs: (test) => ({ ...toolNeeds(test), servers: [test.server, test.body.first], counterpart: test.body.first }),
};
