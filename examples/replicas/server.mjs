// Orders that are confirmed first, with the official SDK. What the second round needs is in a signed state, so any copy can
// finish an order that another one began; orders themselves belong in a database, here in a file.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
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

const { PORT, STATE_KEY, ORDERS } = process.env;
const URI = "orders://all";
const states = createRequestStateCodec({ key: STATE_KEY });
const orders = () => (existsSync(ORDERS) ? readFileSync(ORDERS, "utf8") : "");
const text = (value, more = {}) => ({ content: [{ type: "text", text: value }], ...more });
const item = fromJsonSchema({ type: "object", properties: { item: { type: "string" } }, required: ["item"] });
const confirmation = {
  message: "Order it?",
  requestedSchema: { type: "object", properties: { sure: { type: "boolean" } }, required: ["sure"] },
};

function ordering() {
  const server = new McpServer(
    { name: "orders", version: "1.0.0" },
    { capabilities: { resources: { subscribe: true } }, requestState: { verify: states.verify } },
  );
  server.registerTool(
    "order",
    { description: "Orders something, if you are sure.", inputSchema: item },
    async (args, { mcpReq }) => {
      const state = mcpReq.requestState();
      if (state && state.item !== args.item) return text("That is not what was asked for.", { isError: true });
      const answer = inputResponse(mcpReq.inputResponses, "confirmation");
      if (!state || answer.kind === "missing") {
        const requestState = await states.mint({ item: args.item });
        return inputRequired({ inputRequests: { confirmation: inputRequired.elicit(confirmation) }, requestState });
      }
      if (answer.action !== "accept") return text("Nothing ordered.");
      writeFileSync(ORDERS, `${orders()}${args.item}\n`);
      handler.notify.resourceUpdated(URI);
      return text(`Ordered: ${args.item}.`);
    },
  );
  server.registerTool("reorder", { description: "Orders the same again." }, () => {
    writeFileSync(ORDERS, `${orders()}the same\n`);
    handler.notify.resourceUpdated(URI);
    return text("Ordered again.");
  });
  server.registerResource("orders", URI, { description: "All orders." }, () => ({
    contents: [{ uri: URI, text: orders() }],
  }));
  return server;
}

const handler = createMcpHandler(ordering, { legacy: "reject" });
createServer(toNodeHandler(handler)).listen(Number(PORT), "127.0.0.1");
