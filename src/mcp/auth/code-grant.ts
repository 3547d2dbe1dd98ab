import * as oauth from "oauth4webapi";
import { abortedAfter } from "../../core/clock.js";
import { writeErr } from "../../core/out.js";
import { openBrowser } from "../../core/proc/browser.js";
import type { Environment } from "../../core/proc/env.js";
import { excerpt, hide, say } from "../../core/redaction/redacted.js";
import { sanitizeLine } from "../../core/sanitize.js";
import { TOOL_NAME } from "../../core/version.js";
import type { HttpTarget } from "../types.js";
import { type Authorization, type AuthorizationServer, LoginError } from "./authorization-server.js";
import { type OAuthClient, partiesOf, sendingTo, sendToIssuer } from "./oauth-requests.js";
import { listenForRedirect } from "./redirect.js";

/** What a login needs of the person's machine. */
export interface GrantContext {
  target: HttpTarget;
  /** Of a client that is registered, or the address of its document; undefined registers one. */
  clientId: string | undefined;
  env: Environment;
  /** How long a person may take. */
  waitMs: number;
  signal: AbortSignal | undefined;
  /** Gets each secret before its use. */
  onSecret: (name: string, value: string) => void;
}

const MAX_SHOWN = 200;
/** The longest address that a browser is sent to; the authorization server decides the length of its part. */
const MAX_URL = 16_384;

/** A request for an authorization code with PKCE, and for the token that it stands for. */
export class CodeGrant {
  readonly #state = oauth.generateRandomState();
  readonly #verifier = oauth.generateRandomCodeVerifier();

  private constructor(
    private readonly authorization: Authorization,
    private readonly context: GrantContext,
    private readonly listener: Awaited<ReturnType<typeof listenForRedirect>>,
    readonly client: OAuthClient,
  ) {
    context.onSecret("login_verifier", this.#verifier);
  }

  /** Registers a client for it, unless one is named. Throws a LoginError. To be closed. */
  static async open(authorization: Authorization, context: GrantContext): Promise<CodeGrant> {
    const listener = await listenForRedirect();
    try {
      const client = await clientOf(authorization.server, listener.uri, context);
      return new CodeGrant(authorization, context, listener, client);
    } catch (error) {
      listener.close();
      throw error;
    }
  }

  close(): void {
    this.listener.close();
  }

  /** An address below the client's redirect URI that is not registered: a server must never redirect to it. */
  get forbiddenUri(): string {
    return this.listener.forbiddenUri;
  }

  /** The address to open in a browser. `changes` replaces parameters, or leaves out those that are undefined. */
  async url(changes: Readonly<Record<string, string | undefined>> = {}): Promise<URL> {
    const { server, resource, scope } = this.authorization;
    const url = new URL(server.authorization_endpoint);
    const parameters = {
      response_type: "code",
      client_id: this.client.clientId,
      redirect_uri: this.listener.uri,
      state: this.#state,
      resource,
      scope,
      code_challenge_method: "S256",
      code_challenge: await oauth.calculatePKCECodeChallenge(this.#verifier),
      ...changes,
    };
    for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
    return url;
  }

  /** What comes from an address of the authorization server without a browser. `redirect`: that to this machine. */
  async fetchWithoutBrowser(url: URL): Promise<{ status: number; redirect?: URL }> {
    const { target, signal } = this.context;
    const request = { method: "GET", url, headers: { accept: "text/html, */*" }, maxRedirects: undefined } as const;
    const { status, headers } = (await sendToIssuer(request, target, signal)).http;
    const { location = "" } = headers;
    return location.startsWith(this.listener.uri) ? { status, redirect: new URL(location) } : { status };
  }

  /** Where the browser comes back, once a person has been at an address. Throws a LoginError if nobody is in time. */
  async ask(url: URL, note = say``): Promise<URL> {
    const { env, waitMs, signal } = this.context;
    if (url.href.length > MAX_URL)
      throw new LoginError(say`the address to log in at has more than ${MAX_URL} characters`);
    openBrowser(url, env);
    await writeErr(say`Log in at ${sanitizeLine(hide(url.href))}${note}\n`);
    return inTime(this.listener.answer, abortedAfter(waitMs, signal));
  }

  /** The token for the code with which the browser came back, and `Cache-Control` of the answer. */
  async redeem(redirect: URL) {
    const response = await this.exchange(redirect);
    const [server, client] = partiesOf(this.authorization.server, this.client);
    const answer = await oauth.processAuthorizationCodeResponse(server, client, response);
    return { answer, cacheControl: response.headers.get("cache-control") };
  }

  /** The answer of the token endpoint. `verifier`: another one than was promised. */
  async exchange(redirect: URL, verifier = this.#verifier): Promise<Response> {
    const { context, client, listener } = this;
    const { server, resource } = this.authorization;
    const parties = partiesOf(server, client);
    const parameters = oauth.validateAuthResponse(parties[0], parties[1], redirect, this.#state);
    context.onSecret("login_code", parameters.get("code") ?? "");
    const sending = sendingTo(server.token_endpoint, context.target, context.signal);
    const options = { ...sending, additionalParameters: { resource } };
    return oauth.authorizationCodeGrantRequest(...parties, parameters, listener.uri, verifier, options);
  }
}

/** The client that is named, or one that registers for this login. */
async function clientOf(server: AuthorizationServer, redirectUri: string, context: GrantContext): Promise<OAuthClient> {
  const { clientId } = context;
  const { issuer } = server;
  const issuerText = excerpt(issuer, MAX_SHOWN);
  if (clientId?.startsWith("https://") && !server.client_id_metadata_document_supported)
    throw new LoginError(
      say`${issuerText} does not read documents of clients: --client-id takes the id of a client there`,
    );
  if (clientId !== undefined) return { issuer, clientId };
  if (server.registration_endpoint === undefined)
    throw new LoginError(say`${issuerText} does not register clients: give the id of one with --client-id`);
  const response = await register(server, redirectUri, context);
  const { client_id, client_secret: secret } = await oauth.processDynamicClientRegistrationResponse(response);
  if (typeof secret !== "string") return { issuer, clientId: client_id };
  context.onSecret("login_client_secret", secret);
  return { issuer, clientId: client_id, clientSecret: secret };
}

/** The answer to the registration of a client, at a server that registers clients. */
export function register(
  server: AuthorizationServer,
  redirectUri: string,
  { target, signal }: GrantContext,
): Promise<Response> {
  const grants = server.grant_types_supported.filter((grant) => grant === "refresh_token");
  const metadata = {
    client_name: TOOL_NAME,
    application_type: "native",
    redirect_uris: [redirectUri],
    response_types: ["code"],
    grant_types: ["authorization_code", ...grants],
    token_endpoint_auth_method: "none",
  };
  const sending = sendingTo(server.registration_endpoint ?? "", target, signal);
  return oauth.dynamicClientRegistrationRequest(server, metadata, sending);
}

/** What a promise gives, unless the signal comes first. */
function inTime<T>(promise: Promise<T>, stop: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new LoginError(say`nobody logged in in time`));
    if (stop.aborted) late();
    stop.addEventListener("abort", late, { once: true });
    promise.then(resolve, reject);
  });
}
