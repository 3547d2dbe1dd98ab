import { describe, expect, it } from "vitest";
import { judgeCapture } from "../../src/conformance/invariants/capture-report.js";
import { evidenceOf, valueExcerpt } from "../../src/conformance/invariants/evidence.js";
import { parseExchange } from "../../src/conformance/invariants/read-exchange.js";
import { type OnBreach, reviewSession } from "../../src/conformance/invariants/review.js";
import type { Capture, Exchange } from "../../src/core/generated/capture.js";
import { loadSchemaPort } from "../../src/engine/judge/schema-port.js";
import { ask, askModern, initialize, initialized, legacy, modern, notice, refuse } from "./captures.js";

type Frame = Record<string, unknown>;

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
const page = (id: number, cursor: unknown, result: Frame, method = "tools/list"): Exchange =>
  ask(id, method, cursor === undefined ? undefined : { cursor }, { tools: [], ...result });

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

describe.each<[string, readonly (readonly [string, Capture, string | string[]])[]]>([
  [
    "INV-001",
    [
      [
        "a question about revisions comes first",
        at("2025-11-25", ask(9, "server/discover", {}, {}), initialize),
        HOLDS,
      ],
      ["the server asks first", at("2025-11-25", server("ping", 1), initialize), HOLDS],
      ["a notification comes first", at("2025-11-25", notice("x"), initialize), HOLDS],
      [
        "another request comes first",
        at("2025-11-25", ask(1, "ping", {}, {}), initialize),
        ['the first request is "ping", not "initialize"'],
      ],
    ],
  ],
  [
    "INV-002",
    [
      ["the session ends with the handshake", at("2025-11-25", initialize), UNREAD],
      ["it follows", legacy(), HOLDS],
      [
        "the handshake is refused",
        at("2025-11-25", refuse(1, "initialize", {}, error(1)), ask(2, "ping", {}, {})),
        UNREAD,
      ],
      [
        "it comes too early, and a request follows",
        at("2025-11-25", initialized, initialize, ask(2, "ping", {}, {})),
        ['notifications/initialized was sent before the answer to initialize, and "ping" followed'],
      ],
      ["it comes twice", at("2025-11-25", initialized, initialize, initialized), HOLDS],
      ["only the server sends something", at("2025-11-25", initialize, server("ping", 1)), UNREAD],
      [
        "it is never sent",
        at("2025-11-25", initialize, ask(2, "ping", {}, {}), ask(3, "x", {}, {})),
        ['notifications/initialized was never sent, and "ping" followed'],
      ],
    ],
  ],
  [
    "INV-003",
    [
      ["a list that is refused", offering({}, refuse(2, "tools/list", undefined, error(1))), UNREAD],
      [
        "a capability that is false",
        offering({ tools: false }, tools(tool("a"))),
        ['the server answers tools/list but did not advertise the capability "tools"'],
      ],
      [
        "a capability that is null",
        offering({ tools: null }, tools()),
        ['the server answers tools/list with an empty list but did not advertise the capability "tools" (should)'],
      ],
      ["a capability that is there", offering({ tools: {} }, tools()), HOLDS],
      ["the server lists something of the client", offering({}, { ...tools(), direction: "server" }), UNREAD],
      [
        "a list that came before the capabilities",
        { server_label: "s", exchanges: [tools(tool("a")), ...offering({}).exchanges] },
        ['the server answers tools/list but did not advertise the capability "tools"'],
      ],
      [
        "a list that came before the right capabilities",
        { server_label: "s", exchanges: [tools(), ...offering({ tools: {} }).exchanges] },
        HOLDS,
      ],
    ],
  ],
  [
    "INV-004",
    [
      [
        "one call fails",
        offering({ prompts: {} }, refuse(2, "prompts/list", undefined, error(1))),
        ['the server advertises "prompts" but answers the one call of it with an error'],
      ],
      [
        "every call fails",
        offering({ tools: {} }, refuse(2, "tools/list", undefined, error(1)), refuse(3, "tools/call", {}, error(2))),
        ['the server advertises "tools" but answers all 2 calls of it with an error'],
      ],
      [
        "a call succeeds before others fail",
        offering({ tools: {} }, tools(), refuse(3, "tools/call", {}, error(2))),
        HOLDS,
      ],
      [
        "a call succeeds after others fail",
        offering({ tools: {} }, refuse(3, "tools/call", {}, error(2)), tools()),
        HOLDS,
      ],
      ["calls of what is not advertised", offering({}, refuse(2, "prompts/list", undefined, error(1))), UNREAD],
      [
        "completion",
        offering({ completions: {} }, refuse(2, "completion/complete", {}, error(1))),
        ['the server advertises "completions" but answers the one call of it with an error'],
      ],
      [
        "logging",
        offering({ logging: {} }, refuse(2, "logging/setLevel", {}, error(1))),
        ['the server advertises "logging" but answers the one call of it with an error'],
      ],
      ["a method of another revision", offering({ tools: {} }, refuse(2, "tools/unknown", {}, error(1))), UNREAD],
    ],
  ],
  [
    "INV-005",
    [
      ["content", legacy(called({ content: [] })), HOLDS],
      ["structured content alone", legacy(called({ structuredContent: {} })), HOLDS],
      [
        "a list as structured content",
        legacy(called({ structuredContent: [] })),
        ["a tools/call result has neither a content array nor structuredContent"],
      ],
      [
        "a list as structured content, at 2026-07-28",
        modern(askModern(2, "tools/call", { name: "a" }, { structuredContent: [] })),
        HOLDS,
      ],
      ["a task", legacy(called({ task: {} })), UNREAD],
      ["a wish for input", legacy(called({ resultType: "input_required" })), UNREAD],
      ["an error of the tool", legacy(called({ isError: true })), HOLDS],
      [
        "an isError of another type",
        legacy(called({ content: [], isError: null })),
        ["a tools/call result has an isError of type null"],
      ],
      ["a text", legacy(called("5")), ["a tools/call result is of type string"]],
      ["an error", legacy(refuse(2, "tools/call", {}, error(1))), UNREAD],
      [
        "content that is a mapping",
        legacy(called({ content: {} })),
        ["a tools/call result has neither a content array nor structuredContent"],
      ],
    ],
  ],
  [
    "INV-006",
    [
      ["no object", legacy(refuse(2, "ping", {}, "x")), ["an error is of type string, not an object"]],
      ["a fraction", legacy(refuse(2, "ping", {}, error(1.5))), ["an error has the code 1.5"]],
      [
        "a message of another type",
        legacy(refuse(2, "ping", {}, error(1, 5))),
        ["an error has a message of type integer, not a string"],
      ],
      ["an error", legacy(refuse(2, "ping", {}, error(1))), HOLDS],
      ["our error", legacy({ ...refuse(2, "ping", {}, "x"), direction: "server" }), UNREAD],
      [
        "an error to nobody",
        legacy({ direction: "server", response: { jsonrpc: "2.0", id: 1, error: "x" } }),
        ["an error is of type string, not an object"],
      ],
    ],
  ],
  [
    "INV-008",
    [
      ["a ping", at("2025-11-25", initialize, ask(2, "ping", {}, {}), initialized), HOLDS],
      ["a notification", at("2025-11-25", initialize, notice("x"), initialized), HOLDS],
      ["before the handshake", at("2025-11-25", ask(2, "tools/list", {}, {}), initialize, initialized), HOLDS],
      ["after it", legacy(tools()), HOLDS],
      ["no handshake", at("2025-11-25", initialized), UNREAD],
      [
        "requests of both sides",
        at("2025-11-25", initialize, tools(), server("roots/list", 1), initialized),
        [
          'the client sent "tools/list" before notifications/initialized',
          'the server sent "roots/list" before notifications/initialized',
        ],
      ],
    ],
  ],
  [
    "INV-009",
    [
      [
        "an answer without a request, of ours that was broken",
        legacy({ direction: "server", purpose: "fault", response: { jsonrpc: "2.0", id: 7, result: {} } }),
        HOLDS,
      ],
      [
        "an answer to nobody",
        legacy({ direction: "server", response: { jsonrpc: "2.0", id: 7, result: {} } }),
        ["the server answered the id 7, for which no request was waiting"],
      ],
      [
        "two late answers",
        legacy(
          { request: { jsonrpc: "2.0", id: 9, method: "ping" } },
          ...[1, 2].map((): Exchange => ({ direction: "server", response: { jsonrpc: "2.0", id: 9, result: {} } })),
        ),
        ["the server answered the id 9, for which no request was waiting"],
      ],
      [
        "another id",
        legacy({ ...ask(2, "ping", {}, {}), response: { jsonrpc: "2.0", id: 3, result: {} } }),
        ["the request 2 is answered under the id 3"],
      ],
      [
        "an error without an id",
        legacy({ ...ask(2, "ping", {}, {}), response: { jsonrpc: "2.0", id: null, error: error(1) } }),
        HOLDS,
      ],
      [
        "an error without an id and a code",
        legacy({ ...ask(2, "ping", {}, {}), response: { jsonrpc: "2.0", id: null, error: {} } }),
        ["the request 2 is answered under the id null"],
      ],
      [
        "a notification is answered",
        legacy({ ...notice("x"), response: { jsonrpc: "2.0", result: {} } }),
        ["the server answered a notification"],
      ],
      ["our answer", legacy({ ...server("ping", 5), response: { jsonrpc: "2.0", id: 6, result: {} } }), HOLDS],
    ],
  ],
  [
    "INV-010",
    [
      [
        "both",
        legacy({ ...ask(2, "ping", {}, {}), response: { jsonrpc: "2.0", id: 2, result: 1, error: error(1) } }),
        ["an answer has both a result and an error"],
      ],
      [
        "neither",
        legacy({ ...ask(2, "ping", {}, {}), response: { jsonrpc: "2.0", id: 2 } }),
        ["an answer has neither a result nor an error"],
      ],
      ["ours has neither", legacy({ ...server("ping", 5), response: { jsonrpc: "2.0", id: 5 } }), HOLDS],
    ],
  ],
  [
    "INV-011",
    [
      [
        "a request of the server",
        legacy({ direction: "server", request: { id: 1, method: "roots/list" } }),
        ["a message of the server has the jsonrpc version nothing"],
      ],
      ["our answer to it", legacy({ ...server("roots/list", 1), response: { id: 1, result: {} } }), HOLDS],
      [
        "a notification",
        legacy(told({ jsonrpc: 2, method: "x" })),
        ["a message of the server has the jsonrpc version 2"],
      ],
      ["a notification in another form", legacy(told("x")), HOLDS],
    ],
  ],
  [
    "INV-012",
    [
      [
        "an older one",
        at("2024-11-05", ask(1, "initialize", { protocolVersion: "2025-11-25" }, { protocolVersion: "2024-11-05" })),
        HOLDS,
      ],
      ["none", at("2024-11-05", ask(1, "initialize", {}, {})), UNREAD],
      [
        "a number",
        at("2024-11-05", ask(1, "initialize", { protocolVersion: "2025-11-25" }, { protocolVersion: 5 })),
        ["the server answered with the revision 5, which was never published"],
      ],
      [
        "the one that was offered",
        at("2024-11-05", ask(1, "initialize", { protocolVersion: "x" }, { protocolVersion: "x" })),
        HOLDS,
      ],
      [
        "the server asks",
        at("2024-11-05", { ...ask(1, "initialize", {}, { protocolVersion: "x" }), direction: "server" }),
        UNREAD,
      ],
    ],
  ],
  [
    "INV-014",
    [
      [
        "a cursor that is asked for again",
        legacy(
          page(2, undefined, { nextCursor: "b" }),
          page(3, "b", { nextCursor: "c" }),
          page(4, "b", { nextCursor: "c" }),
        ),
        HOLDS,
      ],
      [
        "a list that is read again",
        legacy(page(2, undefined, { nextCursor: "b" }), page(3, undefined, { nextCursor: "b" })),
        HOLDS,
      ],
      [
        "a cursor of another list",
        legacy(
          page(2, undefined, { nextCursor: "b" }),
          ask(3, "prompts/list", undefined, { prompts: [], nextCursor: "b" }),
        ),
        HOLDS,
      ],
      [
        "a circle",
        legacy(page(2, undefined, { nextCursor: "b" }), page(3, "b", { nextCursor: "b" })),
        ['tools/list returned the cursor "b" twice, so its pages never end'],
      ],
      ["null", legacy(page(2, undefined, { nextCursor: null })), ["tools/list has a nextCursor of type null"]],
      [
        "a thousand pages",
        legacy(
          ...Array.from({ length: 1_000 }, (_, n) =>
            page(n + 2, n === 0 ? undefined : `c${n}`, { nextCursor: `c${n + 1}` }),
          ),
        ),
        HOLDS,
      ],
      [
        "more than a thousand pages",
        legacy(
          ...Array.from({ length: 1_003 }, (_, n) =>
            page(n + 2, n === 0 ? undefined : `c${n}`, { nextCursor: `c${n + 1}` }),
          ),
        ),
        ["tools/list has not ended after 1000 pages"],
      ],
    ],
  ],
  [
    "INV-015",
    [
      ["on one page", legacy(tools(tool("a"), tool("a"))), ['the tool "a" is listed twice']],
      ["a list that is read twice", legacy(tools(tool("a")), tools(tool("a"))), HOLDS],
      [
        "a page that is read twice",
        legacy(
          page(2, undefined, { tools: [tool("a")], nextCursor: "b" }),
          page(3, "b", { tools: [tool("b")] }),
          page(4, "b", { tools: [tool("b")] }),
        ),
        HOLDS,
      ],
      ["names that are no texts", legacy(tools(tool(1), tool(1), "x", "x")), HOLDS],
    ],
  ],
  [
    "INV-016",
    [
      ["every sign", legacy(tools(tool("aZ09_.-"))), HOLDS],
      ["128 signs", legacy(tools(tool("a".repeat(128)))), HOLDS],
      ["129 signs", legacy(tools(tool("a".repeat(129)))), [expect.stringMatching(/^a tool is named "a+/) as never]],
      ["none", legacy(tools(tool(""))), ['a tool is named ""']],
      ["another sign at its end", legacy(tools(tool("a/"))), ['a tool is named "a/"']],
      ["another sign at its start", legacy(tools(tool("/a"))), ['a tool is named "/a"']],
      ["a blank, at an earlier revision", at("2025-06-18", tools(tool("a b"))), HOLDS],
      ["none, at an earlier revision", at("2025-06-18", tools(tool(""))), ['a tool is named ""']],
    ],
  ],
  [
    "INV-017",
    [
      ["tools", offering({ tools: { listChanged: true } }, server("notifications/tools/list_changed")), HOLDS],
      [
        "tools, beside a call",
        offering({ tools: {} }, told({ jsonrpc: "2.0", method: "notifications/tools/list_changed" })),
        ['the server reports that its tools changed but did not advertise "listChanged" for them'],
      ],
      [
        "prompts, by another type",
        offering({ prompts: { listChanged: "yes" } }, server("notifications/prompts/list_changed")),
        ['the server reports that its prompts changed but did not advertise "listChanged" for them'],
      ],
      [
        "resources",
        offering({ resources: true }, server("notifications/resources/list_changed")),
        ['the server reports that its resources changed but did not advertise "listChanged" for them'],
      ],
      ["something else", offering({}, server("notifications/roots/list_changed")), UNREAD],
      [
        "a longer name",
        offering({}, server("notifications/tools/list_changed_twice"), server("x/notifications/tools/list_changed")),
        UNREAD,
      ],
      [
        "before the capabilities",
        { server_label: "s", exchanges: [server("notifications/tools/list_changed"), ...offering({}).exchanges] },
        ['the server reports that its tools changed but did not advertise "listChanged" for them'],
      ],
      [
        "capabilities that never come",
        { server_label: "s", exchanges: [server("notifications/tools/list_changed")] },
        UNREAD,
      ],
    ],
  ],
  [
    "INV-018",
    [
      ["over HTTP", { ...legacy({ direction: "server", raw: "x" }), transport: "http" }, UNREAD],
      [
        "where the transport is not known",
        at("2025-11-25", { direction: "server", raw: "x" }),
        ["the server wrote something to stdout that is not a protocol message"],
      ],
      ["nothing", { ...legacy(), transport: "stdio" }, HOLDS],
      ["nothing from the server", at("2025-11-25", notice("x")), UNREAD],
    ],
  ],
  [
    "INV-019",
    [
      ["a text", modern(ask(2, "ping", {}, { resultType: "other" })), HOLDS],
      [
        "an empty one",
        modern(ask(2, "ping", {}, { resultType: "" })),
        ['the result of "ping" has a resultType of type string'],
      ],
      ["none", modern(ask(2, "ping", {}, {})), ['the result of "ping" has a resultType of type none']],
      ["ours", modern({ ...ask(2, "ping", {}, {}), direction: "server" }), HOLDS],
    ],
  ],
  [
    "INV-020",
    [
      ["hints", modern(askModern(2, "tools/list", {}, { tools: [], ttlMs: 0, cacheScope: "public" })), HOLDS],
      [
        "a negative time",
        modern(askModern(2, "tools/list", {}, { tools: [], ttlMs: -1, cacheScope: "public" })),
        ["the result of tools/list has the ttlMs -1"],
      ],
      [
        "a scope of its own",
        modern(askModern(2, "prompts/list", {}, { prompts: [], ttlMs: 1, cacheScope: "x" })),
        ['the result of prompts/list has the cacheScope "x"'],
      ],
      [
        "a result that is not complete",
        modern(askModern(2, "resources/read", {}, { resultType: "input_required", requestState: "s" })),
        HOLDS,
      ],
      ["a call", modern(askModern(2, "tools/call", { name: "a" }, { content: [] })), HOLDS],
      [
        "templates",
        modern(askModern(2, "resources/templates/list", {}, { resourceTemplates: [] })),
        ["the result of resources/templates/list has the ttlMs nothing"],
      ],
    ],
  ],
  [
    "INV-021",
    [
      ["once", modern(askModern(2, "tools/list", {}, { ...cached, tools: [] })), UNREAD],
      [
        "the same",
        modern(...[2, 3].map((id) => askModern(id, "tools/list", {}, { ...cached, tools: [tool("a")] }))),
        HOLDS,
      ],
      [
        "others",
        modern(
          askModern(2, "tools/list", {}, { ...cached, tools: [] }),
          askModern(3, "tools/list", {}, { ...cached, tools: [tool("a")] }),
        ),
        ["tools/list returned two different lists without a change notification between them"],
      ],
      [
        "others after a change",
        modern(
          askModern(2, "tools/list", {}, { ...cached, tools: [] }),
          server("notifications/tools/list_changed"),
          askModern(3, "tools/list", {}, { ...cached, tools: [tool("a")] }),
        ),
        UNREAD,
      ],
      [
        "others after a change beside a call",
        modern(
          askModern(2, "tools/list", {}, { ...cached, tools: [] }),
          {
            ...askModern(4, "ping", {}, {}),
            notifications: [null, { jsonrpc: "2.0", method: "notifications/tools/list_changed" }],
          },
          askModern(3, "tools/list", {}, { ...cached, tools: [tool("a")] }),
        ),
        UNREAD,
      ],
      [
        "another page",
        modern(
          askModern(2, "tools/list", {}, { ...cached, tools: [] }),
          askModern(3, "tools/list", { cursor: "b" }, { ...cached, tools: [tool("a")] }),
        ),
        UNREAD,
      ],
    ],
  ],
  [
    "INV-022",
    [
      ["what is offered", legacy(server("roots/list", 1)), HOLDS],
      [
        "what is not offered",
        legacy(server("elicitation/create", 1)),
        ['the server sent elicitation/create, but the client did not offer "elicitation"'],
      ],
      ["a ping", legacy(server("ping", 1)), HOLDS],
      ["a notification", legacy(server("sampling/createMessage")), UNREAD],
      [
        "any request, at 2026-07-28",
        modern(server("roots/list", 1)),
        ['the server sent the request "roots/list"; servers send no requests at this revision'],
      ],
      [
        "input that is not offered",
        modern(
          askModern(
            2,
            "tools/call",
            { name: "a" },
            { resultType: "input_required", inputRequests: { a: { method: "roots/list" }, b: "x", c: { method: 5 } } },
          ),
        ),
        ['the server asks for roots/list, but the client did not offer "roots"'],
      ],
      [
        "input of nobody",
        modern(
          askModern(2, "tools/call", { name: "a" }, { content: [], inputRequests: { a: { method: "roots/list" } } }),
        ),
        UNREAD,
      ],
      [
        "input, where nothing says what is offered",
        modern(
          ask(
            2,
            "tools/call",
            { name: "a" },
            { resultType: "input_required", inputRequests: { a: { method: "roots/list" } } },
          ),
        ),
        HOLDS,
      ],
    ],
  ],
  [
    "INV-023",
    [
      ["an object schema", legacy(tools(tool("a"))), HOLDS],
      ["none", legacy(tools({ name: "a" })), ['the inputSchema of the tool "a" is none, not an object schema']],
      [
        "another type",
        legacy(tools({ name: "a", inputSchema: { type: "string" } })),
        ['the inputSchema of the tool "a" is of type "string", not an object schema'],
      ],
      [
        "a list",
        legacy(tools({ name: "a", inputSchema: [] })),
        ['the inputSchema of the tool "a" is array, not an object schema'],
      ],
      ["no tool", legacy(tools("x")), HOLDS],
    ],
  ],
  [
    "INV-024",
    [
      ["it grows", legacy(told(progress(1, 0.1), progress(1, 0.2))), HOLDS],
      ["it shrinks", legacy(told(progress(1, 2), progress(1, 1))), ["progress went from 2 to 1"]],
      ["it stays", legacy(told(progress(1, 2), progress(1, 2))), ["progress went from 2 to 2"]],
      ["of two calls", legacy(told(progress(1, 2), progress(2, 1))), HOLDS],
      ["a text", legacy(told(progress(1, "2"), progress(1, 1))), ["a progress is of type string"]],
      [
        "other notifications",
        legacy(
          told({ jsonrpc: "2.0", method: "x", params: {} }, "x", { jsonrpc: "2.0", method: "notifications/progress" }),
        ),
        UNREAD,
      ],
    ],
  ],
  [
    "INV-025",
    [
      [
        "every kind",
        legacy(
          called({
            content: [
              { type: "text", text: "" },
              { type: "image", data: "", mimeType: "" },
              { type: "audio", data: "", mimeType: "" },
              { type: "resource_link", uri: "", name: "" },
              { type: "resource", resource: {} },
              { type: "other" },
            ],
          }),
        ),
        HOLDS,
      ],
      ["no object", legacy(called({ content: ["x"] })), ["a content block is of type string"]],
      ["no type", legacy(called({ content: [{}] })), ["a content block has a type of type none"]],
      [
        "audio without data",
        legacy(called({ content: [{ type: "audio", mimeType: "" }] })),
        ["a content block of type audio has no string `data`"],
      ],
      [
        "audio without its type",
        legacy(called({ content: [{ type: "audio", data: "" }] })),
        ["a content block of type audio has no string `mimeType`"],
      ],
      [
        "a link without a name",
        legacy(called({ content: [{ type: "resource_link", uri: "" }] })),
        ["a content block of type resource_link has no string `name`"],
      ],
      [
        "a resource without one",
        legacy(called({ content: [{ type: "resource" }] })),
        ["a content block of type resource has no resource"],
      ],
      ["a name that every object has", legacy(called({ content: [{ type: "constructor" }] })), HOLDS],
      ["no content", legacy(called({})), UNREAD],
    ],
  ],
  [
    "INV-026",
    [
      ["tools", legacy(tools({ inputSchema: { type: "object" } })), ["tools/list has an item without a string `name`"]],
      [
        "resources",
        legacy(ask(2, "resources/list", undefined, { resources: [{ name: "a" }] })),
        ["resources/list has an item without a string `uri`"],
      ],
      [
        "templates",
        legacy(ask(2, "resources/templates/list", undefined, { resourceTemplates: [{ name: "a" }] })),
        ["resources/templates/list has an item without a string `uriTemplate`"],
      ],
      [
        "prompts",
        legacy(ask(2, "prompts/list", undefined, { prompts: ["x"] })),
        ["prompts/list has an item without a string `name`"],
      ],
      [
        "all that they need",
        legacy(ask(2, "resources/templates/list", undefined, { resourceTemplates: [{ name: "a", uriTemplate: "b" }] })),
        HOLDS,
      ],
    ],
  ],
  [
    "INV-027",
    [
      [
        "a state",
        modern(askModern(2, "resources/read", {}, { resultType: "input_required", requestState: "s" })),
        HOLDS,
      ],
      [
        "another method",
        modern(askModern(2, "tools/list", {}, { resultType: "input_required", requestState: "s" })),
        ['the answer to "tools/list" asks for input, which this method does not allow'],
      ],
      [
        "nothing",
        modern(askModern(2, "prompts/get", {}, { resultType: "input_required" })),
        ['the answer to "prompts/get" asks for input, but has neither inputRequests nor requestState'],
      ],
      [
        "a state of another type",
        modern(askModern(2, "prompts/get", {}, { resultType: "input_required", requestState: {} })),
        ['the answer to "prompts/get" asks for input, but has a requestState of type object'],
      ],
      [
        "a list",
        modern(askModern(2, "prompts/get", {}, { resultType: "input_required", inputRequests: [] })),
        ['the answer to "prompts/get" asks for input, but has inputRequests of type array'],
      ],
      [
        "something else",
        modern(
          askModern(
            2,
            "prompts/get",
            {},
            { resultType: "input_required", inputRequests: { a: { method: "roots/list" }, b: null } },
          ),
        ),
        [
          'the answer to "prompts/get" asks for input, but requests something under "b" that is not elicitation, sampling or roots',
        ],
      ],
      [
        "all that there is",
        modern(
          askModern(
            2,
            "prompts/get",
            {},
            {
              resultType: "input_required",
              inputRequests: Object.fromEntries(
                ["elicitation/create", "sampling/createMessage", "roots/list"].map((method) => [method, { method }]),
              ),
            },
          ),
        ),
        HOLDS,
      ],
    ],
  ],
  [
    "INV-028",
    [
      ["advertised", offering({ logging: {} }, told({ jsonrpc: "2.0", method: "notifications/message" })), HOLDS],
      [
        "not advertised",
        offering({ logging: false }, server("notifications/message")),
        ['the server sends log messages but did not advertise the capability "logging"'],
      ],
      [
        "another notification",
        offering({}, server("notifications/messages"), server("x/notifications/message")),
        UNREAD,
      ],
    ],
  ],
  [
    "INV-029",
    [
      ...[-32020, -32021, -32022, -32019, -32100, -32603].map((code): [string, Capture, string] => [
        `the code ${code}`,
        modern(refuse(2, "x", metaParams(), error(code))),
        HOLDS,
      ]),
      ...[-32023, -32099].map((code): [string, Capture, string[]] => [
        `the code ${code}`,
        modern(refuse(2, "x", metaParams(), error(code))),
        [`an error has the code ${code}, which the specification does not define`],
      ]),
      ...[-32002, -32042].map((code): [string, Capture, string[]] => [
        `the code ${code}`,
        modern(refuse(2, "x", metaParams(), error(code))),
        [expect.stringContaining(`the code ${code}`) as never],
      ]),
      ["a request of an earlier revision", modern(refuse(2, "x", metaParams("2025-11-25"), error(-32050))), UNREAD],
      ["our error", modern({ ...refuse(2, "x", metaParams(), error(-32050)), direction: "server" }), UNREAD],
    ],
  ],
  [
    "INV-007",
    [
      ["the right code", legacy(refuse(2, "no/such", {}, error(-32601))), HOLDS],
      [
        "the wrong code",
        legacy(refuse(2, "no/such", {}, error(-32603))),
        ["an unknown method is answered with the code -32603, not -32601"],
      ],
      ["a method that is known", legacy(refuse(2, "tools/call", {}, error(-32603))), UNREAD],
      [
        "a method that is known, which the server does not know",
        legacy(refuse(2, "ping", {}, error(-32603, "Unknown method ping"))),
        ["an unknown method is answered with the code -32603, not -32601"],
      ],
      [
        "an unknown tool",
        legacy(refuse(2, "tools/call", { name: "x" }, error(-32603, "Unknown tool in this method"))),
        UNREAD,
      ],
      [
        "an unknown prompt",
        legacy(refuse(2, "prompts/get", { name: "x" }, error(-32603, "Unknown prompts: no method"))),
        UNREAD,
      ],
      [
        "a name that is no method",
        legacy(refuse(2, "tools/call", { name: "my-name" }, error(-32603, "Method my-name not found"))),
        UNREAD,
      ],
      [
        "an address that is no method",
        legacy(refuse(2, "resources/read", { uri: "a:b" }, error(-32603, "Method a:b not found"))),
        UNREAD,
      ],
      [
        "a name that is only a part of a word",
        legacy(refuse(2, "tools/call", { name: "ab" }, error(-32603, "Method xaby not found"))),
        ["an unknown method is answered with the code -32603, not -32601"],
      ],
      ...[-32700, -32600, -32020, -32021, -32022].map((code): [string, Capture, string] => [
        `a frame that is refused with ${code}`,
        legacy(refuse(2, "no/such", {}, error(code))),
        UNREAD,
      ]),
      ...[401, 403, 429].map((status): [string, Capture, string] => [
        `HTTP ${status}`,
        legacy({ ...refuse(2, "no/such", {}, error(-32603)), http: { status } as never }),
        UNREAD,
      ]),
      ["bytes without a revision", modern({ ...refuse(2, "no/such", {}, error(-32603)), purpose: "raw" }), UNREAD],
      [
        "bytes whose params are a number",
        legacy({
          purpose: "raw",
          request: { jsonrpc: "2.0", id: 2, method: "no/such", params: 5 },
          response: { jsonrpc: "2.0", id: 2, error: error(-32603) },
        }),
        UNREAD,
      ],
      [
        "bytes of an earlier version",
        legacy({
          purpose: "raw",
          request: { id: 2, method: "no/such" },
          response: { jsonrpc: "2.0", id: 2, error: error(-32603) },
        }),
        UNREAD,
      ],
      [
        "an id of another type",
        legacy({
          purpose: "raw",
          request: { jsonrpc: "2.0", id: {}, method: "no/such" },
          response: { jsonrpc: "2.0", id: 2, error: error(-32603) },
        }),
        UNREAD,
      ],
      ["our error", legacy({ ...refuse(2, "no/such", {}, error(-32603)), direction: "server" }), UNREAD],
      [
        "a question before the handshake, to which nothing is known yet",
        {
          server_label: "s",
          exchanges: [
            { ...refuse(8, "server/discover", {}, error(-32603, "No session")), purpose: "detect" },
            initialize,
            initialized,
          ],
        },
        UNREAD,
      ],
    ],
  ],
])("%s", (id, cases) => {
  it.each(cases)("%s", async (_, capture, wanted) => {
    expect(await said(id, capture)).toEqual(wanted);
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
      response: call.response,
      result: { content: [] },
    });
    expect(
      parseExchange({
        direction: "server",
        purpose: "raw",
        request: { method: 5, params: [] },
        response: { result: {}, error: {} },
      }),
    ).toMatchObject({
      ...{ fromServer: true, purpose: "raw", method: undefined, params: undefined, result: undefined, id: undefined },
    });
    expect(parseExchange({ request: "x", response: "y" } as never)).toMatchObject({
      method: undefined,
      response: undefined,
    });
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
    expect(stateAfter({}, ...modern().exchanges)).toMatchObject({
      revision: "2026-07-28",
      isModern: true,
      capabilities: { tools: {} },
    });
    const probe: Exchange = { ...(modern().exchanges[0] as Exchange), purpose: "detect" };
    expect(stateAfter({}, probe)).toMatchObject({ revision: null, isModern: false, capabilities: { tools: {} } });
    expect(stateAfter({}, { ...initialize, purpose: "raw" })).toMatchObject({
      revision: null,
      capabilities: undefined,
    });
    expect(stateAfter({}, { ...initialize, direction: "server" })).toMatchObject({
      revision: null,
      capabilities: undefined,
    });
    expect(stateAfter({}, refuse(1, "server/discover", metaParams(), error(1)))).toMatchObject({ revision: null });
    expect(stateAfter({}, refuse(1, "ping", metaParams(), error(1)))).toMatchObject({ revision: "2026-07-28" });
  });
});

describe("a review", () => {
  it("reports each breach when it occurs, with the owner of its call", () => {
    const found: unknown[] = [];
    const onFound: OnBreach = (id, kind, { message, count }, owner) => found.push([id, kind, message, count, owner]);
    const review = reviewSession({ revision: "2025-11-25", capabilities: { tools: {} } }, onFound);
    const owner = { test: 1 };
    review.addExchange(called({ content: [{ type: "text" }] }), owner);
    review.addExchange(called({ content: [{ type: "text" }] }, 3));
    const breach = "a content block of type text has no string `text`";
    expect(found.filter((one) => Array.isArray(one) && one[0] !== "INV-001")).toEqual([
      ["INV-025", "breaches", breach, 0, owner],
      ["INV-025", "breaches", breach, 1, undefined],
    ]);
    expect(review.partialResults().find(({ id }) => id === "INV-025")).toEqual({
      id: "INV-025",
      breaches: [{ message: breach, count: 2, evidence: '{"type":"text"}' }],
      unjudged: [],
    });
  });

  it("may be asked on the way, and goes on", async () => {
    const review = reviewSession({ revision: "2025-11-25", capabilities: { prompts: {} } });
    review.addExchange(refuse(2, "prompts/list", undefined, error(1)));
    const countOf = async () =>
      (await review.results(loadSchemaPort)).find(({ id }) => id === "INV-004")?.breaches.map(({ message }) => message);
    const one = 'the server advertises "prompts" but answers the one call of it with an error';
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
    expect(evidenceOf("x".repeat(2_000)).length).toBeLessThan(1_040);
    expect(evidenceOf("x".repeat(2_000)).length).toBeGreaterThan(1_000);
    const deep: unknown = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
    expect(evidenceOf(deep)).toBe("a value that is nested too deeply to be shown");
  });
});
