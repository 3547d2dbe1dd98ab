import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import { isObject, parseJson } from "../../core/json/json.js";
import { userError } from "../../core/problem.js";
import { headerMismatch } from "./http-headers.js";
import { type MockPeer, MockPlayer, type MockReply, type MockScript, newPeer } from "./player.js";
import { INVALID_REQUEST, PARSE_ERROR, refusal, revisionNamed } from "./protocol.js";
import { MAX_MESSAGE_BYTES } from "./stdio.js";

export interface MockHttpOptions {
  /** 0 means any free port. */
  port: number;
  host: string;
  /** Sends answers as events of a stream, not as JSON. */
  sse: boolean;
}

export interface MockHttp {
  url: string;
  /** Settles when the script crashes the server; the caller then ends the process with a non-zero code. */
  crashed: Promise<void>;
  close(): Promise<void>;
}

const ENDPOINT = "/mcp";
/** The endpoints of HTTP+SSE, the transport of 2024-11-05. */
const SSE_ENDPOINT = "/sse";
const SSE_MESSAGES = "/sse/messages";
const SSE_REVISION = "2024-11-05";
const HEADER_MISMATCH = -32020;
const NO_JSON = "Content-Type must be application/json";
const MAX_CONNECTIONS = 1_000;
const MAX_HEADER_BYTES = 64 * 1024;
const READ_MS = 30_000;
const MAX_SESSIONS = 1_000;
const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

const EVENT_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-cache",
  "x-accel-buffering": "no",
};

/** Plays a script over Streamable HTTP, and over HTTP+SSE if it speaks 2024-11-05. Throws a UserError if it cannot. */
export async function serveMockHttp(script: MockScript, options: MockHttpOptions): Promise<MockHttp> {
  const mock = new HttpMock(script, options);
  await mock.listen();
  return mock;
}

