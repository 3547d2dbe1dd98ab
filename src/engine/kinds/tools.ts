import type { SuiteCall } from "../../suite/types.js";
import type { Call } from "./call.js";

/** tools[]: one tools/call. */
export function toolCall(test: Extract<SuiteCall, { block: "tools" }>, fill: <T>(value: T) => T): Call {
  const args = fill(test.args) as Record<string, unknown>;
  return { method: "tools/call", params: { name: test.tool, arguments: args }, line: () => line(test.tool, args) };
}

function line(tool: string, args: Record<string, unknown>): string {
  return `tools/call ${tool} ${JSON.stringify(args)}`;
}
