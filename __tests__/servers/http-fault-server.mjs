// A server over Streamable HTTP that misbehaves on request: the last part of the path names how.
// `serve(port)` starts it in this process; run as a program it listens on PORT.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";

const JSON_TYPE = { "content-type": "application/json" };
const SSE = { "content-type": "text/event-stream" };
const TEXT_TOOL = {
  name: "x",
  inputSchema: { type: "object", properties: { text: { type: "string" } } },
  annotations: { readOnlyHint: true },
};
// 64 MiB of zeros in 64 KiB.
let packed;
const zeros = (compress) => compress(Buffer.alloc(64 * 1024 * 1024));
const quickBrotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
const bomb = () => (packed ??= zeros(gzipSync));

/** Starts it; gives its origin, every request that came, and what ends it. */
export async function serve(port = 0, options = {}) {
  const seen = [];
  const sessions = new Set();
  const handler = (request, response) => {
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const { method, url, headers } = request;
      seen.push({ method, url, headers, body, port: request.socket.remotePort });
      answer({ mode: new URL(url, "http://x").pathname.split("/").pop(), request, response, body, sessions });
    });
  };
  const { createServer: createTls } = await import("node:https");
  const server = options.tls ? createTls(options.tls, handler) : createServer(handler);
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  const origin = `http${options.tls ? "s" : ""}://127.0.0.1:${server.address().port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin, seen, sessions, close, connections: () => count(server) };
}

function count(server) {
  return new Promise((resolve) => server.getConnections((_, number) => resolve(number)));
}

function answer(context) {
  const { mode, request, response, sessions } = context;
  if (mode === "ready") return void response.writeHead(204).end();
  if (mode === "not-ready") return void response.writeHead(503).end();
  if (request.method === "GET") return listen(context);
  if (request.method === "DELETE") {
    sessions.delete(request.headers["mcp-session-id"]);
    return void response.writeHead(mode === "session" ? 200 : 405).end();
  }
  const message = JSON.parse(context.body);
  if (message.id === undefined || message.method === undefined) {
    if (mode === "listens-flood" && message.result !== undefined) return;
    if (mode === "answers-in-notification" && message.method === undefined) {
      return void response.writeHead(202, JSON_TYPE).end(JSON.stringify(held.shift()));
    }
    const status = mode === "refuses-notifications" ? 400 : 202;
    return void response.writeHead(status, JSON_TYPE).end(mode === "body-to-notifications" ? "{}" : "");
  }
  if (process.env.EXIT_ON_PROBE && message.method === "server/discover") {
    response.once("finish", () => process.exit(0));
  }
  if (mode.startsWith("start-")) return misbehave({ ...context, mode: mode.slice(6), message });
  if (message.method === "initialize") {
    awaitStream();
    const { protocolVersion } = message.params;
    const id = randomUUID();
    sessions.add(id);
    const headers = mode.includes("session") ? { ...JSON_TYPE, "mcp-session-id": id } : JSON_TYPE;
    const result = { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: "http-fault", version: "1" } };
    return void response.writeHead(200, headers).end(JSON.stringify({ jsonrpc: "2.0", id: message.id, result }));
  }
  if (message.method === "ping") return json(response, { jsonrpc: "2.0", id: message.id, result: {} });
  return misbehave({ ...context, message });
}

function misbehave({ mode, request, response, message, sessions, body }) {
  const { id } = message;
  const text = JSON.stringify({ method: message.method, headers: request.headers });
  const good = { jsonrpc: "2.0", id, result: { content: [{ type: "text", text }] } };
  const status = Number(mode);
  if (status > 0) {
    const headers = status === 429 ? { ...JSON_TYPE, "retry-after": "7" } : JSON_TYPE;
    return void response.writeHead(status, headers).end(JSON.stringify({ error: `no: ${status}\n  at line 2` }));
  }
  // An error that names no request, and a response with neither a result nor an error.
  const nameless = { jsonrpc: "2.0", id: null, error: { code: -32700, message: "too long to be read" } };
  if (mode.startsWith("null-id-")) {
    return void response.writeHead(Number(mode.slice(8)), JSON_TYPE).end(JSON.stringify(nameless));
  }
  // So many redirects, and then the answer.
  if (/^redirects-[1-9]/.test(mode)) {
    const left = Number(mode.slice(10)) - 1;
    return void response.writeHead(307, { location: `redirects-${left}` }).end();
  }
  if (mode.startsWith("mib-")) {
    const large = "x".repeat(Number(mode.slice(4)) * 1024 * 1024);
    return json(response, { ...good, result: { content: [{ type: "text", text: large }] } });
  }
  if (mode.startsWith("values-")) {
    // An answer of so many values, made as text: as values it would take the memory of this process.
    const values = "[],".repeat(Number(mode.split("-").pop()));
    const body = `{"jsonrpc":"2.0","id":${message.id},"result":{"content":[${values}1]}}`;
    const isEvent = mode.startsWith("values-event-");
    return void response.writeHead(200, isEvent ? SSE : JSON_TYPE).end(isEvent ? `data: ${body}\n\n` : body);
  }
  switch (mode) {
    case "sse":
      return void response.writeHead(200, SSE).end(event(notification("a")) + event(good));
    case "crlf":
      return void response.writeHead(200, SSE).end(`:hi\r\nevent: message\r\ndata: ${JSON.stringify(good)}\r\n\r\n`);
    case "stream-ends-within":
      return void response.writeHead(200, SSE).end(event(good).slice(0, -1));
    case "cr-lingers":
      response.writeHead(200, SSE);
      return void response.write(`:hi\revent: message\rdata: ${JSON.stringify(good)}\r\r`);
    case "resume-overlong":
      return void response.writeHead(200, SSE).end("id: too-long\nretry: 99999999999\ndata:\n\n");
    case "invalid-utf8-sse":
      return void response.writeHead(200, SSE).end(Buffer.from(event({ ...good, result: { x: "\xff" } }), "latin1"));
    case "hang":
      return;
    case "reset":
      response.writeHead(200, { ...JSON_TYPE, "content-length": "1000" });
      response.write('{"jsonrpc":');
      return void setTimeout(() => request.socket.resetAndDestroy(), 20);
    case "cut":
      response.writeHead(200, SSE);
      response.write('data: {"jsonrpc":');
      return void setTimeout(() => request.socket.destroy(), 20);
    case "html":
      return void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>\n<p>::error::x</p>");
    case "plain":
      return void response.writeHead(200, { "content-type": "text/plain" }).end(JSON.stringify(good));
    case "no-type":
      return void response.writeHead(200).end("hello");
    case "broken-json":
      return void response.writeHead(200, JSON_TYPE).end(JSON.stringify(good).slice(0, -9));
    case "redirect":
      return void response.writeHead(307, { location: "sse?again=1" }).end();
    case "redirect-303":
      return void response.writeHead(303, { location: "sse" }).end();
    case "redirect-nowhere":
      return void response.writeHead(302).end();
    case "redirect-loop":
      return void response.writeHead(308, { location: request.url }).end();
    case "redirect-origin":
      return void response.writeHead(307, { location: "http://127.0.0.2:1/elsewhere?token=abc" }).end();
    case "stream-open":
      response.writeHead(200, SSE);
      return void response.write(event(notification("begun")));
    case "stream-lingers":
      response.writeHead(200, SSE);
      return void response.write(event(good));
    case "drip": {
      response.writeHead(200, JSON_TYPE);
      const timer = setInterval(() => response.write(" "), 30);
      return void response.on("close", () => clearInterval(timer));
    }
    case "chunk-per-minute": {
      response.writeHead(200, SSE);
      response.write(event(notification("begun")));
      const timer = setInterval(() => response.write(": still here\n\n"), 60_000);
      return void response.on("close", () => clearInterval(timer));
    }
    case "accepted":
      return void response.writeHead(202).end();
    case "empty":
      return void response.writeHead(200, JSON_TYPE).end();
    case "stream-ends":
      return void response.writeHead(200, SSE).end(event(notification("bye")));
    case "large":
      return void response.writeHead(200, JSON_TYPE).end(`{"x":"${"y".repeat(100_000)}"}`);
    case "large-event":
      return void response.writeHead(200, SSE).end(`data: ${"y".repeat(100_000)}\n\n`);
    case "gzip":
      return void response
        .writeHead(200, { ...JSON_TYPE, "content-encoding": "gzip" })
        .end(gzipSync(JSON.stringify(good)));
    case "gzip-sse": {
      response.writeHead(200, { ...SSE, "content-encoding": "gzip" });
      return void response.end(gzipSync(event(good)));
    }
    case "bomb":
      return void response.writeHead(200, { ...JSON_TYPE, "content-encoding": "gzip" }).end(bomb());
    case "bomb-deflate":
      return void response.writeHead(200, { ...JSON_TYPE, "content-encoding": "deflate" }).end(zeros(deflateSync));
    case "bomb-br":
      return void response.writeHead(200, { ...JSON_TYPE, "content-encoding": "br" }).end(zeros(quickBrotli));
    case "bomb-sse":
      return void response.writeHead(200, { ...SSE, "content-encoding": "gzip" }).end(bomb());
    case "bad-gzip":
      return void response.writeHead(200, { ...JSON_TYPE, "content-encoding": "gzip" }).end("no gzip at all");
    case "unknown-encoding":
      return void response.writeHead(200, { ...JSON_TYPE, "content-encoding": "rot13" }).end("{}");
    case "error-500-answer":
      return void response.writeHead(500, JSON_TYPE).end(JSON.stringify(good));
    case "error-400-answer":
      return void response
        .writeHead(400, JSON_TYPE)
        .end(JSON.stringify({ jsonrpc: "2.0", id, error: { code: -32602, message: "bad" } }));
    case "large-null-id-202":
    case "large-null-id-413":
    case "large-null-id-500": {
      if (message.method === "tools/list") return json(response, { ...good, result: { tools: [TEXT_TOOL] } });
      if (body.length < 500_000) return json(response, good);
      return void response.writeHead(Number(mode.slice(-3)), JSON_TYPE).end(JSON.stringify(nameless));
    }
    case "rejected-by-stream":
    case "rejected-by-open-stream":
    case "rejected-by-batch": {
      if (message.method === "tools/list") return json(response, { ...good, result: { tools: [TEXT_TOOL] } });
      if (body.length < 500_000) return json(response, good);
      const rejection = { jsonrpc: "2.0", id, error: { code: -32602, message: "the text is too large" } };
      if (mode === "rejected-by-batch") return void response.writeHead(400, JSON_TYPE).end(JSON.stringify([rejection]));
      response.writeHead(413, SSE).write(event(notification("a")) + event(rejection));
      return mode === "rejected-by-stream" ? void response.end() : undefined;
    }
    case "no-id-400":
      return void response.writeHead(400, JSON_TYPE).end(JSON.stringify({ ...nameless, id: undefined }));
    case "null-id":
      return json(response, nameless);
    case "sse-null-id":
      return void response.writeHead(200, SSE).end(event(notification("a")) + event(nameless));
    case "neither":
      return json(response, { jsonrpc: "2.0", id });
    case "sse-neither":
      response.writeHead(200, SSE);
      return void response.write(event({ jsonrpc: "2.0", id }));
    case "on-own-stream":
      response.writeHead(202).end();
      return void own.stream.then((stream) => stream.write(event(good)));
    case "never-on-own-stream":
      return void response.writeHead(202).end();
    case "on-own-stream-ends":
      response.writeHead(202).end();
      return void own.stream.then((stream) => stream.end());
    case "on-own-stream-hangs":
      return void own.stream.then((stream) => stream.write(event(good)));
    case "crossed":
      held.push({ response, good });
      if (held.length < 2) return;
      json(held[0].response, held[1].good);
      json(held[1].response, held[0].good);
      return void held.splice(0);
    case "answers-in-notification":
      held.push(good);
      response.writeHead(200, SSE);
      return void response.write(event({ jsonrpc: "2.0", id: "asks", method: "ping" }));
    case "wrong-id":
      return json(response, { ...good, id: id + 1000 });
    case "string-id":
      return json(response, { ...good, id: String(id) });
    case "twice":
      return void response.writeHead(200, SSE).end(event(good) + event(good));
    case "batch":
      return json(response, [good]);
    case "noise":
      return void response.writeHead(200, SSE).end(`data: a log line\n\nevent: other\ndata: x\n\n${event(good)}`);
    case "invalid-utf8":
      return void response
        .writeHead(200, JSON_TYPE)
        .end(
          Buffer.concat([
            Buffer.from(`{"jsonrpc":"2.0","id":${id},"result":{"x":"`),
            Buffer.from([0xff]),
            Buffer.from('"}}'),
          ]),
        );
    case "session-lost": {
      // The first session is forgotten before its first call; the next one is kept.
      const session = request.headers["mcp-session-id"];
      if ([...sessions].indexOf(session) !== 0) return json(response, good);
      return void response.writeHead(404).end("no such session");
    }
    case "session-lost-by-answer": {
      const session = request.headers["mcp-session-id"];
      if ([...sessions].indexOf(session) !== 0) return json(response, good);
      const error = { code: -32001, message: "no such session" };
      return void response.writeHead(404, JSON_TYPE).end(JSON.stringify({ jsonrpc: "2.0", id, error }));
    }
    case "session-404-answer":
      return void response
        .writeHead(404, JSON_TYPE)
        .end(JSON.stringify({ jsonrpc: "2.0", id, error: { code: -32602, message: "no such tool" } }));
    case "session-always-lost":
      return void response.writeHead(404).end("no such session");
    case "resume":
      response.writeHead(200, SSE);
      resumable.set(`${id}-1`, good);
      return void response.end(`id: ${id}-1\nretry: 60\ndata:\n\n`);
    case "resume-never":
      return void response.writeHead(200, SSE).end(`id: gone\nretry: 60\ndata:\n\n`);
    case "not-http":
      return void request.socket.end("SSH-2.0-OpenSSH_9.6\r\n");
    default:
      return json(response, good);
  }
}