class HttpMock implements MockHttp {
  url = "";
  readonly crashed: Promise<void>;
  readonly #player: MockPlayer;
  readonly #sessions = new HttpSessions();
  readonly #streams = new SseSessions();
  readonly #server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: READ_MS }, (request, response) => {
    // A connection that breaks while its body is read leaves no request to answer.
    this.#receive(request, response).catch(() => response.destroy());
  });
  #crash = () => {};

  constructor(
    script: MockScript,
    private readonly options: MockHttpOptions,
  ) {
    this.#player = new MockPlayer(script);
    this.#server.maxConnections = MAX_CONNECTIONS;
    this.crashed = new Promise((resolve) => {
      this.#crash = resolve;
    });
  }

  async listen(): Promise<void> {
    const { port, host } = this.options;
    await new Promise<void>((resolve, reject) => {
      this.#server.once("error", ({ message }) =>
        reject(userError(`The mock cannot listen on ${host}:${port}`, message, "Name a free port; 0 picks one.")),
      );
      this.#server.listen(port, host, resolve);
    });
    const address = this.#server.address();
    const bound = isObject(address) ? address.port : port;
    this.url = `http://${isIP(host) === 6 ? `[${host}]` : host}:${bound}${ENDPOINT}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#player.hangs) return;
    const isForeign = this.#isForeign(request);
    if (isForeign) return this.#refuse(response, 403, `${isForeign} is not allowed`);
    const path = request.url?.split("?")[0];
    if (this.#player.script.revisions.legacy.includes(SSE_REVISION)) {
      if (path === SSE_ENDPOINT && request.method === "GET") return this.#streams.begin(response, SSE_MESSAGES);
      if (path === SSE_MESSAGES && request.method === "POST") return this.#postToStream(request, response);
    }
    if (path !== ENDPOINT) return this.#refuse(response, 404, `The endpoint is ${ENDPOINT}`);
    if (request.method === "POST") return this.#post(request, response);
    const hasSessions = this.#player.script.revisions.legacy.length > 0;
    if (request.method === "DELETE" && hasSessions) return this.#endSession(request, response);
    response.setHeader("allow", hasSessions ? "POST, DELETE" : "POST");
    this.#refuse(response, 405, `${request.method} is not allowed`);
  }

  /** Why the request may come from a page of another site; undefined if it does not. */
  #isForeign({ headers: { origin, host } }: IncomingMessage): string | undefined {
    const isOpen = !LOOPBACK_HOSTS.has(hostnameOf(this.url));
    if (origin !== undefined && !LOOPBACK_HOSTS.has(hostnameOf(origin))) return "This Origin";
    // On other addresses, the valid host names are unknown.
    return isOpen || LOOPBACK_HOSTS.has(hostnameOf(`http://${host}`)) ? undefined : "This Host";
  }

  #endSession({ headers }: IncomingMessage, response: ServerResponse): void {
    const id = headers["mcp-session-id"];
    const found = this.#sessions.find(id);
    if (typeof found === "string") this.#noSession(response, found);
    else {
      this.#sessions.end(id);
      response.writeHead(204).end();
    }
  }

  async #post(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers } = request;
    if (!isJson(headers)) return this.#refuse(response, 415, NO_JSON);
    if (!accepts(headers.accept, "application/json") || !accepts(headers.accept, "text/event-stream")) {
      return this.#refuse(response, 406, "Accept must list application/json and text/event-stream");
    }
    const message = await this.#messageOf(request, response);
    if (message === undefined) return;
    const disconnected = new AbortController();
    response.once("close", () => disconnected.abort());
    const revision = headers["mcp-protocol-version"]?.toString();
    const delivery = { revision, signal: disconnected.signal };
    if (!this.#player.isModern(message, revision)) return this.#inSession(message, request, response, delivery);
    // A handshake without `_meta` is answered with the supported revisions.
    const isHandshake = isObject(message) && message.method === "initialize" && revisionNamed(message) === undefined;
    if (isObject(message) && "id" in message && "method" in message && !isHandshake) {
      const mismatch = headerMismatch(headers, message, this.#player.script.tools);
      if (mismatch) return this.#refuse(response, 400, `Header mismatch: ${mismatch}`, HEADER_MISMATCH, message.id);
    }
    this.#answer(response, await this.#player.reply(message, newPeer(), delivery));
  }

  /** A message of a session over HTTP+SSE: it is accepted immediately, and its answer comes on the stream. */
  async #postToStream(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const session = this.#streams.find(request.url ?? "");
    if (session === undefined) return this.#refuse(response, 404, "Session not found");
    if (!isJson(request.headers)) return this.#refuse(response, 415, NO_JSON);
    const message = await this.#messageOf(request, response);
    if (message === undefined) return;
    response.writeHead(202).end("Accepted");
    const reply = await this.#player.reply(message, session.peer);
    if (reply.kind === "crash") this.#answer(response, reply);
    else if (reply.kind === "text" && !session.stream.destroyed) {
      session.stream.write(eventsOf([...(reply.before ?? []), reply.text]));
    }
  }

  /** The posted message; undefined if there is none, after the client got an error. */
  async #messageOf(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const body = await readBody(request, MAX_MESSAGE_BYTES);
    if (body === undefined) {
      response.setHeader("connection", "close");
      this.#refuse(response, 413, "The message is too large");
      return undefined;
    }
    const message = parseJson(body);
    if (message === undefined) this.#refuse(response, 400, "Parse error", PARSE_ERROR);
    return message;
  }

  /** A message at the revisions with a handshake, which starts a session or belongs to one. */
  async #inSession(
    message: unknown,
    { headers }: IncomingMessage,
    response: ServerResponse,
    delivery: { revision: string | undefined; signal: AbortSignal },
  ): Promise<void> {
    const { revision } = delivery;
    const { legacy } = this.#player.script.revisions;
    if (isObject(message) && message.method === "initialize") {
      const peer = newPeer();
      const reply = await this.#player.reply(message, peer, delivery);
      if (peer.revision !== undefined) response.setHeader("mcp-session-id", this.#sessions.add(peer));
      return this.#answer(response, reply);
    }
    if (revision !== undefined && !legacy.includes(revision)) {
      return this.#refuse(response, 400, `Unsupported protocol version: ${revision}; supported: ${legacy.join(", ")}`);
    }
    const peer = this.#sessions.find(headers["mcp-session-id"]);
    if (typeof peer === "string") return this.#noSession(response, peer);
    this.#answer(response, await this.#player.reply(message, peer, delivery));
  }

  #noSession(response: ServerResponse, reason: "missing" | "unknown"): void {
    if (reason === "missing") this.#refuse(response, 400, "Mcp-Session-Id is missing: initialize begins a session");
    else this.#refuse(response, 404, "Session not found");
  }

  #refuse(response: ServerResponse, status: number, message: string, code = INVALID_REQUEST, id?: unknown): void {
    this.#send(response, status, this.#player.refuse(refusal(code, message), newPeer(), id));
  }

  #answer(response: ServerResponse, reply: MockReply): void {
    switch (reply.kind) {
      case "nothing":
        response.writeHead(202).end();
        return;
      case "text":
        if (reply.status === 200 && (this.options.sse || reply.before?.length)) {
          response.writeHead(200, EVENT_HEADERS).end(eventsOf([...(reply.before ?? []), reply.text]));
        } else this.#send(response, reply.status, reply.text);
        return;
      case "drop":
        response.destroy();
        return;
      case "crash":
        this.#server.closeAllConnections();
        this.#crash();
        return;
      case "silence":
    }
  }

  #send(response: ServerResponse, status: number, text: string): void {
    response.writeHead(status, { "content-type": "application/json" }).end(text);
  }
}

