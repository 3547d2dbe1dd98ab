import type { SuiteCall } from "../../suite/types.js";
import type { Call } from "./call.js";

/** resources[]: one resources/read. */
export function resourceCall(test: Extract<SuiteCall, { block: "resources" }>, fill: <T>(value: T) => T): Call {
  const uri = fill(test.uri);
  return { method: "resources/read", params: { uri }, line: () => `resources/read ${uri}` };
}
