import { describe, expect, it } from "vitest";
import type { ServerLists } from "../../../src/conformance/checks/check-result.js";
import { type HttpReply, LiveServer, type ServerFacts } from "../../../src/conformance/checks/live-server.js";
import { LIVE_CHECKS } from "../../../src/conformance/corpus/registry.js";
import type { WatchedSession } from "../../../src/conformance/corpus/session.js";
import { isObject } from "../../../src/core/json/json.js";
import { hide } from "../../../src/core/redaction/redacted.js";
import { loadSchemaPort } from "../../../src/engine/judge/schema-port.js";
import type { Frame } from "../../../src/mcp/frames.js";

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
    if (headers.origin !== undefined) return { status: 403 };
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
    if (headers.origin !== undefined) return { status: 403 };
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

  override async http({
    method,
    headers,
    body,
  }: {
    method: string;
    headers: Headers;
    body?: string;
  }): Promise<HttpReply> {
    let frame: unknown;
    try {
      frame = JSON.parse(body ?? "{}");
    } catch {
      frame = { method: "not JSON" };
    }
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const response = this.server({ verb: method, headers: lower, frame: isObject(frame) ? frame : {} });
    const text =
      response?.body === undefined
        ? ""
        : typeof response.body === "string"
          ? response.body
          : JSON.stringify(response.body);
    const fault = { rule_id: "FAULT-TIMEOUT-CALL" as const, message: hide("no response within 10000 ms") };
    const http = response && { status: response.status, headers: response.headers ?? {} };
    return {
      http,
      body: text,
      fault: response && this.stream === "ends" ? undefined : fault,
      frame: isObject(response?.body) ? response.body : undefined,
      isDenied: http !== undefined && [401, 403, 429].includes(http.status),
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
  let number = 0;
  const facts: ServerFacts = {
    revision,
    transport: "http",
    listed: {
      revision,
      capabilities: {},
      instructions: null,
      tools: [],
      prompts: [],
      resources: [],
      templates: [],
      ...listed,
    },
    mayCall: () => true,
    schemas: loadSchemaPort,
    clientVersion: "1.2.3",
    nextId: () => {
      number += 1;
      return number;
    },
    waitedInVain: () => {},
    toolAnswered: () => {},
  };
  const session = {
    alive: true,
    facts: { negotiatedVersion: revision, supportedVersions: setting.supportedVersions ?? [revision] },
  };
  const probe = new MemoryProbe(facts, { session, target: { kind: "http", url } } as unknown as WatchedSession);
  const sound = revision === NEW ? modernServer() : legacyServer();
  probe.server = (request) => (instead ? (instead(request) ?? sound(request)) : sound(request));
  probe.stream = setting.stream ?? "ends";
  const found = [await LIVE_CHECKS.find((one) => one.id === id)?.check(probe)].flat();
  return found.map((verdict) => {
    const { status, subject, message } = verdict ?? { status: "no such check" };
    return `${[status, ...(subject ? [`of ${subject}`] : [])].join(" ")}${message === undefined ? "" : `: ${message}`}`;
  });
}

const NO_SESSION = ["skipped: the server assigns no session"];
/** A server that assigns no session. */
const stateless: Server = (request) => (request.verb === "POST" ? answer(request, { result: {} }) : undefined);
const only =
  (isIt: (request: Request) => unknown, make: (request: Request) => Response | undefined): Server =>
  (request) =>
    isIt(request) ? make(request) : undefined;
const isMethod =
  (method: string) =>
  ({ frame }: Request) =>
    frame.method === method;
const isVerb =
  (wanted: string) =>
  ({ verb }: Request) =>
    verb === wanted;
const isAnswer = ({ frame }: Request) => frame.method === undefined && frame.result;
const hasName = ({ headers }: Request) => headers["mcp-name"];
const isPing = isMethod("ping");
const isInitialize = isMethod("initialize");
const changing = { capabilities: { tools: { listChanged: true } } };
const named = { prompts: [{ name: "p" }] };
const param = {
  tools: [
    {
      name: "t",
      inputSchema: {
        type: "object",
        required: ["city"],
        properties: { city: { type: "string", "x-mcp-header": "City" } },
      },
    },
  ],
};

/** What a check is to say of a server. */
interface Said {
  wanted: string[];
  setting: Setting;
}

function says(wanted: string | string[], setting: Setting = {}): Said {
  return { wanted: [wanted].flat(), setting };
}

type Case = readonly [name: string, setting: Setting, wanted: string[]];

function byName(cases: readonly Case[]): Record<string, Said> {
  return Object.fromEntries(cases.map(([name, setting, wanted]) => [name, { wanted, setting }]));
}

const CASES: Record<string, Record<string, Said>> = {
  "TRANSPORT-HTTP-NOTIFICATION": {
    "202": says("passed"),
    "202 with a body": says('failed: HTTP 202 with the body "ok"', {
      instead: only(isMethod("notifications/initialized"), () => ({ status: 202, body: "ok" })),
    }),
    "200": says("failed: HTTP 200, not 202", {
      instead: only(isMethod("notifications/initialized"), () => ({ status: 200 })),
    }),
    rejected: says("passed", {
      instead: only(isMethod("notifications/initialized"), () => ({ status: 400 })),
    }),
    "at 2026-07-28": says("failed: HTTP 204, not 202", {
      revision: NEW,
      instead: only(isMethod("notifications/mcptest"), () => ({ status: 204 })),
    }),
    "another session cannot be opened": says("unverified: another session could not be opened", {
      instead: only(isInitialize, (request) => refuse(request, 500)),
    }),
    "there is no response": says("unverified: another session could not be opened", {
      instead: only(isInitialize, () => ({ status: 0 })),
    }),
  },
  "TRANSPORT-HTTP-STRAY-ANSWER": {
    "202": says("passed"),
    "200": says("failed: HTTP 200, not 202", {
      instead: only(isAnswer, () => ({ status: 200 })),
    }),
    denied: says("unverified: the request is answered with HTTP 401", {
      instead: only(isAnswer, () => ({ status: 401 })),
    }),
  },
  "TRANSPORT-HTTP-GET": {
    "405": says("passed"),
    "a stream": says("passed", {
      instead: only(isVerb("GET"), () => ({ status: 200, headers: { "content-type": "Text/Event-Stream; x=y" } })),
    }),
    "a page": says('failed: HTTP 200 with the content type "text/html"', {
      instead: only(isVerb("GET"), () => ({ status: 200, headers: { "content-type": "text/html" } })),
    }),
    "404": says('failed: HTTP 404 with the content type ""', {
      instead: only(isVerb("GET"), () => ({ status: 404 })),
    }),
  },
  "TRANSPORT-HTTP-CONTENT-TYPE": {
    JSON: says("passed"),
    "a stream": says("passed", {
      instead: only(isPing, () => ({ status: 200, headers: { "content-type": "text/event-stream" } })),
    }),
    text: says('failed: the content type is "text/plain"', {
      instead: only(isPing, () => ({ status: 200, headers: { "content-type": "text/plain" } })),
    }),
  },
  "TRANSPORT-HTTP-STREAM-ENDS": {
    "no stream": says("skipped: the answer is not a stream"),
    "it ends": says("passed", {
      instead: only(isPing, () => ({ status: 200, headers: { "content-type": "text/event-stream" } })),
    }),
    "it does not": says("failed: the stream stays open after the answer", {
      stream: "stays open",
      instead: only(isPing, () => ({ status: 200, headers: { "content-type": "text/event-stream" } })),
    }),
  },
  "TRANSPORT-HTTP-SESSION-ID": {
    "visible ASCII": says("passed"),
    none: says(NO_SESSION, { instead: stateless }),
    "a blank": says('failed: the id "a b" has other characters than visible ASCII', {
      instead: only(isInitialize, (request) => answer(request, { result: {} }, 200, { "mcp-session-id": "a b" })),
    }),
    "an empty one": says('failed: the id "" has other characters than visible ASCII', {
      instead: only(isInitialize, (request) => answer(request, { result: {} }, 200, { "mcp-session-id": "" })),
    }),
  },
  "TRANSPORT-HTTP-SESSION-UNIQUE": {
    two: says("passed"),
    none: says(NO_SESSION, { instead: stateless }),
    "the same": says("failed: two sessions have the same id", {
      instead: only(isInitialize, (request) => answer(request, { result: {} }, 200, { "mcp-session-id": "x" })),
    }),
  },
  "TRANSPORT-HTTP-SESSION-REQUIRED": {
    "400": says("passed"),
    none: says(NO_SESSION, { instead: stateless }),
    "taken all the same": says("passed", {
      instead: only(
        (request) => isPing(request) && request.headers["mcp-session-id"] === undefined,
        (request) => answer(request, { result: {} }),
      ),
    }),
    "another status": says("failed: HTTP 404, not 400", {
      instead: only(
        (request) => isPing(request) && request.headers["mcp-session-id"] === undefined,
        (request) => refuse(request, 404),
      ),
    }),
  },
  "TRANSPORT-HTTP-SESSION-ENDED": {
    "404": says("passed"),
    none: says(NO_SESSION, { instead: stateless }),
    "a client cannot end it": says("skipped: a client cannot end a session", {
      instead: only(isVerb("DELETE"), () => ({ status: 405 })),
    }),
    "it goes on": says("failed: HTTP 200, not 404", {
      instead: only(isVerb("DELETE"), () => ({ status: 200 })),
    }),
  },
  "TRANSPORT-HTTP-SESSION-UNKNOWN": {
    "404": says("passed"),
    none: says(NO_SESSION, { instead: stateless }),
    taken: says("failed: HTTP 200, not 404", { instead: only(isPing, (request) => answer(request, { result: {} })) }),
  },
  "TRANSPORT-HTTP-DELETE": {
    "200": says("passed"),
    "405": says("passed", {
      instead: only(isVerb("DELETE"), () => ({ status: 405 })),
    }),
    none: says(NO_SESSION, { instead: stateless }),
    "500": says("failed: HTTP 500, not 405", {
      instead: only(isVerb("DELETE"), () => ({ status: 500 })),
    }),
    "no response": says("unverified: the request is answered with HTTP 401", {
      instead: (request) => (request.verb === "DELETE" ? ({ status: 401 } as Response) : undefined),
    }),
  },
  "TRANSPORT-HTTP-VERSION-HEADER": {
    "400": says("passed"),
    taken: says("failed: HTTP 200, not 400", { instead: only(isPing, (request) => answer(request, { result: {} })) }),
  },
  "TRANSPORT-HTTP-VERSION-DEFAULT": {
    taken: says("passed"),
    rejected: says("failed: HTTP 400", {
      instead: only(
        (request) => isPing(request) && request.headers["mcp-protocol-version"] === undefined,
        (request) => refuse(request, 400),
      ),
    }),
  },
  "TRANSPORT-HTTP-ORIGIN": {
    rejected: says("passed"),
    taken: says("failed: a request from https://mcptest.invalid is answered", {
      instead: only(isPing, (request) => answer(request, { result: {} })),
    }),
    ...byName(
      ["http://localhost/mcp", "http://127.1.2.3/mcp", "http://[::1]:5/mcp"].map(
        (url): Case => [
          url,
          { url, instead: only(isPing, (request) => answer(request, { result: {} })) },
          ["failed: a request from https://mcptest.invalid is answered"],
        ],
      ),
    ),
    ...byName(
      ["https://example.test/mcp", "http://127.0.0.1.example.test/mcp", "http://mylocalhost/mcp"].map(
        (url): Case => [
          url,
          { url, instead: only(isPing, (request) => answer(request, { result: {} })) },
          ["unverified: the trusted origins of a server on another machine are unknown"],
        ],
      ),
    ),
  },
  "TRANSPORT-HTTP-ORIGIN-STATUS": {
    "403": says("passed"),
    "400": says("failed: HTTP 400, not 403", {
      instead: only(
        ({ headers }) => headers.origin === "https://mcptest.invalid",
        () => ({ status: 400 }),
      ),
    }),
    taken: says("skipped: TRANSPORT-HTTP-ORIGIN says what became of it", {
      instead: only(isPing, (request) => answer(request, { result: {} })),
    }),
  },
  "TRANSPORT-HTTP-HEADER-MISSING": {
    rejected: says(["passed of MCP-Protocol-Version", "passed of Mcp-Method", "passed of Mcp-Name"], {
      revision: NEW,
      listed: named,
    }),
    "nothing to name": says(["passed of MCP-Protocol-Version", "passed of Mcp-Method"], { revision: NEW }),
    "a server of both eras": says("passed of Mcp-Method", { revision: NEW, supportedVersions: [NEW, OLD] }),
    "a server that answers initialize": says("passed of Mcp-Method", {
      revision: NEW,
      instead: only(isInitialize, (request) => answer(request, { result: {} })),
    }),
    taken: says(
      [
        "failed of MCP-Protocol-Version: HTTP 200, not 400",
        "failed of Mcp-Method: HTTP 200, not 400",
        "failed of Mcp-Name: HTTP 200, not 400",
      ],
      {
        revision: NEW,
        listed: { resources: [{ uri: "a:b" }] },
        instead: only(
          (request) => !isInitialize(request),
          (request) => answer(request, { result: {} }),
        ),
      },
    ),
    "another code": says(
      [
        "failed of MCP-Protocol-Version: the error is -32600, not -32020",
        "failed of Mcp-Method: the error is -32600, not -32020",
      ],
      {
        revision: NEW,
        instead: only(
          (request) => !isInitialize(request),
          (request) => refuse(request, 400),
        ),
      },
    ),
  },
  "TRANSPORT-HTTP-HEADER-MISMATCH": {
    rejected: says(["passed of MCP-Protocol-Version", "passed of Mcp-Method", "passed of Mcp-Name"], {
      revision: NEW,
      listed: { tools: [{ name: "t", inputSchema: {} }] },
    }),
    "nothing to name": says(["passed of MCP-Protocol-Version", "passed of Mcp-Method"], {
      revision: NEW,
      listed: param,
    }),
    taken: says(
      [
        "failed of MCP-Protocol-Version: HTTP 200, not 400",
        "failed of Mcp-Method: HTTP 200, not 400",
        "failed of Mcp-Name: HTTP 200, not 400",
      ],
      {
        revision: NEW,
        listed: named,
        instead: only(
          (request) => !isInitialize(request),
          (request) => answer(request, { result: {} }),
        ),
      },
    ),
  },
  "TRANSPORT-HTTP-HEADER-ENCODED": {
    taken: says("passed", { revision: NEW, listed: named }),
    "nothing to name": says(
      "skipped: the server has nothing that is safe to name: no prompt, no resource, no tool that may be called",
      { revision: NEW },
    ),
    rejected: says("failed: HTTP 400: the headers are rejected", {
      revision: NEW,
      listed: named,
      instead: only(
        ({ headers }) => headers["mcp-name"] === "=?base64?cA==?=",
        (request) => refuse(request, 400, -32020),
      ),
    }),
    "another error": says("passed", {
      revision: NEW,
      listed: named,
      instead: only(hasName, (request) => refuse(request, 400, -32602)),
    }),
    "no message": says("failed: HTTP 400: the headers are rejected", {
      revision: NEW,
      listed: named,
      instead: only(hasName, () => ({ status: 400 })),
    }),
  },
  "TRANSPORT-HTTP-HEADER-CASE": {
    taken: says("passed", { revision: NEW }),
    rejected: says("failed: HTTP 400: the headers are rejected", {
      revision: NEW,
      instead: (request) => refuse(request, 400, -32020),
    }),
  },
  "TRANSPORT-HTTP-PARAM-HEADER": {
    rejected: says(["passed of without mcp-param-city", "passed of with another mcp-param-city"], {
      revision: NEW,
      listed: param,
    }),
    taken: says(
      [
        "failed of without mcp-param-city: HTTP 200, not 400",
        "failed of with another mcp-param-city: HTTP 200, not 400",
      ],
      {
        revision: NEW,
        listed: param,
        instead: only(isMethod("tools/call"), (request) => answer(request, { result: {} })),
      },
    ),
    "no such argument": says("skipped: no tool that may be called has an argument with x-mcp-header", {
      revision: NEW,
      listed: { tools: [{ name: "t", inputSchema: {} }] },
    }),
  },
  "TRANSPORT-HTTP-UNKNOWN-METHOD": {
    "404 with its code": says("passed", { revision: NEW }),
    "400": says("failed: HTTP 400, not 404", {
      revision: NEW,
      instead: only(isMethod("mcptest/unknown"), (request) => refuse(request, 400, -32601)),
    }),
    "404 with another code": says("failed: the error is -32600, not -32601", {
      revision: NEW,
      instead: only(isMethod("mcptest/unknown"), (request) => refuse(request, 404)),
    }),
    "404 without a message": says("failed: the error is nothing, not -32601", {
      revision: NEW,
      instead: only(isMethod("mcptest/unknown"), () => ({ status: 404 })),
    }),
  },
  "TRANSPORT-HTTP-UNSUPPORTED-VERSION": {
    "400": says("passed", { revision: NEW }),
    "200": says("failed: HTTP 200, not 400", {
      revision: NEW,
      instead: only(
        ({ headers }) => headers["mcp-protocol-version"] === "1999-01-01",
        (request) => answer(request, { result: {} }),
      ),
    }),
  },
  "TRANSPORT-HTTP-META": {
    "400": says([`passed of ${META}protocolVersion`, `passed of ${META}clientCapabilities`], { revision: NEW }),
    "200": says(
      [`failed of ${META}protocolVersion: HTTP 200, not 400`, `failed of ${META}clientCapabilities: HTTP 200, not 400`],
      {
        revision: NEW,
        listed: changing,
        instead: only(isMethod("tools/list"), (request) => answer(request, { result: {} })),
      },
    ),
  },
  "TRANSPORT-HTTP-OLD-METHODS": {
    "405": says(["passed of GET", "passed of DELETE"], { revision: NEW }),
    "a server of both eras": says("skipped: the server also speaks revisions that have them", {
      revision: NEW,
      supportedVersions: [OLD],
    }),
    "200": says(["failed of GET: HTTP 200, not 405", "failed of DELETE: HTTP 200, not 405"], {
      revision: NEW,
      instead: only(
        ({ verb }) => verb !== "POST",
        () => ({ status: 200 }),
      ),
    }),
  },
  "TRANSPORT-HTTP-OLD-HEADERS": {
    ignored: says("passed", { revision: NEW }),
    "a server of both eras": says("skipped: the server also speaks revisions that have them", {
      revision: NEW,
      supportedVersions: [OLD],
    }),
    rejected: says("failed: HTTP 400", {
      revision: NEW,
      instead: only(
        ({ headers }) => headers["mcp-session-id"] === "mcptest" && headers["last-event-id"] === "1",
        (request) => refuse(request, 400),
      ),
    }),
    "a session": says('failed: the answer has the session "x"', {
      revision: NEW,
      instead: only(
        (request) => !isInitialize(request),
        (request) => answer(request, { result: {} }, 200, { "mcp-session-id": "x" }),
      ),
    }),
  },
  "TRANSPORT-HTTP-LISTEN": {
    acknowledged: says("passed", { revision: NEW, listed: changing }),
    "no changes": says("skipped: the server reports no changes", { revision: NEW }),
    refused: says("failed: HTTP 500, and no event", {
      revision: NEW,
      listed: changing,
      instead: only(isMethod("subscriptions/listen"), () => ({ status: 500 })),
    }),
    "another event": says('failed: the first event is {"method":"x"}', {
      revision: NEW,
      listed: changing,
      instead: only(isMethod("subscriptions/listen"), () => ({ status: 200, body: { method: "x" } })),
    }),
    "another subscription": says("failed: the subscription is nothing, not the id of the request", {
      revision: NEW,
      listed: changing,
      instead: only(isMethod("subscriptions/listen"), () => ({
        status: 200,
        body: { method: "notifications/subscriptions/acknowledged" },
      })),
    }),
  },
  "TRANSPORT-HTTP-BUFFERING": {
    "not buffered": says("passed", { revision: NEW, listed: changing }),
    "no stream": says("skipped: the server opened no stream", { revision: NEW }),
    "no header": says("failed: the stream has no X-Accel-Buffering: no", {
      revision: NEW,
      listed: changing,
      instead: only(isMethod("subscriptions/listen"), () => ({
        status: 200,
        headers: { "content-type": "text/event-stream" },
      })),
    }),
    JSON: says("skipped: the server opened no stream", {
      revision: NEW,
      listed: changing,
      instead: only(isMethod("subscriptions/listen"), (request) => answer(request, { result: {} })),
    }),
  },
  "LIFE-INITIALIZE-REJECTED": {
    "it names what it speaks": says("passed", {
      revision: NEW,
      instead: only(isInitialize, (request) =>
        answer(request, { error: { code: -32022, message: "no", data: { supported: [NEW] } } }, 400),
      ),
    }),
    "it names nothing": says("failed: the error for initialize names no revision that the server speaks", {
      revision: NEW,
    }),
    "it speaks both": says("skipped: the server also speaks revisions with a handshake", {
      revision: NEW,
      supportedVersions: [NEW, OLD],
    }),
    "no message": says("failed: HTTP 400", { revision: NEW, instead: only(isInitialize, () => ({ status: 400 })) }),
    nothing: says("failed: no answer, although later requests were answered", {
      revision: NEW,
      instead: only(isInitialize, () => ({ status: 202 })),
    }),
    denied: says("unverified: HTTP 429", { revision: NEW, instead: only(isInitialize, () => ({ status: 429 })) }),
  },
};

describe.each(Object.entries(CASES))("%s", (id, cases) => {
  it.each(Object.entries(cases))("%s", async (_, { wanted, setting }) => {
    expect(await said(id, setting)).toEqual(wanted);
  });
});
