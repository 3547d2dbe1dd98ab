import { setTimeout as sleep } from "node:timers/promises";
import type { HttpFacts } from "../../mcp/types.js";
import { objectAt } from "./wire.js";

/** Time, as requests need it; tests have their own. */
export interface Clock {
  /** Resolves after that many milliseconds, or when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** The time limit of one request in milliseconds. */
  timeoutMs: number;
}

/** How often a request is sent, the first time included. */
export const MAX_TRIES = 4;
const FIRST_DELAY_MS = 500;
/** The longest time that is waited because an endpoint asks for it. */
const MAX_DELAY_MS = 60_000;

/** The clock of the machine. */
export const systemClock: Clock = {
  timeoutMs: 120_000,
  async sleep(ms, signal) {
    // If it is aborted, the request after it fails and says so.
    await sleep(ms, undefined, signal && { signal }).catch(() => {});
  },
};

/** How many milliseconds to wait before sending again; undefined if it must not be. No `http`: the connection broke. */
export function delayOf(
  http: HttpFacts | undefined,
  answer: Record<string, unknown>,
  tries: number,
): number | undefined {
  const usual = FIRST_DELAY_MS * 2 ** (tries - 1);
  if (http === undefined) return usual;
  const { status, headers } = http;
  if (status !== 408 && status !== 429 && status < 500) return undefined;
  // An account without credit is refused with 429 too.
  if (headers["x-should-retry"] === "false" || objectAt(answer, "error").code === "insufficient_quota") {
    return undefined;
  }
  const wait = retryAfter(headers);
  if (wait === undefined) return usual;
  return wait <= MAX_DELAY_MS ? wait : undefined;
}

function retryAfter(headers: Readonly<Record<string, string>>): number | undefined {
  const ms = Number.parseFloat(headers["retry-after-ms"] ?? "");
  if (ms >= 0) return ms;
  const text = headers["retry-after"] ?? "";
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
