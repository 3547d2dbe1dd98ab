import { say } from "../../../core/redaction/redacted.js";
import { contentType } from "../../../mcp/channel/http-facts.js";
import { requestIn } from "../../../mcp/frames.js";
import { replyOf } from "../../server/answers.js";
import { failedIf, skipped, unverified } from "../../server/check-result.js";
import { checksNeeding, type LiveCheck, type LiveServer } from "../../server/live-server.js";
import { sharedClient } from "../../server/wire/shared-client.js";
import { calledTools, tookMs } from "../tool/checks.js";

const CANCELLABLE_MS = 100;
/** An answer that comes although its call was cancelled takes about as long as one that was not, and this longer. */
const LATER_MS = 1_000;

/** It waits for an answer that should not come, and so follows the other checks that call tools. */
export const CANCELLED: readonly LiveCheck[] = checksNeeding("tools", {
  async "PROTO-CANCELLED"(server) {
    const { transport } = server.facts;
    if (transport === "sse" || (transport === "http" && server.modern)) {
      return skipped(say`over this transport, nothing shows that an answer came after the cancellation`);
    }
    const called = (await calledTools(server)).filter(({ base }) => tookMs(base) >= CANCELLABLE_MS);
    const [slow] = called.sort((a, b) => tookMs(a.base) - tookMs(b.base));
    const tooFast = skipped(say`no call of a tool takes long enough to be cancelled`);
    if (!slow) return tooFast;
    const waitMs = 1.5 * tookMs(slow.base) + LATER_MS;
    if (!server.facts.hasTime("check", waitMs)) return unverified(server.facts.outOfTime());
    const call = server.frame("tools/call", slow.params);
    const { id } = requestIn(call);
    let isOver = false;
    const answering = answerOnStream(server, call, waitMs).finally(() => {
      isOver = true;
    });
    // Once the server answers a later request, it has read the call.
    await server.isAnswering();
    await cancel(server, id);
    await server.isAnswering();
    if (isOver) return tooFast;
    server.facts.whileWaiting();
    const { answer, evidence } = await answering;
    return failedIf(answer && say`a call is answered after it was cancelled`, evidence);
  },
});

/** The answer to a call, if it comes on a stream: a body that is not one has nothing but an answer. */
async function answerOnStream(server: LiveServer, call: string, timeoutMs: number) {
  if (server.facts.transport !== "http") {
    const outcome = await server.session.raw(call, { timeoutMs, purpose: "raw" });
    const { evidence } = replyOf(requestIn(call), outcome);
    return { answer: outcome.kind === "answer" ? outcome.answer : undefined, evidence };
  }
  const { http, frame, evidence } = await (await sharedClient(server)).post(call, {}, "answer", timeoutMs);
  return { answer: http && contentType(http) === "text/event-stream" ? frame : undefined, evidence };
}

async function cancel(server: LiveServer, requestId: unknown): Promise<void> {
  if (server.facts.transport !== "http") return server.notify("notifications/cancelled", { requestId });
  const cancellation = server.frame("notifications/cancelled", { requestId }, { id: undefined });
  await (await sharedClient(server)).post(cancellation);
}
