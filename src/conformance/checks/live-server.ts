import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hide, hideValue, join, jsonText, say } from "../../core/redaction/redacted.js";
import type { PlainRequest, PlainResponse, ReadUntil } from "../../mcp/channel/http-exchange.js";
import { objectIn } from "../../mcp/channel/http-facts.js";
import { type Frame, requestIn } from "../../mcp/frames.js";
import { requestMeta } from "../../mcp/revisions/handshake.js";
import { FIRST_MODERN, isSince, livenessOf } from "../../mcp/revisions/known.js";
import type { CallFault, EndWay, HttpFacts, Outcome, Purpose, ServerTarget, Session } from "../../mcp/types.js";
import type { RuleId } from "../../rules/registry.js";
import type { SchemaPort } from "../invariants/types.js";
import { failed, type LaneName, type ServerLists, unverified, type Verdict } from "./verdict.js";

/** How long to wait for an answer. A slow server answers within this time. */
const ANSWER_MS = 10_000;
const MAX_EVIDENCE = 1_024;
const MAX_BODY = 1_024 * 1_024;
const DENIED: readonly number[] = [401, 403, 429];

/** What is known about the server under test. */
export interface ServerFacts {
  /** The revision of the run. */
  revision: string;
  transport: "stdio" | "http" | "sse";
  listed: ServerLists;
  /** True if a tool may be called with valid arguments. */
  mayCall: (tool: Readonly<Record<string, unknown>>) => boolean;
  /** Judges values by the schemas of tools. */
  schemas: () => Promise<SchemaPort>;
  clientVersion: string;
  nextId: () => number;
  /** Adds up the time spent waiting for something that did not come. */
  waitedInVain: (ms: number) => void;
  /** Adds up the time that the server took to answer calls of tools. */
  toolAnswered: (ms: number) => void;
}

/** A request and what came of it. */
export interface Reply {
  /** `silent`: no answer came, although the server answered later requests. */
  outcome: Outcome | { kind: "silent" };
  /** The result, if it is an object and there is no error. */
  result: Frame | undefined;
  /** The JSON-RPC error, if there is one. */
  error: Frame | undefined;
  /** The request and its answer. */
  evidence: Redacted;
}

/** A notification, and the id of the request that it came for. */
export interface FirstMessage {
  frame: Frame;
  id: number;
}

/** An HTTP request and what came of it. */
export interface HttpReply {
  /** undefined if there was no response. */
  http: HttpFacts | undefined;
  /** The whole body, or the last event of a stream. */
  body: string;
  /** Why the response is missing or not complete. */
  fault: CallFault | undefined;
  /** The JSON-RPC message in the body, if it is one. */
  frame: Frame | undefined;
  /** True for 401, 403 and 429: the server does not reveal what it would answer. */
  isDenied: boolean;
  /** The request with its headers, and the response. */
  evidence: Redacted;
}

/** A session that checks use. */
interface CheckedSession {
  session: Session;
  target: ServerTarget;
  watch: { isEnding: boolean };
}

/** The server under test, as checks reach it in one session. */
export class LiveServer {
  readonly modern: boolean;
  readonly session: Session;

  constructor(
    readonly facts: ServerFacts,
    readonly watched: CheckedSession,
  ) {
    this.modern = isSince(facts.revision, FIRST_MODERN);
    this.session = watched.session;
  }

  get revision(): string {
    return this.facts.revision;
  }

  get listed(): ServerLists {
    return this.facts.listed;
  }

  /** The request that every server of the revision answers. */
  get liveness(): "ping" | "server/discover" {
    return livenessOf(this.revision);
  }

  /** The `_meta` that a request has at a revision without a handshake. */
  get meta(): Frame | undefined {
    return this.modern ? requestMeta(this.revision, {}, this.facts.clientVersion) : undefined;
  }

  /** Sends one request and waits for its answer. `purpose`: `test` if a correct server answers it with a result. */
  async request(method: string, params?: Frame, purpose: Purpose = "probe"): Promise<Reply> {
    const outcome = await this.session.request(method, params, { timeoutMs: ANSWER_MS, purpose });
    return this.#reply({ method, ...(params && { params }) }, outcome);
  }

