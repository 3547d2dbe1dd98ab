// A server that keeps every rule of the corpus, but the one that is named: `node server.mjs [MODE] [RULE] [http]`.
// MODE: `legacy`, `modern` (2026-07-28), `batch` (2025-03-26), `tools`, which offers only tools, `asks`, whose tools, prompt
// and resource ask for something, or `many`, which has seven resources. What it does wrong for a rule is in breaks.mjs. With `http` it says its port on stdout, and serves
// Streamable HTTP there.
import { createInterface } from "node:readline";
import { breaks } from "./breaks.mjs";
import { serveHttp } from "./http.mjs";

const overHttp = process.argv.at(-1) === "http";
const [mode = "legacy", rule] = process.argv.slice(2, overHttp ? -1 : undefined);
if (rule !== undefined && !(rule in breaks)) throw new Error(`unknown rule ${rule}`);
const broken = (rule && breaks[rule]) || {};
broken.start?.();

const LEGACY = {
  legacy: ["2024-11-05", "2025-06-18", "2025-11-25"],
  batch: ["2025-03-26"],
  tools: ["2025-11-25"],
  asks: ["2025-11-25"],
  many: ["2025-11-25"],
}[mode];
const LEVELS = ["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"];
const META = "io.modelcontextprotocol/";
const isModern = mode === "modern";
const state = { initialized: false };
const cancelled = new Set();
/** What clients declare, by session, and what happens when a question is answered, by its id. */
const clients = new Map();
const questions = new Map();
const onlyTools = mode === "tools";

const error = (code, message, data) => ({ error: { code, message, ...(data && { data }) } });
const who = {
  method: "elicitation/create",
  params: { message: "Who?", requestedSchema: { type: "object", properties: {} } },
};
const ASKS = { resultType: "input_required", inputRequests: { who } };
/** The tools of the mode `asks`, and what each asks for; its prompt and its resource too. */
const ASKING = ["book", "confirm", "connect", "summarize"];
const form = (properties) => ({ message: "Please say.", requestedSchema: { type: "object", properties } });
const ASKED = {
  book: ["elicitation/create", form({ date: { type: "string", format: "date" }, seats: { type: "integer" } })],
  confirm: ["elicitation/create", form({})],
  connect: [
    "elicitation/create",
    { mode: "url", message: "Connect.", url: "https://shop.example/connect", elicitationId: "connect-1" },
  ],
  summarize: [
    "sampling/createMessage",
    { messages: [{ role: "user", content: { type: "text", text: "Summarize." } }], maxTokens: 10 },
  ],
};
ASKED.quote = ASKED.book;
ASKED["corpus:asks"] = ASKED.book;
/** What is said of one of them, as its kind says it. */
const said = (text, name) => {
  if (name === "quote") return { result: { messages: [{ role: "user", content: { type: "text", text } }] } };
  if (name === "corpus:asks") return { result: { contents: [{ uri: name, text }] } };
  return { result: { content: [{ type: "text", text }] } };
};
const rejected = (text) => ({ result: { isError: true, content: [{ type: "text", text }] } });
const region = { type: "string", description: "Where.", maxLength: 10, "x-mcp-header": "Region" };
const text = { type: "string", description: "What to repeat.", maxLength: 1_000 };
const tool = (name, title, description, properties = {}, more = {}) => {
  const inputSchema = { type: "object", properties, additionalProperties: false };
  const required = Object.keys(properties);
  if (required.length > 0) inputSchema.required = required;
  return { name, title, description, inputSchema, annotations: { readOnlyHint: true }, ...more };
};

