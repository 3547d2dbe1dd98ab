import { createServer as createPlainServer } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { auth } from "@modelcontextprotocol/sdk/client/auth.js";
import { ClientCredentialsProvider } from "@modelcontextprotocol/sdk/client/auth-extensions.js";
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from "jose";
import * as oauth from "oauth4webapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Lab } from "../../src/mcp/lab/lab.js";
import { type Certificates, testCertificates } from "../servers/tls.js";
import { CALLBACK, consent, keepingProvider } from "../support/oauth-provider.js";

const SUBJECTS = new Map([
  ["alice", ["notes:read", "notes:write"]],
  ["bob", ["notes:read"]],
]);
const RESOURCE = "http://127.0.0.1:1/mcp";
const JSON_TYPE = { "content-type": "application/json" };
const insecure = { [oauth.allowInsecureRequests]: true };

let certificates: Certificates;
let lab: Lab;
let secrets: string[];
let as: oauth.AuthorizationServer;
let document: string;
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  certificates = await testCertificates();
  secrets = [];
  const onSecret = (_: string, value: string) => void secrets.push(value);
  const trusted = { insecure: false, ca: certificates.ca };
  lab = await Lab.start({ subjects: SUBJECTS, audience: RESOURCE, tls: trusted, onSecret });
  closers.push(() => lab.close());
  as = await discovered("oauth2");
  document = await serveDocument();
});
afterAll(async () => {
  for (const close of closers) await close();
});

async function discovered(algorithm: "oidc" | "oauth2"): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(lab.issuer);
  const options = { algorithm, ...insecure };
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));
}

/** The metadata documents of clients, by the paths of their addresses. */
async function serveDocument(): Promise<string> {
  const server = createServer(certificates, ({ url = "" }, response) => {
    const client_id = `${origin}${url === "/liar" ? "/other" : url}`;
    const secret = url === "/secretive" ? { token_endpoint_auth_method: "client_secret_post" } : {};
    const metadata = { client_id, client_name: "test", redirect_uris: [CALLBACK], ...secret };
    response.writeHead(url === "/lost" ? 404 : 200, JSON_TYPE).end(JSON.stringify(metadata));
  });
  const origin = `https://127.0.0.1:${await portOf(server)}`;
  return `${origin}/client`;
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** The whole authorization code grant as the certified client does it. */
async function byCode(client: oauth.Client, authentication: oauth.ClientAuth, parameters: Record<string, string> = {}) {
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const url = new URL(as.authorization_endpoint!);
  const code_challenge = await oauth.calculatePKCECodeChallenge(verifier);
  url.search = new URLSearchParams({
    ...{ client_id: client.client_id, redirect_uri: CALLBACK, response_type: "code", state, resource: RESOURCE },
    ...{ code_challenge, code_challenge_method: "S256", ...parameters },
  }).toString();
  const { headers, status } = await fetch(url, { redirect: "manual" });
  expect(status).toBe(302);
  const back = oauth.validateAuthResponse(as, client, new URL(headers.get("location")!), state);
  const options = { additionalParameters: { resource: RESOURCE }, ...insecure };
  const granting = [client, authentication, back, CALLBACK, verifier, options] as const;
  const response = await oauth.authorizationCodeGrantRequest(as, ...granting);
  return oauth.processAuthorizationCodeResponse(as, client, response);
}

async function registered(metadata: object = {}): Promise<oauth.OmitSymbolProperties<oauth.Client>> {
  const whole = { redirect_uris: [CALLBACK], ...metadata };
  const response = await oauth.dynamicClientRegistrationRequest(as, whole, insecure);
  return oauth.processDynamicClientRegistrationResponse(response);
}

const verified = (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(as.jwks_uri!)), { issuer: lab.issuer, audience: RESOURCE });

