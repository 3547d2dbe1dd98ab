import { isObject } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { type Frame, LONG_RUNNING_METHODS, requestIn } from "../frames.js";
import { requestHeaders, requestMeta } from "../revisions/modern.js";
import type {
  CallFault,
  ClientRequest,
  DiscardOptions,
  EndWay,
  Outcome,
  RequestOptions,
  Session,
  SessionFacts,
  SessionFault,
  SessionOptions,
} from "../types.js";
import { type InputRound, inputRequests, retryParams } from "./client-answers.js";
import { KeptAnswers } from "./memory.js";
import type { ChannelSession } from "./session.js";
import { ToolHeaders } from "./tool-headers.js";

const MAX_ROUNDS = 10;
// A round after long progress still gets some time.
const MIN_ROUND_MS = 1_000;
// For the list of tools, if a lost call is the first one.
const LOSS_MS = 10_000;
const LOG_LEVEL_META = "io.modelcontextprotocol/logLevel";

/**
 * A session at a revision without a handshake: each request has the facts of the handshake in `_meta`, over HTTP also in
 * headers. If a server requests input, the request is repeated with the answers of the suite's `client`.
 */
export class ModernSession implements Session {
  readonly #session: ChannelSession;
  readonly #revision: string;
  readonly #meta: Frame;
  /** The log level, which each request must have for the server to log. */
  readonly #loggedMeta: Frame;
  /** Over HTTP only. */
  readonly #tools: ToolHeaders | undefined;

  constructor(
    wire: ChannelSession,
    revision: string,
    {
      clientVersion = "0.0.0",
      overHttp,
      onFault,
    }: Pick<SessionOptions, "clientVersion" | "onFault"> & { overHttp: boolean },
  ) {
    this.#session = wire;
    this.#revision = revision;
    this.#meta = requestMeta(revision, wire.client.capabilities(revision), clientVersion);
    const { capabilities } = wire.facts;
    const logs = isObject(capabilities) && "logging" in capabilities;
    this.#loggedMeta = logs ? { ...this.#meta, [LOG_LEVEL_META]: "debug" } : this.#meta;
    if (overHttp)
      this.#tools = new ToolHeaders((method, params, options) => this.#requestOnce(method, params, options), onFault);
  }

  get facts(): SessionFacts {
    return this.#session.facts;
  }

  get alive(): boolean {
    return this.#session.alive;
  }

