import { fillTool, TOOL_LATE_KEYS, type ToolTest, toolTestOf } from "../../suite/header/tool-test.js";
import type { SuiteKind } from "../../suite/kind.js";
import { fixturesOf, type InjectedError, injectedOf } from "./fixtures.js";

/** An error that is judged as if a call had been answered with it. */
export interface InjectedTest extends ToolTest {
  error: InjectedError;
  /** Of the fixture. */
  fixture: unknown;
}

/** inject_error of a tool test: nothing is sent, and no server is started. */
export const injected: SuiteKind<InjectedTest> = {
  name: "injected",
  block: "tools",
  command: "run",
  keys: ["inject_error"],
  clashes: [
    {
      key: "inject_error",
      excludes: [
        ...["retries", "negative_path", "fuzz", "verify", "resend", "wire_fault", "transform", "parity"],
        ...["expect.max_duration_ms", "expect.response_headers", "expect.response_headers_absent"],
      ],
      why: "An injected error replaces the response: nothing is sent to a server.",
    },
  ],
  lateKeys: TOOL_LATE_KEYS,
  defaults: "header",
  hasRows: true,
  reader: (suite) => {
    const fixtures = fixturesOf(suite.root, suite.servers, suite.log);
    return (test) => ({
      call: toolTestOf(test, suite).call,
      error: injectedOf(test, fixtures, suite),
      fixture: test.node.inject_error,
    });
  },
  ofRow: fillTool,
  needs: ({ body: { call } }) => ({ servers: [], request: call.args }),
  printSuite: (tests) => ({
    fixtures: {
      errors: [...new Map(tests.map(({ body: { fixture, error } }) => [fixture, error]))].map(([name, error]) => ({
        ...{ name, ...error, applies_to: "any" },
      })),
    },
  }),
};
