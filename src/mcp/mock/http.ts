import { randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import { messageOf } from "../../core/errors.js";
import type { MockTool } from "../../core/generated/mock.js";
import { asObject, isObject, parseJson } from "../../core/json/json.js";
import { userError } from "../../core/problem.js";
import { HEADER_MISMATCH, INVALID_REQUEST, PARSE_ERROR } from "../error-codes.js";
import type { Frame } from "../frames.js";
import { isLoopback, listen } from "../hosts.js";
import { readBody } from "../read-body.js";
import { remember } from "../remember.js";
import { NAMED_BY } from "../revisions/handshake.js";
import { argumentAt, readParamHeaders } from "../revisions/param-headers.js";
import { type MockPeer, MockPlayer, type MockReply, type MockScript, newPeer } from "./player.js";
import { refusal, revisionNamed } from "./protocol.js";
import { MAX_MESSAGE_BYTES } from "./stdio.js";

export interface MockHttpOptions {
  /** 0 means any free port. */
  port: number;
  host: string;
  /** Sends answers as events of a stream, not as JSON. */
  sse: boolean;
}

const ENDPOINT = "/mcp";
const SSE_ENDPOINT = "/sse";
const SSE_MESSAGES = "/sse/messages";
const SSE_REVISION = "2024-11-05";
const NO_JSON = "Content-Type must be application/json";
const MAX_CONNECTIONS = 1_000;
const MAX_HEADER_BYTES = 64 * 1024;
const READ_MS = 30_000;
const MAX_SESSIONS = 1_000;

const EVENT_HEADERS = { "content-type": "text/event-stream", "cache-control": "no-cache", "x-accel-buffering": "no" };

/** Plays a script over Streamable HTTP, and over HTTP+SSE if it speaks 2024-11-05. Throws a UserError if it cannot. */
export async function serveMockHttp(script: MockScript, options: MockHttpOptions): Promise<MockHttp> {
  const mock = new MockHttp(script, options);
  await mock.listen();
  return mock;
}

export class MockHttp {
  url = "";
  /** Settles when the script crashes the server; the caller then ends the process with a non-zero code. */
  readonly crashed: Promise<void>;
  readonly #player: MockPlayer;
  /** By their ids; beyond the limit, the oldest is dropped. */
  readonly #sessions = new Map<string, MockPeer>();
  /** Those over HTTP+SSE, by their ids, with the stream that carries every answer. */
  readonly #streams = new Map<string, { peer: MockPeer; stream: ServerResponse }>();
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
    const actualPort = await listen(this.#server, port, host).catch((error) => {
      const title = `The mock cannot listen on ${host}:${port}`;
      throw userError(title, messageOf(error), "Name a free port; 0 picks one.");
    });
    this.url = `http://${isIP(host) === 6 ? `[${host}]` : host}:${actualPort}${ENDPOINT}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#player.hangs) return;
    const foreignHeader = this.#foreignHeader(request);
    if (foreignHeader) return this.#refuse(response, 403, `${foreignHeader} is not allowed`);
    const path = request.url?.split("?")[0];
    if (this.#player.script.revisions.legacy.includes(SSE_REVISION)) {
      if (path === SSE_ENDPOINT && request.method === "GET") return this.#openStream(response);
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
  #foreignHeader({ headers: { origin, host } }: IncomingMessage): string | undefined {
    const isOpen = !isLoopback(hostnameOf(this.url));
    if (origin !== undefined && !isLoopback(hostnameOf(origin))) return "This Origin";
    // On other addresses, the valid host names are unknown.
    return isOpen || isLoopback(hostnameOf(`http://${host}`)) ? undefined : "This Host";
  }

  #endSession({ headers }: IncomingMessage, response: ServerResponse): void {
    const peer = this.#peerOf(headers, response);
    if (peer === undefined) return;
    abortAll(peer);
    this.#sessions.delete(String(headers["mcp-session-id"]));
    response.writeHead(204).end();
  }

  /** The session of a request; undefined after the client was told that there is none. */
  #peerOf({ "mcp-session-id": id }: IncomingHttpHeaders, response: ServerResponse): MockPeer | undefined {
    const peer = this.#sessions.get(String(id));
    if (id === undefined) this.#refuse(response, 400, "Mcp-Session-Id is missing: initialize begins a session");
    else if (peer === undefined) this.#refuse(response, 404, "Session not found");
    return peer;
  }

  /** Starts a session over HTTP+SSE, which ends with its stream; the first event names the endpoint for its messages. */
  #openStream(stream: ServerResponse): void {
    const id = randomUUID();
    const peer = newPeer();
    this.#streams.set(id, { peer, stream });
    stream.once("close", () => {
      this.#streams.delete(id);
      abortAll(peer);
    });
    stream.writeHead(200, EVENT_HEADERS).write(`event: endpoint\ndata: ${SSE_MESSAGES}?session=${id}\n\n`);
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
    const { searchParams } = new URL(request.url ?? "", this.url);
    const session = this.#streams.get(searchParams.get("session") ?? "");
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
      if (peer.revision !== undefined) response.setHeader("mcp-session-id", this.#addSession(peer));
      return this.#answer(response, reply);
    }
    if (revision !== undefined && !legacy.includes(revision)) {
      return this.#refuse(response, 400, `Unsupported protocol version: ${revision}; supported: ${legacy.join(", ")}`);
    }
    const peer = this.#peerOf(headers, response);
    const send = (text: string) => {
      if (!response.headersSent) response.writeHead(200, EVENT_HEADERS);
      response.write(eventsOf([text]));
    };
    if (peer) this.#answer(response, await this.#player.reply(message, peer, { ...delivery, send }));
  }

  #addSession(peer: MockPeer): string {
    const id = randomUUID();
    remember(this.#sessions, id, peer, MAX_SESSIONS);
    return id;
  }

  #refuse(response: ServerResponse, status: number, message: string, code = INVALID_REQUEST, id?: unknown): void {
    this.#send(response, status, this.#player.refuse(refusal(code, message), newPeer(), id));
  }

  #answer(response: ServerResponse, reply: MockReply): void {
    if (reply.kind === "nothing") response.writeHead(202).end();
    else if (reply.kind === "drop") response.destroy();
    else if (reply.kind === "crash") {
      this.#server.closeAllConnections();
      this.#crash();
    } else if (reply.kind === "text") {
      const { status, text, before = [] } = reply;
      const isStream = status === 200 && (this.options.sse || before.length > 0);
      if (response.headersSent) response.end(eventsOf([text]));
      else if (isStream) response.writeHead(200, EVENT_HEADERS).end(eventsOf([...before, text]));
      else this.#send(response, status, text);
    }
  }

  #send(response: ServerResponse, status: number, text: string): void {
    response.writeHead(status, { "content-type": "application/json" }).end(text);
  }
}