describe("the lab, by a certified client", () => {
  it("is found in both ways, with the same metadata", async () => {
    expect(await discovered("oidc")).toEqual(as);
    expect(as.code_challenge_methods_supported).toEqual(["S256"]);
  });

  it.each([
    ["in the header", oauth.ClientSecretBasic],
    ["in the body", oauth.ClientSecretPost],
  ])("gives a token for client credentials %s", async (_, authentication) => {
    const { client_id = "", client_secret = "" } = lab.references;
    const client = { client_id };
    const parameters = new URLSearchParams({ scope: "notes:read", resource: RESOURCE });
    const proof = authentication(client_secret);
    const grant = await oauth.clientCredentialsGrantRequest(as, client, proof, parameters, insecure);
    const { access_token, scope, expires_in } = await oauth.processClientCredentialsResponse(as, client, grant);
    expect(scope).toBe("notes:read");
    // A second may pass before it is told.
    expect(3_600 - expires_in!).toBeLessThan(60);
    const { payload } = await verified(access_token);
    expect(payload).toMatchObject({ sub: client_id, client_id, scope: "notes:read", aud: RESOURCE });
    expect(secrets).toEqual(expect.arrayContaining([client_secret, access_token]));
  });

  it("gives a registered client a token for a code, introspects it, and revokes it", async () => {
    const client = await registered();
    const authentication = oauth.ClientSecretBasic(String(client.client_secret));
    const { access_token, scope } = await byCode(client, authentication);
    expect([scope, (await verified(access_token)).payload.sub]).toEqual(["notes:read notes:write", "alice"]);
    const introspected = async () => {
      const response = await oauth.introspectionRequest(as, client, authentication, access_token, insecure);
      return oauth.processIntrospectionResponse(as, client, response);
    };
    const { client_id } = client;
    expect(await introspected()).toMatchObject({ active: true, sub: "alice", aud: RESOURCE, client_id });
    const revoked = await oauth.revocationRequest(as, client, authentication, access_token, insecure);
    await oauth.processRevocationResponse(revoked);
    expect(await introspected()).toEqual({ active: false });
    expect(secrets).toEqual(expect.arrayContaining([client.client_secret, access_token]));
  });

  it("gives a public client a token for another subject", async () => {
    const client = await registered({ token_endpoint_auth_method: "none" });
    const { access_token, scope } = await byCode(client, oauth.None(), { login_hint: "bob", scope: "notes:read" });
    expect([scope, (await verified(access_token)).payload.sub]).toEqual(["notes:read", "bob"]);
  });

  it("knows a client by the document at its id", async () => {
    const { access_token } = await byCode({ client_id: document }, oauth.None());
    expect((await verified(access_token)).payload.client_id).toBe(document);
  });
});

describe("the lab, by the official SDK's client", () => {
  /** A protected server, as far as a client looks at it before it has a token. */
  async function protectedServer(): Promise<string> {
    const server = createPlainServer((_, response) => {
      const metadata = { resource: url, authorization_servers: [lab.issuer] };
      response.writeHead(200, JSON_TYPE).end(JSON.stringify(metadata));
    });
    const url = `http://127.0.0.1:${await portOf(server)}/mcp`;
    return url;
  }

  it("gets a token for client credentials", async () => {
    const { client_id = "", client_secret = "" } = lab.references;
    const options = { clientId: client_id, clientSecret: client_secret, expectedIssuer: lab.issuer };
    const own = new ClientCredentialsProvider(options);
    expect(await auth(own, { serverUrl: await protectedServer() })).toBe("AUTHORIZED");
    expect(own.tokens()?.token_type).toBe("Bearer");
  });

  it.each([
    ["that registers", () => ({})],
    ["with a document", () => ({ clientMetadataUrl: document })],
  ])("gets a token for a code, for a client %s", async (_, more) => {
    const { own, kept } = keepingProvider(more());
    const serverUrl = await protectedServer();
    expect(await auth(own, { serverUrl })).toBe("REDIRECT");
    const back = await consent(kept.url!);
    expect(back.searchParams.get("iss")).toBe(lab.issuer);
    expect(await auth(own, { serverUrl, authorizationCode: back.searchParams.get("code")! })).toBe("AUTHORIZED");
    const { access_token } = kept.tokens!;
    const key = createRemoteJWKSet(new URL(as.jwks_uri!));
    expect((await jwtVerify(access_token, key, { audience: serverUrl })).payload.sub).toBe("alice");
  });
});

