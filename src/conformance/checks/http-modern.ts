import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { contentType, isSuccess } from "../../mcp/channel/http-facts.js";
import { requestIn } from "../../mcp/frames.js";
import { listsOf } from "../../mcp/list-all.js";
import { REQUEST_META_KEYS } from "../../mcp/revisions/handshake.js";
import { VERSION_META } from "../../mcp/revisions/known.js";
import { paramHeaders, readParamHeaders } from "../../mcp/revisions/param-headers.js";
import type { HttpFacts } from "../../mcp/types.js";
import { valueExcerpt } from "../invariants/evidence.js";
import { sampleOf } from "../probes/schema.js";
import { httpChecks, judgeHttp, notStatus, UNKNOWN_REVISION } from "./http.js";
import { type HttpReply, type LiveCheck, type LiveServer, oncePerSession } from "./live-server.js";
import { plainSession, speaksLegacy } from "./plain-http.js";
import { NO_CHANGES, subscriptionOf, wrongAcknowledgment } from "./stdio.js";
import { about, type Item, skipped, type Verdict } from "./verdict.js";

const HEADER_MISMATCH = -32020;
const UNSUPPORTED = -32022;
const METHOD_NOT_FOUND = -32601;
const NOTHING_NAMED = skipped(
  say`the server has nothing that is safe to name: no prompt, no resource, no tool that may be called`,
);

/** The first event that answers subscriptions/listen; undefined if the server reports no changes. */
const listening = oncePerSession(async (server) => {
  const params = subscriptionOf(server.listed);
  if (!params) return undefined;
  const body = server.frame("subscriptions/listen", params);
  return { id: requestIn(body).id, reply: await (await plainSession(server)).post(body, {}, "event") };
});

