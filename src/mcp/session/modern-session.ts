import { setTimeout } from "node:timers/promises";
import { nowMs } from "../../core/clock.js";
import { isObject } from "../../core/json/json.js";
import { cut, hide, jsonExcerpt, say } from "../../core/redaction/redacted.js";
import { HEADER_MISMATCH, URL_REQUIRED } from "../error-codes.js";
import { type Frame, LONG_RUNNING_METHODS, requestIn } from "../frames.js";
import { listAll } from "../list-all.js";
import { KeptAnswers } from "../memory.js";
import { requestHeaders, requestMeta } from "../revisions/handshake.js";
import { type ParamHeaders, paramHeaders, readParamHeaders } from "../revisions/param-headers.js";
import {
  type CallFault,
  type ClientRequest,
  type DiscardOptions,
  NO_TEST,
  type Outcome,
  type Owner,
  type RequestOptions,
  type SessionFault,
} from "../types.js";
import { type InputRound, inputRequests, isByUrl, retryParams } from "./client-answers.js";
import { ChannelSession } from "./session.js";

const MAX_ROUNDS = 10;
// A round after long progress still gets some time.
const MIN_ROUND_MS = 1_000;
// How long the list of tools may take if the answer of the first call is discarded.
const LIST_MS = 10_000;
const MAX_TOOLS = 100_000;
const LOG_LEVEL_META = "io.modelcontextprotocol/logLevel";

/** Sends requests as they are until `speakModern`; then with facts in `_meta`, and again if input is requested. */
export class ModernSession extends ChannelSession {
  #revision: string | undefined;
  #meta: Frame = {};
  #tools: ToolHeaders | undefined;

  speakModern(revision: string, overHttp: boolean): void {
    const { clientVersion, onFault } = this.options;
    const { version = clientVersion, name } = this.client.handshake?.clientInfo ?? {};
    this.#revision = revision;
    this.#meta = requestMeta(revision, this.client.capabilities(revision), version, name);
    if (overHttp) this.#tools = new ToolHeaders((...request) => this.#requestOnce(...request), onFault);
  }

  override request(method: string, params: Frame | undefined, options: RequestOptions): Promise<Outcome> {
    const isModern = this.#revision !== undefined;
    return isModern ? this.#requestModern(method, params, options) : this.#requestWithVisit(method, params, options);
  }

