// A server of the official SDK behind its own middleware, with a verifier of JWTs: `/mcp`, at the port, with the issuer and
// the audience of its environment. It speaks 2026-07-28 by version 2. `MUTANT` names what it does not check, or does wrong.
import { createPublicKey, randomUUID } from "node:crypto";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { InvalidTokenError } from "@modelcontextprotocol/sdk/server/auth/errors.js";
import { requireBearerAuth } from "@modelcontextprotocol/sdk/server/auth/middleware/bearerAuth.js";
import { mcpAuthMetadataRouter } from "@modelcontextprotocol/sdk/server/auth/router.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { createMcpHandler, McpServer as ModernServer } from "@modelcontextprotocol/server";
import express from "express";
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, importJWK, jwtVerify, UnsecuredJWT } from "jose";
import { z } from "zod";

const { PORT, ISSUER, JWKS_URI, AUDIENCE, INTROSPECTION_URL, UPSTREAM_URL, CLIENT_ID, CLIENT_SECRET, MUTANT } =
  process.env;
const keys = createRemoteJWKSet(new URL(JWKS_URI));

async function verifyAccessToken(token, isInSession) {
  const claims = await verify(token, isInSession).catch((error) => {
    throw new InvalidTokenError(error.message.replaceAll('"', "'"));
  });
  if (!(await isActive(token))) throw new InvalidTokenError("The token is not active");
  const expiresAt = MUTANT?.endsWith("expiry") ? Date.now() / 1000 + 60 : claims.exp;
  const [resource] = [claims.aud ?? AUDIENCE].flat();
  const scopes = (claims.scope ?? "").split(" ");
  return { token, clientId: claims.client_id, scopes, expiresAt, resource: new URL(resource), extra: claims };
}

/** The claims of a token, as far as the mutant looks at them. */
async function verify(token, isInSession) {
  const header = decodeProtectedHeader(token);
  const { exp, nbf = 0, aud, sub } = decodeJwt(token);
  if (MUTANT === "nobody" || (MUTANT === "one-user" && sub === "bob")) throw new Error("not you");
  if (MUTANT === "one-audience" && Array.isArray(aud)) throw new Error("for too many");
  const isLate = MUTANT === "expiry" || (MUTANT === "session-expiry" && isInSession);
  const checks = {
    ...(MUTANT !== "audience" && { audience: AUDIENCE }),
    ...(MUTANT !== "issuer" && { issuer: ISSUER }),
    ...(isLate && { currentDate: new Date(Math.min(Date.now(), 1_000 * (exp - 60))) }),
    ...(MUTANT === "not-before" && { currentDate: new Date(Math.max(Date.now(), 1_000 * nbf)) }),
  };
  const unsigned = () => UnsecuredJWT.decode(`${NO_SIGNATURE}.${token.split(".")[1]}.`, checks);
  if (MUTANT === "signature") return unsigned().payload;
  const [, , signature] = token.split(".");
  if (MUTANT === "cache" && verified.has(signature)) return unsigned().payload;
  const { payload } = await verifiedBy(header, token, checks);
  verified.add(signature);
  return payload;
}

const NO_SIGNATURE = Buffer.from('{"alg":"none"}').toString("base64url");

/** The signatures that were found right. */
const verified = new Set();

async function verifiedBy(header, token, checks) {
  if (MUTANT === "unsigned" && /^none$/i.test(header.alg)) return UnsecuredJWT.decode(token, checks);
  if (MUTANT === "jwk" && header.jwk) return jwtVerify(token, await importJWK(header.jwk, "RS256"), checks);
  if (MUTANT === "jku" && header.jku) return jwtVerify(token, createRemoteJWKSet(new URL(header.jku)), checks);
  if (MUTANT === "hmac" && header.alg === "HS256") return jwtVerify(token, await publicKeyAsSecret(), checks);
  return jwtVerify(token, keys, { ...checks, algorithms: ["RS256"] });
}

async function publicKeyAsSecret() {
  const answer = await (await fetch(JWKS_URI)).json();
  const key = createPublicKey({ key: answer.keys[0], format: "jwk" });
  return Buffer.from(key.export({ type: "spki", format: "pem" }));
}

/** A mutant does not ask: what it takes is often inactive too. */
async function isActive(token) {
  if (MUTANT && MUTANT !== "inactive") return true;
  const authorization = `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString("base64")}`;
  const body = new URLSearchParams({ token });
  const answer = await fetch(INTROSPECTION_URL, { method: "POST", headers: { authorization }, body });
  return (await answer.json()).active || MUTANT === "inactive";
}

/** The notes of everybody, by their subjects. */
const notes = new Map();
/** What everybody said. */
const said = [];
const text = (value) => ({ content: [{ type: "text", text: String(value) }] });

