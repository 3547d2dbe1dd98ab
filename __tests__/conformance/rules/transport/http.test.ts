import { describe, expect, it } from "vitest";
import type { ServerLists } from "../../../../src/conformance/server/check-result.js";
import { LiveServer } from "../../../../src/conformance/server/live-server.js";
import type { CheckSession, HttpReply } from "../../../../src/conformance/server/types.js";
import { isObject } from "../../../../src/core/json/json.js";
import { hide } from "../../../../src/core/redaction/redacted.js";
import type { PlainRequest } from "../../../../src/mcp/channel/http-exchange.js";
import type { Frame } from "../../../../src/mcp/frames.js";
import { factsOf, saidBy } from "../../corpus/support.js";

type Headers = Readonly<Record<string, string>>;

/** A request as a server sees it: header names in lower case. */
interface Request {
  verb: string;
  headers: Headers;
  frame: Frame;
}

interface Response {
  status: number;
  headers?: Headers;
  body?: unknown;
}

type Server = (request: Request) => Response | undefined;

const META = "io.modelcontextprotocol/";
const OLD = "2025-11-25";
const NEW = "2026-07-28";

function answer({ frame }: Request, more: Frame, status = 200, headers: Headers = {}): Response {
  return {
    status,
    headers: { "content-type": "application/json", ...headers },
    body: { jsonrpc: "2.0", id: frame.id, ...more },
  };
}

function refuse(request: Request, status: number, code = -32600): Response {
  return answer(request, { error: { code, message: "no" } }, status);
}

/** A sound server at revisions with a handshake. */
function legacyServer(): Server {
  let sessions = 0;
  const open = new Set<string>();
  return (request) => {
    const { verb, headers, frame } = request;
    if (headers.origin !== undefined || headers.host !== undefined) return { status: 403 };
    const id = headers["mcp-session-id"];
    if (verb === "GET") return { status: 405 };
    if (verb === "DELETE") {
      open.delete(String(id));
      return { status: 200 };
    }
    if (frame.method === "initialize") {
      sessions += 1;
      open.add(`s${sessions}`);
      return answer(request, { result: {} }, 200, { "mcp-session-id": `s${sessions}` });
    }
    if (id === undefined) return refuse(request, 400);
    if (!open.has(id)) return refuse(request, 404);
    const version = headers["mcp-protocol-version"];
    if (version !== undefined && version !== OLD) return refuse(request, 400);
    if (frame.id === undefined || frame.method === undefined) return { status: 202 };
    return answer(request, { result: {} });
  };
}

/** A sound server at revisions without a handshake. */
function modernServer(): Server {
  return (request) => {
    const { verb, headers, frame } = request;
    if (headers.origin !== undefined || headers.host !== undefined) return { status: 403 };
    if (verb !== "POST") return { status: 405 };
    const { method, params } = frame;
    const meta = isObject(params) && isObject(params._meta) ? params._meta : {};
    if (method === undefined || frame.id === undefined) return { status: 202 };
    if (method === "initialize") return refuse(request, 400, -32022);
    const version = headers["mcp-protocol-version"];
    if (version === undefined || headers["mcp-method"] !== method) return refuse(request, 400, -32020);
    if (version !== NEW) return refuse(request, 400, -32022);
    if (meta[`${META}protocolVersion`] !== NEW || !(`${META}clientCapabilities` in meta))
      return refuse(request, 400, -32602);
    const name = isObject(params) ? (params.name ?? params.uri) : undefined;
    const given = headers["mcp-name"]?.replace(/^=\?base64\?(.*)\?=$/, (_, text: string) =>
      Buffer.from(text, "base64").toString(),
    );
    if (name !== undefined && given !== name) return refuse(request, 400, -32020);
    const args = isObject(params) && isObject(params.arguments) ? params.arguments : {};
    if (args.city !== undefined && headers["mcp-param-city"] !== args.city) return refuse(request, 400, -32020);
    if (method === "mcptest/unknown") return refuse(request, 404, -32601);
    if (method === "subscriptions/listen") {
      return {
        status: 200,
        headers: { "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" },
        body: {
          method: "notifications/subscriptions/acknowledged",
          params: { _meta: { [`${META}subscriptionId`]: frame.id } },
        },
      };
    }
    return answer(request, { result: {} });
  };
}

/** A probe whose HTTP requests a server in memory answers. */
class MemoryProbe extends LiveServer {
  server: Server = () => undefined;
  stream: "ends" | "stays open" = "ends";

