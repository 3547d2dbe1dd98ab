import type { LoadPlan } from "./kind.js";

/** When the calls of an open model are due, in milliseconds from the start: during the ramp, the rate grows evenly. */
export function dueAt(call: number, { rate, rampMs }: Pick<LoadPlan, "rampMs"> & { rate: number }): number {
  const perMs = rate / 1_000;
  const inRamp = (perMs * rampMs) / 2;
  return call < inRamp ? Math.sqrt((2 * rampMs * call) / perMs) : rampMs + (call - inRamp) / perMs;
}

/** How many calls are due before a time. */
export function dueBefore(ms: number, { rate, rampMs }: Pick<LoadPlan, "rampMs"> & { rate: number }): number {
  const perMs = rate / 1_000;
  const calls = ms < rampMs ? (perMs * ms * ms) / (2 * rampMs) : (perMs * rampMs) / 2 + (ms - rampMs) * perMs;
  return Math.ceil(calls);
}