/** The checks of a server over Streamable HTTP at a revision without a handshake. */
export const HTTP_MODERN: readonly LiveCheck[] = httpChecks({
  "TRANSPORT-HTTP-HEADER-MISSING": async (plain, server) => {
    const named = namedRequest(server);
    const list = server.frame(listOf(server));
    const verdicts = [
      // A server that also speaks revisions without this header may take the request for one of them.
      ...((await speaksLegacy(server))
        ? []
        : [
            about(
              say`MCP-Protocol-Version`,
              rejectsHeaders(await plain.post(list, { "mcp-protocol-version": undefined })),
            ),
          ]),
      about(say`Mcp-Method`, rejectsHeaders(await plain.post(list, { "mcp-method": undefined }))),
    ];
    if (!named) return verdicts;
    return [...verdicts, about(say`Mcp-Name`, rejectsHeaders(await plain.post(named.body, { "mcp-name": undefined })))];
  },
  "TRANSPORT-HTTP-HEADER-MISMATCH": async (plain, server) => {
    const named = namedRequest(server);
    const list = server.frame(listOf(server));
    const other = await plain.post(list, { "mcp-protocol-version": UNKNOWN_REVISION });
    const verdicts = [
      about(say`MCP-Protocol-Version`, rejectsHeaders(other, UNSUPPORTED)),
      about(say`Mcp-Method`, rejectsHeaders(await plain.post(list, { "mcp-method": "mcptest/other" }))),
    ];
    if (!named) return verdicts;
    return [
      ...verdicts,
      about(say`Mcp-Name`, rejectsHeaders(await plain.post(named.body, { "mcp-name": "mcptest-other" }))),
    ];
  },
  "TRANSPORT-HTTP-HEADER-ENCODED": async (plain, server) => {
    const named = namedRequest(server);
    if (!named) return NOTHING_NAMED;
    const base64 = Buffer.from(named.name).toString("base64");
    return judgeHttp(await plain.post(named.body, { "mcp-name": `=?base64?${base64}?=` }), notTaken);
  },
  "TRANSPORT-HTTP-HEADER-CASE": async (plain, server) => {
    const method = listOf(server);
    const changes = {
      "mcp-protocol-version": undefined,
      "mcp-method": undefined,
      "MCP-PROTOCOL-VERSION": server.revision,
      "mCP-mETHOD": method,
    };
    return judgeHttp(await plain.post(server.frame(method), changes), notTaken);
  },
  "TRANSPORT-HTTP-PARAM-HEADER": async (plain, server) => {
    for (const tool of server.listed.tools.filter(server.facts.mayCall)) {
      const { inputSchema, name } = tool;
      const read = readParamHeaders(inputSchema);
      const args = sampleOf(inputSchema, inputSchema);
      const headers = "headers" in read ? paramHeaders(read.headers, args) : {};
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
  "TRANSPORT-HTTP-UNKNOWN-METHOD": async (plain, server) =>
    judgeHttp(
      await plain.post(server.frame("mcptest/unknown")),
      (http, reply) => notStatus(http, 404) ?? notCode(reply, METHOD_NOT_FOUND),
    ),
  "TRANSPORT-HTTP-UNSUPPORTED-VERSION": async (plain, server) => {
    const _meta = { ...server.meta, [VERSION_META]: UNKNOWN_REVISION };
    const body = server.frame(listOf(server), { _meta });
    return judgeHttp(await plain.post(body, { "mcp-protocol-version": UNKNOWN_REVISION }), (http) =>
      notStatus(http, 400),
    );
  },
  "TRANSPORT-HTTP-META": async (plain, server) => {
    const verdicts: Verdict[] = [];
    for (const key of REQUEST_META_KEYS) {
      const body = server.frame(listOf(server), { _meta: { ...server.meta, [key]: undefined } });
      verdicts.push(
        about(
          hide(key),
          judgeHttp(await plain.post(body), (http) => notStatus(http, 400)),
        ),
      );
    }
    return verdicts;
  },
  "TRANSPORT-HTTP-OLD-METHODS": async (plain, server) => {
    if (await speaksLegacy(server)) return skipped(say`the server also speaks revisions that have them`);
    const verdicts: Verdict[] = [];
    for (const method of ["GET", "DELETE"] as const) {
      verdicts.push(
        about(
          say`${method}`,
          judgeHttp(await plain.send(method), (http) => notStatus(http, 405)),
        ),
      );
    }
    return verdicts;
  },
  "TRANSPORT-HTTP-OLD-HEADERS": async (plain, server) => {
    if (await speaksLegacy(server)) return skipped(say`the server also speaks revisions that have them`);
    const reply = await plain.post(server.frame(listOf(server)), { "mcp-session-id": "mcptest", "last-event-id": "1" });
    return judgeHttp(reply, (http) => {
      if (!isSuccess(http)) return say`HTTP ${http.status}`;
      const id = http.headers["mcp-session-id"];
      return id === undefined ? undefined : say`the answer has the session ${valueExcerpt(id)}`;
    });
  },
  "TRANSPORT-HTTP-LISTEN": async (_, server) => {
    const listened = await listening(server);
    if (!listened) return NO_CHANGES;
    return judgeHttp(listened.reply, (http, { frame }) => {
      if (!isSuccess(http) || !frame) return say`HTTP ${http.status}, and no event`;
      return wrongAcknowledgment(frame, listened.id);
    });
  },
  "TRANSPORT-HTTP-BUFFERING": async (_, server) => {
    const reply = (await listening(server))?.reply;
    if (reply?.http === undefined || contentType(reply.http) !== "text/event-stream") {
      return skipped(say`the server opened no stream`);
    }
    return judgeHttp(reply, ({ headers }) =>
      headers["x-accel-buffering"] === "no" ? undefined : say`the stream has no X-Accel-Buffering: no`,
    );
  },
});

function listOf({ listed }: LiveServer): string {
  return listsOf(listed.capabilities)[0] ?? "server/discover";
}

/** A request that names something, and changes nothing if the server lets it pass. */
function namedRequest(server: LiveServer): { body: string; name: string } | undefined {
  const { prompts, resources, tools } = server.listed;
  const [prompt, resource] = [prompts[0], resources[0]];
  const tool = tools.find((one) => server.facts.mayCall(one) && !namesHeaders(one));
  if (typeof prompt?.name === "string") {
    return { body: server.frame("prompts/get", { name: prompt.name }), name: prompt.name };
  }
  if (typeof resource?.uri === "string") {
    return { body: server.frame("resources/read", { uri: resource.uri }), name: resource.uri };
  }
  if (typeof tool?.name !== "string") return undefined;
  const args = sampleOf(tool.inputSchema, tool.inputSchema);
  return { body: server.frame("tools/call", { name: tool.name, arguments: args }), name: tool.name };
}

/** True if arguments of a tool are also sent in headers. */
function namesHeaders({ inputSchema }: Item): boolean {
  const read = readParamHeaders(inputSchema);
  return "wrong" in read || read.headers.length > 0;
}

/** The verdict on a request whose headers are not those of its body. */
function rejectsHeaders(reply: HttpReply, ...also: readonly number[]): Verdict {
  return judgeHttp(reply, (http, found) => notStatus(http, 400) ?? notCode(found, HEADER_MISMATCH, ...also));
}

function notCode({ frame }: Pick<HttpReply, "frame">, ...codes: readonly number[]): Redacted | undefined {
  const code = isObject(frame?.error) ? frame.error.code : undefined;
  return codes.includes(Number(code)) ? undefined : say`the error is ${valueExcerpt(code)}, not ${codes[0] ?? ""}`;
}

/** What is wrong with a request that is rejected for its headers. */
function notTaken(http: HttpFacts, { frame }: Pick<HttpReply, "frame">): Redacted | undefined {
  const isMismatch = isObject(frame?.error) && frame.error.code === HEADER_MISMATCH;
  return isMismatch || !frame ? say`HTTP ${http.status}: the headers are rejected` : undefined;
}
