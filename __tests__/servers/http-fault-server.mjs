// A server over Streamable HTTP that misbehaves on request: the last part of the path names how.
// `serve(port)` starts it in this process; run as a program it listens on PORT.
import { randomBytes, randomUUID } from "node:crypto";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import { handshake, JSON_TYPE, listen as listenAt, messageIn, SSE, textResult } from "./base.mjs";

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
const encoded = (encoding, type = JSON_TYPE) => ({ ...type, "content-encoding": encoding });

/** Starts it; gives its origin, every request that came, and what ends it. */
export async function serve(port = 0, { tls } = {}) {
  const seen = [];
  const sessions = new Set();
  const handle = (request, response, body) => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body, port: request.socket.remotePort });
    answer({ mode: new URL(url, "http://x").pathname.split("/").pop(), request, response, body, sessions });
  };
  return { ...(await listenAt(handle, port, tls)), seen, sessions };
}

function answer(context) {
  const { mode, request, response, sessions } = context;
  const end = (status, headers, body) => void response.writeHead(status, headers).end(body);
  if (mode === "ready") return end(204);
  if (mode === "not-ready") return end(503);
  if (request.method === "GET") return listen(context);
  if (request.method === "DELETE") {
    sessions.delete(request.headers["mcp-session-id"]);
    return end(mode === "session" ? 200 : 405);
  }
  const message = messageIn(context.body);
  if (message.id === undefined || message.method === undefined) {
    if (mode === "listens-flood" && message.result !== undefined) return;
    if (mode === "answers-in-notification" && message.method === undefined) {
      return end(202, JSON_TYPE, JSON.stringify(held.shift()));
    }
    return end(mode === "refuses-notifications" ? 400 : 202, JSON_TYPE, mode === "body-to-notifications" ? "{}" : "");
  }
  if (process.env.EXIT_ON_PROBE && message.method === "server/discover") {
    response.once("finish", () => process.exit(0));
  }
  if (mode.startsWith("start-")) return misbehave({ ...context, mode: mode.slice(6), message });
  const { id, method, params } = message;
  if (method === "initialize") {
    own = withResolvers();
    const session = randomUUID();
    sessions.add(session);
    const headers = mode.includes("session") ? { ...JSON_TYPE, "mcp-session-id": session } : JSON_TYPE;
    const result = handshake("http-fault", params, { serverInfo: { name: "http-fault", version: "1" } });
    return end(200, headers, JSON.stringify({ jsonrpc: "2.0", id, result }));
  }
  if (method === "ping") return end(200, JSON_TYPE, JSON.stringify({ jsonrpc: "2.0", id, result: {} }));
  return misbehave({ ...context, message });
}

