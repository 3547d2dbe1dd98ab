import { isObject } from "../../../core/json/json.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { isSuccess } from "../../../mcp/channel/http-facts.js";
import {
  HEADER_MISMATCH,
  INVALID_PARAMS,
  INVALID_REQUEST,
  METHOD_NOT_FOUND,
  PARSE_ERROR,
} from "../../../mcp/error-codes.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { expectCode, expectNoError, type Reply, resultWithoutAnswer, stillAnswers } from "../../server/answers.js";
import { type CheckResult, failed, failedIf, passed, skipped, unverified } from "../../server/check-result.js";
import { type LiveCheck, liveChecks, ORDINARY, oncePerSession, UNEXPECTED } from "../../server/checks.js";
import { LiveServer } from "../../server/live-server.js";
import { STRAY_ANSWER, sendMessage } from "../../server/wire/shared-client.js";

const CONCURRENT = 10;
/** Ids of requests are above 0 otherwise. Beyond 2^53 official SDKs differ. */
const NUMBER_IDS = [0, -1];

const malformedReplies = oncePerSession(async (server) => {
  const notJson = await sendMessage(server, '{"jsonrpc":"2.0","id":1,mcptest}');
  const survives = await server.survives();
  if (!survives) return { notJson, survives };
  const notRequest = await sendMessage(server, server.frame(server.liveness, undefined, { method: 1 }));
  return { notJson, notRequest, survives: await server.survives() };
});

export const ERROR_CHECKS: readonly LiveCheck[] = [
  ...liveChecks(ORDINARY, {
    "PROTO-UNKNOWN-METHOD": async (server) =>
      expectCode(await server.request("mcptest/unknown"), say`an unknown method`, METHOD_NOT_FOUND),
    async "PROTO-STRING-ID"(server) {
      // The second one looks like a number; the last two are false in many languages.
      const texts = [`mcptest-${server.facts.nextId()} é 漢 😀`, `${server.facts.nextId()}`, "0", ""];
      const ofTexts = await judgeIds(server, texts);
      if (ofTexts.status !== "passed") return ofTexts;
      // Numbers have a session of their own: a server may take "0" and 0 for one request.
      const opened = await server.open();
      if (!opened.ok) return unverified(say`another session could not be opened: ${opened.failure.message}`);
      const other = new LiveServer(server.facts, opened.watched, server.open);
      // A server that answers notifications has answered that of the handshake by then.
      await other.isAnswering();
      const ofNumbers = await judgeIds(other, NUMBER_IDS);
      await opened.watched.close();
      return ofNumbers;
    },
    async "PROTO-EXTRA-MEMBERS"(server) {
      const params = { _meta: { ...server.meta, "com.example/mcptest": 1 }, mcptestUnknown: { deep: [1] } };
      const judged = expectNoError(await server.raw(server.frame(server.liveness, params)), say`unknown members are`);
      if (judged.status !== "failed" || !(await server.request(server.liveness)).error) return judged;
      return skipped(say`${hide(server.liveness)} is answered with an error without them too`);
    },
    async "PROTO-CONCURRENT"(server) {
      const replies = await Promise.all(Array.from({ length: CONCURRENT }, () => server.request(server.liveness)));
      const unanswered = replies.filter(({ outcome }) => outcome.kind !== "answer");
      const [first] = unanswered;
      const judged = (first && resultWithoutAnswer(first)) ?? passed;
      if (!first || judged.status !== "failed") return judged;
      const message = say`${unanswered.length} of ${CONCURRENT} requests at the same time are not answered`;
      return failed(message, first.evidence);
    },
  }),
  ...liveChecks(UNEXPECTED, {
    async "PROTO-UNKNOWN-NOTIFICATION"(server) {
      const reply = await sendMessage(server, server.frame("notifications/mcptest", undefined, { id: undefined }));
      if (isAnswered(reply)) return failed(say`an unknown notification is answered`, reply.evidence);
      // A server that ends does not answer either, but a receiver should go on.
      const judged = stillAnswers(await server.survives(), say`an unknown notification`, reply.evidence);
      return judged.status === "failed" ? { ...judged, severity: "should" } : judged;
    },
    async "PROTO-STRAY-ANSWER"(server) {
      const reply = await sendMessage(server, STRAY_ANSWER);
      return stillAnswers(await server.survives(), say`an answer to no request`, reply.evidence);
    },
    async "PROTO-CANCEL-UNKNOWN"(server) {
      const text = server.frame("notifications/cancelled", { requestId: "mcptest-no-request" }, { id: undefined });
      const reply = await sendMessage(server, text);
      if (isAnswered(reply)) return failed(say`a cancellation of no request is answered`, reply.evidence);
      return stillAnswers(await server.survives(), say`a cancellation of no request`, reply.evidence);
    },
    "PROTO-BATCH": async (server) => expectNoError(await server.raw(`[${server.frame("ping")}]`), say`a batch is`),
  }),
];

