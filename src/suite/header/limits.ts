import { isObject } from "../../core/json/json.js";
import type { ProblemLog } from "../problems.js";
import type { SuiteLimits } from "../types.js";
import { reportLateKeys } from "../variables/late-values.js";
import { child } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";

/** The limits of an `expect` in its long form; undefined if it has none. */
export function limitsOf(expect: unknown, root: object, path: Path, log: ProblemLog): SuiteLimits | undefined {
  if (!isObject(expect)) return undefined;
  reportLateKeys(root, path, expect, ["max_duration_ms", "max_response_tokens", "response_headers_absent"], log);
  const duration = child(expect, "max_duration_ms");
  const tokens = child(expect, "max_response_tokens");
  const limit = isObject(tokens) ? child(tokens, "budget") : tokens;
  const limits: SuiteLimits = {
    ...(typeof duration === "number" && {
      maxDurationMs: { limit: duration, location: log.places.locate(root, [...path, "max_duration_ms"], "entry") },
    }),
    ...(typeof limit === "number" && {
      maxResponseTokens: {
        limit,
        tokenizer: child(tokens, "tokenizer") === "cl100k_base" ? "cl100k_base" : "o200k_base",
        warns: child(tokens, "mode") === "warn",
        location: log.places.locate(root, [...path, "max_response_tokens"], "entry"),
      },
    }),
  };
  return Object.keys(limits).length === 0 ? undefined : limits;
}