function misbehave({ mode, request, response, message, sessions, body }) {
  const { id, method } = message;
  const answerOf = (members) => ({ jsonrpc: "2.0", id, ...members });
  const failure = (code, text) => answerOf({ error: { code, message: text } });
  const good = answerOf({ result: textResult(JSON.stringify({ method, headers: request.headers })) });
  // An error that names no request.
  const nameless = { ...failure(-32700, "too long to be read"), id: null };
  const end = (status, headers, text) => void response.writeHead(status, headers).end(text);
  const json = (value, status = 200) => end(status, JSON_TYPE, JSON.stringify(value));
  const events = (...messages) => end(200, SSE, messages.map(event).join(""));
  /** Says something on a stream that stays open. */
  const open = (text, headers = SSE) => {
    response.writeHead(200, headers).write(text);
  };
  const repeat = (text, ms) => {
    const timer = setInterval(() => response.write(text), ms);
    response.on("close", () => clearInterval(timer));
  };
  const session = () => [...sessions].indexOf(request.headers["mcp-session-id"]);
  /** Writes the chunks as they are, as fast as they are read, and ends. */
  const inChunks = async (headers, chunks) => {
    // Node does not see this response end, and would not read another request on its connection.
    const all = { ...headers, "transfer-encoding": "chunked", connection: "close" };
    const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    for (const one of [`HTTP/1.1 200 OK\r\n${head.join("")}\r\n`, ...chunks, "0\r\n\r\n"])
      await new Promise((resolve) => request.socket.write(one, resolve));
    request.socket.end();
  };
  /** The answer to a large call; all others are fine. */
  const toLarge = (say) => {
    if (method === "tools/list") return json(answerOf({ result: { tools: [TEXT_TOOL] } }));
    return body.length < 500_000 ? json(good) : say();
  };
  const rejection = failure(-32602, "the text is too large");
  const rejectOnStream = () => response.writeHead(413, SSE).write(event(notification("a")) + event(rejection));

  const amount = Number(/\d+$/.exec(mode)?.[0]);
  if (Number(mode) > 0) {
    const headers = amount === 429 ? { ...JSON_TYPE, "retry-after": "7" } : JSON_TYPE;
    return end(amount, headers, JSON.stringify({ error: `no: ${amount}\n  at line 2` }));
  }
  if (mode.startsWith("null-id-")) return json(nameless, amount);
  // So many redirects, and then the answer.
  if (mode.startsWith("redirects-") && amount > 0) return end(307, { location: `redirects-${amount - 1}` });
  if (mode.startsWith("mib-")) return json(answerOf({ result: textResult("x".repeat(amount * 1024 * 1024)) }));
  if (mode.startsWith("values-")) {
    // An answer of so many values, made as text: as values it would take the memory of this process.
    const text = `{"jsonrpc":"2.0","id":${id},"result":{"content":[${"[],".repeat(amount)}1]}}`;
    return mode.startsWith("values-event-") ? end(200, SSE, `data: ${text}\n\n`) : end(200, JSON_TYPE, text);
  }
  const modes = {
    sse: () => events(notification("a"), good),
    crlf: () => end(200, SSE, `:hi\r\nevent: message\r\ndata: ${JSON.stringify(good)}\r\n\r\n`),
    "stream-ends-within": () => end(200, SSE, event(good).slice(0, -1)),
    "cr-lingers": () => open(`:hi\revent: message\rdata: ${JSON.stringify(good)}\r\r`),
    "resume-overlong": () => end(200, SSE, "id: too-long\nretry: 99999999999\ndata:\n\n"),
    "invalid-utf8-sse": () => end(200, SSE, Buffer.from(event({ ...good, result: { x: "\xff" } }), "latin1")),
    hang: () => {},
    reset: () => {
      open('{"jsonrpc":', { ...JSON_TYPE, "content-length": "1000" });
      setTimeout(() => request.socket.resetAndDestroy(), 20);
    },
    cut: () => {
      open('data: {"jsonrpc":');
      setTimeout(() => request.socket.destroy(), 20);
    },
    html: () => end(200, { "content-type": "text/html" }, "<h1>Welcome</h1>\n<p>::error::x</p>"),
    plain: () => end(200, { "content-type": "text/plain" }, JSON.stringify(good)),
    "no-type": () => end(200, {}, "hello"),
    "broken-json": () => end(200, JSON_TYPE, JSON.stringify(good).slice(0, -9)),
    redirect: () => end(307, { location: "sse?again=1" }),
    "redirect-303": () => end(303, { location: "sse" }),
    "redirect-nowhere": () => end(302),
    "redirect-loop": () => end(308, { location: request.url }),
    "redirect-origin": () => end(307, { location: "http://127.0.0.2:1/elsewhere?token=abc" }),
    "stream-open": () => open(event(notification("begun"))),
    "stream-lingers": () => open(event(good)),
    drip: () => {
      response.writeHead(200, JSON_TYPE);
      repeat(" ", 30);
    },
    "chunk-per-minute": () => {
      open(event(notification("begun")));
      repeat(": still here\n\n", 60_000);
    },
    accepted: () => end(202),
    empty: () => end(200, JSON_TYPE),
    "stream-ends": () => events(notification("bye")),
    large: () => end(200, JSON_TYPE, `{"x":"${"y".repeat(100_000)}"}`),
    "large-event": () => end(200, SSE, `data: ${"y".repeat(100_000)}\n\n`),
    gzip: () => end(200, encoded("gzip"), gzipSync(JSON.stringify(good))),
    "gzip-sse": () => end(200, encoded("gzip", SSE), gzipSync(event(good))),
    bomb: () => end(200, encoded("gzip"), bomb()),
    "bomb-deflate": () => end(200, encoded("deflate"), zeros(deflateSync)),
    "bomb-br": () => end(200, encoded("br"), zeros(quickBrotli)),
    "bomb-sse": () => end(200, encoded("gzip", SSE), bomb()),
    "noise-flood": () => end(200, SSE, "data: a\n\n".repeat(60_000) + event(good)),
    // 375 MB of chunks of one byte, each with an extension, before the answer.
    "tiny-chunks": () => {
      const tiny = `1;${"x".repeat(62_500)}\r\n \r\n`;
      inChunks(JSON_TYPE, [...Array(6_000).fill(tiny), chunk(JSON.stringify(good))]);
    },
    // Three million lines of data without text, and the answer, in one event.
    "empty-data": () => {
      const blocks = Array(30).fill("data:\n".repeat(100_000));
      inChunks(SSE, [...blocks, event(good)].map(chunk));
    },
    // 190 MB that cannot be decompressed as fast as they come, before the answer.
    "packed-flood": () => {
      const log = gzipSync(event(notification(randomBytes(700_000).toString("base64"))));
      inChunks(encoded("gzip", SSE), [...Array(270).fill(log), gzipSync(event(good))].map(chunk));
    },
    "bad-gzip": () => end(200, encoded("gzip"), "no gzip at all"),
    "unknown-encoding": () => end(200, encoded("rot13"), "{}"),
    "error-500-answer": () => json(good, 500),
    "error-400-answer": () => json(failure(-32602, "bad"), 400),
    "large-null-id-202": () => toLarge(() => json(nameless, 202)),
    "large-null-id-413": () => toLarge(() => json(nameless, 413)),
    "large-null-id-500": () => toLarge(() => json(nameless, 500)),
    "rejected-by-batch": () => toLarge(() => json([rejection], 400)),
    "rejected-by-open-stream": () => toLarge(rejectOnStream),
    "rejected-by-stream": () =>
      toLarge(() => {
        rejectOnStream();
        response.end();
      }),
    "no-id-400": () => json({ ...nameless, id: undefined }, 400),
    "null-id": () => json(nameless),
    "sse-null-id": () => events(notification("a"), nameless),
    // A response with neither a result nor an error.
    neither: () => json(answerOf({})),
    "sse-neither": () => open(event(answerOf({}))),
    "on-own-stream": () => {
      end(202);
      own.promise.then((stream) => stream.write(event(good)));
    },
    "never-on-own-stream": () => end(202),
    // Its own stream ends, to be resumed in a minute: until then there is no connection.
    "pauses-stream": () => end(202, { connection: "close" }),
    "on-own-stream-ends": () => {
      end(202);
      own.promise.then((stream) => stream.end());
    },
    "on-own-stream-hangs": () => own.promise.then((stream) => stream.write(event(good))),
    crossed: () => {
      held.push({ json, good });
      if (held.length < 2) return;
      const [first, second] = held.splice(0);
      first.json(second.good);
      second.json(first.good);
    },
    "answers-in-notification": () => {
      held.push(good);
      open(event({ jsonrpc: "2.0", id: "asks", method: "ping" }));
    },
    "wrong-id": () => json({ ...good, id: id + 1000 }),
    "string-id": () => json({ ...good, id: String(id) }),
    twice: () => events(good, good),
    batch: () => json([good]),
    noise: () => end(200, SSE, `data: a log line\n\nevent: other\ndata: x\n\n${event(good)}`),
    "invalid-utf8": () =>
      end(200, JSON_TYPE, Buffer.from(`{"jsonrpc":"2.0","id":${id},"result":{"x":"\xff"}}`, "latin1")),
    // The first session is forgotten before its first call; the next one is kept.
    "session-lost": () => (session() === 0 ? end(404, {}, "no such session") : json(good)),
    "session-lost-by-answer": () => (session() === 0 ? json(failure(-32001, "no such session"), 404) : json(good)),
    "session-404-answer": () => json(failure(-32602, "no such tool"), 404),
    "session-always-lost": () => end(404, {}, "no such session"),
    resume: () => {
      resumable.set(`${id}-1`, good);
      end(200, SSE, `id: ${id}-1\nretry: 60\ndata:\n\n`);
    },
    "resume-never": () => end(200, SSE, "id: gone\nretry: 60\ndata:\n\n"),
    "not-http": () => request.socket.end("SSH-2.0-OpenSSH_9.6\r\n"),
  };
  if (Object.hasOwn(modes, mode)) modes[mode]();
  else json(good);
}

