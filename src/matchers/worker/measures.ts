import { readFileSync, readlinkSync } from "node:fs";
import { isContainer } from "../diff/equal.js";

/** Characters of a string that weigh as much as one scalar. */
const CHARACTERS = 16;

/**
 * Whether a value weighs at most `limit`: one for each scalar, container and key, and one for each 16 characters. Looks
 * no further than the limit.
 */
export function isSmall(value: unknown, limit: number): boolean {
  let left = limit;
  const pending = [value];
  while (pending.length > 0 && left >= 0) {
    const next = pending.pop();
    left -= typeof next === "string" ? 1 + next.length / CHARACTERS : 1;
    if (!isContainer(next)) continue;
    const members: unknown[] = Array.isArray(next) ? next : Object.values(next);
    left -= members.length;
    if (left >= 0) for (const member of members) pending.push(member);
  }
  return left >= 0;
}

/** Whether more than `limit` containers are nested in one another. */
export function isNestedOver(value: unknown, limit: number): boolean {
  if (!isContainer(value)) return false;
  if (limit === 0) return true;
  const members: unknown[] = Array.isArray(value) ? value : Object.values(value);
  return members.some((member) => isNestedOver(member, limit - 1));
}

/** Time that one evaluation may take, in milliseconds. */
export const BUDGET_MS = 2_000;

/** The longest time of one evaluation while other processes use the cores: no verdict may depend on them. */
const MAX_BUDGET_MS = 32_000;

/** Milliseconds by a clock that all threads share. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}

/** How the system names this thread to other threads; empty if it does not. */
export function threadPath(): string {
  try {
    return `/proc/${readlinkSync("/proc/thread-self")}`;
  } catch {
    return "";
  }
}

/** The CPU time of a thread in milliseconds, this one or another; of the whole process if the system does not report more. */
export function threadCpuMs(path = "/proc/thread-self"): number {
  return reportedCpuMs(path) ?? processCpuMs();
}

/**
 * The CPU time of all threads but the main one: of the thread that judges, and of those that collect its garbage, for which
 * it waits. Of the whole process if the system does not report more.
 */
export function judgingCpuMs(): number {
  return processCpuMs() - (reportedCpuMs(`/proc/${process.pid}`) ?? 0);
}

function reportedCpuMs(path: string): number | undefined {
  try {
    return Number(readFileSync(`${path}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return undefined;
  }
}

function processCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * How long work that was stopped after `budgetMs` may take when it starts again: four times as long if other processes had
 * the cores meanwhile. undefined if it has had its time.
 */
export function longerBudget(budgetMs: number, starved: boolean): number | undefined {
  return starved && budgetMs * 4 <= MAX_BUDGET_MS ? budgetMs * 4 : undefined;
}

/** True if work that was stopped had not had its time: other processes had the cores meanwhile. */
export function wasStarved(cpuMs: number): boolean {
  return cpuMs < BUDGET_MS / 2;
}
