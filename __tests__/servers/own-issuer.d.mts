type Answer = [status: number, value: unknown, headers?: Record<string, string>];

/** What `serveTokens` takes. */
export function ownIssuer(...breaks: string[]): {
  isTaken: (token: string) => boolean;
  issuer: (document: object) => object;
  paths: Record<"/register" | "/authorize" | "/token", (origin: string, request: unknown, body: string) => Answer>;
};