const outputSchema = { type: "object", properties: { text: { type: "string" } }, required: ["text"] };
const tools = [
  tool("echo", "Repeat", "Repeats a text.", { text }, { outputSchema }),
  tool("picture", "Picture", "Returns a picture."),
  ...(isModern ? [tool("weather", "Weather", "Says how the weather is.", { region })] : []),
  ...(isModern ? [tool("ask", "Ask", "Asks who is there.")] : []),
  ...(mode === "asks" ? ASKING.map((name) => tool(name, name, `Asks the client before it does ${name}.`)) : []),
  // At 2026-07-28 it is one of five: the others are enough for a grade.
  tool("wait", "Wait", "Answers after a while."),
  {
    ...tool("remove", "Remove", "Removes it all."),
    inputSchema: { type: "object", additionalProperties: false },
    annotations: { destructiveHint: true },
  },
];
const city = { name: "city", description: "Where.", required: true };
const prompts = [
  { name: "greet", description: "Greets a city.", arguments: [city] },
  { name: "hello", description: "Greets everybody.", arguments: [] },
  ...(mode === "asks" ? [{ name: "quote", description: "Quotes a price.", arguments: [] }] : []),
];
const resources = [
  ...Array.from({ length: mode === "many" ? 5 : 0 }, () => ({ uri: "corpus:text", name: "text", title: "A text" })),
  { uri: "corpus:text", name: "text", title: "A text" },
  { uri: "corpus:blob", name: "blob", title: "An image" },
  ...(mode === "asks" ? [{ uri: "corpus:asks", name: "asks", title: "A text for which it asks" }] : []),
];
const capabilities = {
  tools: { listChanged: true },
  ...(!onlyTools && {
    resources: isModern ? {} : { subscribe: true },
    prompts: {},
    completions: {},
    ...(!isModern && { logging: {} }),
  }),
};

const cache = isModern ? { ttlMs: 0, cacheScope: "private" } : {};
const methods = {
  "tools/list": () => ({ result: { tools, ...cache } }),
  "tools/call": ({ name, arguments: args, _meta, requestState, inputResponses }) => {
    if (name === "remove") process.exit(9); // nobody allowed it
    if (name === "picture" && isModern && requestState === undefined) {
      return { result: { resultType: "input_required", requestState: "once more" } };
    }
    if (name === "ask" && isModern) {
      if (requestState !== undefined) return error(-32602, "No question has a state");
      if (inputResponses?.who) return answered("confirm", inputResponses.who.action === "accept");
      if (_meta[`${META}clientCapabilities`].elicitation?.form) return { result: ASKS };
      return error(-32021, "The client does not support elicitation", { requiredCapabilities: { elicitation: {} } });
    }
    if (name === "picture") {
      if (!isModern) notify("notifications/tools/list_changed");
      if (!isModern) send({ id: "mine", method: "ping" });
      return { result: { content: [{ type: "image", data: "iVBORw==", mimeType: "image/png" }] } };
    }
    if (name === "wait") return { result: { content: [{ type: "text", text: "done" }] } };
    if (name === "weather" && typeof args?.region === "string") {
      return { result: { content: [{ type: "text", text: `It rains in ${args.region}.` }] } };
    }
    if (name === "weather") return rejected("invalid argument: region must be a string");
    if (name !== "echo") return error(-32602, `Unknown tool: ${name}`);
    if (typeof args?.text !== "string") return rejected("invalid argument: text must be a string");
    const progressToken = _meta?.progressToken;
    if (progressToken !== undefined) notify("notifications/progress", { progressToken, progress: 1 });
    return {
      result: { content: [{ type: "text", text: JSON.stringify(args) }], structuredContent: { text: args.text } },
    };
  },
  ...(!onlyTools && {
    "resources/list": () => ({ result: { resources, ...cache } }),
    "resources/templates/list": () => ({
      result: { resourceTemplates: [{ uriTemplate: "corpus:{name}", name: "any", title: "Any of them" }], ...cache },
    }),
    "resources/read": ({ uri }) => {
      if (uri === "corpus:text") return { result: { contents: [{ uri, text: "a" }], ...cache } };
      if (uri === "corpus:Bad%20Ems") return { result: { contents: [{ uri, text: "b" }], ...cache } };
      if (uri === "corpus:blob") return { result: { contents: [{ uri, blob: "iVBORw==" }], ...cache } };
      return error(isModern ? -32602 : -32002, "Resource not found");
    },
    "prompts/list": ({ cursor }) => {
      if (cursor === undefined) return { result: { prompts: [prompts[0]], nextCursor: "2", ...cache } };
      return cursor === "2" ? { result: { prompts: prompts.slice(1), ...cache } } : error(-32602, "Invalid cursor");
    },
    "prompts/get": ({ name, arguments: args = {} }) => {
      const prompt = prompts.find((one) => one.name === name);
      if (!prompt) return error(-32602, `Unknown prompt: ${name}`);
      if (prompt.arguments.some((one) => !(one.name in args))) return error(-32602, "Missing required argument: city");
      return { result: { messages: [{ role: "user", content: { type: "text", text: "Hi" } }] } };
    },
    "completion/complete": ({ ref }) =>
      ref.uri === "corpus:{name}"
        ? { result: { completion: { values: ["Bad Ems", "text"] } } }
        : prompts.some(({ name }) => name === ref.name)
          ? { result: { completion: { values: ["Rome"] } } }
          : error(-32602, "Unknown prompt"),
  }),
  ...(isModern
    ? {
        initialize: () => error(-32022, "Unsupported protocol version", { supported: ["2026-07-28"] }),
        "subscriptions/listen": ({ notifications }, id) => {
          const _meta = { [`${META}subscriptionId`]: id };
          notify(broken.acknowledgment ?? "notifications/subscriptions/acknowledged", { _meta, notifications });
        },
        "server/discover": () => ({
          result: {
            supportedVersions: ["2026-07-28"],
            capabilities,
            _meta: { [`${META}serverInfo`]: { name: "corpus", version: "1.0.0" } },
            ...cache,
          },
        }),
      }
    : {
        initialize: ({ protocolVersion }) => ({
          result: {
            protocolVersion: LEGACY.includes(protocolVersion) ? protocolVersion : LEGACY.at(-1),
            ...{ capabilities, serverInfo: { name: "corpus", version: "1.0.0" } },
          },
        }),
        ping: () => ({ result: {} }),
        ...(!onlyTools && {
          "resources/subscribe": () => ({ result: {} }),
          "resources/unsubscribe": () => ({ result: {} }),
          "logging/setLevel": ({ level }) => {
            if (!LEVELS.includes(level)) return error(-32602, "Invalid log level");
            notify("notifications/message", { level: "info", data: `the level is ${level}` });
            return { result: {} };
          },
        }),
      }),
};