  /** Sends a request whose `_meta` is not completed; `headers` replace those of the session, over HTTP. */
  async requestAsWritten(method: string, params: Frame, headers?: Readonly<Record<string, string>>): Promise<Reply> {
    const options = { timeoutMs: ANSWER_MS, purpose: "raw", ...(headers && { headers }) } as const;
    return this.#reply({ method, params }, await this.session.request(method, params, options));
  }

  /** Sends a request and waits for its answer, or until `later` is true: then the server has left it unanswered. */
  async requestUntil(method: string, later: () => Promise<boolean>): Promise<Reply> {
    const waiting = new AbortController();
    const options = { timeoutMs: ANSWER_MS, purpose: "raw", signal: waiting.signal } as const;
    const answered = this.session.request(method, undefined, options);
    return this.#reply({ method }, await unlessSilent(answered, later, waiting));
  }

  /** Sends a request that stays open, and waits for the first notification for which `isIt` is true, or for its answer. */
  async open(
    method: string,
    params: Frame,
    isIt: (message: FirstMessage) => boolean,
  ): Promise<{ first: FirstMessage | undefined; reply: Reply }> {
    const waiting = new AbortController();
    let first: FirstMessage | undefined;
    const onNotification = (frame: Frame, id: number) => {
      if (first || !isIt({ frame, id })) return;
      first = { frame, id };
      waiting.abort();
    };
    const options = { timeoutMs: ANSWER_MS, purpose: "probe", signal: waiting.signal, onNotification } as const;
    const outcome = await this.session.request(method, params, options);
    const sent = { method, params };
    if (!first) return { first, reply: this.#reply(sent, outcome) };
    return { first, reply: replyOf(sent, { kind: "answer", answer: first.frame, durationMs: 0, notifications: [] }) };
  }

  notify(method: string, params?: Frame): void {
    this.session.notify(method, params);
  }

  /**
   * Sends bytes unchanged. Over stdio, a server that answers two later requests and not these bytes has not answered them:
   * nothing is waited for.
   */
  async raw(text: string): Promise<Reply> {
    const waiting = new AbortController();
    const answered = this.session.raw(text, { timeoutMs: ANSWER_MS, purpose: "raw", signal: waiting.signal });
    const sent = requestIn(text);
    if (this.facts.transport !== "stdio") return this.#reply(sent, await answered);
    const later = async () => (await this.isAnswering()) && (await this.isAnswering());
    return this.#reply(sent, await unlessSilent(answered, later, waiting));
  }

  /** Sends one HTTP request as it is, outside of the session. Only for a server that is reached over HTTP. */
  async http(request: PlainRequest, until: ReadUntil = "answer"): Promise<HttpReply> {
    const { target } = this.watched;
    if (target.kind !== "http") throw new Error("the server has no URL");
    const { httpExchange } = await import("../../mcp/channel/http-exchange.js");
    const response = await httpExchange(target, request, { timeoutMs: ANSWER_MS, maxBytes: MAX_BODY, until });
    if (!response.ok && response.fault.rule_id === "FAULT-TIMEOUT-CALL") this.facts.waitedInVain(ANSWER_MS);
    return httpReply(request, response);
  }

  /** A request as text, with an id of its own; `more` replaces its members. */
  frame(method: string, params?: Frame, more: Frame = {}): string {
    const { meta } = this;
    const fullParams = meta ? { _meta: meta, ...params } : params;
    const id = `mcptest-${this.facts.nextId()}`;
    return JSON.stringify({ jsonrpc: "2.0", id, method, ...(fullParams && { params: fullParams }), ...more });
  }

  /** True if the server answers the request that every server of the revision answers. */
  async isAnswering(): Promise<boolean> {
    if (!this.session.alive) return false;
    const { outcome } = await this.request(this.liveness);
    return outcome.kind === "answer" || (outcome.kind === "fault" && outcome.fault.unverified === true);
  }

  /** Asks the server to end in one way; undefined if it has no process. */
  async endBy(way: EndWay, ms: number): Promise<boolean | undefined> {
    this.watched.watch.isEnding = true;
    const hasEnded = await this.session.endBy(way, ms);
    if (hasEnded === false) this.facts.waitedInVain(ms);
    return hasEnded;
  }

  #reply(sent: unknown, outcome: Reply["outcome"]): Reply {
    if (outcome.kind === "timeout") this.facts.waitedInVain(outcome.afterMs);
    return replyOf(sent, outcome);
  }
}

