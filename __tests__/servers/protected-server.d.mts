export interface ProtectedServer {
  origin: string;
  asked: { method: string; path: string; authorization: string | undefined }[];
  close(): Promise<unknown>;
}
export function serveProtected(): Promise<ProtectedServer>;
