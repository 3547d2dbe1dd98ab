import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { isObject, parseJson } from "../../../src/core/json/json.js";
import { mcptestHere } from "../../support/harness.js";

interface Page {
  /** The headers of each response, by what it answers; a preflight that is left out is answered with 405. */
  preflight?: Record<string, string>;
  preflightStatus?: number;
  answer?: Record<string, string>;
  refusal?: Record<string, string>;
  metadata?: Record<string, string>;
  /** The only one that is let in. */
  origin?: string;
  isModern?: boolean;
  /** The token that it wants. */
  token?: string;
  /** Answers are streams whose events have ids. */
  hasEventIds?: boolean;
  hasSessions?: boolean;
}

const ANY = { "access-control-allow-origin": "*" };
const LEGACY_HEADERS = "Content-Type, Authorization, Mcp-Session-Id, MCP-Protocol-Version, Last-Event-ID";
const PREFLIGHT = {
  ...ANY,
  "access-control-allow-headers": LEGACY_HEADERS,
  "access-control-allow-methods": "GET, POST, DELETE",
};
const ANSWER = { ...ANY, "access-control-expose-headers": "Mcp-Session-Id, WWW-Authenticate" };
const WHOLE: Page = { preflight: PREFLIGHT, answer: ANSWER, refusal: ANSWER, metadata: ANY };
const MODERN: Page = {
  ...WHOLE,
  isModern: true,
  preflight: {
    ...PREFLIGHT,
    "access-control-allow-headers": `${LEGACY_HEADERS}, Mcp-Method, Mcp-Name, Mcp-Param-Region`,
  },
};
const TOOL = {
  name: "rain",
  inputSchema: { type: "object", properties: { region: { type: "string", "x-mcp-header": "Region" } } },
  annotations: { readOnlyHint: true },
};

/** Answers one request, as a server that lets web pages in as far as `page` says. */
async function answer(page: Page, request: IncomingMessage, response: ServerResponse) {
  const { method, url = "", headers } = request;
  const body = await text(request);
  const isLetIn = page.origin === undefined || headers.origin === page.origin;
  const end = (status: number, more: Record<string, string> = {}, value?: unknown) => {
    const cors = Object.entries(more).filter(([name]) => isLetIn || !name.startsWith("access-control-"));
    response.writeHead(status, { "content-type": "application/json", ...Object.fromEntries(cors) });
    response.end(value === undefined ? "" : JSON.stringify(value));
  };
  const { port } = request.socket.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  if (url.startsWith("/.well-known/")) {
    if (url !== "/.well-known/oauth-protected-resource/mcp" || page.token === undefined) return end(404, page.metadata);
    return end(200, page.metadata, { resource: `${origin}/mcp`, authorization_servers: [origin] });
  }
  if (method === "OPTIONS") return page.preflight ? end(page.preflightStatus ?? 204, page.preflight) : end(405);
  if (page.token !== undefined && headers.authorization !== `Bearer ${page.token}`)
    return end(401, { "www-authenticate": 'Bearer realm="mcp"', ...page.refusal });
  if (method !== "POST") return end(method === "DELETE" && page.hasSessions !== false ? 200 : 405, page.answer);
  const sent = parseJson(body);
  if (!isObject(sent))
    return end(400, page.answer, { jsonrpc: "2.0", id: null, error: { code: -32700, message: "Parse error" } });
  const {
    id,
    method: name,
    params = {},
  } = sent as { id?: number; method: string; params?: { protocolVersion?: string } };
  if (id === undefined) return end(202, page.answer);
  const sessionId = page.hasSessions === false || page.isModern ? {} : { "mcp-session-id": "s1" };
  const serverInfo = { name: "page", version: "1.0.0" };
  const results: Record<string, unknown> = {
    initialize: page.isModern
      ? undefined
      : { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo },
    "server/discover": page.isModern
      ? { supportedVersions: ["2026-07-28"], capabilities: { tools: {} }, serverInfo, resultType: "complete", ttlMs: 0 }
      : undefined,
    "tools/list": { tools: page.isModern ? [TOOL] : [], resultType: "complete", ttlMs: 0, cacheScope: "private" },
    ping: page.isModern ? undefined : {},
  };
  const result = results[name];
  const outcome = result ? { result } : { error: { code: -32601, message: "Method not found" } };
  const message = { jsonrpc: "2.0", id, ...outcome };
  const opening = name === "initialize" ? sessionId : {};
  if (!page.hasEventIds) return end(200, { ...page.answer, ...opening }, message);
  response.writeHead(200, { ...page.answer, ...opening, "content-type": "text/event-stream" });
  response.end(`id: 7\ndata: ${JSON.stringify(message)}\n\n`);
}

