import { asObject, isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, join, say } from "../../core/redaction/redacted.js";
import type { PlainRequest, PlainResponse, ReadUntil } from "../../mcp/channel/http-exchange.js";
import { objectIn } from "../../mcp/channel/http-facts.js";
import { type Frame, requestIn } from "../../mcp/frames.js";
import { listsOf } from "../../mcp/list-all.js";
import { requestMeta } from "../../mcp/revisions/handshake.js";
import { FIRST_MODERN, isSince, TASKS_EXTENSION } from "../../mcp/revisions/known.js";
import type { HttpTarget, Outcome, Purpose, RequestOptions, Session, ShutdownMethod } from "../../mcp/types.js";
import { sampleArguments } from "../calls/valid.js";
import { notInTime, type Reply, replyOf, shortFrame, shortText } from "./answers.js";
import type { Item, ServerLists } from "./check-result.js";
import type { MadeUpUser } from "./made-up-input.js";
import type { CheckSession, FirstMessage, HttpReply, KnownCall, OpenedSession, ServerFacts } from "./types.js";

const MAX_BODY = 1_024 * 1_024;
const SLOW_MS = 300;
const DENIED: readonly number[] = [401, 403, 429];
/** Requests whose answers may take long, because the server works for them. */
const SLOW_METHODS: readonly unknown[] = [
  "tools/call",
  "tasks/result",
  "resources/read",
  "prompts/get",
  "completion/complete",
];

export class LiveServer {
  readonly modern: boolean;

  /** `open`: opens another session, on a restarted server; `user` answers what the server asks there. */
  constructor(
    readonly facts: ServerFacts,
    public watched: CheckSession,
    readonly open: (user?: MadeUpUser) => Promise<OpenedSession>,
  ) {
    this.modern = isSince(facts.revision, FIRST_MODERN);
  }

  get session(): Session {
    return this.watched.session;
  }

  /** Its HTTP target; throws for a server over stdio. */
  get target(): HttpTarget {
    const { target } = this.watched;
    if (target.kind !== "http") throw new Error("the server has no URL");
    return target;
  }

  /** The same server, as another principal reaches it. */
  withTarget(target: HttpTarget): LiveServer {
    return new LiveServer(this.facts, { ...this.watched, target }, this.open);
  }

  /** Restarts the server, which a request may have harmed; false if it does not start. */
  async restart(): Promise<boolean> {
    await this.watched.close();
    const opened = await this.open(this.watched.user);
    if (opened.ok) this.watched = opened.watched;
    return opened.ok;
  }

  get revision(): string {
    return this.facts.revision;
  }

  get listed(): ServerLists {
    return this.facts.listed;
  }

  /** Whether the server says that it runs tools as tasks. */
  get runsTasks(): boolean {
    const { tasks, extensions } = this.listed.capabilities;
    return this.modern ? TASKS_EXTENSION in asObject(extensions) : isObject(tasks);
  }

  /** The tools that may be called; those whose calls are known to take long come last. */
  get callable(): Item[] {
    const tools = this.listed.tools.filter((tool) => this.facts.mayCall(tool));
    const isSlow = (tool: Item) => this.slowCall(tool) !== undefined;
    return [...tools.filter((tool) => !isSlow(tool)), ...tools.filter(isSlow)];
  }

  /** The known call of a tool whose calls take long. */
  slowCall({ name }: Item): KnownCall | undefined {
    const call = this.facts.knownCall?.(String(name));
    return call && call.ms > SLOW_MS ? call : undefined;
  }

  /** The params of a call that a tool should accept. */
  callOf({ name, inputSchema }: Item): { name: string; arguments: Item } {
    const tool = String(name);
    return { name: tool, arguments: this.facts.knownCall?.(tool)?.args ?? sampleArguments(inputSchema) };
  }

  get firstList(): string {
    return listsOf(this.listed.capabilities)[0] ?? "server/discover";
  }

  /** A request that the server answers while it is alive. */
  get liveness(): string {
    return this.facts.liveness;
  }

  /** The `_meta` that a request has at a revision without a handshake. */
  get meta(): Frame | undefined {
    return this.modern ? requestMeta(this.revision, {}, this.facts.clientVersion) : undefined;
  }

