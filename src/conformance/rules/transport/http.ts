import { randomUUID } from "node:crypto";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { contentType, isSuccess } from "../../../mcp/channel/http-facts.js";
import { isLoopback } from "../../../mcp/hosts.js";
import type { HttpFacts } from "../../../mcp/types.js";
import type { RuleId } from "../../../rules/registry.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { UNKNOWN_REVISION } from "../../server/answers.js";
import {
  about,
  type CheckResult,
  type CheckResults,
  failedIf,
  passedIf,
  skipped,
  unverified,
} from "../../server/check-result.js";
import { type LiveCheck, liveChecks, ORDINARY, oncePerSession } from "../../server/checks.js";
import type { LiveServer } from "../../server/live-server.js";
import type { HttpReply } from "../../server/types.js";
import { type HeaderChanges, WireClient } from "../../server/wire/client.js";
import { STRAY_ANSWER, sharedClient } from "../../server/wire/shared-client.js";

const STREAM = "text/event-stream";
const ACCEPTED = 202;
const BAD_REQUEST = 400;
const FORBIDDEN = 403;
const NOT_FOUND = 404;
const NOT_ALLOWED = 405;
/** The host of a web page that no server has a reason to trust. */
const FOREIGN_HOST = "mcptest.invalid";
const FOREIGN_ORIGIN = `https://${FOREIGN_HOST}`;
const UNAUTHORIZED = 401;
const NO_SESSION = skipped(say`the server assigns no session`);
const NOT_OPENED = unverified(say`another session could not be opened`);

const foreignOriginReply = oncePerSession(async (server) =>
  ping(await sharedClient(server), { origin: FOREIGN_ORIGIN }),
);

/** A second session, which is deleted, and then used once more; undefined if it could not be opened. */
const deletedSession = oncePerSession(async (server) => {
  const plain = await new WireClient(server).open();
  if (plain.id === undefined) return undefined;
  const end = await plain.send("DELETE");
  const isEnded = end.http !== undefined && isSuccess(end.http);
  return { id: plain.id, end, after: isEnded ? await ping(plain) : undefined };
});

export const HTTP_CHECKS = httpChecks({
  "TRANSPORT-HTTP-NOTIFICATION": async (plain, server) => {
    const notification = server.frame("notifications/mcptest", undefined, { id: undefined });
    return judgeHttp(plain.handshake?.initialized ?? (await plain.post(notification)), notAccepted);
  },
  "TRANSPORT-HTTP-GET": async (plain) =>
    judgeHttp(await plain.send("GET"), (http) => {
      if (http.status === NOT_ALLOWED || (isSuccess(http) && contentType(http) === STREAM)) return undefined;
      return say`HTTP ${http.status} with the content type ${valueExcerpt(contentType(http))}`;
    }),
  "TRANSPORT-HTTP-CONTENT-TYPE": async (plain) =>
    judgeHttp(await ping(plain), (http) => {
      const type = contentType(http);
      const isRight = type === "application/json" || type === STREAM;
      return isRight ? undefined : say`the content type is ${valueExcerpt(type)}`;
    }),
  "TRANSPORT-HTTP-STREAM-ENDS": async (plain, server) => {
    const reply = await plain.post(server.frame(server.liveness), {}, "end");
    if (reply.http === undefined || contentType(reply.http) !== STREAM) return skipped(say`the answer is not a stream`);
    return passedIf(!reply.fault, say`the stream stays open after the answer`, reply.evidence);
  },
  "TRANSPORT-HTTP-STRAY-ANSWER": async (plain) => judgeHttp(await plain.post(STRAY_ANSWER), notAccepted),
  ...inSession({
    "TRANSPORT-HTTP-SESSION-ID": async ({ handshake, id = "" }) => {
      const message = say`the id ${valueExcerpt(id)} has other characters than visible ASCII`;
      return passedIf(/^[\x21-\x7e]+$/.test(id), message, handshake?.initialize.evidence);
    },
    "TRANSPORT-HTTP-SESSION-UNIQUE": withDeletedSession(({ id: second }, { handshake, id }) =>
      passedIf(second !== id, say`two sessions have the same id`, handshake?.initialize.evidence),
    ),
    "TRANSPORT-HTTP-SESSION-REQUIRED": async (plain) =>
      judgeHttp(await ping(plain, { "mcp-session-id": undefined }), isNeitherSuccessNor(BAD_REQUEST)),
    "TRANSPORT-HTTP-SESSION-ENDED": withDeletedSession(({ after }) =>
      after ? judgeHttp(after, isNot(NOT_FOUND)) : skipped(say`a client cannot end a session`),
    ),
    "TRANSPORT-HTTP-SESSION-UNKNOWN": async (plain) =>
      judgeHttp(await ping(plain, { "mcp-session-id": randomUUID() }), isNot(NOT_FOUND)),
    "TRANSPORT-HTTP-DELETE": withDeletedSession(({ end }) => judgeHttp(end, isNeitherSuccessNor(NOT_ALLOWED))),
  }),
  "TRANSPORT-HTTP-VERSION-HEADER": async (plain) =>
    judgeHttp(await ping(plain, { "mcp-protocol-version": UNKNOWN_REVISION }), isNot(BAD_REQUEST)),
  "TRANSPORT-HTTP-VERSION-DEFAULT": async (plain) =>
    judgeHttp(await ping(plain, { "mcp-protocol-version": undefined }), (http) =>
      isSuccess(http) ? undefined : say`HTTP ${http.status}`,
    ),
  "TRANSPORT-HTTP-ORIGIN": async (plain, server) => {
    const ofOrigin = judgeForeign(await foreignOriginReply(server), say`a request from ${FOREIGN_ORIGIN}`);
    if (!isLoopback(new URL(server.target.url).hostname))
      return ofOrigin.status === "failed"
        ? unverified(say`the trusted origins of a server on another machine are unknown`)
        : ofOrigin;
    const ofHost = judgeForeign(await ping(plain, { host: FOREIGN_HOST }), say`a request to ${FOREIGN_HOST}`);
    return [ofOrigin, { ...about(say`Host`, ofHost), severity: "should" }];
  },
  "TRANSPORT-HTTP-ORIGIN-STATUS": async (_, server) => {
    const { http, evidence } = await foreignOriginReply(server);
    if (http === undefined || isSuccess(http) || http.status === UNAUTHORIZED)
      return skipped(say`TRANSPORT-HTTP-ORIGIN says what became of it`);
    return failedIf(isNot(FORBIDDEN)(http), evidence);
  },
});

