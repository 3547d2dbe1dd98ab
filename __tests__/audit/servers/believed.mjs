// Small servers without an SDK, each right but for what its first argument says.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { createInterface } from "node:readline";

const mode = process.argv[2];
const text = (said, isError = false) => ({ content: [{ type: "text", text: said }], isError });
const json = (value) => text(JSON.stringify(value));
const string = (description) => ({ type: "string", maxLength: 100, description });
const toolOf = (name, description, properties = {}, required = []) => ({
  name,
  title: name,
  description,
  annotations: { readOnlyHint: true, openWorldHint: false },
  inputSchema: { type: "object", properties, required, additionalProperties: false },
});

const rows = Array.from({ length: 300 }, (_, at) => ({ id: `row-${at}`, amount: 3 * at }));
const cursorOf = ({ id }) => Buffer.from(id).toString("base64url");

const levels = "debug info notice warning error critical alert emergency".split(" ");
let resets = 0;
let calls = 0;
const badLevel = { error: { code: -32602, message: "unknown level" } };

/** Ten quick tools over some notes. */
const notes = {
  all: new Map([
    ["n1", { id: "n1", title: "Milk", done: false }],
    ["n2", { id: "n2", title: "Bread", done: true }],
  ]),
  tools: [
    toolOf("list_notes", "Lists the notes.", {
      done: { type: "boolean", description: "Only those that are done, or not" },
    }),
    toolOf("get_note", "Gets a note.", { id: string("Its id") }, ["id"]),
    toolOf("count_notes", "Counts the notes."),
    toolOf("find_notes", "Finds notes by their title.", { text: string("A part of the title") }, ["text"]),
    toolOf("first_note", "Gets the first note."),
    toolOf("last_note", "Gets the last note."),
    toolOf("list_titles", "Lists the titles.", {
      order: { type: "string", enum: ["up", "down"], default: "up", description: "Their order" },
    }),
    toolOf("share_of_done", "Says how many of a hundred notes are done."),
    toolOf("length_of_title", "Counts the letters of a title.", { id: string("Its id") }, ["id"]),
    toolOf("list_ids", "Lists the ids."),
  ],
  call(name, { id, done, text: part, order = "up" }) {
    const all = [...notes.all.values()];
    const known = () => (notes.all.has(id) ? json(notes.all.get(id)) : text(`no note ${id}`, true));
    const titles = all.map(({ title }) => title).sort();
    const answers = {
      list_notes: () => json({ notes: all.filter((note) => done === undefined || note.done === done) }),
      get_note: known,
      count_notes: () => json({ count: all.length }),
      find_notes: () => json({ notes: all.filter(({ title }) => title.includes(part)) }),
      first_note: () => json(all[0]),
      last_note: () => json(all.at(-1)),
      list_titles: () => json({ titles: order === "up" ? titles : titles.toReversed() }),
      share_of_done: () => json({ percent: 50 }),
      length_of_title: () =>
        notes.all.has(id) ? json({ length: notes.all.get(id).title.length }) : text(`no note ${id}`, true),
      list_ids: () => json({ ids: [...notes.all.keys()] }),
    };
    return answers[name]();
  },
};

