import { readFileSync } from "node:fs";

/** Time that one evaluation may take, in milliseconds. */
export const BUDGET_MS = 2_000;

/** Milliseconds by a clock that all threads share. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}

/** The CPU time of this thread in milliseconds; of the whole process, where the system does not say more. */
export function threadCpuMs(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
  } catch {
    return processCpuMs();
  }
}

/** The CPU time of this process in milliseconds. */
export function processCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** True where work that was stopped had not had its time: other processes had the cores meanwhile. */
export function wasStarved(cpuMs: number): boolean {
  return cpuMs < BUDGET_MS / 2;
}
