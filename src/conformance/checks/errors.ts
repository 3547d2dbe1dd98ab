import { isObject } from "../../core/json/json.js";
import { say } from "../../core/redaction/redacted.js";
import { isSuccess } from "../../mcp/channel/http-facts.js";
import { valueExcerpt } from "../invariants/evidence.js";
import { expectCode, stillAnswers } from "./answers.js";
import { type CheckResult, failed, passed, skipped } from "./check-result.js";
import { checksIn, type LiveCheck, oncePerSession, type Reply, withoutAnswer } from "./live-server.js";
import { STRAY_ANSWER, sendMessage } from "./plain-http.js";

const METHOD_NOT_FOUND = -32601;
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
/** What an implementation may mistake a malformed request for. */
const ALSO_REJECTING = [METHOD_NOT_FOUND, -32602, PARSE_ERROR];
const CONCURRENT = 10;

/** The answers to what is not JSON, and to JSON that is not a request. */
const malformed = oncePerSession(async (server) => {
  const notJson = await sendMessage(server, '{"jsonrpc":"2.0","id":1,mcptest}');
  const survivedBytes = await server.isAnswering();
  const notRequest = survivedBytes
    ? await sendMessage(server, server.frame(server.liveness, undefined, { method: 1 }))
    : undefined;
  return { notJson, survivedBytes, notRequest, survives: notRequest !== undefined && (await server.isAnswering()) };
});

export const ERRORS: readonly LiveCheck[] = [
  ...checksIn("ordinary", {
    "PROTO-UNKNOWN-METHOD": async (server) =>
      expectCode(await server.request("mcptest/unknown"), say`an unknown method`, METHOD_NOT_FOUND),
    async "PROTO-STRING-ID"(server) {
      const id = `mcptest-${server.facts.nextId()} é 漢 😀`;
      const reply = await server.raw(server.frame(server.liveness, undefined, { id }));
      const answer = reply.outcome.kind === "answer" ? reply.outcome.answer : undefined;
      if (answer?.id === id) return passed;
      if (answer)
        return failed(say`the id ${valueExcerpt(id)} is answered under ${valueExcerpt(answer.id)}`, reply.evidence);
      return withoutAnswer(reply) ?? passed;
    },
    async "PROTO-EXTRA-MEMBERS"(server) {
      const { meta } = server;
      const params = { _meta: { ...meta, "com.example/mcptest": 1 }, mcptestUnknown: { deep: [1] } };
      const reply = await server.raw(server.frame(server.liveness, params));
      if (reply.result) return passed;
      if (reply.error) {
        return failed(
          say`unknown members are answered with the error ${valueExcerpt(reply.error.code)}`,
          reply.evidence,
        );
      }
      return withoutAnswer(reply) ?? passed;
    },
    async "PROTO-CONCURRENT"(server) {
      const replies = await Promise.all(Array.from({ length: CONCURRENT }, () => server.request(server.liveness)));
      const missing = replies.find(({ outcome }) => outcome.kind !== "answer");
      if (!missing) return passed;
      const verdict = withoutAnswer(missing) ?? passed;
      if (verdict.status !== "failed") return verdict;
      const count = replies.filter(({ outcome }) => outcome.kind !== "answer").length;
      return failed(say`${count} of ${CONCURRENT} requests at the same time are not answered`, missing.evidence);
    },
  }),
  ...checksIn("hostile", {
    async "PROTO-UNKNOWN-NOTIFICATION"(server) {
      const reply = await sendMessage(server, server.frame("notifications/mcptest", undefined, { id: undefined }));
      if (isAnswered(reply)) return failed(say`an unknown notification is answered`, reply.evidence);
      // A server that ends does not answer either, but a receiver should go on.
      const verdict = stillAnswers(await server.isAnswering(), say`an unknown notification`, reply.evidence);
      return { ...verdict, ...(verdict.status === "failed" && { severity: "should" as const }) };
    },
    async "PROTO-STRAY-ANSWER"(server) {
      const reply = await sendMessage(server, STRAY_ANSWER);
      return stillAnswers(await server.isAnswering(), say`an answer to no request`, reply.evidence);
    },
    async "PROTO-CANCEL-UNKNOWN"(server) {
      const text = server.frame("notifications/cancelled", { requestId: "mcptest-no-request" }, { id: undefined });
      const reply = await sendMessage(server, text);
      if (isAnswered(reply)) return failed(say`a cancellation of no request is answered`, reply.evidence);
      return stillAnswers(await server.isAnswering(), say`a cancellation of no request`, reply.evidence);
    },
    async "PROTO-BATCH"(server) {
      const reply = await server.raw(`[${server.frame("ping")}]`);
      if (reply.result) return passed;
      if (reply.error)
        return failed(say`a batch is answered with the error ${valueExcerpt(reply.error.code)}`, reply.evidence);
      return withoutAnswer(reply) ?? passed;
    },
    async "PROTO-PARSE-ERROR"(server) {
      const { notJson } = await malformed(server);
      return judgeMalformed(notJson, PARSE_ERROR, [INVALID_REQUEST]);
    },
    async "PROTO-INVALID-REQUEST"(server) {
      const { notRequest } = await malformed(server);
      if (!notRequest) return skipped(say`the server ended before it could be sent`);
      return judgeMalformed(notRequest, INVALID_REQUEST, ALSO_REJECTING);
    },
    async "PROTO-SURVIVES"(server) {
      const { notJson, notRequest, survives: isAnswering } = await malformed(server);
      return stillAnswers(isAnswering, say`a malformed message`, (notRequest ?? notJson).evidence);
    },
  }),
];

/** True if an answer came. Over HTTP, a notification may be rejected. */
function isAnswered({ outcome }: Reply): boolean {
  return outcome.kind === "answer" && (outcome.http === undefined || isSuccess(outcome.http));
}

/** A malformed message is dropped or rejected, with the right code. */
function judgeMalformed(reply: Reply, code: number, also: readonly number[]): CheckResult {
  const { error, outcome, evidence } = reply;
  if (outcome.kind === "silent") return passed;
  if (outcome.kind === "died" || outcome.kind === "timeout") return skipped(say`PROTO-SURVIVES reports this`);
  // Over HTTP, the status alone may reject it.
  const status = outcome.kind === "fault" ? (outcome.fault.http?.status ?? 0) : 0;
  if (status >= 400 && status < 500) return passed;
  if (outcome.kind === "answer" && !isObject(error))
    return failed(say`a malformed message is answered with a result`, evidence);
  return expectCode(reply, say`a malformed message`, code, ...also);
}