/** Bytes that are not messages. They are sent last, because they may harm a server in a way that no ping shows. */
export const MALFORMED_CHECKS = liveChecks(ORDINARY, {
  "PROTO-PARSE-ERROR": async (server) =>
    judgeMalformed((await malformedReplies(server)).notJson, PARSE_ERROR, [INVALID_REQUEST]),
  async "PROTO-INVALID-REQUEST"(server) {
    const { notRequest } = await malformedReplies(server);
    if (!notRequest) return skipped(say`the server ended before it could be sent`);
    // Each code fits a mistake in it: no known method, invalid params, or no message at all.
    return judgeMalformed(notRequest, INVALID_REQUEST, [METHOD_NOT_FOUND, INVALID_PARAMS, PARSE_ERROR]);
  },
  async "PROTO-ERROR-ID"(server) {
    const { notRequest } = await malformedReplies(server);
    if (notRequest?.outcome.kind !== "answer") return skipped(say`an invalid request is not answered`);
    const isNull = notRequest.outcome.answer.id === null;
    return failedIf(isNull ? say`an invalid request is answered under null` : undefined, notRequest.evidence);
  },
  async "PROTO-SURVIVES"(server) {
    const { notJson, notRequest, survives } = await malformedReplies(server);
    return stillAnswers(survives, say`a malformed message`, (notRequest ?? notJson).evidence);
  },
});

/** Sends a quick request under each id, until one is not answered under the same. */
async function judgeIds(server: LiveServer, ids: readonly (string | number)[]): Promise<CheckResult> {
  for (const id of ids) {
    const reply = await server.raw(server.frame(server.liveness, undefined, { id }));
    const { outcome, evidence } = reply;
    if (outcome.kind !== "answer") return resultWithoutAnswer(reply) ?? passed;
    const { id: answerId } = outcome.answer;
    if (answerId !== id)
      return failed(say`the id ${valueExcerpt(id)} is answered under ${valueExcerpt(answerId)}`, evidence);
  }
  return passed;
}

/** True if an answer came. Over HTTP, a notification may be rejected. */
function isAnswered({ outcome }: Reply): boolean {
  return outcome.kind === "answer" && (outcome.http === undefined || isSuccess(outcome.http));
}

function judgeMalformed(reply: Reply, code: number, also: readonly number[]): CheckResult {
  const { error, outcome, evidence } = reply;
  if (outcome.kind === "silent") return passed;
  if (outcome.kind === "died" || outcome.kind === "timeout") return skipped(say`PROTO-SURVIVES reports this`);
  // Over HTTP, the status alone may reject it.
  const status = outcome.kind === "fault" ? (outcome.fault.http?.status ?? 0) : 0;
  if (status >= 400 && status < 500) return passed;
  if (outcome.kind === "answer" && !isObject(error)) {
    return failed(say`a malformed message is answered with a result`, evidence);
  }
  // Headers may be checked first, and the message has no method that `Mcp-Method` could name.
  const ofHeaders = outcome.kind === "answer" && outcome.http ? [HEADER_MISMATCH] : [];
  return expectCode(reply, say`a malformed message`, code, ...also, ...ofHeaders);
}
