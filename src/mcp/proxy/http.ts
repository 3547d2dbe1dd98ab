import {
  createServer,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { messageOf } from "../../core/errors.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { isLoopback, listen, socketHost } from "../hosts.js";
import type { CallFault } from "../types.js";
import type { HttpCopy } from "./http-recorder.js";
import { Addresses } from "./rewrites.js";

/** What sees a copy of what passes. */
interface HttpObserver {
  copyOf(request: IncomingMessage): HttpCopy | undefined;
  /** Called when an address of the server was replaced by ours in metadata for a login. */
  metadataChanged(): void;
}

/** The recorder is on this machine only. */
const HOST = "127.0.0.1";
const MAX_HEADER_BYTES = 64 * 1024;
/** Most servers close an idle connection after five seconds: a request must not meet one that is closing. */
const IDLE_MS = 1_500;
const MAX_METADATA = 1024 * 1024;
const METADATA_PATH = /^\/\.well-known\/oauth-protected-resource(?:$|[/?])/;
/** Headers of one connection, each of which Node makes itself. */
const OF_CONNECTION = new Set(["connection", "keep-alive", "proxy-connection", "te", "trailer", "upgrade", "expect"]);

/** Stands in place of a server over HTTP, on a port of this machine: bodies pass as they come, both ways. */
export class HttpPassage {
  /** Where clients reach the server now. */
  readonly url: string;
  readonly #addresses: Addresses;
  readonly #agent;

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    port: number,
    private readonly upstream: URL,
    private readonly observer: HttpObserver,
  ) {
    const origin = `http://${HOST}:${port}`;
    this.url = `${origin}${upstream.pathname}${upstream.search}`;
    this.#addresses = new Addresses(upstream, origin);
    this.#agent = new (upstream.protocol === "https:" ? HttpsAgent : HttpAgent)({ keepAlive: true, timeout: IDLE_MS });
    server.on("request", (request, response) => this.#receive(request, response));
  }

  /** Listens at a port, 0 for any free one. Rejects if it is in use. */
  static async listen(port: number, upstream: URL, observer: HttpObserver): Promise<HttpPassage> {
    const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0, maxHeaderSize: MAX_HEADER_BYTES });
    return new HttpPassage(server, await listen(server, port, HOST), upstream, observer);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
    this.#agent.destroy();
  }

  #receive(request: IncomingMessage, response: ServerResponse): void {
    const foreign = foreignHeader(request);
    if (foreign !== undefined) {
      // A page in a browser must not reach the server through us (DNS rebinding).
      reply(response, 403, `mcptest: requests with this ${foreign} are refused`);
      return;
    }
    const copy = this.observer.copyOf(request);
    const isMetadata = METADATA_PATH.test(request.url ?? "");
    const onward = this.#open(request, isMetadata);
    let isAnswered = false;
    const fail = (error: Error) => {
      if (response.destroyed && !isAnswered) copy?.ended("aborted");
      else if (!isAnswered) {
        const reason = reasonOf(error);
        copy?.ended(faultOf(reason, this.upstream));
        reply(response, 502, `mcptest: no answer from ${this.upstream.origin}: ${reason}`);
      }
      isAnswered = true;
    };
    onward.on("error", fail).once("response", (answer) => {
      isAnswered = true;
      if (isMetadata) this.#passMetadata(answer, response);
      else this.#pass(request, answer, response, copy);
    });
    response.once("close", () => onward.destroy());
    // Not `pipeline`, whose signals and errors take more memory for each request than the request itself.
    request.once("error", () => onward.destroy()).pipe(onward);
    request.on("data", (chunk: Buffer) => copy?.requestChunk(chunk)).once("end", () => copy?.requestEnded());
  }

  /** A request to the server as the client sent it, with the server's own Host and Origin. */
  #open({ method, url, rawHeaders, headers }: IncomingMessage, isMetadata: boolean) {
    const { upstream } = this;
    // What may have to be changed is asked for as it is.
    const isPlain = isMetadata || (method === "GET" && /\btext\/event-stream\b/.test(headers.accept ?? ""));
    const passed = withoutConnection(rawHeaders, isPlain ? ["accept-encoding"] : []).map((value, at, all) => {
      const name = at % 2 === 1 ? all[at - 1]?.toLowerCase() : "";
      if (name === "host") return upstream.host;
      return name === "origin" && value === new URL(this.url).origin ? upstream.origin : value;
    });
    const isTls = upstream.protocol === "https:";
    const options: RequestOptions = {
      method,
      path: url,
      host: socketHost(upstream),
      port: upstream.port || (isTls ? 443 : 80),
      headers: passed,
      agent: this.#agent,
      maxHeaderSize: MAX_HEADER_BYTES,
    };
    return isTls ? httpsRequest({ ...options, servername: socketHost(upstream) }) : httpRequest(options);
  }

  #pass(request: IncomingMessage, answer: IncomingMessage, response: ServerResponse, copy?: HttpCopy): void {
    const { statusCode = 502, statusMessage, rawHeaders, headers } = answer;
    const passed = this.#addresses.headersToOurs(withoutConnection(rawHeaders));
    if (/resource_metadata=/i.test(headers["www-authenticate"] ?? "")) this.observer.metadataChanged();
    response.sendDate = false;
    response.writeHead(statusCode, statusMessage, passed);
    // The first bytes of the body are often here already: then they go with the headers.
    setImmediate(() => response.writableEnded || response.flushHeaders());
    copy?.started(statusCode, headers);
    const mayNameEndpoint =
      request.method === "GET" &&
      headers["content-encoding"] === undefined &&
      headers["content-length"] === undefined &&
      /^text\/event-stream\b/i.test(headers["content-type"] ?? "");
    // Once the client is gone, the response is broken off by us.
    let breach: CallFault | undefined;
    answer.once("error", (error) => {
      if (!response.destroyed) breach = faultOf(reasonOf(error), this.upstream);
      response.destroy();
    });
    response.once("close", () => copy?.ended(response.writableFinished ? "whole" : (breach ?? "aborted")));
    (mayNameEndpoint ? answer.pipe(this.#addresses.endpointToOurs()) : answer).pipe(response);
    answer.on("data", (chunk: Buffer) => copy?.responseChunk(chunk));
  }

  /** Metadata of a protected resource: clients reject what names another address than the one that they call. */
  #passMetadata(answer: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    let size = 0;
    answer
      .on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > MAX_METADATA) answer.destroy();
        else chunks.push(chunk);
      })
      .once("error", () => response.destroy())
      .once("close", () => answer.complete || response.destroy())
      .once("end", () => {
        const body = Buffer.concat(chunks);
        const changed = this.#addresses.metadataToOurs(body.toString("utf8"));
        if (changed !== undefined) this.observer.metadataChanged();
        const headers = withoutConnection(answer.rawHeaders, ["content-length", "transfer-encoding"]);
        response.sendDate = false;
        response.writeHead(answer.statusCode ?? 502, answer.statusMessage, this.#addresses.headersToOurs(headers));
        response.end(changed ?? body);
      });
  }
}

/** `Host` or `Origin` if it is not one of this machine. */
function foreignHeader({ headers: { host = "", origin } }: IncomingMessage): string | undefined {
  const isOurs = (url: string) => URL.canParse(url) && isLoopback(new URL(url).hostname);
  if (!isOurs(`http://${host}`)) return "Host";
  return origin === undefined || isOurs(origin) ? undefined : "Origin";
}

/** Headers as they were written, a name and a value in turn, without those of the connection and those given. */
function withoutConnection(rawHeaders: readonly string[], others: readonly string[] = []): string[] {
  return rawHeaders.filter((_, at) => {
    const name = (rawHeaders[at - (at % 2)] ?? "").toLowerCase();
    return !OF_CONNECTION.has(name) && !others.includes(name);
  });
}

function reply(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}

/** If a host has several addresses, there is one error for each, and no message for all. */
function reasonOf(error: Error): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return messageOf(first);
}

function faultOf(reason: string, { origin }: URL): CallFault {
  return { rule_id: "FAULT-HTTP-RESET", message: say`No answer came from ${hide(origin)}: ${hide(reason)}` };
}
