import type { HttpTarget, TokenSource } from "../../mcp/types.js";
import type { SuiteOAuth } from "../../suite/types.js";

/** What a token request needs in addition to the suite's settings. */
export type TokenContext = Pick<HttpTarget, "tls" | "connectTimeoutMs" | "proxy"> & {
  /** The address of the server that the token is for. */
  resource: string;
  userAgent: string;
  timeoutMs: number;
  /** Values of environment variables, by their names. */
  secrets: ReadonlyMap<string, string>;
};

/** The tokens of a run: one source for each server, shared by files, revisions and sessions. */
export class RunTokens {
  readonly #sources = new Map<string, TokenSource>();

  /** `onSecret`: gets each token before it is used. */
  constructor(private readonly onSecret: (name: string, value: string) => void) {}

  /** The source for a server; `key`: the same for servers that share it. */
  async of(key: string, oauth: SuiteOAuth, context: TokenContext): Promise<TokenSource> {
    const { ClientCredentials, secretAuthentications } = await import("../../mcp/auth/client-credentials.js");
    const existing = this.#sources.get(key);
    if (existing !== undefined) return existing;
    const { resource, secrets, ...endpoint } = context;
    const inEnv = (name: string | undefined) => (name === undefined ? undefined : secrets.get(name));
    const parameters = {
      // The specification wants it in every token request (RFC 8707); a fragment is none of it.
      resource: new URL(resource).href.replace(/#.*$/, ""),
      ...(oauth.scope !== undefined && { scope: oauth.scope }),
      ...(oauth.audience !== undefined && { audience: oauth.audience }),
    };
    const proofs = secretAuthentications(
      oauth.clientId ?? inEnv(oauth.clientIdEnv) ?? "",
      inEnv(oauth.clientSecretEnv),
    );
    const source = new ClientCredentials({ ...endpoint, url: oauth.tokenUrl, parameters }, proofs, (token) =>
      this.onSecret("oauth_access_token", token),
    );
    this.#sources.set(key, source);
    return source;
  }
}
