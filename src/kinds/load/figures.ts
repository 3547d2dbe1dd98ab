/** What `load.…` can name in `expect`. */
export const FIGURES = [
  "calls",
  "rate",
  "clients",
  "errors",
  "failed",
  "failed_rate",
  "mixed_up",
  "timeouts",
  "reconnects",
  "p50_ms",
  "p90_ms",
  "p95_ms",
  "p99_ms",
  "max_ms",
  "min_ms",
  "bytes",
  "duration_ms",
  "unsent",
  "memory_mb",
  "memory_growth_kb_per_call",
  "handles",
] as const;

/** True for a target that is about all answers together. */
export function isOfWhole(target: string): boolean {
  return /^load(?![^.[])/.test(target);
}
