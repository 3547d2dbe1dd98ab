// What server.mjs does wrong for each rule of the corpus, one thing each; more words tell cases of a rule apart. `start` runs first, `end` when stdin ends,
// `http` is what is wrong over HTTP (see http.mjs), `acknowledgment` the first message of a subscription, `asks` has other questions of tools in the mode `asks`, `asksAll` asks clients that declare nothing, `refused` answers a call whose question was, `unread` gets lines that are not requests, `before` runs before each answer, one that `finishes` does so after a cancellation, `cancelled` is what it does instead, `mixesIds` takes "7" for 7; every other key is a method with its answer.
import { spawn } from "node:child_process";

const say = (frame) => process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...frame })}\n`);
const note = (method, params = {}) => say({ method, params });
const error = (code) => ({ error: { code, message: "broken" } });
const tools = (change) => ({
  "tools/list": (_, fine) => ({ result: { ...fine.result, tools: change(fine.result.tools) } }),
});
const call = (result) => ({ "tools/call": ({ name }, fine) => (name === "echo" ? { result } : fine) });
const handshake = (change) => ({
  initialize: (params, fine) => ({ result: { ...fine.result, ...change(fine.result, params) } }),
});
/** The answer, once something else was sent. */
const after = (_sent, answer) => answer;
const die = () => process.exit(3);

const exception = {
  result: {
    isError: true,
    content: [{ type: "text", text: "TypeError: Cannot read properties of undefined (reading 'date')" }],
  },
};
const form = (properties) => [
  "elicitation/create",
  { message: "Please say.", requestedSchema: { type: "object", properties } },
];
const byUrl = (url) => ["elicitation/create", { mode: "url", message: "Connect.", url, elicitationId: "connect-1" }];
const sampling = (more) => [
  "sampling/createMessage",
  { messages: [{ role: "user", content: { type: "text", text: "Summarize." } }], maxTokens: 10, ...more },
];
const only = (asked, answer) => (name, taken, refusal) => (name === asked ? answer(taken) : refusal);

/** Of a server whose tools ask: over stdio, and over HTTP. */
const asking = {
  "ELICIT-REFUSED by its end": { refused: only("book", die) },
  "ELICIT-REFUSED by an exception": { refused: only("book", () => exception) },
  "ELICIT-REFUSED": { refused: only("connect", () => undefined) },
  "ELICIT-REFUSED as if accepted": { refused: only("confirm", (taken) => taken) },
  "ELICIT-REFUSED of a prompt by its end": { refused: only("quote", die) },
  "ELICIT-REFUSED of a resource by an exception": {
    refused: only("corpus:asks", () => ({ error: { code: -32603, message: exception.result.content[0].text } })),
  },
  "ELICIT-SCHEMA of a question": { asks: { book: form({ at: { type: "object", properties: {} } }) } },
  "ELICIT-FORM-SECRET of a question": { asks: { book: form({ password: { type: "string" } }) } },
  "ELICIT-URL of a question": { asks: { connect: byUrl("/connect") } },
  "ELICIT-HTTPS of a question": { asks: { connect: byUrl("http://shop.example/connect") } },
  "ELICIT-UNDECLARED to any client": { asksAll: true },
  "INV-022 to any client": { asksAll: true },
  "SAMPLING-UNDECLARED": { asks: { summarize: sampling({ tools: [] }) } },
  "SAMPLING-UNDECLARED for context": { asks: { summarize: sampling({ includeContext: "thisServer" }) } },
  "SAMPLING-REFUSED": { refused: only("summarize", () => exception) },
  "SAMPLING-REFUSED by its end": { refused: only("summarize", die) },
};

export const breaks = {
  "INV-003": handshake(({ capabilities: { prompts: _prompts, ...capabilities } }) => ({ capabilities })),
  "INV-004": {
    "resources/list": () => error(-32000),
    "resources/templates/list": () => error(-32000),
    "resources/read": () => error(-32000),
    "resources/subscribe": () => error(-32000),
    "resources/unsubscribe": () => error(-32000),
  },
  "INV-005": call({ isError: "no" }),
  "INV-006": { "mcptest/unknown": () => ({ error: { code: "unknown", message: "?" } }) },
  "INV-009": { ping: (_, fine, id) => after(say({ id, ...fine }), fine) },
  "INV-010": { ping: () => ({ result: {}, ...error(-32000) }) },
  "INV-011": { ping: (_, fine) => ({ ...fine, jsonrpc: "1.0" }) },
  "INV-012": handshake(() => ({ protocolVersion: "2025-01-01" })),
  "INV-013": call({ content: [{ type: "text", text: "" }], structuredContent: { text: 5 } }),
  "INV-014": { "prompts/list": () => ({ result: { prompts: [], nextCursor: "again" } }) },
  "INV-015": tools((all) => [...all, all[0]]),
  "INV-016": tools((all) => [...all, { ...all[1], name: "a b" }]),
  "INV-017": handshake(({ capabilities }) => ({ capabilities: { ...capabilities, tools: {} } })),
  "INV-018": { "tools/list": (_, fine) => after(process.stdout.write("listing tools\n"), fine) },
  "INV-021": {
    mode: "modern",
    "tools/list": (_, fine, id) => ({
      result: { ...fine.result, tools: [{ ...fine.result.tools[0], description: String(id) }] },
    }),
  },
  "INV-022": { "tools/call": (_, fine) => after(say({ id: "s", method: "sampling/createMessage", params: {} }), fine) },
  "INV-024": {
    "tools/call": ({ _meta = {} }, fine) => {
      const { progressToken } = _meta;
      for (const progress of [2, 1]) if (progressToken) note("notifications/progress", { progressToken, progress });
      return fine;
    },
  },
  "INV-024 after the answer": {
    "tools/call": ({ _meta: { progressToken } = {} }, fine) => {
      if (progressToken) setTimeout(note, 5, "notifications/progress", { progressToken, progress: 1 });
      return fine;
    },
  },
  "INV-027": {
    mode: "modern",
    "tools/call": () => ({ result: { resultType: "input_required", inputRequests: { a: { method: "ping" } } } }),
  },
  "INV-028": {
    ...handshake(({ capabilities: { logging: _logging, ...capabilities } }) => ({ capabilities })),
    "tools/list": (_, fine) => after(note("notifications/message", { level: "info", data: 1 }), fine),
  },
  "INV-029": { mode: "modern", "resources/read": (_, fine) => (fine.error ? error(-32050) : fine) },
  "INV-030": call({ content: [{ type: "movie" }], structuredContent: { text: "a" } }),
  "INV-031": { "tools/call": (_, fine) => (fine.error ? error(-32603) : fine) },
  "ERRCHAN-001": { "tools/call": (_, fine) => (fine.result?.isError ? error(-32602) : fine) },
  "ERRCHAN-002": { "tools/call": (_, fine) => (fine.error ? { result: { isError: true, content: [] } } : fine) },
  "ERRCHAN-003": {
    "tools/call": (_, fine) =>
      fine.result?.isError ? { result: { isError: true, content: [{ type: "text", text: "oh" }] } } : fine,
  },
  "FAULT-LIFECYCLE-CRASH": {
    "tools/call": ({ name }, fine) => after(name === "picture" && setTimeout(die, 20), fine),
  },
  "FAULT-LIFECYCLE-LEFT-CHILD": {
    // In the group of the server, to which mcptest sends SIGTERM.
    start: () => spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" }).unref(),
  },
  "FAULT-START-REVISION": {
    initialize: ({ protocolVersion }, fine) => (protocolVersion > "2025-06-18" ? error(-32602) : fine),
  },
  "FAULT-PROTO-UNKNOWN-METHOD": { "tools/call": (_, fine) => (fine.error ? { result: { content: [] } } : fine) },
  "FAULT-SCHEMA-MISSING-REQUIRED": {
    "tools/call": ({ arguments: args }, fine) => (args && !("text" in args) ? { result: { content: [] } } : fine),
  },
  "FAULT-SCHEMA-TYPE-MISMATCH": {
    "tools/call": ({ arguments: args }, fine) =>
      args && "text" in args && typeof args.text !== "string" ? { result: { content: [] } } : fine,
  },
  "LIFE-PING": { ping: () => ({ result: { pong: true } }) },
  "LIFE-RESULT": handshake(() => ({ serverInfo: { name: "corpus" } })),
  "LIFE-CAPABILITIES": handshake(({ capabilities }) => ({
    capabilities: { ...capabilities, tools: { listChanged: "no" } },
  })),
  "LIFE-UNKNOWN-VERSION": handshake((_, { protocolVersion }) => ({ protocolVersion })),
  "LIFE-SAME-VERSION": handshake((_, { protocolVersion }) => ({
    protocolVersion: protocolVersion === "2025-06-18" ? "2024-11-05" : "2025-06-18",
  })),
  "LIFE-EARLY-PING": { ping: (_, fine, _id, state) => (state.initialized ? fine : error(-32600)) },
  "LIFE-EARLY-REQUEST": { "tools/list": (_, fine, _id, state) => (state.initialized ? fine : die()) },
  "LIFE-DISCOVER": {
    mode: "modern",
    "server/discover": (_, fine) => ({
      result: { ...fine.result, capabilities: undefined, supportedVersions: ["2026-07-28"] },
    }),
  },
  "LIFE-SERVER-INFO": {
    mode: "modern",
    "server/discover": (_, fine) => ({ result: { ...fine.result, _meta: undefined } }),
  },
  "LIFE-FIRST-REQUEST": {
    mode: "modern",
    "server/discover": (_, fine, _id, state) => after(Object.assign(state, { discovered: true }), fine),
    "tools/list": (_, fine, _id, state) => (state.discovered ? fine : error(-32600)),
  },
  "LIFE-INITIALIZE-REJECTED": { mode: "modern", http: {}, initialize: () => error(-32601) },
  "LIFE-UNSUPPORTED-VERSION": { mode: "modern", wrongVersion: () => error(-32602) },
  "LIFE-REQUIRED-META": { mode: "modern", wrongMeta: () => error(-32600) },
  "PROTO-UNKNOWN-METHOD": { "mcptest/unknown": () => error(-32603) },
  "PROTO-UNKNOWN-NOTIFICATION": { "notifications/mcptest": () => ({ id: null, ...error(-32601) }) },
  "PROTO-STRING-ID of a number": { before: (frame) => (frame.id === 0 ? { id: null } : {}) },
  "PROTO-STRING-ID": { before: (frame) => (typeof frame.id === "string" ? { id: `${frame.id}`.length } : {}) },
  "PROTO-EXTRA-MEMBERS": { ping: ({ mcptestUnknown }, fine) => (mcptestUnknown ? error(-32602) : fine) },
  "PROTO-CONCURRENT": {
    ping(_, fine, _id, state) {
      const isBusy = state.lastPing !== undefined && performance.now() - state.lastPing < 1;
      state.lastPing = performance.now();
      return isBusy ? undefined : fine;
    },
  },
  // It also does not end by itself afterwards, which no ping shows.
  "PROTO-PARSE-ERROR": {
    unread: () =>
      after(
        setInterval(() => {}, 1_000),
        { id: null, ...error(-32603) },
      ),
  },
  "PROTO-INVALID-REQUEST": { invalid: () => ({ result: {} }) },
  "PROTO-ERROR-ID": { invalid: () => ({ id: null, ...error(-32600) }) },
  "PROTO-SURVIVES": { unread: die },
  "PROTO-STRAY-ANSWER": { answer: die },
  "PROTO-BATCH": { mode: "batch", batch: () => ({ id: null, ...error(-32600) }) },
  "PROTO-CANCELLED": { finishes: true },
  "PROTO-CANCELLED with an error": {
    cancelled: ({ id }) => ({ id, error: { code: 0, message: "Request cancelled" } }),
  },
  "PROTO-CANCELLED by its end": { cancelled: die },
  "PROTO-CANCELLED with the wrong id": { mixesIds: true },
  "PROTO-CANCEL-UNKNOWN": { "notifications/cancelled": die },
  "PROTO-PROGRESS-TOKEN": {
    "tools/call": (_, fine) => after(note("notifications/progress", { progressToken: "mine", progress: 1 }), fine),
  },
  "PROTO-LOG-LEVELS": { "logging/setLevel": ({ level }, fine) => (level === "notice" ? error(-32602) : fine) },
  "PROTO-LOG-INVALID": { "logging/setLevel": () => ({ result: {} }) },
  "PROTO-LOG-MESSAGE": {
    "tools/list": (_, fine) => after(note("notifications/message", { level: "verbose", message: "a" }), fine),
  },
  "PROTO-COMPLETION": { "completion/complete": (_, fine) => (fine.error ? fine : { result: { values: [] } }) },
  "PROTO-COMPLETION-REF": { "completion/complete": (_, fine) => (fine.error ? error(-32603) : fine) },
  "PROTO-CURSOR": { "prompts/list": (_, fine) => (fine.error ? { result: { prompts: [] } } : fine) },
  "PROTO-CLIENT-CAPABILITY": {
    mode: "modern",
    "tools/call": (_, fine) => (fine.error?.code === -32021 ? error(-32021) : fine),
  },
  "ELICIT-REFUSED as if accepted at 2026-07-28": { mode: "modern", refused: (_, taken) => taken },
  "ELICIT-REFUSED by its end at 2026-07-28": { mode: "modern", refused: die },
  "ELICIT-REFUSED as if accepted at 2026-07-28 over HTTP": { mode: "modern", http: {}, refused: (_, taken) => taken },
  "PROTO-NULL-ARGUMENTS without a name": {
    "tools/call": ({ name }, fine) => (name === undefined ? error(-32603) : fine),
  },
  "PROTO-NULL-ARGUMENTS": { "tools/call": ({ arguments: args }, fine) => (args === null ? error(-32603) : fine) },
  "TOOL-ANNOTATIONS": tools((all) =>
    all.map((tool) => ({ ...tool, annotations: { ...tool.annotations, openWorldHint: "yes" } })),
  ),
  "TOOL-ANNOTATIONS with a schema": tools((all) =>
    all.map((tool) => ({ ...tool, annotations: { type: "object", properties: {} } })),
  ),
  "TOOL-INTERNAL-ERROR": { "tools/call": (_, fine) => (fine.result && !fine.result.isError ? error(-32603) : fine) },
  "TOOL-TEXT": call({ content: [], structuredContent: { text: "a" } }),
  "TOOL-BASE64": {
    "tools/call": ({ name }, fine) =>
      name === "picture"
        ? { result: { content: [{ type: "image", data: "data:image/png;base64,aaaa", mimeType: "image/png" }] } }
        : fine,
  },
  "RES-READ": {
    "resources/read": (_, fine) => (fine.error ? fine : { result: { contents: [{ uri: "corpus:text" }] } }),
  },
  "RES-READ of a completed template": {
    "resources/read": ({ uri }, fine) => (uri.includes("%") ? error(-32002) : fine),
  },
  "RES-BLOB": {
    "resources/read": (_, fine) =>
      fine.error ? fine : { result: { contents: [{ uri: "corpus:blob", blob: "not base64!" }] } },
  },
  "RES-UNKNOWN": { "resources/read": (_, fine) => (fine.error ? { result: { contents: [] } } : fine) },
  "RES-UNKNOWN without text": {
    "resources/read": ({ uri }, fine) => (fine.error ? { result: { contents: [{ uri }] } } : fine),
  },
  "RES-UNKNOWN with an empty text": {
    "resources/read": ({ uri }, fine) => (fine.error ? { result: { contents: [{ uri, text: "" }] } } : fine),
  },
  "RES-UNKNOWN-CODE": { "resources/read": (_, fine) => (fine.error ? error(-32603) : fine) },
  "RES-URI": {
    "resources/list": (_, fine) => ({
      result: { resources: [...fine.result.resources, { uri: "no scheme", name: "n" }] },
    }),
  },
  "RES-TEMPLATE": {
    "resources/templates/list": () => ({ result: { resourceTemplates: [{ uriTemplate: "corpus:{open", name: "o" }] } }),
  },
  "RES-SUBSCRIBE": { "resources/unsubscribe": () => error(-32601) },
  "PROMPT-ARGUMENTS": {
    "prompts/list": () => ({ result: { prompts: [{ name: "greet", arguments: { city: "string" } }] } }),
  },
  "PROMPT-GET": {
    "prompts/get": (_, fine) => (fine.error ? fine : { result: { messages: [{ role: "system", content: "Hi" }] } }),
  },
  "PROMPT-UNKNOWN": { "prompts/get": ({ name }, fine) => (name === "mcptest-unknown" ? error(-32603) : fine) },
  "PROMPT-REQUIRED": { "prompts/get": ({ arguments: args = {} }, fine) => ("city" in args ? fine : error(-32603)) },
  "TRANSPORT-END-OF-STDIN": { end: () => setInterval(() => {}, 1_000) },
  "TRANSPORT-SIGTERM": { start: () => process.on("SIGTERM", () => {}) },
  "TRANSPORT-STDOUT-AT-END": { end: () => process.stdout.write("bye\n") },
  "TRANSPORT-STDIO-LISTEN": { mode: "modern", acknowledgment: "notifications/tools/list_changed" },
  "TRANSPORT-HTTP-ORIGIN": overHttp({ origin: undefined, host: undefined }),
  "TRANSPORT-HTTP-ORIGIN-STATUS": overHttp({ origin: 400 }),
  "TRANSPORT-HTTP-CONTENT-TYPE": overHttp({ streamType: "text/plain" }),
  "TRANSPORT-HTTP-NOTIFICATION": overHttp({ accepted: [200, "{}"] }),
  "TRANSPORT-HTTP-STRAY-ANSWER": overHttp({ strayAnswer: [202, "{}"] }),
  "TRANSPORT-HTTP-GET": overHttp({ get: [200, "hello"] }),
  "TRANSPORT-HTTP-STREAM-ENDS": overHttp({ openStream: true }),
  "TRANSPORT-HTTP-SESSION-ID": overHttp({ newId: () => `session ${Math.random()}` }),
  "TRANSPORT-HTTP-SESSION-UNIQUE": overHttp({ newId: () => "session" }),
  "TRANSPORT-HTTP-SESSION-REQUIRED": overHttp({ noSession: 500 }),
  "TRANSPORT-HTTP-SESSION-ENDED": overHttp({ endedSession: 400 }),
  "TRANSPORT-HTTP-SESSION-UNKNOWN": overHttp({ unknownSession: 400 }),
  "TRANSPORT-HTTP-DELETE": overHttp({ delete: 500 }),
  "TRANSPORT-HTTP-VERSION-HEADER": overHttp({ unknownRevision: 200 }),
  "TRANSPORT-HTTP-VERSION-DEFAULT": overHttp({ noRevision: 400 }),
  "TRANSPORT-HTTP-HEADER-MISSING": overModernHttp({ missing: () => undefined }),
  "TRANSPORT-HTTP-HEADER-MISMATCH": overModernHttp({ other: () => undefined }),
  "TRANSPORT-HTTP-HEADER-ENCODED": overModernHttp({ decode: (value) => value }),
  "TRANSPORT-HTTP-HEADER-CASE": overModernHttp({ onlyLowerCase: true }),
  "TRANSPORT-HTTP-PARAM-HEADER": overModernHttp({ param: () => undefined }),
  "TRANSPORT-HTTP-UNKNOWN-METHOD": overModernHttp({ statuses: { [-32601]: 200 } }),
  "TRANSPORT-HTTP-UNSUPPORTED-VERSION": overModernHttp({ statuses: { [-32022]: 200 } }),
  "TRANSPORT-HTTP-META": overModernHttp({ meta: 200 }),
  "TRANSPORT-HTTP-OLD-METHODS": overModernHttp({ otherMethods: 404 }),
  "TRANSPORT-HTTP-OLD-HEADERS": overModernHttp({ mints: true }),
  "TRANSPORT-HTTP-LISTEN": overModernHttp({ acknowledgment: "notifications/tools/list_changed" }),
  "TRANSPORT-HTTP-BUFFERING": overModernHttp({ streamHeaders: {} }),
};

for (const [name, broken] of Object.entries(asking)) {
  breaks[name] = { mode: "asks", ...broken };
  // That a server over HTTP takes no connections is a finding of its own.
  const rule = name.replace(/^(.*) by its end$/, "FAULT-LIFECYCLE-CRASH after $1");
  breaks[`${rule} over HTTP`] = { mode: "asks", http: {}, ...broken };
}

function overHttp(http) {
  return { http };
}

function overModernHttp(http) {
  return { mode: "modern", http };
}