  async request(method: string, params: Frame | undefined, options: RequestOptions): Promise<Outcome> {
    let extra: Readonly<Record<string, string>> | undefined;
    if (this.#tools && method === "tools/call") {
      const toolHeaders = await this.#tools.headersOf(params, options);
      if ("wrong" in toolHeaders)
        return { kind: "unsendable", rule_id: "FAULT-SCHEMA-PARAM-HEADER", message: hide(toolHeaders.wrong) };
      extra = toolHeaders.headers;
    }
    const messages = new KeptAnswers();
    const sent = { ...options, ...(extra && { headers: { ...extra, ...options.headers } }) };
    try {
      const outcome = await this.#requestOnce(method, params, { ...sent, rounds: { messages, requests: [] } });
      this.#tools?.noteAnswer(method, params, outcome, options.owner);
      if (outcome.kind !== "answer" || options.purpose === "raw") return outcome;
      const round = inputRequests(method, outcome.answer, this.#session.client);
      return round ? await this.#rounds(method, params, sent, outcome, round, messages) : outcome;
    } finally {
      messages.release();
    }
  }

  raw(text: string, options: RequestOptions): Promise<Outcome> {
    const { method, params } = requestIn(text);
    if (!this.#tools || typeof method !== "string") return this.#session.raw(text, options);
    const headers = requestHeaders(this.#revision, method, isObject(params) ? params : undefined);
    return this.#session.raw(text, { ...options, headers: { ...headers, ...options.headers } });
  }

  async sendAndDiscard(
    method: string,
    params: Frame | undefined,
    { disconnect, generated }: DiscardOptions,
  ): Promise<void> {
    const fullParams = this.#withMeta(method, params);
    if (!this.#tools) return this.#session.sendAndDiscard(method, fullParams, { disconnect, generated });
    const toolHeaders =
      method === "tools/call" ? await this.#tools.headersOf(params, { timeoutMs: LOSS_MS }) : { headers: {} };
    const paramHeaders = "headers" in toolHeaders ? toolHeaders.headers : {};
    return this.#session.sendAndDiscard(method, fullParams, {
      disconnect,
      generated,
      headers: { ...paramHeaders, ...this.#headers(method, fullParams) },
    });
  }

  notify(method: string, params?: Frame): void {
    this.#session.notify(method, params);
  }

  stderr(mark?: number): string[] {
    return this.#session.stderr(mark);
  }

  stderrMark(): number {
    return this.#session.stderrMark();
  }

  endBy(way: EndWay, ms: number): Promise<boolean> | undefined {
    return this.#session.endBy(way, ms);
  }

  close(graceMs?: number): Promise<SessionFault[]> {
    return this.#session.close(graceMs);
  }

  closeAfterCalls(): Promise<SessionFault[]> {
    return this.#session.closeAfterCalls();
  }

  /** Sends one request in the form of this revision and waits for its answer. */
  #requestOnce(method: string, params: Frame | undefined, options: RequestOptions): Promise<Outcome> {
    const fullParams = this.#withMeta(method, params, options.purpose === "raw");
    if (!this.#tools) return this.#session.request(method, fullParams, options);
    const headers = { ...this.#headers(method, fullParams), ...options.headers };
    return this.#session.request(method, fullParams, { ...options, headers });
  }

  /** Repeats the request with the requested input until the answer is final. The time of a call includes all rounds. */
  async #rounds(
    method: string,
    params: Frame | undefined,
    options: RequestOptions,
    first: Outcome & { kind: "answer" },
    firstRound: InputRound,
    messages: KeptAnswers,
  ): Promise<Outcome> {
    const requests: ClientRequest[] = [];
    let { notifications, durationMs } = first;
    let round: InputRound | undefined = firstRound;
    for (let rounds = 1; round; rounds += 1) {
      if (rounds > MAX_ROUNDS) {
        const message = say`${hide(method)} was answered ${rounds} times with a request for more input; the limit is ${MAX_ROUNDS} rounds`;
        const fault: CallFault = { rule_id: "FAULT-PROTO-INPUT-ROUNDS", message };
        return { kind: "fault", fault, durationMs, notifications };
      }
      const timeoutMs = Math.max(options.timeoutMs - durationMs, Math.min(options.timeoutMs, MIN_ROUND_MS));
      const rest = { ...options, timeoutMs, rounds: { messages, requests: round.requests } };
      const outcome = await this.#requestOnce(method, retryParams(params, round), rest);
      if (outcome.kind === "unsendable") return outcome;
      notifications = [...notifications, ...outcome.notifications];
      if (outcome.kind === "timeout") {
        // A shorter timeout than that of the round is the channel's own; else the deadline of the call has passed.
        const deadline = outcome.timeoutMs < timeoutMs ? outcome.timeoutMs : options.timeoutMs;
        return { ...outcome, timeoutMs: deadline, afterMs: durationMs + outcome.afterMs, notifications };
      }
      durationMs += outcome.durationMs;
      if (outcome.kind === "answer") requests.push(...(outcome.requests ?? []));
      round = outcome.kind === "answer" ? inputRequests(method, outcome.answer, this.#session.client) : undefined;
      if (!round) return { ...outcome, durationMs, notifications, ...(outcome.kind === "answer" && { requests }) };
    }
    return first;
  }

  /** The caller's `_meta` overrides that of the session; with `asWritten`, it replaces it. */
  #withMeta(method: string, params: Frame | undefined, asWritten = false): Frame {
    const callerMeta = params?._meta;
    const meta = LONG_RUNNING_METHODS.has(method) ? this.#loggedMeta : this.#meta;
    if (callerMeta === undefined) return { _meta: meta, ...params };
    return asWritten || !isObject(callerMeta) ? { ...params } : { ...params, _meta: { ...meta, ...callerMeta } };
  }

  #headers(method: string, params: Frame): Record<string, string> {
    return requestHeaders(this.#revision, method, params);
  }
}
