// The server of docs/recipes.md, with nothing but Node: orders, kept in the file that DATABASE names. Over stdio; with PORT,
// over HTTP for the owners of the tokens in ALICE_TOKEN and BOB_TOKEN, each of whom sees their own orders alone.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";

const { DATABASE, PORT, ALICE_TOKEN, BOB_TOKEN, STARTS_IN = 0, BACKEND = "up" } = process.env;
const REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];
const owners = new Map([
  [`Bearer ${ALICE_TOKEN}`, "alice"],
  [`Bearer ${BOB_TOKEN}`, "bob"],
]);
let orders = DATABASE && existsSync(DATABASE) ? JSON.parse(readFileSync(DATABASE, "utf8")) : [];
let asked = 0;

const schema = (properties, required = []) => ({ type: "object", properties, required, additionalProperties: false });
const text = { type: "string" };
const count = { type: "integer", minimum: 1, maximum: 100 };
const readOnly = { annotations: { readOnlyHint: true } };
const tools = [
  { name: "add_order", description: "Adds an order.", inputSchema: schema({ item: text }, ["item"]) },
  {
    name: "list_orders",
    description: "Lists orders.",
    inputSchema: schema({ limit: count, cursor: text }),
    ...readOnly,
  },
  { name: "import_orders", description: "Adds many orders.", inputSchema: schema({ count }, ["count"]) },
  { name: "get_rate", description: "Asks the exchange for a rate.", inputSchema: schema({}), ...readOnly },
];

function add(item, owner) {
  const order = { id: orders.length + 1, item, owner };
  orders = [...orders, order];
  if (DATABASE) writeFileSync(DATABASE, JSON.stringify(orders));
  return order;
}

function list({ limit = 50, cursor = "0" }, owner) {
  const own = orders.filter((order) => order.owner === owner);
  const end = Number(cursor) + limit;
  return { orders: own.slice(Number(cursor), end), ...(end < own.length && { next_cursor: String(end) }) };
}

function rate() {
  asked += 1;
  if (BACKEND === "down" || (BACKEND === "flaky" && asked === 1)) throw new Error("The exchange does not answer");
  return { rate: 1.1 };
}

async function call({ name, arguments: args, _meta }, owner, notify) {
  if (name === "add_order") return add(args.item, owner);
  if (name === "list_orders") return list(args, owner);
  if (name === "get_rate") return rate();
  for (let i = 1; i <= args.count; i += 1) {
    add(`item ${i}`, owner);
    await setTimeout(20);
    const progress = { progressToken: _meta?.progressToken, progress: i, total: args.count };
    if (_meta?.progressToken !== undefined) notify({ method: "notifications/progress", params: progress });
  }
  return { imported: args.count };
}

async function answer({ method, params }, owner, notify) {
  if (method === "initialize") {
    const protocolVersion = REVISIONS.includes(params.protocolVersion) ? params.protocolVersion : REVISIONS.at(-1);
    return { result: { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: "shop", version: "1.0.0" } } };
  }
  if (method === "ping") return { result: {} };
  if (method === "tools/list") return { result: { tools } };
  if (method !== "tools/call") return { error: { code: -32601, message: `Method not found: ${method}` } };
  if (!tools.some(({ name }) => name === params.name)) return { error: { code: -32602, message: "Unknown tool" } };
  try {
    const structuredContent = await call({ arguments: {}, ...params }, owner, notify);
    return { result: { content: [{ type: "text", text: JSON.stringify(structuredContent) }], structuredContent } };
  } catch ({ message }) {
    return { result: { content: [{ type: "text", text: message }], isError: true } };
  }
}

/** Answers one message; `send` takes what goes to the client. */
async function take(message, owner, send) {
  const notify = (notification) => send({ jsonrpc: "2.0", ...notification });
  if (message.id !== undefined) send({ jsonrpc: "2.0", id: message.id, ...(await answer(message, owner, notify)) });
}

function serve() {
  createServer(async (request, response) => {
    const owner = owners.get(request.headers.authorization);
    if (owner === undefined) return response.writeHead(401, { "www-authenticate": "Bearer" }).end();
    if (request.method !== "POST") return response.writeHead(405).end();
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const message = JSON.parse(body);
    if (message.id === undefined) return response.writeHead(202).end();
    response.writeHead(200, { "content-type": "text/event-stream" });
    await take(message, owner, (sent) => response.write(`data: ${JSON.stringify(sent)}\n\n`));
    response.end();
  }).listen(Number(PORT), "127.0.0.1");
}

await setTimeout(Number(STARTS_IN));
if (PORT) serve();
else {
  const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
  createInterface({ input: process.stdin }).on("line", (line) => take(JSON.parse(line), "you", send));
}
