// A small server that does what a suite asks: echoes, tells its environment, says text on every channel that it has.
// `node plain-server.mjs [FILE]` writes its environment into FILE when it starts.
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

if (process.argv[2]) writeFileSync(process.argv[2], JSON.stringify(process.env));

const tools = {
  echo: ({ text }) => text,
  environment: () => JSON.stringify(process.env),
  everywhere: ({ text }) => {
    process.stderr.write(`${text}\n`);
    process.stdout.write(`${text}\n`);
    return text;
  },
  hang: () => undefined,
  shout_and_die: ({ text }) => {
    process.stderr.write(`${text}\n`);
    process.exit(7);
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  const result = resultOf(method, params);
  if (result !== undefined) process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, result })}\n`);
}

function resultOf(method, params) {
  if (method === "initialize") {
    const { protocolVersion } = params;
    return { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: "plain", version: "1.0.0" } };
  }
  if (method === "tools/list") {
    return { tools: Object.keys(tools).map((name) => ({ name, inputSchema: { type: "object" } })) };
  }
  if (method === "tools/call") {
    const text = tools[params.name](params.arguments ?? {});
    return text === undefined ? undefined : { content: [{ type: "text", text }] };
  }
  return {};
}
