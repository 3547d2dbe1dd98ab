// A stdio server whose tools fail behind a branch that random arguments hardly ever reach: `node branching-server.mjs`.
// `command` crashes on a text that begins with "F:x!", `deep` answers -32603 if a nested text and a number fit together.
import { createInterface } from "node:readline";

const text = { type: "string" };
const tools = [
  { name: "command", inputSchema: { type: "object", required: ["text"], properties: { text } } },
  {
    name: "deep",
    inputSchema: {
      type: "object",
      required: ["order"],
      properties: {
        order: { type: "object", required: ["code", "rush"], properties: { code: text, rush: { type: "boolean" } } },
      },
    },
  },
];

const calls = {
  command({ text: command }) {
    if (typeof command !== "string") return "no text";
    if (command[0] === "F") {
      if (command[1] === ":") {
        if (command[2] === "x") {
          if (command[3] === "!") process.exit(7);
          return "execute";
        }
        return "command";
      }
      return "name";
    }
    return "text";
  },
  deep({ order: { code, rush } = {} }) {
    if (typeof code !== "string") return "no order";
    if (code.startsWith("Q")) {
      if (code.endsWith("7")) {
        if (rush) throw new Error("no rush orders today");
        return "later";
      }
      return "Q";
    }
    return "ordered";
  },
};

function answerTo({ method, params }) {
  if (method === "initialize") {
    const serverInfo = { name: "branching", version: "1.0.0" };
    return { result: { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo } };
  }
  if (method === "tools/list") return { result: { tools } };
  if (method !== "tools/call") return { result: {} };
  try {
    const said = calls[params.name](params.arguments ?? {});
    return { result: { content: [{ type: "text", text: said }] } };
  } catch ({ message }) {
    return { error: { code: -32603, message } };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, ...request } = JSON.parse(line);
  if (id !== undefined) process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, ...answerTo(request) })}\n`);
}
