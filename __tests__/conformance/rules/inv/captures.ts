import type { Capture, Exchange } from "../../../../src/core/generated/capture.js";
import type { Frame } from "../../../../src/mcp/frames.js";

const META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
};
const ADD = {
  name: "add",
  inputSchema: { type: "object" },
  outputSchema: { type: "object", required: ["sum"], properties: { sum: { type: "number" } } },
};

/** A request of ours with its result. */
export function ask(id: number, method: string, params: Frame | undefined, result: unknown): Exchange {
  return {
    request: { jsonrpc: "2.0", id, method, ...(params && { params }) },
    response: { jsonrpc: "2.0", id, result },
  };
}

/** A request of ours with its error. */
export function refuse(id: number, method: string, params: Frame | undefined, error: unknown): Exchange {
  return {
    request: { jsonrpc: "2.0", id, method, ...(params && { params }) },
    response: { jsonrpc: "2.0", id, error },
  };
}

const error = (code: unknown, message: unknown) => ({ code, message });

/** The same with an error of this code and message. */
export function reject(
  id: number,
  method: string,
  params: Frame | undefined,
  code: unknown,
  message: unknown = "no",
): Exchange {
  return refuse(id, method, params, error(code, message));
}
const pong = (more: object): Exchange => ({ request: { jsonrpc: "2.0", id: 2, method: "ping" }, ...more });
/** A page of tools. */
const page = (id: number, cursor: string | undefined, names: string[], nextCursor?: string): Exchange =>
  ask(id, "tools/list", cursor === undefined ? undefined : { cursor }, {
    tools: names.map(tool),
    ...(nextCursor !== undefined && { nextCursor }),
  });
const session = (...exchanges: Exchange[]): Capture => ({ server_label: "s", exchanges });

export function notice(method: string): Exchange {
  return { request: { jsonrpc: "2.0", method } };
}

export const initialize: Exchange = ask(
  1,
  "initialize",
  { protocolVersion: "2025-11-25", capabilities: { roots: {} }, clientInfo: { name: "c", version: "1" } },
  {
    protocolVersion: "2025-11-25",
    capabilities: { tools: { listChanged: true }, resources: {}, prompts: {} },
    serverInfo: { name: "s", version: "1" },
  },
);
export const initialized = notice("notifications/initialized");

/** A session at 2025-11-25 by which every invariant holds; the exchanges given follow its handshake. */
export function legacy(...exchanges: Exchange[]): Capture {
  return { server_label: "s", transport: "stdio", exchanges: [initialize, initialized, ...exchanges] };
}

/** A request at 2026-07-28 with its result. */
export function askModern(id: number, method: string, params: Frame, result: Frame): Exchange {
  return ask(id, method, { ...params, _meta: META }, { resultType: "complete", ...result });
}

const cached = { ttlMs: 0, cacheScope: "private" };

/** A session at 2026-07-28; the exchanges given follow its discovery. */
export function modern(...exchanges: Exchange[]): Capture {
  const discovered = { ...cached, supportedVersions: ["2026-07-28"], capabilities: { tools: {}, resources: {} } };
  return { server_label: "s", exchanges: [askModern(1, "server/discover", {}, discovered), ...exchanges] };
}

const listed = ask(2, "tools/list", undefined, { tools: [ADD] });
/** A call of the tool `add` with its answer. */
export const callAdd = (structuredContent: unknown): Exchange =>
  ask(3, "tools/call", { name: "add" }, { content: [{ type: "text", text: "5" }], structuredContent });
const called = (result: unknown): Exchange => ask(2, "tools/call", { name: "other" }, result);
const tools = (...items: unknown[]): Exchange => ask(2, "tools/list", undefined, { tools: items });
const tool = (name: unknown) => ({ name, inputSchema: { type: "object" } });
const server = (method: string, id?: string, params?: Frame): Exchange => ({
  direction: "server",
  request: { jsonrpc: "2.0", ...(id && { id }), method, ...(params && { params }) },
});
const logs = (level: string) => server("notifications/message", undefined, { level, data: "a" });
const sampling = { maxTokens: 1, messages: [] };
const samples = (more: Frame): Exchange => server("sampling/createMessage", "q", { ...sampling, ...more });
const prompt = (role: string, content: Frame): Exchange =>
  ask(2, "prompts/get", { name: "p" }, { messages: [{ role, content }] });
