// A server of version 2 of the TypeScript SDK that wants tokens: `node v2.mjs PORT`. What it trusts is in its environment.
import { createServer } from "node:http";
import { toNodeHandler } from "@modelcontextprotocol/node";
import {
  createMcpHandler,
  getOAuthProtectedResourceMetadataUrl,
  McpServer,
  OAuthError,
  OAuthErrorCode,
  oauthMetadataResponse,
  requireBearerAuth,
  requireScopes,
} from "@modelcontextprotocol/server";
import { createRemoteJWKSet, jwtVerify } from "jose";

const { ISSUER, JWKS_URI, AUDIENCE, UPSTREAM_URL } = process.env;
const url = new URL(AUDIENCE);
const keys = createRemoteJWKSet(new URL(JWKS_URI));
const readOnly = { annotations: { readOnlyHint: true } };
const text = (value) => ({ content: [{ type: "text", text: String(value) }] });

async function verifyAccessToken(token) {
  const checks = { issuer: ISSUER, audience: AUDIENCE, algorithms: ["RS256"], requiredClaims: ["exp", "sub"] };
  const { payload } = await jwtVerify(token, keys, checks).catch(() => {
    throw new OAuthError(OAuthErrorCode.InvalidToken, "The token is not good here");
  });
  const { client_id: clientId, scope, exp: expiresAt } = payload;
  return { token, clientId, scopes: scope.split(" "), expiresAt, resource: url, extra: payload };
}

function newServer() {
  const server = new McpServer({ name: "tokens", version: "1.0.0" });
  server.registerTool("whoami", { description: "Says who calls", ...readOnly }, ({ http }) =>
    text(http.authInfo.extra.sub),
  );
  const scopeChallenge = requireScopes("notes:read", "notes:write");
  server.registerTool("write", { description: "Writes a note", scopeChallenge }, () => text("written"));
  server.registerTool("upstream", { description: "Asks another service", ...readOnly }, async () =>
    text((await fetch(UPSTREAM_URL)).status),
  );
  return server;
}

const scopes = ["notes:read"];
const oauthMetadata = await (await fetch(`${ISSUER}/.well-known/oauth-authorization-server`)).json();
const metadata = { oauthMetadata, resourceServerUrl: url, scopesSupported: scopes };
const gate = requireBearerAuth({
  verifier: { verifyAccessToken },
  requiredScopes: scopes,
  resourceMetadataUrl: getOAuthProtectedResourceMetadataUrl(url),
  expectedResource: url,
});
const handler = createMcpHandler(newServer);

async function answer(request) {
  const document = oauthMetadataResponse(request, metadata);
  if (document) return document;
  const authInfo = await gate(request);
  return authInfo instanceof Response ? authInfo : handler.fetch(request, { authInfo });
}

createServer(toNodeHandler({ fetch: answer })).listen(Number(process.argv[2]), "127.0.0.1");
