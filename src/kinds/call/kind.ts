import { asObject } from "../../core/json/json.js";
import { TASK_IS_CANCELLED } from "../../suite/header/steps.js";
import { TOOL_KIND, type ToolTest, toolTestOf } from "../../suite/header/tool-test.js";
import type { SuiteKind, TestScope } from "../../suite/kind.js";
import type { Needs, SuiteCall, SuiteTest, SuiteTransform } from "../../suite/types.js";
import { textOf } from "../../suite/yaml/nodes.js";

export interface CallTest {
  call: SuiteCall;
  transform?: SuiteTransform;
}

const CALL = {
  name: "call",
  command: "run",
  needs({ server, body: { call } }: SuiteTest<CallTest>): Needs {
    const request = "uri" in call ? call.uri : call.args;
    return { servers: [server], calls: [{ server, call }], request };
  },
} as const;

export const toolCall: SuiteKind<ToolTest> = {
  ...TOOL_KIND,
  name: "call",
  clashes: [TASK_IS_CANCELLED],
  reader: (suite) => (test) => toolTestOf(test, suite),
};

export const resourceRead: SuiteKind<CallTest> = {
  ...CALL,
  block: "resources",
  lateKeys: [],
  reader: () => resourceOf,
};

export const promptGet: SuiteKind<CallTest> = {
  ...CALL,
  block: "prompts",
  lateKeys: ["args", "prompt"],
  reader: () => promptOf,
};

/** Requests of the extension for skills (SEP-2640). */
export const skillRequest: SuiteKind<CallTest> = {
  ...CALL,
  block: "skills",
  lateKeys: [],
  reader: () => skillOf,
};

function resourceOf({ node, spot }: TestScope): CallTest {
  const uri = textOf(node.uri);
  // No URI has braces (RFC 3986).
  const [placeholder] = /\{[^{}]*\}/.exec(uri) ?? [];
  if (placeholder !== undefined) {
    spot.at("uri").report("value", {
      title: "`uri` is a template",
      description: "A client fills in the placeholders of a template before it reads the resource.",
      fix: `Write a value for \`${placeholder}\`.`,
      warning: true,
    });
  }
  return { call: { method: "resources/read", uri } };
}

function skillOf({ node: { get, directory } }: TestScope): CallTest {
  if (get !== undefined) return { call: { method: "skills/get", uri: textOf(get) } };
  if (directory !== undefined) return { call: { method: "resources/directory/read", uri: textOf(directory) } };
  return { call: { method: "skills/list", uri: undefined } };
}

function promptOf({ node: { prompt, args } }: TestScope): CallTest {
  return { call: { method: "prompts/get", prompt: textOf(prompt), args: asObject(args) } };
}
