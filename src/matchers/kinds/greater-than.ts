import type { SyncJudge } from "../kind.js";
import { compileLimit } from "../shared/limit.js";

/** `greater-than`: the number is greater than the argument. */
export function compileGreaterThan(argument: unknown): SyncJudge {
  return compileLimit("greater-than", argument, (value, limit) => value > limit);
}
