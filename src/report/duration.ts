/** `850 ms`, `12.3 s`, `4 min 5 s`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms * 10) / 10} ms`;
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}
