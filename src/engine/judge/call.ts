import type { SuiteCall } from "../../suite/types.js";

/** One request that a test makes. */
export interface Call {
  method: string;
  params: Record<string, unknown>;
  /** The request in one line, for a failure. */
  line: () => string;
}

/** The request of a call; `fill` puts in what is known only at run time. */
export function callOf(call: SuiteCall, fill: <T>(value: T) => T): Call {
  if (call.method === "resources/read") {
    const uri = fill(call.uri);
    return { method: "resources/read", params: { uri }, line: () => `resources/read ${uri}` };
  }
  const args = fill(call.args) as Record<string, unknown>;
  if (call.method === "tools/call") {
    return {
      method: "tools/call",
      params: { name: call.tool, arguments: args },
      line: () => toolLine(call.tool, args),
    };
  }
  const line = () => `prompts/get ${call.prompt} ${JSON.stringify(args)}`;
  return { method: "prompts/get", params: { name: call.prompt, arguments: args }, line };
}

/** A tools/call in one line, for a failure. */
export function toolLine(tool: string, args: unknown): string {
  return `tools/call ${tool} ${JSON.stringify(args)}`;
}
