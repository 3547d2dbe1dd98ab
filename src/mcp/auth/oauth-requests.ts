import * as oauth from "oauth4webapi";
import { messageOf } from "../../core/errors.js";
import { defined } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { excerpt, join, say } from "../../core/redaction/redacted.js";
import { TOOL_NAME } from "../../core/version.js";
import { fetchAlone, whyUnread } from "../channel/http-exchange.js";
import type { HttpRequest } from "../channel/http-request.js";
import { isLoopback } from "../hosts.js";
import type { HttpFacts, HttpTarget } from "../types.js";
import { type AuthorizationServer, LoginError } from "./authorization-server.js";

/** A client of an authorization server. */
export interface OAuthClient {
  issuer: string;
  clientId: string;
  clientSecret?: string;
}

const LIMITS = { timeoutMs: 30_000, maxBytes: 1024 * 1024 };
const MAX_SHOWN = 200;

/** Sends a request of a login, over connections as the server's. Throws a LoginError if the answer does not come, or not to its end. */
export async function sendToIssuer(
  request: Pick<HttpRequest, "method" | "headers" | "body" | "maxRedirects"> & { url: URL },
  target: HttpTarget,
  signal: AbortSignal | undefined,
): Promise<{ http: HttpFacts; text: string }> {
  const { url } = request;
  const headers = { "user-agent": target.userAgent ?? TOOL_NAME, ...request.headers };
  const httpRequest: HttpRequest = { ...request, headers, what: "the login" };
  const result = await fetchAlone({ ...target, url: url.href }, httpRequest, { ...LIMITS, signal });
  if (result.end === "read") return result;
  throw new LoginError(say`${excerpt(url.origin + url.pathname, MAX_SHOWN)} ${whyUnread(result, LIMITS)}`);
}

/** How the library sends a request; no redirect to another origin is followed. */
export function sendingTo(endpoint: string, target: HttpTarget, signal: AbortSignal | undefined) {
  const send = async (
    address: string,
    { headers, body }: { headers: Record<string, string>; body?: string | URLSearchParams },
  ): Promise<Response> => {
    const url = new URL(address);
    const request = { method: "POST", url, headers, body: String(body), maxRedirects: target.maxRedirects } as const;
    const { http, text } = await sendToIssuer(request, target, signal);
    const { "content-type": type, "cache-control": cache } = http.headers;
    // A status without a body takes none, not even an empty one.
    return new Response(text || null, {
      status: http.status,
      headers: defined({ "content-type": type, "cache-control": cache }),
    });
  };
  return { [oauth.customFetch]: send, [oauth.allowInsecureRequests]: isLoopback(new URL(endpoint).hostname) };
}

/** Both sides of a token request, as the library takes them. */
export function partiesOf(server: AuthorizationServer, { clientId, clientSecret }: OAuthClient) {
  const authentication = clientSecret === undefined ? oauth.None() : oauth.ClientSecretPost(clientSecret);
  return [server, { client_id: clientId }, authentication] as const;
}

/** Why a login failed, as the end of a sentence. */
export function reasonOf(error: unknown, signal: AbortSignal | undefined): Redacted {
  if (signal?.aborted) return say`it was interrupted`;
  if (error instanceof LoginError) return error.message;
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError) {
    const { error: code, error_description: description } = error;
    const parts = [code, description].flatMap((part) => (part === undefined ? [] : [excerpt(part, MAX_SHOWN)]));
    return say`the authorization server answered ${join(parts, ", ")}`;
  }
  return say`the authorization server did not answer as it must: ${excerpt(messageOf(error), MAX_SHOWN)}`;
}