/** Per mode: the tools, what they answer, and other methods. */
const SERVERS = {
  pages: {
    tools: [
      toolOf("list_rows", "Lists the rows in pages. Pass next_cursor as cursor to get the next page.", {
        limit: { type: "integer", minimum: 1, maximum: 50, default: 20, description: "Rows of a page" },
        cursor: string("next_cursor of the page before"),
      }),
    ],
    call: (_, { limit = 20, cursor }) => {
      const at = cursor === undefined ? 0 : rows.findIndex((row) => cursorOf(row) === cursor);
      if (at < 0 || !Number.isInteger(limit) || limit < 1 || limit > 50) return text("limit or cursor is wrong", true);
      const next = rows[at + limit];
      return json({ total: 300, rows: rows.slice(at, at + limit), ...(next && { next_cursor: cursorOf(next) }) });
    },
  },
  stuck: {
    tools: [toolOf("list_rows", "Lists the rows in pages.", { cursor: string("next_cursor of the page before") })],
    call: () => json({ rows: rows.slice(0, 3), next_cursor: "8" }),
  },
  "dead-list": {
    tools: [toolOf("now", "Says the time.")],
    call: () => text("noon"),
    capabilities: { resources: {} },
    methods: {
      "resources/list": () => ({ error: { code: -32603, message: "ENOENT: scandir '/home/x/.cache'" } }),
      "resources/templates/list": () => ({ result: { resourceTemplates: [] } }),
    },
  },
  "silent-list": {
    tools: [toolOf("now", "Says the time.")],
    call: () => text("noon"),
    capabilities: { prompts: {} },
    methods: { "prompts/list": () => undefined },
  },
  "dead-templates": {
    tools: [toolOf("now", "Says the time.")],
    call: () => text("noon"),
    capabilities: { resources: {} },
    methods: {
      "resources/list": () => ({ result: { resources: [] } }),
      "resources/templates/list": () => ({ error: { code: -32603, message: "no database" } }),
    },
  },
  "virtual-path": {
    tools: [
      toolOf("list_files", "Lists the files of the sandbox in memory."),
      toolOf("read_file", "Reads a file of the sandbox in memory.", { path: string("Its path") }, ["path"]),
    ],
    call: (name, { path = "" }) => {
      if (name === "list_files") return json({ files: [{ path: "/home/user/readme.txt" }] });
      const whole = path.startsWith("/") ? path : `/home/user/${path}`;
      return whole === "/home/user/readme.txt" ? text("hello") : text(`Read error: ENOENT: open '${whole}'`, true);
    },
  },
  "names-argument": {
    tools: [toolOf("show_chart", "Shows a chart.", { data: string("JSON array, such as '[1,2]'") }, ["data"])],
    call: (_, { data }) => {
      try {
        return text(`a chart of ${JSON.parse(data).length} numbers`);
      } catch {
        return text("data must be a JSON array: Expecting value: line 1 column 1 (char 0)", true);
      }
    },
  },
  "no-ping": {
    tools: [toolOf("now", "Says the time.")],
    call: () => text("noon"),
    methods: { ping: () => undefined },
  },
  "number-id": {
    tools: [toolOf("now", "Says the time.")],
    call: () => text("noon"),
    idOf: (id) => (/^\d+$/.test(id) ? Number(id) : id),
  },
  "lost-defs": {
    tools: [
      {
        ...toolOf("now", "Says the time."),
        outputSchema: { type: "object", properties: { at: { $ref: "#/$defs/time" } } },
      },
    ],
    call: () => ({ ...text('{"at":"noon"}'), structuredContent: { at: "noon" } }),
  },
  "bad-json": {
    tools: [toolOf("find", "Finds a name.", { name: string("The name") }, ["name"])],
    call: (_, { name }) => text(`found ${name}`),
    refuses: (line) => /\\ud[89ab]..(?!\\ud[c-f])/i.test(line),
  },
  "dies-late": {
    tools: [toolOf("now", "Says the time."), toolOf("export", "Exports the notes.")],
    call: (name) => text(name === "now" ? "noon" : "exported"),
    endsAfter: ({ method, params }) => (method === "tools/call" && params.name === "export" ? 300 : undefined),
  },
  // The second of two equal changes on one server is too much for it.
  "dies-of-two": {
    tools: [
      toolOf("now", "Says the time."),
      { ...toolOf("reset", "Resets the counters."), annotations: { destructiveHint: false, idempotentHint: true } },
    ],
    call: (name) => text(name === "now" ? "noon" : `reset ${++resets}`.slice(0, 5)),
    endsAfter: ({ method }) => (method === "tools/call" && resets === 2 ? 5 : undefined),
  },
  // The sixth call of one tool is too much for it, some time later.
  "dies-of-six": {
    tools: [toolOf("now", "Says the time."), toolOf("first", "Says the first hour.")],
    call: (name) => text(name === "now" ? "noon" : "midnight"),
    endsAfter: ({ method, params }) =>
      method === "tools/call" && params.name === "now" && ++calls === 6 ? 300 : undefined,
  },
  // The fourth call, whichever it is, is too much for it.
  "dies-of-four": {
    tools: [toolOf("find", "Finds a name.", { name: string("The name") }, ["name"])],
    call: (_, { name }) => text(`found ${name}`),
    checks: (tool, args) => (++calls === 4 ? process.exit(1) : wrongArguments(tool, args)),
  },
  "dies-between": {
    tools: [toolOf("now", "Says the time.")],
    call: () => text("noon"),
    capabilities: { logging: {} },
    methods: { "logging/setLevel": ({ level }) => (levels.includes(level) ? { result: {} } : badLevel) },
    endsAfter: ({ method, params }) => (method === "logging/setLevel" && params.level === "loud" ? 10 : undefined),
  },
  "forgets-late": {
    tools: [toolOf("now", "Says the time."), toolOf("export", "Exports the notes.")],
    call: (name) => text(name === "now" ? "noon" : "exported"),
    endsAfter: ({ method, params }) => (method === "tools/call" && params.name === "export" ? 50 : undefined),
  },
  "only-fails": {
    tools: Array.from({ length: 10 }, (_, at) => toolOf(`get_${at}`, `Gets report ${at}.`)),
    call: (name) => json({ status: "error", message: `no connection for ${name}` }),
  },
  "asks-whether": {
    tools: [
      ...notes.tools.slice(0, 2),
      toolOf("has_note", "Says whether there is a note.", { id: string("Its id") }, ["id"]),
    ],
    call: (name, args) => (name === "has_note" ? json({ has: notes.all.has(args.id) }) : notes.call(name, args)),
  },
  // It checks no argument.
  loose: {
    tools: [
      toolOf("describe", "Describes a thing.", {
        size: { type: "integer", description: "Its size" },
        weight: { type: "integer", description: "Its weight" },
        color: string("Its color"),
        place: string("Its place"),
      }),
    ],
    call: (_, { size, weight, color, place }) => text(`size ${size}, weight ${weight}, ${color}, in ${place}`),
    checks: () => undefined,
  },
  ten: { tools: notes.tools, call: (name, args) => notes.call(name, args) },
  "ten-and-slow": {
    tools: [...notes.tools.slice(0, 9), toolOf("report", "Makes a report.", { days: string("How many") })],
    call: (name, args) => (name === "report" ? json({ days: args.days ?? "7" }) : notes.call(name, args)),
    delayMs: 10_000,
    isLate: ({ method, params }) => method === "tools/call" && params.name === "report",
  },
  "ten-and-hangs": {
    tools: [...notes.tools.slice(0, 9), toolOf("report", "Makes a report.", { days: string("How many") })],
    call: (name, args) => (name === "report" ? undefined : notes.call(name, args)),
  },
  slow: {
    tools: Array.from({ length: 14 }, (_, at) => toolOf(`guide_${at}`, `Fetches guide ${at}.`)),
    delayMs: 3_000,
    call: () => text("fetch failed", true),
    capabilities: { prompts: {} },
    methods: { "prompts/list": () => ({ error: { code: -32603, message: "no prompts today" } }) },
  },
};

