import { isObject } from "../../core/json/json.js";
import { parseSteps, type Step } from "../../matchers/target.js";

/** A value without what the targets lead to; the value itself is left as it is. A target that matches nothing removes nothing. */
export function withoutTargets(value: unknown, targets: readonly string[]): unknown {
  return targets.reduce((left, target) => without(left, parseSteps(target)), value);
}

/** Copies only the path to the target: the value may be large, and nested too deeply to clone. */
function without(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) return value;
  const keys = keysOf(value, step);
  if (keys.length === 0) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  for (const key of keys) {
    if (rest.length > 0) copy[key] = without(copy[key], rest);
    else if (Array.isArray(value)) copy[key] = null;
    else delete copy[key];
  }
  return copy;
}

function keysOf(value: unknown, step: Step): (string | number)[] {
  if (step.kind === "each") return Array.isArray(value) ? [...value.keys()] : [];
  if (step.kind !== "index") return isObject(value) && Object.hasOwn(value, step.name) ? [step.name] : [];
  const index = Array.isArray(value) && step.index < 0 ? value.length + step.index : step.index;
  return Array.isArray(value) && index >= 0 && index < value.length ? [index] : [];
}
