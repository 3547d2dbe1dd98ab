/** Milliseconds of a clock that only goes forward. `performance` has one too, and takes a millisecond to load. */
export function nowMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** Milliseconds to the hundredth, as reports have them. */
export function roundMs(ms: number): number {
  return Math.round(ms * 100) / 100;
}
