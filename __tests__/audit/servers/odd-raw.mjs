// Right but unusual servers over stdio without an SDK. `node odd-raw.mjs WHICH`.
import { randomBytes } from "node:crypto";
import { handshake, serveStdio, textResult } from "../../servers/base.mjs";

const which = process.argv[2];
const read = { readOnlyHint: true };
const object = (properties = {}, required = []) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});
const json = (value) => textResult(JSON.stringify(value));
const failed = (message) => textResult(message, { isError: true });
const ITEMS = Array.from({ length: 9 }, (_, index) => ({ id: `item-${index}`, size: index * 3 }));

/** Cursors are random, valid once, and another one each time. */
function cursors() {
  const open = new Map();
  const list = ({ cursor, limit = 4 }) => {
    const start = cursor === undefined ? 0 : open.get(cursor);
    if (start === undefined) return failed("this cursor is not valid any more");
    open.delete(cursor);
    const next = randomBytes(9).toString("base64url");
    const hasMore = start + limit < ITEMS.length;
    if (hasMore) open.set(next, start + limit);
    return json({ items: ITEMS.slice(start, start + limit), next_cursor: hasMore ? next : null });
  };
  const limit = { type: "integer", minimum: 1, maximum: 50, default: 4 };
  return {
    capabilities: { tools: {} },
    tools: {
      list_items: {
        description: "Lists items in pages.",
        inputSchema: object({ cursor: { type: "string" }, limit }),
        call: list,
      },
    },
  };
}

/** After each five calls one is refused. */
function limited() {
  let calls = 0;
  const within = (call) => (args) =>
    ++calls % 6 === 0 ? failed("429 Too Many Requests: rate limit exceeded, retry after 1 s") : call(args);
  const price = {
    symbol: { type: "string", minLength: 1, description: "Such as ACME." },
    currency: { enum: ["EUR", "USD"], default: "EUR" },
  };
  return {
    capabilities: { tools: {} },
    tools: {
      quote: {
        description: "The price of a share.",
        inputSchema: object(price, ["symbol"]),
        call: within(({ symbol, currency = "EUR" }) =>
          json({ symbol, currency, price: symbol.length * (currency === "EUR" ? 10 : 11) }),
        ),
      },
      symbols: {
        description: "All symbols.",
        inputSchema: object(),
        call: within(() => json({ symbols: ["ACME", "INIT"], remaining: 6 - (calls % 6) })),
      },
    },
  };
}

/** A folder that is several files, bytes, and a prompt with a resource in it. */
function contents() {
  const file = (name, mimeType, more) => ({ uri: `files:///docs/${name}`, mimeType, ...more });
  const FILES = [
    file("a.md", "text/markdown", { text: "# A" }),
    file("b.json", "application/json", { text: '{"b":1}' }),
    file("c.png", "image/png", { blob: Buffer.from([0x89, 0x50, 0x4e, 0x47]).toString("base64") }),
    file("empty.txt", "text/plain", { text: "" }),
  ];
  const folder = { uri: "files:///docs", name: "docs", mimeType: "inode/directory" };
  return {
    capabilities: { tools: {}, resources: {}, prompts: {} },
    tools: {
      file_count: { description: "How many files there are.", inputSchema: object(), call: () => textResult("4") },
    },
    methods: {
      "resources/list": () => ({
        resources: [folder, ...FILES.map(({ uri, mimeType }) => ({ uri, mimeType, name: uri.slice(14) }))],
      }),
      "resources/templates/list": () => ({ resourceTemplates: [] }),
      "resources/read": ({ uri }) => {
        const found = uri === folder.uri ? FILES : FILES.filter((one) => one.uri === uri);
        return found.length > 0 && { contents: found };
      },
      "prompts/list": () => ({
        prompts: [
          {
            name: "review",
            arguments: [
              { name: "focus", required: true },
              { name: "template", required: false },
            ],
          },
        ],
      }),
      "prompts/get": ({ name, arguments: { focus, template } = {} }) =>
        name === "review" &&
        focus !== undefined && {
          messages: [
            { role: "user", content: { type: "resource", resource: FILES[0] } },
            {
              role: "user",
              content: {
                type: "text",
                text: `Review it for ${focus}. ${template ?? "Write {{title}} above each part."}`,
              },
            },
            { role: "assistant", content: { type: "text", text: "I will." } },
          ],
        },
    },
  };
}

const { capabilities, tools, methods = {} } = { cursors, limited, contents }[which]();
const listed = Object.entries(tools).map(([name, { description, inputSchema }]) => ({
  name,
  description,
  inputSchema,
  annotations: read,
}));

/** What a schema of this server asks, checked by hand. */
function mistakeIn({ properties, required }, args) {
  for (const name of required) if (!(name in args)) return `${name} is required`;
  for (const [name, value] of Object.entries(args)) {
    const { type, enum: values, minimum, maximum, minLength } = properties[name] ?? {};
    if (!(name in properties)) return `${name} is no argument`;
    if (values ? !values.includes(value) : type !== (Number.isInteger(value) ? "integer" : typeof value))
      return `${name} is of the wrong type`;
    if (value < minimum || value > maximum || value.length < minLength) return `${name} is out of range`;
  }
  return undefined;
}

serveStdio((method, params = {}) => {
  if (method === "initialize")
    return { result: handshake(`odd-${which}`, { protocolVersion: "2025-11-25" }, { capabilities }) };
  if (method === "ping") return { result: {} };
  if (method === "tools/list") return { result: { tools: listed } };
  if (method === "tools/call") {
    const { inputSchema, call } = tools[params.name] ?? {};
    if (!call) return { error: { code: -32602, message: `Unknown tool: ${params.name}` } };
    const mistake = mistakeIn(inputSchema, params.arguments ?? {});
    return { result: mistake ? failed(mistake) : call(params.arguments ?? {}) };
  }
  if (!(method in methods)) return { error: { code: -32601, message: `Unknown method: ${method}` } };
  const result = methods[method](params);
  return result
    ? { result }
    : { error: { code: -32602, message: `${method} cannot be answered for ${JSON.stringify(params)}` } };
});
