import { describe, expect, it } from "vitest";
import { evidenceOf, valueExcerpt } from "../../../../src/conformance/invariants/evidence.js";
import { judgeCapture } from "../../../../src/conformance/sessions/capture-report.js";
import { type OnBreach, parseExchange, reviewSession } from "../../../../src/conformance/sessions/review.js";
import type { Capture, Exchange } from "../../../../src/core/generated/capture.js";
import { loadSchemaPort } from "../../../../src/engine/judge/schema-port.js";
import type { Frame } from "../../../../src/mcp/frames.js";
import { ask, askModern, initialize, initialized, legacy, modern, notice, refuse, reject } from "./captures.js";

const HOLDS = "pass";
const UNREAD = "not_applicable";
const cached = { ttlMs: 0, cacheScope: "private" };

/** What one invariant says of a session: its status, or the messages of its breaches. */
async function said(id: string, capture: Capture): Promise<string | string[]> {
  const { sessions } = await judgeCapture(capture, loadSchemaPort);
  const result = sessions[0]?.invariants.find((one) => one.id === id);
  if (result?.status !== "fail") return result?.status ?? "no such invariant";
  return result.breaches.map(({ message, severity }) => (severity ? `${message} (${severity})` : message));
}

const called = (result: unknown, id = 2): Exchange => ask(id, "tools/call", { name: "other" }, result);
const tools = (...items: unknown[]): Exchange => ask(2, "tools/list", undefined, { tools: items });
const tool = (name: unknown) => ({ name, inputSchema: { type: "object" } });
const server = (method: string, id?: string | number, params?: Frame): Exchange => ({
  direction: "server",
  request: { jsonrpc: "2.0", ...(id !== undefined && { id }), method, ...(params && { params }) },
});
const told = (...notifications: unknown[]): Exchange => ({ ...called({ content: [] }), notifications });
const progress = (token: unknown, value: unknown) => ({
  ...{ jsonrpc: "2.0", method: "notifications/progress" },
  params: { progressToken: token, progress: value },
});
const answeredWith = (progressToken: unknown, result: Frame = { content: [] }): Exchange =>
  ask(2, "tools/call", { name: "other", _meta: { progressToken } }, result);
const late = (progressToken: unknown) => server("notifications/progress", undefined, { progressToken, progress: 1 });
const page = (id: number, cursor: unknown, result: Frame, method = "tools/list"): Exchange =>
  ask(id, method, cursor === undefined ? undefined : { cursor }, { tools: [], ...result });
const pages = (count: number) =>
  Array.from({ length: count }, (_, n) => page(n + 2, n === 0 ? undefined : `c${n}`, { nextCursor: `c${n + 1}` }));
const CHANGED_TOOLS = "notifications/tools/list_changed";

function offering(capabilities: unknown, ...exchanges: Exchange[]): Capture {
  const answer = { protocolVersion: "2025-11-25", capabilities };
  return {
    server_label: "s",
    exchanges: [ask(1, "initialize", { protocolVersion: "2025-11-25" }, answer), initialized, ...exchanges],
  };
}

function at(revision: string, ...exchanges: Exchange[]): Capture {
  return { server_label: "s", protocol_version: revision, exchanges };
}

const error = (code: unknown, message: unknown = "no") => ({ code, message });
/** Bytes that were sent, and their error. */
const raw = (request: Frame): Exchange => ({
  purpose: "raw",
  request,
  response: { jsonrpc: "2.0", id: 2, error: error(-32603) },
});
const UNADVERTISED = 'the server answers tools/list but did not advertise the capability "tools"';
const WRONG_CODE = "an unknown method is answered with the code -32603, not -32601";
const changed = (what: string) =>
  `the server reports that its ${what} changed but did not advertise "listChanged" for them`;
const useless = (capability: string) =>
  `the server advertises "${capability}" but answers the one call of it with an error`;

/** What an invariant is to say of a session. */
interface Said {
  wanted: string[];
  capture: Capture;
}

function says(wanted: string | string[], capture: Capture): Said {
  return { wanted: [wanted].flat(), capture };
}

