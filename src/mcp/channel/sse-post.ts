import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import type { CallFault, HttpFacts } from "../types.js";
import type { HttpChannelBase } from "./http-base.js";
import { type BodyText, WholeBody } from "./http-body.js";
import { answerIn, isSuccess, lostSession, refusalOf } from "./http-facts.js";
import type { OutgoingCall } from "./types.js";

/** Receives the result of a POST; at most one of them is called, once. */
export interface PostSink {
  /** No answer will come. */
  failed(fault: CallFault): void;
  /** The answer is in the body. */
  answered(body: BodyText, http: HttpFacts): void;
}

/**
 * Posts the message of a call over HTTP+SSE, whose answer arrives on the stream. The response matters only if it is a
 * rejection, or has an answer although it should not.
 *
 * @returns a function that abandons the POST and returns how far it got
 */
export function ssePost(
  channel: HttpChannelBase,
  { url, line, call }: { url: URL; line: string; call: OutgoingCall },
  sink: PostSink,
): () => Redacted | undefined {
  const { method: what, generated } = call;
  const body = new WholeBody(channel.maxFrameBytes);
  let http: HttpFacts | undefined;
  let isOver = false;
  const unread = channel.listener.unread();
  let abort = () => {};
  let untrack = () => {};
  const finish = (report?: () => void) => {
    if (isOver) return;
    isOver = true;
    untrack();
    report?.();
    unread.release();
  };
  const ended = () => {
    if (http === undefined) return finish();
    const facts = http;
    const answer = body.text();
    // The handshake starts a session, so it cannot lose one.
    const lost = facts.status === 404 && what !== "initialize" ? lostSession(call, facts, answer.text) : undefined;
    if (lost) finish(() => sink.failed(lost));
    else if (answerIn(answer.text, facts, call)) finish(() => sink.answered(answer, facts));
    else finish(isSuccess(facts) ? undefined : () => sink.failed(refusalOf(what, facts, answer.text)));
  };
  abort = channel.request(
    { method: "POST", url, body: line, what, generated },
    {
      started: (facts) => {
        http = facts;
      },
      data: (chunk) => {
        if (isOver) return;
        const message = unread.add(chunk.length);
        if (message !== undefined) {
          setImmediate(() => abort());
          finish(() => sink.failed({ rule_id: "FAULT-TRANSPORT-FLOOD", message, ...(http && { http }) }));
          return;
        }
        if (body.push(chunk)) return;
        setImmediate(() => abort());
        ended();
      },
      ended,
      broken: (fault) => finish(() => sink.failed(http === undefined ? fault : { ...fault, http })),
    },
  );
  untrack = channel.trackAbort(abort);
  return () => {
    const note =
      http === undefined
        ? undefined
        : say`The POST was answered with HTTP ${http.status}, and no answer came on the SSE stream.`;
    if (!isOver) abort();
    finish();
    return note;
  };
}