const resumable = new Map();
/** Answers that wait. */
const held = [];
/** The stream by which the server speaks by itself, of the last session that began. */
let own;

function withResolvers() {
  const parts = {};
  parts.promise = new Promise((resolve) => {
    parts.resolve = resolve;
  });
  return parts;
}

function listen({ mode, request, response }) {
  const last = request.headers["last-event-id"];
  if (mode === "pauses-stream") {
    response.writeHead(200, { ...SSE, connection: "close" }).end("id: 1\nretry: 60000\ndata:\n\n");
  } else if (mode === "listens-flood") {
    const pings = Array.from({ length: 1_000 }, (_, id) => event({ jsonrpc: "2.0", id, method: "ping" }));
    response.writeHead(200, SSE).write(pings.join(""));
  } else if (mode === "listens-large") response.writeHead(200, SSE).write(`data: ${"y".repeat(100_000)}\n\n`);
  else if (resumable.has(last)) response.writeHead(200, SSE).end(event(resumable.get(last)));
  else if (mode.includes("on-own-stream")) {
    response.writeHead(200, SSE).flushHeaders();
    own.resolve(response);
  } else if (mode !== "listens") response.writeHead(405).end();
  else response.writeHead(200, SSE).write(event({ jsonrpc: "2.0", id: "from-server", method: "ping" }));
}

function chunk(body) {
  const bytes = Buffer.from(body);
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);
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