  /** Sends one request and waits for its answer. `purpose`: `test` if a correct server answers it with a result. */
  async request(method: string, params?: Frame, purpose: Purpose = "probe"): Promise<Reply> {
    const ask = () => this.session.request(method, params, this.#options({ purpose }));
    return this.#reply({ method, ...(params && { params }) }, await ask(), ask);
  }

  /** Sends a request whose `_meta` is not completed; `headers` replace those of the session, over HTTP. */
  async requestAsWritten(method: string, params: Frame, headers?: Readonly<Record<string, string>>): Promise<Reply> {
    const ask = () => {
      const options = this.#options({ purpose: "raw", ...(headers && { headers }) });
      return this.session.request(method, params, options);
    };
    return this.#reply({ method, params }, await ask(), ask);
  }

  /** Sends a request and waits for its answer, or until `later` is true: then the server has left it unanswered. */
  async requestUntil(method: string, later: () => Promise<boolean>): Promise<Reply> {
    const waiting = new AbortController();
    const options = this.#options({ purpose: "raw", signal: waiting.signal });
    const outcome = this.session.request(method, undefined, options);
    return this.#replyInTime({ method }, await unlessSilent(outcome, later, waiting));
  }

  /**
   * Sends a request that stays open, and waits for the first notification for which `isIt` is true, or for its answer, or
   * for `enough`.
   */
  async listen(
    method: string,
    params: Frame,
    isIt: (message: FirstMessage) => boolean,
    enough?: Promise<unknown>,
  ): Promise<{ first: FirstMessage | undefined; reply: Reply }> {
    const waiting = new AbortController();
    void enough?.then(() => waiting.abort());
    let first: FirstMessage | undefined;
    const onNotification = (frame: Frame, id: number) => {
      if (first || !isIt({ frame, id })) return;
      first = { frame, id };
      waiting.abort();
    };
    const options = this.#options({ purpose: "probe", signal: waiting.signal, onNotification });
    const outcome = await this.session.request(method, params, options);
    const request = { method, params };
    if (!first) {
      const isOver = waiting.signal.aborted && outcome.kind === "timeout";
      return { first, reply: isOver ? replyOf(request, { kind: "silent" }) : await this.#reply(request, outcome) };
    }
    const times = { durationMs: 0, notifications: [] };
    return { first, reply: replyOf(request, { kind: "answer", answer: first.frame, ...times }) };
  }

  notify(method: string, params?: Frame): void {
    this.session.notify(method, params);
  }

  /** Sends bytes unchanged. Over stdio, a server that answers two later requests has left them unanswered. */
  async raw(text: string): Promise<Reply> {
    const waiting = new AbortController();
    const outcome = this.session.raw(text, this.#options({ purpose: "raw", signal: waiting.signal }));
    const request = requestIn(text);
    if (this.facts.transport !== "stdio") return this.#reply(request, await outcome);
    const later = async () => (await this.isAnswering()) && (await this.isAnswering());
    return this.#replyInTime(request, await unlessSilent(outcome, later, waiting));
  }

  /** Sends one HTTP request as it is, outside of the session. Only for a server that is reached over HTTP. */
  async http(request: PlainRequest, until: ReadUntil = "answer", timeoutMs = this.facts.answerMs): Promise<HttpReply> {
    const { target, facts } = this;
    const { httpExchange } = await import("../../mcp/channel/http-exchange.js");
    const limits = { timeoutMs, maxBytes: MAX_BODY, until, signal: facts.signal };
    const response = await httpExchange(target, request, limits);
    const isLate = !response.ok && response.fault.rule_id === "FAULT-TIMEOUT-CALL";
    if (isLate) facts.waitedInVain(timeoutMs);
    const isUnsure = isLate && !(await this.leavesUnanswered(requestIn(request.body ?? "").method));
    return httpReply(request, response, isUnsure ? notInTime(timeoutMs) : undefined);
  }

  /** A request as text, with an id of its own; `more` replaces its members. */
  frame(method: string, params?: Frame, more: Frame = {}): string {
    const { meta } = this;
    const fullParams = meta ? { _meta: meta, ...params } : params;
    const id = this.facts.nextId();
    return JSON.stringify({ jsonrpc: "2.0", id, method, ...(fullParams && { params: fullParams }), ...more });
  }

  async isAnswering(method?: string): Promise<boolean> {
    const outcome = await this.#ask(method);
    return outcome?.kind === "answer" || (outcome?.kind === "fault" && outcome.fault.unverified === true);
  }

  /** Whether it still answers; undefined if neither it nor another one did in time: they may be too slow. */
  async survives(): Promise<boolean | undefined> {
    if (await this.isAnswering()) return true;
    if (!this.session.alive) return false;
    const other = await this.open();
    if (!other.ok) return undefined;
    const isInTime = await new LiveServer(this.facts, other.watched, this.open).isAnswering();
    await other.watched.discard();
    // It had more time than an answer takes, while the other server started.
    return isInTime ? this.isAnswering() : undefined;
  }

  /** Whether it ended, or hangs. */
  async isGone(): Promise<boolean> {
    let outcome = await this.#ask();
    // The end of a server breaks the connections that it has; another request shows whether it takes new ones.
    if (outcome?.kind === "fault" && outcome.fault.rule_id === "FAULT-HTTP-RESET") outcome = await this.#ask();
    const kind = outcome?.kind ?? "died";
    return kind === "died" || kind === "timeout" || this.watched.watch.isUnreachable === true;
  }

  async #ask(method: string = this.liveness): Promise<Outcome | undefined> {
    if (!this.session.alive) return undefined;
    const outcome = await this.session.request(method, undefined, this.#options({ purpose: "probe" }));
    if (outcome.kind === "timeout") this.facts.waitedInVain(outcome.afterMs);
    return outcome;
  }

  /** Whether a late request will never be answered: it is a quick one, and later requests are answered. */
  async leavesUnanswered(method: unknown): Promise<boolean> {
    const other = method === this.liveness ? this.firstList : this.liveness;
    return !SLOW_METHODS.includes(method) && (await this.isAnswering(other)) && (await this.isAnswering(other));
  }

  /** Asks the server to end in one way; undefined if it has no process. */
  async endBy(way: ShutdownMethod, ms: number): Promise<boolean | undefined> {
    this.watched.watch.isEnding = true;
    const hasEnded = await this.session.endBy(way, ms);
    if (hasEnded === false) this.facts.waitedInVain(ms);
    return hasEnded;
  }

  #options(more: Omit<RequestOptions, "timeoutMs">): RequestOptions {
    const { answerMs, startLimitMs } = this.facts;
    // Without a handshake, the server may still be starting.
    return { timeoutMs: this.watched.watch.hasAnswered ? answerMs : Math.max(answerMs, startLimitMs), ...more };
  }

  /** A reply to a request that is not sent again. A server that was busy all the time may have answered it too late. */
  #replyInTime(request: Frame, outcome: Reply["outcome"]): Reply {
    if (outcome.kind === "timeout") this.facts.waitedInVain(outcome.afterMs);
    return replyOf(request, outcome);
  }

  async #reply(request: Frame, outcome: Reply["outcome"], again?: () => Promise<Outcome>): Promise<Reply> {
    if (outcome.kind !== "timeout") return replyOf(request, outcome);
    this.facts.waitedInVain(outcome.afterMs);
    if (!(await this.leavesUnanswered(request.method))) return replyOf(request, outcome);
    // The request was cancelled by its timeout; a server that was only busy answers it when it is sent again.
    return again ? this.#reply(request, await again()) : replyOf(request, { kind: "silent" });
  }
}

