import { once } from "node:events";
import {
  createServer as createHttpServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { gunzipSync, gzipSync } from "node:zlib";
import { discoverOAuthProtectedResourceMetadata } from "@modelcontextprotocol/sdk/client/auth.js";
import { checkResourceAllowed } from "@modelcontextprotocol/sdk/shared/auth-utils.js";
import { expect, it, onTestFinished } from "vitest";
import { asObject } from "../../../src/core/json/json.js";
import { testCertificates } from "../../servers/tls.js";
import { mcptest, until } from "../../support/cli.js";
import { folderWith } from "../../support/temporary.js";
import { recordHttp } from "./recorder.js";

/** A server that answers with what `handle` writes; gives its origin and the requests that came. */
async function serve(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  tls?: { key: string; cert: string },
) {
  const requests: IncomingMessage[] = [];
  const take = (request: IncomingMessage, response: ServerResponse) => {
    requests.push(request);
    handle(request, response);
  };
  const server = tls ? createTlsServer(tls, take) : createHttpServer(take);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  return { origin: `http${tls ? "s" : ""}://127.0.0.1:${port}`, port, requests, close, server };
}

const INITIALIZE = '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}';
const result = (id: number, value: object) => `{"jsonrpc":"2.0","id":${id},"result":${JSON.stringify(value)}}`;
const post = (url: URL | string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
const methodsOf = (exchanges: readonly { request?: unknown }[] = []) =>
  exchanges.map(({ request }) => (request as { method?: string } | undefined)?.method);

it("passes each chunk at once, and compressed bodies as they are, of which it records the messages", async () => {
  let release = () => {};
  const answer = result(2, { text: "x".repeat(1_000) });
  const { origin } = await serve((request, response) => {
    if (request.url === "/mcp?stream") {
      response.writeHead(200, { "content-type": "text/event-stream", "mcp-session-id": "one" }).write(": hi\n\n");
      release = () => void response.end(`data: ${result(1, {})}\n\n`);
    } else
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end(gzipSync(answer));
  });
  const recording = await recordHttp(`${origin}/mcp`);
  const streamed = await post(`${recording.url}?stream`, INITIALIZE);
  const reader = streamed.body!.getReader();
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe(": hi\n\n");
  release();
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toContain('"id":1');
  const bytes = await new Promise<Buffer>((resolve) => {
    const options = { method: "POST", headers: { "mcp-session-id": "one", "accept-encoding": "gzip" } };
    const request = httpRequest(recording.url, options, async (response) => {
      resolve(Buffer.concat(await response.toArray()));
    });
    request.end('{"jsonrpc":"2.0","id":2,"method":"tools/list"}');
  });
  expect(gunzipSync(bytes).toString()).toBe(answer);
  await until(() => recording.text().includes("tools/list"));
  const [session, ...others] = await recording.stop();
  expect(others).toEqual([]);
  expect(methodsOf(session?.exchanges)).toEqual(["initialize", "tools/list"]);
  expect(session?.exchanges[1]).toMatchObject({ response: { id: 2 }, http: { status: 200 } });
});

it("joins a stream that is resumed, and ends a session with its DELETE", async () => {
  const event = (id: number, data: string) => `id: s-${id}\ndata: ${data}\n\n`;
  const note = (text: string) => `{"jsonrpc":"2.0","method":"notifications/message","params":{"data":"${text}"}}`;
  const { origin, requests } = await serve((request, response) => {
    if (request.method === "DELETE") return response.writeHead(204).end();
    response.writeHead(200, { "content-type": "text/event-stream", "mcp-session-id": "one" });
    const isResumed = request.method === "GET";
    // What the client has already is sent once more.
    response.end(
      isResumed ? event(2, note("again")) + event(3, result(1, {})) : event(1, note("first")) + event(2, note("again")),
    );
  });
  const recording = await recordHttp(`${origin}/mcp`);
  await (await post(recording.url, INITIALIZE)).text();
  const headers = { "mcp-session-id": "one", "last-event-id": "s-1", accept: "text/event-stream" };
  await (await fetch(recording.url, { headers })).text();
  expect((await fetch(recording.url, { method: "DELETE", headers: { "mcp-session-id": "one" } })).status).toBe(204);
  expect(requests[1]?.headers["last-event-id"]).toBe("s-1");
  await until(() => recording.text().includes('"end":'));
  const [session] = await recording.stop();
  expect(session?.exchanges).toMatchObject([
    { response: { id: 1 }, notifications: [{ params: { data: "first" } }, {}] },
  ]);
  expect(session?.exchanges[0]?.notifications).toHaveLength(2);
});

it("tells clients its own address in challenges, metadata, endpoints and redirects, and says so once", async () => {
  const { origin, requests } = await serve((request, response) => {
    const { url = "", headers } = request;
    if (url.startsWith("/.well-known/oauth-protected-resource"))
      return response.end(
        JSON.stringify({ resource: `${origin}/mcp`, authorization_servers: ["https://login.example"] }),
      );
    if (url === "/sse") {
      response.writeHead(200, { "content-type": "text/event-stream" }).write(": hi\n\nevent: end");
      return setTimeout(() => response.end(`point\r\ndata: ${origin}/message?sessionId=1\r\n\r\n`), 50);
    }
    if (url === "/away") return response.writeHead(307, { location: "https://elsewhere.example/mcp" }).end();
    if (url === "/moved") return response.writeHead(308, { location: `${origin}/mcp` }).end();
    if (headers.authorization)
      return response.writeHead(200, { "content-type": "application/json" }).end(result(1, {}));
    const metadata = `${origin}/.well-known/oauth-protected-resource/mcp`;
    response.writeHead(401, { "www-authenticate": `Bearer scope="a", resource_metadata="${metadata}"` }).end();
  });
  const recording = await recordHttp(`${origin}/mcp`);
  const ours = recording.url.origin;
  const refused = await post(recording.url, INITIALIZE);
  const named = `${ours}/.well-known/oauth-protected-resource/mcp`;
  expect(refused.status).toBe(401);
  expect(refused.headers.get("www-authenticate")).toBe(`Bearer scope="a", resource_metadata="${named}"`);
  const metadata = await discoverOAuthProtectedResourceMetadata(recording.url, { resourceMetadataUrl: named });
  expect(metadata).toEqual({ resource: `${ours}/mcp`, authorization_servers: ["https://login.example"] });
  expect(checkResourceAllowed({ requestedResource: recording.url, configuredResource: metadata.resource })).toBe(true);
  expect((await post(recording.url, INITIALIZE, { authorization: "Bearer abcdef-123456" })).status).toBe(200);
  const stream = await fetch(`${ours}/sse`, { headers: { accept: "text/event-stream" } });
  expect(await stream.text()).toBe(`: hi\n\nevent: endpoint\r\ndata: ${ours}/message?sessionId=1\r\n\r\n`);
  const location = async (path: string) =>
    (await fetch(`${ours}${path}`, { redirect: "manual" })).headers.get("location");
  expect(await location("/moved")).toBe(`${ours}/mcp`);
  expect(await location("/away")).toBe("https://elsewhere.example/mcp");
  expect(requests.every(({ headers }) => headers.host === new URL(origin).host)).toBe(true);
  expect(recording.stderr().match(/metadata for a login/g)).toHaveLength(1);
  const sessions = await recording.stop();
  expect(sessions.map(({ exchanges }) => methodsOf(exchanges))).toEqual([["initialize"]]);
  expect(sessions[0]?.server).toEqual({
    url: `${origin}/mcp`,
    headers: { authorization: "Bearer «secret:authorization»" },
  });
  expect(recording.text()).not.toContain("abcdef-123456");
});

it("refuses requests of pages in a browser, and gives the server its own Host and Origin", async () => {
  const { origin, requests } = await serve((_, response) => response.end("{}"));
  const recording = await recordHttp(`${origin}/mcp`);
  const ask = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve) => {
      httpRequest(recording.url, { headers }, ({ statusCode }) => resolve(statusCode)).end();
    });
  expect(await ask({ host: "evil.example" })).toBe(403);
  expect(await ask({ origin: "https://evil.example" })).toBe(403);
  expect(await ask({ origin: "null" })).toBe(403);
  expect(requests).toEqual([]);
  expect(await ask({ origin: recording.url.origin, host: `localhost:${recording.url.port}` })).toBe(200);
  expect(await ask({ origin: "http://localhost:6274" })).toBe(200);
  expect(requests.map(({ headers }) => [headers.host, headers.origin])).toEqual([
    [new URL(origin).host, origin],
    [new URL(origin).host, "http://localhost:6274"],
  ]);
});

