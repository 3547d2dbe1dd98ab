import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds of a clock that only goes forward. `performance` has one too, and takes a millisecond to load. */
export function nowMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** Milliseconds to the hundredth, as reports have them. */
export function roundMs(ms: number): number {
  return Math.round(ms * 100) / 100;
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** The form of a duration, for messages. */
export const DURATION_FORM = "a number and one of ms, s, m, h (`500ms`, `1.5s`, `2m`)";

/** Milliseconds of a duration such as `500ms` or `1.5s`; undefined for any other text, and beyond some 24 days. */
export function parseDuration(text: string): number | undefined {
  const [, count, unit = ""] = /^([0-9]{1,10}(?:\.[0-9]{1,6})?)(ms|s|m|h)$/.exec(text) ?? [];
  const milliseconds = Number(count) * (UNITS[unit] ?? 0);
  return count !== undefined && milliseconds < 2 ** 31 ? milliseconds : undefined;
}

/** Milliseconds as a duration that `parseDuration` reads, in the largest unit without a fraction. */
export function durationText(ms: number): string {
  const [unit, size] = Object.entries(UNITS).findLast(([, size]) => ms % size === 0) ?? ["ms", 1];
  return `${ms / size}${unit}`;
}

/** Waits for so many milliseconds, or until `signal` is aborted; `unref` lets the process end meanwhile. */
export async function sleep(
  ms: number,
  { unref = false, signal }: { unref?: boolean; signal?: AbortSignal } = {},
): Promise<undefined> {
  return wait(ms, undefined, { ref: !unref, ...(signal && { signal }) }).catch(() => undefined);
}

/** A signal that is aborted after so many milliseconds, for that reason, or with the other one. */
export function abortedAfter(ms: number, other?: AbortSignal, reason?: string): AbortSignal {
  // Not AbortSignal.timeout(): Node may collect it in AbortSignal.any(), and then it never comes.
  const time = new AbortController();
  setTimeout(() => time.abort(reason), ms).unref();
  return other ? AbortSignal.any([time.signal, other]) : time.signal;
}
