import { isObject, ofType } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { INVALID_PARAMS, INVALID_REQUEST, METHOD_NOT_FOUND, UNSUPPORTED_VERSION } from "../../../mcp/error-codes.js";
import type { Frame } from "../../../mcp/frames.js";
import { initializeParams, REQUEST_META_KEYS, requestHeaders } from "../../../mcp/revisions/handshake.js";
import { REVISIONS } from "../../../mcp/revisions/known.js";
import type { Purpose } from "../../../mcp/types.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import {
  expectCode,
  expectResult,
  notEmpty,
  type Reply,
  resultWithoutAnswer,
  shortFrame,
  stillAnswers,
  UNKNOWN_REVISION,
} from "../../server/answers.js";
import { about, type CheckResult, failed, judgeInTurn, passed, skipped } from "../../server/check-result.js";
import {
  EARLY,
  type LiveCheck,
  listedChecks,
  liveChecks,
  ORDINARY,
  oncePerSession,
  UNEXPECTED,
} from "../../server/checks.js";
import type { LiveServer } from "../../server/live-server.js";
import { initializeReply, speaksLegacy } from "../../server/wire/shared-client.js";

const FLAGS = ["listChanged", "subscribe"];

/** The replies to requests before the handshake: a ping, a list, then an initialize with an unknown revision. */
const earlyReplies = oncePerSession(async (server) => {
  const [ping, list, initialize] = await Promise.all([
    untilInitialized(server, "ping"),
    untilInitialized(server, "tools/list"),
    offerUnknown(server),
  ]);
  return { ping, list, initialize };
});

/** The reply to initialize with an unknown revision. If it is rejected, a known revision initializes the session. */
const offerUnknown = oncePerSession(async (server) => {
  const offer = (revision: string, purpose?: Purpose) =>
    server.request("initialize", initializeParams(revision, {}, server.facts.clientVersion), purpose);
  const unknown = await offer(UNKNOWN_REVISION);
  const { result } = unknown.result ? unknown : await offer(server.revision, "handshake");
  const isInitialized = result !== undefined;
  if (isInitialized) server.notify("notifications/initialized");
  return { unknown, isInitialized };
});

function neverPings({ modern, liveness }: LiveServer): boolean {
  return !modern && liveness !== "ping";
}

/** Sends a request before the handshake. It counts as unanswered once initialize and a ping are answered. */
async function untilInitialized(server: LiveServer, method: string): Promise<Reply> {
  const isOver = async () => (await offerUnknown(server)).isInitialized && (await server.isAnswering());
  return server.requestUntil(method, isOver);
}