/** The outcome of a request; `silent` if `later` is true before it is answered, and then it is waited for no more. */
async function unlessSilent(
  response: Promise<Outcome>,
  later: () => Promise<boolean>,
  waiting: AbortController,
): Promise<Reply["outcome"]> {
  const giveUp = async () => {
    // Requests of the same turn are sent before this check.
    await null;
    if (await later()) waiting.abort();
  };
  void giveUp();
  const outcome = await response;
  return outcome.kind === "timeout" && waiting.signal.aborted ? { kind: "silent" } : outcome;
}

/** `unsure`: why the response does not show how the server would answer. */
function httpReply({ method, headers, body }: PlainRequest, response: PlainResponse, unsure?: Redacted): HttpReply {
  const fault = response.ok ? undefined : response.fault;
  const http = response.ok ? response.http : response.fault.http;
  const text = response.ok ? response.body : "";
  const status = http === undefined ? say`` : say`HTTP ${http.status} `;
  const answer = fault ? fault.message : shortText(hide(text));
  const request = say`→ ${method} ${shortFrame(headers)} ${shortText(hide(body ?? ""))}`;
  return {
    http,
    body: text,
    fault,
    frame: fault ? undefined : objectIn(text),
    unsure: http && DENIED.includes(http.status) ? say`the request is answered with HTTP ${http.status}` : unsure,
    evidence: join([request, say`← ${status}${answer}`], "\n"),
  };
}