const {
  tools,
  call,
  capabilities,
  methods = {},
  idOf = (id) => id,
  refuses = () => false,
  checks = wrongArguments,
  delayMs = 0,
  isLate = ({ method }) => method === "tools/call",
  endsAfter = () => undefined,
} = SERVERS[mode];

function wrongArguments({ inputSchema: { properties, required } }, args) {
  if (typeof args !== "object" || Array.isArray(args)) return "arguments must be an object";
  const missing = required.find((name) => !Object.hasOwn(args, name));
  if (missing) return `${missing} is missing`;
  const wrong = Object.entries(args).find(([name, value]) => {
    const { type, maxLength = 1e9, enum: values } = Object.hasOwn(properties, name) ? properties[name] : {};
    if (values) return !values.includes(value);
    if (type === "boolean") return typeof value !== type;
    return type === "string" ? typeof value !== type || value.length > maxLength : type !== "integer";
  });
  return wrong && `${wrong[0]} is wrong`;
}

function answer({ method, params }) {
  if (Object.hasOwn(methods, method)) return methods[method](params ?? {});
  if (method === "initialize") {
    const serverInfo = { name: "believed", version: "1.0.0" };
    return { result: { protocolVersion: "2025-11-25", capabilities: { tools: {}, ...capabilities }, serverInfo } };
  }
  if (method === "ping") return { result: {} };
  if (method === "tools/list") return { result: { tools } };
  if (method !== "tools/call") return { error: { code: -32601, message: "Method not found" } };
  const tool = tools.find(({ name }) => name === params?.name);
  if (!tool) return { error: { code: -32602, message: "Unknown tool" } };
  const args = params.arguments ?? {};
  const wrong = checks(tool, args);
  const result = wrong ? text(wrong, true) : call(tool.name, args);
  return result && { result };
}