const inLegacy = (wanted: string | string[], ...exchanges: Exchange[]) => says(wanted, legacy(...exchanges));
const inModern = (wanted: string | string[], ...exchanges: Exchange[]) => says(wanted, modern(...exchanges));
/** Of a session without a handshake of its own. */
const inOrder = (wanted: string | string[], ...exchanges: Exchange[]) => speaks(wanted, "2025-11-25", ...exchanges);
/** Of a server that advertises these capabilities, and of one that speaks a revision. */
const offers = (wanted: string | string[], ...given: Parameters<typeof offering>) => says(wanted, offering(...given));
const speaks = (wanted: string | string[], ...given: Parameters<typeof at>) => says(wanted, at(...given));
const listModern = (id: number, names: string[], params: Frame = {}) =>
  askModern(id, "tools/list", params, { ...cached, tools: names.map(tool) });
const callModern = (result: Frame) => askModern(2, "tools/call", { name: "a" }, result);
const wantsModern = (method: string, result: Frame) =>
  askModern(2, method, {}, { resultType: "input_required", ...result });

const failedWith = (code: number, wanted: string) => inModern(wanted, reject(2, "x", metaParams(), code));

const CASES: Record<string, Record<string, Said>> = {
  "INV-001": {
    "a question about revisions comes first": inOrder(HOLDS, ask(9, "server/discover", {}, {}), initialize),
    "the server asks first": inOrder(HOLDS, server("ping", 1), initialize),
    "a notification comes first": inOrder(HOLDS, notice("x"), initialize),
  },
  "INV-002": {
    "the session ends with the handshake": inOrder(UNREAD, initialize),
    "the handshake is refused": inOrder(UNREAD, reject(1, "initialize", {}, 1), ask(2, "ping", {}, {})),
    "it comes too early, and a request follows": inOrder(
      'notifications/initialized was sent before the answer to initialize, and "ping" followed',
      initialized,
      initialize,
      ask(2, "ping", {}, {}),
    ),
    "it comes twice": inOrder(HOLDS, initialized, initialize, initialized),
    "only the server sends something": inOrder(UNREAD, initialize, server("ping", 1)),
  },
  "INV-003": {
    "a list that is refused": offers(UNREAD, {}, reject(2, "tools/list", undefined, 1)),
    "a capability that is false": offers(UNADVERTISED, { tools: false }, tools(tool("a"))),
    "a capability that is null": offers(
      'the server answers tools/list with an empty list but did not advertise the capability "tools" (should)',
      { tools: null },
      tools(),
    ),
    "the server lists something of the client": offers(UNREAD, {}, { ...tools(), direction: "server" }),
    "a list that came before the capabilities": says(UNADVERTISED, {
      server_label: "s",
      exchanges: [tools(tool("a")), ...offering({}).exchanges],
    }),
    "a list that came before the right capabilities": says(HOLDS, {
      server_label: "s",
      exchanges: [tools(), ...offering({ tools: {} }).exchanges],
    }),
  },
  "INV-004": {
    "a call succeeds before others fail": offers(HOLDS, { tools: {} }, tools(), reject(3, "tools/call", {}, 2)),
    "a call succeeds after others fail": offers(HOLDS, { tools: {} }, reject(3, "tools/call", {}, 2), tools()),
    "calls of what is not advertised": offers(UNREAD, {}, reject(2, "prompts/list", undefined, 1)),
    completion: offers(useless("completions"), { completions: {} }, reject(2, "completion/complete", {}, 1)),
    logging: offers(useless("logging"), { logging: {} }, reject(2, "logging/setLevel", {}, 1)),
    "one call that fails": offers(HOLDS, { resources: {} }, reject(2, "resources/read", {}, 1)),
    "one resource that fails twice": offers(
      HOLDS,
      { resources: {} },
      reject(2, "resources/read", { uri: "a:b" }, 1),
      reject(3, "resources/read", { uri: "a:b" }, 1),
    ),
    "two resources that fail": offers(
      'the server advertises "resources" but answers all 2 calls of it with an error',
      { resources: {} },
      reject(2, "resources/read", { uri: "a:b" }, 1),
      reject(3, "resources/read", { uri: "a:c" }, 1),
    ),
    "a list that fails, where its templates do not": offers(
      'the server advertises "resources" but answers all 2 calls of resources/list with an error (must)',
      { resources: {} },
      reject(2, "resources/list", undefined, -32603),
      ask(3, "resources/templates/list", undefined, { resourceTemplates: [] }),
      reject(4, "resources/list", undefined, -32603),
    ),
    "a list that fails once": offers(HOLDS, { tools: {} }, reject(2, "tools/list", undefined, -32603), tools()),
    "a method of another revision": offers(UNREAD, { tools: {} }, reject(2, "tools/unknown", {}, 1)),
  },
  "INV-005": {
    "structured content alone": inLegacy(HOLDS, called({ structuredContent: {} })),
    "a list as structured content, at 2026-07-28": inModern(HOLDS, callModern({ structuredContent: [] })),
    "a task": inLegacy(UNREAD, called({ task: {} })),
    "a wish for input": inLegacy(UNREAD, called({ resultType: "input_required" })),
    "an error": inLegacy(UNREAD, reject(2, "tools/call", {}, 1)),
    "content that is a mapping": inLegacy(
      "a tools/call result has neither a content array nor structuredContent",
      called({ content: {} }),
    ),
  },
  "INV-006": {
    "a fraction": inLegacy("an error has the code 1.5", reject(2, "ping", {}, 1.5)),
    "a message of another type": inLegacy("an error has the message 5, not a string", reject(2, "ping", {}, 1, 5)),
    "our error": inLegacy(UNREAD, { ...refuse(2, "ping", {}, "x"), direction: "server" }),
    "an error to nobody": inLegacy("an error is of type string, not an object", {
      direction: "server",
      response: { jsonrpc: "2.0", id: 1, error: "x" },
    }),
  },
  "INV-008": {
    "a ping": inOrder(HOLDS, initialize, ask(2, "ping", {}, {}), initialized),
    "a notification": inOrder(HOLDS, initialize, notice("x"), initialized),
    "before the handshake": inOrder(HOLDS, ask(2, "tools/list", {}, {}), initialize, initialized),
    "no handshake": inOrder(UNREAD, initialized),
  },
  "INV-009": {
    "an answer without a request, of ours that was broken": inLegacy(HOLDS, {
      direction: "server",
      purpose: "fault",
      response: { jsonrpc: "2.0", id: 7, result: {} },
    }),
    "two late answers": inLegacy(
      "the server answered the id 9, for which no request was waiting",
      { request: { jsonrpc: "2.0", id: 9, method: "ping" } },
      ...[1, 2].map((): Exchange => ({ direction: "server", response: { jsonrpc: "2.0", id: 9, result: {} } })),
    ),
    "an error without an id, of a request that was not read": inLegacy(HOLDS, {
      ...ask(2, "ping", {}, {}),
      response: { jsonrpc: "2.0", id: null, error: error(-32600) },
    }),
    "an error without an id, over HTTP": inLegacy(HOLDS, {
      ...{ ...ask(2, "ping", {}, {}), http: { status: 400, headers: {} } },
      response: { jsonrpc: "2.0", error: error(1) },
    }),
    "an error without an id and a code": inLegacy("the request 2 is answered under the id null", {
      ...ask(2, "ping", {}, {}),
      response: { jsonrpc: "2.0", id: null, error: {} },
    }),
    "our answer": inLegacy(HOLDS, { ...server("ping", 5), response: { jsonrpc: "2.0", id: 6, result: {} } }),
  },
  "INV-010": {
    "ours has neither": inLegacy(HOLDS, { ...server("ping", 5), response: { jsonrpc: "2.0", id: 5 } }),
  },
  "INV-011": {
    "a request of the server": inLegacy("a message of the server has no jsonrpc version", {
      direction: "server",
      request: { id: 1, method: "roots/list" },
    }),
    "our answer to it": inLegacy(HOLDS, { ...server("roots/list", 1), response: { id: 1, result: {} } }),
    "a notification in another form": inLegacy(HOLDS, told("x")),
  },
  "INV-012": {
    "an older one": speaks(
      HOLDS,
      "2024-11-05",
      ask(1, "initialize", { protocolVersion: "2025-11-25" }, { protocolVersion: "2024-11-05" }),
    ),
    none: speaks(UNREAD, "2024-11-05", ask(1, "initialize", {}, {})),
    "a number": speaks(
      "the server answered with the revision 5, which was never published",
      "2024-11-05",
      ask(1, "initialize", { protocolVersion: "2025-11-25" }, { protocolVersion: 5 }),
    ),
    "the one that was offered": speaks(
      HOLDS,
      "2024-11-05",
      ask(1, "initialize", { protocolVersion: "x" }, { protocolVersion: "x" }),
    ),
    "the server asks": speaks(UNREAD, "2024-11-05", {
      ...ask(1, "initialize", {}, { protocolVersion: "x" }),
      direction: "server",
    }),
  },
  "INV-014": {
    "a list that is read again": inLegacy(
      HOLDS,
      page(2, undefined, { nextCursor: "b" }),
      page(3, undefined, { nextCursor: "b" }),
    ),
    "a cursor of another list": inLegacy(
      HOLDS,
      page(2, undefined, { nextCursor: "b" }),
      ask(3, "prompts/list", undefined, { prompts: [], nextCursor: "b" }),
    ),
    "a thousand pages": inLegacy(HOLDS, ...pages(1_000)),
    "more than a thousand pages": inLegacy("tools/list has not ended after 1000 pages", ...pages(1_003)),
  },
  "INV-015": {
    "on one page": inLegacy('the tool "a" is listed twice', tools(tool("a"), tool("a"))),
    "a list that is read twice": inLegacy(HOLDS, tools(tool("a")), tools(tool("a"))),
    "a page that is read twice": inLegacy(
      HOLDS,
      page(2, undefined, { tools: [tool("a")], nextCursor: "b" }),
      page(3, "b", { tools: [tool("b")] }),
      page(4, "b", { tools: [tool("b")] }),
    ),
    "a page that is its own next one": inLegacy(
      HOLDS,
      page(2, undefined, { tools: [tool("a")], nextCursor: "b" }),
      page(3, "b", { tools: [tool("a")], nextCursor: "b" }),
    ),
    "names that are no texts": inLegacy(HOLDS, tools(tool(1), tool(1), "x", "x")),
  },
  "INV-016": {
    "every sign": inLegacy(HOLDS, tools(tool("aZ09_.-"))),
    "128 signs": inLegacy(HOLDS, tools(tool("a".repeat(128)))),
    "129 signs": inLegacy(expect.stringContaining('a tool is named "aaa') as never, tools(tool("a".repeat(129)))),
    none: inLegacy('a tool is named ""', tools(tool(""))),
    "another sign at its end": inLegacy('a tool is named "a/"', tools(tool("a/"))),
    "another sign at its start": inLegacy('a tool is named "/a"', tools(tool("/a"))),
    "a blank, at an earlier revision": speaks(HOLDS, "2025-06-18", tools(tool("a b"))),
    "none, at an earlier revision": speaks('a tool is named ""', "2025-06-18", tools(tool(""))),
  },
  "INV-017": {
    "tools, beside a call": offers(changed("tools"), { tools: {} }, told({ jsonrpc: "2.0", method: CHANGED_TOOLS })),
    "prompts, by another type": offers(
      changed("prompts"),
      { prompts: { listChanged: "yes" } },
      server("notifications/prompts/list_changed"),
    ),
    resources: offers(changed("resources"), { resources: true }, server("notifications/resources/list_changed")),
    "something else": offers(UNREAD, {}, server("notifications/roots/list_changed")),
    "a longer name": offers(
      UNREAD,
      {},
      server("notifications/tools/list_changed_twice"),
      server("x/notifications/tools/list_changed"),
    ),
    "before the capabilities": says(changed("tools"), {
      server_label: "s",
      exchanges: [server(CHANGED_TOOLS), ...offering({}).exchanges],
    }),
    "capabilities that never come": says(UNREAD, {
      server_label: "s",
      exchanges: [server(CHANGED_TOOLS)],
    }),
  },
  "INV-018": {
    "over HTTP": says(UNREAD, { ...legacy({ direction: "server", raw: "x" }), transport: "http" }),
    "where the transport is not known": inOrder("the server wrote something to stdout that is not a protocol message", {
      direction: "server",
      raw: "x",
    }),
    nothing: says(HOLDS, { ...legacy(), transport: "stdio" }),
    "nothing from the server": inOrder(UNREAD, notice("x")),
  },
  "INV-021": {
    once: inModern(UNREAD, listModern(2, [])),
    "others after a change": inModern(UNREAD, listModern(2, []), server(CHANGED_TOOLS), listModern(3, ["a"])),
    "others after a change beside a call": inModern(
      UNREAD,
      listModern(2, []),
      {
        ...askModern(4, "ping", {}, {}),
        notifications: [null, { jsonrpc: "2.0", method: CHANGED_TOOLS }],
      },
      listModern(3, ["a"]),
    ),
    "another page": inModern(UNREAD, listModern(2, []), listModern(3, ["a"], { cursor: "b" })),
  },
  "INV-022": {
    "a ping": inLegacy(HOLDS, server("ping", 1)),
    "a notification": inLegacy(UNREAD, server("sampling/createMessage")),
    "input that is not offered": inModern(
      'the server asks for roots/list, but the client did not offer "roots"',
      callModern({
        resultType: "input_required",
        inputRequests: { a: { method: "roots/list" }, b: "x", c: { method: 5 } },
      }),
    ),
    "input of nobody": inModern(UNREAD, callModern({ content: [], inputRequests: { a: { method: "roots/list" } } })),
    "input, where nothing says what is offered": inModern(
      HOLDS,
      called({ resultType: "input_required", inputRequests: { a: { method: "roots/list" } } }),
    ),
  },
  "INV-024": {
    "it grows": inLegacy(HOLDS, told(progress(1, 0.1), progress(1, 0.2))),
    "it shrinks": inLegacy("progress went from 2 to 1", told(progress(1, 2), progress(1, 1))),
    "of two calls": inLegacy(HOLDS, told(progress(1, 2), progress(2, 1))),
    "after the answer": inLegacy("progress of a request comes after its answer", answeredWith(7), late(7)),
    "of another request after an answer": inLegacy(UNREAD, answeredWith(7), late("7"), late(8)),
    "after the start of a task": inLegacy(
      UNREAD,
      answeredWith(7, { task: { taskId: "t", status: "working" } }),
      late(7),
    ),
    "a text": inLegacy("a progress is of type string", told(progress(1, "2"), progress(1, 1))),
    "other notifications": inLegacy(
      UNREAD,
      told({ jsonrpc: "2.0", method: "x", params: {} }, "x", { jsonrpc: "2.0", method: "notifications/progress" }),
    ),
  },
  "INV-027": {
    "a list": inModern(
      'the answer to "prompts/get" asks for input, but has inputRequests of type array',
      wantsModern("prompts/get", { inputRequests: [] }),
    ),
    "all that there is": inModern(
      HOLDS,
      wantsModern("prompts/get", {
        inputRequests: Object.fromEntries(
          ["elicitation/create", "sampling/createMessage", "roots/list"].map((method) => [method, { method }]),
        ),
      }),
    ),
  },
  "INV-028": {
    "not advertised": offers(
      'the server sends log messages but did not advertise the capability "logging"',
      { logging: false },
      server("notifications/message"),
    ),
    "another notification": offers(UNREAD, {}, server("notifications/messages"), server("x/notifications/message")),
  },
  "INV-029": {
    "the code -32023": failedWith(-32023, "an error has the code -32023, which the specification does not define"),
    "the code -32099": failedWith(-32099, "an error has the code -32099, which the specification does not define"),
    "the code -32002": failedWith(-32002, expect.stringContaining("the code -32002")),
    "the code -32042": failedWith(-32042, expect.stringContaining("the code -32042")),
    "a request of an earlier revision": inModern(UNREAD, reject(2, "x", metaParams("2025-11-25"), -32050)),
    "our error": inModern(UNREAD, { ...reject(2, "x", metaParams(), -32050), direction: "server" }),
  },
  "INV-007": {
    "a method that is known": inLegacy(UNREAD, reject(2, "tools/call", {}, -32603)),
    "a method that is known, which the server does not know": inLegacy(
      WRONG_CODE,
      reject(2, "ping", {}, -32603, "Unknown method ping"),
    ),
    "an unknown tool": inLegacy(UNREAD, reject(2, "tools/call", { name: "x" }, -32603, "Unknown tool in this method")),
    "an unknown prompt": inLegacy(
      UNREAD,
      reject(2, "prompts/get", { name: "x" }, -32603, "Unknown prompts: no method"),
    ),
    "a name that is no method": inLegacy(
      UNREAD,
      reject(2, "tools/call", { name: "my-name" }, -32603, "Method my-name not found"),
    ),
    "an address that is no method": inLegacy(
      UNREAD,
      reject(2, "resources/read", { uri: "a:b" }, -32603, "Method a:b not found"),
    ),
    "a name that is only a part of a word": inLegacy(
      WRONG_CODE,
      reject(2, "tools/call", { name: "ab" }, -32603, "Method xaby not found"),
    ),
    "a frame that is refused with -32700": inLegacy(UNREAD, reject(2, "no/such", {}, -32700)),
    "a frame that is refused with -32600": inLegacy(UNREAD, reject(2, "no/such", {}, -32600)),
    "a frame that is refused with -32020": inLegacy(UNREAD, reject(2, "no/such", {}, -32020)),
    "a frame that is refused with -32021": inLegacy(UNREAD, reject(2, "no/such", {}, -32021)),
    "a frame that is refused with -32022": inLegacy(UNREAD, reject(2, "no/such", {}, -32022)),
    "HTTP 401": inLegacy(UNREAD, { ...reject(2, "no/such", {}, -32603), http: { status: 401 } as never }),
    "HTTP 403": inLegacy(UNREAD, { ...reject(2, "no/such", {}, -32603), http: { status: 403 } as never }),
    "HTTP 429": inLegacy(UNREAD, { ...reject(2, "no/such", {}, -32603), http: { status: 429 } as never }),
    "bytes without a revision": inModern(UNREAD, { ...reject(2, "no/such", {}, -32603), purpose: "raw" }),
    "bytes whose params are a number": inLegacy(UNREAD, raw({ jsonrpc: "2.0", id: 2, method: "no/such", params: 5 })),
    "bytes of an earlier version": inLegacy(UNREAD, raw({ id: 2, method: "no/such" })),
    "an id of another type": inLegacy(UNREAD, raw({ jsonrpc: "2.0", id: {}, method: "no/such" })),
    "our error": inLegacy(UNREAD, { ...reject(2, "no/such", {}, -32603), direction: "server" }),
    "a question before the handshake, to which nothing is known yet": says(UNREAD, {
      server_label: "s",
      exchanges: [
        { ...reject(8, "server/discover", {}, -32603, "No session"), purpose: "detect" },
        initialize,
        initialized,
      ],
    }),
  },
};

