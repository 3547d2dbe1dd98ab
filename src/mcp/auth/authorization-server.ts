import { abortedAfter } from "../../core/clock.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { excerpt, hide, say } from "../../core/redaction/redacted.js";
import { httpExchange } from "../channel/http-exchange.js";
import type { Frame } from "../frames.js";
import type { HttpFacts, HttpTarget } from "../types.js";
import {
  addressesIn,
  findDocument,
  issuerAddresses,
  type MetadataDocument,
  relationOf,
  resourceAddresses,
  textsIn,
  whyUnsafe,
} from "./metadata.js";
import { bearerOf, MAX_ISSUERS, METADATA_MS } from "./protection.js";

/** The authorization server of a protected server, as far as a login uses it; its endpoints may be used. */
export type AuthorizationServer = {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  registration_endpoint?: string;
  grant_types_supported: string[];
  id_token_signing_alg_values_supported?: string[];
  authorization_response_iss_parameter_supported: boolean;
  client_id_metadata_document_supported: boolean;
};

/** Where and for what a token is asked. */
export interface Authorization {
  server: AuthorizationServer;
  /** Whom the token is for (RFC 8707). */
  resource: string;
  scope: string | undefined;
}

/** Why nobody can log in. */
export class LoginError extends Error {
  constructor(override readonly message: Redacted) {
    super(message);
  }
}

const ASK_MS = 10_000;
const MAX_BYTES = 1024 * 1024;
const MAX_SHOWN = 200;

/**
 * Where a token for a server comes from; undefined if it wants none, or takes the given one, or cannot be reached. Throws a
 * LoginError.
 */
export async function findAuthorization(
  target: HttpTarget,
  token: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Authorization | undefined> {
  const http = await answerTo(target, token, signal);
  const isRefused = http?.status === 401;
  if (http === undefined || (token !== undefined && !isRefused)) return undefined;
  const stop = abortedAfter(METADATA_MS, signal);
  const challenge = bearerOf(http);
  const addresses = resourceAddresses(target.url, challenge?.get("resource_metadata"));
  const document = (await findDocument(addresses, target, stop)).at(-1);
  if (document?.value === undefined && !isRefused) return undefined;
  const { value = {} } = document ?? {};
  const issuers = addressesIn(value.authorization_servers).slice(0, MAX_ISSUERS);
  const server = await firstServer(document?.value ? issuers : [new URL(target.url).origin], target, stop);
  if (server === undefined) throw new LoginError(noServer(document, issuers));
  const scopes = textsIn(value.scopes_supported).join(" ") || undefined;
  const resource = document?.value ? resourceOf(document, target.url) : target.url.replace(/#.*$/, "");
  return { server, resource, scope: challenge?.get("scope") ?? scopes };
}

/** The answer to a request that opens no session. */
async function answerTo(
  target: HttpTarget,
  token: string | undefined,
  signal: AbortSignal | undefined,
): Promise<HttpFacts | undefined> {
  const { tokens: _, ...untokened } = target;
  const headers = {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const limits = { timeoutMs: ASK_MS, maxBytes: MAX_BYTES, until: "event", signal } as const;
  const response = await httpExchange(untokened, { method: "POST", headers, body }, limits);
  return response.ok ? response.http : undefined;
}

/** The first authorization server that says what it is. */
async function firstServer(
  issuers: readonly string[],
  target: HttpTarget,
  stop: AbortSignal,
): Promise<AuthorizationServer | undefined> {
  for (const issuer of issuers) {
    const { value } = (await findDocument(issuerAddresses(issuer), target, stop)).at(-1) ?? {};
    if (value) return readServerMetadata(value, issuer, target);
  }
  return undefined;
}

function readServerMetadata(value: Frame, expectedIssuer: string, target: HttpTarget): AuthorizationServer {
  const wrong = (what: Redacted) =>
    new LoginError(say`the authorization server ${excerpt(expectedIssuer, MAX_SHOWN)} ${what}`);
  const { issuer, code_challenge_methods_supported: methods, registration_endpoint: registration } = value;
  if (typeof issuer !== "string" || withoutSlash(issuer) !== withoutSlash(expectedIssuer))
    throw wrong(say`says that it is ${excerpt(String(issuer), MAX_SHOWN)}`);
  if (!textsIn(methods).includes("S256"))
    throw wrong(say`does not say that it supports PKCE: \`code_challenge_methods_supported\` has no S256`);
  const algorithms = textsIn(value.id_token_signing_alg_values_supported);
  const endpoint = (name: string): string => {
    const url = value[name];
    const why = typeof url === "string" ? whyUnsafe(url, target) : say`it is missing`;
    if (typeof url === "string" && why === undefined) return url;
    throw wrong(say`has an \`${hide(name)}\` that is not used: ${why ?? say``}`);
  };
  return {
    issuer,
    authorization_endpoint: endpoint("authorization_endpoint"),
    token_endpoint: endpoint("token_endpoint"),
    ...(registration !== undefined && { registration_endpoint: endpoint("registration_endpoint") }),
    grant_types_supported: textsIn(value.grant_types_supported),
    // Servers send ID tokens unasked, and the library checks their algorithm.
    ...(algorithms.length > 0 && { id_token_signing_alg_values_supported: algorithms }),
    authorization_response_iss_parameter_supported: value.authorization_response_iss_parameter_supported === true,
    client_id_metadata_document_supported: value.client_id_metadata_document_supported === true,
  };
}

/** The server as its metadata names it. A document about another server would get a token for that one. */
function resourceOf({ url, value: { resource } = {} }: MetadataDocument, server: string): string {
  if (relationOf(resource, server) === "own") return String(resource);
  const resourceText = excerpt(String(resource), MAX_SHOWN);
  throw new LoginError(
    say`the metadata at ${excerpt(url, MAX_SHOWN)} is about ${resourceText}, not about ${excerpt(server, MAX_SHOWN)}`,
  );
}

function withoutSlash(text: string): string {
  return text.replace(/\/$/, "");
}

function noServer(document: MetadataDocument | undefined, issuers: readonly string[]): Redacted {
  if (issuers.length > 0)
    return say`no metadata of the authorization server ${excerpt(issuers.join(", "), MAX_SHOWN)} was found`;
  if (document === undefined) return say`the server names no authorization server`;
  return say`the server names no authorization server: ${excerpt(document.url, MAX_SHOWN)}: ${document.status}`;
}