  override async http({ method, headers, body }: PlainRequest): Promise<HttpReply> {
    let frame: unknown;
    try {
      frame = JSON.parse(body ?? "{}");
    } catch {
      frame = { method: "not JSON" };
    }
    const lower = Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name.toLowerCase(), value]])),
    );
    const response = this.server({ verb: method, headers: lower, frame: isObject(frame) ? frame : {} });
    const { body: given = "" } = response ?? {};
    const text = typeof given === "string" ? given : JSON.stringify(given);
    const fault = { rule_id: "FAULT-TIMEOUT-CALL" as const, message: hide("no response within 10000 ms") };
    const http = response && { status: response.status, headers: response.headers ?? {} };
    return {
      http,
      body: text,
      fault: response && this.stream === "ends" ? undefined : fault,
      frame: isObject(response?.body) ? response.body : undefined,
      unsure:
        http && [401, 403, 429].includes(http.status)
          ? hide(`the request is answered with HTTP ${http.status}`)
          : undefined,
      evidence: hide("evidence"),
    };
  }
}

interface Setting {
  revision?: string;
  /** Answers before the sound server does. */
  instead?: Server;
  listed?: Partial<ServerLists>;
  url?: string;
  stream?: MemoryProbe["stream"];
  supportedVersions?: string[];
}

async function said(id: string, setting: Setting): Promise<string[]> {
  const { revision = OLD, instead, listed = {}, url = "http://127.0.0.1:1/mcp" } = setting;
  const facts = factsOf({ revision, transport: "http", mayCall: () => true }, listed);
  const session = {
    alive: true,
    facts: { negotiatedVersion: revision, supportedVersions: setting.supportedVersions ?? [revision] },
  };
  const watched = { session, target: { kind: "http", url } } as unknown as CheckSession;
  const probe = new MemoryProbe(facts, watched, async () => ({ ok: true, watched }));
  const sound = revision === NEW ? modernServer() : legacyServer();
  probe.server = (request) => instead?.(request) ?? sound(request);
  probe.stream = setting.stream ?? "ends";
  return saidBy(id, probe);
}

type Is = (request: Request) => unknown;

const isMethod =
  (method: string) =>
  ({ frame }: Request) =>
    frame.method === method;
const isVerb =
  (wanted: string) =>
  ({ verb }: Request) =>
    verb === wanted;
const isPing = isMethod("ping");
const isInitialize = isMethod("initialize");
const isAnyOther: Is = (request) => !isInitialize(request);
const isInitialized = isMethod("notifications/initialized");
const isListen = isMethod("subscriptions/listen");
const isUnknown = isMethod("mcptest/unknown");
const isAnswer: Is = ({ frame }) => frame.method === undefined && frame.result;
const hasName: Is = ({ headers }) => headers["mcp-name"];
const hasForeignHost: Is = ({ headers }) => headers.host === "mcptest.invalid";
const isPingWithout = (header: string) => (request: Request) =>
  isPing(request) && request.headers[header] === undefined;

const taken: Server = (request) => answer(request, { result: {} });
const refused = (status: number, code?: number) => (request: Request) => refuse(request, status, code);
const status = (code: number, type?: string) => () => ({
  status: code,
  ...(type !== undefined && { headers: { "content-type": type } }),
});
const assigning = (id: string) => (request: Request) => answer(request, { result: {} }, 200, { "mcp-session-id": id });
const acknowledging = () => ({ status: 200, body: { method: "notifications/subscriptions/acknowledged" } });

const changing = { listed: { capabilities: { tools: { listChanged: true } } } };
const named = { listed: { prompts: [{ name: "p" }] } };
const city = { type: "string", "x-mcp-header": "City" };
const param = {
  listed: { tools: [{ name: "t", inputSchema: { type: "object", required: ["city"], properties: { city } } }] },
};
const bothEras = { supportedVersions: [NEW, OLD] };
const STREAM = "text/event-stream";
const NO_SESSION = "skipped: the server assigns no session";
const NOTHING_NAMED =
  "skipped: the server has nothing that is safe to name: no prompt, no resource, no tool that may be called";
const ANSWERED = [
  "failed: a request from https://mcptest.invalid is answered",
  "failed of Host (should): a request to mcptest.invalid is answered",
];
const OTHER_MACHINE = "unverified: the trusted origins of a server on another machine are unknown";
const STILL_LEGACY = "skipped: the server also speaks revisions that have them";
const NOT_OPENED = "unverified: another session could not be opened";
const HEADERS = ["MCP-Protocol-Version", "Mcp-Method", "Mcp-Name"];
const passedOf = (...subjects: string[]) => subjects.map((subject) => `passed of ${subject}`);
const failedOf = (why: string, ...subjects: string[]) => subjects.map((subject) => `failed of ${subject}: ${why}`);

