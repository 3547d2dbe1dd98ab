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

/** What is sent to find out whether it takes a token. */
export type Kind = (typeof KINDS)[number];

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

export interface Answer {
  /** `refused`: it wants a token. `unsure`: the server did not say. `other`: anything else, with or without a token. */
  taken: "served" | "refused" | "other" | "unsure";
  http?: HttpFacts;
  frame?: Frame;
  /** `HTTP 403`, or what went wrong. */
  status: Redacted;
  /** What was sent and what came, but for the token. */
  sent: Redacted;
  came: Redacted;
}

const KINDS = ["opening", "list", "call", "GET", "DELETE"] as const;
const MAX_BODY = 1_024 * 1_024;
const RATE_LIMIT = 429;

/** The requests of a client at one revision, outside of any session unless one is named. */
export class Access {
  readonly modern: boolean;
  /** The given token; undefined if there is none. */
  readonly token: string | undefined;
  readonly #bare = new Map<Kind, Promise<Answer>>();
  readonly #controls = new Map<Kind, Promise<Answer>>();
  /** The session that the server opened without a token. */
  #publicSession: string | undefined;

  constructor(readonly server: AuthServer) {
    this.modern = isSince(server.revision, FIRST_MODERN);
    const { tokens, headers } = server.target;
    this.token = tokens?.token ?? /^Bearer +(\S+)$/i.exec(headers().authorization ?? "")?.[1];
  }

  get kinds(): readonly Kind[] {
    return this.server.call ? KINDS : KINDS.filter((kind) => kind !== "call");
  }

  /** The name of a kind of request, as results have it. */
  nameOf(kind: Kind): Redacted {
    return hide(this.#methodOf(kind));
  }

  /** The answer to a request without a token; in the session of the opening, if that was served without one. */
  bare(kind: Kind): Promise<Answer> {
    const answer = this.#bare.get(kind) ?? this.#sendBare(kind);
    this.#bare.set(kind, answer);
    return answer;
  }

  /** The answer to the same request with the given token; undefined if there is none. */
  control(kind: Kind): Promise<Answer> | undefined {
    if (this.token === undefined) return undefined;
    const answer = this.#controls.get(kind) ?? this.sendAs(kind, this.good);
    this.#controls.set(kind, answer);
    return answer;
  }

  get good(): Credential {
    return bearer(this.token ?? "");
  }

  /** True if a request is not served without a token: it says so, or the given token makes a difference. */
  async isGuarded(kind: Kind): Promise<boolean> {
    const answer = await this.bare(kind);
    if (answer.taken !== "other") return answer.taken === "refused";
    const control = await this.control(kind);
    return (control?.taken === "served" || control?.taken === "other") && !isAlike(control, answer);
  }

  /** Whether an answer is that of an accepted request: a result, or the error that the given token gets too. */
  async isAccepted(kind: Kind, answer: Answer): Promise<boolean> {
    if (answer.taken !== "other") return answer.taken === "served";
    const control = await this.control(kind);
    return control?.taken === "other" && isReached(control) && isAlike(control, answer);
  }

  /** The kind of request with which tokens are tried: the first that is refused without one. */
  async guarded(): Promise<Kind | undefined> {
    for (const kind of this.kinds) {
      if (kind !== "GET" && kind !== "DELETE" && (await this.isGuarded(kind))) return kind;
    }
    return undefined;
  }

  /** The answers to each kind of request without a token. */
  async bareAnswers(): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const kind of this.kinds) answers.push(await this.bare(kind));
    return answers;
  }

  /** A request outside of any session, but for a list or a call in the one that the server opened without a token. */
  sendAs(kind: Kind, credential: Credential): Promise<Answer> {
    return this.send(kind, credential, kind === "list" || kind === "call" ? this.#publicSession : undefined);
  }

  /** Uses a session that a credential opens, and ends it. Its id is undefined if there are none; the result, if it is refused. */
  async within<T>(credential: Credential, use: (session: string | undefined) => Promise<T>): Promise<T | undefined> {
    if (this.modern) return use(undefined);
    const opening = await this.send("opening", credential);
    if (opening.taken !== "served") return undefined;
    const session = await this.#opened(opening, credential);
    const result = await use(session);
    if (session !== undefined) await this.send("DELETE", credential, session);
    return result;
  }

  async send(kind: Kind, credential: Credential, session?: string, call = this.server.call): Promise<Answer> {
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

  async #sendBare(kind: Kind): Promise<Answer> {
    if (kind !== "opening") await this.bare("opening");
    const answer = await this.sendAs(kind, {});
    if (kind === "opening" && answer.taken === "served") this.#publicSession = await this.#opened(answer, {});
    return answer;
  }

  async #opened({ http }: Answer, credential: Credential): Promise<string | undefined> {
    const session = http?.headers["mcp-session-id"];
    if (this.modern) return undefined;
    const body = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" });
    await this.#exchange("notifications/initialized", this.#inSession(session), body, credential);
    return session;
  }

  #methodOf(kind: Kind): string {
    if (kind === "opening") return this.modern ? "server/discover" : "initialize";
    if (kind === "list") return this.server.list;
    return kind === "call" ? "tools/call" : kind;
  }

  #paramsOf(kind: Kind, call: Frame | undefined): Frame | undefined {
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
  ): Promise<Answer> {
    const { target, answerMs, signal } = this.server;
    const { tokens: _, ...untokened } = target;
    const url = new URL(target.url);
    if (query !== undefined) url.searchParams.set("access_token", query);
    const { authorization: __, ...others } = target.headers();
    // One redirect within the origin is followed: `/mcp` to `/mcp/` is usual.
    const asked = {
      ...untokened,
      url: url.href,
      headers: () => others,
      maxRedirects: Math.max(1, target.maxRedirects),
    };
    const method = name === "GET" || name === "DELETE" ? name : "POST";
    const headers = { ...(body !== undefined && POSTED), ...described, ...(authorization && { authorization }) };
    const request: PlainRequest = { method, headers, ...(body !== undefined && { body }) };
    const limits = { timeoutMs: answerMs, maxBytes: MAX_BODY, until: "answer", signal } as const;
    const response = await httpExchange(asked, request, limits);
    const sent = method === "POST" ? say`POST ${hide(name)}` : say`${method}`;
    if (!response.ok) {
      const { rule_id, message } = response.fault;
      // Where it leads is not followed; that it leads away from a challenge is known.
      const taken = rule_id.startsWith("FAULT-HTTP-REDIRECT") ? "other" : "unsure";
      return { taken, status: derive(message, (text) => text.replace(/\.$/, "")), sent, came: message };
    }
    const { http } = response;
    const status = say`HTTP ${http.status}`;
    const came = say`${status} ${challengeText(http)}${shortText(hide(response.body))}`;
    const frame = body === undefined ? undefined : objectIn(response.body);
    return { taken: takenOf(method, http, frame), http, ...(frame && { frame }), status, sent, came };
  }
}

