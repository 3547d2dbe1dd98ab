import * as oauth from "oauth4webapi";
import { say } from "../../core/redaction/redacted.js";
import type { LoginFlow } from "../login-port.js";
import type { CallFault, HttpTarget } from "../types.js";
import { type Authorization, findAuthorization, LoginError } from "./authorization-server.js";
import { tryBadLogin } from "./bad-logins.js";
import { CodeGrant, type GrantContext } from "./code-grant.js";
import { FetchedToken, type GivenToken, SENDABLE } from "./fetched-token.js";
import { type Kept, Keychain } from "./keychain.js";
import { type Client, partiesOf, reasonOf, sendingTo } from "./oauth-requests.js";

/** Of `--login`, beside the server. */
export interface LoginContext extends Omit<GrantContext, "target" | "waitMs" | "signal"> {
  /** Keeps the login in the system's keychain. */
  isKept: boolean;
  waitMs?: number;
}

type Granted = Kept & { livesMs?: number };

/** The logins of this process, by the addresses of their servers: runs of --watch do not ask again. */
const logins = new Map<string, Kept>();

const WAIT_MS = 300_000;

/** The token of a person who logs in once, in a browser: authorization code with PKCE, then refresh tokens. */
export class Login extends FetchedToken {
  readonly #keychain: Keychain | undefined;
  #kept: Kept | undefined;
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
    const sending = sendingTo(server.token_endpoint, this.target, signal);
    const options = { ...sending, additionalParameters: { resource } };
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
  async #ask(authorization: Authorization, signal: AbortSignal | undefined): Promise<Granted> {
    const { target, context } = this;
    const inRun = { ...context, target, waitMs: context.waitMs ?? WAIT_MS, signal };
    const grant = await CodeGrant.open(authorization, inRun);
    try {
      const back = await grant.ask(await grant.url());
      const { answer, cacheControl } = await grant.redeem(back);
      const { issuer, registration_endpoint: registration } = authorization.server;
      this.flow = {
        ...{ issuer, registers: registration !== undefined, hasIss: back.searchParams.has("iss"), cacheControl },
        tryBad: (kind) => tryBadLogin(kind, authorization, inRun),
      };
      return grantedOf(answer, grant.client);
    } finally {
      grant.close();
    }
  }

  #hideSecrets({ token, refreshToken = "", clientSecret = "" }: Kept): void {
    for (const value of [token, refreshToken, clientSecret]) this.context.onSecret("login_token", value);
  }
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
