// Small servers without an SDK, each right but for what its first argument says.
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
  slow: {
    tools: Array.from({ length: 14 }, (_, at) => toolOf(`guide_${at}`, `Fetches guide ${at}.`)),
    delayMs: 3_000,
    call: () => text("fetch failed", true),
    capabilities: { prompts: {} },
    methods: { "prompts/list": () => ({ error: { code: -32603, message: "no prompts today" } }) },
  },
};

const { tools, call, capabilities, methods = {}, idOf = (id) => id, refuses = () => false, delayMs } = SERVERS[mode];

function wrongArguments({ inputSchema: { properties, required } }, args) {
  if (typeof args !== "object" || Array.isArray(args)) return "arguments must be an object";
  const missing = required.find((name) => !Object.hasOwn(args, name));
  if (missing) return `${missing} is missing`;
  const wrong = Object.entries(args).find(([name, value]) => {
    const { type, maxLength = 1e9 } = Object.hasOwn(properties, name) ? properties[name] : {};
    return type === "string" ? typeof value !== type || value.length > maxLength : type !== "integer";
  });
  return wrong && `${wrong[0]} is wrong`;
}

function answer({ method, params }) {
  if (Object.hasOwn(methods, method)) return methods[method]();
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
  const wrong = wrongArguments(tool, args);
  return { result: wrong ? text(wrong, true) : call(tool.name, args) };
}

const send = (frame) => console.log(JSON.stringify({ jsonrpc: "2.0", ...frame }));

createInterface({ input: process.stdin }).on("line", (line) => {
  let frame;
  try {
    if (refuses(line)) throw new Error("not JSON");
    frame = JSON.parse(line);
  } catch {
    return send({ id: null, error: { code: -32700, message: "Parse error" } });
  }
  if (frame.id === undefined || frame.method === undefined) return;
  const body = answer(frame);
  if (!body) return;
  const isLate = delayMs !== undefined && frame.method === "tools/call" && body.result;
  setTimeout(() => send({ id: idOf(frame.id), ...body }), isLate ? delayMs : 0);
});
