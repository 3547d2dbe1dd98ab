import { isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { derive, hide, say } from "../../../core/redaction/redacted.js";
import { wantsToken } from "../../../mcp/auth/protection.js";
import { httpExchange, type PlainRequest } from "../../../mcp/channel/http-exchange.js";
import { contentType, isSuccess, objectIn } from "../../../mcp/channel/http-facts.js";
import type { Frame } from "../../../mcp/frames.js";
import { initializeParams, requestHeaders, requestMeta } from "../../../mcp/revisions/handshake.js";
import { FIRST_MODERN, isSince, SINCE } from "../../../mcp/revisions/known.js";
import type { HttpFacts, HttpTarget } from "../../../mcp/types.js";
import { shortText } from "../answers.js";

/** A kind of request that may need a token. */
export type AccessRequest = (typeof KINDS)[number];

export interface AuthServer {
  target: HttpTarget;
  revision: string;
  /** The list and the call that are sent; no call if the server has no tools. */
  list: string;
  call?: Frame;
  /** A call of each tool that it lists, by name. */
  tools: ReadonlyMap<string, { call: Frame; isSafe: boolean }>;
  clientVersion?: string;
  nextId: () => number;
  answerMs: number;
  signal?: AbortSignal;
}

/** How a request shows who sends it. Without both members, it does not. */
export interface Credential {
  authorization?: string;
  /** The token in the address. */
  query?: string;
}

export interface AccessAnswer {
  /** `refused`: the server wants a token. `unsure`: it did not say. `other`: any other answer, such as an error. */
  reception: "served" | "refused" | "other" | "unsure";
  http?: HttpFacts;
  frame?: Frame;
  /** `HTTP 403`, or what went wrong. */
  status: Redacted;
  /** The request and the response, as evidence, without the token. */
  requestText: Redacted;
  responseText: Redacted;
}

const KINDS = ["opening", "list", "call", "GET", "DELETE"] as const;
const MAX_BODY = 1_024 * 1_024;
const RATE_LIMIT = 429;

/** The requests of a client at one revision, outside of any session unless one is named. */
export class Access {
  readonly modern: boolean;
  /** The given token; undefined if there is none. */
  readonly token: string | undefined;
  readonly #answersWithoutToken = new Map<AccessRequest, Promise<AccessAnswer>>();
  readonly #answersWithToken = new Map<AccessRequest, Promise<AccessAnswer>>();
  /** The session that the server opened without a token. */
  #publicSession: string | undefined;

  constructor(readonly server: AuthServer) {
    this.modern = isSince(server.revision, FIRST_MODERN);
    const { tokens, headers } = server.target;
    this.token = tokens?.token ?? /^Bearer +(\S+)$/i.exec(headers().authorization ?? "")?.[1];
  }

  get kinds(): readonly AccessRequest[] {
    return this.server.call ? KINDS : KINDS.filter((kind) => kind !== "call");
  }

  /** The name of a kind of request, as results have it. */
  nameOf(kind: AccessRequest): Redacted {
    return hide(this.#methodOf(kind));
  }

  /** The answer to a request without a token; in the session of the opening, if that was served without one. */
  answerWithoutToken(kind: AccessRequest): Promise<AccessAnswer> {
    const answer = this.#answersWithoutToken.get(kind) ?? this.#sendWithoutToken(kind);
    this.#answersWithoutToken.set(kind, answer);
    return answer;
  }

  /** The answer to the same request with the given token; undefined if there is none. */
  answerWithToken(kind: AccessRequest): Promise<AccessAnswer> | undefined {
    if (this.token === undefined) return undefined;
    const answer = this.#answersWithToken.get(kind) ?? this.sendAs(kind, this.goodCredential);
    this.#answersWithToken.set(kind, answer);
    return answer;
  }

  get goodCredential(): Credential {
    return bearer(this.token ?? "");
  }

  /** True if a request is not served without a token: the server refuses it, or answers it otherwise with the token. */
  async isGuarded(kind: AccessRequest): Promise<boolean> {
    const answer = await this.answerWithoutToken(kind);
    if (answer.reception !== "other") return answer.reception === "refused";
    const control = await this.answerWithToken(kind);
    return (control?.reception === "served" || control?.reception === "other") && !isAlike(control, answer);
  }

  /** Whether an answer is that of an accepted request: a result, or the error that the given token gets too. */
  async isAccepted(kind: AccessRequest, answer: AccessAnswer): Promise<boolean> {
    if (answer.reception !== "other") return answer.reception === "served";
    const control = await this.answerWithToken(kind);
    return control?.reception === "other" && hasReachedHandler(control) && isAlike(control, answer);
  }

  /** The kind of request with which tokens are tried: the first that is refused without one. */
  async firstGuarded(): Promise<AccessRequest | undefined> {
    for (const kind of this.kinds) {
      if (kind !== "GET" && kind !== "DELETE" && (await this.isGuarded(kind))) return kind;
    }
    return undefined;
  }

  /** The answers to each kind of request without a token. */
  async answersWithoutToken(): Promise<AccessAnswer[]> {
    const answers: AccessAnswer[] = [];
    for (const kind of this.kinds) answers.push(await this.answerWithoutToken(kind));
    return answers;
  }

  /** A request outside of any session, but for a list or a call in the one that the server opened without a token. */
  sendAs(kind: AccessRequest, credential: Credential): Promise<AccessAnswer> {
    return this.send(kind, credential, kind === "list" || kind === "call" ? this.#publicSession : undefined);
  }

  /** Uses a session that a credential opens, and ends it. Its id is undefined if there are none; the result, if it is refused. */
  async withSession<T>(
    credential: Credential,
    use: (session: string | undefined) => Promise<T>,
  ): Promise<T | undefined> {
    if (this.modern) return use(undefined);
    const opening = await this.send("opening", credential);
    if (opening.reception !== "served") return undefined;
    const session = await this.#opened(opening, credential);
    const result = await use(session);
    if (session !== undefined) await this.send("DELETE", credential, session);
    return result;
  }

  async send(
    kind: AccessRequest,
    credential: Credential,
    session?: string,
    call = this.server.call,
  ): Promise<AccessAnswer> {
    const method = this.#methodOf(kind);
    if (kind === "GET" || kind === "DELETE") {
      return this.#exchange(kind, { accept: "text/event-stream", ...this.#inSession(session) }, undefined, credential);
    }
    const params = this.#paramsOf(kind, call);
    const body = JSON.stringify({ jsonrpc: "2.0", id: this.server.nextId(), method, ...(params && { params }) });
    const described = this.modern
      ? requestHeaders(this.server.revision, method, params)
      : kind === "opening"
        ? {}
        : this.#inSession(session);
    return this.#exchange(method, described, body, credential);
  }

  async #sendWithoutToken(kind: AccessRequest): Promise<AccessAnswer> {
    if (kind !== "opening") await this.answerWithoutToken("opening");
    const answer = await this.sendAs(kind, {});
    if (kind === "opening" && answer.reception === "served") this.#publicSession = await this.#opened(answer, {});
    return answer;
  }

  async #opened({ http }: AccessAnswer, credential: Credential): Promise<string | undefined> {
    const session = http?.headers["mcp-session-id"];
    if (this.modern) return undefined;
    const body = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" });
    await this.#exchange("notifications/initialized", this.#inSession(session), body, credential);
    return session;
  }

  #methodOf(kind: AccessRequest): string {
    if (kind === "opening") return this.modern ? "server/discover" : "initialize";
    if (kind === "list") return this.server.list;
    return kind === "call" ? "tools/call" : kind;
  }

  #paramsOf(kind: AccessRequest, call: Frame | undefined): Frame | undefined {
    const { revision, clientVersion } = this.server;
    const own = kind === "call" ? (call ?? {}) : {};
    if (this.modern) return { _meta: requestMeta(revision, {}, clientVersion), ...own };
    if (kind === "opening") return initializeParams(revision, {}, clientVersion);
    return kind === "call" ? own : undefined;
  }

  #inSession(session: string | undefined): Record<string, string> {
    const { revision } = this.server;
    return {
      ...(session !== undefined && { "mcp-session-id": session }),
      ...(revision >= SINCE.revisionHeader && { "mcp-protocol-version": revision }),
    };
  }

  async #exchange(
    name: string,
    described: Readonly<Record<string, string>>,
    body: string | undefined,
    { authorization, query }: Credential,
  ): Promise<AccessAnswer> {
    const { target, answerMs, signal } = this.server;
    const { tokens: _, ...untokened } = target;
    const url = new URL(target.url);
    if (query !== undefined) url.searchParams.set("access_token", query);
    const { authorization: __, ...others } = target.headers();
    // One redirect within the origin is followed: `/mcp` to `/mcp/` is usual.
    const requestTarget = {
      ...untokened,
      url: url.href,
      headers: () => others,
      maxRedirects: Math.max(1, target.maxRedirects),
    };
    const method = name === "GET" || name === "DELETE" ? name : "POST";
    const headers = { ...(body !== undefined && POSTED), ...described, ...(authorization && { authorization }) };
    const request: PlainRequest = { method, headers, ...(body !== undefined && { body }) };
    const limits = { timeoutMs: answerMs, maxBytes: MAX_BODY, until: "answer", signal } as const;
    const response = await httpExchange(requestTarget, request, limits);
    const requestText = method === "POST" ? say`POST ${hide(name)}` : say`${method}`;
    if (!response.ok) {
      const { rule_id, message } = response.fault;
      // A redirect is not followed, but it is not a challenge for a token.
      const reception = rule_id.startsWith("FAULT-HTTP-REDIRECT") ? "other" : "unsure";
      return {
        reception: reception,
        status: derive(message, (text) => text.replace(/\.$/, "")),
        requestText,
        responseText: message,
      };
    }
    const { http } = response;
    const status = say`HTTP ${http.status}`;
    const responseText = say`${status} ${challengeText(http)}${shortText(hide(response.body))}`;
    const frame = body === undefined ? undefined : objectIn(response.body);
    return {
      reception: receptionOf(method, http, frame),
      http,
      ...(frame && { frame }),
      status,
      requestText,
      responseText: responseText,
    };
  }
}