const framed = (frame) => JSON.stringify({ jsonrpc: "2.0", ...frame });
const PARSE_ERROR = { id: null, error: { code: -32700, message: "Parse error" } };

/** Answers a message some time later, if it is a request; then the server ends, if it is one that does. */
function receive(line, respond, end) {
  let frame;
  try {
    if (refuses(line)) throw new Error("not JSON");
    frame = JSON.parse(line);
  } catch {
    return respond(PARSE_ERROR);
  }
  const isRequest = frame.id !== undefined && frame.method !== undefined;
  const body = isRequest ? answer(frame) : undefined;
  if (!isRequest) respond();
  if (!body) return;
  const answersAfter = body.result && isLate(frame) ? delayMs : 0;
  setTimeout(() => respond({ id: idOf(frame.id), ...body }), answersAfter);
  const lifeMs = endsAfter(frame);
  if (lifeMs !== undefined) setTimeout(end, answersAfter + lifeMs);
}

/** Over HTTP, with sessions; `mode` says whether the server ends by forgetting them. */
function listen(port) {
  const sessions = new Set();
  const end = () => (mode.startsWith("forgets") ? sessions.clear() : process.exit(1));
  createServer(async (request, response) => {
    const { host, origin, "mcp-session-id": id, "mcp-protocol-version": revision = "2025-11-25" } = request.headers;
    const reply = (status, body, headers = {}) => {
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(body && framed(body));
    };
    if (origin !== undefined || !host.startsWith("127.0.0.1")) return reply(403);
    if (revision !== "2025-11-25") return reply(400, { id: null, error: { code: -32600, message: "Bad revision" } });
    if (!["POST", "DELETE"].includes(request.method)) return reply(405);
    const line = Buffer.concat(await request.toArray()).toString();
    if (/"method":"initialize"/.test(line)) {
      const newId = randomUUID();
      sessions.add(newId);
      return receive(line, (body) => reply(200, body, { "mcp-session-id": newId }), end);
    }
    const unknown = { id: null, error: { code: -32600, message: "Unknown session" } };
    if (request.method === "POST" && id === undefined) return reply(400, unknown);
    if (!sessions.has(id)) return reply(404, unknown);
    if (request.method === "DELETE") return reply(sessions.delete(id) ? 204 : 404);
    receive(line, (body) => reply(body === PARSE_ERROR ? 400 : body ? 200 : 202, body), end);
  }).listen(port, "127.0.0.1", function () {
    console.log(`http://127.0.0.1:${this.address().port}/mcp`);
  });
}

if (process.argv[3] !== undefined) listen(Number(process.argv[3]));
else
  createInterface({ input: process.stdin }).on("line", (line) =>
    receive(
      line,
      (body) => body && console.log(framed(body)),
      () => process.exit(1),
    ),
  );