describe("the lab refuses", () => {
  const form = (path: string, parameters: Record<string, string> | string, headers: Record<string, string> = {}) =>
    fetch(`${lab.issuer}${path}`, { method: "POST", headers, body: new URLSearchParams(parameters) });
  const own = () => ({ client_id: lab.references.client_id!, client_secret: lab.references.client_secret! });
  const ask = (more: object) => form("/token", { ...own(), grant_type: "client_credentials", ...more });
  const register = (metadata: unknown) =>
    fetch(`${lab.issuer}/register`, { method: "POST", body: JSON.stringify(metadata) });
  const HTTP = "http://a.example/";
  const challenge = "a".repeat(43);
  /** The parameters with which a browser comes back. */
  async function authorize(changes: Record<string, string | undefined>): Promise<Response | URLSearchParams> {
    const { client_id } = await registered();
    const good = { client_id, redirect_uri: CALLBACK, response_type: "code", code_challenge: challenge };
    const all = Object.entries({ ...good, code_challenge_method: "S256", ...changes });
    const asked = new URLSearchParams();
    for (const [name, value] of all) if (value !== undefined) asked.set(name, value);
    const response = await fetch(`${lab.issuer}/authorize?${asked}`, { redirect: "manual" });
    return response.status === 302 ? new URL(response.headers.get("location")!).searchParams : response;
  }

  it.each<[string, number, string, () => Promise<Response>]>([
    ["a wrong secret", 401, "invalid_client", () => form("/token", { ...own(), client_secret: "x", grant_type: "x" })],
    ["an unknown client", 401, "invalid_client", () => form("/token", { client_id: "x", grant_type: "x" })],
    ["no client", 400, "invalid_request", () => form("/token", { grant_type: "client_credentials" })],
    ["a parameter twice", 400, "invalid_request", () => form("/token", "grant_type=a&grant_type=b")],
    ["an unknown grant", 400, "unsupported_grant_type", () => form("/token", { ...own(), grant_type: "password" })],
    ["a scope that nobody has", 400, "invalid_scope", () => ask({ scope: "root" })],
    ["a resource with a fragment", 400, "invalid_target", () => ask({ resource: `${RESOURCE}#x` })],
    [
      "an unknown code",
      400,
      "invalid_grant",
      () => form("/token", { ...own(), grant_type: "authorization_code", code: "x", code_verifier: challenge }),
    ],
    ["introspection without a client", 400, "invalid_request", () => form("/introspect", { token: "x" })],
    ["introspection of nothing", 400, "invalid_request", () => form("/introspect", own())],
    ["JSON for a form", 400, "invalid_request", () => fetch(`${lab.issuer}/token`, { method: "POST", body: "{}" })],
    ["a redirect to http elsewhere", 400, "invalid_redirect_uri", () => register({ redirect_uris: [HTTP] })],
    ["no redirect", 400, "invalid_redirect_uri", () => register({ redirect_uris: [] })],
    ["an unknown method", 400, "invalid_client_metadata", () => register({ token_endpoint_auth_method: "x" })],
    ["a list of metadata", 400, "invalid_client_metadata", () => register([])],
  ])("%s: %i %s", async (_, status, error, send) => {
    const response = await send();
    expect([response.status, (await response.json()) as unknown]).toMatchObject([status, { error }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("a wrong secret in the header with a challenge", async () => {
    const authorization = `Basic ${Buffer.from("lab:x").toString("base64")}`;
    const response = await form("/token", { grant_type: "client_credentials" }, { authorization });
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, 'Basic realm="lab"']);
  });

  it.each([
    ["without PKCE", { code_challenge: undefined }, "invalid_request"],
    ["with plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
    ["another response type", { response_type: "token" }, "unsupported_response_type"],
    ["a scope of another subject", { login_hint: "bob", scope: "notes:write" }, "invalid_scope"],
    ["an unknown subject", { login_hint: "carol" }, "access_denied"],
    ["a resource that is none", { resource: "mcp" }, "invalid_target"],
  ])("a request %s, and sends the browser back with its issuer", async (_, changes, error) => {
    const back = (await authorize({ ...changes, state: "s" })) as URLSearchParams;
    expect(Object.fromEntries(back)).toMatchObject({ error, state: "s", iss: lab.issuer });
  });

  it.each([
    ["an unregistered redirect", () => ({ redirect_uri: "http://127.0.0.1:9/other" })],
    ["a client that names another in its document", () => ({ client_id: document.replace("client", "liar") })],
    ["a client whose document wants a secret", () => ({ client_id: document.replace("client", "secretive") })],
    ["a client without a document", () => ({ client_id: document.replace("client", "lost") })],
    ["a client elsewhere", () => ({ client_id: "https://client.example/metadata" })],
    ["a client without a path", () => ({ client_id: document.replace("client", "") })],
  ])("%s, without sending the browser back", async (_, changes) => {
    const response = (await authorize(changes())) as Response;
    expect([400, 401]).toContain(response.status);
  });

  it("a code that was used, and revokes its token; another verifier; another redirect", async () => {
    const { client_id } = await registered({ token_endpoint_auth_method: "none" });
    const verifier = oauth.generateRandomCodeVerifier();
    const code_challenge = await oauth.calculatePKCECodeChallenge(verifier);
    const asked = { client_id, code_challenge, redirect_uri: CALLBACK };
    const newCode = async () => ((await authorize(asked)) as URLSearchParams).get("code")!;
    const exchange = async (changes: Record<string, string>) => {
      const good = { client_id, grant_type: "authorization_code", redirect_uri: CALLBACK, code_verifier: verifier };
      const response = await form("/token", { ...good, ...changes });
      return (await response.json()) as { error?: string; access_token: string };
    };
    const code = await newCode();
    expect(await exchange({ code, code_verifier: challenge })).toMatchObject({ error: "invalid_grant" });
    expect(await exchange({ code, redirect_uri: `${CALLBACK}/x` })).toMatchObject({ error: "invalid_grant" });
    expect(await exchange({ code, resource: "http://127.0.0.1:2/" })).not.toHaveProperty("error");
    const second = await newCode();
    const { access_token: token } = await exchange({ code: second });
    expect(await exchange({ code: second })).toMatchObject({ error: "invalid_grant" });
    expect(await (await form("/introspect", { ...own(), token })).json()).toEqual({ active: false });
  });

  it("unknown paths and methods", async () => {
    const wrong = await fetch(`${lab.issuer}/token`);
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "POST"]);
    expect((await fetch(`${lab.issuer}/.well-known/other`)).status).toBe(404);
  });
});

describe("a token of the lab", () => {
  it.each([
    ["is good", {}, undefined],
    ["has expired", { expires_in: -600 }, "ERR_JWT_EXPIRED"],
    ["is not yet valid", { not_before: 600 }, "ERR_JWT_CLAIM_VALIDATION_FAILED"],
    ["is for another server", { audience: "http://127.0.0.1:1/mcpx" }, "ERR_JWT_CLAIM_VALIDATION_FAILED"],
    ["is for no server", { audience: null }, "ERR_JWT_CLAIM_VALIDATION_FAILED"],
    ["has another issuer", { issuer: "https://other.example" }, "ERR_JWT_CLAIM_VALIDATION_FAILED"],
    ["is signed by another key", { key: "other" as const }, "ERR_JWS_SIGNATURE_VERIFICATION_FAILED"],
    ["brings its key", { key: "jwk" as const }, "ERR_JWS_SIGNATURE_VERIFICATION_FAILED"],
    ["names its keys", { key: "jku" as const }, "ERR_JWS_SIGNATURE_VERIFICATION_FAILED"],
    ["has another payload", { tamper: "payload" as const }, "ERR_JWS_SIGNATURE_VERIFICATION_FAILED"],
    ["has another signature", { tamper: "signature" as const }, "ERR_JWS_SIGNATURE_VERIFICATION_FAILED"],
    ["is for this server and others", { audience: [RESOURCE, "https://other.example"] }, undefined],
  ])("%s", async (_, request, code) => {
    const token = await lab.token("alice", request);
    expect(secrets).toContain(token);
    const checked = verified(token).then(
      () => undefined,
      (error: { code: string }) => error.code,
    );
    expect(await checked).toBe(code);
    expect(decodeProtectedHeader(token).kid).toBe(decodeProtectedHeader(await lab.token("bob")).kid);
  });

  it("that names its keys is good by them", async () => {
    const token = await lab.token("alice", { key: "jku" });
    const { jku } = decodeProtectedHeader(token);
    const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(jku!)));
    expect(payload.sub).toBe("alice");
  });

  it("records what its upstream is sent", async () => {
    await fetch(lab.references.upstream_url!, { headers: { authorization: "Bearer x" } });
    expect(lab.upstream.at(-1)?.authorization).toBe("Bearer x");
  });
});