/** What a check is to say of a server which answers some requests in another way than a sound one. */
type Case = readonly [wanted: string | string[], isIt?: Is | undefined, make?: Server | undefined, more?: Setting];

interface Said {
  wanted: string[];
  setting: Setting;
}

function cases(rows: Record<string, Case>, common: Setting = {}): Record<string, Said> {
  return Object.fromEntries(
    Object.entries(rows).map(([name, [wanted, isIt, make, more]]) => {
      const instead: Server = (request) => (isIt?.(request) ? make?.(request) : undefined);
      return [name, { wanted: [wanted].flat(), setting: { ...common, ...more, instead } }];
    }),
  );
}

function modern(rows: Record<string, Case>, common: Setting = {}): Record<string, Said> {
  return cases(rows, { revision: NEW, ...common });
}

/** Checks of sessions skip a server that assigns none. */
function inSession(rows: Record<string, Case>): Record<string, Said> {
  return cases({ ...rows, "no session": [NO_SESSION, isVerb("POST"), taken] });
}

const CASES: Record<string, Record<string, Said>> = {
  "TRANSPORT-HTTP-NOTIFICATION": {
    ...cases({
      "202": ["passed"],
      "202 with a body": ['failed: HTTP 202 with the body "ok"', isInitialized, () => ({ status: 202, body: "ok" })],
      "200": ["failed: HTTP 200, not 202", isInitialized, status(200)],
      rejected: ["passed", isInitialized, status(400)],
      "another session cannot be opened": [NOT_OPENED, isInitialize, refused(500)],
      "there is no response": [NOT_OPENED, isInitialize, status(0)],
    }),
    ...modern({ "at 2026-07-28": ["failed: HTTP 204, not 202", isMethod("notifications/mcptest"), status(204)] }),
  },
  "TRANSPORT-HTTP-STRAY-ANSWER": cases({
    "202": ["passed"],
    "200": ["failed: HTTP 200, not 202", isAnswer, status(200)],
    denied: ["unverified: the request is answered with HTTP 401", isAnswer, status(401)],
  }),
  "TRANSPORT-HTTP-GET": cases({
    "405": ["passed"],
    "a stream": ["passed", isVerb("GET"), status(200, "Text/Event-Stream; x=y")],
    "a page": ['failed: HTTP 200 with the content type "text/html"', isVerb("GET"), status(200, "text/html")],
    "404": ['failed: HTTP 404 with the content type ""', isVerb("GET"), status(404)],
  }),
  "TRANSPORT-HTTP-CONTENT-TYPE": cases({
    JSON: ["passed"],
    "a stream": ["passed", isPing, status(200, STREAM)],
    text: ['failed: the content type is "text/plain"', isPing, status(200, "text/plain")],
  }),
  "TRANSPORT-HTTP-STREAM-ENDS": cases({
    "no stream": ["skipped: the answer is not a stream"],
    "it ends": ["passed", isPing, status(200, STREAM)],
    "it does not": [
      "failed: the stream stays open after the answer",
      isPing,
      status(200, STREAM),
      { stream: "stays open" },
    ],
  }),
  "TRANSPORT-HTTP-SESSION-ID": inSession({
    "visible ASCII": ["passed"],
    "a blank": ['failed: the id "a b" has other characters than visible ASCII', isInitialize, assigning("a b")],
    "an empty one": ['failed: the id "" has other characters than visible ASCII', isInitialize, assigning("")],
  }),
  "TRANSPORT-HTTP-SESSION-UNIQUE": inSession({
    two: ["passed"],
    "the same": ["failed: two sessions have the same id", isInitialize, assigning("x")],
  }),
  "TRANSPORT-HTTP-SESSION-REQUIRED": inSession({
    "400": ["passed"],
    "taken all the same": ["passed", isPingWithout("mcp-session-id"), taken],
    "another status": ["failed: HTTP 404, not 400", isPingWithout("mcp-session-id"), refused(404)],
  }),
  "TRANSPORT-HTTP-SESSION-ENDED": inSession({
    "404": ["passed"],
    "a client cannot end it": ["skipped: a client cannot end a session", isVerb("DELETE"), status(405)],
    "it goes on": ["failed: HTTP 200, not 404", isVerb("DELETE"), status(200)],
  }),
  "TRANSPORT-HTTP-SESSION-UNKNOWN": inSession({
    "404": ["passed"],
    taken: ["failed: HTTP 200, not 404", isPing, taken],
  }),
  "TRANSPORT-HTTP-DELETE": inSession({
    "200": ["passed"],
    "405": ["passed", isVerb("DELETE"), status(405)],
    "500": ["failed: HTTP 500, not 405", isVerb("DELETE"), status(500)],
    denied: ["unverified: the request is answered with HTTP 401", isVerb("DELETE"), status(401)],
  }),
  "TRANSPORT-HTTP-VERSION-HEADER": cases({
    "400": ["passed"],
    taken: ["failed: HTTP 200, not 400", isPing, taken],
  }),
  "TRANSPORT-HTTP-VERSION-DEFAULT": cases({
    taken: ["passed"],
    rejected: ["failed: HTTP 400", isPingWithout("mcp-protocol-version"), refused(400)],
  }),
  "TRANSPORT-HTTP-ORIGIN": cases({
    rejected: [["passed", "passed of Host (should)"]],
    taken: [ANSWERED, isPing, taken],
    "a foreign host": [["passed", ANSWERED[1]!], hasForeignHost, taken],
    "a token first": [
      [
        "unverified: the server asks a request from https://mcptest.invalid for a token first",
        "unverified of Host (should): the server asks a request to mcptest.invalid for a token first",
      ],
      isPing,
      status(401),
    ],
    localhost: [ANSWERED, isPing, taken, { url: "http://localhost/mcp" }],
    "another loopback address": [ANSWERED, isPing, taken, { url: "http://127.1.2.3/mcp" }],
    "loopback over IPv6": [ANSWERED, isPing, taken, { url: "http://[::1]:5/mcp" }],
    "another machine": [OTHER_MACHINE, isPing, taken, { url: "https://example.test/mcp" }],
    "a name that starts like an address": [OTHER_MACHINE, isPing, taken, { url: "http://127.0.0.1.example.test/mcp" }],
    "a name that ends with localhost": [OTHER_MACHINE, isPing, taken, { url: "http://mylocalhost/mcp" }],
  }),
  "TRANSPORT-HTTP-ORIGIN-STATUS": cases({
    "403": ["passed"],
    "400": ["failed: HTTP 400, not 403", ({ headers }) => headers.origin === "https://mcptest.invalid", status(400)],
    taken: ["skipped: TRANSPORT-HTTP-ORIGIN says what became of it", isPing, taken],
    "a token first": ["skipped: TRANSPORT-HTTP-ORIGIN says what became of it", isPing, status(401)],
  }),
  "TRANSPORT-HTTP-HEADER-MISSING": modern({
    rejected: [passedOf(...HEADERS), undefined, undefined, named],
    "nothing to name": [passedOf("MCP-Protocol-Version", "Mcp-Method")],
    "a server of both eras": ["passed of Mcp-Method", undefined, undefined, bothEras],
    "a server that answers initialize": ["passed of Mcp-Method", isInitialize, taken],
    taken: [failedOf("HTTP 200, not 400", ...HEADERS), isAnyOther, taken, { listed: { resources: [{ uri: "a:b" }] } }],
    "another code": [
      failedOf("the error is -32600, not -32020", "MCP-Protocol-Version", "Mcp-Method"),
      isAnyOther,
      refused(400),
    ],
  }),
  "TRANSPORT-HTTP-HEADER-MISMATCH": modern({
    rejected: [passedOf(...HEADERS), undefined, undefined, { listed: { tools: [{ name: "t", inputSchema: {} }] } }],
    "nothing to name": [passedOf("MCP-Protocol-Version", "Mcp-Method"), undefined, undefined, param],
    taken: [failedOf("HTTP 200, not 400", ...HEADERS), isAnyOther, taken, named],
  }),
  "TRANSPORT-HTTP-HEADER-ENCODED": {
    ...modern({ "nothing to name": [NOTHING_NAMED] }),
    ...modern(
      {
        taken: ["passed"],
        rejected: [
          "failed: HTTP 400: the headers are rejected",
          ({ headers }) => headers["mcp-name"] === "=?base64?cA==?=",
          refused(400, -32020),
        ],
        "another error": ["passed", hasName, refused(400, -32602)],
        "another error of HTTP 400": ["failed: HTTP 400: the headers are rejected", hasName, refused(400)],
        "no message": ["failed: HTTP 400: the headers are rejected", hasName, status(400)],
        "an error of the server": ["failed: HTTP 500, and no answer", hasName, status(500)],
      },
      named,
    ),
  },
  "TRANSPORT-HTTP-HEADER-CASE": modern({
    taken: ["passed"],
    rejected: ["failed: HTTP 400: the headers are rejected", () => true, refused(400, -32020)],
  }),
  "TRANSPORT-HTTP-PARAM-HEADER": {
    ...modern({ "no such argument": ["skipped: no tool that may be called has an argument with x-mcp-header"] }),
    ...modern(
      {
        rejected: [passedOf("without mcp-param-city", "with another mcp-param-city")],
        taken: [
          failedOf("HTTP 200, not 400", "without mcp-param-city", "with another mcp-param-city"),
          isMethod("tools/call"),
          taken,
        ],
      },
      param,
    ),
  },
  "TRANSPORT-HTTP-UNKNOWN-METHOD": modern({
    "404 with its code": ["passed"],
    "400": ["failed: HTTP 400, not 404", isUnknown, refused(400, -32601)],
    "404 with another code": ["failed: the error is -32600, not -32601", isUnknown, refused(404)],
    "404 without a message": ["failed: the error is nothing, not -32601", isUnknown, status(404)],
  }),
  "TRANSPORT-HTTP-UNSUPPORTED-VERSION": modern({
    "400": ["passed"],
    "200": ["failed: HTTP 200, not 400", ({ headers }) => headers["mcp-protocol-version"] === "1999-01-01", taken],
  }),
  "TRANSPORT-HTTP-META": modern({
    "400": [passedOf(`${META}protocolVersion`, `${META}clientCapabilities`)],
    "200": [
      failedOf("HTTP 200, not 400", `${META}protocolVersion`, `${META}clientCapabilities`),
      isMethod("tools/list"),
      taken,
      changing,
    ],
  }),
  "TRANSPORT-HTTP-OLD-METHODS": modern({
    "405": [passedOf("GET", "DELETE")],
    "a server of both eras": [STILL_LEGACY, undefined, undefined, bothEras],
    "200": [failedOf("HTTP 200, not 405", "GET", "DELETE"), ({ verb }) => verb !== "POST", status(200)],
  }),
  "TRANSPORT-HTTP-OLD-HEADERS": modern({
    ignored: ["passed"],
    "a server of both eras": [STILL_LEGACY, undefined, undefined, bothEras],
    rejected: [
      "failed: HTTP 400",
      ({ headers }) => headers["mcp-session-id"] === "mcptest" && headers["last-event-id"] === "1",
      refused(400),
    ],
    "a session": ['failed: the answer has the session "x"', isAnyOther, assigning("x")],
  }),
  "TRANSPORT-HTTP-LISTEN": {
    ...modern({ "no changes": ["skipped: the server reports no changes"] }),
    ...modern(
      {
        acknowledged: ["passed"],
        refused: ["failed: HTTP 500, and no event", isListen, status(500)],
        "another event": [
          'failed: the first event is {"method":"x"}',
          isListen,
          () => ({ status: 200, body: { method: "x" } }),
        ],
        "another subscription": [
          "failed: the subscription is nothing, not the id of the request",
          isListen,
          acknowledging,
        ],
      },
      changing,
    ),
  },
  "TRANSPORT-HTTP-BUFFERING": {
    ...modern({ "no changes": ["skipped: the server opened no stream"] }),
    ...modern(
      {
        "not buffered": ["passed"],
        "no header": ["failed: the stream has no X-Accel-Buffering: no", isListen, status(200, STREAM)],
        JSON: ["skipped: the server opened no stream", isListen, taken],
      },
      changing,
    ),
  },
  "LIFE-INITIALIZE-REJECTED": modern({
    "it names what it speaks": [
      "passed",
      isInitialize,
      (request) => answer(request, { error: { code: -32022, message: "no", data: { supported: [NEW] } } }, 400),
    ],
    "it names nothing": ["failed: the error for initialize names no revision that the server speaks"],
    "it speaks both": ["skipped: the server also speaks revisions with a handshake", undefined, undefined, bothEras],
    "no message": ["failed: HTTP 400", isInitialize, status(400)],
    nothing: ["failed: no answer, although later requests were answered", isInitialize, status(202)],
    denied: ["unverified: HTTP 429", isInitialize, status(429)],
  }),
};

describe.each(Object.entries(CASES))("%s", (id, all) => {
  it.each(Object.entries(all))("%s", async (_, { wanted, setting }) => {
    expect(await said(id, setting)).toEqual(wanted);
  });
});
