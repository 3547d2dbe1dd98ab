// A shop over Streamable HTTP with the SDK: one server for each session, one shop for all. `node shop.mjs PORT BUG`.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { z } from "zod";

const [, , port, bug] = process.argv;
const products = new Map(
  ["apple", "pear", "plum", "fig", "kiwi", "lemon", "mango"].map((name, index) => [
    `sku-${index + 1}`,
    { sku: `sku-${index + 1}`, name, price: 20 + index * 15, stock: index * 4, category: index % 2 ? "stone" : "soft" },
  ]),
);
const READS = { readOnlyHint: true };
const PRODUCT = {
  sku: z.string(),
  name: z.string(),
  price: z.number(),
  stock: z.number(),
  category: z.enum(["stone", "soft"]),
};
const structured = (value) => ({ content: [{ type: "text", text: JSON.stringify(value) }], structuredContent: value });
const failure = (text) => ({ content: [{ type: "text", text }], isError: true });
let lookedAt;

function shop() {
  const server = new McpServer({ name: "shop", version: "0.9.0" });
  const cart = new Map();
  const cartAsJson = () => ({ items: [...cart].map(([sku, count]) => ({ sku, count })) });
  const CART = { items: z.array(z.object({ sku: z.string(), count: z.number().int() })) };

  server.registerTool(
    "list_products",
    {
      description: "Lists products by price.",
      inputSchema: {
        category: z.enum(["stone", "soft"]).optional(),
        sort: z.enum(["asc", "desc"]).default("asc").describe("By price."),
        in_stock: z.boolean().default(false).describe("Only what is in stock."),
      },
      outputSchema: { products: z.array(z.object(PRODUCT)) },
      annotations: READS,
    },
    ({ category, sort, in_stock }) => {
      const found = [...products.values()]
        .filter((product) => !category || product.category === category)
        .filter(({ stock }) => bug === "in-stock-ignored" || !in_stock || stock > 0)
        .sort((a, b) => (sort === "desc" && bug !== "sort-ignored" ? b.price - a.price : a.price - b.price));
      return structured({ products: found });
    },
  );
  server.registerTool(
    "get_product",
    { description: "Gets a product.", inputSchema: { sku: z.string() }, outputSchema: PRODUCT, annotations: READS },
    async ({ sku }) => {
      lookedAt = sku;
      if (bug === "overlap") await wait(15);
      const product = products.get(bug === "overlap" ? lookedAt : sku);
      if (!product) return failure(bug === "leak-stack" ? new Error(`no ${sku}`).stack : `There is no product ${sku}.`);
      return structured(bug === "price-text" ? { ...product, price: `${product.price} ct` } : product);
    },
  );
  server.registerTool(
    "add_to_cart",
    {
      description: "Puts a product into the cart of this session.",
      inputSchema: { sku: z.string(), count: z.number().int().min(1).max(99).default(1) },
      outputSchema: CART,
      annotations: { readOnlyHint: false, destructiveHint: false },
    },
    ({ sku, count }) => {
      const product = products.get(sku);
      if (!product) return failure(`There is no product ${sku}.`);
      if (bug === "stock-crash" && count > product.stock) throw new RangeError("Invalid array length");
      cart.set(sku, (cart.get(sku) ?? 0) + count);
      if (bug === "sells-out") products.delete(sku);
      return structured(cartAsJson());
    },
  );
  server.registerTool(
    "view_cart",
    { description: "Shows the cart of this session.", inputSchema: {}, outputSchema: CART, annotations: READS },
    () => {
      const seen = structured(cartAsJson());
      if (bug === "view-empties") cart.clear();
      return seen;
    },
  );
  return server;
}

const sessions = new Map();
createServer(async (request, response) => {
  if (request.headers.origin !== undefined) return response.writeHead(403).end();
  const id = request.headers["mcp-session-id"];
  if (id !== undefined) {
    const known = sessions.get(id);
    return known ? known.handleRequest(request, response) : response.writeHead(404).end();
  }
  // One that does not begin a session is rejected by the transport.
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    onsessioninitialized: (started) => sessions.set(started, transport),
    onsessionclosed: (closed) => sessions.delete(closed),
  });
  await shop().connect(transport);
  await transport.handleRequest(request, response);
}).listen(Number(port), "127.0.0.1", function () {
  console.log(`http://127.0.0.1:${this.address().port}/mcp`);
});