/** The outcome of a request; `silent` if `later` is true before it is answered, and then it is waited for no more. */
async function unlessSilent(
  answered: Promise<Outcome>,
  later: () => Promise<boolean>,
  waiting: AbortController,
): Promise<Reply["outcome"]> {
  const giveUp = async () => {
    // What is sent in the same moment goes first.
    await null;
    if (await later()) waiting.abort();
  };
  void giveUp();
  const outcome = await answered;
  return outcome.kind === "timeout" && waiting.signal.aborted ? { kind: "silent" } : outcome;
}

/** A reply of a request that was sent by other means. */
export function replyOf(sent: unknown, outcome: Reply["outcome"]): Reply {
  const frame = outcome.kind === "answer" ? outcome.answer : undefined;
  const error = isObject(frame?.error) ? frame.error : undefined;
  const result = !error && isObject(frame?.result) ? frame.result : undefined;
  const lines = [say`→ ${short(sent)}`, say`← ${frame ? short(frame) : endOf(outcome)}`];
  return { outcome, result, error, evidence: join(lines, "\n") };
}

function httpReply({ method, headers, body }: PlainRequest, response: PlainResponse): HttpReply {
  const http = response.ok ? response.http : response.fault.http;
  const answer = response.ok ? cut(hide(response.body), MAX_EVIDENCE) : response.fault.message;
  const sent = say`→ ${method} ${short(headers)} ${cut(hide(body ?? ""), MAX_EVIDENCE)}`;
  return {
    http,
    body: response.ok ? response.body : "",
    fault: response.ok ? undefined : response.fault,
    frame: response.ok ? objectIn(response.body) : undefined,
    isDenied: http !== undefined && DENIED.includes(http.status),
    evidence: join([sent, say`← ${http === undefined ? say`` : say`HTTP ${http.status} `}${answer}`], "\n"),
  };
}

/** The verdict on a reply that is not an answer; undefined if it is one. */
export function withoutAnswer({ outcome, evidence }: Reply): Verdict | undefined {
  switch (outcome.kind) {
    case "answer":
      return undefined;
    case "fault":
      return outcome.fault.unverified ? unverified(outcome.fault.message) : failed(outcome.fault.message, evidence);
    case "unsendable":
      return unverified(outcome.message);
    default:
      return failed(endOf(outcome), evidence);
  }
}

function endOf(outcome: Reply["outcome"]): Redacted {
  switch (outcome.kind) {
    case "timeout":
      return say`no answer within ${Math.round(outcome.timeoutMs)} ms`;
    case "died": {
      const { exit_code, signal } = outcome.process;
      return say`the server ended: ${signal === null ? say`exit code ${exit_code ?? "unknown"}` : say`signal ${hide(signal)}`}`;
    }
    case "fault":
      return outcome.fault.message;
    case "unsendable":
      return outcome.message;
    case "silent":
      return say`no answer, although later requests were answered`;
    case "answer":
      return say`an answer`;
  }
}

function short(value: unknown): Redacted {
  return cut(
    isObject(value) && typeof value.raw === "string" ? hide(value.raw) : jsonText(hideValue(value)),
    MAX_EVIDENCE,
  );
}

/** A check that sends requests. */
export interface LiveCheck {
  id: RuleId;
  lane: LaneName;
  /** The capability that it needs; without it, it is skipped. */
  needs?: string;
  check(server: LiveServer): Promise<Verdict | readonly Verdict[]>;
}

type ChecksById = { readonly [Id in RuleId]?: LiveCheck["check"] };

/** The checks of a lane by rule, in the order in which it runs them. */
export function checksIn(lane: LaneName, checks: ChecksById): LiveCheck[] {
  return Object.entries(checks).map(([id, check]) => ({ id: id as RuleId, lane, check }));
}

/** Checks of the ordinary lane, for servers that advertise a capability. */
export function checksNeeding(needs: string, checks: ChecksById): LiveCheck[] {
  return checksIn("ordinary", checks).map((check) => ({ ...check, needs }));
}

/** Makes what several checks of a session need, once for each session. */
export function oncePerSession<T>(make: (server: LiveServer) => Promise<T>): (server: LiveServer) => Promise<T> {
  const made = new WeakMap<LiveServer, Promise<T>>();
  return (server) => {
    const before = made.get(server);
    if (before) return before;
    const result = make(server);
    made.set(server, result);
    return result;
  };
}
