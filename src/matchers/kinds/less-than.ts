import type { SyncJudge } from "../kind.js";
import { compileLimit } from "../shared/limit.js";

/** `less-than`: the number is less than the argument. */
export function compileLessThan(argument: unknown): SyncJudge {
  return compileLimit("less-than", argument, (value, limit) => value < limit);
}
