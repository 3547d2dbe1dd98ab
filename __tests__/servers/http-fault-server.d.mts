import type { SecureContextOptions } from "node:tls";

export interface FaultServer {
  origin: string;
  /** `port`: of the client, another one for each connection. */
  seen: { method: string; url: string; headers: Record<string, string | undefined>; body: string; port: number }[];
  sessions: Set<string>;
  close(): Promise<void>;
  connections(): Promise<number>;
}
export function serve(port?: number, options?: { tls?: SecureContextOptions }): Promise<FaultServer>;
