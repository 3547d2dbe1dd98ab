import { openSession } from "../../src/mcp/session/open.js";
import type { Exchange, HttpTarget, OpenResult, SessionFault, SessionOptions } from "../../src/mcp/types.js";

/** A session over HTTP, with what it reported. */
export interface OpenedHttp {
  result: OpenResult;
  faults: SessionFault[];
  exchanges: Exchange[];
}

let lastId = 0;

export async function openHttp(
  url: string,
  target: Partial<HttpTarget> = {},
  options: Partial<SessionOptions> = {},
): Promise<OpenedHttp> {
  const faults: SessionFault[] = [];
  const exchanges: Exchange[] = [];
  const result = await openSession(
    {
      kind: "http",
      url,
      headers: () => ({}),
      connectTimeoutMs: 2_000,
      maxRedirects: 5,
      tls: { insecure: false },
      ...target,
    },
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
