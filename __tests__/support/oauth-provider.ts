import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";

/** Where a login comes back to; nothing listens there. */
export const CALLBACK = "http://127.0.0.1:9/callback";

/** A provider of the official SDK that keeps everything, with what it kept: `url` is where a browser would go. */
export function keepingProvider(more: Partial<OAuthClientProvider> = {}) {
  const kept: { client?: OAuthClientInformationMixed; tokens?: OAuthTokens; url?: URL; verifier?: string } = {};
  const keep = (more: typeof kept) => void Object.assign(kept, more);
  const own: OAuthClientProvider = {
    redirectUrl: CALLBACK,
    clientMetadata: { redirect_uris: [CALLBACK], client_name: "test" },
    clientInformation: () => kept.client,
    saveClientInformation: (client) => keep({ client }),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => keep({ tokens }),
    redirectToAuthorization: (url) => keep({ url }),
    saveCodeVerifier: (verifier) => keep({ verifier }),
    codeVerifier: () => kept.verifier ?? "",
  };
  return { own: Object.assign(own, more), kept };
}

/** Where the browser is sent back to, with a code: everybody consents. */
export async function consent(url: URL): Promise<URL> {
  const { headers } = await fetch(url, { redirect: "manual" });
  return new URL(headers.get("location") ?? "");
}