/** Who calls; the two versions of the SDK have it at different places. */
const authOf = ({ authInfo, http }) => authInfo ?? http.authInfo;

function newServer(Server) {
  const server = new Server({ name: "notes", version: "1.0.0" });
  const readOnly = { annotations: { readOnlyHint: true } };
  server.registerTool("whoami", { description: "Says who calls.", ...readOnly }, (context) =>
    text(authOf(context).extra.sub),
  );
  server.registerTool("read", { description: "Reads the note of the caller.", ...readOnly }, (context) =>
    text(notes.get(authOf(context).extra.sub) ?? "nothing"),
  );
  server.registerTool(
    "write",
    { description: "Writes the note of the caller.", inputSchema: z.object({ note: z.string() }) },
    ({ note }, context) => text(notes.set(authOf(context).extra.sub, note).size),
  );
  server.registerTool("upstream", { description: "Asks another service.", ...readOnly }, async (context) => {
    const headers = MUTANT === "passthrough" ? { authorization: `Bearer ${authOf(context).token}` } : {};
    return text(await (await fetch(UPSTREAM_URL, { headers })).text());
  });
  server.registerTool("leak", { description: "Shows its secrets.", ...readOnly }, (context) => {
    const { token } = authOf(context);
    process.stderr.write(`${token}\n`);
    return text(`${CLIENT_SECRET} ${token}`);
  });
  const inputSchema = z.object({ text: z.string() });
  server.registerTool("repeat", { description: "Repeats a text.", inputSchema, ...readOnly }, (args) => {
    said.push(args.text);
    return text(MUTANT === "users" ? said.join(" ") : args.text);
  });
  server.registerTool("die", { description: "Ends the server." }, () => process.exit(3));
  return server;
}

const app = express();
const url = new URL(AUDIENCE);
const resourceMetadataUrl = new URL(`/.well-known/oauth-protected-resource${url.pathname}`, url).href;
const oauthMetadata = await (await fetch(`${ISSUER}/.well-known/oauth-authorization-server`)).json();
app.use(mcpAuthMetadataRouter({ oauthMetadata: { ...oauthMetadata, issuer: ISSUER }, resourceServerUrl: url }));
app.use(express.json());
const inQuery = (request, _, next) => {
  const { access_token: token } = request.query;
  if (MUTANT === "query" && token) request.headers.authorization = `Bearer ${token}`;
  next();
};
const anyScheme = (request, _, next) => {
  const { authorization } = request.headers;
  if (MUTANT === "scheme" && authorization) request.headers.authorization = authorization.replace(/^\S+/, "Bearer");
  next();
};
/** Other statuses than those of the SDK. */
const STATUSES = { "scope-status": { 403: 401 }, "scope-error": { 403: 400 } };
const needsScope = (request, response, next) => {
  const isWrite = request.body?.params?.name === "write";
  const always = MUTANT === "challenge" ? [] : ["notes:read"];
  const required = isWrite && MUTANT !== "scope" ? [...always, "notes:write"] : always;
  const { status, set } = response;
  response.status = (code) => status.call(response, STATUSES[MUTANT]?.[code] ?? code);
  const withoutScope = (header, value) => set.call(response, header, value.replace(/, scope="[^"]*"/, ""));
  if (MUTANT === "scope-challenge" && isWrite) response.set = withoutScope;
  const isInSession = request.headers["mcp-session-id"] !== undefined;
  const verifyScopes = async (token) => {
    const info = await verifyAccessToken(token, isInSession);
    const isBroad = info.scopes.includes("notes:all") && MUTANT !== "scope-broader";
    return isBroad ? { ...info, scopes: [...info.scopes, "notes:write"] } : info;
  };
  const verifier = { verifyAccessToken: verifyScopes };
  return requireBearerAuth({ verifier, requiredScopes: required, resourceMetadataUrl })(request, response, next);
};
const modern = toNodeHandler(createMcpHandler(() => newServer(ModernServer)));
const transports = new Map();
/** The users who opened sessions. */
const owners = new Map();
app.all("/mcp", inQuery, anyScheme, needsScope, async (request, response) => {
  if (request.headers["mcp-protocol-version"] === "2026-07-28") return void modern(request, response, request.body);
  const id = request.headers["mcp-session-id"];
  let transport = transports.get(id);
  const caller = request.auth.extra.sub;
  const isOwn = owners.get(id) === caller || MUTANT === "session";
  if (id !== undefined && (transport === undefined || !isOwn)) return void response.status(404).end();
  if (transport === undefined) {
    transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (session) => {
        transports.set(session, transport);
        owners.set(session, caller);
      },
      onsessionclosed: (session) => void transports.delete(session),
    });
    await newServer(McpServer).connect(transport);
  }
  await transport.handleRequest(request, response, request.body);
});
app.listen(Number(PORT), "127.0.0.1");
