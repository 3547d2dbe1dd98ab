import * as oauth from "oauth4webapi";
import { abortedAfter } from "../../core/clock.js";
import { messageOf } from "../../core/errors.js";
import { writeErr } from "../../core/out.js";
import { openBrowser } from "../../core/proc/browser.js";
import type { Environment } from "../../core/proc/env.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { derive, excerpt, hide, join, say } from "../../core/redaction/redacted.js";
import { sanitizeLine } from "../../core/sanitize.js";
import { TOOL_NAME } from "../../core/version.js";
import { fetchAlone } from "../channel/http-exchange.js";
import type { CallFault, HttpTarget } from "../types.js";
import { type Authorization, type AuthorizationServer, findAuthorization, LoginError } from "./authorization-server.js";
import { FetchedToken, type GivenToken, SENDABLE } from "./fetched-token.js";
import { type Kept, Keychain } from "./keychain.js";
import { isLoopback } from "./metadata.js";
import { listenForRedirect } from "./redirect.js";

/** Of `--login`, beside the server. */
interface LoginOptions {
  /** Of a client that is registered, or the address of its document; undefined registers one. */
  clientId: string | undefined;
  /** Keeps the login in the system's keychain. */
  isKept: boolean;
}

export interface LoginContext extends LoginOptions {
  env: Environment;
  /** How long a person may take. */
  waitMs?: number;
  /** Gets each secret before its use. */
  onSecret: (name: string, value: string) => void;
}

type Granted = Kept & { livesMs?: number };
type Client = Pick<Kept, "issuer" | "clientId" | "clientSecret">;

/** The logins of this process, by the addresses of their servers: runs of --watch do not ask again. */
const logins = new Map<string, Kept>();

const WAIT_MS = 300_000;
const REQUEST_MS = 30_000;
const MAX_BYTES = 1024 * 1024;
const MAX_SHOWN = 200;

/** The token of a person who logs in once, in a browser: authorization code with PKCE, then refresh tokens. */
export class Login extends FetchedToken {
  readonly #keychain: Keychain | undefined;
  #kept: Kept | undefined;
  /** A person is asked once, whatever comes of it. */
  #fault: CallFault | undefined;

  constructor(
    private readonly target: HttpTarget,
    private readonly context: LoginContext,
  ) {
    super((token) => context.onSecret("login_token", token));
    if (context.isKept) this.#keychain = new Keychain(target.url);
  }

  override mayRenew(refused: string): boolean {
    return this.#kept?.refreshToken !== undefined && super.mayRenew(refused);
  }

