import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import type { CallFault, HttpFacts } from "../types.js";
import type { HttpChannelBase } from "./http-base.js";
import { type BodyText, WholeBody } from "./http-body.js";
import { answerIn, isSuccess, lostSession, refusalOf } from "./http-facts.js";
import type { OutgoingCall } from "./types.js";

/** What came of a POST; at most one of them is called, once. */
export interface PostSink {
  /** No answer will come. */
  failed(fault: CallFault): void;
  /** The answer stands in the body. */
  answered(body: BodyText, http: HttpFacts): void;
}

/**
 * Posts the message of a call over HTTP+SSE, whose answer comes by the stream: of the response only a refusal matters,
 * and an answer that a server puts there all the same.
 *
 * @returns what gives the POST up, and says how far it had come
 */
export function ssePost(
  channel: HttpChannelBase,
  { url, line, call }: { url: URL; line: string; call: OutgoingCall },
  sink: PostSink,
): () => Redacted | undefined {
  const { method: what, made } = call;
  const body = new WholeBody(channel.maxFrameBytes);
  let http: HttpFacts | undefined;
  let isOver = false;
  /** What was received and is not read yet, in bytes. */
  let held = 0;
  let abort = () => {};
  let letGo = () => {};
  const over = (tell?: () => void) => {
    if (isOver) return;
    isOver = true;
    letGo();
    tell?.();
    channel.listener.letGo(held);
  };
  const ended = () => {
    if (http === undefined) return over();
    const facts = http;
    const answer = body.text();
    // The handshake is what begins a session.
    const lost = facts.status === 404 && what !== "initialize" ? lostSession(call, facts, answer.text) : undefined;
    if (lost) over(() => sink.failed(lost));
    else if (answerIn(answer.text, facts, call)) over(() => sink.answered(answer, facts));
    else over(isSuccess(facts) ? undefined : () => sink.failed(refusalOf(what, facts, answer.text)));
  };
  abort = channel.request(
    { method: "POST", url, body: line, what, made },
    {
      started: (facts) => {
        http = facts;
      },
      data: (chunk) => {
        if (isOver) return;
        const message = channel.listener.hold(chunk.length);
        if (message !== undefined) {
          setImmediate(() => abort());
          over(() => sink.failed({ rule_id: "FAULT-TRANSPORT-FLOOD", message, ...(http && { http }) }));
          return;
        }
        held += chunk.length;
        if (body.push(chunk)) return;
        setImmediate(() => abort());
        ended();
      },
      ended,
      broken: (fault) => over(() => sink.failed(http === undefined ? fault : { ...fault, http })),
    },
  );
  letGo = channel.trackAbort(abort);
  return () => {
    const note =
      http === undefined
        ? undefined
        : say`The POST was answered with HTTP ${http.status}, and no answer came on the SSE stream.`;
    if (!isOver) abort();
    over();
    return note;
  };
}
