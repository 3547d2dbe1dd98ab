import { describe, expect, it } from "vitest";
import { ClientCredentials, secretAuthentications, type TokenEndpoint } from "../../src/mcp/auth/client-credentials.js";
import type { Session } from "../../src/mcp/types.js";
import { CLIENT, type OAuthServer, serveOAuth } from "../servers/oauth-server.mjs";
import { closedAtEnd } from "../support/temporary.js";
import { openHttp } from "./http-support.js";
import { call, sessionOf, textOf } from "./support.js";

const started = async () => closedAtEnd(await serveOAuth());

function credentials(url: string, endpoint: Partial<TokenEndpoint> = {}, secret = CLIENT.secret) {
  const reported: string[] = [];
  const limits = { timeoutMs: 5_000, connectTimeoutMs: 2_000, tls: { insecure: false }, ...endpoint };
  const tokens = new ClientCredentials(
    { url, parameters: { scope: "mcp:read mcp:call" }, userAgent: "test", ...limits },
    secretAuthentications(CLIENT.id, secret),
    (token) => reported.push(token),
  );
  return { tokens, reported };
}

async function opened(server: OAuthServer, tokens: ClientCredentials, mode = "fine"): Promise<Session> {
  return closedAtEnd(sessionOf(await openHttp(`${server.origin}/mcp/${mode}`, { tokens })), 500);
}

/** A session with a server in this mode, which has its token by an endpoint in that mode. */
async function openedBy(endpoint: string, mode?: string) {
  const server = await started();
  const { tokens } = credentials(`${server.origin}/token/${endpoint}`);
  return { server, session: await opened(server, tokens, mode) };
}

/** How a server starts whose token has to come from here. */
async function startedBy(url: (origin: string) => string, endpoint?: Partial<TokenEndpoint>, secret?: string) {
  const server = await started();
  const { tokens, reported } = credentials(url(server.origin), endpoint, secret);
  return { server, reported, ...(await openHttp(`${server.origin}/mcp/fine`, { tokens })) };
}

describe("a token", () => {
  it("is fetched once for all sessions, hidden before it is used, and sent with every request", async () => {
    const server = await started();
    const { tokens, reported } = credentials(`${server.origin}/token/fine`);
    const sessions = await Promise.all([1, 2, 3].map(() => opened(server, tokens)));
    for (const session of sessions) expect(textOf(await call(session))).toBe(`token ${server.given[0]}`);
    expect(server.given).toHaveLength(1);
    expect(reported).toEqual(server.given);
    expect(new Set(server.seen.map(({ token }) => token))).toEqual(new Set(server.given));
    const form = Object.fromEntries(new URLSearchParams(server.asked[0]?.body));
    expect(form).toEqual({ grant_type: "client_credentials", scope: "mcp:read mcp:call" });
    expect(server.asked[0]?.headers).toMatchObject({ accept: "application/json", "user-agent": "test" });
  });

  it("is asked for with the secret in the body if the header is not taken", async () => {
    const { server } = await openedBy("body-only");
    const ways = server.asked.map(({ headers, body }) => [headers.authorization, /secret/.test(body)]);
    expect(ways).toEqual([
      [expect.anything(), false],
      [undefined, true],
    ]);
  });

  it("is renewed when it is refused, and the call sent once more with the new one", async () => {
    const { server, session } = await openedBy("fine", "expires");
    expect(textOf(await call(session))).toBe(`token ${server.given[0]}`);
    expect(textOf(await call(session))).toBe(`token ${server.given[1]}`);
    expect(textOf(await call(session))).toBe(`token ${server.given[1]}`);
    expect(server.given).toHaveLength(2);
    expect(server.seen.filter(({ method }) => method === "tools/call")).toHaveLength(4);
  });

  it("is renewed once for calls that were refused together", async () => {
    const { server, session } = await openedBy("fine", "expires");
    await call(session);
    const outcomes = await Promise.all([call(session), call(session), call(session)]);
    expect(outcomes.map(textOf)).toEqual(Array(3).fill(`token ${server.given[1]}`));
    expect(server.given).toHaveLength(2);
  });

  it("is renewed in vain only once, if the server rejects the call with every token", async () => {
    const { server, session } = await openedBy("fine", "denies");
    for (let count = 0; count < 3; count += 1) {
      const fault = { rule_id: "FAULT-HTTP-DENIED", unverified: true };
      expect(await call(session)).toMatchObject({ kind: "fault", fault });
    }
    expect(server.given).toHaveLength(2);
    expect(server.seen.filter(({ method }) => method === "tools/call")).toHaveLength(4);
  });

  it("that cannot be renewed leaves the call unverified, and says why", async () => {
    const { server, session } = await openedBy("once", "expires");
    await call(session);
    expect(await call(session)).toMatchObject({
      kind: "fault",
      fault: {
        rule_id: "FAULT-HTTP-TOKEN",
        unverified: true,
        message: `tools/call was answered with HTTP 401. No token could be fetched: the token endpoint ${server.origin}/token/once answered HTTP 503: temporarily_unavailable.`,
        http: { status: 401 },
      },
    });
  });
});

