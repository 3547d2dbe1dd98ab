import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Transform } from "node:stream";
import { nowMs } from "../../core/clock.js";
import { LIMITS } from "../../core/limits.js";
import { decoderOf, EventBody, WholeBody } from "../channel/http-body.js";
import { contentType, isSuccess, refusalOf } from "../channel/http-facts.js";
import { remember } from "../remember.js";
import type { CallFault, HttpFacts } from "../types.js";
import type { ExchangePairs } from "./exchanges.js";
import type { Recorder, SessionRecorder, SessionStart } from "./recorder.js";

/** What sees a copy of one request and of its response, after the bytes were passed on. */
export interface HttpCopy {
  requestChunk(chunk: Buffer): void;
  requestEnded(): void;
  started(status: number, headers: IncomingHttpHeaders): void;
  responseChunk(chunk: Buffer): void;
  /** The response is over: it came whole, its client is gone, or the server broke it off. */
  ended(how: "whole" | "aborted" | CallFault): void;
}

const MAX_SESSIONS = 1_000;
const MAX_BODY = 2 * LIMITS.frame;
/** How many ids of events are known of a session, so that what is sent again is not recorded twice. */
const MAX_EVENTS = 10_000;
const DENIED: readonly number[] = [401, 403, 429];
/** The headers of a response that are recorded. */
const RECORDED_HEADERS = ["content-type", "retry-after", "www-authenticate"];

/** A session over HTTP. */
interface HttpSession {
  recorder: SessionRecorder;
  transport: "http" | "sse";
  /** By what later requests name it, such as its id; undefined: the server has no sessions. */
  id: string | undefined;
  /** The ids of its events. */
  events: Map<string, true>;
}

/** Records what passes over HTTP: a session for each session id, and without one for each client. */
export class HttpRecorder {
  /** By their ids, and those of HTTP+SSE by the address to which messages are posted. */
  readonly #byId = new Map<string, HttpSession>();
  readonly #byConnection = new WeakMap<Socket, HttpSession>();
  /** The last session of each client that got no id: another connection of the same program goes on with it. */
  readonly #byClient = new Map<string, HttpSession>();

  constructor(
    private readonly recorder: Recorder,
    private readonly upstream: URL,
    private readonly start: SessionStart,
  ) {}

  /** undefined for a request of something else than MCP, such as metadata or tokens: nothing of it is recorded. */
  copyOf(request: IncomingMessage): HttpCopy | undefined {
    const { url = "" } = request;
    const secrets = this.recorder.secrets.ofHeaders(request.headers);
    const isEndpoint = url.replace(/\?.*$/s, "") === this.upstream.pathname || this.#byId.has(url);
    return isEndpoint ? new RequestCopy(request, secrets, this) : undefined;
  }