export function bearer(token: string): Credential {
  return { authorization: `Bearer ${token}` };
}

const POSTED = { "content-type": "application/json", accept: "application/json, text/event-stream" };

function takenOf(method: string, http: HttpFacts, frame: Frame | undefined): Answer["taken"] {
  if (http.status === RATE_LIMIT) return "unsure";
  if (wantsToken(http)) return "refused";
  const isStream = contentType(http) === "text/event-stream";
  const isServed = method === "POST" ? isObject(frame?.result) : method === "DELETE" || isStream;
  return isSuccess(http) && isServed ? "served" : "other";
}

/** An answer as evidence; `what` says which token its request had. */
export function evidenceOf({ sent, came }: Answer, what = say`no token`): Redacted {
  return say`→ ${sent}, with ${what}\n← ${came}`;
}

/** True if the request came to what it asks for: it was served, or answered with an error in a message. */
function isReached({ taken, http, frame }: Answer): boolean {
  return taken === "served" || (taken === "other" && http !== undefined && isSuccess(http) && isObject(frame?.error));
}

/** Whether two answers have the same status and error. */
function isAlike(one: Answer, other: Answer): boolean {
  return one.http?.status === other.http?.status && codeOf(one) === codeOf(other);
}

function codeOf({ frame }: Answer): unknown {
  return isObject(frame?.error) ? frame.error.code : undefined;
}

function challengeText({ headers }: HttpFacts): Redacted {
  const challenge = headers["www-authenticate"];
  return challenge === undefined ? say`` : say`WWW-Authenticate: ${shortText(hide(challenge))} `;
}