describe("a server whose token cannot be fetched does not start, and nothing is sent to it", () => {
  it.each([
    ["html", "answered HTTP 200 with a body that is not a JSON object"],
    ["empty", "answered HTTP 200 with a body that is not a JSON object"],
    ["no-token", "answered without an `access_token`"],
    ["other-type", "answered with a token of the type DPoP"],
    ["no-header", "answered with an `access_token` that cannot be sent as a bearer token"],
    ["huge", "answered with more than 1048576 bytes"],
    ["bad-scope", "answered HTTP 400: invalid_scope, no such scope"],
    ["500", "answered HTTP 500"],
    ["endless", "answered with more than 1048576 bytes"],
    ["hang", "did not answer within 400 ms"],
    ["half", "did not answer within 400 ms"],
  ])("%s", async (mode, reason) => {
    const timeoutMs = reason.endsWith("400 ms") ? 400 : 30_000;
    const { server, reported, result } = await startedBy((origin) => `${origin}/token/${mode}`, { timeoutMs });
    const message = `No token could be fetched: the token endpoint ${server.origin}/token/${mode} ${reason}.`;
    expect(result).toEqual({ ok: false, failure: { rule_id: "FAULT-HTTP-TOKEN", message } });
    expect([server.seen, reported, server.asked.length]).toEqual([[], [], 1]);
  });

  it.each([
    ["elsewhere", "to another origin, http://127.0.0.2:1; it was not followed"],
    ["reset", "could not be reached: The connection broke while the token request was waiting"],
  ])("%s", async (mode, reason) => {
    const { result } = await startedBy((origin) => `${origin}/token/${mode}`);
    const failure = { rule_id: "FAULT-HTTP-TOKEN", message: expect.stringContaining(reason) };
    expect(result).toMatchObject({ failure });
  });

  it("nobody is there", async () => {
    const { result } = await startedBy(() => "http://127.0.0.1:1/token?key=abc");
    expect(result).toMatchObject({ failure: { message: expect.stringContaining("ECONNREFUSED") } });
    expect(JSON.stringify(result)).not.toContain("key=abc");
  });

  it("the secret is wrong: tried in the header and in the body, never without", async () => {
    const { server, result } = await startedBy((origin) => `${origin}/token/fine`, {}, "wrong");
    const message = expect.stringContaining("HTTP 401: invalid_client, unknown client or wrong secret");
    expect(result).toMatchObject({ failure: { message } });
    expect(server.asked).toHaveLength(2);
  });

  it("an interruption ends the wait", async () => {
    const server = await started();
    const { tokens } = credentials(`${server.origin}/token/hang`, { timeoutMs: 600_000 });
    const stop = new AbortController();
    const opening = openHttp(`${server.origin}/mcp/fine`, { tokens }, { signal: stop.signal });
    await expect.poll(() => server.asked.length).toBe(1);
    stop.abort();
    const { result } = await opening;
    expect(result).toMatchObject({ ok: false, failure: { message: "The start was aborted." } });
  });
});
