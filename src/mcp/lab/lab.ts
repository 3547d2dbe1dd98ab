import { randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { defined, parseJson } from "../../core/json/json.js";
import { listen } from "../hosts.js";
import { tampered } from "../jwt.js";
import type { TokenRequest } from "../lab-port.js";
import { readBody } from "../read-body.js";
import { remember } from "../remember.js";
import { CLIENT_METHODS, GRANTS, LabClients } from "./clients.js";
import { LabGrants } from "./grants.js";
import { OAuthError, RequestParameters } from "./oauth-error.js";
import { type Claims, LabTokens, MAX_TOKENS, now } from "./tokens.js";
import type { LabOptions } from "./types.js";

/** What an endpoint answers: an object as JSON, or headers alone. */
interface LabResponse {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

interface LabRequest {
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

type Endpoint = { methods: readonly string[]; answer: (request: LabRequest) => LabResponse | Promise<LabResponse> };

const HOST = "127.0.0.1";
const MAX_BYTES = 64 * 1024;
const MAX_UPSTREAM = 1_000;
const GET = ["GET"];
const POST = ["POST"];

/** An authorization server on this machine, which gives tokens to everyone who asks as the specifications say. */
export class Lab {
  readonly issuer: string;
  /** The headers of each request to `upstream_url`. */
  readonly upstream: IncomingHttpHeaders[] = [];
  /** The last good token of each subject. */
  readonly #goodTokens = new Map<string, string>();
  /** What introspection answered last, by token. */
  readonly #introspected = new Map<string, boolean>();
  readonly #clients: LabClients;
  readonly #grants: LabGrants;
  readonly #endpoints: ReadonlyMap<string, Endpoint>;

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    private readonly options: LabOptions,
    private readonly tokens: LabTokens,
  ) {
    this.issuer = tokens.issuer;
    const own = { id: "lab", secret: randomBytes(32).toString("base64url"), redirectUris: [], grants: GRANTS };
    options.onSecret("lab_client_secret", own.secret);
    this.#clients = new LabClients(own, options.tls, options.onSecret);
    this.#grants = new LabGrants(this.#clients, tokens, options);
    this.#endpoints = this.#routes();
    server.on("request", (request, response) => {
      this.#receive(request, response).catch(() => response.destroy());
    });
  }

  static async start(options: LabOptions): Promise<Lab> {
    // A lab that nobody closes must not keep the process from ending. Clients may use a connection again at any time.
    const server = createServer({ keepAliveTimeout: 0 }).unref();
    const port = await listen(server, 0, HOST);
    return new Lab(server, options, await LabTokens.create(`http://${HOST}:${port}`));
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** What `${auth.…}` reads. */
  get references(): Readonly<Record<string, string>> {
    const { id, secret = "" } = this.#clients.own;
    return {
      issuer: this.issuer,
      jwks_uri: `${this.issuer}/jwks`,
      introspection_url: `${this.issuer}/introspect`,
      upstream_url: `${this.issuer}/upstream`,
      audience: this.options.audience,
      client_id: id,
      client_secret: secret,
    };
  }

  /** A token for a subject and a server, valid except for what `request` changes. */
  async token(subject: string, request: TokenRequest = {}, server = this.options.audience): Promise<string> {
    const { scopes = this.options.subjects.get(subject) ?? [], audience = server, key } = request;
    const { alg, tamper, issuer, expires_in: lifetime, not_before: validFrom } = request;
    const claims: Claims = this.tokens.claims({
      sub: request.subject ?? subject,
      client_id: this.#clients.own.id,
      scope: scopes.join(" "),
      ...(audience !== null && { aud: typeof audience === "string" ? audience : [...audience] }),
      ...(issuer !== undefined && { iss: issuer }),
      ...(lifetime !== undefined && { exp: now() + lifetime }),
      ...(validFrom !== undefined && { nbf: now() + validFrom }),
    });
    const forgery = defined({ alg, key, tamper });
    const isGood = Object.keys(request).length === 0;
    const good = this.#goodTokens.get(subject);
    // A server may cache tokens by their signatures: only a token that it has seen tests this.
    const tampersWithKnown = tamper !== undefined && Object.keys(request).length === 1 && good !== undefined;
    const token = tampersWithKnown ? tampered(good, tamper) : await this.tokens.issue(claims, forgery);
    if (isGood) this.#goodTokens.set(subject, token);
    this.options.onSecret("lab_token", token);
    if (request.revoked) this.tokens.revoke(token);
    return token;
  }

  /** What the lab answered last to somebody who introspected a token; undefined if nobody did. */
  wasActive(token: string): boolean | undefined {
    return this.#introspected.get(token);
  }

  #routes(): ReadonlyMap<string, Endpoint> {
    const json = (body: () => object | Promise<object>): Endpoint => ({
      methods: GET,
      answer: async () => ({ body: await body() }),
    });
    const form = (answer: (form: RequestParameters, headers: IncomingHttpHeaders) => Promise<object>): Endpoint => ({
      methods: POST,
      answer: async ({ headers, body }) => ({
        headers: { "cache-control": "no-store" },
        body: await answer(formOf(headers, body), headers),
      }),
    });
    const metadata = json(() => this.#metadata());
    return new Map<string, Endpoint>([
      ["/.well-known/oauth-authorization-server", metadata],
      ["/.well-known/openid-configuration", metadata],
      ["/jwks", json(() => this.tokens.keySet)],
      ["/forged/jwks", json(() => this.tokens.forgedKeySet())],
      ["/authorize", { methods: GET, answer: ({ url }) => this.#authorize(url) }],
      ["/token", form((form, headers) => this.#grants.exchange(headers.authorization, form))],
      ["/introspect", form((form, headers) => this.#introspect(headers.authorization, form))],
      ["/revoke", form((form, headers) => this.#revoke(headers.authorization, form))],
      ["/register", { methods: POST, answer: ({ body }) => this.#register(body) }],
      ["/upstream", { methods: ["GET", "POST", "PUT", "DELETE"], answer: (request) => this.#recordUpstream(request) }],
    ]);
  }

  async #authorize({ searchParams }: URL): Promise<LabResponse> {
    const { href: location } = await this.#grants.authorize(searchParams);
    return { status: 302, headers: { location, "cache-control": "no-store" } };
  }

  #metadata(): object {
    const { issuer } = this;
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      registration_endpoint: `${issuer}/register`,
      introspection_endpoint: `${issuer}/introspect`,
      revocation_endpoint: `${issuer}/revoke`,
      scopes_supported: [...new Set([...this.options.subjects.values()].flat())],
      response_types_supported: ["code"],
      response_modes_supported: ["query"],
      grant_types_supported: GRANTS,
      token_endpoint_auth_methods_supported: CLIENT_METHODS,
      introspection_endpoint_auth_methods_supported: CLIENT_METHODS.filter((method) => method !== "none"),
      revocation_endpoint_auth_methods_supported: CLIENT_METHODS,
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    };
  }

  async #introspect(authorization: string | undefined, form: RequestParameters): Promise<object> {
    const client = await this.#clients.authenticate(authorization, form);
    if (client.secret === undefined) throw new OAuthError("invalid_client", "a public client may not introspect", 401);
    const token = form.need("token");
    const claims = this.tokens.activeClaims(token);
    remember(this.#introspected, token, claims !== undefined, MAX_TOKENS);
    return claims === undefined ? { active: false } : { active: true, token_type: "Bearer", ...claims };
  }

  async #revoke(authorization: string | undefined, form: RequestParameters): Promise<object> {
    const client = await this.#clients.authenticate(authorization, form);
    this.tokens.revoke(form.need("token"), client.id);
    return {};
  }

  #register(body: string): LabResponse {
    return { status: 201, body: this.#clients.register(parseJson(body)) };
  }

  #recordUpstream({ headers }: LabRequest): LabResponse {
    this.upstream.push(headers);
    if (this.upstream.length > MAX_UPSTREAM) this.upstream.shift();
    return { body: { headers } };
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.issuer);
    const endpoint = this.#endpoints.get(url.pathname);
    const { method = "" } = request;
    const body = await readBody(request, MAX_BYTES);
    let answer: LabResponse;
    if (endpoint === undefined) answer = { status: 404, body: { error: "not_found" } };
    else if (!endpoint.methods.includes(method))
      answer = { status: 405, headers: { allow: endpoint.methods.join(", ") } };
    else if (body === undefined) answer = { status: 413, headers: { connection: "close" } };
    else answer = await answerOrError(endpoint, { url, headers: request.headers, body });
    const type = answer.body === undefined ? {} : { "content-type": "application/json" };
    response.writeHead(answer.status ?? 200, { ...type, ...answer.headers });
    response.end(answer.body === undefined ? "" : JSON.stringify(answer.body));
  }
}

async function answerOrError({ answer }: Endpoint, request: LabRequest): Promise<LabResponse> {
  try {
    return await answer(request);
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    const { code, message, status, headers } = error;
    const body = { error: code, error_description: message };
    return { status, headers: { "cache-control": "no-store", ...headers }, body };
  }
}

function formOf(headers: IncomingHttpHeaders, body: string): RequestParameters {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers["content-type"] ?? ""))
    throw new OAuthError("invalid_request", "the body is not a form");
  return new RequestParameters(new URLSearchParams(body));
}