const text = { type: "text", text: "Hi" };
const link = { type: "resource_link", uri: "a:b", name: "b" };

const byForm = (properties: Frame, message = "Which?"): Exchange =>
  server("elicitation/create", "q", { message, requestedSchema: { type: "object", properties } });
const byUrl = (more: Frame = {}): Exchange =>
  server("elicitation/create", "q", {
    ...{ mode: "url", message: "Go there.", url: "https://shop.example/a", elicitationId: "a" },
    ...more,
  });
const completed = (elicitationId: string): Exchange => ({
  direction: "server",
  request: { jsonrpc: "2.0", method: "notifications/elicitation/complete", params: { elicitationId } },
});
const required = (data?: Frame) =>
  refuse(2, "ping", undefined, { code: -32042, message: "Go there.", ...(data && { data }) });

/** A session with a client that is asked in these ways. */
function asked(elicitation: Frame, ...exchanges: Exchange[]): Capture {
  return declaring({ elicitation }, ...exchanges);
}

function declaring(capabilities: Frame, ...exchanges: Exchange[]): Capture {
  const { request, ...answer } = initialize;
  const { params, ...sent } = request as { params: Frame };
  const first = { ...answer, request: { ...sent, params: { ...params, capabilities } } };
  return { server_label: "s", transport: "stdio", exchanges: [first, initialized, ...exchanges] };
}
const BOTH = { form: {}, url: {} };

