export const OPAQUE: string;

export interface TokenServer {
  origin: string;
  asked: { method: string; path: string; authorization: string | undefined }[];
  close(): Promise<unknown>;
}

/** What replaces members of DEFAULTS: functions and lists of the server. */
export type TokenRules = Readonly<Record<string, unknown>>;

export function tokenOf(origin: string, more?: Record<string, unknown>): string;
export function serveTokens(
  rules?: TokenRules,
  options?: { tls?: { key: string; cert: string }; publicOrigin?: string },
): Promise<TokenServer>;
