import { isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { derive, hide, say } from "../../../core/redaction/redacted.js";
import { wantsToken } from "../../../mcp/auth/protection.js";
import { contentType, isSuccess } from "../../../mcp/channel/http-facts.js";
import type { Frame } from "../../../mcp/frames.js";
import { listsOf } from "../../../mcp/list-all.js";
import type { HttpFacts, HttpTarget } from "../../../mcp/types.js";
import { shortText } from "../../server/answers.js";
import type { LiveServer } from "../../server/live-server.js";
import type { HttpReply } from "../../server/types.js";
import { WireClient } from "../../server/wire/client.js";

/** A kind of request that may need a token. */
export type AccessRequest = (typeof KINDS)[number];

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
const RATE_LIMIT = 429;

/** The requests of several identities, outside of any session unless one is named. */
export class Access {
  readonly modern: boolean;
  /** The given token; undefined if there is none. */
  readonly token: string | undefined;
  /** A call of each tool that the server lists, by name. */
  readonly tools: ReadonlyMap<string, { call: Frame; isSafe: boolean }>;
  /** The list and the call that are sent; no call if the server has no tools. */
  readonly #list: string;
  readonly #call: Frame | undefined;
  readonly #answersWithoutToken = new Map<AccessRequest, Promise<AccessAnswer>>();
  readonly #answersWithToken = new Map<AccessRequest, Promise<AccessAnswer>>();
  /** The session that the server opened without a token. */
  #publicSession: string | undefined;

  /** `isDenied`: nobody was let in, so that what the server lists is not known. */
  constructor(
    readonly server: LiveServer,
    private readonly isDenied: boolean,
  ) {
    const { target, listed, facts, modern, liveness } = server;
    this.modern = modern;
    this.token = target.tokens?.token ?? /^Bearer +(\S+)$/i.exec(target.headers().authorization ?? "")?.[1];
    this.#list = isDenied ? "tools/list" : (listsOf(listed.capabilities)[0] ?? liveness);
    this.tools = new Map(
      listed.tools.map((tool) => {
        const call = server.callOf(tool);
        return [String(tool.name), { call, isSafe: facts.mayCall(tool) }];
      }),
    );
    const safe = [...this.tools.values()].find(({ isSafe }) => isSafe);
    if (isDenied || this.tools.size > 0) this.#call = safe?.call ?? { name: "mcptest-unknown", arguments: {} };
  }

  get kinds(): readonly AccessRequest[] {
    return this.#call ? KINDS : KINDS.filter((kind) => kind !== "call");
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
    // Its metadata say that it wants a token, whatever its answer is.
    if (control === undefined && kind === "opening") return this.isDenied;
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

  /** Makes a call in a session of its own; undefined if that is refused. */
  callAs(credential: Credential, call: Frame): Promise<AccessAnswer | undefined> {
    return this.withSession(credential, (session) => this.send("call", credential, session, call));
  }

  async send(
    kind: AccessRequest,
    credential: Credential,
    session?: string,
    call = this.#call ?? {},
  ): Promise<AccessAnswer> {
    const client = this.#clientAs(credential, session);
    const method = this.#methodOf(kind);
    if (kind === "GET" || kind === "DELETE") return answerOf(method, await client.send(kind));
    if (kind === "opening") return answerOf(method, await client.sendOpening());
    return answerOf(method, await client.post(this.server.frame(method, kind === "call" ? call : undefined)));
  }

  async #sendWithoutToken(kind: AccessRequest): Promise<AccessAnswer> {
    if (kind !== "opening") await this.answerWithoutToken("opening");
    const answer = await this.sendAs(kind, {});
    if (kind === "opening" && answer.reception === "served") this.#publicSession = await this.#opened(answer, {});
    return answer;
  }

  /** The session that a served opening gives. */
  async #opened({ http }: AccessAnswer, credential: Credential): Promise<string | undefined> {
    if (this.modern) return undefined;
    const session = http?.headers["mcp-session-id"];
    await this.#clientAs(credential, session).sendInitialized();
    return session;
  }

  #methodOf(kind: AccessRequest): string {
    if (kind === "opening") return this.modern ? "server/discover" : "initialize";
    if (kind === "list") return this.#list;
    return kind === "call" ? "tools/call" : kind;
  }

  #clientAs({ authorization, query }: Credential, session: string | undefined): WireClient {
    const { tokens: _, ...target } = this.server.target;
    const { authorization: __, ...headers } = target.headers();
    const url = new URL(target.url);
    if (query !== undefined) url.searchParams.set("access_token", query);
    const identity: HttpTarget = {
      ...target,
      url: url.href,
      headers: () => ({ ...headers, ...(authorization && { authorization }) }),
      // One redirect within the origin is followed: `/mcp` to `/mcp/` is usual.
      maxRedirects: Math.max(1, target.maxRedirects),
    };
    return new WireClient(this.server.withTarget(identity), session);
  }
}

export function bearer(token: string): Credential {
  return { authorization: `Bearer ${token}` };
}

function answerOf(name: string, { http, frame, fault, body }: HttpReply): AccessAnswer {
  const isPost = name !== "GET" && name !== "DELETE";
  const requestText = isPost ? say`POST ${hide(name)}` : hide(name);
  if (!http || fault) {
    const { rule_id = "", message = say`no response` } = fault ?? {};
    // A redirect is not followed, but it is not a challenge for a token.
    const reception = rule_id.startsWith("FAULT-HTTP-REDIRECT") ? "other" : "unsure";
    const status = derive(message, (text) => text.replace(/\.$/, ""));
    return { reception, status, requestText, responseText: message };
  }
  const status = say`HTTP ${http.status}`;
  return {
    reception: receptionOf(name, http, frame),
    http,
    ...(isPost && frame && { frame }),
    status,
    requestText,
    responseText: say`${status} ${challengeText(http)}${shortText(hide(body))}`,
  };
}

function receptionOf(name: string, http: HttpFacts, frame: Frame | undefined): AccessAnswer["reception"] {
  if (http.status === RATE_LIMIT) return "unsure";
  if (wantsToken(http)) return "refused";
  const isStream = contentType(http) === "text/event-stream";
  const isServed = name === "DELETE" || (name === "GET" ? isStream : isObject(frame?.result));
  return isSuccess(http) && isServed ? "served" : "other";
}

/** An answer as evidence; `what` says which token its request had. */
export function accessEvidence({ requestText, responseText }: AccessAnswer, what = say`no token`): Redacted {
  return say`→ ${requestText}, with ${what}\n← ${responseText}`;
}

/** True if the request got past the token check: it was served, or answered with a JSON-RPC error. */
function hasReachedHandler({ reception, http, frame }: AccessAnswer): boolean {
  if (reception === "served") return true;
  return reception === "other" && http !== undefined && isSuccess(http) && isObject(frame?.error);
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
