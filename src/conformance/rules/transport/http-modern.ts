import { isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { contentType, isSuccess } from "../../../mcp/channel/http-facts.js";
import {
  HEADER_MISMATCH,
  INVALID_PARAMS,
  METHOD_NOT_FOUND,
  MISSING_CAPABILITY,
  UNSUPPORTED_VERSION,
} from "../../../mcp/error-codes.js";
import { requestIn } from "../../../mcp/frames.js";
import { REQUEST_META_KEYS } from "../../../mcp/revisions/handshake.js";
import { VERSION_META } from "../../../mcp/revisions/known.js";
import { paramHeaders, readParamHeaders } from "../../../mcp/revisions/param-headers.js";
import type { HttpFacts } from "../../../mcp/types.js";
import { sampleArguments } from "../../calls/valid.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { UNKNOWN_REVISION } from "../../server/answers.js";
import { about, type CheckResult, type Item, judgeInTurn, skipped } from "../../server/check-result.js";
import { oncePerSession } from "../../server/checks.js";
import type { LiveServer } from "../../server/live-server.js";
import type { HttpReply } from "../../server/types.js";
import type { HeaderChanges, WireClient } from "../../server/wire/client.js";
import { sharedClient, speaksLegacy } from "../../server/wire/shared-client.js";
import { NO_CHANGES, subscriptionOf, wrongAcknowledgment } from "../../server/wire/subscription.js";
import { httpChecks, isNot, judgeHttp } from "./http.js";

const NOTHING_NAMED = skipped(
  say`the server has nothing that is safe to name: no prompt, no resource, no tool that may be called`,
);
const STILL_LEGACY = skipped(say`the server also speaks revisions that have them`);

/** The first event that answers subscriptions/listen; undefined if the server reports no changes. */
const listenReply = oncePerSession(async (server) => {
  const params = subscriptionOf(server.listed);
  if (!params) return undefined;
  const body = server.frame("subscriptions/listen", params);
  return { id: requestIn(body).id, reply: await (await sharedClient(server)).post(body, {}, "event") };
});

export const MODERN_HTTP_CHECKS = httpChecks({
  "TRANSPORT-HTTP-HEADER-MISSING": async (plain, server) => {
    // A server that also speaks revisions without this header may take the request for one of them.
    const mayLackVersion = await speaksLegacy(server);
    return rejectsChanges(plain, [
      ...(mayLackVersion ? [] : [{ name: "MCP-Protocol-Version", value: undefined }]),
      { name: "Mcp-Method", value: undefined },
      { name: "Mcp-Name", value: undefined },
    ]);
  },
  "TRANSPORT-HTTP-HEADER-MISMATCH": (plain) =>
    rejectsChanges(plain, [
      { name: "MCP-Protocol-Version", value: UNKNOWN_REVISION, also: [UNSUPPORTED_VERSION] },
      { name: "Mcp-Method", value: "mcptest/other" },
      { name: "Mcp-Name", value: "mcptest-other" },
    ]),
  "TRANSPORT-HTTP-HEADER-ENCODED": async (plain, server) => {
    const request = namedRequest(server);
    if (!request) return NOTHING_NAMED;
    const base64 = Buffer.from(request.name).toString("base64");
    return judgeHttp(await plain.post(request.body, { "mcp-name": `=?base64?${base64}?=` }), notTaken);
  },
  "TRANSPORT-HTTP-HEADER-CASE": async (plain, server) => {
    const changes = {
      "mcp-protocol-version": undefined,
      "mcp-method": undefined,
      "MCP-PROTOCOL-VERSION": server.revision,
      "mCP-mETHOD": server.firstList,
    };
    return judgeHttp(await plain.post(server.frame(server.firstList), changes), notTaken);
  },
  "TRANSPORT-HTTP-PARAM-HEADER": async (plain, server) => {
    for (const { inputSchema, name } of server.callable) {
      const headerParams = readParamHeaders(inputSchema);
      const args = sampleArguments(inputSchema);
      const headers = "headers" in headerParams ? paramHeaders(headerParams.headers, args) : {};
      const [header] = Object.keys(headers);
      if (header === undefined) continue;
      const body = server.frame("tools/call", { name, arguments: args });
      const wrong = { ...headers, [header]: "mcptest-other" };
      return [
        about(say`without ${hide(header)}`, rejectsHeaders(await plain.post(body))),
        about(say`with another ${hide(header)}`, rejectsHeaders(await plain.post(body, wrong))),
      ];
    }
    return skipped(say`no tool that may be called has an argument with x-mcp-header`);
  },
  "TRANSPORT-HTTP-UNKNOWN-METHOD": async (plain, server) => {
    const reply = await plain.post(server.frame("mcptest/unknown"));
    return judgeHttp(reply, (http) => isNot(404)(http) ?? notCode(reply, METHOD_NOT_FOUND));
  },
  "TRANSPORT-HTTP-UNSUPPORTED-VERSION": async (plain, server) => {
    const body = server.frame(server.firstList, { _meta: { ...server.meta, [VERSION_META]: UNKNOWN_REVISION } });
    return judgeHttp(await plain.post(body, { "mcp-protocol-version": UNKNOWN_REVISION }), isNot(400));
  },
  "TRANSPORT-HTTP-META": (plain, server) =>
    judgeInTurn(REQUEST_META_KEYS, async (key) => {
      const body = server.frame(server.firstList, { _meta: { ...server.meta, [key]: undefined } });
      return about(hide(key), judgeHttp(await plain.post(body), isNot(400)));
    }),
  "TRANSPORT-HTTP-OLD-METHODS": async (plain, server) => {
    if (await speaksLegacy(server)) return STILL_LEGACY;
    return judgeInTurn(["GET", "DELETE"] as const, async (method) =>
      about(say`${method}`, judgeHttp(await plain.send(method), isNot(405))),
    );
  },
  "TRANSPORT-HTTP-OLD-HEADERS": async (plain, server) => {
    if (await speaksLegacy(server)) return STILL_LEGACY;
    const old = { "mcp-session-id": "mcptest", "last-event-id": "1" };
    return judgeHttp(await plain.post(server.frame(server.firstList), old), (http) => {
      if (!isSuccess(http)) return say`HTTP ${http.status}`;
      const id = http.headers["mcp-session-id"];
      return id === undefined ? undefined : say`the answer has the session ${valueExcerpt(id)}`;
    });
  },
  "TRANSPORT-HTTP-LISTEN": async (_, server) => {
    const listen = await listenReply(server);
    if (!listen) return NO_CHANGES;
    return judgeHttp(listen.reply, (http, { frame }) => {
      if (!isSuccess(http) || !frame) return say`HTTP ${http.status}, and no event`;
      return wrongAcknowledgment(frame, listen.id);
    });
  },
  "TRANSPORT-HTTP-BUFFERING": async (_, server) => {
    const reply = (await listenReply(server))?.reply;
    if (reply?.http === undefined || contentType(reply.http) !== "text/event-stream") {
      return skipped(say`the server opened no stream`);
    }
    return judgeHttp(reply, ({ headers }) =>
      headers["x-accel-buffering"] === "no" ? undefined : say`the stream has no X-Accel-Buffering: no`,
    );
  },
});

/** A request that names something, and changes nothing if the server lets it pass. */
function namedRequest(server: LiveServer): { body: string; name: string } | undefined {
  const { prompts, resources } = server.listed;
  const prompt = prompts[0]?.name;
  if (typeof prompt === "string") return { body: server.frame("prompts/get", { name: prompt }), name: prompt };
  const uri = resources[0]?.uri;
  if (typeof uri === "string") return { body: server.frame("resources/read", { uri }), name: uri };
  const tool = server.callable.find((one) => !namesHeaders(one));
  if (typeof tool?.name !== "string") return undefined;
  return { body: server.frame("tools/call", server.callOf(tool)), name: tool.name };
}

/** Whether arguments of a tool are repeated in headers. */
export function namesHeaders({ inputSchema }: Item): boolean {
  const headerParams = readParamHeaders(inputSchema);
  return "wrong" in headerParams || headerParams.headers.length > 0;
}

/** Sends requests, each with another value of one header, or without it. */
function rejectsChanges(
  plain: WireClient,
  headers: readonly { name: string; value: HeaderChanges[string]; also?: readonly number[] }[],
): Promise<CheckResult[]> {
  const { server } = plain;
  const request = namedRequest(server)?.body;
  const list = server.frame(server.firstList);
  return judgeInTurn(headers, async ({ name, value, also = [] }) => {
    const body = name === "Mcp-Name" ? request : list;
    if (body === undefined) return [];
    return about(hide(name), rejectsHeaders(await plain.post(body, { [name.toLowerCase()]: value }), ...also));
  });
}

function rejectsHeaders(reply: HttpReply, ...also: readonly number[]): CheckResult {
  return judgeHttp(reply, (http, answer) => isNot(400)(http) ?? notCode(answer, HEADER_MISMATCH, ...also));
}

function notCode({ frame }: Pick<HttpReply, "frame">, ...codes: readonly number[]): Redacted | undefined {
  const code = codeOf(frame);
  return codes.includes(Number(code)) ? undefined : say`the error is ${valueExcerpt(code)}, not ${codes[0] ?? ""}`;
}

/** What says that headers were not taken: an error of the request itself, such as a missing argument, says nothing. */
function notTaken({ status }: HttpFacts, { frame }: Pick<HttpReply, "frame">): Redacted | undefined {
  const code = codeOf(frame);
  // Who names these has read the headers.
  const isOfBody = code === INVALID_PARAMS || code === MISSING_CAPABILITY;
  const isRejected = code === HEADER_MISMATCH || (status === 400 && !isOfBody);
  if (isRejected) return say`HTTP ${status}: the headers are rejected`;
  return frame ? undefined : say`HTTP ${status}, and no answer`;
}

function codeOf(frame: HttpReply["frame"]): unknown {
  return isObject(frame?.error) ? frame.error.code : undefined;
}
