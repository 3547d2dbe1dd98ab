import { nowMs, sleep } from "../../core/clock.js";
import { accepts } from "../../core/proc/port.js";
import type { HttpTarget } from "../types.js";
import type { HttpConnections } from "./http-connections.js";
import { sendRequest } from "./http-request.js";

const POLL_MS = 50;
const NO_ANSWER = "no answer";

/** Waits until the port of `url` accepts connections; false if `stopped` returns true, or after the timeout. */
export async function waitForPort(url: URL, timeoutMs: number, stopped: () => boolean): Promise<boolean> {
  const until = nowMs() + timeoutMs;
  const port = portOf(url);
  while (!stopped() && nowMs() < until) {
    if (await accepts(hostOf(url), port)) return true;
    await sleep(POLL_MS);
  }
  return false;
}

/** Polls a URL until it answers 2xx. Returns undefined then, else the last reason; "" if `stopped` returns true. */
export async function waitForReady(
  connections: HttpConnections,
  { url, timeoutMs, intervalMs }: NonNullable<HttpTarget["ready"]>,
  maxRedirects: number,
  stopped: () => boolean,
): Promise<string | undefined> {
  const until = nowMs() + timeoutMs;
  let lastReason: string | undefined;
  for (;;) {
    const left = until - nowMs();
    if (stopped()) return "";
    if (left <= 0) return lastReason ?? NO_ANSWER;
    const reason = await poll(connections, new URL(url), maxRedirects, left);
    if (reason === undefined) return undefined;
    // The timeout ends the last poll: the reason of an earlier one says more.
    if (reason !== NO_ANSWER) lastReason = reason;
    await sleep(Math.min(intervalMs, Math.max(until - nowMs(), 0)));
  }
}

export function portOf({ port, protocol }: URL): number {
  return port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);
}

/** Without the brackets of an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

function poll(
  connections: HttpConnections,
  url: URL,
  maxRedirects: number,
  timeoutMs: number,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const settle = (reason: string | undefined) => {
      clearTimeout(timer);
      abort();
      resolve(reason);
    };
    const timer = setTimeout(() => settle(NO_ANSWER), timeoutMs);
    const request = { method: "GET", url, headers: {}, maxRedirects, what: "wait_for_ready" } as const;
    const abort = sendRequest(connections, request, {
      started: ({ status }) => setImmediate(settle, status >= 200 && status < 300 ? undefined : `HTTP ${status}`),
      data: () => {},
      ended: () => {},
      broken: ({ message }) => setImmediate(settle, message),
    });
  });
}