function isJson(headers: IncomingHttpHeaders): boolean {
  return /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "");
}

function accepts(accept: string | undefined, type: string): boolean {
  const [kind] = type.split("/");
  const ranges = (accept ?? "").split(",").map((part) => part.split(";")[0]?.trim().toLowerCase());
  return [type, `${kind}/*`, "*/*"].some((range) => ranges.includes(range));
}

function hostnameOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : "";
}

function abortAll({ inFlight }: MockPeer): void {
  for (const call of inFlight.values()) call.abort();
}

function eventsOf(texts: readonly string[]): string {
  return texts.map((text) => `event: message\ndata: ${text}\n\n`).join("");
}

const BASE64 = /^=\?base64\?((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)\?=$/;

/** How the headers of a request without a handshake differ from its body, whose values they must repeat. */
function headerMismatch(headers: IncomingHttpHeaders, frame: Frame, tools: readonly MockTool[]): string | undefined {
  const { method } = frame;
  const params = asObject(frame.params);
  const revision = headers["mcp-protocol-version"];
  if (revision === undefined) return "MCP-Protocol-Version is missing";
  const name = params[NAMED_BY[String(method)] ?? ""];
  const tool = method === "tools/call" ? tools.find((candidate) => candidate.name === name) : undefined;
  const paramHeaders = readParamHeaders(tool?.inputSchema);
  const expected: (readonly [header: string, value: unknown])[] = [
    ["MCP-Protocol-Version", revisionNamed(frame) ?? revision],
    ["Mcp-Method", method],
    // A missing name has no header; the answer reports it.
    ...(typeof name === "string" ? [["Mcp-Name", name] as const] : []),
    ...("headers" in paramHeaders ? paramHeaders.headers : []).map(
      ({ header, path }) => [`Mcp-Param-${header}`, argumentAt(params.arguments, path)] as const,
    ),
  ];
  return expected.map(([header, value]) => mismatchOf(header, headers[header.toLowerCase()], value)).find(Boolean);
}

function mismatchOf(header: string, actual: string | string[] | undefined, value: unknown): string | undefined {
  const isAbsent = value === undefined || value === null;
  if (isAbsent ? actual === undefined : headerEquals(headerText(actual), value)) return undefined;
  if (actual === undefined) return `${header} is missing`;
  return `${header} is ${JSON.stringify(actual)}, but the body says ${JSON.stringify(value) ?? "nothing"}`;
}

function headerEquals(header: string | undefined, value: unknown): boolean {
  if (typeof value === "number") return header !== undefined && header.trim() !== "" && Number(header) === value;
  return header === (typeof value === "string" ? value : JSON.stringify(value));
}

/** The decoded value of a header, which may be in base64. */
function headerText(header: string | string[] | undefined): string | undefined {
  if (typeof header !== "string") return undefined;
  const base64 = BASE64.exec(header)?.[1];
  return base64 === undefined ? header : Buffer.from(base64, "base64").toString("utf8");
}
