import { isObject, typeName } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { listsOf } from "../../../mcp/list-all.js";
import { REVISIONS } from "../../../mcp/revisions/known.js";
import { initializeParams, LEGACY_REVISIONS } from "../../../mcp/revisions/legacy.js";
import { REQUEST_META_KEYS, requestHeaders } from "../../../mcp/revisions/modern.js";
import { initializeReply, speaksLegacy } from "../plain-http.js";
import { oncePerSession, type Probe, type Reply, shown, withoutAnswer } from "../probe.js";
import { failed, type ListedCheck, type LiveCheck, passed, skipped, type Verdict } from "../types.js";
import { expectCode, expectResult, INVALID_PARAMS, notEmpty, stillAnswers } from "./answers.js";

const UNKNOWN_REVISION = "1999-01-01";
const UNSUPPORTED = -32022;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
/** The options of capabilities that are booleans. */
const FLAGS = ["listChanged", "subscribe"];

const ping: LiveCheck = {
  id: "LIFE-PING",
  lane: "ordinary",
  check: async (probe) => expectResult(await probe.request("ping", undefined, "test"), say`a ping`, notEmpty),
};

const capabilities: ListedCheck = {
  id: "LIFE-CAPABILITIES",
  judge: ({ capabilities: all }) => {
    const wrong = Object.entries(all).flatMap(([name, value]): Verdict[] => {
      // What is experimental may be of any form.
      if (!isObject(value))
        return [failed(say`the capability ${shown(name)} is of type ${typeName(value)}, not an object`)];
      return FLAGS.filter((flag) => flag in value && typeof value[flag] !== "boolean").map((flag) =>
        failed(say`${shown(name)}.${hide(flag)} is of type ${typeName(value[flag])}, not a boolean`),
      );
    });
    return wrong.length > 0 ? wrong : [passed];
  },
};

/** What a server answers that is spoken to before its handshake: a ping, a list, then an offer of an unknown revision. */
const early = oncePerSession(async (probe) => {
  const [ping, list, initialize] = await Promise.all([
    untilInitialized(probe, "ping"),
    untilInitialized(probe, "tools/list"),
    offerUnknown(probe),
  ]);
  return { ping, list, initialize };
});

/** The answer to initialize with an unknown revision; the session is used by it, or by one that the server has. */
const offerUnknown = oncePerSession(async (probe) => {
  const unknown = await probe.request("initialize", initializeParams(UNKNOWN_REVISION, {}, probe.facts.clientVersion));
  const outcome = unknown.result
    ? unknown
    : await probe.request("initialize", initializeParams(probe.revision, {}, probe.facts.clientVersion), "handshake");
  const isInitialized = outcome.result !== undefined;
  if (isInitialized) probe.notify("notifications/initialized");
  return { unknown, isInitialized };
});

/** A request that is sent before the handshake. A server that answers initialize and a ping, and not it, is silent. */
async function untilInitialized(probe: Probe, method: string): Promise<Reply> {
  return probe.requestUntil(
    method,
    async () => (await offerUnknown(probe)).isInitialized && (await probe.isAnswering()),
  );
}

const earlyPing: LiveCheck = {
  id: "LIFE-EARLY-PING",
  lane: "early",
  check: async (probe) => expectResult((await early(probe)).ping, say`a ping before initialize`),
};

const earlyRequest: LiveCheck = {
  id: "LIFE-EARLY-REQUEST",
  lane: "early",
  async check(probe) {
    const { list, initialize } = await early(probe);
    if (list.outcome.kind === "fault" && list.outcome.fault.unverified) return withoutAnswer(list) ?? passed;
    return stillAnswers(initialize.isInitialized, say`a request before initialize`, list.evidence);
  },
};

const unknownVersion: LiveCheck = {
  id: "LIFE-UNKNOWN-VERSION",
  lane: "early",
  async check(probe) {
    const { unknown } = await offerUnknown(probe);
    if (unknown.error) return passed;
    return expectResult(unknown, say`the offer of revision ${UNKNOWN_REVISION}`, ({ protocolVersion: version }) => {
      if (version === UNKNOWN_REVISION) return say`the server repeats the unknown revision`;
      return LEGACY_REVISIONS.some((known) => known === version) || REVISIONS.some((known) => known === version)
        ? undefined
        : say`the server answers with ${shown(version)}, which is not a revision`;
    });
  },
};

const sameVersion: LiveCheck = {
  id: "LIFE-SAME-VERSION",
  lane: "hostile",
  async check(probe) {
    const { negotiatedVersion } = probe.session.facts;
    if (negotiatedVersion === probe.revision) return passed;
    return failed(
      say`the server answered with ${hide(probe.revision)} before, and with ${shown(negotiatedVersion)} when it was offered ${hide(probe.revision)}`,
    );
  },
};

const initializeResult: LiveCheck = {
  id: "LIFE-RESULT",
  lane: "early",
  async check(probe) {
    const { unknown } = await offerUnknown(probe);
    if (!unknown.result) return skipped(say`the server rejects an offer that it does not know`);
    return expectResult(unknown, say`initialize`, wrongHandshake);
  },
};