function isJson(headers: IncomingMessage["headers"]): boolean {
  return /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "");
}

function accepts(accept: string | undefined, type: string): boolean {
  const [kind] = type.split("/");
  const listed = (accept ?? "").split(",").map((part) => part.split(";")[0]?.trim().toLowerCase());
  return [type, `${kind}/*`, "*/*"].some((range) => listed.includes(range));
}

function hostnameOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : "";
}

/** The text of a body; undefined if it has more than `maxBytes`, not read to its end. Throws if the connection breaks before it. */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

class HttpSessions {
  readonly #peers = new Map<string, MockPeer>();

  add(peer: MockPeer): string {
    const id = randomUUID();
    this.#peers.set(id, peer);
    const [oldest] = this.#peers.keys();
    if (this.#peers.size > MAX_SESSIONS && oldest !== undefined) this.#peers.delete(oldest);
    return id;
  }

  /** The session of a request; `missing` if it names none, `unknown` if the id does not exist. */
  find(id: string | string[] | undefined): MockPeer | "missing" | "unknown" {
    if (typeof id !== "string") return "missing";
    return this.#peers.get(id) ?? "unknown";
  }

  end(id: string | string[] | undefined): void {
    if (typeof id !== "string") return;
    for (const { 1: call } of this.#peers.get(id)?.inFlight ?? []) call.abort();
    this.#peers.delete(id);
  }
}

interface SseSession {
  peer: MockPeer;
  stream: ServerResponse;
}

/** The sessions over HTTP+SSE, by their ids; one ends with its stream. */
class SseSessions {
  readonly #sessions = new Map<string, SseSession>();

  /** Starts a session: the first event of its stream names the endpoint for its messages. */
  begin(stream: ServerResponse, path: string): void {
    const id = randomUUID();
    const peer = newPeer();
    this.#sessions.set(id, { peer, stream });
    stream.once("close", () => {
      this.#sessions.delete(id);
      for (const call of peer.inFlight.values()) call.abort();
    });
    stream.writeHead(200, EVENT_HEADERS).write(`event: endpoint\ndata: ${path}?session=${id}\n\n`);
  }

  find(address: string): SseSession | undefined {
    return this.#sessions.get(new URLSearchParams(address.split("?")[1]).get("session") ?? "");
  }
}

function eventsOf(texts: readonly string[]): string {
  return texts.map((text) => `event: message\ndata: ${text}\n\n`).join("");
}
