import { openSession } from "../../src/mcp/session/open.js";
import type { Exchange, HttpTarget, OpenResult, SessionFault, SessionOptions } from "../../src/mcp/types.js";

/** A session over HTTP, with what it reported. */
export interface OpenedHttp {
  result: OpenResult;
  faults: SessionFault[];
  exchanges: Exchange[];
}

let lastId = 0;

/** A server at this URL, with what a suite would have by default. */
export function targetOf(url: string): HttpTarget {
  const tls = { insecure: false };
  return { kind: "http", url, headers: () => ({}), connectTimeoutMs: 2_000, maxRedirects: 5, tls };
}

export async function openHttp(
  url: string,
  target: Partial<HttpTarget> = {},
  options: Partial<SessionOptions> = {},
): Promise<OpenedHttp> {
  const faults: SessionFault[] = [];
  const exchanges: Exchange[] = [];
  const result = await openSession(
    { ...targetOf(url), ...target },
    {
      server: "s",
      targetVersion: "2025-11-25",
      startupTimeoutMs: 30_000,
      maxFrameBytes: 64 * 1024,
      nextId: () => {
        lastId += 1;
        return lastId;
      },
      onExchange: (exchange) => exchanges.push(exchange),
      onFault: (fault) => faults.push(fault),
      ...options,
    },
  );
  return { result, faults, exchanges };
}