const discover: LiveCheck = {
  id: "LIFE-DISCOVER",
  lane: "ordinary",
  async check(probe) {
    const reply = await probe.request("server/discover", undefined, "test");
    return expectResult(reply, say`server/discover`, ({ supportedVersions, capabilities: offered }) => {
      if (!Array.isArray(supportedVersions)) return say`supportedVersions is of type ${typeName(supportedVersions)}`;
      if (!supportedVersions.includes(probe.revision)) return say`supportedVersions lacks ${hide(probe.revision)}`;
      return isObject(offered) ? undefined : say`capabilities is of type ${typeName(offered)}`;
    });
  },
};

const serverInfo: LiveCheck = {
  id: "LIFE-SERVER-INFO",
  lane: "ordinary",
  async check(probe) {
    const reply = await probe.request("server/discover", undefined, "test");
    return expectResult(reply, say`server/discover`, ({ _meta: meta }) =>
      wrongInfo(isObject(meta) ? meta["io.modelcontextprotocol/serverInfo"] : undefined),
    );
  },
};

const unsupportedVersion: LiveCheck = {
  id: "LIFE-UNSUPPORTED-VERSION",
  lane: "ordinary",
  async check(probe) {
    const _meta = { ...probe.meta, [REQUEST_META_KEYS[0]]: UNKNOWN_REVISION };
    const headers = { "mcp-protocol-version": UNKNOWN_REVISION };
    // A server may answer server/discover whatever the revision, because its result lists those that it has.
    const [method = "server/discover"] = listsOf(probe.listed.capabilities);
    const reply = await probe.requestAsWritten(method, { _meta }, headers);
    const verdict = expectCode(reply, say`revision ${UNKNOWN_REVISION}`, UNSUPPORTED);
    if (verdict.status !== "passed") return verdict;
    const data = reply.error?.data;
    if (isObject(data) && Array.isArray(data.supported)) return passed;
    return failed(say`the error ${UNSUPPORTED} has no data.supported`, reply.evidence);
  },
};

const requiredMeta: LiveCheck = {
  id: "LIFE-REQUIRED-META",
  lane: "ordinary",
  async check(probe) {
    const verdicts: Verdict[] = [];
    for (const key of REQUEST_META_KEYS) {
      const _meta = { ...probe.meta, [key]: undefined };
      // A server of both eras takes a request without a revision for one of the older era, which has no such method.
      const codes =
        key === REQUEST_META_KEYS[0] ? [INVALID_PARAMS, INVALID_REQUEST, METHOD_NOT_FOUND] : [INVALID_PARAMS];
      const reply = await probe.requestAsWritten("server/discover", { _meta });
      verdicts.push({ subject: hide(key), ...expectCode(reply, say`a request without ${hide(key)}`, ...codes) });
    }
    return verdicts;
  },
};

const firstRequest: LiveCheck = {
  id: "LIFE-FIRST-REQUEST",
  lane: "early",
  async check(probe) {
    const [method = "server/discover"] = listsOf(probe.listed.capabilities);
    const headers = requestHeaders(probe.revision, method, undefined);
    const reply = await probe.requestAsWritten(method, { _meta: probe.meta }, headers);
    return expectResult(reply, say`${hide(method)} as the first request`);
  },
};

const initializeRejected: LiveCheck = {
  id: "LIFE-INITIALIZE-REJECTED",
  lane: "ordinary",
  async check(probe) {
    const { supportedVersions = [] } = probe.session.facts;
    if (await speaksLegacy(probe)) return skipped(say`the server also speaks revisions with a handshake`);
    const reply = await initializeReply(probe);
    const { error, evidence } = reply;
    if (!error) return withoutAnswer(reply) ?? failed(say`initialize is answered with no error`, evidence);
    const said = JSON.stringify(error);
    return supportedVersions.some((one) => said.includes(one))
      ? passed
      : failed(say`the error for initialize names no revision that the server speaks`, evidence);
  },
};

export const LIFECYCLE: readonly LiveCheck[] = [
  firstRequest,
  initializeRejected,
  ping,
  discover,
  serverInfo,
  unsupportedVersion,
  requiredMeta,
  earlyPing,
  earlyRequest,
  unknownVersion,
  initializeResult,
  sameVersion,
];

export const LISTED_LIFECYCLE: readonly ListedCheck[] = [capabilities];

function wrongHandshake({ protocolVersion, capabilities: offered, serverInfo: info }: Record<string, unknown>) {
  if (typeof protocolVersion !== "string") return say`protocolVersion is of type ${typeName(protocolVersion)}`;
  if (!isObject(offered)) return say`capabilities is of type ${typeName(offered)}`;
  return wrongInfo(info);
}

function wrongInfo(info: unknown): Redacted | undefined {
  if (!isObject(info)) return say`serverInfo is of type ${typeName(info)}`;
  const missing = ["name", "version"].find((name) => typeof info[name] !== "string");
  return missing === undefined ? undefined : say`serverInfo has no string ${hide(missing)}`;
}
