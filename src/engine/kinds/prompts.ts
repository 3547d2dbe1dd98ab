import type { SuiteCall } from "../../suite/types.js";
import type { Call } from "./call.js";

/** prompts[]: one prompts/get. */
export function promptCall(test: Extract<SuiteCall, { block: "prompts" }>, fill: <T>(value: T) => T): Call {
  const args = fill(test.args) as Record<string, unknown>;
  const params = { name: test.prompt, arguments: args };
  return { method: "prompts/get", params, line: () => `prompts/get ${test.prompt} ${JSON.stringify(args)}` };
}
