import type { Transform } from "node:stream";
import type { Dispatcher } from "undici";
import { messageOf } from "../../core/errors.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, excerpt, hide, say } from "../../core/redaction/redacted.js";
import type { CallFault, HttpFacts, TokenSource } from "../types.js";
import { decoderOf } from "./http-body.js";
import type { HttpConnections } from "./http-connections.js";

export type HttpFault = Omit<CallFault, "sessionLost">;

type RawHeaders = Record<string, string | string[] | undefined>;

export interface HttpRequest {
  method: "POST" | "GET" | "DELETE" | "OPTIONS";
  url: URL;
  /** Those without a value are not sent. */
  headers: Readonly<Record<string, string | undefined>>;
  body?: string | undefined;
  /** Undefined: a redirect is the answer. */
  maxRedirects: number | undefined;
  /** The source of the bearer token; if a token is rejected, the request is sent once more with another. */
  tokens?: TokenSource | undefined;
  what: string;
}

/** Receives a response, in this order; `broken` ends it at any time. Nothing is called after an abort. */
export interface ResponseSink {
  started(http: HttpFacts): void;
  data(chunk: Buffer): void;
  ended(): void;
  broken(fault: HttpFault): void;
}

const CONNECT_CODES =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/;
const TLS_CODES = /CERT|^ERR_(TLS|SSL)|^EPROTO$|^UNABLE_TO_|SELF_SIGNED/;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Sends a request; returns the function that aborts it, before anything of the sink is called. Never throws. */
export function sendRequest(connections: HttpConnections, request: HttpRequest, sink: ResponseSink): () => void {
  const exchange = new HttpExchange(connections, request, sink);
  exchange.dispatch();
  return () => exchange.abort();
}

class HttpExchange implements Dispatcher.DispatchHandler {
  #url: URL;
  #redirects = 0;
  #isRedirecting = false;
  #token: string | undefined;
  #hasRenewed = false;
  #rejection: HttpFacts | undefined;
  #connection: Dispatcher | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #decoder: Transform | undefined;
  #isDone = false;
  /** The request is being handed over, and the caller cannot abort it yet. */
  #isDispatching = false;

  constructor(
    private readonly connections: HttpConnections,
    private readonly request: HttpRequest,
    private readonly sink: ResponseSink,
  ) {
    this.#url = request.url;
  }

  dispatch(): void {
    const { method, headers, body, tokens } = this.request;
    this.#isRedirecting = false;
    this.#token = tokens?.token;
    const { origin, pathname, search } = this.#url;
    const authorization = this.#token && `Bearer ${this.#token}`;
    const allHeaders = { ...headers, ...(authorization && { authorization }) };
    this.#isDispatching = true;
    try {
      this.#connection = this.connections.take();
      const path = pathname + search;
      this.#connection.dispatch({ origin, path, method, headers: allHeaders, body: body ?? null }, this);
    } catch (error) {
      this.#break(connectionFault(error, this.request.what, this.#url));
    }
    this.#isDispatching = false;
  }

