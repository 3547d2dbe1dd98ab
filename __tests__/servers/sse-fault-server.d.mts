export interface SseFaultServer {
  origin: string;
  seen: { method: string; url: string; headers: Record<string, string | undefined>; body: string }[];
  streams: Map<string, unknown>;
  close(): Promise<void>;
  connections(): Promise<number>;
}
export function serveSse(port?: number): Promise<SseFaultServer>;
