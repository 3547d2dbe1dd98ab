import type { CallFault, HttpFacts } from "../types.js";
import { WholeBody } from "./http-body.js";
import type { CarriedRequest, HttpCarrier } from "./http-carrier.js";
import { isSuccess, lostSession, refusalOf } from "./http-facts.js";

/**
 * Posts the message of a call over HTTP+SSE, whose answer comes by the stream: of the response only a refusal matters.
 *
 * @param inSession a 404 means that the server no longer knows the session
 * @param failed called at most once, where no answer will come
 * @returns what gives the POST up, and says how far it had come
 */
export function ssePost(
  carrier: HttpCarrier,
  request: Omit<CarriedRequest, "method"> & { body: string },
  inSession: boolean,
  failed: (fault: CallFault) => void,
): () => string | undefined {
  const { what } = request;
  const body = new WholeBody(carrier.maxFrameBytes);
  let http: HttpFacts | undefined;
  let isOver = false;
  let abort = () => {};
  let letGo = () => {};
  const over = (fault: CallFault | undefined) => {
    if (isOver) return;
    isOver = true;
    letGo();
    if (fault !== undefined) failed(fault);
  };
  const refused = () => {
    if (http === undefined || isSuccess(http)) over(undefined);
    else over((http.status === 404 && inSession ? lostSession : refusalOf)(what, http, body.text().text));
  };
  abort = carrier.request(
    { ...request, method: "POST" },
    {
      started: (facts) => {
        http = facts;
      },
      data: (chunk) => {
        if (body.push(chunk)) return;
        setImmediate(() => abort());
        refused();
      },
      ended: refused,
      broken: (fault) => over(http === undefined ? fault : { ...fault, http }),
    },
  );
  letGo = carrier.hold(abort);
  return () => {
    const note =
      http === undefined
        ? undefined
        : `The POST was answered with HTTP ${http.status}, and no answer came by the SSE stream.`;
    if (!isOver) abort();
    over(undefined);
    return note;
  };
}
