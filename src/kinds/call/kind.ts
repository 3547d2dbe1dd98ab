import { isObject } from "../../core/json/json.js";
import { fillTool, TOOL_LATE_KEYS, type ToolTest, toolTestOf } from "../../suite/header/tool-test.js";
import type { SuiteKind } from "../../suite/kind.js";
import type { Needs, SuiteCall, SuiteTest, SuiteTransform } from "../../suite/types.js";
import { textOf } from "../../suite/yaml/nodes.js";

/** One call. */
export interface CallTest {
  call: SuiteCall;
  transform?: SuiteTransform;
}

/** What all calls have in common, whatever they call. */
const CALL = {
  command: "run",
  needs({ server, body: { call, transform } }: SuiteTest<CallTest>): Needs {
    const request = call.method === "resources/read" ? call.uri : call.args;
    return { servers: [server], calls: [{ server, call }], request, ...(transform && { transform }) };
  },
} as const;

/** tools[]: one call of a tool. */
export const toolCall: SuiteKind<ToolTest> = {
  ...CALL,
  name: "call",
  block: "tools",
  lateKeys: TOOL_LATE_KEYS,
  defaults: "all",
  hasRows: true,
  reader: (suite) => (test) => toolTestOf(test, suite),
  ofRow: fillTool,
};

/** resources[]: reads a resource. */
export const resourceRead: SuiteKind<CallTest> = {
  ...CALL,
  name: "call",
  block: "resources",
  lateKeys: [],
  reader:
    () =>
    ({ node }) => ({ call: { method: "resources/read", uri: textOf(node.uri) } }),
};

/** prompts[]: gets a prompt. */
export const promptGet: SuiteKind<CallTest> = {
  ...CALL,
  name: "call",
  block: "prompts",
  lateKeys: ["args", "prompt"],
  reader:
    () =>
    ({ node: { prompt, args } }) => ({
      call: { method: "prompts/get", prompt: textOf(prompt), args: isObject(args) ? args : {} },
    }),
};
