// A stdio server that keeps every rule of the corpus but those that are named: `node corpus-server.mjs [RULE…]`. Each key
// of `breaks` is the id of a rule, and changes one thing.
import { createInterface } from "node:readline";

const broken = process.argv.slice(2);

/** By rule: `start` runs first, `METHOD` makes the answer to that method, `end` runs when stdin ends. */
const breaks = {
  "LIFE-PING": { ping: () => ({ error: { code: -32601, message: "Method not found" } }) },
  "PROTO-UNKNOWN-METHOD": { "mcptest/unknown": () => ({ error: { code: -32603, message: "Internal error" } }) },
  "TRANSPORT-END-OF-STDIN": { end: () => setInterval(() => {}, 1_000) },
  "TRANSPORT-SIGTERM": { start: () => process.on("SIGTERM", () => {}) },
  "TRANSPORT-STDOUT-AT-END": { end: () => process.stdout.write("bye\n") },
};

for (const rule of broken) if (!(rule in breaks)) throw new Error(`unknown rule ${rule}`);
const active = broken.map((rule) => breaks[rule]);
for (const { start } of active) start?.();

const answers = {
  initialize: ({ protocolVersion }) => ({
    result: { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: "corpus", version: "1.0.0" } },
  }),
  ping: () => ({ result: {} }),
  "tools/list": () => ({ result: { tools: [] } }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params = {} } = JSON.parse(line);
  if (id === undefined) continue;
  const answer = active.find((one) => method in one)?.[method] ?? answers[method];
  const answered = answer?.(params) ?? { error: { code: -32601, message: `Method not found: ${method}` } };
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, ...answered })}\n`);
}
for (const { end } of active) end?.();
