import { isObject } from "../../../core/json/json.js";
import { say } from "../../../core/redaction/redacted.js";
import { isSuccess } from "../../../mcp/channel/http-facts.js";
import { STRAY_ANSWER, sendMessage } from "../plain-http.js";
import { oncePerSession, type Reply, shown, withoutAnswer } from "../probe.js";
import { failed, type LiveCheck, passed, skipped, type Verdict } from "../types.js";
import { expectCode, stillAnswers } from "./answers.js";

const METHOD_NOT_FOUND = -32601;
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
/** What an implementation may mistake a malformed request for. */
const ALSO_REJECTING = [METHOD_NOT_FOUND, -32602, PARSE_ERROR];
const CONCURRENT = 10;

const unknownMethod: LiveCheck = {
  id: "PROTO-UNKNOWN-METHOD",
  lane: "ordinary",
  check: async (probe) => expectCode(await probe.request("mcptest/unknown"), say`an unknown method`, METHOD_NOT_FOUND),
};

const unknownNotification: LiveCheck = {
  id: "PROTO-UNKNOWN-NOTIFICATION",
  lane: "hostile",
  async check(probe) {
    const reply = await sendMessage(probe, probe.frame("notifications/mcptest", undefined, { id: undefined }));
    if (isAnswered(reply)) return failed(say`an unknown notification is answered`, reply.evidence);
    // A server that ends does not answer either, but a receiver should go on.
    const verdict = stillAnswers(await probe.isAnswering(), say`an unknown notification`, reply.evidence);
    return { ...verdict, ...(verdict.status === "failed" && { severity: "should" as const }) };
  },
};

const stringId: LiveCheck = {
  id: "PROTO-STRING-ID",
  lane: "ordinary",
  async check(probe) {
    const id = `mcptest-${probe.facts.nextId()} é 漢 😀`;
    const reply = await probe.raw(probe.frame(probe.liveness, undefined, { id }));
    const answer = reply.outcome.kind === "answer" ? reply.outcome.answer : undefined;
    if (answer?.id === id) return passed;
    if (answer) return failed(say`the id ${shown(id)} is answered under ${shown(answer.id)}`, reply.evidence);
    return withoutAnswer(reply) ?? passed;
  },
};

const extraMembers: LiveCheck = {
  id: "PROTO-EXTRA-MEMBERS",
  lane: "ordinary",
  async check(probe) {
    const { meta } = probe;
    const params = { _meta: { ...meta, "com.example/mcptest": 1 }, mcptestUnknown: { deep: [1] } };
    const reply = await probe.raw(probe.frame(probe.liveness, params));
    if (reply.result) return passed;
    if (reply.error) {
      return failed(say`unknown members are answered with the error ${shown(reply.error.code)}`, reply.evidence);
    }
    return withoutAnswer(reply) ?? passed;
  },
};

const concurrent: LiveCheck = {
  id: "PROTO-CONCURRENT",
  lane: "ordinary",
  async check(probe) {
    const replies = await Promise.all(Array.from({ length: CONCURRENT }, () => probe.request(probe.liveness)));
    const missing = replies.find(({ outcome }) => outcome.kind !== "answer");
    if (!missing) return passed;
    const verdict = withoutAnswer(missing) ?? passed;
    if (verdict.status !== "failed") return verdict;
    const count = replies.filter(({ outcome }) => outcome.kind !== "answer").length;
    return failed(say`${count} of ${CONCURRENT} requests at the same time are not answered`, missing.evidence);
  },
};

/** The answers to what is not JSON, and to JSON that is not a request. */
const malformed = oncePerSession(async (probe) => {
  const notJson = await sendMessage(probe, '{"jsonrpc":"2.0","id":1,mcptest}');
  const survivedBytes = await probe.isAnswering();
  const notRequest = survivedBytes
    ? await sendMessage(probe, probe.frame(probe.liveness, undefined, { method: 1 }))
    : undefined;
  return { notJson, survivedBytes, notRequest, survives: notRequest !== undefined && (await probe.isAnswering()) };
});

const parseError: LiveCheck = {
  id: "PROTO-PARSE-ERROR",
  lane: "hostile",
  async check(probe) {
    const { notJson } = await malformed(probe);
    return judgeMalformed(notJson, PARSE_ERROR, [INVALID_REQUEST]);
  },
};

const invalidRequest: LiveCheck = {
  id: "PROTO-INVALID-REQUEST",
  lane: "hostile",
  async check(probe) {
    const { notRequest } = await malformed(probe);
    if (!notRequest) return skipped(say`the server ended before it could be sent`);
    return judgeMalformed(notRequest, INVALID_REQUEST, ALSO_REJECTING);
  },
};

const survives: LiveCheck = {
  id: "PROTO-SURVIVES",
  lane: "hostile",
  async check(probe) {
    const { notJson, notRequest, survives: isAnswering } = await malformed(probe);
    return stillAnswers(isAnswering, say`a malformed message`, (notRequest ?? notJson).evidence);
  },
};

const strayAnswer: LiveCheck = {
  id: "PROTO-STRAY-ANSWER",
  lane: "hostile",
  async check(probe) {
    const reply = await sendMessage(probe, STRAY_ANSWER);
    return stillAnswers(await probe.isAnswering(), say`an answer to no request`, reply.evidence);
  },
};

const batch: LiveCheck = {
  id: "PROTO-BATCH",
  lane: "hostile",
  async check(probe) {
    const reply = await probe.raw(`[${probe.frame("ping")}]`);
    if (reply.result) return passed;
    if (reply.error) return failed(say`a batch is answered with the error ${shown(reply.error.code)}`, reply.evidence);
    return withoutAnswer(reply) ?? passed;
  },
};

const cancelUnknown: LiveCheck = {
  id: "PROTO-CANCEL-UNKNOWN",
  lane: "hostile",
  async check(probe) {
    const text = probe.frame("notifications/cancelled", { requestId: "mcptest-no-request" }, { id: undefined });
    const reply = await sendMessage(probe, text);
    if (isAnswered(reply)) return failed(say`a cancellation of no request is answered`, reply.evidence);
    return stillAnswers(await probe.isAnswering(), say`a cancellation of no request`, reply.evidence);
  },
};

export const ERRORS: readonly LiveCheck[] = [
  unknownMethod,
  stringId,
  extraMembers,
  concurrent,
  unknownNotification,
  strayAnswer,
  cancelUnknown,
  batch,
  parseError,
  invalidRequest,
  survives,
];

/** True if an answer came. Over HTTP, a notification may be rejected. */
function isAnswered({ outcome }: Reply): boolean {
  return outcome.kind === "answer" && (outcome.http === undefined || isSuccess(outcome.http));
}

/** A malformed message is dropped or rejected, with the right code. */
function judgeMalformed(reply: Reply, code: number, also: readonly number[]): Verdict {
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