export function bearer(token: string): Credential {
  return { authorization: `Bearer ${token}` };
}

const POSTED = { "content-type": "application/json", accept: "application/json, text/event-stream" };

function receptionOf(method: string, http: HttpFacts, frame: Frame | undefined): AccessAnswer["reception"] {
  if (http.status === RATE_LIMIT) return "unsure";
  if (wantsToken(http)) return "refused";
  const isStream = contentType(http) === "text/event-stream";
  const isServed = method === "POST" ? isObject(frame?.result) : method === "DELETE" || isStream;
  return isSuccess(http) && isServed ? "served" : "other";
}

/** An answer as evidence; `what` says which token its request had. */
export function accessEvidence({ requestText, responseText }: AccessAnswer, what = say`no token`): Redacted {
  return say`→ ${requestText}, with ${what}\n← ${responseText}`;
}

/** True if the request got past the token check: it was served, or answered with a JSON-RPC error. */
function hasReachedHandler({ reception, http, frame }: AccessAnswer): boolean {
  return (
    reception === "served" || (reception === "other" && http !== undefined && isSuccess(http) && isObject(frame?.error))
  );
}

/** Whether two answers have the same status and error. */
function isAlike(one: AccessAnswer, other: AccessAnswer): boolean {
  return one.http?.status === other.http?.status && codeOf(one) === codeOf(other);
}

function codeOf({ frame }: AccessAnswer): unknown {
  return isObject(frame?.error) ? frame.error.code : undefined;
}

function challengeText({ headers }: HttpFacts): Redacted {
  const challenge = headers["www-authenticate"];
  return challenge === undefined ? say`` : say`WWW-Authenticate: ${shortText(hide(challenge))} `;
}
