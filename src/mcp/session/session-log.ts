import { nowMs } from "../../core/clock.js";
import { isObject } from "../../core/json/json.js";
import { inMiB } from "../../core/limits.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hide, join, jsonExcerpt, say } from "../../core/redaction/redacted.js";
import type { RuleId } from "../../rules/registry.js";
import type { OutgoingCall } from "../channel/types.js";
import { type Frame, namesNoRequest } from "../frames.js";
import type { MemoryLimit } from "../memory.js";
import {
  type CallFault,
  type Exchange,
  type HttpFacts,
  NO_TEST,
  type Outcome,
  type Owner,
  type Purpose,
  type ServerEnd,
  type SessionFault,
  type SessionOptions,
} from "../types.js";
import type { WaitingCall, WaitingCalls } from "./waiting.js";

const MAX_EVIDENCE = 4 * 1024;
const MAX_SENT = 500;

/** What came as one message, or instead of one. */
export class Line {
  #evidence: Redacted | undefined;

  constructor(readonly text: string) {}

  /** Its beginning, without secrets: made once, however many faults it shows. */
  get evidence(): Redacted {
    this.#evidence ??= cut(hide(this.text), MAX_EVIDENCE, "");
    return this.#evidence;
  }
}

export class SessionLog {
  http: HttpFacts | undefined;
  /** The request on whose own stream the message came, if each has a stream: by default, faults belong to this call. */
  stream: OutgoingCall | undefined;
  /** True once a call was sent. What belongs to no call belongs to no test before. */
  isCalled = false;
  /** Reports no faults: the answer to a probe is not a fault of the server. */
  muted = false;
  readonly #notifications = new WeakSet<object>();

  constructor(
    private readonly options: SessionOptions,
    private readonly startedAt: number,
    private readonly waiting: WaitingCalls,
  ) {}

  /** Records a call with the frame that answered it; returns its outcome. Times are those of `nowMs()`. */
  recordAnswer(call: WaitingCall, answer: Frame, at: number, bytes?: number): Outcome {
    const durationMs = at - call.sentAt;
    this.#recordCall(call, durationMs, { response: answer });
    const { notifications, requests } = call;
    return {
      kind: "answer",
      answer,
      durationMs,
      notifications,
      ...(requests.length > 0 && { requests }),
      ...(this.http && { http: this.http }),
      ...(bytes !== undefined && { bytes }),
    };
  }

  /** Records a call that gets no answer; returns its outcome. */
  recordFailure(call: WaitingCall, fault: CallFault): Outcome {
    const durationMs = nowMs() - call.sentAt;
    this.http = fault.http;
    const { rule_id, message, unverified } = fault;
    this.#recordCall(call, durationMs, { fault: { rule_id, message, ...(unverified && { unverified }) } });
    return { kind: "fault", fault, durationMs, notifications: call.notifications };
  }

  /**
   * Records a call that was given up, with `timedOut` because its deadline has passed; returns its outcome. `stderr`: the last
   * lines that came meanwhile.
   */
  recordTimeout(
    call: WaitingCall,
    timedOut: boolean,
    stderr: Redacted[],
    note: Redacted | undefined,
  ): Outcome & { kind: "timeout" } {
    const running = stderr.length > 0 && { process: { exit_code: null, signal: null, stderr } };
    const afterMs = nowMs() - call.sentAt;
    this.http = undefined;
    this.#recordCall(call, afterMs, timedOut ? { fault: { rule_id: "FAULT-TIMEOUT-CALL", ...running } } : {});
    return {
      kind: "timeout",
      timeoutMs: call.options.timeoutMs,
      afterMs: Math.round(afterMs),
      notifications: call.notifications,
      ...(call.progressSeen > 0 && { extended: true }),
      ...(note !== undefined && { note }),
      ...running,
      ...(call.hasUnnamedError && { hasUnnamedError: true }),
    };
  }

  /** Records a call whose server has ended; returns its outcome. `isOurs`: mcptest ended it, so it is not a crash. */
  recordDeath(call: WaitingCall, process: ServerEnd, at: number, isOurs: boolean): Outcome {
    const durationMs = at - call.sentAt;
    this.#recordCall(call, durationMs, isOurs ? {} : { fault: { rule_id: "FAULT-LIFECYCLE-CRASH", process } });
    return { kind: "died", process, durationMs, notifications: call.notifications };
  }