  abort(): void {
    if (this.#isDone) return;
    this.#isDone = true;
    this.#decoder?.destroy();
    this.#controller?.abort(new Error("aborted"));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#isDone) controller.abort(new Error("aborted"));
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: RawHeaders): void {
    if (this.#isDone || status < 200) return;
    const facts: HttpFacts = { status, headers: flattenHeaders(headers) };
    const { maxRedirects } = this.request;
    if (maxRedirects !== undefined && REDIRECTS.has(status)) {
      const fault = this.#redirect(facts, maxRedirects);
      if (fault) this.#break(fault);
      return;
    }
    if (status === 401 && this.#mayRenewToken()) {
      this.#rejection = facts;
      return;
    }
    this.#decode(facts.headers["content-encoding"] ?? "");
    if (!this.#isDone) this.sink.started(facts);
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isDone || this.#isRedirecting || this.#rejection) return;
    if (this.#decoder) this.#decoder.write(chunk);
    else this.sink.data(chunk);
  }

  onResponseEnd(): void {
    if (this.#connection) this.connections.putBack(this.#connection);
    this.#connection = undefined;
    if (this.#isDone) return;
    if (this.#isRedirecting) this.dispatch();
    else if (this.#rejection) void this.#renew(this.#rejection);
    else if (this.#decoder) this.#decoder.end();
    else this.#end();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    if (this.#connection) this.connections.drop(this.#connection);
    this.#connection = undefined;
    this.#break(connectionFault(error, this.request.what, this.#url));
  }

  #end(): void {
    if (this.#isDone) return;
    this.#isDone = true;
    this.sink.ended();
  }

  #break(fault: HttpFault): void {
    if (this.#isDone) return;
    // A header that cannot be sent, for example, is refused at once.
    if (this.#isDispatching) {
      queueMicrotask(() => this.#break(fault));
      return;
    }
    this.abort();
    this.sink.broken(fault);
  }

  #redirect({ status, headers: { location = "" } }: HttpFacts, maxRedirects: number): HttpFault | undefined {
    const { what, method } = this.request;
    const rule_id = "FAULT-HTTP-REDIRECT-LOOP";
    const answerText = say`${hide(what)} was answered with HTTP ${status}`;
    if (location === "" || !URL.canParse(location, this.#url.href))
      return { rule_id, message: say`${answerText} and no valid Location header.` };
    const next = new URL(location, this.#url);
    if (next.origin !== this.#url.origin) {
      const message = say`${answerText} to another origin, ${hide(next.origin)}; it was not followed.`;
      return { rule_id: "FAULT-HTTP-REDIRECT-ORIGIN", message };
    }
    if (status === 303 && method === "POST")
      return { rule_id, message: say`${answerText}, which turns a POST into a GET.` };
    if (this.#redirects >= maxRedirects)
      return { rule_id, message: say`${answerText} after ${this.#redirects} redirects; no more are followed.` };
    this.#redirects += 1;
    this.#isRedirecting = true;
    this.#url = next;
    return undefined;
  }

  #mayRenewToken(): boolean {
    const { tokens } = this.request;
    if (tokens === undefined || this.#token === undefined) return false;
    if (this.#hasRenewed) tokens.markRejected(this.#token);
    return !this.#hasRenewed && tokens.mayRenew(this.#token);
  }

  async #renew(http: HttpFacts): Promise<void> {
    this.#hasRenewed = true;
    const fault = await this.request.tokens?.renew(this.#token ?? "");
    this.#rejection = undefined;
    if (this.#isDone) return;
    if (fault === undefined) this.dispatch();
    else {
      const message = say`${hide(this.request.what)} was answered with HTTP 401. ${fault.message}`;
      this.#break({ rule_id: fault.rule_id, message, unverified: true, http });
    }
  }

  #decode(encoding: string): void {
    const name = encoding.trim().toLowerCase();
    if (name === "" || name === "identity") return;
    const decoder = decoderOf(name);
    const broken = (message: Redacted) => this.#break({ rule_id: "FAULT-HTTP-ENCODING", message });
    const what = hide(this.request.what);
    if (decoder === undefined) {
      broken(say`${what} was answered with the unknown Content-Encoding ${excerpt(encoding.trim(), 50)}.`);
      return;
    }
    this.#decoder = decoder;
    this.connections.decoders.add(decoder);
    decoder.once("close", () => this.connections.decoders.delete(decoder));
    decoder.on("data", (chunk: Buffer) => {
      if (!this.#isDone) this.sink.data(chunk);
    });
    decoder.on("end", () => this.#end());
    decoder.on("error", ({ message }) =>
      broken(say`The answer to ${what} cannot be decompressed as ${hide(name)}: ${hide(message)}.`),
    );
  }
}

function flattenHeaders(headers: RawHeaders): Record<string, string> {
  const texts = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")] as const);
  return Object.fromEntries(texts.filter(([name]) => headers[name] !== undefined));
}

const NO_TLS = /wrong version number|packet length too long/i;
function connectionFault(error: unknown, request: string, { origin }: URL): HttpFault {
  const code = codeOf(error) ?? "";
  const what = hide(request);
  const server = hide(origin);
  const reason = cut(hide(messageOf(error)), 300, "");
  if (code === "UND_ERR_INVALID_ARG")
    return { rule_id: "FAULT-HTTP-RESET", message: say`${what} could not be sent: ${reason}.` };
  const codeAndReason = reason.includes(code) ? reason : say`${hide(code)}: ${reason}`;
  if (CONNECT_CODES.test(code)) {
    const isUnknown = code === "ENOTFOUND";
    const why = isUnknown ? say`there is no host of this name` : say`nothing listens there`;
    const detail = isUnknown || code === "ECONNREFUSED" ? say`${why} (${codeAndReason})` : codeAndReason;
    return { rule_id: "FAULT-HTTP-CONNECT", message: say`No connection to ${server}: ${detail}.` };
  }
  if (TLS_CODES.test(code)) {
    const detail = NO_TLS.test(reason) ? say`what answers there is not TLS, but perhaps plain HTTP` : codeAndReason;
    return { rule_id: "FAULT-HTTP-TLS", message: say`No TLS connection to ${server}: ${detail}.` };
  }
  const message = say`The connection broke while ${what} was waiting: ${codeAndReason}.`;
  return { rule_id: "FAULT-HTTP-RESET", message };
}

/** If a host has several addresses, there is one error for each. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return error instanceof AggregateError ? codeOf(error.errors[0]) : codeOf(error.cause);
}