/** Sessions by which everything holds, each with what is easily taken for a breach. */
export const healthy: Readonly<Record<string, Capture>> = {
  "the handshake alone": session(initialize),
  "nothing at all": session(),
  "a whole session": legacy(
    listed,
    callAdd({ sum: 5 }),
    ask(4, "resources/list", undefined, { resources: [{ uri: "a:b", name: "b" }] }),
    ask(5, "resources/templates/list", undefined, { resourceTemplates: [{ uriTemplate: "a:{b}", name: "b" }] }),
    ask(6, "prompts/list", undefined, { prompts: [{ name: "p" }] }),
    ask(7, "ping", undefined, {}),
  ),
  "an unknown tool is not an unknown method": legacy(
    listed,
    reject(3, "tools/call", { name: "x" }, -32602, "Unknown tool: x (method tools/call)"),
  ),
  "codes that the specification defines": modern(...[-32020, -32021, -32022, -32019, -32100].map(refuseModern)),
  "a code of an earlier revision, for a request without a revision": modern(
    reject(2, "subscriptions/listen", {}, -32002, "No"),
  ),
  "a method of the server's own, by its code": legacy(reject(2, "no/such", {}, -32601, "No")),
  "a question before the handshake, refused for that": session(
    { ...reject(8, "server/discover", {}, -32000, "Server not initialized"), purpose: "detect" },
    initialize,
    initialized,
  ),
  "bytes that are no request": legacy({
    ...reject(2, "no/such", undefined, -32602, "Invalid params"),
    purpose: "raw",
    request: { id: 2, method: "no/such" },
  }),
  "log messages of a server that has logging": legacyWith({ logging: {} }, logs("info")),
  "a tool error": legacy(called({ isError: true, content: [] })),
  "a prompt of the assistant": legacy(prompt("assistant", text)),
  "a link, since there are links": sessionAt("2025-06-18", { tools: {} }, called({ content: [link] })),
  "a result that the revision does not know": legacy(ask(2, "no/such", undefined, { any: [1] })),
  "a result of an extension": modern(askModern(2, "tools/call", { name: "a" }, { resultType: "task", task: {} })),
  "a late answer": legacy(
    { request: { jsonrpc: "2.0", id: 9, method: "ping" } },
    { direction: "server", response: { jsonrpc: "2.0", id: 9, result: {} } },
  ),
  "a late answer to what only found out what the server speaks": modern(
    { purpose: "detect", request: { jsonrpc: "2.0", id: 9, method: "initialize", params: {} } },
    {
      direction: "server",
      purpose: "detect",
      response: { jsonrpc: "2.0", id: 9, error: error(-32022, "2026-07-28 alone") },
    },
  ),
  "pages that end, the second one asked for twice": legacy(
    page(2, undefined, ["a"], "b"),
    page(3, "b", ["b"], "c"),
    page(4, "b", ["b"], "c"),
    page(5, "c", ["c"]),
  ),
  "roots, which the client offers": legacy(server("roots/list", "r")),
  "changes that are advertised": legacy(server("notifications/tools/list_changed")),
  "an error on a method that is not advertised": legacy(
    reject(2, "completion/complete", {}, -32601, "Method not found"),
  ),
  "errors beside a success": legacy(listed, reject(3, "tools/call", {}, -32603, "oh")),
  "errors of probes": legacy(
    { ...reject(2, "tools/call", {}, -32602, "no"), purpose: "probe" },
    { ...reject(3, "tools/call", {}, -32602, "no"), purpose: "fuzz" },
  ),
  "detection before the handshake": session(
    { ...reject(8, "server/discover", {}, -32601, "Method not found"), purpose: "detect" },
    initialize,
    initialized,
    listed,
  ),
  "raw bytes, answered with an error without an id": legacy({
    purpose: "raw",
    request: { id: 5 },
    response: { jsonrpc: "2.0", id: null, error: error(-32600, "Invalid Request") },
  }),
  "a revision that is answered as it was offered": session(
    ask(1, "initialize", { protocolVersion: "2026-03-26" }, { protocolVersion: "2026-03-26", capabilities: {} }),
  ),
  "2026-07-28": modern(
    askModern(2, "tools/list", {}, { ...cached, tools: [tool("a")] }),
    askModern(3, "tools/list", {}, { ...cached, tools: [tool("a")] }),
    askModern(4, "tools/call", { name: "a" }, { content: [], structuredContent: [1, 2] }),
    askModern(5, "tools/call", { name: "a" }, { resultType: "input_required", inputRequests: {} }),
    askModern(7, "prompts/get", { name: "a" }, { resultType: "input_required", requestState: "s" }),
    askModern(6, "resources/read", { uri: "a:b" }, { ...cached, contents: [] }),
  ),
  "2026-07-28, detected": session(
    { ...modern().exchanges[0], purpose: "detect" },
    askModern(2, "tools/list", {}, { ...cached, tools: [] }),
  ),
  questions: asked(
    BOTH,
    byForm({
      name: { type: "string" },
      size: { type: "string", enum: ["S"] },
      extras: { type: "array", items: { anyOf: [{ const: "lid", title: "Lid" }] } },
    }),
    byUrl(),
    completed("a"),
    byUrl({ url: "http://127.0.0.1:4000/", elicitationId: "b" }),
  ),
  "sampling as declared": declaring(
    { sampling: { tools: {}, context: {} } },
    samples({ tools: [], includeContext: "thisServer" }),
  ),
  "plain sampling": declaring({ sampling: {} }, samples({ includeContext: "none" })),
  "2026-07-28 without a discovery": session(askModern(2, "tools/list", {}, { ...cached, tools: [] })),
};

