// A stdio server with one tool of the everything server, `get-sum`, which starts in a tenth of its time.
import { createInterface } from "node:readline";

const number = (description) => ({ type: "number", description });
const getSum = {
  name: "get-sum",
  title: "Get Sum Tool",
  description: "Returns the sum of two numbers",
  inputSchema: {
    $schema: "http://json-schema.org/draft-07/schema#",
    type: "object",
    properties: { a: number("First number"), b: number("Second number") },
    required: ["a", "b"],
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id !== undefined) process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, ...answer(method, params) })}\n`);
}

function answer(method, params) {
  if (method === "initialize") {
    const { protocolVersion } = params;
    return { result: { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: "sum", version: "1.0.0" } } };
  }
  if (method === "tools/list") return { result: { tools: [getSum] } };
  if (method === "tools/call" && params.name === getSum.name) return { result: sum(params.arguments) };
  if (method === "ping") return { result: {} };
  return { error: { code: -32601, message: `there is no ${method} of ${params?.name}` } };
}

function sum({ a, b }) {
  if (typeof a !== "number" || typeof b !== "number") return text("a and b must be numbers", true);
  return text(`The sum of ${a} and ${b} is ${a + b}.`);
}

function text(said, isError = false) {
  return { content: [{ type: "text", text: said }], isError };
}
