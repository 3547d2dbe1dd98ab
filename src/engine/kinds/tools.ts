import type { SuiteCall } from "../../suite/types.js";
import type { Call } from "./call.js";

/** tools[]: one tools/call. */
export function toolCall(test: Extract<SuiteCall, { block: "tools" }>, fill: <T>(value: T) => T): Call {
  const args = fill(test.args) as Record<string, unknown>;
  return { method: "tools/call", params: { name: test.tool, arguments: args }, line: () => toolLine(test.tool, args) };
}

/** A tools/call in one line, for a failure. */
export function toolLine(tool: string, args: unknown): string {
  return `tools/call ${tool} ${JSON.stringify(args)}`;
}