/** For each invariant sessions that break it, and nothing else. */
export const broken: readonly (readonly [id: string, how: string, capture: Capture])[] = [
  ["ELICIT-COMPLETE", "of nobody", asked(BOTH, byUrl(), completed("b"))],
  ["ELICIT-FORM-SECRET", "a password", asked({}, byForm({ password: { type: "string" } }))],
  ["ELICIT-FORM-SECRET", "by its title", asked({}, byForm({ a: { type: "string", title: "API key" } }))],
  ["ELICIT-FORM-SECRET", "by its message", asked({}, byForm({}, "Say your password."))],
  ["ELICIT-HTTPS", "plain", asked(BOTH, byUrl({ url: "http://shop.example/a" }))],
  ["ELICIT-REQUIRED", "without data", asked(BOTH, required())],
  ["ELICIT-REQUIRED", "by a form", asked(BOTH, required({ elicitations: [{ mode: "form" }] }))],
  ["ELICIT-SCHEMA", "nested", asked({}, byForm({ a: { type: "object", properties: {} } }))],
  ["ELICIT-UNDECLARED", "a form", asked({ url: {} }, byForm({}))],
  ["ELICIT-UNDECLARED", "a URL", asked({}, byUrl())],
  ["ELICIT-URL", "relative", asked(BOTH, byUrl({ url: "/a" }))],
  ["ELICIT-URL", "without an id", asked(BOTH, byUrl({ elicitationId: undefined }))],
  ["ELICIT-URL", "with a user", asked(BOTH, byUrl({ url: "https://ada@shop.example/a" }))],
  ["INV-001", "a list before the handshake", { ...legacy(), exchanges: [listed, initialize, initialized] }],
  ["INV-001", "no handshake", { server_label: "s", server_capabilities: { tools: {} }, exchanges: [listed] }],
  ["INV-002", "never sent", session(initialize, listed)],
  ["INV-002", "sent too early", session(initialized, initialize)],
  ["INV-003", "not advertised", legacyWith({ prompts: {} }, listed)],
  [
    "INV-003",
    "templates belong to resources",
    legacyWith({ tools: {} }, ask(2, "resources/templates/list", undefined, { resourceTemplates: [] })),
  ],
  ["INV-003", "an empty list", legacyWith({}, ask(2, "tools/list", undefined, { tools: [] }))],
  ["INV-003", "not discovered", modern(askModern(2, "prompts/list", {}, { ...cached, prompts: [] }))],
  [
    "INV-004",
    "every call an error",
    legacy(
      reject(2, "prompts/list", undefined, -32603, "oh"),
      reject(3, "prompts/get", { name: "p" }, -32601, "Method not found"),
    ),
  ],
  ["INV-005", "no content", legacy(called({}))],
  ["INV-005", "isError a string", legacy(called({ content: [], isError: "no" }))],
  ["INV-005", "structuredContent a list", legacy(called({ structuredContent: [] }))],
  ["INV-005", "a result that is a string", legacy(called("5"))],
  ["INV-006", "a code of text", legacy(listed, reject(3, "tools/call", {}, "E", "oh"))],
  ["INV-006", "no message", legacy(listed, refuse(3, "tools/call", {}, { code: -32603 }))],
  ["INV-006", "wherever it is seen", legacy({ ...refuse(2, "tools/call", {}, "oh"), purpose: "probe" })],
  ["INV-007", "another code", legacy(reject(2, "no/such", {}, -32603, "Method not found"))],
  ["INV-007", "found by the method", legacy(reject(2, "no/such", {}, -32000, "Not found: no/such"))],
  [
    "INV-007",
    "found by the method that the message names",
    legacy(listed, reject(3, "tools/call", { name: "add" }, -32603, "Method not found: tools/call")),
  ],
  [
    "INV-007",
    "our own question, answered without a word of it",
    session(
      {
        ...reject(8, "server/discover", {}, -32602, "Invalid request parameters"),
        purpose: "detect",
      },
      initialize,
      initialized,
    ),
  ],
  [
    "INV-007",
    "a method of another revision",
    modern(reject(2, "resources/subscribe", { _meta: META }, -32602, "Invalid params")),
  ],
  ["INV-008", "a list before", { ...legacy(), exchanges: [initialize, listed, initialized] }],
  [
    "INV-008",
    "the server asks before",
    { ...legacy(), exchanges: [initialize, server("roots/list", "r"), initialized] },
  ],
  ["INV-009", "another id", legacy(pong({ response: { jsonrpc: "2.0", id: "2", result: {} } }))],
  ["INV-009", "twice", legacy(listed, { direction: "server", response: { jsonrpc: "2.0", id: 2, result: {} } })],
  [
    "INV-009",
    "a notification answered",
    legacy({ request: { jsonrpc: "2.0", method: "x" }, response: { jsonrpc: "2.0", id: null, result: {} } }),
  ],
  [
    "INV-009",
    "no id, of a request that was read",
    legacy(listed, {
      ...reject(3, "tools/call", { name: "add" }, -32602, "No"),
      response: { jsonrpc: "2.0", id: null, error: error(-32602, "No") },
    }),
  ],
  ["INV-010", "both", legacy(pong({ response: { jsonrpc: "2.0", id: 2, result: {}, error: error(1, "oh") } }))],
  ["INV-010", "neither", legacy(pong({ response: { jsonrpc: "2.0", id: 2 } }))],
  ["INV-011", "an answer", legacy(pong({ response: { id: 2, result: {} } }))],
  ["INV-011", "a notification", legacy({ ...ask(2, "ping", undefined, {}), notifications: [{ method: "x" }] })],
  [
    "INV-012",
    "no published one",
    session(ask(1, "initialize", { protocolVersion: "2025-11-25" }, { protocolVersion: "1.0" })),
  ],
  ["INV-013", "a wrong type", legacy(listed, callAdd({ sum: "5" }))],
  ["INV-013", "called before it is listed", legacy(callAdd({}), listed)],
  ["INV-013", "none", legacy(listed, ask(3, "tools/call", { name: "add" }, { content: [] }))],
  ["INV-014", "in circles", legacy(page(2, undefined, [], "b"), page(3, "b", [], "c"), page(4, "c", [], "b"))],
  ["INV-014", "to itself", legacy(page(2, undefined, [], "b"), page(3, "b", [], "b"))],
  ["INV-015", "over two pages", legacy(page(2, undefined, ["a"], "b"), page(3, "b", ["a"]))],
  ["INV-016", "a blank", legacy(tools(tool("get user")))],
  ["INV-017", "not advertised", legacyWith({ tools: {} }, server("notifications/tools/list_changed"))],
  ["INV-018", "a log line", legacy({ direction: "server", raw: "[INFO] ready" })],
  [
    "INV-021",
    "another order",
    modern(
      askModern(2, "tools/list", {}, { ...cached, tools: [tool("a"), tool("b")] }),
      askModern(3, "tools/list", {}, { ...cached, tools: [tool("b"), tool("a")] }),
    ),
  ],
  ["INV-022", "not offered", legacy(server("sampling/createMessage", "r", sampling))],
  ["INV-022", "none at 2026-07-28", modern(server("ping", "r"))],
  [
    "INV-024",
    "stands still",
    legacy({
      ...ask(2, "ping", undefined, {}),
      notifications: [1, 1].map((progress) => ({
        jsonrpc: "2.0",
        method: "notifications/progress",
        params: { progressToken: 2, progress },
      })),
    }),
  ],
  [
    "INV-022",
    "in an answer",
    modern(
      askModern(
        2,
        "tools/call",
        { name: "a" },
        wants({ inputRequests: { who: { method: "sampling/createMessage", params: sampling } } }),
      ),
    ),
  ],
  ["INV-027", "of a list", modern(askModern(2, "tools/list", {}, wants({ requestState: "s" })))],
  ["INV-027", "for nothing", modernCall(wants({}))],
  ["INV-027", "with a state that is not a string", modernCall(wants({ requestState: 1 }))],
  ["INV-027", "for something else", modernCall(wants({ inputRequests: { x: { method: "ping" } } }))],
  ["INV-028", "not advertised", legacy(logs("info"))],
  ["INV-028", "while a call waits", legacy({ ...listed, notifications: [logs("info").request as Frame] })],
  ["INV-029", "invented", modern(refuseModern(-32050))],
  ["INV-029", "of an earlier revision", modern(refuseModern(-32002))],
  ["INV-030", "no resultType", modernCall({ resultType: undefined, content: [] })],
  ["INV-030", "no ttlMs", modern(askModern(2, "tools/list", {}, { tools: [], cacheScope: "public" }))],
  ["INV-030", "another cacheScope", modern(askModern(2, "tools/list", {}, { tools: [], ttlMs: 1, cacheScope: "all" }))],
  ["INV-030", "a tool without a schema", legacy(tools({ name: "a" }))],
  ["INV-030", "a tool with the schema of a string", legacy(tools({ name: "a", inputSchema: { type: "string" } }))],
  ["INV-030", "text a number", legacy(called({ content: [{ type: "text", text: 5 }] }))],
  ["INV-030", "an image without its type", legacy(called({ content: [{ type: "image", data: "" }] }))],
  ["INV-030", "a resource without a name", legacyList("resources/list", { resources: [{ uri: "a:b" }] })],
  ["INV-030", "a prompt without a name", legacyList("prompts/list", { prompts: [{}] })],
  ["INV-030", "a cursor that is a number", legacyList("prompts/list", { prompts: [], nextCursor: 2 })],
  ["INV-030", "neither text nor blob", legacy(ask(2, "resources/read", { uri: "a" }, { contents: [{ uri: "a" }] }))],
  ["INV-030", "the role of nobody", legacy(prompt("usr", text))],
  [
    "INV-030",
    "the same at 2026-07-28",
    modern(askModern(2, "prompts/get", {}, { messages: [{ role: "usr", content: text }] })),
  ],
  ["INV-030", "a text without text", legacy(prompt("user", { type: "text" }))],
  ["INV-030", "an unknown kind of content", legacy(prompt("user", { type: "movie" }))],
  ["INV-030", "a link before there were links", sessionAt("2024-11-05", { tools: {} }, called({ content: [link] }))],
  ["INV-030", "no list", legacyList("tools/list", {})],
  ["INV-030", "null for a list", legacyList("prompts/list", { prompts: null })],
  ["INV-030", "a text for a list", legacyList("resources/list", { resources: "none" })],
  ["INV-030", "an object for a list", legacyList("resources/templates/list", { resourceTemplates: {} })],
  ["INV-030", "an array for a result", legacy(ask(2, "ping", undefined, []))],
  ["INV-030", "the same of a method that nobody knows", legacy(ask(2, "no/such", undefined, []))],
  ["INV-030", "a tool error without content", legacy(called({ isError: true }))],
  [
    "INV-030",
    "an answer to initialize without a name",
    session(
      ask(1, "initialize", { protocolVersion: "2025-11-25" }, { protocolVersion: "2025-11-25", capabilities: {} }),
    ),
  ],
  ["INV-030", "a log message of an unknown level", legacyWith({ logging: {} }, logs("loud"))],
  [
    "INV-030",
    "a question whether it is modern",
    session({
      ...askModern(1, "server/discover", {}, { ...cached, supportedVersions: "2026-07-28", capabilities: {} }),
      purpose: "detect",
    }),
  ],
  [
    "INV-031",
    "an internal error",
    legacy(listed, reject(3, "tools/call", { name: "API-get-user_x" }, -32603, "Method API-get-user_x not found")),
  ],
  ["SAMPLING-UNDECLARED", "with tools", declaring({ sampling: {} }, samples({ tools: [] }))],
  ["SAMPLING-UNDECLARED", "with the context", declaring({ sampling: {} }, samples({ includeContext: "allServers" }))],
];

function modernCall(result: Frame): Capture {
  return modern(askModern(2, "tools/call", { name: "a" }, result));
}

function legacyList(method: string, result: Frame): Capture {
  return legacy(ask(2, method, undefined, result));
}

function refuseModern(code: number): Exchange {
  return refuse(2, "subscriptions/listen", { _meta: META }, { code, message: "No" });
}

function wants(result: Frame): Frame {
  return { resultType: "input_required", ...result };
}

function legacyWith(capabilities: Frame, ...exchanges: Exchange[]): Capture {
  return sessionAt("2025-11-25", capabilities, ...exchanges);
}

function sessionAt(protocolVersion: string, capabilities: Frame, ...exchanges: Exchange[]): Capture {
  const answer = { protocolVersion, capabilities, serverInfo: { name: "s", version: "1" } };
  return session(ask(1, "initialize", { protocolVersion }, answer), initialized, ...exchanges);
}
