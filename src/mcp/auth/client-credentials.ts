import { asObject, isObject, parseJson } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { excerpt, hide, join, say } from "../../core/redaction/redacted.js";
import { fetchAlone, whyUnread } from "../channel/http-exchange.js";
import { isSuccess } from "../channel/http-facts.js";
import type { HttpRequest } from "../channel/http-request.js";
import type { CallFault, HttpFacts, HttpTarget } from "../types.js";
import { FetchedToken, type IssuedToken, SENDABLE } from "./fetched-token.js";

/** Authenticates the client in a token request, as the SDK's clients do. */
export type ClientAuthentication = (headers: Headers, parameters: URLSearchParams) => void | Promise<void>;

export interface TokenEndpoint extends Pick<HttpTarget, "tls" | "connectTimeoutMs" | "proxy"> {
  url: string;
  /** In addition to the grant type: scope, audience, resource. */
  parameters: Readonly<Record<string, string>>;
  userAgent: string;
  timeoutMs: number;
}

type TokenResult =
  | ({ ok: true } & IssuedToken)
  /** `isAuthenticationRejected`: the server rejected the authentication and may accept another. */
  | { ok: false; reason: Redacted; isAuthenticationRejected: boolean };

const MAX_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 5;
const MAX_SHOWN = 200;

/** How a client with a secret authenticates: in the header, which every server must support, or in the body. */
export function secretAuthentications(clientId: string, secret: string | undefined): readonly ClientAuthentication[] {
  const inBody: ClientAuthentication = (_, parameters) => {
    parameters.set("client_id", clientId);
    if (secret !== undefined) parameters.set("client_secret", secret);
  };
  if (secret === undefined) return [inBody];
  const inHeader: ClientAuthentication = (headers) => {
    // RFC 6749, section 2.3.1: both are form-encoded first.
    const pair = `${formEncoded(clientId)}:${formEncoded(secret)}`;
    headers.set("authorization", `Basic ${Buffer.from(pair).toString("base64")}`);
  };
  return [inHeader, inBody];
}

/** The tokens of one client at one token endpoint. */
export class ClientCredentials extends FetchedToken {
  /** `proofs` are tried in order until the server accepts one. */
  constructor(
    private readonly endpoint: TokenEndpoint,
    private readonly proofs: readonly ClientAuthentication[],
    onToken: (token: string) => void,
  ) {
    super(onToken);
  }

  protected async fetch(signal: AbortSignal | undefined): Promise<IssuedToken | CallFault> {
    let reason = say``;
    for (const proof of this.proofs) {
      const answer = await requestToken(this.endpoint, proof, signal);
      if (answer.ok) return answer;
      reason = answer.reason;
      if (!answer.isAuthenticationRejected) break;
    }
    const { origin, pathname } = new URL(this.endpoint.url);
    const message = say`No token could be fetched: the token endpoint ${hide(origin)}${hide(pathname)} ${reason}.`;
    return { rule_id: "FAULT-HTTP-TOKEN", message };
  }
}

function formEncoded(text: string): string {
  return new URLSearchParams({ v: text }).toString().slice(2);
}

/** Requests a token by the client credentials grant; never rejects because of the server. `signal` aborts it. */
async function requestToken(
  endpoint: TokenEndpoint,
  proof: ClientAuthentication,
  signal: AbortSignal | undefined,
): Promise<TokenResult> {
  const { url, userAgent, timeoutMs } = endpoint;
  const parameters = new URLSearchParams({ grant_type: "client_credentials", ...endpoint.parameters });
  const form = "application/x-www-form-urlencoded";
  const headers = new Headers({ "content-type": form, accept: "application/json", "user-agent": userAgent });
  await proof(headers, parameters);
  const request: HttpRequest = {
    method: "POST",
    url: new URL(url),
    headers: Object.fromEntries(headers),
    body: parameters.toString(),
    maxRedirects: MAX_REDIRECTS,
    what: "the token request",
  };
  const limits = { timeoutMs, maxBytes: MAX_BYTES };
  const result = await fetchAlone(endpoint, request, { ...limits, signal });
  return result.end === "read" ? readTokenResponse(result.http, result.text) : failure(whyUnread(result, limits));
}

function failure(reason: Redacted): TokenResult {
  return { ok: false, reason, isAuthenticationRejected: false };
}

/** Only the two error fields of an answer are shown: anything else may be a token. */
function readTokenResponse(http: HttpFacts, text: string): TokenResult {
  const value = parseJson(text);
  if (!isSuccess(http)) {
    const { error, error_description: description } = asObject(value);
    const parts = [error, description]
      .filter((part) => typeof part === "string" && part !== "")
      .map((part) => excerpt(String(part), MAX_SHOWN));
    const reason = parts.length === 0 ? say`` : say`: ${join(parts, ", ")}`;
    return {
      ok: false,
      reason: say`answered HTTP ${http.status}${reason}`,
      isAuthenticationRejected: error === "invalid_client",
    };
  }
  if (!isObject(value)) return failure(say`answered HTTP ${http.status} with a body that is not a JSON object`);
  const { access_token: token, token_type: type, expires_in: seconds } = value;
  if (typeof type === "string" && type.toLowerCase() !== "bearer")
    return failure(say`answered with a token of the type ${excerpt(type, MAX_SHOWN)}`);
  if (typeof token !== "string") return failure(say`answered without an \`access_token\``);
  if (!SENDABLE.test(token))
    return failure(say`answered with an \`access_token\` that cannot be sent as a bearer token`);
  return { ok: true, token, ...(typeof seconds === "number" && seconds > 0 && { livesMs: seconds * 1_000 }) };
}
