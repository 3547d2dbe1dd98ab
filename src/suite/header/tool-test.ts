import { isObject } from "../../core/json/json.js";
import type { SuiteScope, TestScope } from "../kind.js";
import type { SuiteStep, SuiteTransform, ToolCall } from "../types.js";
import { checkStepReferences } from "../variables/references.js";
import { stepsOf } from "./steps.js";
import { transformOf } from "./transforms.js";

/** The one call of a tool test, which several kinds have. */
export interface ToolTest {
  call: ToolCall;
  transform?: SuiteTransform;
}

/** The keys of a tool test that may hold what is known only while the suite runs. */
export const TOOL_LATE_KEYS: readonly string[] = ["args", "transform"];

/** The call of a tool test; a `transform` that it has is merged into the default: request and response separately. */
export function toolTestOf({ path, node }: TestScope, { root, setupSaved, defaults, log }: SuiteScope): ToolTest {
  const { args, expect } = node;
  checkStepReferences(root, path, { args, expect }, setupSaved, log);
  const own = transformOf(root, [...path, "transform"], log);
  const transform = own && defaults.transform ? { ...defaults.transform, ...own } : (own ?? defaults.transform);
  // Text, or what a row of data fills in.
  const tool = (node.tool ?? "") as string;
  const call: ToolCall = { method: "tools/call", tool, args: isObject(args) ? args : {} };
  return { call, ...(transform && { transform }) };
}

/** The steps of a test under a key; the names that they save are added to `saved`. */
export function testSteps(
  key: string,
  saved: Map<string, readonly string[]>,
  { path, node, header: { server, timeoutMs } }: TestScope,
  { root, servers, log }: SuiteScope,
): SuiteStep[] {
  return stepsOf(node[key], [...path, key], { root, servers, server, timeoutMs, saved, log });
}

/** The same for a row of data, which may name the tool. */
export function fillTool<Body extends ToolTest>(body: Body, fill: (value: unknown) => unknown): Body {
  return { ...body, call: { ...body.call, tool: String(fill(body.call.tool)) } };
}