export const LIFE_CHECKS: readonly LiveCheck[] = [
  ...liveChecks(EARLY, {
    async "LIFE-FIRST-REQUEST"(server) {
      const method = server.firstList;
      const headers = requestHeaders(server.revision, method, undefined);
      const reply = await server.requestAsWritten(method, { _meta: server.meta }, headers);
      return expectResult(reply, say`${hide(method)} as the first request`);
    },
    async "LIFE-EARLY-PING"(server) {
      if (neverPings(server)) return skipped(say`LIFE-PING reports this`);
      return expectResult((await earlyReplies(server)).ping, say`a ping before initialize`);
    },
    async "LIFE-EARLY-REQUEST"(server) {
      const { list, initialize } = await earlyReplies(server);
      if (list.outcome.kind === "fault" && list.outcome.fault.unverified) return resultWithoutAnswer(list) ?? passed;
      return stillAnswers(initialize.isInitialized, say`a request before initialize`, list.evidence);
    },
    async "LIFE-UNKNOWN-VERSION"(server) {
      const { unknown } = await offerUnknown(server);
      if (unknown.error) return passed;
      return expectResult(unknown, say`the offer of revision ${UNKNOWN_REVISION}`, ({ protocolVersion: version }) => {
        if (version === UNKNOWN_REVISION) return say`the server repeats the unknown revision`;
        const isKnown = REVISIONS.some((known) => known === version);
        return isKnown ? undefined : say`the server answers with ${valueExcerpt(version)}, which is not a revision`;
      });
    },
    async "LIFE-RESULT"(server) {
      const { unknown } = await offerUnknown(server);
      if (!unknown.result) return skipped(say`the server rejects an offer that it does not know`);
      return expectResult(unknown, say`initialize`, wrongHandshake);
    },
  }),
  ...liveChecks(ORDINARY, {
    async "LIFE-INITIALIZE-REJECTED"(server) {
      const { supportedVersions = [] } = server.session.facts;
      if (await speaksLegacy(server)) return skipped(say`the server also speaks revisions with a handshake`);
      const reply = await initializeReply(server);
      const { error, evidence } = reply;
      if (!error) return resultWithoutAnswer(reply) ?? failed(say`initialize is answered with no error`, evidence);
      const errorText = JSON.stringify(error);
      if (supportedVersions.some((one) => errorText.includes(one))) return passed;
      return failed(say`the error for initialize names no revision that the server speaks`, evidence);
    },
    async "LIFE-PING"(server) {
      if (!neverPings(server))
        return expectResult(await server.request("ping", undefined, "test"), say`a ping`, notEmpty);
      return failed(say`a ping is not answered`, say`→ ping\n← nothing, although ${hide(server.liveness)} is answered`);
    },
    async "LIFE-DISCOVER"(server) {
      const reply = await server.request("server/discover", undefined, "test");
      return expectResult(reply, say`server/discover`, ({ supportedVersions, capabilities: offered }) => {
        if (!Array.isArray(supportedVersions)) return say`supportedVersions is ${ofType(supportedVersions)}`;
        if (!supportedVersions.includes(server.revision)) return say`supportedVersions lacks ${hide(server.revision)}`;
        return isObject(offered) ? undefined : say`capabilities is ${ofType(offered)}`;
      });
    },
    async "LIFE-SERVER-INFO"(server) {
      const reply = await server.request("server/discover", undefined, "test");
      return expectResult(reply, say`server/discover`, ({ _meta: meta }) =>
        wrongInfo(isObject(meta) ? meta["io.modelcontextprotocol/serverInfo"] : undefined),
      );
    },
    async "LIFE-UNSUPPORTED-VERSION"(server) {
      const _meta = { ...server.meta, [REQUEST_META_KEYS[0]]: UNKNOWN_REVISION };
      const headers = { "mcp-protocol-version": UNKNOWN_REVISION };
      // A server may answer server/discover whatever the revision, because its result lists those that it has.
      const reply = await server.requestAsWritten(server.firstList, { _meta }, headers);
      const result = expectCode(reply, say`revision ${UNKNOWN_REVISION}`, UNSUPPORTED_VERSION);
      if (result.status !== "passed") return result;
      const data = reply.error?.data;
      if (isObject(data) && Array.isArray(data.supported)) return passed;
      return failed(say`the error ${UNSUPPORTED_VERSION} has no data.supported`, reply.evidence);
    },
    "LIFE-REQUIRED-META": (server) =>
      judgeInTurn(REQUEST_META_KEYS, async (key) => {
        const reply = await server.requestAsWritten("server/discover", { _meta: { ...server.meta, [key]: undefined } });
        // A server of both eras takes a request without a revision for one of the older era, which has no such method.
        const also = key === REQUEST_META_KEYS[0] ? [INVALID_REQUEST, METHOD_NOT_FOUND] : [];
        return about(hide(key), expectCode(reply, say`a request without ${hide(key)}`, INVALID_PARAMS, ...also));
      }),
  }),
  ...liveChecks(UNEXPECTED, {
    async "LIFE-SAME-VERSION"(server) {
      const { negotiatedVersion } = server.session.facts;
      if (negotiatedVersion === server.revision) return passed;
      const revision = hide(server.revision);
      const now = valueExcerpt(negotiatedVersion);
      const message = say`the server answered with ${revision} before, and with ${now} when it was offered ${revision}`;
      return failed(message, say`→ initialize with protocolVersion ${revision}\n← protocolVersion ${now}`);
    },
  }),
];

export const LISTED_LIFE_CHECKS = listedChecks({
  "LIFE-CAPABILITIES": ({ capabilities: all }) => {
    const wrong = Object.entries(all).flatMap(([name, value]): CheckResult[] => {
      const notObject = say`the capability ${valueExcerpt(name)} is ${ofType(value)}, not an object`;
      if (!isObject(value)) return [failed(notObject, shortFrame(all))];
      return FLAGS.filter((flag) => flag in value && typeof value[flag] !== "boolean").map((flag) =>
        failed(say`${valueExcerpt(name)}.${hide(flag)} is ${ofType(value[flag])}, not a boolean`, shortFrame(all)),
      );
    });
    return wrong.length > 0 ? wrong : [passed];
  },
});

function wrongHandshake({ protocolVersion, capabilities: offered, serverInfo: info }: Frame) {
  if (typeof protocolVersion !== "string") return say`protocolVersion is ${ofType(protocolVersion)}`;
  if (!isObject(offered)) return say`capabilities is ${ofType(offered)}`;
  return wrongInfo(info);
}

function wrongInfo(info: unknown): Redacted | undefined {
  if (!isObject(info)) return say`serverInfo is ${ofType(info)}`;
  const missing = ["name", "version"].find((name) => typeof info[name] !== "string");
  return missing === undefined ? undefined : say`serverInfo has no string ${hide(missing)}`;
}
