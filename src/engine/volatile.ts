import { isObject } from "../core/json.js";
import { parseSteps, type Step } from "../matchers/target.js";

/** A copy of a value without what the targets lead to; a target that leads nowhere takes nothing away. */
export function withoutTargets(value: unknown, targets: readonly string[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const target of targets) remove(copy, parseSteps(target));
  return copy;
}

function remove(value: unknown, [step, ...rest]: readonly Step[]): void {
  if (step === undefined) return;
  for (const key of keysOf(value, step)) {
    const container = value as Record<string | number, unknown>;
    if (rest.length > 0) remove(container[key], rest);
    else if (Array.isArray(value)) value[Number(key)] = null;
    else delete container[key];
  }
}

/** What a step leads to, of the keys that are there. */
function keysOf(value: unknown, step: Step): (string | number)[] {
  if (step.kind === "each") return Array.isArray(value) ? [...value.keys()] : [];
  if (step.kind !== "index") return isObject(value) && Object.hasOwn(value, step.name) ? [step.name] : [];
  const index = Array.isArray(value) && step.index < 0 ? value.length + step.index : step.index;
  return Array.isArray(value) && index >= 0 && index < value.length ? [index] : [];
}