describe.each(Object.entries(CASES))("%s", (id, cases) => {
  it.each(Object.entries(cases))("%s", async (_, { wanted, capture }) => {
    expect([await said(id, capture)].flat()).toEqual(wanted);
  });
});

function metaParams(revision = "2026-07-28"): Frame {
  return { _meta: { "io.modelcontextprotocol/protocolVersion": revision } };
}

describe("an exchange", () => {
  const call = ask(2, "tools/call", { name: "a" }, { content: [] });
  it("is taken apart", () => {
    const owner = {};
    expect(parseExchange(call, owner)).toEqual({
      exchange: call,
      owner,
      purpose: "test",
      fromServer: false,
      method: "tools/call",
      id: 2,
      params: { name: "a" },
      meta: {},
      response: call.response,
      error: undefined,
      result: { content: [] },
    });
    const odd = { request: { method: 5, params: [] }, response: { result: {}, error: {} } };
    const nothing = { method: undefined, params: undefined, result: undefined, id: undefined };
    const parsed = parseExchange({ direction: "server", purpose: "raw", ...odd });
    expect(parsed).toMatchObject({ fromServer: true, purpose: "raw", ...nothing });
    const texts = parseExchange({ request: "x", response: "y" } as never);
    expect(texts).toMatchObject({ method: undefined, response: undefined });
  });

  it("says what its session is, once", () => {
    const stateAfter = (start: Parameters<typeof reviewSession>[0], ...exchanges: Exchange[]) => {
      const review = reviewSession(start);
      for (const exchange of exchanges) review.addExchange(exchange);
      const { revision, modern: isModern, capabilities, clientCapabilities } = review.state;
      return { revision, isModern, capabilities, clientCapabilities };
    };
    expect(stateAfter({}, initialize)).toEqual({
      revision: "2025-11-25",
      isModern: false,
      capabilities: { tools: { listChanged: true }, resources: {}, prompts: {} },
      clientCapabilities: { roots: {} },
    });
    expect(stateAfter({ revision: "2025-06-18", capabilities: { a: 1 } }, initialize)).toMatchObject({
      revision: "2025-06-18",
      capabilities: { a: 1 },
    });
    const known = { revision: "2026-07-28", isModern: true, capabilities: { tools: {} } };
    expect(stateAfter({}, ...modern().exchanges)).toMatchObject(known);
    const probe: Exchange = { ...(modern().exchanges[0] as Exchange), purpose: "detect" };
    expect(stateAfter({}, probe)).toMatchObject({ revision: null, isModern: false, capabilities: { tools: {} } });
    const unknown = { revision: null, capabilities: undefined };
    expect(stateAfter({}, { ...initialize, purpose: "raw" })).toMatchObject(unknown);
    expect(stateAfter({}, { ...initialize, direction: "server" })).toMatchObject(unknown);
    expect(stateAfter({}, reject(1, "server/discover", metaParams(), 1))).toMatchObject({ revision: null });
    expect(stateAfter({}, reject(1, "ping", metaParams(), 1))).toMatchObject({ revision: "2026-07-28" });
  });
});

