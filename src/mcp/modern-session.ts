import { isObject } from "../core/json.js";
import { weightOf } from "../core/limits.js";
import { hide, say } from "../core/redaction/redacted.js";
import type { ClientRequest } from "./client-answers.js";
import { type Frame, LONG_RUNNING_METHODS, requestIn } from "./frames.js";
import { type InputRound, inputRequests, retryParams } from "./revisions/input-required.js";
import { requestHeaders, requestMeta } from "./revisions/modern.js";
import type { ChannelSession } from "./session.js";
import { ToolHeaders } from "./tool-headers.js";
import type {
  CallFault,
  DiscardOptions,
  Outcome,
  RequestOptions,
  Session,
  SessionFacts,
  SessionFault,
  SessionOptions,
} from "./types.js";

const MAX_ROUNDS = 10;
// A round that follows long progress still gets some time.
const MIN_ROUND_MS = 1_000;
// For the list of tools, where a lost call is the first.
const LOSS_MS = 10_000;
const LOG_LEVEL_META = "io.modelcontextprotocol/logLevel";

/**
 * A session at a revision without a handshake: each request says by itself what a handshake said before, over HTTP in
 * headers too, and a server that needs more for its answer is asked again with what the suite's `client` answers.
 */
export class ModernSession implements Session {
  readonly #session: ChannelSession;
  readonly #revision: string;
  readonly #meta: Frame;
  /** A server logs for a request that says how much, and for no other. */
  readonly #loggedMeta: Frame;
  /** Over HTTP alone. */
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
    const sent = extra === undefined ? options : { ...options, headers: { ...extra, ...options.headers } };
    const outcome = await this.#requestOnce(method, params, sent);
    this.#tools?.noteAnswer(method, params, outcome, options.owner);
    if (outcome.kind !== "answer" || options.purpose === "raw") return outcome;
    const round = inputRequests(method, outcome.answer, this.#session.client);
    return round ? this.#rounds(method, params, sent, outcome, round) : outcome;
  }

  raw(text: string, options: RequestOptions): Promise<Outcome> {
    const { method, params } = requestIn(text);
    if (!this.#tools || typeof method !== "string") return this.#session.raw(text, options);
    const headers = requestHeaders(this.#revision, method, isObject(params) ? params : undefined);
    return this.#session.raw(text, { ...options, headers: { ...headers, ...options.headers } });
  }

  async sendAndDiscard(method: string, params: Frame | undefined, { cuts, made }: DiscardOptions): Promise<void> {
    const dressed = this.#withMeta(method, params);
    if (!this.#tools) return this.#session.sendAndDiscard(method, dressed, { cuts, made });
    const toolHeaders =
      method === "tools/call" ? await this.#tools.headersOf(params, { timeoutMs: LOSS_MS }) : { headers: {} };
    const own = "headers" in toolHeaders ? toolHeaders.headers : {};
    return this.#session.sendAndDiscard(method, dressed, {
      cuts,
      made,
      headers: { ...own, ...this.#headers(method, dressed) },
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

  close(graceMs?: number): Promise<SessionFault[]> {
    return this.#session.close(graceMs);
  }

  /** Sends one request as this revision has it, and waits for its answer. */
  #requestOnce(method: string, params: Frame | undefined, options: RequestOptions): Promise<Outcome> {
    const dressed = this.#withMeta(method, params, options.purpose === "raw");
    if (!this.#tools) return this.#session.request(method, dressed, options);
    const headers = { ...this.#headers(method, dressed), ...options.headers };
    return this.#session.request(method, dressed, { ...options, headers });
  }

  /** Asks again, with what the server wants to know, until it has enough. The time of a call is that of all its rounds. */
  async #rounds(
    method: string,
    params: Frame | undefined,
    options: RequestOptions,
    first: Outcome & { kind: "answer" },
    asked: InputRound,
  ): Promise<Outcome> {
    const requests: ClientRequest[] = [];
    let { notifications, durationMs } = first;
    let round: InputRound | undefined = asked;
    for (let rounds = 1; round; rounds += 1) {
      if (rounds > MAX_ROUNDS) {
        const message = say`${hide(method)} was answered ${rounds} times with a request for more input; the limit is ${MAX_ROUNDS} rounds`;
        const fault: CallFault = { rule_id: "FAULT-PROTO-INPUT-ROUNDS", message };
        return { kind: "fault", fault, durationMs, notifications };
      }
      requests.push(...round.requests);
      const timeoutMs = Math.max(options.timeoutMs - durationMs, Math.min(options.timeoutMs, MIN_ROUND_MS));
      const held = weightOf([notifications, requests]);
      const outcome = await this.#requestOnce(method, retryParams(params, round), { ...options, timeoutMs, held });
      if (outcome.kind === "unsendable") return outcome;
      notifications = [...notifications, ...outcome.notifications];
      if (outcome.kind === "timeout") {
        // Less than the round was given is what the channel gives any request; else it was the deadline of the whole call.
        const deadline = outcome.timeoutMs < timeoutMs ? outcome.timeoutMs : options.timeoutMs;
        return { ...outcome, timeoutMs: deadline, afterMs: durationMs + outcome.afterMs, notifications };
      }
      durationMs += outcome.durationMs;
      round = outcome.kind === "answer" ? inputRequests(method, outcome.answer, this.#session.client) : undefined;
      if (!round) return { ...outcome, durationMs, notifications, ...(outcome.kind === "answer" && { requests }) };
    }
    return first;
  }

  /** `_meta` of the caller stands above ours; `asWritten`: where there is one, it stands alone. */
  #withMeta(method: string, params: Frame | undefined, asWritten = false): Frame {
    const own = params?._meta;
    const meta = LONG_RUNNING_METHODS.has(method) ? this.#loggedMeta : this.#meta;
    if (own === undefined) return { _meta: meta, ...params };
    return asWritten || !isObject(own) ? { ...params } : { ...params, _meta: { ...meta, ...own } };
  }

  #headers(method: string, params: Frame): Record<string, string> {
    return requestHeaders(this.#revision, method, params);
  }
}
