import { isObject } from "../../core/json.js";
import type { ProblemLog } from "../problems.js";
import type { SuiteAssertion, SuiteLimits, SuiteTransform } from "../types.js";
import { reportLateKeys } from "../variables/late-values.js";
import { checkStepReferences } from "../variables/references.js";
import { child, textsOf } from "../yaml/nodes.js";
import { assertionsOf } from "./expectations.js";
import { limitsOf } from "./limits.js";
import { transformOf } from "./transforms.js";

/** What `defaultTest` gives every tool test. */
export interface Defaults {
  tags: readonly string[];
  timeoutMs?: number;
  expect?: readonly SuiteAssertion[];
  limits?: SuiteLimits;
  transform?: SuiteTransform;
}

/** The defaults of a suite. `known`: ids of the steps of `setup`. */
export function defaultsOf(root: Record<string, unknown>, known: ReadonlySet<string>, log: ProblemLog): Defaults {
  const block = child(root, "defaultTest");
  if (!isObject(block)) return { tags: [] };
  const path = ["defaultTest"];
  const { tags, timeout_ms: timeout, expect } = block;
  reportLateKeys(root, path, block, ["tags", "timeout_ms"], log);
  const limits = limitsOf(expect, root, [...path, "expect"], log);
  const transform = transformOf(root, [...path, "transform"], log);
  checkStepReferences(root, [...path, "expect"], expect, known, log);
  return {
    tags: textsOf(tags) ?? [],
    ...(typeof timeout === "number" && { timeoutMs: timeout }),
    ...(expect !== undefined && { expect: assertionsOf(expect, root, [...path, "expect"], log) }),
    ...(limits && { limits }),
    ...(transform && { transform }),
  };
}

/** A test's transform with what the default has beside it: request and response are replaced one by one. */
export function withDefault(
  own: SuiteTransform | undefined,
  base: SuiteTransform | undefined,
): SuiteTransform | undefined {
  if (own === undefined || base === undefined) return own ?? base;
  return { ...base, ...own };
}
