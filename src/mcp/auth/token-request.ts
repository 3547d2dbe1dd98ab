import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { derive, excerpt, join, say } from "../../core/redaction/redacted.js";
import { WholeBody } from "../channel/http-body.js";
import { connectionsTo } from "../channel/http-connections.js";
import { isSuccess } from "../channel/http-facts.js";
import { sendRequest } from "../channel/http-request.js";
import type { HttpFacts, HttpTarget } from "../types.js";

/** Authenticates the client in a token request, as the SDK's clients do. */
export type ClientAuthentication = (headers: Headers, parameters: URLSearchParams) => void | Promise<void>;

/** The token endpoint and how to use it. */
export interface TokenEndpoint extends Pick<HttpTarget, "tls" | "connectTimeoutMs" | "proxy"> {
  url: string;
  /** In addition to the grant type: scope, audience, resource. */
  parameters: Readonly<Record<string, string>>;
  userAgent: string;
  timeoutMs: number;
}

export type TokenResult =
  | { ok: true; token: string /** Milliseconds; undefined if the server does not say. */; livesMs?: number }
  /** `isClient`: the server rejected the authentication and may accept another. */
  | { ok: false; reason: Redacted; isClient: boolean };

const MAX_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 5;
const MAX_SHOWN = 200;
/** The syntax of a bearer token in RFC 6750. */
const TOKEN = /^[\w.~+/-]+=*$/;

/** Requests a token by the client credentials grant; never rejects because of the server. `signal` aborts it. */
export async function requestToken(
  endpoint: TokenEndpoint,
  proof: ClientAuthentication,
  signal?: AbortSignal,
): Promise<TokenResult> {
  const parameters = new URLSearchParams({ grant_type: "client_credentials", ...endpoint.parameters });
  const headers = new Headers({
    "content-type": "application/x-www-form-urlencoded",
    accept: "application/json",
    "user-agent": endpoint.userAgent,
  });
  await proof(headers, parameters);
  const connections = connectionsTo(endpoint);
  try {
    return await new Promise<TokenResult>((resolve) => {
      const body = new WholeBody(MAX_BYTES);
      let http: HttpFacts | undefined;
      const fail = (reason: Redacted) => finish({ ok: false, reason, isClient: false });
      const late = () => fail(say`did not answer within ${Math.round(endpoint.timeoutMs)} ms`);
      const finish = (answer: TokenResult) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", late);
        resolve(answer);
      };
      const timer = setTimeout(late, endpoint.timeoutMs);
      signal?.addEventListener("abort", late);
      const request = {
        method: "POST",
        url: new URL(endpoint.url),
        headers: Object.fromEntries(headers),
        body: parameters.toString(),
        maxRedirects: MAX_REDIRECTS,
        what: "the token request",
      } as const;
      sendRequest(connections, request, {
        started: (facts) => {
          http = facts;
        },
        data: (chunk) => {
          if (!body.push(chunk)) fail(say`answered with more than ${MAX_BYTES} bytes`);
        },
        ended: () => http && finish(readTokenResponse(http, body.text().text)),
        broken: ({ message }) => fail(say`could not be reached: ${derive(message, (text) => text.replace(/\.$/, ""))}`),
      });
    });
  } finally {
    await connections.destroy();
  }
}

/** Only the two error fields of an answer are shown: anything else may be a token. */
function readTokenResponse(http: HttpFacts, text: string): TokenResult {
  const value = parseJson(text);
  if (!isSuccess(http)) {
    const { error, error_description: description } = isObject(value) ? value : {};
    const parts = [error, description]
      .filter((part) => typeof part === "string" && part !== "")
      .map((part) => excerpt(String(part), MAX_SHOWN));
    const reason = parts.length === 0 ? say`` : say`: ${join(parts, ", ")}`;
    return { ok: false, reason: say`answered HTTP ${http.status}${reason}`, isClient: error === "invalid_client" };
  }
  const fail = (reason: Redacted): TokenResult => ({ ok: false, reason: say`answered ${reason}`, isClient: false });
  if (!isObject(value)) return fail(say`HTTP ${http.status} with a body that is not a JSON object`);
  const { access_token: token, token_type: type, expires_in: seconds } = value;
  if (typeof type === "string" && type.toLowerCase() !== "bearer")
    return fail(say`with a token of the type ${excerpt(type, MAX_SHOWN)}`);
  if (typeof token !== "string") return fail(say`without an \`access_token\``);
  if (!TOKEN.test(token)) return fail(say`with an \`access_token\` that cannot be sent as a bearer token`);
  return { ok: true, token, ...(typeof seconds === "number" && seconds > 0 && { livesMs: seconds * 1_000 }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
