// A server over HTTP that takes tokens, with its own authorization server, at every revision. `rules` replace members of
// DEFAULTS: what is wrong with it.
import { generateKeyPairSync, sign, verify } from "node:crypto";
import { handshake, JSON_TYPE, listen, textResult, withoutEnd } from "./base.mjs";

export const OPAQUE = "opaque-token-0123456789";
const ISSUER_PATH = "/as";
const RESOURCE = "/.well-known/oauth-protected-resource";
const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const KID = "key-1";
const TOOL = { name: "echo", inputSchema: { type: "object" }, annotations: { readOnlyHint: true } };
const MODERN = "2026-07-28";

const DEFAULTS = {
  /** Of a request with a token, without one, or with a bad one. */
  tokenOf: ({ headers }) => /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1],
  isTaken: (token, claimsOf) => token === OPAQUE || claimsOf(token) !== undefined,
  /** The answer to a request without a good token; undefined serves it. `error`: of the challenge. */
  refuse: (_, { error, challenge }) => [
    401,
    { error: error ?? "unauthorized" },
    { "www-authenticate": challenge(error) },
  ],
  challenge: (parameters) => `Bearer ${parameters}`,
  parameters: (all) => all,
  resource: (document) => document,
  issuer: (document) => document,
  issuerPaths: [`/.well-known/oauth-authorization-server${ISSUER_PATH}`, "/.well-known/oauth-authorization-server"],
  /** Before any document: [status, value, headers] of another answer; `never` and `endless` for one that does not end. */
  metadata: () => undefined,
  paths: {},
  /** What is answered to a request instead of an answer: both are [status, value, headers]. */
  instead: (answer) => answer,
};

/** A JWT of the authorization server at an origin. */
export function tokenOf(origin, more = {}) {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: `${origin}${ISSUER_PATH}`,
    aud: `${origin}/mcp`,
    sub: "ann",
    jti: "1",
    exp: now + 3_600,
    ...more,
  };
  const text = [{ alg: "RS256", kid: KID }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${text}.${sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`;
}

/** The claims of a token that this key, or the own one, signed; undefined for any other. */
export function claimsOf(token, key = publicKey) {
  const [header, claims, signature, ...more] = token.split(".");
  if (more.length > 0 || signature === undefined) return undefined;
  const isOwn = partOf(header)?.alg === "RS256";
  const isSigned =
    isOwn && verify("sha256", Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, "base64url"));
  return isSigned ? partOf(claims) : undefined;
}

/** A part of a JWT as an object; undefined if it is none. */
export function partOf(text) {
  return parsed(Buffer.from(text, "base64url").toString());
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Starts it; gives its origin, the requests that came, and what ends it. */
export async function serveTokens(rules = {}, { tls, publicOrigin } = {}) {
  const wanted = { ...DEFAULTS, ...rules };
  const asked = [];
  const sessions = new Set();
  let opened = 0;
  const server = await listen(handle, 0, tls);
  const origin = publicOrigin ?? server.origin;
  return { ...server, asked };

  function handle(request, response, body) {
    const { pathname } = new URL(request.url, origin);
    asked.push({ method: request.method, path: request.url, authorization: request.headers.authorization });
    const say = (answer) => {
      const [status, value, headers = {}] = wanted.instead(answer, request);
      const text = typeof value === "string" ? value : JSON.stringify(value);
      response.writeHead(status, { ...JSON_TYPE, ...headers }).end(text);
    };
    if (pathname in wanted.paths) return say(wanted.paths[pathname](origin, request, body));
    if (pathname === "/mcp") return say(answerTo(request, body));
    const document = documentAt(pathname);
    if (!document) return say([404, {}]);
    const other = wanted.metadata(request, pathname, document);
    if (typeof other === "string") return withoutEnd(response, other === "never");
    say(other ?? [200, document]);
  }

  function documentAt(path) {
    if (path === `${RESOURCE}/mcp`) {
      return wanted.resource(
        {
          ...{ resource: `${origin}/mcp`, authorization_servers: [`${origin}${ISSUER_PATH}`] },
          ...{ scopes_supported: ["mcp:read"], bearer_methods_supported: ["header"] },
        },
        origin,
      );
    }
    if (path === `${ISSUER_PATH}/jwks`) return { keys: [{ ...publicKey.export({ format: "jwk" }), kid: KID }] };
    if (!wanted.issuerPaths.includes(path)) return undefined;
    const issuer = path.endsWith(ISSUER_PATH) ? `${origin}${ISSUER_PATH}` : origin;
    return wanted.issuer({
      ...{ issuer, authorization_endpoint: "https://as.example/authorize", token_endpoint: "https://as.example/token" },
      ...{ registration_endpoint: "https://as.example/register", jwks_uri: `${origin}${ISSUER_PATH}/jwks` },
      ...{ response_types_supported: ["code"], code_challenge_methods_supported: ["S256"] },
      ...{ client_id_metadata_document_supported: true, authorization_response_iss_parameter_supported: true },
    });
  }

  function answerTo(request, body) {
    const frame = body === "" ? {} : parsed(body);
    if (!frame) return [400, { jsonrpc: "2.0", id: null, error: { code: -32700, message: "Parse error" } }];
    const token = wanted.tokenOf(request);
    const error = request.headers.authorization === undefined ? undefined : "invalid_token";
    const session = request.headers["mcp-session-id"];
    const kind = request.method === "POST" ? frame.method : request.method;
    if (token === undefined || !wanted.isTaken(token, claimsOf)) {
      const refusal = wanted.refuse({ kind, frame, session, token }, { error, challenge });
      if (refusal) return refusal;
    }
    if (request.method === "GET") return [405, ""];
    return serve(frame, kind, session);
  }

  function challenge(error) {
    const named = `resource_metadata="${origin}${RESOURCE}/mcp"`;
    const all = { scope: 'scope="mcp:read"', named, ...(error && { error: `error="${error}"` }) };
    return wanted.challenge(Object.values(wanted.parameters(all, origin)).join(", "));
  }

  function serve({ id, method, params }, kind, session) {
    const isModern = params?._meta?.["io.modelcontextprotocol/protocolVersion"] === MODERN;
    if (kind === "DELETE") return [sessions.delete(session) ? 200 : 404, ""];
    if (method === "initialize") {
      opened += 1;
      sessions.add(`s${opened}`);
      return [200, { jsonrpc: "2.0", id, result: handshake("tokens", params) }, { "mcp-session-id": `s${opened}` }];
    }
    if (!isModern && !sessions.has(session))
      return [400, { jsonrpc: "2.0", id, error: { code: -32000, message: "?" } }];
    if (id === undefined) return [202, ""];
    const answer = (result) => [200, { jsonrpc: "2.0", id, result: { resultType: "complete", ...result } }];
    if (method === "tools/list") return answer({ tools: [TOOL], ttlMs: 0, cacheScope: "private" });
    if (method === "tools/call" && params.name === TOOL.name) return answer(textResult("hello"));
    if (method === "ping") return answer({});
    if (method === "server/discover")
      return answer({ supportedVersions: [MODERN], capabilities: { tools: {} }, serverInfo: { name: "tokens" } });
    return [200, { jsonrpc: "2.0", id, error: { code: -32602, message: "unknown" } }];
  }
}
