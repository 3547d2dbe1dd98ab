import type { Outcome, RequestOptions, Session } from "../../mcp/types.js";
import type { SuiteCancelAfter } from "../../suite/types.js";
import type { Call } from "../judge/call.js";

/** Makes a call, and cancels it if it is not answered by then; an answer that comes later is not waited for. */
export async function callAndCancel(
  session: Session,
  { method, params }: Call,
  after: SuiteCancelAfter,
  options: RequestOptions,
): Promise<{ outcome: Outcome; isCancelled: boolean }> {
  const cancelling = new AbortController();
  const cancel = () => cancelling.abort();
  const timer = after === "progress" ? undefined : setTimeout(cancel, after);
  const outcome = await session.request(method, params, {
    ...options,
    signal: cancelling.signal,
    cancels: true,
    onNotification: (frame) => {
      if (after === "progress" && frame.method === "notifications/progress") cancel();
    },
  });
  clearTimeout(timer);
  return { outcome, isCancelled: outcome.kind === "timeout" && cancelling.signal.aborted };
}
