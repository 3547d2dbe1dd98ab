import * as oauth from "oauth4webapi";
import { say } from "../../core/redaction/redacted.js";
import type { LoginFlow } from "../login-port.js";
import type { CallFault, HttpTarget } from "../types.js";
import { type Authorization, findAuthorization, LoginError } from "./authorization-server.js";
import { tryBadLogin } from "./bad-logins.js";
import { CodeGrant, type GrantContext } from "./code-grant.js";
import { FetchedToken, type IssuedToken, SENDABLE } from "./fetched-token.js";
import { Keychain, type StoredLogin } from "./keychain.js";
import { type OAuthClient, partiesOf, reasonOf, sendingTo } from "./oauth-requests.js";

/** The settings of a login, apart from the server. */
export interface LoginContext extends Omit<GrantContext, "target" | "waitMs" | "signal"> {
  /** Keeps the login in the system's keychain. */
  isKept: boolean;
  waitMs?: number;
}

type GrantedLogin = StoredLogin & { livesMs?: number };

/** The logins of this process, by the addresses of their servers: runs of --watch do not ask again. */
const logins = new Map<string, StoredLogin>();

const WAIT_MS = 300_000;

/** The token of a person who logs in once, in a browser: authorization code with PKCE, then refresh tokens. */
export class Login extends FetchedToken {
  readonly #keychain: Keychain | undefined;
  #login: StoredLogin | undefined;
  /** A person is asked once, whatever comes of it. */
  #fault: CallFault | undefined;
  flow: LoginFlow | undefined;

  constructor(
    private readonly target: HttpTarget,
    private readonly context: LoginContext,
  ) {
    super((token) => context.onSecret("login_token", token));
    if (context.isKept) this.#keychain = new Keychain(target.url);
  }

  override mayRenew(refused: string): boolean {
    return this.#login?.refreshToken !== undefined && super.mayRenew(refused);
  }

  protected async fetch(signal: AbortSignal | undefined): Promise<IssuedToken | CallFault | undefined> {
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

  async #obtain(signal: AbortSignal | undefined): Promise<IssuedToken | undefined> {
    const { url } = this.target;
    const isFirst = this.token === undefined;
    if (isFirst) this.#login = logins.get(url) ?? (await this.#keychain?.read());
    if (this.#login) this.#hideSecrets(this.#login);
    const authorization = await findAuthorization(this.target, this.#login?.token, signal);
    if (authorization === undefined) return this.#login;
    const newLogin =
      (await this.#refresh(authorization, isFirst, signal)) ?? (isFirst && (await this.#ask(authorization, signal)));
    if (!newLogin) throw new LoginError(say`the login has ended: log in again`);
    this.#hideSecrets(newLogin);
    if (!SENDABLE.test(newLogin.token)) throw new LoginError(say`the token cannot be sent as a bearer token`);
    const { livesMs: _, ...login } = newLogin;
    this.#login = login;
    logins.set(url, login);
    await this.#keychain?.write(login);
    return newLogin;
  }

  /** By the refresh token, which goes to its own issuer alone; undefined if there is none, or it is refused and `mayFail`. */
  async #refresh(
    { server, resource }: Authorization,
    mayFail: boolean,
    signal: AbortSignal | undefined,
  ): Promise<GrantedLogin | undefined> {
    const { refreshToken, ...client } = this.#login ?? {};
    if (refreshToken === undefined || !("issuer" in client) || client.issuer !== server.issuer) return undefined;
    const sending = sendingTo(server.token_endpoint, this.target, signal);
    const options = { ...sending, additionalParameters: { resource } };
    const parties = partiesOf(server, client);
    try {
      const response = await oauth.refreshTokenGrantRequest(...parties, refreshToken, options);
      const answer = await oauth.processRefreshTokenResponse(parties[0], parties[1], response);
      return loginOf({ refresh_token: refreshToken, ...answer }, client);
    } catch (error) {
      if (mayFail && error instanceof oauth.ResponseBodyError) return undefined;
      throw error;
    }
  }

  /** Asks the person at this machine. */
  async #ask(authorization: Authorization, signal: AbortSignal | undefined): Promise<GrantedLogin> {
    const { target, context } = this;
    const grantContext = { ...context, target, waitMs: context.waitMs ?? WAIT_MS, signal };
    const grant = await CodeGrant.open(authorization, grantContext);
    try {
      const redirect = await grant.ask(await grant.url());
      const { answer, cacheControl } = await grant.redeem(redirect);
      const { issuer, registration_endpoint: registration } = authorization.server;
      this.flow = {
        issuer,
        registers: registration !== undefined,
        hasIss: redirect.searchParams.has("iss"),
        cacheControl,
        tryBad: (kind) => tryBadLogin(kind, authorization, grantContext),
      };
      return loginOf(answer, grant.client);
    } finally {
      grant.close();
    }
  }

  #hideSecrets({ token, refreshToken = "", clientSecret = "" }: StoredLogin): void {
    for (const value of [token, refreshToken, clientSecret]) this.context.onSecret("login_token", value);
  }
}

function loginOf(
  { access_token: token, refresh_token: refreshToken, expires_in: seconds }: oauth.TokenEndpointResponse,
  client: OAuthClient,
): GrantedLogin {
  return {
    ...client,
    token,
    ...(refreshToken !== undefined && { refreshToken }),
    ...(seconds !== undefined && { livesMs: seconds * 1_000 }),
  };
}