  #recordCall(call: WaitingCall, duration_ms: number, end: Pick<Exchange, "response" | "fault">): void {
    const { request, notifications, options } = call;
    if (options.quiet) return;
    const at_ms = call.sentAt - this.startedAt;
    const exchange: Exchange = { direction: "client", purpose: options.purpose, at_ms, duration_ms, request, ...end };
    if (this.http !== undefined) exchange.http = this.http;
    if (notifications.length > 0) {
      const repeated = notifications.flatMap((frame, index) => (this.#notifications.has(frame) ? [index] : []));
      for (const frame of notifications) this.#notifications.add(frame);
      exchange.notifications = [...notifications];
      if (repeated.length > 0) exchange.repeated = repeated;
    }
    this.#emit(exchange, options.owner);
  }

  recordNotification(request: Frame, purpose: Purpose): void {
    this.#emit({ direction: "client", purpose, at_ms: nowMs() - this.startedAt, request });
  }

  /** An exchange that belongs to no call; `note` may explain why a waiting call gets no answer, `owner`: of the call it is about. */
  recordStray(exchange: Exchange, at: number, note?: Redacted, owner = this.stream?.owner): void {
    const isUnnamed = isObject(exchange.response) && namesNoRequest(exchange.response);
    for (const call of note === undefined ? [] : this.waiting.values()) {
      call.note ??= note;
      call.hasUnnamedError ||= isUnnamed;
    }
    this.#emit({ direction: "server", at_ms: at - this.startedAt, ...exchange }, owner);
  }

  #emit(exchange: Exchange, owner = this.#ownerOfStrays): void {
    this.options.onExchange?.(exchange, owner);
  }

  reportFault(
    rule_id: RuleId,
    message: Redacted,
    evidence: Redacted,
    owner = this.stream?.owner ?? this.#ownerOfStrays,
  ): void {
    this.#emitFault({ rule_id, message, evidence: cut(evidence, MAX_EVIDENCE, ""), ...(owner && { owner }) });
  }

  get #ownerOfStrays(): Owner | undefined {
    return this.isCalled ? undefined : NO_TEST;
  }

  #emitFault(fault: SessionFault): void {
    if (!this.muted) this.options.onFault?.(fault);
  }

  /** `last`: the call after whose answer it ended. */
  reportCrash({ exit_code, signal, stderr }: ServerEnd, last: WaitingCall | undefined): void {
    const how = signal === null ? say`exit code ${exit_code ?? "unknown"}` : say`signal ${hide(signal)}`;
    const when = last ? say`after it answered ${hide(String(last.request.method))}` : "while no request was waiting";
    const requestText = last ? [jsonExcerpt(last.request, MAX_SENT, "")] : [];
    const message = say`The server ended ${when}: ${how}.`;
    this.reportFault("FAULT-LIFECYCLE-CRASH", message, join([...requestText, ...stderr], "\n"), last?.options.owner);
  }

  reportWrongStream({ request, options }: WaitingCall, { evidence }: Line): void {
    const place = this.stream === undefined ? "outside of every request's stream" : "on the stream of another request";
    const message = say`The answer to ${hide(String(request.method))} came ${place}.`;
    this.reportFault("FAULT-HTTP-WRONG-STREAM", message, evidence, options.owner);
  }

  /** `sharedLimit`: the limit of several calls, if it is not that of the one. */
  reportFlood({ request, options }: WaitingCall, callLimit: number, sharedLimit: MemoryLimit | undefined): void {
    const limit = hide(inMiB(sharedLimit?.limit ?? callLimit));
    const during = sharedLimit ? say`the calls of ${sharedLimit.whose}` : hide(String(request.method));
    const sender = sharedLimit?.scope === "run" ? say`The servers` : say`The server`;
    const message = say`${sender} sent more than ${limit} of messages during ${during}; the rest was not kept.`;
    const owner = sharedLimit ? undefined : options.owner;
    this.#emitFault({ rule_id: "FAULT-TRANSPORT-FLOOD", message, evidence: say``, ...(owner && { owner }) });
  }

  reportMalformed(flaw: Redacted, { evidence }: Line, owner?: Owner): void {
    const what = this.http === undefined ? "line" : "message";
    this.reportFault("FAULT-PROTO-MALFORMED-FRAME", say`A ${what} of the server ${flaw}.`, evidence, owner);
  }
}