it("says why a server gives no answer, and goes on when it does again", async () => {
  const first = await serve((_, response) => response.end("{}"));
  const { origin, port } = first;
  const recording = await recordHttp(`${origin}/mcp`);
  await (await post(recording.url, INITIALIZE)).text();
  first.close();
  const down = await post(recording.url, INITIALIZE);
  expect(down.status).toBe(502);
  expect(await down.text()).toMatch(/^mcptest: no answer from http:\S+: .*ECONNREFUSED/);
  const again = createHttpServer((_, response) => response.end("back")).listen(port, "127.0.0.1");
  onTestFinished(() => void again.close());
  await once(again, "listening");
  expect(await (await post(recording.url, INITIALIZE)).text()).toBe("back");
});

it("passes on that a client or a server broke off", async () => {
  let open: ServerResponse | undefined;
  const { origin } = await serve((_, response) => {
    open = response;
    response.writeHead(200, { "content-type": "text/event-stream", "mcp-session-id": "one" }).write(": hi\n\n");
  });
  const recording = await recordHttp(`${origin}/mcp`);
  const gone = new AbortController();
  const left = await fetch(recording.url, { method: "POST", body: INITIALIZE, signal: gone.signal });
  expect(left.ok).toBe(true);
  gone.abort();
  await until(() => open?.destroyed === true);
  const broken = await post(recording.url, INITIALIZE.replace("1", "2"), { "mcp-session-id": "one" });
  open?.destroy();
  await expect(broken.text()).rejects.toThrow();
  const [session] = await recording.stop();
  // Which end is noticed first is a matter of chance.
  const faults = session?.exchanges.map(({ request, fault }) => [asObject(request).id, fault?.rule_id]);
  expect(new Map(faults as [number, string | undefined][])).toEqual(
    new Map([
      [1, undefined],
      [2, "FAULT-HTTP-RESET"],
    ]),
  );
});

it("verifies the certificate of a server", async () => {
  const { ca, ...tls } = await testCertificates();
  const { origin } = await serve((_, response) => response.end("over TLS"), tls);
  const doubted = await recordHttp(`${origin}/mcp`);
  expect((await post(doubted.url, INITIALIZE)).status).toBe(502);
  const folder = folderWith({ "ca.pem": ca });
  const trusted = await recordHttp(`${origin}/mcp`, { NODE_EXTRA_CA_CERTS: `${folder}/ca.pem` });
  expect(await (await post(trusted.url, INITIALIZE)).text()).toBe("over TLS");
});

it("says that a port is in use, and that a URL is missing", async () => {
  const { origin, port } = await serve((_, response) => response.end());
  const out = folderWith({});
  const listen = ["record", "--proxy", "--out", out, "--listen", `${port}`];
  const used = await mcptest([...listen, "--server-url", origin]);
  expect(used.code).toBe(2);
  expect(used.stderr).toContain(`the recorder cannot listen on port ${port}`);
  const missing = await mcptest(listen);
  expect(missing.code).toBe(2);
  expect(missing.stderr).toContain("Name it with --server-url");
});
