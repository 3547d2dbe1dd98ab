// A server over HTTP+SSE (2024-11-05) that misbehaves on request: the last part of the path names how. Each GET is a
// session of its own, whose messages are posted to the endpoint that its first event names. Run as a program it listens
// on PORT.
import { pathToFileURL } from "node:url";
import { handshake, JSON_TYPE, listen, messageIn, SSE, textResult } from "./base.mjs";

/** Starts it; gives its origin, every request that came, and what ends it. */
export async function serveSse(port = 0) {
  const seen = [];
  const streams = new Map();
  let sessions = 0;
  const server = await listen((request, response, body) => {
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    const url = new URL(request.url, "http://x");
    const mode = url.pathname.split("/").pop();
    if (request.method === "GET") greet({ mode, request, response, streams, session: String(++sessions) });
    else receive({ mode, session: url.searchParams.get("session"), response, body, streams });
  }, port);
  return { ...server, seen, streams };
}

function greet({ mode, request, response, streams, session }) {
  const status = Number(mode);
  if (status > 0) return void response.writeHead(status).end("no\nstream");
  if (mode === "html") return void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>");
  if (mode === "reset-at-start") return void request.socket.resetAndDestroy();
  // A connection that closes shows that the client has read the end of its stream.
  const closes = mode === "ends-after";
  response.writeHead(200, closes ? { ...SSE, connection: "close" } : SSE);
  if (mode === "ends-at-start") return void response.end(": nothing to say\n\n");
  if (mode === "silent") return void response.write(": hello\n\n");
  if (mode === "huge-at-start") return void response.write(`data: ${"y".repeat(200_000)}\n\n`);
  const path = `/message/${mode}?session=${session}`;
  const endpoint = {
    absolute: `http://${request.headers.host}${path}`,
    "other-origin": "http://127.0.0.2:1/elsewhere?token=abc",
    "no-address": "http://[",
    "no-http": "ftp://127.0.0.1/x",
  };
  streams.set(session, response);
  (closes ? request.socket : response).on("close", () => streams.delete(session));
  response.write(`event: endpoint\ndata: ${endpoint[mode] ?? path}\n\n`);
}

function receive({ mode, session, response, body, streams }) {
  const stream = streams.get(session);
  const { id, method, params } = messageIn(body);
  const json = (status, message) =>
    response.writeHead(status, JSON_TYPE).end(JSON.stringify({ jsonrpc: "2.0", ...message }));
  if (stream === undefined) {
    if (!mode.startsWith("no-post-by-error")) return void response.writeHead(404).end("no such session");
    const error = { code: -32600, message: "not here" };
    return void json(404, { id: mode.endsWith("-null") ? null : id, error });
  }
  const accept = () => response.writeHead(202).end("Accepted");
  if (id === undefined || method === undefined) return void accept();
  const event = (message) => `event: message\ndata: ${JSON.stringify({ jsonrpc: "2.0", ...message })}\n\n`;
  const tell = (message) => stream.write(event(message));
  if (method === "initialize") {
    accept();
    const serverInfo = { name: "sse-fault", version: "1" };
    return tell({ id, result: handshake("sse-fault", params, { capabilities: {}, serverInfo }) });
  }
  if (method === "ping") {
    response.writeHead(202).end();
    return tell({ id, result: {} });
  }
  if (mode === "answers-in-post") return json(200, { id, result: textResult("fine 1") });
  if (mode === "refuses-by-error") {
    return json(413, { id: null, error: { code: -32700, message: "too long to be read" } });
  }
  if (mode.startsWith("values-")) {
    accept();
    const values = "[],".repeat(Number(mode.slice(7)));
    return stream.write(`data: {"jsonrpc":"2.0","id":${id},"result":{"content":[${values}1]}}\n\n`);
  }
  const good = { id, result: textResult(`fine ${session}`) };
  const status = Number(mode.replace("call-", ""));
  if (status > 0) return response.writeHead(status, { "retry-after": "7" }).end("not this time");
  if (mode === "posts-hang") return tell(good);
  accept();
  const modes = {
    mute: () => {},
    ends: () => stream.end(),
    resets: () => stream.socket.resetAndDestroy(),
    "ends-after": () => {
      tell(good);
      setTimeout(() => stream.end(), 20);
    },
    forgets: () => {
      tell(good);
      streams.delete(session);
    },
    twice: () => stream.write(event(good) + event(good)),
    noise: () => stream.write(`data: a log line\n\nevent: other\ndata: x\n\n${event(good)}`),
    huge: () => stream.write(`data: ${"y".repeat(200_000)}\n\n`),
    "asks-back": () => stream.write(event({ id: "from-server", method: "ping" }) + event(good)),
  };
  if (Object.hasOwn(modes, mode)) modes[mode]();
  else tell(good);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await serveSse(Number(process.env.PORT));