let write = (text) => process.stdout.write(`${text}\n`);

if (overHttp)
  serveHttp({ isModern, revisions: LEGACY, tools, broken: broken.http ?? {}, messagesFor, waitFor, waitsForAnswer });
else {
  for await (const line of createInterface({ input: process.stdin })) receive(line);
  broken.end?.();
}

/** What is sent on a message; `session`: its id, over HTTP. `stream` gets it at once, and what is sent later. */
function messagesFor(body, session, stream) {
  const sent = [];
  write = stream ?? ((text) => sent.push(text));
  receive(body, session);
  return sent;
}

function receive(line, session) {
  let frame;
  try {
    frame = JSON.parse(line);
  } catch {
    return send({ id: null, ...error(-32700, "Parse error") }, broken.unread?.());
  }
  if (Array.isArray(frame)) {
    const answers = frame.map((one) => answerTo(one)).filter((one) => one !== undefined);
    const failed = broken.batch?.();
    return failed ? send(failed) : write(JSON.stringify(answers));
  }
  if (frame.method === "notifications/cancelled") cancelled.add(keyOf(frame.params.requestId, session));
  if (frame.method === "initialize") clients.set(session, frame.params?.capabilities ?? {});
  if (frame.params?.name === "wait" && !overHttp) return waitFor(frame, session, send);
  if (mode === "asks" && subjectOf(frame) in ASKED) return ask(frame, session);
  if (frame.method === undefined && questions.has(frame.id)) return questions.get(frame.id)(frame);
  if (frame.method === undefined) return void (frame.id !== "mine" && broken.answer?.());
  send(answerTo(frame));
}

