import type { SuiteCall } from "../../suite/types.js";
import { promptCall } from "./prompts.js";
import { resourceCall } from "./resources.js";
import { toolCall } from "./tools.js";

/** One request that a test makes. */
export interface Call {
  method: string;
  params: Record<string, unknown>;
  /** The request in one line, for a failure. */
  line: () => string;
}

/** A request; `fill` puts in what is known only at run time. */
export function callOf(call: SuiteCall, fill: <T>(value: T) => T): Call {
  switch (call.block) {
    case "tools":
      return toolCall(call, fill);
    case "resources":
      return resourceCall(call, fill);
    case "prompts":
      return promptCall(call, fill);
  }
}
