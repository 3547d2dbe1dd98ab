// What token-server.mjs does wrong for each AUTH rule, by `RULE: what`: one thing each. `token`: with which token it
// shows, if it takes one. `severity`: of the failure, if it is not that of the rule.
import { createPublicKey } from "node:crypto";
import { claimsOf, OPAQUE, partOf } from "./token-server.mjs";

const ELSEWHERE = "https://as.invalid";
const json = (result) => ({ jsonrpc: "2.0", id: 1, ...result });
const fine = ({ error, challenge }) => [401, {}, { "www-authenticate": challenge(error) }];
/** Requests without a token are answered so, where `isIt`. */
const unasked = (answer, isIt = () => true) => ({
  refuse: (received, refusal) =>
    received.token === undefined && refusal.error === undefined && isIt(received) ? answer(refusal) : fine(refusal),
});
/** Bad tokens are answered so. */
const badly = (answer) => ({
  refuse: (_, refusal) => (refusal.error === undefined ? fine(refusal) : answer(refusal)),
});
const resource = (change) => ({ resource: (document, origin) => ({ ...document, ...change(document, origin) }) });
const issuer = (change) => ({ issuer: (document) => ({ ...document, ...change(document) }) });
const named = (path) => ({ parameters: (all, origin) => ({ ...all, named: `resource_metadata="${origin}${path}"` }) });
const without = (name) => ({ parameters: ({ [name]: _, ...others }) => others });

/** Takes a token whose claims, without a look at the signature, `isTaken` likes. */
const alsoTakes = (isTaken) => ({
  isTaken: (token) => claimsOf(token) !== undefined || isTaken(token, ...token.split(".").map(partOf)),
});

/** A cache of verified signatures, which does not look at what they sign. */
function cachedBySignature() {
  const known = new Set();
  return (token) => {
    const [, , signature, ...more] = token.split(".");
    if (claimsOf(token)) known.add(signature);
    return more.length === 0 && known.has(signature);
  };
}

