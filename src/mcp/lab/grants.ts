import { createHash, randomBytes } from "node:crypto";
import { remember } from "../remember.js";
import { type LabClient, type LabClients, mayReturnTo } from "./clients.js";
import { OAuthError, RequestParameters } from "./oauth-error.js";
import { type LabTokens, now } from "./tokens.js";
import type { LabOptions } from "./types.js";

/** What an authorization code stands for. */
interface CodeGrant {
  clientId: string;
  /** As the request had it; undefined if it left it out. */
  redirectUri: string | undefined;
  challenge: string;
  subject: string;
  scope: string;
  resources: readonly string[];
  expiresAt: number;
  /** The token that it was exchanged for. */
  token?: string;
}

const CODE_LIFE_S = 60;
const MAX_CODES = 1_000;
const CHALLENGE = /^[\w-]{43}$/;
const VERIFIER = /^[\w.~-]{43,128}$/;

/** The grants of an authorization server: codes with PKCE, to which everyone consents, and client credentials. */
export class LabGrants {
  readonly #codes = new Map<string, CodeGrant>();

  constructor(
    private readonly clients: LabClients,
    private readonly tokens: LabTokens,
    private readonly options: Pick<LabOptions, "subjects" | "audience" | "onSecret">,
  ) {}

  /** Where a browser goes next, with a code or an error; throws for a client that cannot be trusted to be sent there. */
  async authorize(query: URLSearchParams): Promise<URL> {
    const parameters = new RequestParameters(query);
    const client = await this.clients.find(parameters.need("client_id"));
    const [only, ...others] = client.redirectUris;
    const uri = parameters.get("redirect_uri") ?? (others.length === 0 ? only : undefined);
    if (uri === undefined) throw new OAuthError("invalid_request", "redirect_uri is missing");
    if (!mayReturnTo(client, uri)) throw new OAuthError("invalid_request", "redirect_uri is not registered");
    const to = new URL(uri);
    const state = parameters.get("state");
    if (state !== undefined) to.searchParams.set("state", state);
    to.searchParams.set("iss", this.tokens.issuer);
    try {
      to.searchParams.set("code", this.#codeFor(client, parameters));
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      to.searchParams.set("error", error.code);
      to.searchParams.set("error_description", error.message);
    }
    return to;
  }

  #codeFor(client: LabClient, parameters: RequestParameters): string {
    if (parameters.need("response_type") !== "code")
      throw new OAuthError("unsupported_response_type", "response_type is not code");
    mustAllow(client, "authorization_code");
    const challenge = parameters.need("code_challenge");
    if (parameters.get("code_challenge_method") !== "S256" || !CHALLENGE.test(challenge))
      throw new OAuthError("invalid_request", "code_challenge is not one of the method S256");
    const [first = ""] = this.options.subjects.keys();
    const subject = parameters.get("login_hint") ?? first;
    const allowed = this.options.subjects.get(subject);
    if (allowed === undefined) throw new OAuthError("access_denied", "login_hint names no subject");
    const code = randomBytes(32).toString("base64url");
    this.options.onSecret("lab_code", code);
    const grant: CodeGrant = {
      clientId: client.id,
      redirectUri: parameters.get("redirect_uri"),
      challenge,
      subject,
      scope: scopeOf(parameters, allowed),
      resources: parameters.resources,
      expiresAt: now() + CODE_LIFE_S,
    };
    remember(this.#codes, code, grant, MAX_CODES);
    return code;
  }

  /** The answer of the token endpoint. */
  async exchange(authorization: string | undefined, form: RequestParameters): Promise<object> {
    const client = await this.clients.authenticate(authorization, form);
    const grant = form.need("grant_type");
    if (grant === "authorization_code") return this.#byCode(client, form);
    if (grant !== "client_credentials") throw new OAuthError("unsupported_grant_type", "grant_type is not supported");
    mustAllow(client, grant);
    const scope = scopeOf(form, [...this.options.subjects.values()].flat());
    return this.#answer({ clientId: client.id, subject: client.id, scope, resources: form.resources });
  }

  async #byCode(client: LabClient, form: RequestParameters): Promise<object> {
    mustAllow(client, "authorization_code");
    const code = this.#codes.get(form.need("code"));
    const verifier = form.need("code_verifier");
    const refusal = (why: string) => new OAuthError("invalid_grant", why);
    if (code === undefined || code.clientId !== client.id) throw refusal("the client has no such code");
    if (code.token !== undefined) {
      // A code that is used twice may have been stolen.
      this.tokens.revoke(code.token);
      throw refusal("the code was used before; its token is revoked");
    }
    if (code.expiresAt <= now()) throw refusal("the code has expired");
    if (form.get("redirect_uri") !== code.redirectUri) throw refusal("redirect_uri is not that of the code");
    const digest = createHash("sha256").update(verifier).digest("base64url");
    if (!VERIFIER.test(verifier) || digest !== code.challenge) throw refusal("code_verifier is wrong");
    const { resources } = form;
    if (resources.some((one) => code.resources.length > 0 && !code.resources.includes(one)))
      throw new OAuthError("invalid_target", "the code is for another resource");
    const answer = await this.#answer({ ...code, resources: resources.length > 0 ? resources : code.resources });
    code.token = answer.access_token;
    return answer;
  }

  async #answer({
    clientId,
    subject,
    scope,
    resources,
  }: Pick<CodeGrant, "clientId" | "subject" | "scope" | "resources">) {
    const [only, ...others] = resources;
    const aud = others.length > 0 ? [...resources] : (only ?? this.options.audience);
    const claims = this.tokens.claims({ sub: subject, client_id: clientId, scope, aud });
    const access_token = await this.tokens.issue(claims);
    this.options.onSecret("lab_token", access_token);
    return { access_token, token_type: "Bearer", expires_in: claims.exp - now(), scope };
  }
}

function mustAllow(client: LabClient, grant: string): void {
  if (!client.grants.includes(grant))
    throw new OAuthError("unauthorized_client", `the client may not use the grant ${grant}`);
}

/** The scopes of a token: those that are asked for, else all that are allowed. */
function scopeOf(parameters: RequestParameters, allowed: readonly string[]): string {
  const scopes = parameters.get("scope")?.split(" ") ?? [...new Set(allowed)];
  if (!scopes.every((scope) => allowed.includes(scope)))
    throw new OAuthError("invalid_scope", "a scope is not allowed");
  return scopes.join(" ");
}
