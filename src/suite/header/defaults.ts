import { isObject } from "../../core/json/json.js";
import type { Defaults } from "../kind.js";
import type { Spot } from "../problems.js";
import { checkStepReferences, reportLateKeys, type SavedNames } from "../variables/references.js";
import { numberOf, textsOf } from "../yaml/nodes.js";
import { assertionsOf, limitsOf } from "./expectations.js";
import { transformOf } from "./tool-test.js";

/** `defaultTest` of a suite. */
export function defaultsOf(spot: Spot, saved: SavedNames): Defaults {
  if (!isObject(spot.value)) return { tags: [] };
  const expect = spot.at("expect");
  reportLateKeys(spot, ["tags", "timeout_ms"]);
  const timeoutMs = numberOf(spot.members.timeout_ms);
  const limits = limitsOf(expect);
  const transform = transformOf(spot.at("transform"));
  checkStepReferences(expect, saved);
  return {
    tags: textsOf(spot.members.tags) ?? [],
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(expect.value !== undefined && { expect: assertionsOf(expect) }),
    ...(limits && { limits }),
    ...(transform && { transform }),
  };
}
