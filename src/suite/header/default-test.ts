import { isObject } from "../../core/json/json.js";
import type { ProblemLog } from "../problems.js";
import type { SuiteAssertion, SuiteLimits, SuiteTransform } from "../types.js";
import { reportLateKeys } from "../variables/late-values.js";
import { checkStepReferences } from "../variables/references.js";
import { child, textsOf } from "../yaml/nodes.js";
import { assertionsOf, limitsOf } from "./expectations.js";
import { transformOf } from "./transforms.js";

/** The defaults of tool tests, from `defaultTest`. */
export interface Defaults {
  tags: readonly string[];
  timeoutMs?: number;
  expect?: readonly SuiteAssertion[];
  limits?: SuiteLimits;
  transform?: SuiteTransform;
}

/** The defaults of a suite. `saved`: the names that the steps of `setup` save, by id. */
export function defaultsOf(
  root: Record<string, unknown>,
  saved: ReadonlyMap<string, readonly string[]>,
  log: ProblemLog,
): Defaults {
  const block = child(root, "defaultTest");
  if (!isObject(block)) return { tags: [] };
  const path = ["defaultTest"];
  const { tags, timeout_ms: timeout, expect } = block;
  reportLateKeys(root, path, block, ["tags", "timeout_ms"], log);
  const limits = limitsOf(expect, root, [...path, "expect"], log);
  const transform = transformOf(root, [...path, "transform"], log);
  checkStepReferences(root, [...path, "expect"], expect, saved, log);
  return {
    tags: textsOf(tags) ?? [],
    ...(typeof timeout === "number" && { timeoutMs: timeout }),
    ...(expect !== undefined && { expect: assertionsOf(expect, root, [...path, "expect"], log) }),
    ...(limits && { limits }),
    ...(transform && { transform }),
  };
}
