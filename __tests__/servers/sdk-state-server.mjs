// A server of the official SDK that keeps what it asks for in states signed by the SDK's codec: `node sdk-state-server.mjs PORT
// [unsigned]`. Its tools and resource are those of state-server.mjs; `unsigned` states are taken as they come.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { toNodeHandler } from "@modelcontextprotocol/node";
import {
  createMcpHandler,
  createRequestStateCodec,
  fromJsonSchema,
  inputRequired,
  inputResponse,
  McpServer,
} from "@modelcontextprotocol/server";
import { textResult } from "./base.mjs";

const [port, flag] = process.argv.slice(2);
const object = (properties) => fromJsonSchema({ type: "object", properties, required: Object.keys(properties) });
const text = { type: "string" };
const SURE = {
  message: "Sure?",
  requestedSchema: { type: "object", properties: { sure: { type: "boolean" } }, required: ["sure"] },
};
/** Most of a state: what changes there changes the result. */
const PRICE = "1".repeat(500);
const NOTE = "note://one";
const userOf = ({ http }) => http?.authInfo?.clientId ?? "";
const signed = createRequestStateCodec({ key: "a key of 32 bytes or more, of every copy", bind: userOf });
const open = {
  mint: async (payload) => Buffer.from(JSON.stringify(payload)).toString("hex"),
  verify: async (state) => JSON.parse(Buffer.from(state, "hex")),
};
const codec = flag === "unsigned" ? open : signed;
/** Of this process. */
const carts = new Map();
let unlocked = 0;
let notes = 0;

function createServerOf() {
  const capabilities = { tools: { listChanged: true }, resources: { subscribe: true } };
  const options = { capabilities, requestState: { verify: codec.verify } };
  const server = new McpServer({ name: "sdk-state", version: "1.0.0" }, options);
  const tool = (name, properties, run, readOnlyHint = false) =>
    server.registerTool(
      name,
      { description: `Is ${name}.`, inputSchema: object(properties), annotations: { readOnlyHint } },
      run,
    );
  tool("where", {}, () => textResult("here"), true);
  for (const name of ["order", "rent"]) tool(name, { item: text }, (args, context) => order(name, args, context));
  for (let number = 1; number <= unlocked; number += 1) tool(`unlocked-${number}`, {}, () => textResult("more"));
  tool("unlock", {}, () => {
    unlocked += 1;
    handler.notify.toolsChanged();
    return textResult("more");
  });
  tool("write", {}, () => {
    notes += 1;
    handler.notify.resourceUpdated(NOTE);
    return textResult("more");
  });
  tool("open_cart", {}, (_, context) => {
    const cart = randomUUID();
    carts.set(cart, userOf(context));
    return textResult(cart, { structuredContent: { cart } });
  });
  tool("show_cart", { cart: text }, ({ cart }, context) =>
    carts.get(cart) === userOf(context) ? textResult("empty") : textResult("no such cart", { isError: true }),
  );
  server.registerResource("note", NOTE, {}, () => ({ contents: [{ uri: NOTE, text: `${notes}` }] }));
  return server;
}

/** Asks for a confirmation first. */
async function order(name, { item }, context) {
  const { inputResponses, requestState } = context.mcpReq;
  const about = { name, item, user: userOf(context) };
  const state = requestState();
  if (state && Object.keys(about).some((key) => state[key] !== about[key])) {
    return textResult("the state is of another request", { isError: true });
  }
  const sure = inputResponse(inputResponses, "sure");
  if (!state || !sure || sure.kind === "missing") {
    const minted = await codec.mint({ ...about, price: PRICE }, context);
    return inputRequired({ inputRequests: { sure: inputRequired.elicit(SURE) }, requestState: minted });
  }
  return textResult(`${sure.kind} ${item} ${state.price}`);
}

const handler = createMcpHandler(createServerOf, { legacy: "reject" });
const serve = toNodeHandler(handler);
createServer((request, response) => {
  const { authorization = "" } = request.headers;
  request.auth = { token: authorization, clientId: authorization, scopes: [] };
  serve(request, response);
}).listen(Number(port), "127.0.0.1");
