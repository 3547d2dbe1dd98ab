import type { SuiteTest } from "../../suite/types.js";
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

/** The request of a test; `fill` puts in what is known only at run time. */
export function callOf(test: SuiteTest, fill: <T>(value: T) => T): Call {
  switch (test.block) {
    case "tools":
      return toolCall(test, fill);
    case "resources":
      return resourceCall(test, fill);
    case "prompts":
      return promptCall(test, fill);
  }
}
