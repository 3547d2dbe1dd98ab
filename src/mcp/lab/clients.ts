import { randomBytes, randomUUID } from "node:crypto";
import { isObject, parseJson } from "../../core/json/json.js";
import { TOOL_NAME } from "../../core/version.js";
import { fetchAlone } from "../channel/http-exchange.js";
import { isLoopback } from "../hosts.js";
import { remember } from "../remember.js";
import type { HttpTarget } from "../types.js";
import { OAuthError, type RequestParameters } from "./oauth-error.js";
import { now } from "./tokens.js";

export interface LabClient {
  id: string;
  /** A client without one is public. */
  secret?: string;
  redirectUris: readonly string[];
  grants: readonly string[];
}

export const GRANTS = ["authorization_code", "client_credentials"] as const;
export const CLIENT_METHODS = ["client_secret_basic", "client_secret_post", "none"] as const;

const MAX_CLIENTS = 1_000;
const MAX_BYTES = 64 * 1024;
const FETCH_MS = 5_000;

/** The clients of an authorization server: its own, those that register, and those that name a document of theirs. */
export class LabClients {
  readonly #registered = new Map<string, LabClient>();

  /** `tls`: for the documents that clients name. */
  constructor(
    readonly own: LabClient,
    private readonly tls: HttpTarget["tls"],
    private readonly onSecret: (name: string, value: string) => void,
  ) {}

  /** The client with an id; throws if there is none. */
  async find(id: string): Promise<LabClient> {
    if (id === this.own.id) return this.own;
    const client = this.#registered.get(id) ?? (id.startsWith("https://") ? await this.#fetch(id) : undefined);
    if (client === undefined) throw new OAuthError("invalid_client", "no client has this client_id", 401);
    return client;
  }

  /** The client that sent a form, by its credentials in the header or in the form (RFC 6749, section 2.3). */
  async authenticate(authorization: string | undefined, form: RequestParameters): Promise<LabClient> {
    const [, pair] = /^basic (\S+)$/i.exec(authorization ?? "") ?? [];
    const headers = authorization === undefined ? {} : { "www-authenticate": 'Basic realm="lab"' };
    const refusal = (why: string) => new OAuthError("invalid_client", why, 401, headers);
    if (authorization !== undefined && pair === undefined) throw refusal("Authorization is not Basic");
    if (pair !== undefined && form.get("client_secret") !== undefined)
      throw new OAuthError("invalid_request", "the client authenticates in two ways");
    const [id = form.need("client_id"), secret = form.get("client_secret")] = pair === undefined ? [] : basicOf(pair);
    const client = await this.find(id).catch((error: OAuthError) => {
      throw refusal(error.message);
    });
    if (form.get("client_id") !== undefined && form.get("client_id") !== id)
      throw refusal("client_id is not that of the header");
    if ((secret ?? "") !== (client.secret ?? "")) throw refusal("client_secret is wrong");
    return client;
  }

  /** Registers a client by its metadata, and returns the answer (RFC 7591). */
  register(metadata: unknown): Record<string, unknown> {
    if (!isObject(metadata)) throw new OAuthError("invalid_client_metadata", "the body is not a JSON object");
    const { token_endpoint_auth_method: method = "client_secret_basic", response_types: types = ["code"] } = metadata;
    if (!CLIENT_METHODS.some((known) => known === method)) throw unsupported("token_endpoint_auth_method");
    if (!isEvery(types, ["code"])) throw unsupported("response_types");
    const client = clientOf(randomUUID(), metadata);
    if (client.grants.includes("client_credentials") && method === "none")
      throw unsupported("grant_types without a secret");
    if (method !== "none") client.secret = randomBytes(32).toString("base64url");
    remember(this.#registered, client.id, client, MAX_CLIENTS);
    if (client.secret !== undefined) this.onSecret("lab_client_secret", client.secret);
    return {
      ...metadata,
      client_id: client.id,
      client_id_issued_at: now(),
      response_types: types,
      redirect_uris: client.redirectUris,
      grant_types: client.grants,
      token_endpoint_auth_method: method,
      ...(client.secret !== undefined && { client_secret: client.secret, client_secret_expires_at: 0 }),
    };
  }

  /** The client whose id is the address of its metadata. Only this machine is asked: a lab is for tests. */
  async #fetch(id: string): Promise<LabClient> {
    const refusal = (why: string) => new OAuthError("invalid_client", `the document at client_id ${why}`, 401);
    const url = URL.canParse(id) ? new URL(id) : undefined;
    if (url === undefined || url.pathname === "/" || url.hash !== "" || url.username !== "" || url.href !== id)
      throw refusal("has no plain address with a path");
    if (!isLoopback(url.hostname)) throw refusal("is not on this machine");
    const connection = { url: id, connectTimeoutMs: FETCH_MS, tls: this.tls };
    const headers = { accept: "application/json", "user-agent": TOOL_NAME };
    const request = { method: "GET", url, headers, maxRedirects: 0, what: "the document of a client" } as const;
    const result = await fetchAlone(connection, request, { timeoutMs: FETCH_MS, maxBytes: MAX_BYTES });
    const metadata = result.end === "read" && result.http.status === 200 ? parseJson(result.text) : undefined;
    if (!isObject(metadata)) throw refusal("cannot be read");
    if (metadata.client_id !== id) throw refusal("names another client_id");
    const { token_endpoint_auth_method: method = "none" } = metadata;
    if (method !== "none" || "client_secret" in metadata) throw refusal("wants a secret, which nobody can keep there");
    return clientOf(id, metadata);
  }
}

function clientOf(id: string, metadata: Record<string, unknown>): LabClient {
  const { redirect_uris: uris = [], grant_types: grants = ["authorization_code"] } = metadata;
  if (!isEvery(grants, GRANTS)) throw unsupported("grant_types");
  const needsUris = grants.includes("authorization_code");
  if (!Array.isArray(uris) || (needsUris && uris.length === 0) || !uris.every(isRedirectUri))
    throw new OAuthError("invalid_redirect_uri", "redirect_uris are https addresses, or http ones of this machine");
  return { id, redirectUris: uris, grants };
}

function unsupported(name: string): OAuthError {
  return new OAuthError("invalid_client_metadata", `${name} has a value that is not supported`);
}

function isEvery(value: unknown, known: readonly string[]): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => known.includes(one));
}

/** https, http of this machine, or a scheme of an application's own (RFC 8252), which has a dot. */
function isRedirectUri(value: unknown): value is string {
  if (typeof value !== "string" || !URL.canParse(value) || value.includes("#")) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || (protocol === "http:" ? isLoopback(hostname) : protocol.includes("."));
}

/** True if a client registered an address to return to; on this machine, any port will do (RFC 8252, section 7.3). */
export function mayReturnTo(client: LabClient, uri: string): boolean {
  return client.redirectUris.some(
    (known) => known === uri || (isRedirectUri(uri) && portless(known) === portless(uri)),
  );
}

function portless(uri: string): string {
  const url = new URL(uri);
  if (url.protocol === "http:" && isLoopback(url.hostname)) url.port = "";
  return url.href;
}

/** Both parts are form-encoded (RFC 6749, section 2.3.1). */
function basicOf(pair: string): string[] {
  const text = Buffer.from(pair, "base64").toString("utf8");
  const parts = [text.slice(0, Math.max(0, text.indexOf(":"))), text.slice(text.indexOf(":") + 1)];
  return parts.map((part) => new URLSearchParams(`v=${part.replaceAll("&", "%26")}`).get("v") ?? "");
}
