// Calls through a session that a cassette answers: `node replay-calls COUNT`. Prints the wall time of the calls (ms).
import { createRedactor } from "../src/core/redaction/redact.js";
import { CassettePlayer } from "../src/mcp/cassette/player.js";
import { openSession } from "../src/mcp/session/open.js";

const count = Number(process.argv[2]);
const redactor = createRedactor();
const handshake = {
  protocolVersion: "2025-11-25",
  capabilities: { tools: {} },
  serverInfo: { name: "bench", version: "1" },
};
const params = (index: number) => ({ name: "echo", arguments: { text: `hello ${index}` } });
const resultOf = (index: number) => ({ content: [{ type: "text", text: `hello ${index}` }] });
const calls = Array.from({ length: count }, (_, index) => ({
  request: { method: "tools/call", params: params(index) },
  response: { jsonrpc: "2.0", result: resultOf(index) },
}));
const player = new CassettePlayer(
  {
    version: 1,
    kind: "server",
    server: { name: "bench" },
    protocol_version: "2025-11-25",
    recorded_at: "",
    interactions: [{ request: { method: "initialize" }, response: { jsonrpc: "2.0", result: handshake } }, ...calls],
  },
  (request) => redactor.value(request),
);
let id = 0;
const opened = await openSession(
  { kind: "cassette", player },
  {
    server: "bench",
    targetVersion: "2025-11-25",
    startupTimeoutMs: 30_000,
    maxFrameBytes: 16 * 1024 * 1024,
    nextId: () => {
      id += 1;
      return id;
    },
  },
);
if (!opened.ok) throw new Error(opened.failure.message);
const { session } = opened;
const startedAt = performance.now();
for (let index = 0; index < count; index += 1) {
  const outcome = await session.request("tools/call", params(index), { timeoutMs: 30_000, purpose: "test" });
  const text = outcome.kind === "answer" ? JSON.stringify(outcome.answer.result) : "";
  if (text !== JSON.stringify(resultOf(index))) throw new Error(`wrong answer to call ${index}: ${text}`);
}
console.log(performance.now() - startedAt);
await session.close();
