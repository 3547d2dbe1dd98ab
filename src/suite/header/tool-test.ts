import { messageOf } from "../../core/errors.js";
import { asObject, isObject } from "../../core/json/json.js";
import { splitCommand, splitWords } from "../../core/proc/words.js";
import type { SuiteKind, SuiteScope, TestScope } from "../kind.js";
import type { Spot } from "../problems.js";
import type { SuiteProgram, SuiteToolCall, SuiteTransform } from "../types.js";
import { checkStepReferences } from "../variables/references.js";
import { child } from "../yaml/nodes.js";
import { cancelIn, taskIn } from "./steps.js";

/** The one call of a tool test, which several kinds have. */
export interface ToolTest {
  call: SuiteToolCall;
  transform?: SuiteTransform;
}

/** The keys of a tool test that may hold references to values of the run. */
export const TOOL_LATE_KEYS: readonly string[] = ["args", "task", "transform"];

/** The keys of a tool test that send something else than its one call, change it, or compare its answers. */
export const VARIANT_KEYS: readonly string[] = [
  "negative_path",
  "fuzz",
  "verify",
  "resend",
  "wire_fault",
  "transform",
  "parity",
];

/** What a tool test needs for its one call. */
export const toolNeeds: SuiteKind<ToolTest>["needs"] = ({ server, body: { call, transform } }) => ({
  servers: [server],
  calls: [{ server, call }],
  request: [call.args, call.task?.input],
  ...(transform && { transform }),
});

/** What kinds of tool tests have in common. */
export const TOOL_KIND = {
  block: "tools",
  command: "run",
  lateKeys: TOOL_LATE_KEYS,
  defaults: "all",
  hasRows: true,
  ofRow: toolTestOfRow,
  needs: toolNeeds,
} as const;

/** The call of a tool test; a `transform` that it has is merged into the default: request and response separately. */
export function toolTestOf({ spot, node }: TestScope, { setupSaved, defaults }: SuiteScope): ToolTest {
  const { args, task, expect } = node;
  checkStepReferences(spot, setupSaved, { args, task, expect });
  const own = transformOf(spot.at("transform"));
  const transform = own && defaults.transform ? { ...defaults.transform, ...own } : (own ?? defaults.transform);
  // A DeferredText if a row of data gives the name.
  const tool = (node.tool ?? "") as string;
  const call: SuiteToolCall = { method: "tools/call", tool, args: asObject(args), ...taskIn(spot), ...cancelIn(spot) };
  return { call, ...(transform && { transform }) };
}

/** A tool test for one row of data, which may name the tool. */
function toolTestOfRow<Body extends ToolTest>(body: Body, fill: (value: unknown) => unknown): Body {
  return { ...body, call: { ...body.call, tool: String(fill(body.call.tool)) } };
}

/** The programs of a `transform`; undefined if it has none. */
export function transformOf(spot: Spot): SuiteTransform | undefined {
  if (!isObject(spot.value)) return undefined;
  const request = transformProgram(spot, "request");
  const response = transformProgram(spot, "response");
  if (request === undefined && response === undefined) return undefined;
  return { ...(request && { request }), ...(response && { response }) };
}

function transformProgram(transform: Spot, key: "request" | "response"): SuiteProgram | undefined {
  const spot = transform.at(key);
  const location = spot.location("entry");
  if (typeof spot.value !== "string") {
    const program = child(spot.value, "jq");
    return typeof program === "string" ? { jq: program, location } : undefined;
  }
  let why = "it is empty";
  try {
    const isJq = /^\s*jq\s/.test(spot.value);
    const command = isJq ? splitWords(spot.value) : splitCommand(spot.value);
    const [, program, ...others] = command;
    if (isJq && program !== undefined && others.length === 0) return { jq: program, location };
    const folder = transform.log.places.folderOf(asObject(transform.value), key);
    if (command.length > 0) return { command, location, folder };
  } catch (error) {
    why = messageOf(error);
  }
  return spot.report("value", {
    title: "the command cannot be parsed",
    description: `It is split into words like a shell command: ${why}.`,
    fix: "Close every quote, and write a literal backslash as `\\\\`.",
  });
}