async function judge(page: Page, flags: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const server = createServer((request, response) => void answer(page, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  const args = ["compliance", "run", "--server-url", url, "--format", "json", ...flags];
  const { code, stdout, stderr } = await mcptestHere(args, { env });
  expect(stdout, stderr).not.toBe("");
  const { rules, ...report } = JSON.parse(stdout);
  const failures = rules.flatMap(({ id, status, severity, subject = "", message }: Record<string, string>) =>
    status === "failed" ? [[id, severity, subject, message].join(" ")] : [],
  );
  const statuses = rules.map(({ id, status }: Record<string, string>) => `${id} ${status}`);
  return { code, failures, statuses, rules, report };
}

const profile = (page: Page, flags: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  judge(page, ["--profile", "browser", ...flags], env);
const TOKEN = ["--server-auth-bearer-env", "PAGE_TOKEN"];
const AS_USER = { PAGE_TOKEN: "page-token-0123456789" };

describe("the profile browser", () => {
  it.each<[string, Page, string[]?]>([
    ["with sessions", WHOLE],
    ["without sessions", { ...WHOLE, hasSessions: false, answer: ANY }],
    ["whose events have ids", { ...WHOLE, hasEventIds: true }],
    ["of 2026-07-28", MODERN],
    ["that wants a token, and gets none", { ...WHOLE, token: AS_USER.PAGE_TOKEN }],
    ["that wants a token, and gets it", { ...WHOLE, token: AS_USER.PAGE_TOKEN }, TOKEN],
    [
      "that lets the page in whose origin is in its entry",
      {
        ...WHOLE,
        origin: "https://app.example",
        preflight: { ...PREFLIGHT, "access-control-allow-origin": "https://app.example" },
        answer: { ...ANSWER, "access-control-allow-origin": "https://app.example" },
      },
      ["--header", "Origin=https://app.example"],
    ],
  ])("blames nothing of a server %s", async (_, page, flags = []) => {
    const { code, failures, statuses, report } = await profile(page, flags, flags === TOKEN ? AS_USER : {});
    expect(failures).toEqual([]);
    expect(code).toBe(0);
    expect(statuses).toContain("CORS-HEADERS passed");
    expect(report).toMatchObject({ score: null, grade: null });
  });

  it.each<[string, Page, string[]?]>([
    ["no CORS at all", {}],
    ["CORS for metadata alone, as the SDK for TypeScript has it", { metadata: ANY, token: AS_USER.PAGE_TOKEN }],
  ])("does not judge a server with %s, and does not pass it", async (_, page) => {
    const { code, statuses } = await profile(page);
    expect(new Set(statuses)).toEqual(
      new Set(
        ["CORS-PREFLIGHT", "CORS-ORIGIN", "CORS-HEADERS", "CORS-METHODS", "CORS-EXPOSED"].map((id) => `${id} skipped`),
      ),
    );
    expect(code).toBe(2);
  });

  it.each<[string, Page, string, string[]?]>([
    [
      "hides the session id",
      { ...WHOLE, answer: ANY },
      "CORS-EXPOSED must mcp-session-id a page cannot read it in the answer to initialize: there is no access-control-expose-headers",
    ],
    [
      "refuses the preflight",
      { answer: ANSWER },
      "CORS-PREFLIGHT must  OPTIONS without a token is answered with HTTP 405",
    ],
    [
      "wants a token for the preflight",
      { ...WHOLE, preflightStatus: 401 },
      "CORS-PREFLIGHT must  OPTIONS without a token is answered with HTTP 401",
    ],
    [
      "forgets the answers",
      { preflight: PREFLIGHT },
      "CORS-ORIGIN must initialize HTTP 200 has no Access-Control-Allow-Origin for a page of http://localhost:6274",
    ],
    [
      "sends the header twice",
      { ...WHOLE, answer: { ...ANSWER, "access-control-allow-origin": "*, *" } },
      'CORS-ORIGIN must initialize Access-Control-Allow-Origin is "*, *", neither * nor http://localhost:6274',
    ],
    [
      "forgets a refusal",
      { ...WHOLE, token: AS_USER.PAGE_TOKEN, refusal: {} },
      "CORS-ORIGIN must initialize without a token HTTP 401 has no Access-Control-Allow-Origin for a page of http://localhost:6274",
      TOKEN,
    ],
    [
      "forgets the metadata",
      { ...WHOLE, token: AS_USER.PAGE_TOKEN, metadata: {} },
      "CORS-ORIGIN must /.well-known/oauth-protected-resource/mcp HTTP 200 has no Access-Control-Allow-Origin for a page of http://localhost:6274",
    ],
    [
      "hides the challenge",
      { ...WHOLE, token: AS_USER.PAGE_TOKEN, refusal: ANY },
      "CORS-EXPOSED should www-authenticate a page cannot read it in the answer to initialize: there is no access-control-expose-headers",
    ],
    [
      "allows no token, because * does not",
      { ...WHOLE, token: AS_USER.PAGE_TOKEN, preflight: { ...PREFLIGHT, "access-control-allow-headers": "*" } },
      'CORS-HEADERS must authorization a page may not send it: access-control-allow-headers is "*"',
    ],
    [
      "leaves out the revision",
      { ...WHOLE, preflight: { ...PREFLIGHT, "access-control-allow-headers": "Content-Type, Mcp-Session-Id" } },
      'CORS-HEADERS must mcp-protocol-version a page may not send it: access-control-allow-headers is "Content-Type, Mcp-Session-Id"',
    ],
    [
      "leaves out the last event",
      {
        ...WHOLE,
        hasEventIds: true,
        preflight: {
          ...PREFLIGHT,
          "access-control-allow-headers": "Content-Type, Mcp-Session-Id, MCP-Protocol-Version",
        },
      },
      'CORS-HEADERS should last-event-id a page may not send it: access-control-allow-headers is "Content-Type, Mcp-Session-Id, MCP-Protocol-Version"',
    ],
    [
      "leaves out the argument of a tool",
      {
        ...MODERN,
        preflight: {
          ...PREFLIGHT,
          "access-control-allow-headers": "Content-Type, MCP-Protocol-Version, Mcp-Method, Mcp-Name",
        },
      },
      'CORS-HEADERS must mcp-param-region a page may not send it: access-control-allow-headers is "Content-Type, MCP-Protocol-Version, Mcp-Method, Mcp-Name"',
    ],
    [
      "lets no page end its session",
      { ...WHOLE, preflight: { ...PREFLIGHT, "access-control-allow-methods": "GET, POST" } },
      'CORS-METHODS should  a page may not send DELETE: access-control-allow-methods is "GET, POST"',
    ],
  ])("finds half a CORS: a server that %s", async (_, page, failure, flags = []) => {
    const { code, failures } = await profile(page, flags, flags === TOKEN ? AS_USER : {});
    expect(failures).toEqual([failure]);
    expect(code).toBe(failure.includes(" must ") ? 1 : 0);
  });
});

it("without the profile, CORS is not judged", async () => {
  const { rules } = await judge({ ...WHOLE, answer: ANY });
  expect(rules.filter(({ id }: { id: string }) => id.startsWith("CORS-"))).toEqual([]);
});
