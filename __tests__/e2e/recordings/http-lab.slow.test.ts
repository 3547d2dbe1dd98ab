import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import {
  StreamableHTTPClientTransport,
  type StreamableHTTPClientTransportOptions,
} from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, it } from "vitest";
import { freePort } from "../../../src/core/proc/port.js";
import { Lab } from "../../../src/mcp/lab/lab.js";
import { root } from "../../support/cli.js";
import { consent, keepingProvider } from "../../support/oauth-provider.js";
import { closedAtEnd } from "../../support/temporary.js";
import { bodiesOf, recordHttp, startServer, startTee } from "./recorder.js";

const SUBJECTS = new Map([["alice", ["notes:read", "notes:write"]]]);

/** A server of the official SDK behind a tee, which takes tokens of a lab; `mutant`: what it does not check. */
async function startProtected(mutant = "") {
  const port = await freePort();
  const inner = await startTee(new URL(`http://127.0.0.1:${port}/mcp`));
  const secrets: string[] = [];
  const onSecret = (_: string, secret: string) => void secrets.push(secret);
  const options = { subjects: SUBJECTS, audience: inner.url.href, tls: { insecure: false }, onSecret };
  const lab = closedAtEnd(await Lab.start(options));
  const env = Object.entries(lab.references).map(([name, value]) => [name.toUpperCase(), value]);
  const script = `${root}__tests__/servers/sdk-protected-server.mjs`;
  await startServer([script], port, { ...Object.fromEntries(env), MUTANT: mutant });
  return { lab, secrets, inner };
}

/** What the client of the official SDK gets, once it may call. */
async function talk(url: URL, options: StreamableHTTPClientTransportOptions): Promise<unknown[]> {
  const client = new Client({ name: "sdk", version: "1" });
  const transport = new StreamableHTTPClientTransport(url, options);
  await client.connect(transport);
  const frames = [
    await client.listTools(),
    await client.callTool({ name: "whoami" }),
    await client.callTool({ name: "repeat", arguments: { text: "grüße 🙂" } }),
    await client.callTool({ name: "repeat", arguments: {} }).catch(String),
  ];
  await transport.terminateSession();
  await client.close();
  return frames;
}

/** The same for a client that has no token before: the address for which it logged in, and what it got. */
async function logIn(url: URL, options: StreamableHTTPClientTransportOptions = {}) {
  const { own, kept } = keepingProvider();
  const transport = new StreamableHTTPClientTransport(url, { ...options, authProvider: own });
  const client = new Client({ name: "sdk", version: "1" });
  await expect(client.connect(transport)).rejects.toThrow(UnauthorizedError);
  const back = await consent(kept.url!);
  await transport.finishAuth(back.searchParams.get("code")!);
  return {
    resource: kept.url!.searchParams.get("resource"),
    frames: await talk(url, { ...options, authProvider: own }),
  };
}

/** `fetch` that notes the bodies of what it sends to an origin and gets from there, as `bodiesOf` shows them. */
function notingFetch(origin: string, notes: Promise<string>[]) {
  return async (input: string | URL, init: RequestInit = {}) => {
    const { origin: to, pathname } = new URL(input);
    const response = await fetch(input, init);
    const latin1 = (bytes: ArrayBuffer | string) => Buffer.from(bytes as string).toString("latin1");
    const noted = async (copy: Response) =>
      [`${init.method ?? "GET"} ${pathname}`, latin1(String(init.body ?? "")), latin1(await copy.arrayBuffer())].join(
        "\n",
      );
    // The stream of the session ends when the client goes.
    if (to === origin && !isStream(init.method, pathname)) notes.push(noted(response.clone()));
    return response;
  };
}

const isStream = (method = "GET", path: string) => `${method} ${path}` === "GET /mcp";

it("a client logs in through the recorder, which puts its address into the metadata and changes nothing else", async () => {
  const { inner, secrets } = await startProtected("audience");
  const direct = await logIn(inner.url);
  inner.tee.splice(0);
  const recording = await recordHttp(inner.url);
  const notes: Promise<string>[] = [];
  const recorded = await logIn(recording.url, { fetch: notingFetch(recording.url.origin, notes) });
  expect(recorded.frames).toEqual(direct.frames);
  expect(JSON.stringify(recorded.frames)).toContain("alice");
  expect([direct.resource, recorded.resource]).toEqual([inner.url.href, recording.url.href]);

  const outside = (await Promise.all(notes)).map((text) => text.replaceAll(recording.url.origin, inner.url.origin));
  const inside = bodiesOf(inner.tee.filter(({ request }) => request !== "GET /mcp"));
  expect(outside.sort()).toEqual(inside.sort());
  expect(inside.filter((text) => text.startsWith("GET /.well-known/oauth-protected-resource/mcp"))).not.toEqual([]);
  expect(recording.stderr()).toContain("the metadata for a login name this address");

  // What was refused before the login belongs to no session.
  const [session, ...others] = await recording.stop();
  expect(others).toEqual([]);
  const calls = session?.exchanges.filter(({ request }) => (request as { method?: string })?.method === "tools/call");
  expect(calls?.map(({ http, response }) => [http?.status, response !== undefined])).toEqual(
    Array(3).fill([200, true]),
  );
  expect(secrets.length).toBeGreaterThan(3);
  for (const secret of secrets) expect(recording.text()).not.toContain(secret);
});

it("a server that takes tokens for its own address alone serves a client that has one", async () => {
  const { lab, inner, secrets } = await startProtected();
  const recording = await recordHttp(inner.url);
  const withToken = async () => ({ requestInit: { headers: { authorization: `Bearer ${await lab.token("alice")}` } } });
  const direct = await talk(inner.url, await withToken());
  expect(await talk(recording.url, await withToken())).toEqual(direct);
  await recording.stop();
  for (const secret of secrets) expect(recording.text()).not.toContain(secret);
});
