// What the common server of the SDK tests offers, for both versions of the TypeScript SDK.
import { z } from "zod";

const customer = z.object({ name: z.string(), city: z.string() });
const items = z.array(z.object({ sku: z.string(), count: z.number().int() }));

/** Registers everything on a server that has `registerTool`, `registerResource` and `registerPrompt`; gives it back. */
export function equipped(server) {
  const tool = (name, description, inputSchema, answer) =>
    server.registerTool(name, { description, inputSchema: z.object(inputSchema) }, (args) => ({
      content: [{ type: "text", text: answer(args) }],
    }));
  tool("echo", "Gives the text back", { text: z.string() }, ({ text }) => text);
  tool("add", "Adds two numbers", { a: z.number(), b: z.number() }, ({ a, b }) => `${a + b}`);
  tool("order", "Places an order", { customer, items }, (order) => {
    const wares = order.items.map(({ sku, count }) => `${count} ${sku}`).join(", ");
    return `${wares} for ${order.customer.name} in ${order.customer.city}`;
  });
  tool("fail", "Always fails", {}, () => {
    throw new Error("out of stock");
  });
  server.registerResource("today", "notes://today", {}, ({ href }) => ({
    contents: [{ uri: href, mimeType: "text/plain", text: "Water the plants" }],
  }));
  const argsSchema = { name: z.string() };
  server.registerPrompt("greet", { description: "Asks for a greeting", argsSchema }, ({ name }) => ({
    messages: [{ role: "user", content: { type: "text", text: `Greet ${name}` } }],
  }));
  return server;
}
