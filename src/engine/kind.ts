import type { Trace } from "../agents/types.js";
import type { SuiteKind } from "../suite/kind.js";
import type { SuiteTest } from "../suite/types.js";
import type { TestContext } from "./calls/test-context.js";
import type { Attempt, CheckedTest } from "./judge/call.js";

/** The names with which a target may start in a test that a model answers. */
export const AGENT_MEMBERS: readonly (keyof Trace)[] = [
  "tool_calls",
  "tool_names",
  "redundant_tool_calls",
  "tool_results",
  "final_response",
  "conversation",
];

/** A kind of test: how it is read, what it needs, how it runs. Nothing else looks into the `body` of its tests. */
export interface Kind<Body = unknown> extends SuiteKind<Body> {
  /** Runs a test once. Throws only for a bug in mcptest. */
  run(checked: CheckedTest<Body>, context: TestContext): Promise<Attempt>;
}

/** The kind of a test. `suite/` types a kind as `SuiteKind`; at run time it is always a whole `Kind`. */
export function kindOf({ kind }: SuiteTest): Kind {
  return kind as Kind;
}