const resumable = new Map();
/** Answers that wait. */
const held = [];
/** The stream by which the server speaks by itself, of the last session that began. */
let own;

function awaitStream() {
  own = {};
  own.stream = new Promise((resolve) => {
    own.open = resolve;
  });
}

function listen({ mode, request, response }) {
  const last = request.headers["last-event-id"];
  if (mode === "listens-flood") {
    const pings = Array.from({ length: 1_000 }, (_, id) => event({ jsonrpc: "2.0", id, method: "ping" }));
    return void response.writeHead(200, SSE).write(pings.join(""));
  }
  if (mode === "listens-large") return void response.writeHead(200, SSE).write(`data: ${"y".repeat(100_000)}\n\n`);
  if (resumable.has(last)) return void response.writeHead(200, SSE).end(event(resumable.get(last)));
  if (mode.includes("on-own-stream")) {
    response.writeHead(200, SSE).flushHeaders();
    return void own.open(response);
  }
  if (mode !== "listens") return void response.writeHead(405).end();
  response.writeHead(200, SSE);
  response.write(event({ jsonrpc: "2.0", id: "from-server", method: "ping" }));
}

function json(response, value) {
  response.writeHead(200, JSON_TYPE).end(JSON.stringify(value));
}

function event(message) {
  return `event: message\ndata: ${JSON.stringify(message)}\n\n`;
}

function notification(data) {
  return { jsonrpc: "2.0", method: "notifications/message", params: { level: "info", data } };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.env.SLOW_START) await new Promise((resolve) => setTimeout(resolve, Number(process.env.SLOW_START)));
  const { origin } = await serve(Number(process.env.PORT));
  console.log(`listening on ${origin}`);
  if (process.env.EXIT_AFTER) setTimeout(() => process.exit(3), Number(process.env.EXIT_AFTER));
}
