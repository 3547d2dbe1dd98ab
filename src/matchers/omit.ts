import { isObject } from "../core/json.js";
import type { Step } from "./target.js";

/** The value without what a target leads to; the value itself is left as it is. A path that leads nowhere takes nothing. */
export function without(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) return null;
  if (Array.isArray(value)) {
    if (step.kind === "each") return rest.length === 0 ? [] : value.map((item) => without(item, rest));
    if (step.kind !== "index") return value;
    const at = step.index < 0 ? value.length + step.index : step.index;
    if (at < 0 || at >= value.length) return value;
    return rest.length === 0 ? value.toSpliced(at, 1) : value.with(at, without(value[at], rest));
  }
  if (!isObject(value) || (step.kind !== "name" && step.kind !== "key") || !Object.hasOwn(value, step.name))
    return value;
  const members = Object.entries(value).flatMap(([key, member]) => {
    if (key !== step.name) return [[key, member] as const];
    return rest.length === 0 ? [] : [[key, without(member, rest)] as const];
  });
  return Object.fromEntries(members);
}