  /** The session of a request, by its response if it has one; undefined for one that was refused outside of any. */
  sessionOf(request: RequestFacts, http?: HttpFacts, givenId?: string): HttpSession | undefined {
    const { url, sessionId, client, connection, isInitialize } = request;
    const known = this.#byId.get(url) ?? this.#byId.get(sessionId ?? "");
    if (known) return known;
    const id = givenId ?? sessionId;
    if (id !== undefined) return this.#begin(request, "http", id);
    if (http === undefined || DENIED.includes(http.status)) return undefined;
    const ofClient = isInitialize ? undefined : (this.#byConnection.get(connection) ?? this.#byClient.get(client));
    const session = ofClient ?? this.#begin(request, "http");
    this.#byConnection.set(connection, session);
    remember(this.#byClient, client, session, MAX_SESSIONS);
    return session;
  }

  /** The session of HTTP+SSE whose stream names the address for its messages. */
  sseSession(request: RequestFacts, endpoint: string): HttpSession | undefined {
    if (!URL.canParse(endpoint, this.upstream.href)) return undefined;
    const { pathname, search } = new URL(endpoint, this.upstream);
    return this.#begin(request, "sse", `${pathname}${search}`);
  }

  endSession({ id, recorder }: HttpSession): void {
    if (id !== undefined) this.#byId.delete(id);
    recorder.readLater(0, () => recorder.end());
  }

  /** Records what is left. Settles when it is on the disk, or cannot be. */
  async end(): Promise<void> {
    this.recorder.readAll();
    const sessions = new Set([...this.#byId.values(), ...this.#byClient.values()]);
    for (const { recorder } of sessions) recorder.end();
    await this.recorder.close();
  }

  #begin({ cameAt, secrets }: RequestFacts, transport: HttpSession["transport"], id?: string): HttpSession {
    const [oldest] = this.#byId.size < MAX_SESSIONS ? [] : this.#byId.values();
    if (oldest) this.endSession(oldest);
    const headers = Object.keys(secrets).length > 0 && { headers: secrets };
    const server = { ...this.start.server, ...headers };
    const recorded_at = new Date().toISOString();
    const recorder = this.recorder.startSession({ ...this.start, transport, recorded_at, server }, cameAt);
    const session: HttpSession = { recorder, transport, id, events: new Map() };
    if (id !== undefined) this.#byId.set(id, session);
    return session;
  }
}

/** What tells to which session a request belongs. */
interface RequestFacts {
  cameAt: number;
  /** Path and query. */
  url: string;
  sessionId: string | undefined;
  /** The program that sent it, as far as its headers say. */
  client: string;
  connection: Socket;
  isInitialize: boolean;
  /** Its secret headers. */
  secrets: Record<string, string>;
}

/** One request with its response, as messages of its session. */
class RequestCopy implements HttpCopy {
  readonly #cameAt = nowMs();
  readonly #sent = new WholeBody(MAX_BODY);
  #isTooLarge = false;
  #sentText = "";
  #http: HttpFacts | undefined;
  #body: WholeBody | EventBody | undefined;
  #decoder: Transform | undefined;
  #session: HttpSession | undefined;
  #pairs: ExchangePairs | undefined;

  constructor(
    private readonly request: IncomingMessage,
    private readonly secrets: Record<string, string>,
    private readonly recorder: HttpRecorder,
  ) {}

  requestChunk(chunk: Buffer): void {
    this.#isTooLarge ||= !this.#sent.push(chunk);
  }

  /** Over HTTP+SSE, the answer may come before the response does: what belongs to a known session is read at once. */
  requestEnded(): void {
    this.#sentText = this.#sent.text().text;
    if (!this.#session) this.#enter(this.recorder.sessionOf(this.#facts()));
  }

  started(status: number, headers: IncomingHttpHeaders): void {
    const recorded = RECORDED_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
    const http: HttpFacts = { status, headers: Object.fromEntries(recorded) };
    this.#http = http;
    const isStream = contentType(http) === "text/event-stream";
    const givenId = headers["mcp-session-id"];
    // Whose stream it is says the first event on it.
    if (this.request.method === "GET" && this.#sessionId === undefined) {
      if (!isStream) return;
    } else if (!this.#session) this.#enter(this.recorder.sessionOf(this.#facts(), http, givenId?.toString()));
    this.#body = isStream ? this.#eventBody() : new WholeBody(MAX_BODY);
    const encoding = String(headers["content-encoding"] ?? "identity").toLowerCase();
    if (encoding === "identity") return;
    this.#decoder = decoderOf(encoding);
    // What cannot be read is counted as a message that was not recorded.
    this.#decoder?.on("data", (chunk: Buffer) => this.#read(chunk)).on("error", () => this.#session?.recorder.drop(0));
  }

  responseChunk(chunk: Buffer): void {
    if (this.#decoder) this.#decoder.write(chunk);
    else this.#read(chunk);
  }

  ended(how: "whole" | "aborted" | CallFault): void {
    if (this.#decoder?.destroyed === false) this.#decoder.once("close", () => this.#finish(how)).end();
    else this.#finish(how);
  }

  get #sessionId(): string | undefined {
    return this.request.headers["mcp-session-id"]?.toString();
  }

  #facts(): RequestFacts {
    const { url = "", headers, socket } = this.request;
    return {
      cameAt: this.#cameAt,
      url,
      sessionId: this.#sessionId,
      client: `${headers["user-agent"]} ${headers.authorization}`,
      connection: socket,
      isInitialize: /"method"\s*:\s*"initialize"/.test(this.#sentText),
      secrets: this.secrets,
    };
  }

  /** Without session ids, several clients may use the same ids of requests at once: each request is paired by itself. */
  #enter(session: HttpSession | undefined): void {
    this.#session = session;
    this.#pairs = session?.id === undefined ? session?.recorder.newPairs() : session.recorder.pairs;
    const text = this.#sentText;
    const recorder = session?.recorder;
    if (recorder === undefined || this.request.method !== "POST" || text === "") return;
    if (this.#isTooLarge) recorder.drop(text.length);
    else recorder.readLater(text.length, (at) => this.#pairs?.fromClient(text, at), this.#cameAt);
  }

  #read(chunk: Buffer): void {
    if (this.#body?.push(chunk) === false) {
      this.#session?.recorder.drop(chunk.length);
      this.#body = undefined;
    }
  }

  #eventBody(): EventBody {
    const isResumed = this.request.headers["last-event-id"] !== undefined;
    let idBefore: string | undefined;
    const body = new EventBody(
      MAX_BODY,
      (data) => {
        const id = body.lastId === idBefore ? undefined : body.lastId;
        idBefore = body.lastId;
        if (!this.#session && this.#http) this.#enter(this.recorder.sessionOf(this.#facts(), this.#http, undefined));
        const isKnown = isResumed && id !== undefined && this.#session?.events.has(id);
        if (this.#session && id !== undefined) remember(this.#session.events, id, true, MAX_EVENTS);
        if (!isKnown) this.#readAnswer(data);
      },
      (type, data) => {
        if (type === "endpoint" && !this.#session) this.#enter(this.recorder.sseSession(this.#facts(), data));
      },
    );
    return body;
  }

  #readAnswer(text: string): void {
    const http = this.#http;
    this.#session?.recorder.readLater(text.length, (at) => this.#pairs?.fromServer(text, at, http));
  }

  #finish(how: "whole" | "aborted" | CallFault): void {
    const session = this.#session;
    const { method } = this.request;
    if (session === undefined) return;
    const isEnded =
      method === "DELETE" ? this.#http && isSuccess(this.#http) : method === "GET" && session.transport === "sse";
    if (isEnded && session.id !== undefined) this.recorder.endSession(session);
    if (method !== "POST") return;
    const text = how === "whole" && this.#body instanceof WholeBody ? this.#body.text().text : undefined;
    const isDenied = DENIED.includes(this.#http?.status ?? 0);
    if (text !== undefined && !isDenied && looksLikeJson(text)) this.#readAnswer(text);
    const why = typeof how === "object" ? how : this.#refusal(session, text);
    session.recorder.readLater(0, (at) => {
      if (why) this.#pairs?.refuse(this.#sentText, at, whyOf(why));
      if (session.id === undefined) this.#pairs?.end();
    });
  }

  /** Why the response means that nothing else will answer the request; undefined if an answer may come on a stream. */
  #refusal({ transport }: HttpSession, text: string | undefined): CallFault | undefined {
    const http = this.#http;
    if (http === undefined || text === undefined || (transport === "sse" && http.status < 400)) return undefined;
    return refusalOf("The request", http, text);
  }
}

/** Other texts, such as pages of HTML, say why a request was refused. */
function looksLikeJson(text: string): boolean {
  return /^\ufeff?\s*[[{]/.test(text);
}

function whyOf({ rule_id, message, unverified, http }: CallFault) {
  return { fault: { rule_id, message, ...(unverified && { unverified }) }, ...(http && { http }) };
}
