import type { HttpTarget, SessionOptions } from "../../src/mcp/types.js";
import { openTarget, type Reported } from "./support.js";

/** A server at this URL, with what a suite would have by default. */
export function targetOf(url: string): HttpTarget {
  const tls = { insecure: false };
  return { kind: "http", url, headers: () => ({}), connectTimeoutMs: 2_000, maxRedirects: 5, tls };
}

export function openHttp(
  url: string,
  target: Partial<HttpTarget> = {},
  options: Partial<SessionOptions> = {},
): Promise<Reported> {
  const defaults = { targetVersion: "2025-11-25", maxFrameBytes: 64 * 1024 };
  return openTarget({ ...targetOf(url), ...target }, { ...defaults, ...options });
}