  /** Sends a request again once the user has done what its error wants to be done at a URL (2025-11-25). */
  async #requestWithVisit(method: string, params: Frame | undefined, options: RequestOptions): Promise<Outcome> {
    const first = await super.request(method, params, options);
    const { visitMs } = this.client;
    if (visitMs === undefined || first.kind !== "answer" || options.purpose === "raw") return first;
    const { error } = first.answer;
    const spentMs = first.durationMs + visitMs;
    if (!isObject(error) || error.code !== URL_REQUIRED || spentMs >= options.timeoutMs) return first;
    await setTimeout(visitMs);
    const outcome = await super.request(method, params, { ...options, timeoutMs: options.timeoutMs - spentMs });
    return "durationMs" in outcome ? { ...outcome, durationMs: spentMs + outcome.durationMs } : outcome;
  }

  async #requestModern(method: string, params: Frame | undefined, options: RequestOptions): Promise<Outcome> {
    const tools = method === "tools/call" ? this.#tools : undefined;
    const tool = tools ? await tools.headersOf(params, options.timeoutMs) : { headers: {} };
    if ("wrong" in tool) return { kind: "unsendable", rule_id: "FAULT-SCHEMA-PARAM-HEADER", message: hide(tool.wrong) };
    const messages = new KeptAnswers();
    const withHeaders = { ...options, headers: { ...tool.headers, ...options.headers } };
    try {
      const outcome = await this.#requestOnce(method, params, { ...withHeaders, rounds: { messages, requests: [] } });
      this.#tools?.noteAnswer(method, params, outcome, options.owner);
      if (outcome.kind !== "answer" || options.purpose === "raw") return outcome;
      const round = inputRequests(method, outcome.answer, this.client, params?.name);
      return round ? await this.#rounds(method, params, withHeaders, outcome, round, messages) : outcome;
    } finally {
      messages.release();
    }
  }

  override raw(text: string, options: RequestOptions): Promise<Outcome> {
    const { method, params } = requestIn(text);
    const ownHeaders = typeof method === "string" ? this.#headers(method, isObject(params) ? params : undefined) : {};
    return super.raw(text, { ...options, headers: { ...ownHeaders, ...options.headers } });
  }

  override async sendAndDiscard(method: string, params: Frame | undefined, options: DiscardOptions): Promise<void> {
    if (this.#revision === undefined) return super.sendAndDiscard(method, params, options);
    const paramsWithMeta = this.#withMeta(method, params);
    const tools = method === "tools/call" ? this.#tools : undefined;
    const tool = tools ? await tools.headersOf(params, LIST_MS) : { headers: {} };
    const headers = { ...("headers" in tool && tool.headers), ...this.#headers(method, paramsWithMeta) };
    return super.sendAndDiscard(method, paramsWithMeta, { ...options, headers });
  }

  #requestOnce(method: string, params: Frame | undefined, options: RequestOptions): Promise<Outcome> {
    const paramsWithMeta = this.#withMeta(method, params, options.purpose === "raw");
    const headers = { ...this.#headers(method, paramsWithMeta), ...options.headers };
    return super.request(method, paramsWithMeta, { ...options, headers });
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
    let round = firstRound;
    for (let rounds = 1; rounds <= MAX_ROUNDS; rounds += 1) {
      const { visitMs = 0 } = this.client;
      if (round.requests.some(isByUrl) && durationMs + visitMs < options.timeoutMs) {
        await setTimeout(visitMs);
        durationMs += visitMs;
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
      if (outcome.kind !== "answer") return { ...outcome, durationMs, notifications };
      requests.push(...(outcome.requests ?? []));
      const nextRound = inputRequests(method, outcome.answer, this.client, params?.name);
      if (!nextRound) return { ...outcome, durationMs, notifications, requests };
      round = nextRound;
    }
    const message = say`${hide(method)} was answered ${MAX_ROUNDS + 1} times with a request for more input; the limit is ${MAX_ROUNDS} rounds`;
    const fault: CallFault = { rule_id: "FAULT-PROTO-INPUT-ROUNDS", message };
    return { kind: "fault", fault, durationMs, notifications };
  }

  /** The caller's `_meta` overrides that of the session; with `asWritten`, it replaces it. */
  #withMeta(method: string, params: Frame | undefined, asWritten = false): Frame {
    const callerMeta = params?._meta;
    if (callerMeta === undefined) return { _meta: this.#metaOf(method), ...params };
    if (asWritten || !isObject(callerMeta)) return { ...params };
    return { ...params, _meta: { ...this.#metaOf(method), ...callerMeta } };
  }

  /** With the log level, if the server logs: each request that may take long must have it. */
  #metaOf(method: string): Frame {
    const { capabilities } = this.facts;
    const logs = LONG_RUNNING_METHODS.has(method) && isObject(capabilities) && "logging" in capabilities;
    return logs ? { ...this.#meta, [LOG_LEVEL_META]: "debug" } : this.#meta;
  }

  #headers(method: string, params: Frame | undefined): Record<string, string> {
    return this.#tools && this.#revision ? requestHeaders(this.#revision, method, params) : {};
  }
}

/** The arguments of a server's tools that are sent in headers; requested from the server before the first tool call. */
export class ToolHeaders {
  readonly #byTool = new Map<string, ParamHeaders>();
  #listing: Promise<void> | undefined;

  constructor(
    private readonly send: (method: string, params: Frame | undefined, options: RequestOptions) => Promise<Outcome>,
    private readonly onFault: ((fault: SessionFault) => void) | undefined,
  ) {}

  /** The headers of a call; `wrong` if no client may call the tool. Without a readable list, there are none. */
  async headersOf(
    params: Frame | undefined,
    timeoutMs: number,
  ): Promise<{ headers: Record<string, string> } | { wrong: string }> {
    this.#listing ??= this.#list(timeoutMs);
    await this.#listing;
    const cached = this.#byTool.get(String(params?.name));
    if (cached === undefined) return { headers: {} };
    if ("wrong" in cached) return { wrong: `a client must not call the tool ${params?.name}: ${cached.wrong}` };
    return { headers: paramHeaders(cached.headers, params?.arguments) };
  }

  /** Learns from a list that a test requested, and forgets what a server no longer agrees to. */
  noteAnswer(method: string, params: Frame | undefined, outcome: Outcome, owner?: Owner): void {
    if (outcome.kind !== "answer") return;
    const { result, error } = outcome.answer;
    if (method === "tools/list" && isObject(result) && Array.isArray(result.tools)) {
      this.#learn(result.tools, owner);
      if (params?.cursor === undefined && result.nextCursor === undefined) this.#listing ??= Promise.resolve();
    }
    if (isObject(error) && error.code === HEADER_MISMATCH) this.#listing = undefined;
  }

  async #list(timeoutMs: number): Promise<void> {
    const until = nowMs() + timeoutMs;
    const { items } = await listAll("tools/list", (method, params) =>
      this.send(method, params, { timeoutMs: Math.max(1, until - nowMs()), purpose: "handshake" }),
    );
    this.#learn(items, NO_TEST);
  }

  #learn(tools: readonly unknown[], owner?: Owner): void {
    for (const tool of tools) {
      if (!isObject(tool) || typeof tool.name !== "string" || this.#byTool.size >= MAX_TOOLS) continue;
      const headers = readParamHeaders(tool.inputSchema);
      const known = this.#byTool.get(tool.name);
      this.#byTool.set(tool.name, headers);
      if (!("wrong" in headers) || (known && "wrong" in known && known.wrong === headers.wrong)) continue;
      const message = say`A client must ignore the tool ${cut(hide(tool.name), 100)}: ${hide(headers.wrong)}.`;
      const evidence = jsonExcerpt(tool, 500, "");
      this.onFault?.({ rule_id: "FAULT-SCHEMA-PARAM-HEADER", message, evidence, ...(owner && { owner }) });
    }
  }
}