type HttpChecks = { readonly [Id in RuleId]?: (plain: WireClient, server: LiveServer) => Promise<CheckResults> };

/** Checks that send plain HTTP requests; unverified if the server denies them. */
export function httpChecks(checks: HttpChecks): LiveCheck[] {
  const opened = Object.entries(checks).map(([id, check]): [string, LiveCheck["check"]] => [
    id,
    async (server) => {
      const plain = await sharedClient(server);
      const first = plain.handshake?.initialize;
      if (first && !(first.http && isSuccess(first.http))) return NOT_OPENED;
      return check(plain, server);
    },
  ]);
  return liveChecks(ORDINARY, Object.fromEntries(opened));
}

/** Checks of a server that assigns sessions. */
function inSession(checks: HttpChecks): HttpChecks {
  return Object.fromEntries(
    Object.entries(checks).map(([rule, check]): [string, HttpChecks[RuleId]] => [
      rule,
      async (plain, server) => (plain.id === undefined ? NO_SESSION : check(plain, server)),
    ]),
  );
}

type DeletedSession = NonNullable<Awaited<ReturnType<typeof deletedSession>>>;

function withDeletedSession(judge: (second: DeletedSession, first: WireClient) => CheckResult) {
  return async (plain: WireClient, server: LiveServer) => {
    const second = await deletedSession(server);
    return second ? judge(second, plain) : NOT_OPENED;
  };
}

/** Judges a request that a foreign web page may have sent: it is not answered. */
function judgeForeign({ http, evidence }: HttpReply, what: Redacted): CheckResult {
  if (http?.status === UNAUTHORIZED) return unverified(say`the server asks ${what} for a token first`);
  return passedIf(!http || !isSuccess(http), say`${what} is answered`, evidence);
}

type Wrong = (http: HttpFacts, reply: HttpReply) => Redacted | undefined;

/** Judges a response; `wrong` says what is wrong with it. */
export function judgeHttp(reply: HttpReply, wrong: Wrong): CheckResult {
  const { http, fault, unsure, evidence } = reply;
  if (unsure) return unverified(unsure);
  return failedIf(http ? wrong(http, reply) : (fault?.message ?? say`there is no response`), evidence);
}

/** What is wrong with another status than this one. */
export function isNot(expected: number): (http: HttpFacts) => Redacted | undefined {
  return ({ status }) => (status === expected ? undefined : say`HTTP ${status}, not ${expected}`);
}

function isNeitherSuccessNor(expected: number): Wrong {
  return (http) => (isSuccess(http) ? undefined : isNot(expected)(http));
}

function ping(plain: WireClient, changes: HeaderChanges = {}): Promise<HttpReply> {
  return plain.post(plain.server.frame(plain.server.liveness), changes);
}

/** A message that is not a request is accepted with 202 and no body, or rejected by an error status. */
function notAccepted(http: HttpFacts, { body }: HttpReply): Redacted | undefined {
  if (http.status >= BAD_REQUEST) return undefined;
  const wrongBody = body === "" ? undefined : say`HTTP ${ACCEPTED} with the body ${valueExcerpt(hide(body))}`;
  return isNot(ACCEPTED)(http) ?? wrongBody;
}
