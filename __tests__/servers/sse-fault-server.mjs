// A server over HTTP+SSE (2024-11-05) that misbehaves on request: the last part of the path names how. Each GET is a
// session of its own, whose messages are posted to the endpoint that its first event names.
import { createServer } from "node:http";

const SSE = { "content-type": "text/event-stream" };

/** Starts it; gives its origin, every request that came, and what ends it. */
export async function serveSse() {
  const seen = [];
  let sessions = 0;
  const streams = new Map();
  const server = createServer((request, response) => {
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      const url = new URL(request.url, "http://x");
      const mode = url.pathname.split("/").pop();
      if (request.method === "GET") greet({ mode, request, response, streams, session: String(++sessions) });
      else receive({ mode, session: url.searchParams.get("session"), response, body, streams });
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  const connections = () => new Promise((resolve) => server.getConnections((_, number) => resolve(number)));
  return { origin: `http://127.0.0.1:${server.address().port}`, seen, streams, close, connections };
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
  const { id, method, params } = JSON.parse(body);
  if (stream === undefined) {
    if (!mode.startsWith("no-post-by-error")) return void response.writeHead(404).end("no such session");
    const error = {
      jsonrpc: "2.0",
      id: mode.endsWith("-null") ? null : id,
      error: { code: -32600, message: "not here" },
    };
    return void response.writeHead(404, { "content-type": "application/json" }).end(JSON.stringify(error));
  }
  if (id === undefined || method === undefined) return void response.writeHead(202).end("Accepted");
  const tell = (message) => stream.write(`event: message\ndata: ${JSON.stringify({ jsonrpc: "2.0", ...message })}\n\n`);
  if (method === "initialize") {
    const { protocolVersion } = params;
    response.writeHead(202).end("Accepted");
    return tell({ id, result: { protocolVersion, capabilities: {}, serverInfo: { name: "sse-fault", version: "1" } } });
  }
  if (method === "ping") {
    response.writeHead(202).end();
    return tell({ id, result: {} });
  }
  if (mode === "answers-in-post" || mode === "refuses-by-error") {
    const error = { id: null, error: { code: -32700, message: "too long to be read" } };
    const answer =
      mode === "refuses-by-error" ? error : { id, result: { content: [{ type: "text", text: "fine 1" }] } };
    const type = { "content-type": "application/json" };
    return response
      .writeHead(mode === "refuses-by-error" ? 413 : 200, type)
      .end(JSON.stringify({ jsonrpc: "2.0", ...answer }));
  }
  if (mode.startsWith("values-")) {
    response.writeHead(202).end("Accepted");
    const values = "[],".repeat(Number(mode.slice(7)));
    return stream.write(`data: {"jsonrpc":"2.0","id":${id},"result":{"content":[${values}1]}}\n\n`);
  }
  const good = { id, result: { content: [{ type: "text", text: `fine ${session}` }] } };
  const status = Number(mode.replace("call-", ""));
  if (status > 0) return response.writeHead(status, { "retry-after": "7" }).end("not this time");
  if (mode === "posts-hang") return tell(good);
  response.writeHead(202).end("Accepted");
  switch (mode) {
    case "mute":
      return;
    case "ends":
      return stream.end();
    case "resets":
      return stream.socket.resetAndDestroy();
    case "ends-after":
      tell(good);
      return setTimeout(() => stream.end(), 20);
    case "forgets":
      tell(good);
      return void streams.delete(session);
    case "twice":
      tell(good);
      return tell(good);
    case "noise":
      return stream.write(
        `data: a log line\n\nevent: other\ndata: x\n\ndata: ${JSON.stringify({ jsonrpc: "2.0", ...good })}\n\n`,
      );
    case "huge":
      return stream.write(`data: ${"y".repeat(200_000)}\n\n`);
    case "asks-back":
      tell({ id: "from-server", method: "ping" });
      return tell(good);
    default:
      return tell(good);
  }
}