describe("a review", () => {
  it("reports each breach when it occurs, with the owner of its call and the frame of its exchange", () => {
    const found: unknown[] = [];
    const onFound: OnBreach = (id, kind, _, owner, breachOf) => found.push([id, kind, breachOf(), owner]);
    const review = reviewSession({ revision: "2025-11-25", capabilities: { tools: {} } }, onFound);
    const owner = { test: 1 };
    review.addExchange(called({ content: [{ type: "text" }] }), owner);
    review.addExchange(called({ content: [{ type: "text", _meta: {} }] }, 3));
    const message = 'the result of tools/call breaks the schema of its revision: /content/0 has no "text"';
    expect(found.filter((one) => Array.isArray(one) && one[0] !== "INV-001")).toEqual([
      ["INV-030", "breaches", { message, count: 1, evidence: '{"type":"text"}' }, owner],
      ["INV-030", "breaches", { message, count: 1, evidence: '{"type":"text","_meta":{}}' }, undefined],
    ]);
    expect(review.partialResults().find(({ id }) => id === "INV-030")).toEqual({
      id: "INV-030",
      breaches: [{ message, count: 2, evidence: '{"type":"text"}' }],
      unjudged: [],
    });
  });

  it("may be asked on the way, and goes on", async () => {
    const review = reviewSession({ revision: "2025-11-25", capabilities: { prompts: {} } });
    review.addExchange(reject(2, "prompts/list", undefined, 1));
    const countOf = async () =>
      (await review.results(loadSchemaPort)).find(({ id }) => id === "INV-004")?.breaches.map(({ message }) => message);
    const one = 'the server advertises "prompts" but answers the one call of prompts/list with an error';
    expect([await countOf(), await countOf()]).toEqual([[one], [one]]);
    review.addExchange(ask(3, "prompts/list", undefined, { prompts: [] }));
    expect(await countOf()).toEqual([]);
  });

  it("waits for nothing if nothing is to be judged by a schema", async () => {
    const review = reviewSession({ revision: "2025-11-25" });
    review.addExchange(called({ content: [], structuredContent: {} }));
    expect(review.judgePending(loadSchemaPort)).toBeUndefined();
    review.addExchange(tools({ ...tool("other"), outputSchema: { type: "object" } }));
    const settling = review.judgePending(loadSchemaPort);
    expect(settling).toBeInstanceOf(Promise);
    await settling;
    expect(review.judgePending(loadSchemaPort)).toBeUndefined();
  });

  it("leaves out notifications that an earlier exchange has", async () => {
    const message = { jsonrpc: "2.0", method: "notifications/message" };
    const again: Exchange = {
      ...called({ content: [] }),
      notifications: [message, { jsonrpc: 1, method: "x" }],
      repeated: [0],
    };
    expect(await said("INV-028", offering({}, again))).toBe(UNREAD);
    expect(await said("INV-011", offering({}, again))).toEqual(["a message of the server has the jsonrpc version 1"]);
  });
});

describe("evidence", () => {
  it("is JSON, cut", () => {
    expect(valueExcerpt({ a: [1, "x"] })).toBe('{"a":[1,"x"]}');
    expect(valueExcerpt("x".repeat(200)).length).toBeLessThan(110);
    expect(valueExcerpt("x".repeat(200)).length).toBeGreaterThan(90);
    expect(evidenceOf("x".repeat(2_000))).toMatch(/^"x{199} … \(1602 characters left out\) … x{199}"$/);
    expect(evidenceOf(Array(2_000).fill(1)).length).toBeLessThan(1_040);
    const deep: unknown = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
    expect(evidenceOf(deep)).toContain("nested too deep to show");
  });
});
