import type { Redacted } from "../../core/redaction/redact.js";
import { hide, jsonExcerpt, say } from "../../core/redaction/redacted.js";
import type { RuleId } from "../../rules/registry.js";
import type { CallFault, HttpFacts } from "../types.js";
import type { HttpChannelBase } from "./http-base.js";
import { EventBody, WholeBody } from "./http-body.js";
import { contentType, isSuccess, refusalOf } from "./http-facts.js";

/** What a stream reports after it has named its endpoint. Nothing is called after `abort`. */
export interface SseListener {
  message(data: string, validUtf8: boolean, http: HttpFacts): void;
  tooLarge(): void;
  /** The stream is over; `fault`: how it broke, undefined if the server ended it. */
  ended(fault: CallFault | undefined, retryMs: number): void;
}

export interface SseStream {
  /** Where messages are posted. */
  endpoint: URL;
  abort(): void;
}

export type ConnectResult = { ok: true; stream: SseStream } | { ok: false; fault: CallFault };

const WHAT = "the GET of the SSE stream";

/**
 * Opens the stream on which a server over HTTP+SSE sends everything, and waits for its `endpoint` event. Never rejects;
 * any other answer is returned as a fault. `signal` ends the wait.
 */
export function connectSse(
  channel: HttpChannelBase,
  timeoutMs: number,
  listener: SseListener,
  signal?: AbortSignal,
): Promise<ConnectResult> {
  return new Promise((resolve) => {
    let http: HttpFacts | undefined;
    let body: WholeBody | undefined;
    let events: EventBody | undefined;
    let isOpen = false;
    let abort = () => {};
    let untrack = () => {};
    const end = () => {
      untrack();
      // An event may end the stream while the stream is being read.
      setImmediate(() => abort());
    };
    const settle = (result: ConnectResult) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onTimeout);
      if (!result.ok) end();
      else isOpen = true;
      resolve(result);
    };
    const fail = (rule_id: RuleId, message: Redacted) => settle({ ok: false, fault: { rule_id, message } });
    const onTimeout = () =>
      fail("FAULT-START-TIMEOUT", say`The server sent no endpoint event within ${Math.round(timeoutMs)} ms.`);
    const timer = setTimeout(onTimeout, timeoutMs);
    signal?.addEventListener("abort", onTimeout);
    const onEnd = (fault: CallFault | undefined, message: Redacted) => {
      end();
      if (isOpen) listener.ended(fault, events?.retryMs ?? 0);
      else if (fault !== undefined) settle({ ok: false, fault });
      else fail("FAULT-HTTP-NO-ANSWER", message);
    };
    const endpoint = (data: string) => {
      if (isOpen) return;
      const address = endpointOf(data, channel.url);
      if ("fault" in address) settle({ ok: false, fault: address.fault });
      else settle({ ok: true, stream: { endpoint: address.url, abort: end } });
    };
    abort = channel.request(
      { method: "GET", what: WHAT },
      {
        started(facts) {
          http = facts;
          if (!isSuccess(facts) || contentType(facts) !== "text/event-stream") {
            body = new WholeBody(channel.maxFrameBytes);
            return;
          }
          const message = (data: string, validUtf8: boolean) => listener.message(data, validUtf8, facts);
          events = new EventBody(channel.maxFrameBytes, message, (event, data) => {
            if (event === "endpoint") endpoint(data);
          });
        },
        data(chunk) {
          if (events?.push(chunk) ?? body?.push(chunk) ?? true) return;
          end();
          const message = say`The server sent more than ${channel.maxFrameBytes} bytes in one event; it was not read.`;
          if (isOpen) listener.tooLarge();
          else fail("FAULT-TRANSPORT-FRAME-TOO-LARGE", message);
        },
        ended() {
          if (http !== undefined && body !== undefined) onEnd(refusalOf(WHAT, http, body.text().text), say``);
          else onEnd(undefined, say`The server ended its SSE stream before the endpoint event.`);
        },
        broken: (fault) => onEnd(http === undefined ? fault : { ...fault, http }, say``),
      },
    );
    untrack = channel.trackAbort(abort);
  });
}

function endpointOf(data: string, base: URL): { url: URL } | { fault: CallFault } {
  const named = say`The endpoint event names ${jsonExcerpt(data, 200)}`;
  const url = URL.canParse(data, base.href) ? new URL(data, base) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    return { fault: { rule_id: "FAULT-HTTP-ENDPOINT", message: say`${named}, which is not a valid address.` } };
  }
  if (url.origin !== base.origin) {
    // The query may have a credential.
    const message = say`The endpoint event names an address of another origin, ${hide(url.origin)}; nothing was sent there.`;
    return { fault: { rule_id: "FAULT-HTTP-ENDPOINT", message } };
  }
  return { url };
}
