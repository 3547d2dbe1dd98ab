// Tools of which some keep something with every call, and some only seem to. `node growing.mjs [TOOL…]` has only these; `2:plain` is another tool that does the same.
import { EventEmitter } from "node:events";
import { openSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { handshake, serveStdio, textResult } from "../../servers/base.mjs";

const kept = [];
const cache = new Map();
const events = new EventEmitter().setMaxListeners(0);
let calls = 0;

function work(rounds) {
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) sum += Math.sqrt(round);
  return sum;
}

const TOOLS = {
  plain() {},
  /** Its garbage grows until it is collected. */
  makes_garbage: () => Buffer.alloc(300_000, 1),
  /** Its cache is full after fifty calls. */
  caches: () => cache.set(calls++ % 50, Buffer.alloc(300_000, 1)),
  works: () => work(100_000),
  keeps_buffer: () => kept.push(Buffer.alloc(150_000, 1)),
  keeps_file: () => openSync(fileURLToPath(import.meta.url)),
  keeps_socket: () => createServer().listen(0, "127.0.0.1"),
  keeps_listener() {
    events.on("call", () => work(4_000));
    events.emit("call");
  },
};

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(TOOLS);

serveStdio((method, params) => {
  switch (method) {
    case "initialize":
      return { result: handshake("growing", params) };
    case "ping":
      return { result: {} };
    case "tools/list":
      return {
        result: {
          tools: names.map((name) => ({ name, inputSchema: { type: "object" }, annotations: { readOnlyHint: true } })),
        },
      };
    case "tools/call":
      TOOLS[params.name.split(":").at(-1)]();
      return { result: textResult("done") };
    default:
      return { error: { code: -32601, message: `Unknown method: ${method}` } };
  }
});
