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

/** compliance[]: the request in one line; it is sent by its own kind. */
function complianceCall(
  { check, request, raw }: Extract<SuiteTest, { block: "compliance" }>,
  fill: <T>(value: T) => T,
): Call {
  const method = check ?? request?.method ?? "raw";
  const params = (fill(request?.params) ?? {}) as Record<string, unknown>;
  return { method, params, line: () => raw ?? (request ? `${method} ${JSON.stringify(params)}` : method) };
}

/** The request of a test; `fill` puts in what is known only at run time. */
export function callOf(test: SuiteTest, fill: <T>(value: T) => T): Call {
  switch (test.block) {
    case "compliance":
      return complianceCall(test, fill);
    case "tools":
      return toolCall(test, fill);
    case "resources":
      return resourceCall(test, fill);
    case "prompts":
      return promptCall(test, fill);
  }
}
