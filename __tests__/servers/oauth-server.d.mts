export const CLIENT: { id: string; secret: string };

export interface OAuthServer {
  origin: string;
  asked: { mode: string; headers: Record<string, string | undefined>; body: string }[];
  seen: { method: string; token: string | undefined }[];
  given: string[];
  close(): Promise<void>;
}
export function serveOAuth(): Promise<OAuthServer>;