/** Asks what a tool needs to know, if the client says that it can be asked, and answers the call by what it says. */
function ask(frame, session) {
  const { id } = frame;
  const name = subjectOf(frame);
  const [method, question] = broken.asks?.[name] ?? ASKED[name];
  if (!broken.asksAll && !declares(clients.get(session), method, question)) {
    const text = "The client does not support that.";
    return send({ id, ...(ASKING.includes(name) ? rejected(text) : said(text, name)) });
  }
  const answer = write;
  const questionId = `question ${questions.size}`;
  questions.set(questionId, ({ result }) => {
    const isTaken = result !== undefined && (result.action ?? "accept") === "accept";
    const reply = answered(name, isTaken);
    if (reply) answer(JSON.stringify({ jsonrpc: "2.0", id, ...reply }));
  });
  send({ id: questionId, method, params: question });
}

function declares(client, method, { mode }) {
  if (method === "sampling/createMessage") return client.sampling;
  return mode === "url" ? client.elicitation?.url : client.elicitation?.form;
}

function answered(name, isTaken) {
  const taken = said(`${name} is done`, name);
  const refusal = said(`${name} is not done: the user said no`, name);
  return isTaken ? taken : broken.refused ? broken.refused(name, taken, refusal) : refusal;
}

/** Whether a call is answered only when the client has answered a question. */
function waitsForAnswer(frame) {
  return mode === "asks" && subjectOf(frame) in ASKED;
}

/** What a request is about: a tool or a prompt by its name, a resource by its address. */
function subjectOf(frame) {
  const isCall = ["tools/call", "prompts/get", "resources/read"].includes(frame?.method);
  return isCall ? (frame.params?.name ?? frame.params?.uri) : undefined;
}

/** A request, whose id may be a number or a text. */
function keyOf(id, session) {
  return `${session} ${broken.mixesIds ? id : JSON.stringify(id)}`;
}

/** Answers after WAIT_MS, by default late enough to be cancelled on a busy machine; not at all after a cancellation. */
function waitFor(frame, session, answer) {
  const done = () =>
    answer(cancelled.has(keyOf(frame.id, session)) && !broken.finishes ? broken.cancelled?.(frame) : answerTo(frame));
  setTimeout(done, Number(process.env.WAIT_MS ?? (!rule || rule.startsWith("PROTO-CANCELLED") ? 600 : 150))).unref();
}

function answerTo(frame) {
  const { id, method, params = {} } = frame;
  if (typeof method !== "string") return { id, ...(broken.invalid?.() ?? error(-32600, "Invalid request")) };
  if (id === undefined) {
    state.initialized ||= method === "notifications/initialized";
    return broken[method]?.(params);
  }
  const wrong = method === "initialize" ? undefined : wrongRequest(params);
  if (wrong) return { jsonrpc: "2.0", id, ...wrong };
  const fine = method in methods ? methods[method](params, id) : error(-32601, `Method not found: ${method}`);
  if (isModern && fine?.result) fine.result = { resultType: "complete", ...fine.result };
  const answer = method in broken ? broken[method](params, fine, id, state) : fine;
  return answer && { jsonrpc: "2.0", id, ...answer, ...broken.before?.(frame) };
}

/** Why a request of this revision is rejected. */
function wrongRequest({ _meta = {} }) {
  if (!isModern) return undefined;
  const version = _meta[`${META}protocolVersion`];
  if (version === undefined || !_meta[`${META}clientCapabilities`])
    return broken.wrongMeta?.() ?? error(-32602, "a member of _meta is missing");
  if (version === "2026-07-28") return undefined;
  const data = { supported: ["2026-07-28"], requested: version };
  return broken.wrongVersion?.() ?? error(-32022, "Unsupported protocol version", data);
}

function notify(method, params) {
  send({ method, params });
}

function send(frame, instead) {
  if (frame) write(JSON.stringify({ jsonrpc: "2.0", ...frame, ...instead }));
}