  protected async fetch(signal: AbortSignal | undefined): Promise<GivenToken | CallFault | undefined> {
    if (this.#fault) return this.#fault;
    try {
      return await this.#obtain(signal);
    } catch (error) {
      const message = say`No token could be fetched by --login: ${reasonOf(error, signal)}.`;
      const fault: CallFault = { rule_id: "FAULT-HTTP-TOKEN", message };
      if (this.token === undefined) this.#fault = fault;
      return fault;
    }
  }

  async #obtain(signal: AbortSignal | undefined): Promise<GivenToken | undefined> {
    const { url } = this.target;
    const isFirst = this.token === undefined;
    if (isFirst) this.#kept = logins.get(url) ?? (await this.#keychain?.read());
    if (this.#kept) this.#hideSecrets(this.#kept);
    const authorization = await findAuthorization(this.target, this.#kept?.token, signal);
    if (authorization === undefined) return this.#kept;
    const granted =
      (await this.#refresh(authorization, isFirst, signal)) ?? (isFirst && (await this.#ask(authorization, signal)));
    if (!granted) throw new LoginError(say`the login has ended: log in again`);
    this.#hideSecrets(granted);
    if (!SENDABLE.test(granted.token)) throw new LoginError(say`the token cannot be sent as a bearer token`);
    const { livesMs: _, ...kept } = granted;
    this.#kept = kept;
    logins.set(url, kept);
    await this.#keychain?.write(kept);
    return granted;
  }

  /** By the refresh token, which goes to its own issuer alone; undefined if there is none, or it is refused and `mayFail`. */
  async #refresh(
    { server, resource }: Authorization,
    mayFail: boolean,
    signal: AbortSignal | undefined,
  ): Promise<Granted | undefined> {
    const { refreshToken, ...client } = this.#kept ?? {};
    if (refreshToken === undefined || !("issuer" in client) || client.issuer !== server.issuer) return undefined;
    const options = { ...this.#sending(server.token_endpoint, signal), additionalParameters: { resource } };
    const parties = partiesOf(server, client);
    try {
      const response = await oauth.refreshTokenGrantRequest(...parties, refreshToken, options);
      const answer = await oauth.processRefreshTokenResponse(parties[0], parties[1], response);
      return grantedOf({ refresh_token: refreshToken, ...answer }, client);
    } catch (error) {
      if (mayFail && error instanceof oauth.ResponseBodyError) return undefined;
      throw error;
    }
  }

  /** Asks the person at this machine. */
  async #ask({ server, resource, scope }: Authorization, signal: AbortSignal | undefined): Promise<Granted> {
    const { uri, answer, close } = await listenForRedirect();
    try {
      const client = await this.#client(server, uri, signal);
      const verifier = oauth.generateRandomCodeVerifier();
      const state = oauth.generateRandomState();
      const url = new URL(server.authorization_endpoint);
      const asked = {
        ...{ response_type: "code", client_id: client.clientId, redirect_uri: uri, state, resource },
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...(scope !== undefined && { scope }),
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      await writeErr(say`Log in at ${sanitizeLine(hide(url.href))}\n`);
      openBrowser(url, this.context.env);
      const back = await inTime(answer, abortedAfter(this.context.waitMs ?? WAIT_MS, signal));
      const parties = partiesOf(server, client);
      const parameters = oauth.validateAuthResponse(parties[0], parties[1], back, state);
      this.context.onSecret("login_code", parameters.get("code") ?? "");
      const options = { ...this.#sending(server.token_endpoint, signal), additionalParameters: { resource } };
      const response = await oauth.authorizationCodeGrantRequest(...parties, parameters, uri, verifier, options);
      return grantedOf(await oauth.processAuthorizationCodeResponse(parties[0], parties[1], response), client);
    } finally {
      close();
    }
  }

  /** The client that is named, or one that registers for this login. */
  async #client(server: AuthorizationServer, redirectUri: string, signal: AbortSignal | undefined): Promise<Client> {
    const { clientId } = this.context;
    const { issuer, registration_endpoint: endpoint, grant_types_supported: grants } = server;
    const shown = excerpt(issuer, MAX_SHOWN);
    if (clientId?.startsWith("https://") && !server.client_id_metadata_document_supported)
      throw new LoginError(
        say`${shown} does not read documents of clients: --client-id takes the id of a client there`,
      );
    if (clientId !== undefined) return { issuer, clientId };
    if (endpoint === undefined)
      throw new LoginError(say`${shown} does not register clients: give the id of one with --client-id`);
    const metadata = {
      ...{ client_name: TOOL_NAME, application_type: "native", redirect_uris: [redirectUri], response_types: ["code"] },
      grant_types: ["authorization_code", ...grants.filter((grant) => grant === "refresh_token")],
      token_endpoint_auth_method: "none",
    };
    const response = await oauth.dynamicClientRegistrationRequest(server, metadata, this.#sending(endpoint, signal));
    const { client_id, client_secret: secret } = await oauth.processDynamicClientRegistrationResponse(response);
    return { issuer, clientId: client_id, ...(typeof secret === "string" && { clientSecret: secret }) };
  }

  /** How the library sends a request: over connections as the server's, which follow no redirect to another origin. */
  #sending(endpoint: string, signal: AbortSignal | undefined) {
    const { target } = this;
    const send = async (
      address: string,
      { headers, body }: { headers: Record<string, string>; body?: string | URLSearchParams },
    ): Promise<Response> => {
      const request = {
        ...({ method: "POST", url: new URL(address), body: String(body), what: "the login" } as const),
        headers: { "user-agent": target.userAgent ?? TOOL_NAME, ...headers },
        maxRedirects: target.maxRedirects,
      };
      const options = { timeoutMs: REQUEST_MS, maxBytes: MAX_BYTES, signal };
      const fetched = await fetchAlone({ ...target, url: address }, request, options);
      if (fetched.end === "broken")
        throw new LoginError(derive(fetched.fault.message, (text) => text.replace(/\.$/, "")));
      if (fetched.end !== "read") throw new LoginError(say`${excerpt(address, MAX_SHOWN)} gave no whole answer`);
      const { status, headers: all } = fetched.http;
      // A status without a body takes none, not even an empty one.
      return new Response(fetched.text || null, { status, headers: { "content-type": all["content-type"] ?? "" } });
    };
    return { [oauth.customFetch]: send, [oauth.allowInsecureRequests]: isLoopback(new URL(endpoint).hostname) };
  }

  #hideSecrets({ token, refreshToken = "", clientSecret = "" }: Kept): void {
    for (const value of [token, refreshToken, clientSecret]) this.context.onSecret("login_token", value);
  }
}

/** Both sides of a token request, as the library takes them. */
function partiesOf(server: AuthorizationServer, { clientId, clientSecret }: Client) {
  const authentication = clientSecret === undefined ? oauth.None() : oauth.ClientSecretPost(clientSecret);
  return [server, { client_id: clientId }, authentication] as const;
}

function grantedOf(
  { access_token: token, refresh_token: refreshToken, expires_in: seconds }: oauth.TokenEndpointResponse,
  client: Client,
): Granted {
  return {
    ...client,
    token,
    ...(refreshToken !== undefined && { refreshToken }),
    ...(seconds !== undefined && { livesMs: seconds * 1_000 }),
  };
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

function reasonOf(error: unknown, signal: AbortSignal | undefined): Redacted {
  if (signal?.aborted) return say`it was interrupted`;
  if (error instanceof LoginError) return error.message;
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError) {
    const { error: code, error_description: description } = error;
    const parts = [code, description].flatMap((part) => (part === undefined ? [] : [excerpt(part, MAX_SHOWN)]));
    return say`the authorization server answered ${join(parts, ", ")}`;
  }
  return say`the authorization server did not answer as it must: ${excerpt(messageOf(error), MAX_SHOWN)}`;
}