export const tokenBreaks = {
  "AUTH-401: 403 with a challenge": {
    rules: unasked(({ challenge }) => [403, {}, { "www-authenticate": challenge() }]),
  },
  "AUTH-401: a call that is served": {
    rules: unasked(
      () => [200, json({ result: { content: [] } })],
      ({ kind }) => kind === "tools/call",
    ),
  },
  "AUTH-401: a stream that is served": {
    rules: unasked(
      () => [200, "", { "content-type": "text/event-stream" }],
      ({ kind }) => kind === "GET",
    ),
  },
  "AUTH-401: a DELETE that is served": {
    rules: unasked(
      () => [200, ""],
      ({ kind }) => kind === "DELETE",
    ),
  },
  "AUTH-401: 200 with an error": {
    token: "jwt",
    rules: unasked(() => [200, json({ error: { code: -32001, message: "Unauthorized" } })]),
  },
  "AUTH-401: a redirect to a page": {
    token: "jwt",
    rules: unasked(() => [302, "", { location: `${ELSEWHERE}/login` }]),
  },
  "AUTH-CHALLENGE: no header": { rules: { refuse: () => [401, {}] } },
  "AUTH-CHALLENGE: another scheme": { rules: { challenge: () => 'Basic realm="Bearer"' } },
  "AUTH-CHALLENGE: no parameter": { rules: { challenge: () => "Bearer" } },
  "AUTH-CHALLENGE: a relative address": {
    rules: { parameters: (all) => ({ ...all, named: 'resource_metadata="/meta"' }) },
  },
  "AUTH-CHALLENGE: no address": { revision: "2025-06-18", rules: without("named") },
  "AUTH-CHALLENGE-SCOPE: no scope": { rules: without("scope") },
  "AUTH-CHALLENGE-ERROR: no error": { rules: without("error") },
  "AUTH-PRM: not there": { rules: named("/nowhere") },
  "AUTH-PRM: a page": { rules: { ...named("/page"), paths: { "/page": () => [200, "<h1>Sign in</h1>"] } } },
  "AUTH-PRM: another type": {
    rules: {
      metadata: (_, path, document) =>
        path.includes("resource") ? [200, document, { "content-type": "text/plain" }] : undefined,
    },
  },
  "AUTH-PRM: no sign of OAuth": {
    severity: "should",
    rules: { ...without("named"), resource: () => undefined, issuerPaths: [] },
  },
  "AUTH-PRM-RESOURCE: another host": { rules: resource(() => ({ resource: "https://internal.invalid/mcp" })) },
  "AUTH-PRM-RESOURCE: a child": { rules: resource(({ resource: own }) => ({ resource: `${own}/v1` })) },
  "AUTH-PRM-RESOURCE: a sibling": { rules: resource((_, origin) => ({ resource: `${origin}/mc` })) },
  "AUTH-PRM-RESOURCE: a fragment": { rules: resource(({ resource: own }) => ({ resource: `${own}#a` })) },
  "AUTH-PRM-RESOURCE-EXACT: a parent": { rules: resource((_, origin) => ({ resource: origin })) },
  "AUTH-PRM-SERVERS: none": { rules: resource(() => ({ authorization_servers: [] })) },
  "AUTH-PRM-SERVERS: no https": { rules: resource(() => ({ authorization_servers: ["http://as.invalid"] })) },
  "AUTH-PRM-SAME: others": {
    rules: {
      ...named("/meta"),
      ...resource(({ authorization_servers: own }) => ({ authorization_servers: [...own, ELSEWHERE] })),
      paths: {
        "/meta": (origin) => [200, { resource: `${origin}/mcp`, authorization_servers: [`${origin}/as`] }],
      },
    },
  },
  "AUTH-PRM-METHODS: query": { rules: resource(() => ({ bearer_methods_supported: ["header", "query"] })) },
  "AUTH-PRM-OFFLINE: in the metadata": {
    revision: "2026-07-28",
    rules: resource(() => ({ scopes_supported: ["mcp:read", "offline_access"] })),
  },
  "AUTH-PRM-OFFLINE: in the challenge": {
    revision: "2026-07-28",
    rules: { parameters: (all) => ({ ...all, scope: 'scope="mcp:read offline_access"' }) },
  },
  "AUTH-METADATA-HEADER: an older revision": {
    rules: {
      metadata: ({ headers }) => (headers["mcp-protocol-version"] === "2024-11-05" ? [400, {}] : undefined),
    },
  },
  "AUTH-AS-METADATA: not there": { rules: { issuerPaths: [] } },
  "AUTH-AS-METADATA: not there, at 2025-03-26": {
    revision: "2025-03-26",
    severity: "should",
    rules: { issuerPaths: [] },
  },
  "AUTH-AS-METADATA: by OpenID Connect, at 2025-06-18": {
    revision: "2025-06-18",
    rules: { issuerPaths: ["/.well-known/openid-configuration/as"] },
  },
  "AUTH-AS-METADATA: no token endpoint": { rules: issuer(() => ({ token_endpoint: undefined })) },
  "AUTH-AS-METADATA: no authorization endpoint": {
    revision: "2025-06-18",
    rules: issuer(() => ({ authorization_endpoint: undefined })),
  },
  "AUTH-AS-ISSUER: another": { rules: issuer(() => ({ issuer: ELSEWHERE })) },
  "AUTH-AS-ISSUER: a slash": { severity: "should", rules: issuer(({ issuer: own }) => ({ issuer: `${own}/` })) },
  "AUTH-AS-PKCE: plain": { rules: issuer(() => ({ code_challenge_methods_supported: ["plain"] })) },
  "AUTH-AS-HTTPS: http": { rules: issuer(() => ({ token_endpoint: "http://as.invalid/token" })) },
  "AUTH-AS-ISS: not said": {
    revision: "2026-07-28",
    rules: issuer(() => ({ authorization_response_iss_parameter_supported: undefined })),
  },
  "AUTH-AS-REGISTRATION: no endpoint": {
    revision: "2025-06-18",
    rules: issuer(() => ({ registration_endpoint: undefined })),
  },
  "AUTH-AS-REGISTRATION: no documents": { rules: issuer(() => ({ client_id_metadata_document_supported: undefined })) },
  "AUTH-AS-REGISTRATION: deprecated": {
    revision: "2026-07-28",
    message: "deprecated",
    rules: issuer(() => ({ client_id_metadata_document_supported: undefined })),
  },
  "AUTH-TOKEN-MALFORMED: no token": {
    rules: {
      tokenOf: ({ headers }) => headers.authorization?.replace(/^Bearer ?/, ""),
      isTaken: (token) => token === "",
    },
  },
  "AUTH-TOKEN-MALFORMED: letters appended": {
    token: "opaque",
    rules: { isTaken: (token) => token.startsWith(OPAQUE) },
  },
  "AUTH-TOKEN-MALFORMED: a fourth segment": {
    token: "jwt",
    rules: { isTaken: (token) => claimsOf(token.split(".").slice(0, 3).join(".")) !== undefined },
  },
  "AUTH-TOKEN-MALFORMED: another scheme": {
    token: "jwt",
    rules: { tokenOf: ({ headers }) => headers.authorization?.split(" ")[1] },
  },
  "AUTH-TOKEN-STATUS: 403": {
    rules: badly(({ error, challenge }) => [403, {}, { "www-authenticate": challenge(error) }]),
  },
  "AUTH-TOKEN-STATUS: 500": { token: "jwt", rules: badly(() => [500, "oh"]) },
  "AUTH-TOKEN-UNSIGNED: none": { rules: alsoTakes((_, header) => header?.alg === "none") },
  "AUTH-TOKEN-UNSIGNED: nOnE, with a token": { token: "jwt", rules: alsoTakes((_, header) => header?.alg === "nOnE") },
  "AUTH-TOKEN-FORGED: the key in jwk": {
    rules: alsoTakes((token, header) => {
      return header?.jwk && claimsOf(token, createPublicKey({ key: header.jwk, format: "jwk" })) !== undefined;
    }),
  },
  "AUTH-TOKEN-FORGED: the public key as secret": {
    token: "jwt",
    rules: alsoTakes((_, header) => header?.alg === "HS256"),
  },
  "AUTH-TOKEN-TAMPERED: a cache by signature": { token: "jwt", rules: { isTaken: cachedBySignature() } },
  "AUTH-TOKEN-QUERY: in the address": {
    token: "jwt",
    rules: {
      tokenOf: ({ url, headers }) =>
        /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1] ?? /access_token=([^&]+)/.exec(url)?.[1],
    },
  },
  "AUTH-TOKEN-EACH: a session will do": {
    token: "jwt",
    rules: {
      refuse: ({ session, token }, refusal) =>
        session !== undefined && token === undefined ? undefined : fine(refusal),
    },
  },
};
