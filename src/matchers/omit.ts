import { isObject } from "../core/json/json.js";
import type { Step } from "./target.js";

/** Marks an array element as removed, so that the other elements keep their indexes until the end. */
const REMOVED = Symbol("gone");

/**
 * The value without what the targets lead to, each read in the value as it was; the value itself is left as it is. A path
 * that leads nowhere takes nothing.
 */
export function withoutAll(value: unknown, targets: readonly (readonly Step[])[]): unknown {
  return targets.length === 0 ? value : dropRemoved(targets.reduce(without, value));
}

function without(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) return null;
  if (Array.isArray(value)) {
    if (step.kind === "each") return value.map((item) => (rest.length === 0 ? REMOVED : without(item, rest)));
    if (step.kind !== "index") return value;
    const at = step.index < 0 ? value.length + step.index : step.index;
    if (at < 0 || at >= value.length) return value;
    return value.with(at, rest.length === 0 ? REMOVED : without(value[at], rest));
  }
  if (!isObject(value) || (step.kind !== "name" && step.kind !== "key") || !Object.hasOwn(value, step.name))
    return value;
  const members = Object.entries(value).flatMap(([key, member]) => {
    if (key !== step.name) return [[key, member] as const];
    return rest.length === 0 ? [] : [[key, without(member, rest)] as const];
  });
  return Object.fromEntries(members);
}

function dropRemoved(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== REMOVED).map(dropRemoved);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, dropRemoved(member)]));
}
